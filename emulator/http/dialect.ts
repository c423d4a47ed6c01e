/**
 * Translates the words of the local control plane at its edge: bodies
 * before they are checked, answers at the very end. It is strict: a
 * neutral word is an error if the service has another word for it.
 */
import type { FastifyRequest } from 'fastify'
import * as z from 'zod'
import {
  type Dialect,
  isWord,
  NEUTRAL,
  translate,
  translatePath,
  type Words
} from '../../src/contract/dialect.js'
import type { ValidationError } from '../../src/contract/errors.js'
import { PublicDeployment } from '../control-plane/public-shapes.js'
import { DEFAULT_TENANT_ID } from '../options.js'
import type { Operation, Operations } from './operations/operation.js'
import type { Edge } from './routes/route.js'

/** The operations with the paths of a service with these words. */
export function spokenOperations<T extends Operations>(operations: T, words: Words): T {
  const spoken = Object.entries(operations).map(([id, one]) => [
    id,
    { ...one, path: inWords(one.path, words) }
  ])
  return Object.fromEntries(spoken) as T
}

/** The edge of a service that speaks this dialect. */
export function edgeOf(dialect: Dialect): { edge?: Edge } {
  if (dialect === NEUTRAL) return {}
  const { words } = dialect
  const edge: Edge = {
    hear: (body) => translate(body, words, 'swap'),
    say: ({ status, body }, operation, request) => {
      if (isRefusal(body)) return { detail: spokenDetail(body.detail, operation, words) }
      const spoken = translate(body, words, 'write')
      return withTenant(spoken, operation.answers[status]?.schema, request)
    }
  }
  return { edge }
}

interface RefusalBody {
  detail: string | ValidationError[]
}

function isRefusal(payload: unknown): payload is RefusalBody {
  return typeof payload === 'object' && payload !== null && 'detail' in payload
}

function spokenDetail(detail: RefusalBody['detail'], { body }: Operation, words: Words) {
  if (typeof detail === 'string') return inWords(detail, words)
  return detail.map(({ loc, msg, type }) => {
    const [root = '', ...path] = loc
    const spoken = inWords(msg, words)
    if (body === undefined || root !== 'body') return { loc, msg: spoken, type }
    return { loc: [root, ...translatePath(path, words, 'swap')], msg: spoken, type }
  })
}

/**
 * A sentence of this server with the names of fields
 * and sources that a service with these words has.
 */
export function inWords(text: string, words: Words): string {
  const named = text.replaceAll('/integrations/git_host/', `/integrations/${words.git_host}/`)
  return named.replace(/(?<![\w/"])[a-z]+(?:_[a-z]+)+(?![\w/"])/g, (name) =>
    isWord(name) ? words[name] : name
  )
}

/** Adds the workspace of the credentials to each deployment of an answer. */
function withTenant(
  answer: unknown,
  schema: z.ZodType | undefined,
  { headers }: FastifyRequest
): unknown {
  const tenant = headers['x-tenant-id']
  const tenant_id =
    typeof tenant === 'string' && z.guid().safeParse(tenant).success ? tenant : DEFAULT_TENANT_ID
  if (typeof answer !== 'object' || answer === null) return answer
  if (schema === PublicDeployment) return { ...answer, tenant_id }
  const { resources } = answer as { resources?: object[] }
  const isPage =
    schema instanceof z.ZodObject &&
    (schema.shape.resources as z.ZodArray | undefined)?.element === PublicDeployment
  if (!isPage || resources === undefined) return answer
  return { ...answer, resources: resources.map((deployment) => ({ ...deployment, tenant_id })) }
}
