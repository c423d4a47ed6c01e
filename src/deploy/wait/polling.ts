/** Polls during a wait: when, for how long, and which errors end it (docs/design.md, section 3). */
import { verdictOf } from '../../contract/status.js'
import { type RequestError, StatusError, TimeLimitError } from '../../errors.js'
import type { ReadOptions } from '../../ports.js'
import { LONGEST_RETRY_AFTER_MS, pollUntil, tryRequest } from '../../requests/retry.js'
import type { PollInterval } from '../core/request.js'
import { type Session, waitDeadline } from '../core/session.js'
import type { Serving } from '../core/snapshot.js'

/** When a wait began, when it ends, and how often it polls. */
export interface WaitLimits {
  interval: PollInterval
  /** Of the whole wait, in milliseconds; the session's deadline may be sooner. */
  timeoutMs: number
  /** Time on the session's clock at which the wait began. */
  startedAt: number
}

/** A wait, and how its polls went. */
export interface Polling extends WaitLimits {
  session: Session
  requests: number
  /** Of the revision, as last read. */
  status?: string | undefined
  /** The error of the last read; undefined if it succeeded. */
  problem?: RequestError | undefined
}

export interface WaitInput extends WaitLimits {
  deployment_id: string
  revision_id: string
  /** What was the latest revision before this run: never one that supersedes. */
  previous: string | null
  /** What served before this run wrote. */
  serving_before: Serving
  /** False: being superseded (SKIPPED) is a failure, and the newer revision is not followed. */
  follow?: boolean
}

/** The wait for a revision. One object, because the revision that the run waits for changes. */
export interface RevisionWait extends WaitInput, Polling {
  /** The commit that the revision was last read with. */
  commit?: string | null | undefined
  /** When the revision was last read in progress. */
  seenAt?: number | undefined
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
export const remaining = (polling: Polling) =>
  waitDeadline(polling.session, polling) - polling.session.clock.now()

/** Polls until a poll returns a value, or the time is up. */
export function pollUntilFound<T>(
  polling: Polling,
  poll: () => Promise<T | undefined>,
  isTooLate = () => false
): Promise<T | undefined> {
  const { session } = polling
  const options = {
    clock: session.clock,
    deadline: waitDeadline(session, polling),
    delayMs: () => nextDelay(polling)
  }
  return pollUntil(options, poll, (found) => found !== undefined || isTooLate())
}

/** Refusals that no further look will change. */
const FINAL_STATUSES = new Set([401, 403, 404, 410])
const isFinal = (error: RequestError) =>
  error instanceof StatusError && !error.retryable && FINAL_STATUSES.has(error.status)

/** Time limit of one read in milliseconds, so that a hanging read does not use up the whole wait. */
const LONGEST_READ_MS = 30_000
/** The read at the deadline gets this long. */
const SHORTEST_READ_MS = 1_000

/**
 * What is read; undefined if the read failed in a way that may pass, which is then the `problem` of the wait.
 *
 * @throws StatusError for 401, 403, 404 and 410; TimeLimitError once the time limit of the step ends a longer wait.
 */
export async function pollOnce<T>(
  polling: Polling,
  read: (options: Required<ReadOptions>) => Promise<T>
): Promise<T | undefined> {
  const remainingMs = remaining(polling)
  const timeoutMs = Math.min(LONGEST_READ_MS, Math.max(SHORTEST_READ_MS, remainingMs))
  polling.requests++
  const result = await tryRequest(() => read({ timeoutMs, once: true }))
  if ('error' in result) {
    const { error } = result
    if (isFinal(error) || (error instanceof TimeLimitError && remainingMs > 0)) throw error
    polling.problem = error
    return undefined
  }
  if (polling.problem !== undefined) polling.session.emit({ type: 'recovered' })
  polling.problem = undefined
  return result.value
}

/** `auto`, in milliseconds. Polling after a tenth of the time already waited is late by a tenth of the wait at most. */
const AUTO = { share: 0.1, shortest: 1_000, longest: 10_000, longestInRollout: 3_000 }

/** What decides when to poll next, in milliseconds: since the wait began, until its deadline, and as the service asks. */
export interface PollTiming extends Pick<Polling, 'interval' | 'status'> {
  elapsedMs: number
  remainingMs: number
  retryAfterMs?: number | undefined
}

/** Returns the milliseconds until the next poll. They never exceed the deadline, so that the last poll is at it. */
export function pollDelay({
  interval,
  elapsedMs,
  remainingMs,
  status,
  retryAfterMs = 0
}: PollTiming): number {
  const longest = status?.includes('DEPLOY') ? AUTO.longestInRollout : AUTO.longest
  const auto = Math.min(Math.max(elapsedMs * AUTO.share, AUTO.shortest), longest)
  const asked = Math.min(retryAfterMs, LONGEST_RETRY_AFTER_MS)
  return Math.max(0, Math.min(Math.max(interval === 'auto' ? auto : interval, asked), remainingMs))
}

/** Between the polls for the successor of a superseded revision, in milliseconds. */
const SUCCESSOR_MS = 1_000

/** The delay until the next poll. If the last one failed, the log says so. */
function nextDelay(polling: Polling): number {
  const { session, status, problem } = polling
  const isBrief =
    problem === undefined && status !== undefined && verdictOf(status) === 'superseded'
  const delay = pollDelay({
    interval: isBrief ? SUCCESSOR_MS : polling.interval,
    status,
    elapsedMs: elapsed(polling),
    remainingMs: remaining(polling),
    retryAfterMs: problem?.retryAfterMs
  })
  if (problem !== undefined)
    session.emit({ type: 'retrying', problem: problem.brief, delay_ms: delay })
  return delay
}
