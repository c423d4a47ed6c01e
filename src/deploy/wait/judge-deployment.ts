/** Decides whether a wait follows a newer revision (docs/design.md, section 3). Pure. */
import type { DeploymentAnswer, RevisionAnswer } from '../../contract/answers.js'
import { INTERRUPTION_MS, isBeingDeleted, meaningOf, verdictOf } from '../../contract/status.js'
import { servingId, servingOf } from '../core/snapshot.js'
import type { PollState } from './polling.js'

/** A service may say SKIPPED a moment before it shows the newer revision; in milliseconds. */
const NEWER_SHOWS_MS = 5_000

/** Where the wait for a revision is. Each poll returns the next state. */
export interface WaitState extends PollState {
  /** The revision that the run waits for: its own, or one that superseded it. */
  revision_id: string
  /** Since when each read has shown an interruption. */
  interrupted_at?: number | undefined
  /** When the revision was last read before it ended. */
  pending_at?: number
  /** When the deployment was last read, or when the wait began. */
  deployment_read_at: number
  /** Revisions that newer ones superseded. */
  superseded_ids: readonly string[]
  /** When the successor of a superseded revision must have appeared. */
  successor_deadline?: number
  /** DEPLOYED, or failed. */
  result?: RevisionAnswer
}

/**
 * What the status of the revision means for the wait. `interrupted_at`: since when it is
 * interrupted.
 */
export interface RevisionVerdict {
  is: 'ended' | 'superseded' | 'continue'
  interrupted_at?: number
}

/**
 * Judges a read of the revision. An interruption may pass: it is a failure only once it has stood
 * for a while.
 */
export function judgeRevision(
  { interrupted_at }: Pick<WaitState, 'interrupted_at'>,
  { status }: Pick<RevisionAnswer, 'status'>,
  now: number
): RevisionVerdict {
  const { verdict, may_pass } = meaningOf(status)
  if (verdict === 'pending') return { is: 'continue' }
  if (verdict === 'superseded') return { is: 'superseded' }
  if (!may_pass) return { is: 'ended' }
  const since = interrupted_at ?? now
  return { is: now - since >= INTERRUPTION_MS ? 'ended' : 'continue', interrupted_at: since }
}

/**
 * What the deployment means for the wait. `follow`: the run waits for `newest` from now on.
 * `await_successor`: the newer revision need not show before `until`. `superseded`: none appeared.
 */
export type DeploymentVerdict =
  | { is: 'continue' | 'superseded' | 'deleted' }
  | { is: 'follow'; newest: string }
  | { is: 'await_successor'; until: number }

/**
 * Judges the deployment. Its newest revision is followed if the one that the run waits for was
 * superseded, or if the newest is serving, whatever the status of the other.
 *
 * @param isLast Whether the time of the wait is up.
 */
export function judgeDeployment(
  state: WaitState,
  deployment: DeploymentAnswer,
  isLast: boolean
): DeploymentVerdict {
  if (isBeingDeleted(deployment)) return { is: 'deleted' }
  const { revision_id, revision, superseded_ids, deployment_read_at: readAt } = state
  const { latest_revision_id: newest } = deployment
  const isSuperseded = revision !== undefined && verdictOf(revision.status) === 'superseded'
  const isNewer = newest !== revision_id && newest !== null && !superseded_ids.includes(newest)
  if (isNewer) {
    const isServing = servingId(servingOf(deployment)) === newest
    return isSuperseded || isServing ? { is: 'follow', newest } : { is: 'continue' }
  }
  if (!isSuperseded) return { is: 'continue' }
  const { successor_deadline: until = readAt + NEWER_SHOWS_MS } = state
  return isLast || readAt >= until ? { is: 'superseded' } : { is: 'await_successor', until }
}
