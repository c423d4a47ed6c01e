/**
 * Translates the words of the local control plane at its edge: bodies before they are checked, answers at the very end. It is
 * strict: a neutral word is an error if the service has another word for it.
 */
import type { FastifyInstance, FastifyRequest } from 'fastify'
import * as z from 'zod'
import { Deployment } from '../../../src/contract/deployment.js'
import { type Dialect, isWord, NEUTRAL, type Words } from '../../../src/contract/dialect/dialect.js'
import { translate, translatePath } from '../../../src/contract/dialect/translate.js'
import type { ValidationError } from '../../../src/contract/errors.js'
import { DEFAULT_TENANT_ID } from '../../options.js'

/** Lets the routes that are added to `app` from now on speak the dialect. */
export function speak(app: FastifyInstance, dialect: Dialect): void {
  if (dialect === NEUTRAL) return
  const { words, serviceRules } = dialect
  app.addHook('preValidation', async (request) => {
    if (bodySchema(request) !== undefined) request.body = translate(request.body, words, 'swap')
  })
  app.addHook('preSerialization', async (request, reply, payload) => {
    if (isRefusal(payload)) return { detail: spokenDetail(payload.detail, bodySchema(request), words) }
    const schema = answerSchema(request, reply.statusCode)
    const spoken = schema === undefined ? payload : translate(payload, words, 'write')
    return serviceRules.extraFields ? withExtras(spoken, schema, request) : spoken
  })
  // The schemas of the routes describe neutral answers, which these are no longer.
  app.setSerializerCompiler(() => (answer) => JSON.stringify(answer))
}

function bodySchema({ routeOptions }: FastifyRequest): z.ZodType | undefined {
  const body: unknown = routeOptions.schema?.body
  return body instanceof z.ZodType ? body : undefined
}

function answerSchema({ routeOptions }: FastifyRequest, status: number): z.ZodType | undefined {
  const responses = (routeOptions.schema?.response ?? {}) as Record<string, unknown>
  const response = responses[status] as { content?: { 'application/json'?: { schema?: unknown } } } | undefined
  const schema = response?.content?.['application/json']?.schema
  return schema instanceof z.ZodType ? schema : undefined
}

interface RefusalBody {
  detail: string | ValidationError[]
}

function isRefusal(payload: unknown): payload is RefusalBody {
  return typeof payload === 'object' && payload !== null && 'detail' in payload
}

function spokenDetail(detail: RefusalBody['detail'], schema: z.ZodType | undefined, words: Words) {
  if (typeof detail === 'string') return inWords(detail, words)
  return detail.map(({ loc, msg, type }) => {
    const [root = '', ...path] = loc
    const spoken = inWords(msg, words)
    if (schema === undefined || root !== 'body') return { loc, msg: spoken, type }
    return { loc: [root, ...translatePath(path, words, 'swap')], msg: spoken, type }
  })
}

/** A sentence of this server with the names of fields and sources that a service with these words has. */
export function inWords(text: string, words: Words): string {
  const named = text.replaceAll('/integrations/git_host/', `/integrations/${words.git_host}/`)
  return named.replace(/(?<![\w/"])[a-z]+(?:_[a-z]+)+(?![\w/"])/g, (name) => (isWord(name) ? words[name] : name))
}

/** What the public service tells besides (docs/design.md, section 6): whoever reads answers must not trip over it. */
function withExtras(answer: unknown, schema: z.ZodType | undefined, { headers }: FastifyRequest): unknown {
  const tenant = headers['x-tenant-id']
  const tenant_id = typeof tenant === 'string' && z.guid().safeParse(tenant).success ? tenant : DEFAULT_TENANT_ID
  const extend = (deployment: object) => ({ ...deployment, tenant_id, secret_references: null })
  if (typeof answer !== 'object' || answer === null) return answer
  if (schema === Deployment) return extend(answer)
  const { resources } = answer as { resources?: object[] }
  const isPage =
    schema instanceof z.ZodObject && (schema.shape.resources as z.ZodArray | undefined)?.element === Deployment
  return isPage && resources !== undefined ? { ...answer, resources: resources.map(extend) } : answer
}
