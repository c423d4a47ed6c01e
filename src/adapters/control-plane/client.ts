/**
 * The operations of §4.1 and of docs/design.md, section 3, over one sender: each is one request and
 * its response.
 */
import { ID_FIELDS, idKey, type LogPageAnswer } from '../../contract/answers.js'
import { type Dialect, LANGSMITH, NEUTRAL, translate } from '../../contract/dialect.js'
import type { Page } from '../../contract/page.js'
import { CredentialsExpiredError, isNotFound, StatusError } from '../../errors.js'
import type { Clock, ControlPlane } from '../../ports.js'
import { NO_SUCH_OPERATION } from '../../requests/missing-api.js'
import { orNull } from '../../requests/retry.js'
import { sanitizeLine } from '../../text/sanitize.js'
import { type HttpRequest, type HttpSender, nameRequest } from '../http/sender.js'
import { type Access, controlPlaneAdvice } from './advice.js'
import { type Answer, type Operation, type Requested, readAnswer } from './answers.js'

const deploymentPath = (deploymentId: string) =>
  `/v2/deployments/${encodeURIComponent(deploymentId)}`
const revisionPath = (deploymentId: string, revisionId: string) =>
  `${deploymentPath(deploymentId)}/revisions/${encodeURIComponent(revisionId)}`

/** Time limits of one exchange, in milliseconds: writes may take longer. */
const READ_TIMEOUT_MS = 30_000
const WRITE_TIMEOUT_MS = 60_000
/** The most rows of one page that the debug log names. */
const MOST_UNREAD = 5
/**
 * How long a service may answer 404 for an id after it named that id, in milliseconds
 * (docs/design.md, Wait).
 */
const APPEARS_MS = 15_000

export interface ExchangeParts {
  sender: HttpSender
  /** Absent if nothing waits for what was just made: then each 404 is final. */
  clock?: Pick<Clock, 'now'> | undefined
  /** Removes secret values from quotes in errors. */
  redact: (text: string) => string
  /**
   * For a service with its own words: requests and responses use them on the wire, and neutral
   * words here.
   */
  dialect?: Dialect | undefined
  /** Called for what an answer has and the run does not use, for the debug log. */
  debug?: ((line: string) => void) | undefined
  /** Named in errors: the address and the inputs with credentials. */
  access?: Access
}

export function createControlPlane(parts: ExchangeParts): ControlPlane {
  const exchange = openExchange(parts)
  const ifOffered = <T>(answer: Promise<T>) => orNull(answer, NO_SUCH_OPERATION)
  const { words, serviceRules } = parts.dialect ?? NEUTRAL
  const { filtersByName = false } = serviceRules
  return {
    createDeployment: (body) =>
      exchange('createDeployment', { method: 'POST', path: '/v2/deployments', body }),
    readDeployment: (id, options) =>
      exchange('readDeployment', {
        method: 'GET',
        path: deploymentPath(id),
        id,
        timeoutMs: options?.timeoutMs
      }),
    patchDeployment: (id, body) =>
      exchange('patchDeployment', { method: 'PATCH', path: deploymentPath(id), body }),
    deleteDeployment: async (id, options) => {
      const query = options?.tracing_project ? '?delete_tracing_project=true' : ''
      const path = `${deploymentPath(id)}${query}`
      await exchange('deleteDeployment', { method: 'DELETE', path })
    },
    listDeployments: async ({ name_contains, name = '', limit, offset }) => {
      const query = new URLSearchParams({
        ...(name_contains !== '' && { name_contains }),
        ...(filtersByName && name !== '' && { name }),
        limit: String(limit),
        offset: String(offset)
      })
      const path = `/v2/deployments?${query.toString()}`
      const request = { method: 'GET', path, isRest: offset > 0 } as const
      const page = await ifOffered(exchange('listDeployments', request))
      if (page !== null && query.has('name'))
        return Object.assign(page, { filtered_by_name: true as const })
      return page
    },
    readRevision: async (deploymentId, id, options) => {
      const path = revisionPath(deploymentId, id)
      const revision = await exchange('readRevision', {
        method: 'GET',
        path,
        id,
        timeoutMs: options?.timeoutMs
      })
      return { ...revision, id: revision.id ?? id }
    },
    listRevisions: (deploymentId, options) => {
      const query = options?.offset === undefined ? '' : `?offset=${options.offset}`
      const path = `${deploymentPath(deploymentId)}/revisions${query}`
      return ifOffered(
        exchange('listRevisions', { method: 'GET', path, timeoutMs: options?.timeoutMs })
      )
    },
    redeployRevision: async (deploymentId, revisionId) => {
      const path = `${revisionPath(deploymentId, revisionId)}/redeploy`
      const sent = await ifOffered(
        exchange('redeployRevision', { method: 'POST', path }).then(() => true)
      )
      return sent ?? false
    },
    readRevisionLog: readLogWith((request) => ifOffered(exchange('readRevisionLog', request))),
    listIntegrations: () =>
      exchange('listIntegrations', {
        method: 'GET',
        path: `/v1/integrations/${words.git_host}/install`
      }),
    listListeners: () => exchange('listListeners', { method: 'GET', path: '/v2/listeners' })
  }
}

/**
 * Returns the reader of a log. The vendor's tools read it at one path, its reference documents
 * another one: a service without the first is asked at the second, which is the first one to try
 * from then on.
 */
