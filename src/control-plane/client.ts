/** The operations of §4.1 and of design section 3, over one sender. */
import * as z from 'zod'
import { DeploymentAnswer, DeploymentRow, LookupRow, RevisionAnswer, rowsOf } from '../contract/answers.js'
import { Deployment, DeploymentCreateRequest, DeploymentPatchRequest } from '../contract/deployment.js'
import {
  completeCreate,
  type Dialect,
  NEUTRAL,
  readAnswer,
  readComplaint,
  readRows,
  readText,
  writeBody
} from '../contract/dialect/dialect.js'
import { Listener } from '../contract/lookups.js'
import { Revision } from '../contract/revision.js'
import { StatusError } from '../errors.js'
import { parseAnswer, statusError, type Wording } from '../http/answer.js'
import type { HttpRequest, HttpSender } from '../http/sender.js'
import type { ControlPlane } from '../ports.js'
import { CONTROL_PLANE_ADVICE as advice } from './advice.js'

/** Deadlines of one exchange, in milliseconds: a write may take the service longer. */
const READ_TIMEOUT_MS = 30_000
const WRITE_TIMEOUT_MS = 60_000

/** What a server without an operation answers. */
const NO_SUCH_OPERATION = new Set([404, 405, 501])

/** What an exchange holds, in the contract: where its words are. What is absent holds none. */
interface Shapes {
  body?: z.ZodType
  /** Of the answer, or of one row of it. */
  answer?: z.ZodType
  rows?: true
}

/**
 * The control plane behind `sender`. `redact` takes secret values out of what errors quote. What is sent and what comes
 * back are in the words of `dialect` on the wire, and in neutral ones here.
 */
export function createControlPlane(
  sender: HttpSender,
  redact: (text: string) => string,
  dialect: Dialect = NEUTRAL
): ControlPlane {
  const wordingOf = ({ answer, body, rows }: Shapes): Wording => ({
    value: (json) => {
      if (answer === undefined) return json
      return rows ? readRows(dialect, json, answer) : readAnswer(dialect, json, answer)
    },
    complaint: (complaint) => readComplaint(dialect, complaint, body),
    text: (text) => readText(dialect, text)
  })
  const exchange = async <T extends z.ZodType>(
    request: Omit<HttpRequest, 'timeoutMs'> & { timeoutMs?: number | undefined },
    schema: T,
    shapes: Shapes = {}
  ) => {
    const timeoutMs = request.timeoutMs ?? (request.method === 'GET' ? READ_TIMEOUT_MS : WRITE_TIMEOUT_MS)
    const body = shapes.body && { body: writeBody(dialect, request.body, shapes.body) }
    const answer = await sender.send({ ...request, ...body, timeoutMs })
    const wording = wordingOf(shapes)
    return parseAnswer(schema, { request: `${request.method} ${request.path}`, answer, advice, redact, wording })
  }
  const deploymentPath = (deploymentId: string) => `/v2/deployments/${encodeURIComponent(deploymentId)}`
  const aDeployment = { answer: Deployment }

  return {
    createDeployment: (body) =>
      exchange({ method: 'POST', path: '/v2/deployments', body: completeCreate(dialect, body) }, DeploymentAnswer, {
        ...aDeployment,
        body: DeploymentCreateRequest
      }),

    readDeployment: (deploymentId, options) =>
      exchange(
        { method: 'GET', path: deploymentPath(deploymentId), timeoutMs: options?.timeoutMs },
        DeploymentAnswer,
        aDeployment
      ),

    readRevision: (deploymentId, revisionId, options) =>
      exchange(
        {
          method: 'GET',
          path: `${deploymentPath(deploymentId)}/revisions/${encodeURIComponent(revisionId)}`,
          timeoutMs: options?.timeoutMs
        },
        RevisionAnswer,
        { answer: Revision }
      ),

    patchDeployment: (deploymentId, body) =>
      exchange({ method: 'PATCH', path: deploymentPath(deploymentId), body }, DeploymentAnswer, {
        ...aDeployment,
        body: DeploymentPatchRequest
      }),

    listIntegrations: () =>
      exchange({ method: 'GET', path: `/v1/integrations/${dialect.words.git_host}/install` }, rowsOf(LookupRow)),

    listListeners: () =>
      exchange({ method: 'GET', path: '/v2/listeners' }, rowsOf(LookupRow), { answer: Listener, rows: true }),

    listDeployments: ({ name_contains, limit, offset }) => {
      const query = new URLSearchParams({ name_contains, limit: String(limit), offset: String(offset) })
      return orNull(
        exchange({ method: 'GET', path: `/v2/deployments?${query.toString()}` }, rowsOf(DeploymentRow), {
          ...aDeployment,
          rows: true
        })
      )
    },

    listRevisions: (deploymentId, options) =>
      orNull(
        exchange(
          { method: 'GET', path: `${deploymentPath(deploymentId)}/revisions`, timeoutMs: options?.timeoutMs },
          rowsOf(RevisionAnswer),
          { answer: Revision, rows: true }
        )
      ),

    deleteDeployment: async (deploymentId) => {
      const request = { method: 'DELETE', path: deploymentPath(deploymentId), timeoutMs: WRITE_TIMEOUT_MS } as const
      const answer = await sender.send(request)
      const answered = { request: `DELETE ${request.path}`, answer, advice, redact, wording: wordingOf(aDeployment) }
      if (answer.status < 200 || answer.status > 299) throw statusError(answered)
      // The answer has no body (204), or one that nobody needs; but the page of a proxy is no answer of the service.
      if (answer.text.trim() !== '') parseAnswer(z.unknown(), answered)
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
