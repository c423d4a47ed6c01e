/** Describes a failed request to GitHub in our own words. */
import { GitHubError, GitHubRefusal, messageOf, type Permission } from '../errors.js'
import { sanitizeLine } from '../text/sanitize.js'

export const NO_ANSWER = 'GitHub did not answer in time'

export function errorOf(cause: unknown, permission: Permission): GitHubError {
  if (cause instanceof GitHubError) return cause
  const { status, headers } = answerOf(cause)
  const text = sanitizeLine(messageOf(cause), 200)
  if (cause instanceof Error && cause.name === 'AbortError') return new GitHubError(NO_ANSWER, { cause })
  if (isMisread(cause)) return new GitHubError('Unexpected response from GitHub', { cause })
  if (status === undefined) return new GitHubError(`GitHub cannot be reached: ${text}`, { cause })
  const limited = status === 429 || headers['x-ratelimit-remaining'] === '0' || 'retry-after' in headers
  if (limited) {
    const message = `GitHub limits the number of requests of this token (${status})`
    return new GitHubError(message, { status, retry_after_ms: retryAfter(headers), cause })
  }
  if (status === 401) return new GitHubError('GitHub refused the token in github_token (401)', { status, cause })
  const message = `GitHub answered ${status}: ${text}`
  if (status === 403 || status === 404) return new GitHubRefusal(message, { status, permission, cause })
  return new GitHubError(message, { status, cause })
}

/** A minute if GitHub does not say how long, as its documentation asks. */
function retryAfter(headers: Record<string, unknown>): number {
  const seconds = Number(headers['retry-after'])
  return seconds > 0 ? seconds * 1000 : 60_000
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