function readLogWith(
  read: (request: ExchangeRequest) => Promise<LogPageAnswer | null>
): ControlPlane['readRevisionLog'] {
  let isDocumented = false
  return async (deploymentId, revisionId, { log, ...body }, options) => {
    const { timeoutMs } = options ?? {}
    const ids = {
      project: encodeURIComponent(deploymentId),
      revision: encodeURIComponent(revisionId)
    }
    const ofTools = `/v1/projects/${ids.project}/revisions/${ids.revision}/${log}_logs`
    const page = isDocumented
      ? null
      : await read({ method: 'POST', path: ofTools, body, timeoutMs })
    if (page !== null) return page
    const { order, limit, offset } = body
    const query = new URLSearchParams({
      type: log,
      order,
      limit: String(limit),
      ...(offset !== undefined && { offset: String(offset) })
    })
    const path = `${revisionPath(deploymentId, revisionId)}/logs?${query.toString()}`
    const documented = await read({ method: 'GET', path, timeoutMs })
    isDocumented ||= documented !== null
    return documented
  }
}

/** How a request is sent; `timeoutMs` defaults to the limit of its kind. */
type ExchangeRequest = Omit<HttpRequest, 'timeoutMs'> &
  Requested & { timeoutMs?: number | undefined }

/**
 * Returns a function that exchanges requests and responses over a sender, and remembers which
 * operations the credentials permitted, and which ids the service named. A 404 for a fresh id is
 * retryable.
 */
function openExchange(parts: ExchangeParts) {
  const { sender, clock, redact, dialect = NEUTRAL, debug, access = {} } = parts
  const named = clock && rememberNamed(clock)
  const { words } = dialect
  const speaks_langsmith = dialect === LANGSMITH
  const permitted = new Set<Operation>()
  let has_answered = false
  return async <T extends Operation>(
    operation: T,
    { body, id, isRest, ...request }: ExchangeRequest
  ): Promise<Answer<T>> => {
    const timeoutMs =
      request.timeoutMs ?? (request.method === 'GET' ? READ_TIMEOUT_MS : WRITE_TIMEOUT_MS)
    const [path = ''] = request.path.split('?', 1)
    if (operation === 'deleteDeployment') named?.forget(path)
    // A slow answer tells of the time when it was asked for.
    const wasFresh = named?.isFresh(path)
    const sent = translate(body, words, 'write')
    const answer = await sender.send({
      ...request,
      ...(sent !== undefined && { body: sent }),
      timeoutMs
    })
    if (answer.status >= 200 && answer.status <= 299) permitted.add(operation)
    const advice = controlPlaneAdvice({ ...access, has_answered, speaks_langsmith }, operation)
    const answered = { request: nameRequest(request), answer, redact, words, advice }
    try {
      const read = readAnswer(operation, answered, { id, isRest })
      has_answered = true
      named?.add(read)
      const { unread = [] } = Array.isArray(read) ? (read as Page<unknown>) : {}
      for (const problem of unread.slice(0, MOST_UNREAD))
        debug?.(`${answered.request}: row left out: ${sanitizeLine(problem)}`)
      return read
    } catch (error) {
      if (isNotFound(error) && wasFresh) throw error.with({ retryable: true })
      if (!(error instanceof StatusError)) throw error
      // A permission is per operation, a credential applies to all.
      const hasWorked =
        error.status === 401 ? permitted.size > 0 : error.status === 403 && permitted.has(operation)
      throw hasWorked ? expired(error) : error
    }
  }
}

/** Says that a credential is refused which worked before. */
function expired({ facts, request, status, cause }: StatusError): CredentialsExpiredError {
  const what =
    `The control plane no longer accepts the credentials (${status}). ` +
    'They probably expired or were revoked.'
  return new CredentialsExpiredError({
    what,
    facts,
    fix: ['Run again with a fresh credential. The run reads first and continues from what exists.'],
    request,
    status,
    mayHaveBeenApplied: false,
    retryable: false,
    cause
  })
}

/**
 * Remembers when a service first named each id. One may not be able to read an id yet that it has
 * just named: its list, writes and reads may disagree for a while.
 */
function rememberNamed({ now }: Pick<Clock, 'now'>) {
  const namedAt = new Map<string, number>()
  const idsOf = (path: string) =>
    path.split('/').map((segment) => idKey(decodeURIComponent(segment)))
  return {
    /** Records the ids in a response. */
    add: (read: unknown): void => {
      for (const row of (Array.isArray(read) ? read : [read]) as (
        | Record<string, unknown>
        | undefined
      )[]) {
        const ids = ID_FIELDS.map((field) => row?.[field])
        for (const id of ids) if (typeof id === 'string' && !namedAt.has(id)) namedAt.set(id, now())
      }
    },
    /** Expects a 404 for the ids of this path from now on: what they name was deleted. */
    forget: (path: string): void => {
      for (const id of idsOf(path)) namedAt.set(id, Number.NEGATIVE_INFINITY)
    },
    /** Whether the service named an id of this path for the first time less than 15 s ago. */
    isFresh: (path: string): boolean =>
      idsOf(path).some((id) => now() - (namedAt.get(id) ?? Number.NEGATIVE_INFINITY) < APPEARS_MS)
  }
}
