/** The ways in which a wait ends without DEPLOYED, each with what to do. */
import type { RevisionAnswer } from '../../contract/answers.js'
import type { ErrorCode } from '../../error-codes.js'
import { DeployError, type RequestError, type StatusError } from '../../errors.js'
import { nameRevision, shortCommit } from '../../repository/refs.js'
import { tryRequest } from '../../requests/retry.js'
import { spellDuration } from '../../text/format.js'
import { sanitizeLine } from '../../text/sanitize.js'
import { emitActive, emitCommit } from '../core/emit-revision.js'
import { listNewestFirst } from '../core/list-revisions.js'
import { isBeingDeleted, meaningOf, verdictOf } from '../core/status.js'
import { elapsed, type WaitState } from './wait-state.js'

/** For the last read of a failed run, in milliseconds: it only adds to the message. */
const LAST_WORD_MS = 5_000

/** What a re-run does with a revision that is in progress. */
const RESUMES = 'Re-run the job to resume waiting. It starts a new revision if it cannot prove that nothing differs.'

/** The revision ended in a way that is not DEPLOYED. */
export class RevisionFailedError extends DeployError {
  /** The failed status; undefined if the revision was superseded or the deployment was deleted. */
  readonly failed: { revision_id: string; status: string } | undefined

  constructor(
    code: Extract<ErrorCode, 'revision_failed' | 'superseded' | 'deployment_deleted' | 'not_found'>,
    message: string,
    options: ConstructorParameters<typeof DeployError>[2] & Partial<Pick<RevisionFailedError, 'failed'>>
  ) {
    super(code, message, options)
    this.failed = options.failed
  }
}

/** The time was up first. */
export class WaitTimeoutError extends DeployError {
  constructor(message: string, options: ConstructorParameters<typeof DeployError>[2]) {
    super('wait_timeout', message, options)
  }
}

/** The time is up. */
export function waitTimedOut(wait: WaitState): WaitTimeoutError {
  const { requests, revision_id, status, problem, before, active_before } = wait
  wait.session.emit({ type: 'wait_ended', status: 'timeout', elapsed_ms: elapsed(wait), requests })
  const state =
    status === undefined
      ? 'could not be read. Its rollout may continue'
      : `is still ${sanitizeLine(status, 40)}${meaningOf(status).in_progress ? ', and the rollout continues' : ''}`
  const why = problem === undefined ? '' : `\nThe last poll failed: ${problem.message}`
  const goOn = `${RESUMES} If rollouts take this long, set \`timeout\` to a longer time.`
  const commit = before?.id === active_before ? before?.source_revision_config?.repo_commit_sha : undefined
  // Not read again: this run has no time left.
  const served =
    active_before == null || active_before === revision_id
      ? ''
      : `\nServing when this run began: revision ${nameRevision(active_before, commit)}`
  return new WaitTimeoutError(
    `Timed out after ${spellDuration(wait.timeoutMs)}. The revision ${state}.\nRevision ${revision_id}${served}${why}`,
    { advice: problem?.advice === undefined ? goOn : `${goOn} About the last poll: ${problem.advice}`, cause: problem }
  )
}

/** The time is up before a poll could show whether the service builds the push. */
export function neverBuilt(commit: string, problem: RequestError): WaitTimeoutError {
  return new WaitTimeoutError(
    `The service created no revision for commit ${shortCommit(commit)}, although build_on_push is true.\nThe last poll failed: ${problem.message}`,
    {
      advice:
        'Check that the integration still receives pushes from the git host. To deploy without it, set `build_on_push` to false or `new_revision` to always.',
      cause: problem
    }
  )
}

/** The revision existed, but no longer does. */
export async function revisionNotFound(
  { deployment_id, session }: WaitState,
  cause: StatusError
): Promise<RevisionFailedError> {
  const read = await tryRequest(() =>
    session.controlPlane.readDeployment(deployment_id, { timeoutMs: LAST_WORD_MS, once: true })
  )
  if ('value' in read && !isBeingDeleted(read.value)) {
    return new RevisionFailedError(
      'not_found',
      `The revision no longer exists, but its deployment does.\n${cause.message}`,
      {
        advice: 'Run again. The run compares first and continues from what exists.',
        cause
      }
    )
  }
  return new RevisionFailedError(
    'deployment_deleted',
    `The deployment was deleted while this run waited.\nDeployment ${deployment_id}\n${cause.message}`,
    {
      advice: 'Run again to create it again.',
      cause
    }
  )
}

/** The deployment was deleted during the wait. */
export function deploymentDeleted(deploymentId: string): RevisionFailedError {
  return new RevisionFailedError(
    'deployment_deleted',
    `The deployment was deleted while this run waited (AWAITING_DELETE).\nDeployment ${deploymentId}`,
    {
      advice: 'Run again after the deletion finished to create it again.'
    }
  )
}

