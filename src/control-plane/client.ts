/** The operations of §4.1 and of design section 3, over one sender. */
import { setImmediate as othersFirst } from 'node:timers/promises'
import type * as z from 'zod'
import { StatusError } from '../errors.js'
import type { HttpRequest, HttpSender } from '../http/sender.js'
import type { ControlPlane } from '../ports.js'
import { CONTROL_PLANE_ADVICE as advice } from './advice.js'

/** Deadlines of one exchange, in milliseconds: a write may take the service longer. */
const READ_TIMEOUT_MS = 30_000
const WRITE_TIMEOUT_MS = 60_000

/** What a server without an operation answers. */
const NO_SUCH_OPERATION = new Set([404, 405, 501])

type Reading = typeof import('./reading.js')
let reading: Promise<Reading> | undefined

/**
 * What reads the answers. To build its schemas takes longer than to send a request, so it is loaded while the first one
 * is on its way.
 */
export function loadReading(): Promise<Reading> {
  reading ??= othersFirst().then(() => import('./reading.js'))
  return reading
}

/** The control plane behind `sender`. `redact` takes secret values out of what errors quote. */
export function createControlPlane(sender: HttpSender, redact: (text: string) => string): ControlPlane {
  const exchange = async <T extends z.ZodType>(
    request: Omit<HttpRequest, 'timeoutMs'> & { timeoutMs?: number | undefined },
    schemaIn: (reading: Reading) => T
  ) => {
    const timeoutMs = request.timeoutMs ?? (request.method === 'GET' ? READ_TIMEOUT_MS : WRITE_TIMEOUT_MS)
    const [answer, reading] = await Promise.all([sender.send({ ...request, timeoutMs }), loadReading()])
    const answered = { request: `${request.method} ${request.path}`, answer, advice, redact }
    return reading.parseAnswer(schemaIn(reading), answered)
  }
  const deploymentPath = (deploymentId: string) => `/v2/deployments/${encodeURIComponent(deploymentId)}`

  const deployment = ({ DeploymentAnswer }: Reading) => DeploymentAnswer
  const lookups = ({ rowsOf, LookupRow }: Reading) => rowsOf(LookupRow)

  return {
    createDeployment: (body) => exchange({ method: 'POST', path: '/v2/deployments', body }, deployment),

    readDeployment: (deploymentId, options) =>
      exchange({ method: 'GET', path: deploymentPath(deploymentId), timeoutMs: options?.timeoutMs }, deployment),

    readRevision: (deploymentId, revisionId, options) =>
      exchange(
        {
          method: 'GET',
          path: `${deploymentPath(deploymentId)}/revisions/${encodeURIComponent(revisionId)}`,
          timeoutMs: options?.timeoutMs
        },
        ({ RevisionAnswer }) => RevisionAnswer
      ),

    patchDeployment: (deploymentId, body) =>
      exchange({ method: 'PATCH', path: deploymentPath(deploymentId), body }, deployment),

    listIntegrations: () => exchange({ method: 'GET', path: '/v1/integrations/git_host/install' }, lookups),

    listListeners: () => exchange({ method: 'GET', path: '/v2/listeners' }, lookups),

    listDeployments: ({ name_contains, limit, offset }) => {
      const query = new URLSearchParams({ name_contains, limit: String(limit), offset: String(offset) })
      return orNull(
        exchange({ method: 'GET', path: `/v2/deployments?${query.toString()}` }, ({ rowsOf, DeploymentRow }) =>
          rowsOf(DeploymentRow)
        )
      )
    },

    listRevisions: (deploymentId, options) =>
      orNull(
        exchange(
          { method: 'GET', path: `${deploymentPath(deploymentId)}/revisions`, timeoutMs: options?.timeoutMs },
          ({ rowsOf, RevisionAnswer }) => rowsOf(RevisionAnswer)
        )
      ),

    deleteDeployment: async (deploymentId) => {
      const request = { method: 'DELETE', path: deploymentPath(deploymentId), timeoutMs: WRITE_TIMEOUT_MS } as const
      const [answer, { statusError, parseJson }] = await Promise.all([sender.send(request), loadReading()])
      const answered = { request: `DELETE ${request.path}`, answer, advice, redact }
      if (answer.status < 200 || answer.status > 299) throw statusError(answered)
      // The answer has no body (204), or one that nobody needs; but the page of a proxy is no answer of the service.
      if (answer.text.trim() !== '') parseJson(answered)
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
