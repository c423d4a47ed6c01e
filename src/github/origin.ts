/** Sends the token only to the origin of GitHub's API. */
import { GitHubError } from '../errors.js'
import { sanitizeLine } from '../text/sanitize.js'

/** A renamed repository answers with one redirect, to itself. */
const MOST_REDIRECTS = 3

/**
 * A fetch that goes to one origin only: neither a redirect nor the address of a next page takes the token elsewhere. What
 * it throws then has the name by which the plugins do not try again.
 */
export function onlyTo(origin: string, send: typeof fetch): typeof fetch {
  const refusal = (message: string) => Object.assign(new GitHubError(message), { name: 'AbortError' })
  const elsewhere = (where: string) =>
    refusal(`GitHub redirects to ${sanitizeLine(where, 80)}. The token is not sent there`)
  return async (input, init) => {
    let url = new URL(input instanceof Request ? input.url : input)
    for (let left = MOST_REDIRECTS; ; left--) {
      if (url.origin !== origin) throw elsewhere(url.origin)
      const answer = await send(url.href, { ...init, redirect: 'manual' })
      const location = answer.headers.get('location')
      if (answer.status < 300 || answer.status > 399 || location === null) return answer
      await answer.body?.cancel()
      const keepsMethod = answer.status > 306 || (init?.method ?? 'GET') === 'GET'
      if (left === 0)
        throw refusal(`GitHub redirects more than ${MOST_REDIRECTS} times, last to ${sanitizeLine(location, 80)}`)
      if (!keepsMethod || !URL.canParse(location, url.href)) throw elsewhere(location)
      url = new URL(location, url)
    }
  }
}
