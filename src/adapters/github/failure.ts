/** Describes a failed request to GitHub in our own words. */
import { GitHubError, GitHubRefusal, messageOf, type Permission } from '../../errors.js'
import { sanitizeLine } from '../../text/sanitize.js'

/** A request that failed. */
export interface Failed {
  error: GitHubError
  /**
   * `refused`: GitHub has answered. `limited`: it allows no more requests for a while. `lost`: it failed, or the
   * connection did. `silent`: no answer came in time.
   */
  how: 'refused' | 'limited' | 'lost' | 'silent'
}

/** Ends a request without an answer. Its name keeps Octokit from wrapping it. */
export const noAnswer = (cause?: unknown) =>
  Object.assign(new Error('GitHub did not answer in time', { cause }), { name: 'AbortError' })

/** @param date Milliseconds since 1970. */
export function failureOf(cause: unknown, permission: Permission, date: number): Failed {
  if (cause instanceof GitHubError) return { error: cause, how: 'refused' }
  if (cause instanceof Error && cause.name === 'AbortError') {
    return { error: new GitHubError('GitHub did not answer in time', { cause }), how: 'silent' }
  }
  if (isMisread(cause)) return { error: new GitHubError('Unexpected response from GitHub', { cause }), how: 'refused' }
  const { status, headers } = answerOf(cause)
  const text = sanitizeLine(messageOf(cause), 200)
  if (status === undefined)
    return { error: new GitHubError(`GitHub cannot be reached: ${text}`, { cause }), how: 'lost' }
  const isOverLimit = headers['x-ratelimit-remaining'] === '0' || 'retry-after' in headers
  if (status === 429 || (status === 403 && isOverLimit)) {
    const message = `GitHub limits the number of requests of this token (${status})`
    const retry_after_ms = retryAfter(headers, date)
    return { error: new GitHubError(message, { status, retry_after_ms, cause }), how: 'limited' }
  }
  return { error: answered(status, { text, permission, cause }), how: status >= 500 ? 'lost' : 'refused' }
}

function answered(
  status: number,
  { text, permission, cause }: { text: string; permission: Permission; cause: unknown }
): GitHubError {
  if (status === 401) return new GitHubError('GitHub refused the token in github_token (401)', { status, cause })
  const message = `GitHub answered ${status}: ${text}`
  return status === 403 || status === 404
    ? new GitHubRefusal(message, { status, permission, cause })
    : new GitHubError(message, { status, cause })
}

/** A minute if GitHub does not say how long, as its documentation asks. */
function retryAfter(headers: Record<string, unknown>, date: number): number {
  const seconds = Number(headers['retry-after'])
  if (seconds > 0) return seconds * 1000
  const reset = Number(headers['x-ratelimit-reset']) * 1000
  // A reset that has passed means that the limit is over.
  return headers['x-ratelimit-remaining'] === '0' && reset > 0 ? Math.max(reset - date, 1_000) : 60_000
}

/** A response of another shape fails when it is read. A failed connection is a TypeError, too, with a cause. */
function isMisread(error: unknown): boolean {
  return error instanceof TypeError && error.cause === undefined
}

/** Octokit gives an error of the connection the status 500 and no response. */
function answerOf(error: unknown): { status: number | undefined; headers: Record<string, unknown> } {
  const { status, response } = error as { status?: number; response?: { headers: Record<string, unknown> } }
  return response === undefined ? { status: undefined, headers: {} } : { status, headers: response.headers }
}
