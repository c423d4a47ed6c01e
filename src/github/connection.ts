/** A connection to GitHub's API: the one file that imports @actions/github and Octokit's plugins. */
import { getOctokit } from '@actions/github'
import { defaults } from '@actions/github/lib/utils'
import { throttling } from '@octokit/plugin-throttling'
import Bottleneck from 'bottleneck/light.js'
import type { TimeLimit } from '../http/time-limit.js'
import type { Clock } from '../ports.js'
import { onlyTo } from './origin.js'
import { NO_ANSWER } from './refusal.js'
import { type RetryLimits, retrying } from './retries.js'

/** Time limit of one request, in milliseconds: our choice, because GitHub itself ends a request after 10 s. */
const REQUEST_TIMEOUT_MS = 10_000
/** A request takes at most this share of the remaining time: an unanswered request must not fail the deploy. */
const SHARE_OF_LIMIT = 0.25

/** GitHub asks for a second between writes, and for more between those that notify people. */
const WRITES_APART_S = 1
const NOTIFICATIONS_APART_S = 3

/** Options of a request that is sent now or not at all. */
export const ONCE = { retries: 0, waits_for_limits: false }

/**
 * How much time GitHub may cost a run by limits, failures, tries and answers that are slow. Answers under 4 s are free, and so
 * are the first 4 s of a slow one: many of them may take a run longer than this. Shared by everything that talks to it.
 */
interface Budget extends RetryLimits {
  leftMs: number
}

export interface GitHubOptions {
  token: string
  apiUrl: string
  /** `owner/name`. */
  repository: string
  budget: Budget
  clock: Pick<Clock, 'now' | 'secondMs'>
  /** Ends all requests in progress. */
  signal: AbortSignal
  /** Of the step. */
  limit: TimeLimit
}

export type Octokit = ReturnType<typeof connect>

/**
 * Rate limits, primary and secondary, are waited for as GitHub asks, as long as the budget holds. Each connection has a
 * queue of its own, which spaces writes as GitHub asks.
 */
export function connect({ token, apiUrl, budget, clock, signal, limit }: GitHubOptions, line: string) {
  const waits = (retryAfterSeconds: number, { request }: { request?: Record<string, unknown> }) => {
    const waitMs = retryAfterSeconds * 1000
    if (request?.['waits_for_limits'] === false || waitMs > Math.min(budget.leftMs, limit.remainingMs())) return false
    budget.leftMs -= waitMs
    return true
  }
  const throughProxy: typeof fetch = defaults.request?.fetch ?? fetch
  const retryAfterBaseValue = clock.secondMs ?? 1_000
  const apart = (seconds: number) => new Bottleneck.Group({ maxConcurrent: 1, minTime: seconds * retryAfterBaseValue })
  const options = {
    baseUrl: apiUrl,
    request: { fetch: fetchWithin(onlyTo(new URL(apiUrl).origin, throughProxy), signal, limit) },
    userAgent: 'deploy-agent-server',
    // The records report each problem once.
    log: { debug: nothing, info: nothing, warn: nothing, error: nothing },
    throttle: {
      id: line,
      onRateLimit: waits,
      onSecondaryRateLimit: waits,
      retryAfterBaseValue,
      write: apart(WRITES_APART_S),
      notifications: apart(NOTIFICATIONS_APART_S)
    }
  }
  return getOctokit(token, options, throttling, retrying(budget, retryAfterBaseValue))
}

const nothing = () => {}

const requestTime = (limit: TimeLimit) =>
  Math.min(REQUEST_TIMEOUT_MS, Math.max(limit.remainingMs() * SHARE_OF_LIMIT, limit.graceMs))

/**
 * A fetch with a deadline that includes the body of the response. Its error has the name that stops the plugins from
 * retrying: a server that does not respond once will not respond next time.
 */
function fetchWithin(send: typeof fetch, signal: AbortSignal, limit: TimeLimit): typeof fetch {
  return async (url, init) => {
    // Queued requests are not sent after a cancel.
    if (signal.aborted) throw Object.assign(new Error(NO_ANSWER), { name: 'AbortError' })
    const end = new AbortController()
    const stop = () => end.abort()
    setTimeout(stop, requestTime(limit)).unref()
    signal.addEventListener('abort', stop, { once: true })
    try {
      return await send(url, { ...init, signal: end.signal })
    } catch (error) {
      if (!end.signal.aborted) throw error
      throw Object.assign(new Error(NO_ANSWER, { cause: error }), { name: 'AbortError' })
    } finally {
      signal.removeEventListener('abort', stop)
    }
  }
}
