/** Sends requests to GitHub: the token only to the origin of its API, and each for a limited time. */
import { GitHubError } from '../errors.js'
import { sanitizeLine } from '../text/sanitize.js'
import { noAnswer } from './failure.js'

/** Our choice, because GitHub itself ends a request after 10 s. */
const REQUEST_TIMEOUT_MS = 10_000
/** A renamed repository answers with one redirect, to itself. */
const MOST_REDIRECTS = 3

/** A fetch whose time limit includes the body of the response. @param ended Ends all requests. */
export function fetchWithin(send: typeof fetch, ended: AbortSignal, timeoutMs = REQUEST_TIMEOUT_MS): typeof fetch {
  return async (url, init) => {
    // Not AbortSignal.any and AbortSignal.timeout: Node 20 may collect those before they fire.
    const controller = new AbortController()
    const { signal } = controller
    const stop = () => controller.abort()
    if (ended.aborted) stop()
    ended.addEventListener('abort', stop, { once: true, signal })
    setTimeout(stop, timeoutMs).unref()
    try {
      return await send(url, { ...init, signal })
    } catch (error) {
      throw signal.aborted ? noAnswer(error) : error
    }
  }
}

/** A fetch that sends requests to one origin only. A redirect or a next page at another origin is an error. */
export function onlyTo(origin: string, send: typeof fetch): typeof fetch {
  // The name keeps Octokit from wrapping it.
  const refusal = (message: string) => Object.assign(new GitHubError(message), { name: 'AbortError' })
  const onlyHere = `The token is only sent to ${origin}`
  return async (input, init) => {
    const method = init?.method ?? 'GET'
    let url = new URL(input instanceof Request ? input.url : input)
    // The address of the first page is ours; that of a next page comes from the answer.
    if (url.origin !== origin) throw refusal(`GitHub named a next page at ${shown(url.origin)}. ${onlyHere}`)
    for (let left = MOST_REDIRECTS; ; left--) {
      const answer = await send(url.href, { ...init, redirect: 'manual' })
      const location = answer.headers.get('location')
      if (answer.status < 300 || answer.status > 399 || location === null) return answer
      await answer.body?.cancel()
      const redirected = `GitHub redirected a ${method} request (${answer.status})`
      if (!URL.canParse(location, url.href)) throw refusal(`${redirected} to ${shown(location)}, which is not a URL`)
      url = new URL(location, url)
      if (url.origin !== origin) throw refusal(`${redirected} to ${shown(url.origin)}. ${onlyHere}`)
      const keepsMethod = answer.status > 306 || method === 'GET'
      if (!keepsMethod) throw refusal(`${redirected}. Only reads follow such a redirect`)
      if (left === 0) throw refusal(`${redirected} more than ${MOST_REDIRECTS} times, last to ${shown(url.href)}`)
    }
  }
}

const shown = (address: string) => sanitizeLine(address, 80)
