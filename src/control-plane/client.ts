/** The operations of §4.1 and of design section 3, over one sender. */
import * as z from 'zod'
import { DeploymentAnswer, DeploymentRow, LookupRow, RevisionAnswer, rowsOf } from '../contract/answers.js'
import { LogPageAnswer } from '../contract/revision-log.js'
import { StatusError } from '../errors.js'
import { parseAnswer, statusError } from '../http/answer.js'
import type { HttpRequest, HttpSender } from '../http/sender.js'
import type { ControlPlane } from '../ports.js'
import { CONTROL_PLANE_ADVICE as advice } from './advice.js'

/** Deadlines of one exchange, in milliseconds: a write may take the service longer. */
const READ_TIMEOUT_MS = 30_000
const WRITE_TIMEOUT_MS = 60_000

/** What a server without an operation answers. */
const NO_SUCH_OPERATION = new Set([404, 405, 501])

/** The control plane behind `sender`. `redact` takes secret values out of what errors quote. */
export function createControlPlane(sender: HttpSender, redact: (text: string) => string): ControlPlane {
  const exchange = async <T extends z.ZodType>(
    request: Omit<HttpRequest, 'timeoutMs'> & { timeoutMs?: number | undefined },
    schema: T
  ) => {
    const timeoutMs = request.timeoutMs ?? (request.method === 'GET' ? READ_TIMEOUT_MS : WRITE_TIMEOUT_MS)
    const answer = await sender.send({ ...request, timeoutMs })
    return parseAnswer(schema, { request: `${request.method} ${request.path}`, answer, advice, redact })
  }
  const deploymentPath = (deploymentId: string) => `/v2/deployments/${encodeURIComponent(deploymentId)}`
  const revisionPath = (deploymentId: string, revisionId: string) =>
    `${deploymentPath(deploymentId)}/revisions/${encodeURIComponent(revisionId)}`

  /** A write whose answer has no body, or one that nobody needs; but the page of a proxy is no answer of the service. */
  const write = async (request: Pick<HttpRequest, 'method' | 'path'>) => {
    const answer = await sender.send({ ...request, timeoutMs: WRITE_TIMEOUT_MS })
    const answered = { request: `${request.method} ${request.path}`, answer, advice, redact }
    if (answer.status < 200 || answer.status > 299) throw statusError(answered)
    if (answer.text.trim() !== '') parseAnswer(z.unknown(), answered)
  }

  return {
    createDeployment: (body) => exchange({ method: 'POST', path: '/v2/deployments', body }, DeploymentAnswer),

    readDeployment: (deploymentId, options) =>
      exchange({ method: 'GET', path: deploymentPath(deploymentId), timeoutMs: options?.timeoutMs }, DeploymentAnswer),

    readRevision: (deploymentId, revisionId, options) =>
      exchange(
        {
          method: 'GET',
          path: revisionPath(deploymentId, revisionId),
          timeoutMs: options?.timeoutMs
        },
        RevisionAnswer
      ),

    patchDeployment: (deploymentId, body) =>
      exchange({ method: 'PATCH', path: deploymentPath(deploymentId), body }, DeploymentAnswer),

    listIntegrations: () => exchange({ method: 'GET', path: '/v1/integrations/git_host/install' }, rowsOf(LookupRow)),

    listListeners: () => exchange({ method: 'GET', path: '/v2/listeners' }, rowsOf(LookupRow)),

    listDeployments: ({ name_contains, limit, offset }) => {
      const query = new URLSearchParams({ name_contains, limit: String(limit), offset: String(offset) })
      return orNull(exchange({ method: 'GET', path: `/v2/deployments?${query.toString()}` }, rowsOf(DeploymentRow)))
    },

    listRevisions: (deploymentId, options) =>
      orNull(
        exchange(
          { method: 'GET', path: `${deploymentPath(deploymentId)}/revisions`, timeoutMs: options?.timeoutMs },
          rowsOf(RevisionAnswer)
        )
      ),

    deleteDeployment: (deploymentId) => write({ method: 'DELETE', path: deploymentPath(deploymentId) }),

    redeployRevision: async (deploymentId, revisionId) => {
      const path = `${revisionPath(deploymentId, revisionId)}/redeploy`
      return (await orNull(write({ method: 'POST', path }).then(() => true))) ?? false
    },

    readRevisionLog: (deploymentId, revisionId, { log, ...body }, options) => {
      const revision = `/v1/projects/${encodeURIComponent(deploymentId)}/revisions/${encodeURIComponent(revisionId)}`
      const path = `${revision}/${log}_logs`
      return orNull(exchange({ method: 'POST', path, body, timeoutMs: options?.timeoutMs }, LogPageAnswer))
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
