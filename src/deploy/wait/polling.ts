/** Polls during a wait: when, for how long, and which errors end it (docs/design.md, section 3). */
import type { RevisionAnswer } from '../../contract/answers.js'
import { verdictOf } from '../../contract/status.js'
import { type RequestError, StatusError, TimeLimitError } from '../../errors.js'
import type { ReadOptions } from '../../ports.js'
import { LONGEST_RETRY_AFTER_MS, tryRequest } from '../../requests/retry.js'
import type { WaitOptions } from '../core/request.js'
import { type Session, waitDeadline } from '../core/session.js'
import type { Serving } from '../core/snapshot.js'

/** What does not change while a wait polls. */
export interface Wait extends Pick<WaitOptions, 'interval' | 'timeoutMs' | 'timeout_advice'> {
  session: Session
  deployment_id: string
  /** The latest revision before this run's; null if there was none, or if it stays. */
  previous: string | null
  /** Time on the session's clock at which the wait began. */
  startedAt: number
}

/** The wait for a revision: what does not change while it polls. */
export interface RevisionWait extends Wait {
  /** The revision that the run waits for at first. */
  revision_id: string
  /** What served before this run wrote. */
  serving_before: Serving
  /** False: a revision that was superseded is a failure, and the newer one is not followed. */
  follow?: boolean
}

/** How the polls went so far. Each poll returns the next state. */
export interface PollState {
  requests: number
  /** As last read. */
  revision?: RevisionAnswer | undefined
  /** The error of the last read; undefined if it succeeded. */
  problem?: RequestError | undefined
  /** What the wait is for; undefined while it continues. */
  result?: unknown
}

/** Returns the milliseconds since the wait began. */
export const elapsed = ({ session, startedAt }: Wait) => session.clock.now() - startedAt

/** Returns the milliseconds until the deadline of the wait. */
export const remaining = (wait: Wait) => waitDeadline(wait.session, wait) - wait.session.clock.now()

/** Polls until there is a result, or until the deadline: the last poll is then at that time. */
export async function pollUntilEnded<State extends PollState>(
  wait: Wait,
  first: State,
  poll: (state: State) => Promise<State>
): Promise<State> {
  let state = await poll(first)
  while (state.result === undefined && remaining(wait) > 0) {
    await pause(wait, state)
    state = await poll(state)
  }
  return state
}

/** Refusals that no further read will change. */
const FINAL_STATUSES = new Set([401, 403, 404, 410])

const isFinal = (error: RequestError) =>
  error instanceof StatusError && !error.retryable && FINAL_STATUSES.has(error.status)

/**
 * Time limit of one read in milliseconds, so that a hanging read does not use up the whole wait.
 */
const LONGEST_READ_MS = 30_000
/** The read at the deadline gets this long. */
const SHORTEST_READ_MS = 1_000

/**
 * Reads once. Without an answer, the read failed in a way that may pass, and the state has the
 * problem.
 *
 * @throws StatusError for 401, 403, 404 and 410; TimeLimitError once the time limit of the step
 * ends a longer wait.
 */
export async function readOnce<State extends PollState, Answer>(
  wait: Wait,
  before: State,
  read: (options: ReadOptions & { timeoutMs: number }) => Promise<Answer>
): Promise<{ state: State; answer?: Answer }> {
  const remainingMs = remaining(wait)
  const timeoutMs = Math.min(LONGEST_READ_MS, Math.max(SHORTEST_READ_MS, remainingMs))
  const result = await tryRequest(() => read({ timeoutMs, once: true }))
  const state = { ...before, requests: before.requests + 1, problem: undefined }
  if ('value' in result) {
    if (before.problem !== undefined) wait.session.emit({ type: 'recovered' })
    return { state, answer: result.value }
  }
  const { error } = result
  const endsSooner = error instanceof TimeLimitError && remainingMs > 0
  if (isFinal(error) || endsSooner) throw error
  return { state: { ...state, problem: error } }
}

/**
 * `auto`, in milliseconds. Polling after a tenth of the time already waited is late by a tenth of
 * the wait at most.
 */
const AUTO = { share: 0.1, shortest: 1_000, longest: 10_000, longestInRollout: 3_000 }

/**
 * What decides when to poll next, in milliseconds: since the wait began, until its deadline, and as
 * the service asks.
 */
export interface PollTiming extends Pick<Wait, 'interval'> {
  status?: string | undefined
  elapsedMs: number
  remainingMs: number
  retryAfterMs?: number | undefined
}

/**
 * Returns the milliseconds until the next poll. They never exceed the deadline, so that the last
 * poll is at it.
 */
export function pollDelay({
  interval,
  elapsedMs,
  remainingMs,
  status,
  retryAfterMs = 0
}: PollTiming): number {
  const longest = status?.includes('DEPLOY') ? AUTO.longestInRollout : AUTO.longest
  const auto = Math.min(Math.max(elapsedMs * AUTO.share, AUTO.shortest), longest)
  const chosen = interval === 'auto' ? auto : interval
  const requested = Math.min(retryAfterMs, LONGEST_RETRY_AFTER_MS)
  return Math.max(0, Math.min(Math.max(chosen, requested), remainingMs))
}

/** Between the polls for the successor of a superseded revision, in milliseconds. */
const SUCCESSOR_MS = 1_000

/** Sleeps until the next poll. If the last one failed, the log says so. */
async function pause(wait: Wait, { revision, problem }: PollState): Promise<void> {
  const { emit, clock } = wait.session
  const { status } = revision ?? {}
  const isReplaced = status !== undefined && verdictOf(status) === 'superseded'
  const delay = pollDelay({
    interval: isReplaced && problem === undefined ? SUCCESSOR_MS : wait.interval,
    status,
    elapsedMs: elapsed(wait),
    remainingMs: remaining(wait),
    retryAfterMs: problem?.retryAfterMs
  })
  if (problem !== undefined) emit({ type: 'retrying', problem: problem.brief, delay_ms: delay })
  await clock.sleep(delay)
}
