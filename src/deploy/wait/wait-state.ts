/** The state of a wait: its request, its results so far, and when it polls next. */
import type { DeploymentAnswer, RevisionAnswer } from '../../contract/answers.js'
import type { Source } from '../../contract/deployment.js'
import type { RequestError } from '../../errors.js'
import { LONGEST_RETRY_AFTER_MS } from '../../requests/retry.js'
import type { PollInterval } from '../core/request.js'
import { type Session, waitDeadline } from '../core/session.js'

export interface WaitInput {
  deployment_id: string
  revision_id: string
  /** What was the latest revision before this run: never one that supersedes. */
  previous: string | null
  source: Source
  /** The latest revision as read before this run wrote; it may be the one that the run waits for. */
  before?: RevisionAnswer | undefined
  /** `active_revision_id` before this run wrote; undefined if unknown. */
  active_before?: string | null | undefined
  interval: PollInterval
  /** Of the whole wait, in milliseconds; the session's deadline may be sooner. */
  timeoutMs: number
  /** Time on the session's clock at which the wait began. */
  startedAt: number
  /** False: being superseded (SKIPPED) is a failure, and the newer revision is not followed. */
  follow?: boolean
}

/** When to poll, and how the last poll went. Times are on the session's clock. */
export interface Polling {
  session: Session
  interval: PollInterval
  startedAt: number
  timeoutMs: number
  /** As last read. */
  status?: string | undefined
  /** The error of the last poll; undefined if it succeeded. */
  problem?: RequestError | undefined
}

/** One object, because the revision that the run waits for changes. */
export interface WaitState extends WaitInput, Polling {
  followed?: DeploymentAnswer
  /** When the revision was last read in progress. */
  seenAt?: number | undefined
  /** The previous poll failed, and the log said so. */
  retrying: boolean
  requests: number
  /** When the deployment itself is read next. */
  deploymentReadAt: number
  /** Revisions that were left behind. */
  supersededIds: Set<string>
  /** Deadline for the successor of a SKIPPED revision to appear. */
  successorDeadline?: number | undefined
}

/** Since the wait began, in milliseconds. */
export const elapsed = ({ session, startedAt }: Polling) => session.clock.now() - startedAt

/** Until its deadline, in milliseconds. */
export const remaining = (polling: Polling) => waitDeadline(polling.session, polling) - polling.session.clock.now()

/** `auto`, in milliseconds. Polling after a tenth of the time already waited is late by a tenth of the wait at most. */
const AUTO = { share: 0.1, shortest: 1_000, longest: 10_000, longestInRollout: 3_000 }

/** What decides when to poll next. */
export interface PollTiming {
  interval: PollInterval
  /** Since the wait began, in milliseconds. */
  elapsedMs: number
  /** Until the deadline, in milliseconds. */
  remainingMs: number
  status?: string | undefined
  /** What the service requested, in milliseconds. */
  retryAfterMs?: number | undefined
}

/** Returns the milliseconds until the next poll. They never exceed the deadline, so that the last poll is at it. */
export function pollDelay({ interval, elapsedMs, remainingMs, status, retryAfterMs = 0 }: PollTiming): number {
  const longest = status?.includes('DEPLOY') ? AUTO.longestInRollout : AUTO.longest
  const auto = Math.min(Math.max(elapsedMs * AUTO.share, AUTO.shortest), longest)
  const asked = Math.min(retryAfterMs, LONGEST_RETRY_AFTER_MS)
  return Math.max(0, Math.min(Math.max(interval === 'auto' ? auto : interval, asked), remainingMs))
}

/** Returns the delay until the next poll, and reports it if the last one failed. */
export function nextDelay(polling: Polling): number {
  const { session, interval, status, problem } = polling
  const timing = { interval, status, elapsedMs: elapsed(polling), remainingMs: remaining(polling) }
  const delay = pollDelay({ ...timing, retryAfterMs: problem?.retryAfterMs })
  if (problem !== undefined) session.emit({ type: 'retrying', problem: problem.brief, delay_ms: delay })
  return delay
}
