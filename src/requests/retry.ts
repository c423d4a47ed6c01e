/**
 * How often and how long a request is sent again: until it succeeds, or until what it reads is what
 * is waited for.
 */
import { isConflict, isNotFound, RequestError, StatusError } from '../errors.js'
import type { Clock, ControlPlane, ReadOptions } from '../ports.js'

const FIRST_DELAY_MS = 500
const LONGEST_DELAY_MS = 10_000
/** With the delays above: about 35 seconds. */
const MOST_ATTEMPTS = 8

/**
 * A service is left alone for as long as it asks, but no mistaken or hostile Retry-After puts a
 * whole wait to sleep.
 */
export const LONGEST_RETRY_AFTER_MS = 60_000
/** What was asked for does not exist, or no longer does. */
const GONE: ReadonlySet<number> = new Set([404, 410])

/** Returns the delay before try number `attempt` + 1 (the first is 1), in milliseconds. */
export function backoffDelay(attempt: number, retryAfterMs?: number): number {
  return Math.max(
    retryAfterMs ?? 0,
    Math.min(FIRST_DELAY_MS * 2 ** (attempt - 1), LONGEST_DELAY_MS)
  )
}

/** How long, and on which clock, a request is retried. */
export interface RetryOptions {
  clock: Clock
  /** Time on `clock` at which nothing is tried again, whatever the service asks for. */
  deadline: number
  /** Called before each further try. */
  onRetry: (error: RequestError, delayMs: number) => void
}

/**
 * Returns whether and after how many milliseconds to try again; null to give up. A service that
 * names a time (Retry-After) is followed as often as it does, up to the deadline.
 */
export function retryDelayFor(error: unknown, attempt: number, remainingMs: number): number | null {
  if (!(error instanceof RequestError) || !error.retryable) return null
  if (error.retryAfterMs === undefined && attempt >= (error.mostAttempts ?? MOST_ATTEMPTS))
    return null
  const delay = backoffDelay(attempt, error.retryAfterMs)
  return delay < remainingMs ? delay : null
}

/**
 * Repeats a read, or another request that is safe to repeat, until it succeeds or must not be
 * retried.
 */
export async function withRetry<T>(
  { clock, deadline, onRetry }: RetryOptions,
  read: () => Promise<T>
): Promise<T> {
  for (let tries = 1; ; tries++) {
    try {
      return await read()
    } catch (error) {
      const delay = retryDelayFor(error, tries, deadline - clock.now())
      if (delay === null) throw error
      onRetry(error as RequestError, delay)
      await clock.sleep(delay)
    }
  }
}

/**
 * Returns the same control plane, but with retries: reads are retried until they succeed, fail
 * permanently, or `options.deadline` is reached. A read with `once: true`, of a log, and every
 * write are sent once.
 */
export function withRetries(controlPlane: ControlPlane, options: RetryOptions): ControlPlane {
  const read = <T>(request: () => Promise<T>, how?: ReadOptions): Promise<T> => {
    if (how?.once) return request()
    return withRetry(options, how?.missing_is_final ? () => orFinal(request()) : request)
  }
  return {
    ...controlPlane,
    readDeployment: (id, how) => read(() => controlPlane.readDeployment(id, how), how),
    readRevision: (id, revisionId, how) =>
      read(() => controlPlane.readRevision(id, revisionId, how), how),
    listDeployments: (query) => read(() => controlPlane.listDeployments(query)),
    listRevisions: (id, how) => read(() => controlPlane.listRevisions(id, how), how),
    listIntegrations: () => read(() => controlPlane.listIntegrations()),
    listListeners: () => read(() => controlPlane.listListeners())
  }
}

/** Takes a missing resource for final. */
function orFinal<T>(request: Promise<T>): Promise<T> {
  return request.catch((error: unknown) => {
    throw isNotFound(error) ? error.with({ retryable: false }) : error
  })
}

/**
 * Returns the value, or the error of a request that got no good answer. Anything else that is
 * thrown passes through.
 */
export async function tryRequest<T>(
  request: () => Promise<T>
): Promise<{ value: T } | { error: RequestError }> {
  try {
    return { value: await request() }
  } catch (error) {
    if (error instanceof RequestError) return { error }
    throw error
  }
}

/**
 * Returns what a request reads; null if the service says by one of these statuses that it does not
 * exist.
 */
export async function orNull<T>(
  request: Promise<T>,
  missing: ReadonlySet<number> = GONE
): Promise<T | null> {
  return request.catch((error: unknown) => {
    if (error instanceof StatusError && missing.has(error.status)) return null
    throw error
  })
}

/** A conflict is usually another run's write in progress: the same write may be sent again. */
export async function retryConflict<T>(write: Promise<T>): Promise<T> {
  return write.catch((error: unknown) => {
    throw isConflict(error) ? error.with({ retryable: true }) : error
  })
}

interface PollOptions {
  clock: Pick<Clock, 'now' | 'sleep'>
  /** Time on `clock` after which there is no further poll; the last poll is at that time. */
  deadline: number
  /** Milliseconds of each pause, or what they are for the pause of this number, counted from 1. */
  delayMs: number | ((pause: number) => number)
}

/**
 * Reads until `isDone` holds of what was read, or the deadline is reached, and returns what was
 * read last. What `read` or `isDone` throws ends it.
 */
export async function pollUntil<T>(
  { clock, deadline, delayMs }: PollOptions,
  read: () => Promise<T>,
  isDone: (value: T) => boolean | Promise<boolean>
): Promise<T> {
  for (let polls = 1; ; polls++) {
    const value = await read()
    if (await isDone(value)) return value
    const remainingMs = deadline - clock.now()
    if (remainingMs <= 0) return value
    const delay = typeof delayMs === 'number' ? delayMs : delayMs(polls)
    await clock.sleep(Math.min(delay, remainingMs))
  }
}