/** The revision was superseded, and nothing has come in its place. */
export function supersededByNone({ session, revision_id, status = '' }: WaitState): RevisionFailedError {
  const shown = sanitizeLine(session.redact(status), 40)
  return new RevisionFailedError(
    'superseded',
    `The revision was superseded (${shown}), but no newer revision exists.\nRevision ${revision_id}`,
    { advice: 'Run again to create a new revision.' }
  )
}

/** The revision was superseded, and the newer one must not be followed. */
export function mustNotFollow({ revision_id }: WaitState): RevisionFailedError {
  return new RevisionFailedError(
    'superseded',
    `A newer revision superseded that of this run.\nRevision ${revision_id}`,
    { advice: 'Check in the service who changed the deployment.' }
  )
}

/** The revision ended in a way that is no success. */
export async function revisionFailed(wait: WaitState, revision: RevisionAnswer): Promise<RevisionFailedError> {
  const { session, revision_id, deployment_id, requests } = wait
  const { status, status_message, source_revision_config } = revision
  const after = spellDuration(elapsed(wait))
  emitCommit(session, revision)
  session.emit({ type: 'wait_ended', status, elapsed_ms: elapsed(wait), requests })
  const read = await tryRequest(() =>
    session.controlPlane.readDeployment(deployment_id, { timeoutMs: LAST_WORD_MS, once: true })
  )
  const named = 'value' in read ? read.value.active_revision_id : undefined
  const has_served = named === null && wait.active_before == null ? await hasServed(wait) : undefined
  const serving = servingAfter({ ...wait, has_served }, named)
  const hadServed = serving.is === null && wait.previous !== null && has_served !== false
  emitActive(session, serving.is)
  const said = status_message ? `\nThe service says: ${sanitizeLine(session.redact(status_message), 500)}` : ''
  const { failure = 'The revision failed', advice = '' } = meaningOf(status)
  const ended = `${failure} after ${after} (${sanitizeLine(session.redact(status), 40)}).`
  const which = `\nRevision ${nameRevision(revision_id, source_revision_config?.repo_commit_sha)}`
  return new RevisionFailedError('revision_failed', `${ended}${serving.said}${which}${serving.fact ?? ''}${said}`, {
    advice: hadServed ? `${advice} ${serveAgain(wait)}` : advice,
    failed: { revision_id, status },
    plain: `${ended}${which}${said}`
  })
}

/** What to do while nothing is serving, if there is no rollback. */
function serveAgain({ source }: WaitState): string {
  const how = source === 'external_container' ? 'deploy the previous image' : 'revert and push'
  return `To serve the previous code again, use \`command: rollback\`, or ${how}. \`rollback: true\` on a deploy does this automatically.`
}

/** Whether any revision has ever been DEPLOYED, by the list of all; undefined if that does not show. */
async function hasServed({ session, deployment_id, previous, revision_id }: WaitState): Promise<boolean | undefined> {
  if (previous === null) return false
  const isProven = (rows: readonly RevisionAnswer[]) =>
    rows.some(({ status }) => verdictOf(status) === 'deployed' || verdictOf(status) === 'superseded')
  const list = { deployment_id, sought: revision_id, timeoutMs: LAST_WORD_MS, once: true, isEnough: isProven }
  const read = await tryRequest(() => listNewestFirst(session.controlPlane, list))
  const rows = 'value' in read ? (read.value ?? []) : []
  return rows.some(({ id }) => id === previous) ? isProven(rows) : undefined
}

interface Serving {
  /** Undefined if unknown. */
  is?: string | null
  /** A sentence that begins with a blank, or nothing. */
  said: string
  /** Names the revision that serves, on a line of its own. */
  fact?: string
}

/**
 * Finds the revision that serves after a failure. If the service names none, that counts only if it named one before,
 * or if there was none before: some services never name any.
 *
 * @param named `active_revision_id` of a read just now; undefined if there was no read, or it had no such field.
 */
export function servingAfter(
  {
    revision_id,
    previous,
    before,
    active_before,
    has_served
  }: Pick<WaitState, 'revision_id' | 'previous' | 'before' | 'active_before'> & { has_served?: boolean | undefined },
  named: string | null | undefined
): Serving {
  if (named === undefined) return { said: '' }
  if (named === null) {
    if (previous === null || has_served === false) return { is: null, said: ' Nothing is serving yet.' }
    return active_before == null
      ? { said: ' The service names no serving revision.' }
      : { is: null, said: ' It replaced the previous revision. Nothing is serving now.' }
  }
  if (named === revision_id) return { is: named, said: '' }
  const commit = before?.id === named ? before.source_revision_config?.repo_commit_sha : undefined
  const isEarlier = named === previous || named === active_before
  return {
    is: named,
    said: isEarlier ? ' The previous revision is still serving.' : ' Another revision is serving now.',
    fact: `\nServing: revision ${nameRevision(named, commit)}`
  }
}
