/** The operations of §4.1 and of docs/design.md, section 3, over one sender. */
import type { Dialect } from '../contract/dialect/dialect.js'
import type * as z from '../contract/zod-parts.js'
import { StatusError } from '../errors.js'
import { parseAnswer } from '../http/answer.js'
import type { HttpRequest, HttpSender } from '../http/sender.js'
import type { ControlPlane } from '../ports.js'
import { rememberAccepted } from './accepted-credentials.js'
import { CONTROL_PLANE_ADVICE as advice } from './advice.js'
import { ANSWERS } from './answers.js'
import type { wordingOf, writeIn } from './translation.js'

/** Deadlines of one exchange, in milliseconds: a write may take the service longer. */
const READ_TIMEOUT_MS = 30_000
const WRITE_TIMEOUT_MS = 60_000

/** What a server without an operation answers. */
const NO_SUCH_OPERATION = new Set([404, 405, 501])

/** Operations whose answer need not have a body. */
const MAY_BE_EMPTY = new Set<Operation>(['createDeployment', 'patchDeployment', 'deleteDeployment', 'redeployRevision'])
/** Lists: an answer of 204 says that there is nothing in them. */
const LISTS = new Set<Operation>(['listDeployments', 'listRevisions', 'listIntegrations', 'listListeners'])

/** A dialect, and what translates it: `translation.ts`, which builds all schemas of the contract and so is loaded late. */
export interface SpokenDialect {
  dialect: Dialect
  translation: { writeIn: typeof writeIn; wordingOf: typeof wordingOf }
}

type Operation = keyof typeof ANSWERS
type Answer<T extends Operation> = z.infer<(typeof ANSWERS)[T]>

/**
 * The control plane behind `sender`. `redact` takes secret values out of what errors quote.
 *
 * @param spoken For a service with words of its own: what it is asked and answers is in those words on the wire, and in
 * neutral ones here.
 */
export function createControlPlane(
  sender: HttpSender,
  redact: (text: string) => string,
  spoken?: SpokenDialect
): ControlPlane {
  const credentials = rememberAccepted<Operation>()
  const exchange = async <T extends Operation>(
    operation: T,
    { body, ...request }: Omit<HttpRequest, 'timeoutMs'> & { timeoutMs?: number | undefined }
  ): Promise<Answer<T>> => {
    const timeoutMs = request.timeoutMs ?? (request.method === 'GET' ? READ_TIMEOUT_MS : WRITE_TIMEOUT_MS)
    const sent = spoken ? spoken.translation.writeIn(spoken.dialect, operation, body) : body
    const answer = await sender.send({ ...request, ...(sent !== undefined && { body: sent }), timeoutMs })
    const wording = spoken?.translation.wordingOf(spoken.dialect, operation)
    const answered = { request: `${request.method} ${request.path}`, answer, advice, redact, wording }
    // Some answers have no body, or one that nobody needs; but the page of a proxy is no answer of the service.
    const isSuccess = answer.status >= 200 && answer.status <= 299
    const isEmpty = isSuccess && answer.text.trim() === ''
    if (isSuccess) credentials.accept(operation, answer.receivedAt)
    if (isEmpty && answer.status === 204 && LISTS.has(operation)) return [] as unknown[] as Answer<T>
    const schema: z.ZodMiniType = ANSWERS[operation]
    if (isEmpty && MAY_BE_EMPTY.has(operation)) return schema.parse(undefined) as Answer<T>
    try {
      return parseAnswer(schema, answered) as Answer<T>
    } catch (error) {
      throw credentials.explain(error, operation, answer.receivedAt)
    }
  }
  const deploymentPath = (deploymentId: string) => `/v2/deployments/${encodeURIComponent(deploymentId)}`
  const revisionPath = (deploymentId: string, revisionId: string) =>
    `${deploymentPath(deploymentId)}/revisions/${encodeURIComponent(revisionId)}`

  return {
    createDeployment: (body) => exchange('createDeployment', { method: 'POST', path: '/v2/deployments', body }),

    readDeployment: (deploymentId, options) =>
      exchange('readDeployment', { method: 'GET', path: deploymentPath(deploymentId), timeoutMs: options?.timeoutMs }),

    readRevision: (deploymentId, revisionId, options) =>
      exchange('readRevision', {
        method: 'GET',
        path: revisionPath(deploymentId, revisionId),
        timeoutMs: options?.timeoutMs
      }),

    patchDeployment: (deploymentId, body) =>
      exchange('patchDeployment', { method: 'PATCH', path: deploymentPath(deploymentId), body }),

    listIntegrations: () =>
      exchange('listIntegrations', {
        method: 'GET',
        path: `/v1/integrations/${spoken?.dialect.words.git_host ?? 'git_host'}/install`
      }),

    listListeners: () => exchange('listListeners', { method: 'GET', path: '/v2/listeners' }),

    listDeployments: ({ name_contains, limit, offset }) => {
      const query = new URLSearchParams({ name_contains, limit: String(limit), offset: String(offset) })
      return orNull(exchange('listDeployments', { method: 'GET', path: `/v2/deployments?${query.toString()}` }))
    },

    listRevisions: (deploymentId, options) =>
      orNull(
        exchange('listRevisions', {
          method: 'GET',
          path: `${deploymentPath(deploymentId)}/revisions${options?.offset === undefined ? '' : `?offset=${options.offset}`}`,
          timeoutMs: options?.timeoutMs
        })
      ),

    deleteDeployment: async (deploymentId) => {
      await exchange('deleteDeployment', { method: 'DELETE', path: deploymentPath(deploymentId) })
    },

    redeployRevision: async (deploymentId, revisionId) => {
      const path = `${revisionPath(deploymentId, revisionId)}/redeploy`
      const sent = await orNull(exchange('redeployRevision', { method: 'POST', path }).then(() => true))
      return sent ?? false
    },

    readRevisionLog: (deploymentId, revisionId, { log, ...body }, options) => {
      const revision = `/v1/projects/${encodeURIComponent(deploymentId)}/revisions/${encodeURIComponent(revisionId)}`
      const path = `${revision}/${log}_logs`
      return orNull(exchange('readRevisionLog', { method: 'POST', path, body, timeoutMs: options?.timeoutMs }))
    }
  }
}

/** `null` for an operation that the server does not have. */
async function orNull<T>(answer: Promise<T>): Promise<T | null> {
  try {
    return await answer
  } catch (error) {
    if (error instanceof StatusError && NO_SUCH_OPERATION.has(error.status)) return null
    throw error
  }
}
