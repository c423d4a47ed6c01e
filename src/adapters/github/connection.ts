/** The connection of a run to GitHub's API: the one file that imports @actions/github. */
import { getOctokit } from '@actions/github'
import { defaults } from '@actions/github/lib/utils'
import { GitHubError } from '../../errors.js'
import { sanitizeLine } from '../../text/sanitize.js'

export type Octokit = ReturnType<typeof connect>

/** Connects to one API. @param ended Ends all requests. */
export function connect({
  token,
  apiUrl,
  ended
}: {
  token: string
  apiUrl: string
  ended: AbortSignal
}) {
  const throughProxy: typeof fetch = defaults.request?.fetch ?? fetch
  return getOctokit(token, {
    baseUrl: apiUrl,
    request: { fetch: fetchWithin(onlyTo(new URL(apiUrl).origin, throughProxy), ended) },
    userAgent: 'deploy-agent-server',
    // The records report each problem once.
    log: { debug: nothing, info: nothing, warn: nothing, error: nothing }
  })
}

const nothing = () => {}

/** Our choice, because GitHub itself ends a request after 10 s. */
const REQUEST_TIMEOUT_MS = 10_000

/** Returns a fetch whose time limit includes the body of the response. */
export function fetchWithin(
  send: typeof fetch,
  ended: AbortSignal,
  timeoutMs = REQUEST_TIMEOUT_MS
): typeof fetch {
  // One listener for all requests: one each would stay until its timer ends. Not AbortSignal.any
  // and AbortSignal.timeout: Node 20 may collect those before they fire.
  const running = new Set<AbortController>()
  ended.addEventListener('abort', () => running.forEach((one) => one.abort()), { once: true })
  return async (url, init) => {
    const controller = new AbortController()
    const { signal } = controller
    running.add(controller)
    const stop = () => {
      running.delete(controller)
      controller.abort()
    }
    if (ended.aborted) stop()
    setTimeout(stop, timeoutMs).unref()
    try {
      return await send(url, { ...init, signal })
    } catch (error) {
      if (!signal.aborted) throw error
      throw unwrapped(new Error('GitHub did not answer in time', { cause: error }))
    }
  }
}

/**
 * Returns a fetch that sends the token to one origin only: it follows no redirect, and no next page
 * at another origin.
 */
export function onlyTo(origin: string, send: typeof fetch): typeof fetch {
  return async (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input)
    if (url.origin !== origin) throw refusal('GitHub pointed', url.origin, origin)
    const answer = await send(url.href, { ...init, redirect: 'manual' })
    const location = answer.headers.get('location')
    if (answer.status < 300 || answer.status > 399) return answer
    if (location === null) return answer
    await answer.body?.cancel()
    throw refusal(
      `GitHub redirected a ${init?.method ?? 'GET'} request (${answer.status})`,
      location,
      origin
    )
  }
}

const refusal = (what: string, address: string, origin: string) =>
  unwrapped(
    new GitHubError(`${what} to ${sanitizeLine(address, 80)}. The token is only sent to ${origin}`)
  )

/** Names the error so that Octokit does not wrap it. */
const unwrapped = (error: Error) => Object.assign(error, { name: 'AbortError' })
