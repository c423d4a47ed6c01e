/**
 * Waits for one revision until it is DEPLOYED or the time is up (§1, §3; docs/design.md,
 * section 3).
 */
import type { RevisionAnswer } from '../../contract/answers.js'
import { verdictOf } from '../../contract/status.js'
import { isNotFound } from '../../errors.js'
import { sanitizeLine } from '../../text/sanitize.js'
import { emitCode } from '../core/events.js'
import {
  deploymentDeleted,
  revisionFailed,
  revisionNotFound,
  supersededInWait,
  waitTimedOut
} from './failures.js'
import { judgeDeployment, judgeRevision, type WaitState } from './judge-deployment.js'
import {
  elapsed,
  pollUntilEnded,
  type RevisionWait,
  readOnce,
  remaining,
  type Wait
} from './polling.js'

/**
 * How often the deployment is read: a newer revision may serve, or it is being deleted; in
 * milliseconds.
 */
const DEPLOYMENT_READ_MS = 30_000
/**
 * So many revisions that supersede each other are followed at once: a service may name a new one
 * forever.
 */
const FOLLOWED_AT_ONCE = 5

/**
 * Returns the revision once it is DEPLOYED, or the newest one if that superseded it.
 *
 * @throws DeployError; StatusError (401, 403).
 */
export async function waitForRevision(wait: RevisionWait): Promise<RevisionAnswer> {
  const { session, revision_id, previous, startedAt } = wait
  const first: WaitState = {
    requests: 0,
    revision_id,
    deployment_read_at: startedAt,
    superseded_ids: previous === null ? [] : [previous]
  }
  const ended = await pollUntilEnded(wait, first, (state) => pollRevision(wait, state)).catch(
    async (error: unknown) => {
      throw isNotFound(error) ? await revisionNotFound(wait, error) : error
    }
  )
  const { requests, result, pending_at } = ended
  const status = result?.status ?? 'timeout'
  const isTimed = verdictOf(status) === 'deployed' && pending_at !== undefined
  session.emit({
    type: 'wait_ended',
    status,
    elapsed_ms: elapsed(wait),
    requests,
    within_ms: isTimed ? session.clock.now() - pending_at : undefined
  })
  if (result === undefined) throw waitTimedOut(wait, ended)
  if (verdictOf(status) === 'failed') throw await revisionFailed(wait, result)
  return result
}

/**
 * Polls the revision, and the deployment if that is due. The wait ends if the revision is DEPLOYED
 * or failed.
 */
async function pollRevision(wait: RevisionWait, before: WaitState): Promise<WaitState> {
  const { clock, controlPlane } = wait.session
  const { state, answer: revision } = await readOnce(wait, before, (options) =>
    controlPlane.readRevision(wait.deployment_id, before.revision_id, options)
  )
  if (revision === undefined) return remaining(wait) <= 0 ? readAtDeadline(wait, state) : state
  emitChanges(wait, before, revision)
  const now = clock.now()
  const { is: verdict, interrupted_at } = judgeRevision(before, revision, now)
  if (verdict === 'ended') return { ...state, result: revision }
  const next = { ...state, revision, interrupted_at, pending_at: now }
  const isTime = now >= state.deployment_read_at + DEPLOYMENT_READ_MS || remaining(wait) <= 0
  if (verdict === 'continue' && !isTime) return next
  return pollDeployment(wait, { ...next, deployment_read_at: now })
}

/**
 * Reads the deployment at the time limit, if its revision cannot be read: it may be gone, or
 * replaced.
 */
async function readAtDeadline(wait: RevisionWait, state: WaitState): Promise<WaitState> {
  const { problem } = state
  return { ...(await pollDeployment(wait, state)), problem }
}

/** Polls the deployment. A newer revision that is followed is polled at once. */
async function pollDeployment(wait: RevisionWait, before: WaitState): Promise<WaitState> {
  const { session, deployment_id } = wait
  const { state, answer: deployment } = await readOnce(wait, before, (options) =>
    session.controlPlane.readDeployment(deployment_id, options)
  )
  if (deployment === undefined) return state
  const verdict = judgeDeployment(state, deployment, remaining(wait) <= 0)
  switch (verdict.is) {
    case 'continue':
      return state
    case 'await_successor':
      return { ...state, successor_deadline: verdict.until }
    case 'follow': {
      const next = follow(wait, state, verdict.newest)
      return next.superseded_ids.length > FOLLOWED_AT_ONCE ? next : pollRevision(wait, next)
    }
    case 'superseded':
      throw supersededInWait(wait, state)
    case 'deleted':
      throw deploymentDeleted(deployment_id)
  }
}

/** Reports the status and the commit of a revision, each if it changed. */
function emitChanges(wait: Wait, before: WaitState, revision: RevisionAnswer): void {
  const { session } = wait
  const { revision_id, revision: last } = before
  const { status, source_revision_config: code } = revision
  if (status !== last?.status)
    session.emit({ type: 'status_read', revision_id, status, elapsed_ms: elapsed(wait) })
  if (code?.repo_commit_sha !== last?.source_revision_config?.repo_commit_sha)
    emitCode(session, revision)
}

/**
 * Returns the state of the wait for the newer revision.
 * @throws DeployError if this run must not follow it.
 */
function follow(wait: RevisionWait, state: WaitState, newest: string): WaitState {
  const { session } = wait
  const { requests, deployment_read_at, revision_id: previous, revision } = state
  if (wait.follow === false) throw supersededInWait(wait, state, newest)
  const shown = sanitizeLine(session.redact(revision?.status ?? ''), 40)
  const message = `Revision ${previous} (${shown}) was superseded. Now waiting for ${newest}.`
  session.emit({ type: 'warning', message })
  session.emit({ type: 'revision_identified', revision_id: newest, previous, superseded: true })
  return {
    requests,
    deployment_read_at,
    revision_id: newest,
    superseded_ids: [...state.superseded_ids, previous]
  }
}
