/**
 * The exchanges of a run with GitHub: writes at a pace, one retry, and an end to what GitHub may
 * cost.
 */
import { CancelledError, GitHubError, messageOf, type Permission } from '../../errors.js'
import type { Clock } from '../../ports.js'
import { sanitizeLine } from '../../text/sanitize.js'
import type { Octokit } from './connection.js'
import { paceWrites } from './pace-writes.js'

interface Failed {
  error: GitHubError
  /**
   * `refused`: GitHub has answered. `lost`: it failed, or the connection did. `silent`: no answer
   * came in time.
   */
  how: 'refused' | 'limited' | 'lost' | 'silent'
  /** How long GitHub asks to wait, in milliseconds, if it allows no more requests (`limited`). */
  waitMs?: number
}

/**
 * `create` makes a new deployment or comment, so it is never sent twice: people are notified of it.
 */
export type Kind = 'read' | 'write' | 'create'

/** @throws GitHubError, CancelledError. */
export type Exchange = <T>(kind: Kind, permission: Permission, send: () => Promise<T>) => Promise<T>

/** What the methods of the port need. */
export interface Resource {
  octokit: Octokit
  exchange: Exchange
  /** This run's repository. */
  here: { owner: string; repo: string }
}

const RETRY_MS = 1_000
/** How much time a run may lose to limits, failures and slow answers. */
const BUDGET_MS = 60_000
/** So much of an answer is free: a sweep of a hundred previews may take its minutes. */
const HEALTHY_MS = 4_000
const MOST_FAILURES = 3

export interface RunTime {
  /** Its sleeps end when the run is cancelled. */
  clock: Clock
  /** Aborted once the run waits for nothing but its records. */
  ending?: AbortSignal | undefined
}

/**
 * Starts the exchanges of one run. They share pace and budget, and each of them ends with its
 * signal.
 */
export function startExchanges({ clock, ending }: RunTime): (signal: AbortSignal) => Exchange {
  const pace = paceWrites(clock, ending)
  let leftMs = BUDGET_MS
  let failures = 0

  const attempt = async <T>(
    send: () => Promise<T>,
    permission: Permission,
    repeats: readonly Failed['how'][]
  ): Promise<T> => {
    const startedAt = clock.now()
    try {
      const answer = await send()
      failures = 0
      leftMs -= Math.max(0, clock.now() - startedAt - HEALTHY_MS)
      return answer
    } catch (cause) {
      const { how, error, waitMs = RETRY_MS } = failureOf(cause, permission, clock.date())
      leftMs -= clock.now() - startedAt
      if (!repeats.includes(how) || waitMs > leftMs) {
        failures = how === 'refused' ? 0 : failures + 1
        throw error
      }
      leftMs -= waitMs
      await clock.sleep(waitMs)
      return attempt(send, permission, [])
    }
  }

  return (signal) => async (kind, permission, send) => {
    const work = async () => {
      if (kind !== 'read') await pace()
      if (signal.aborted) throw new CancelledError()
      if (leftMs <= 0)
        throw new GitHubError('Stopped using GitHub after 60 s of slow or failed requests')
      if (failures >= MOST_FAILURES)
        throw new GitHubError('Stopped using GitHub after 3 failed requests in a row')
      return attempt(send, permission, kind === 'create' ? ['limited'] : ['limited', 'lost'])
    }
    return unlessAborted(signal, work())
  }
}

/** Abandons work that has no end of its own when the run is cancelled. */
function unlessAborted<T>(signal: AbortSignal, work: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const stop = () => reject(new CancelledError())
    signal.addEventListener('abort', stop, { once: true })
    void work.then(resolve, reject).finally(() => signal.removeEventListener('abort', stop))
  })
}

/** Describes a failed request in our own words. @param date Milliseconds since 1970. */
export function failureOf(cause: unknown, permission: Permission, date: number): Failed {
  const failed = (how: Failed['how'], message: string, status?: number): Failed => {
    const isForbidden = how === 'refused' && (status === 403 || status === 404)
    const error = new GitHubError(message, {
      status,
      permission: isForbidden ? permission : undefined,
      cause
    })
    return { error, how }
  }
  if (cause instanceof GitHubError) return { how: 'refused', error: cause }
  if (cause instanceof Error && cause.name === 'AbortError')
    return failed('silent', 'GitHub did not answer in time')
  // A response of another shape fails when it is read. A failed connection is a TypeError, too,
  // with a cause.
  const isMisread = cause instanceof TypeError && cause.cause === undefined
  if (isMisread) return failed('refused', 'Unexpected response from GitHub')
  const { status, response } = cause as {
    status?: number
    response?: { headers: Record<string, unknown> }
  }
  const text = sanitizeLine(messageOf(cause), 200)
  // Octokit gives an error of the connection the status 500 and no response.
  if (status === undefined || response === undefined)
    return failed('lost', `GitHub cannot be reached: ${text}`)
  const { headers } = response
  const isOverLimit = headers['x-ratelimit-remaining'] === '0' || 'retry-after' in headers
  if (status === 429 || (status === 403 && isOverLimit)) {
    const message = `GitHub limits the number of requests of this token (${status})`
    return { ...failed('limited', message, status), waitMs: retryAfter(headers, date) }
  }
  if (status === 401)
    return failed('refused', 'GitHub refused the token in github_token (401)', status)
  return failed(status >= 500 ? 'lost' : 'refused', `GitHub answered ${status}: ${text}`, status)
}

/** Returns the pause that GitHub names; a minute if it names none, as its documentation asks. */
function retryAfter(headers: Record<string, unknown>, date: number): number {
  const seconds = Number(headers['retry-after'])
  if (seconds > 0) return seconds * 1000
  const reset = Number(headers['x-ratelimit-reset']) * 1000
  // A reset that has passed means that the limit is over.
  if (headers['x-ratelimit-remaining'] === '0' && reset > 0) return Math.max(reset - date, 1_000)
  return 60_000
}
