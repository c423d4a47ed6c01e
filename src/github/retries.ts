/** Sends requests to GitHub again after a failure that may pass: 5xx, or a lost connection. */
import type { getOctokit } from '@actions/github'

/** With pauses of 1 and 4 seconds. */
const MOST_RETRIES = 2
/** A retry would end the same, or, for 429, the throttling plugin waits as long as GitHub asks. */
const FINAL = new Set([400, 401, 403, 404, 409, 410, 422, 429, 451])

/** What a request to GitHub may cost. */
export interface RetryLimits {
  /** Nothing listens at the address of GitHub, although a request waited for it: no other request waits. */
  isRefused?: boolean
}

type Plugin = NonNullable<Parameters<typeof getOctokit>[2]>

/** An error of Octokit: an abandoned request has none of these. */
interface Failed {
  status?: number
  request?: object
  cause?: unknown
}

/** Makes the plugin. @param unitMs The first pause, in milliseconds. */
export function retrying(limits: RetryLimits, unitMs: number): Plugin {
  return ({ hook }) => {
    hook.wrap('request', async (send, options) => {
      const most: number = options.request?.['retries'] ?? MOST_RETRIES
      for (let retries = 0; ; retries++) {
        try {
          return await send(options)
        } catch (error) {
          const { status = 0, request } = error as Failed
          const mayPass = request !== undefined && status >= 400 && !FINAL.has(status)
          const isRefused = isConnectionRefused(error)
          if (!mayPass || retries >= most || (isRefused && limits.isRefused)) {
            limits.isRefused ||= isRefused
            throw error
          }
          if (options.request) options.request['retryCount'] = retries + 1
          // Abandoned after a cancel, or at the end of the time. Until then, the timer in exchange.ts keeps the process.
          await new Promise((resolve) => setTimeout(resolve, (retries + 1) ** 2 * unitMs).unref())
        }
      }
    })
    return {}
  }
}

/** Whether nothing listens at the address. */
export function isConnectionRefused(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if ('code' in cause && cause.code === 'ECONNREFUSED') return true
  }
  return false
}
