/**
 * GitHub's API behind its port: the one file that imports @actions/github and Octokit's plugins. It is loaded only when a
 * record is due, so that a plain deploy never parses it.
 */
import { getOctokit } from '@actions/github'
import { defaults } from '@actions/github/lib/utils'
import { retry } from '@octokit/plugin-retry'
import { throttling } from '@octokit/plugin-throttling'
import { CancelledError, GitHubError, GitHubRefusal, messageOf, type Permission } from '../errors.js'
import type { GitHub, GitHubComment } from '../ports.js'
import { inert } from '../text/inert.js'

/** A repository that was renamed answers with one, to itself. */
const MOST_REDIRECTS = 3
/** One request takes no longer than this, in milliseconds. */
const REQUEST_TIMEOUT_MS = 10_000
/** After 5xx or a lost connection; with the plugin's pauses of 1 and 4 seconds. */
const MOST_RETRIES = 2
const PAGE_SIZE = 100
/** Who may have written a comment that is taken for ours: an outsider may copy the marker. */
const TRUSTED = new Set(['OWNER', 'MEMBER', 'COLLABORATOR'])

/** How much time GitHub may cost a run by limits and failures, all in all; shared by everything that talks to it. */
export interface Budget {
  leftMs: number
}

export interface GitHubOptions {
  token: string
  apiUrl: string
  /** `owner/name`. */
  repository: string
  budget: Budget
  /** Ends whatever is under way. */
  signal: AbortSignal
}

type Octokit = ReturnType<typeof connect>

/**
 * Rate limits, primary and secondary, are waited for as GitHub asks, as long as the budget holds. Writes on one `line`
 * are a second apart, as GitHub wants it of those who write much.
 */
function connect({ token, apiUrl, budget, signal }: GitHubOptions, line: string) {
  const waits = (retryAfterSeconds: number) => {
    const waitMs = retryAfterSeconds * 1000
    if (waitMs > budget.leftMs) return false
    budget.leftMs -= waitMs
    return true
  }
  const throughProxy: typeof fetch = defaults.request?.fetch ?? fetch
  const options = {
    baseUrl: apiUrl,
    request: { fetch: fetchWithin(onlyTo(new URL(apiUrl).origin, throughProxy), signal) },
    userAgent: 'deploy-agent-server',
    // What has to be said is said once, by the records.
    log: { debug: nothing, info: nothing, warn: nothing, error: nothing },
    throttle: { id: line, onRateLimit: waits, onSecondaryRateLimit: waits },
    // 429 is the throttling's affair, which heeds the time that GitHub names.
    retry: { retries: MOST_RETRIES, doNotRetry: [400, 401, 403, 404, 409, 410, 422, 429, 451] }
  }
  return getOctokit(token, options, throttling, retry)
}

const nothing = () => {}
const NO_ANSWER = 'GitHub does not answer in time'

/** Each connection stands in a line of its own: what closes a run does not wait behind what the run left behind. */
let lines = 0

/** GitHub as this run's repository sees it. */
export function createGitHub(options: GitHubOptions): GitHub {
  // A run writes little, so its comment need not stand in line behind its deployment.
  const line = `${++lines}`
  const octokit = connect(options, `deployments ${line}`)
  const talk = connect(options, `comments ${line}`)
  const [owner = '', repo = ''] = options.repository.split('/')
  const here = { owner, repo }
  const exchange = exchangeWith(options)
  return {
    isPullRequestClosed: (pull_number) =>
      exchange('pull-requests: read', async () => {
        const { data } = await octokit.rest.pulls.get({ ...here, pull_number })
        return data.state === 'closed'
      }),
    createDeployment: (deployment) =>
      exchange('deployments: write', async () => {
        const fixed = { auto_merge: false, required_contexts: [] as string[] }
        const body = { ...here, ...deployment, ...fixed, request: { retries: 0 } }
        const { data } = await octokit.rest.repos.createDeployment(body)
        if (!('id' in data)) throw new GitHubError(`GitHub made no deployment: ${inert(data.message ?? '')}`)
        return { id: data.id, payload: data.payload }
      }),
    listDeployments: (environment) => listDeployments(octokit, exchange, { ...here, environment }),
    addStatus: (deployment_id, status) =>
      exchange('deployments: write', async () => {
        const body = { ...here, deployment_id, ...status, auto_inactive: false }
        await octokit.rest.repos.createDeploymentStatus(body)
      }),
    latestState: (deployment_id) =>
      exchange('deployments: write', async () => {
        const query = { ...here, deployment_id, per_page: 1 }
        const { data } = await octokit.rest.repos.listDeploymentStatuses(query)
        return data[0]?.state ?? null
      }),
    listComments: (issue_number) => listComments(talk, exchange, { ...here, issue_number }),
    createComment: (issue_number, body) =>
      exchange('pull-requests: write', async () => {
        const comment = { ...here, issue_number, body, request: { retries: 0 } }
        const { data } = await talk.rest.issues.createComment(comment)
        return { id: data.id }
      }),
    updateComment: (comment_id, body) =>
      exchange('pull-requests: write', async () => {
        await talk.rest.issues.updateComment({ ...here, comment_id, body })
      }),
    deleteComment: (comment_id) =>
      exchange('pull-requests: write', async () => {
        await talk.rest.issues.deleteComment({ ...here, comment_id })
      })
  }
}

async function* listDeployments(
  octokit: Octokit,
  exchange: Exchange,
  query: { owner: string; repo: string; environment: string }
) {
  const pages = octokit.paginate.iterator(octokit.rest.repos.listDeployments, { ...query, per_page: PAGE_SIZE })
  for await (const { id, payload } of rowsOf(exchange, 'deployments: write', pages)) yield { id, payload }
}

async function* listComments(
  octokit: Octokit,
  exchange: Exchange,
  query: { owner: string; repo: string; issue_number: number }
): AsyncGenerator<GitHubComment> {
  const pages = octokit.paginate.iterator(octokit.rest.issues.listComments, { ...query, per_page: PAGE_SIZE })
  for await (const { id, body, user, author_association } of rowsOf(exchange, 'pull-requests: write', pages)) {
    yield { id, body: body ?? '', is_trusted: user?.type === 'Bot' || TRUSTED.has(author_association) }
  }
}

type Exchange = <T>(permission: Permission, send: () => Promise<T>) => Promise<T>

/** The rows of all pages, each page an exchange of its own. */
async function* rowsOf<T>(
  exchange: Exchange,
  permission: Permission,
  pages: AsyncIterable<{ data: T[] }>
): AsyncGenerator<T> {
  const reader = pages[Symbol.asyncIterator]()
  for (;;) {
    const page = await exchange(permission, () => reader.next())
    if (page.done) return
    yield* page.value.data
  }
}

/** One exchange, ended by the signal and by the budget; a failing one is charged to it. */
function exchangeWith({ signal, budget }: GitHubOptions): Exchange {
  return async (permission, send) => {
    if (signal.aborted) throw new CancelledError('told to stop')
    if (budget.leftMs <= 0) throw new GitHubError('GitHub has cost this run enough time')
    const startedAt = performance.now()
    try {
      return await within(budget.leftMs, signal, send())
    } catch (error) {
      budget.leftMs -= performance.now() - startedAt
      if (signal.aborted) throw new CancelledError('told to stop', { cause: error })
      throw errorOf(error, permission)
    }
  }
}

/** A pause of the plugins knows neither signal nor budget, so their promise is left behind. */
function within<T>(ms: number, signal: AbortSignal, work: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const stop = () => reject(new GitHubError(NO_ANSWER))
    const timer = setTimeout(stop, ms)
    signal.addEventListener('abort', stop, { once: true })
    void work.then(resolve, reject).finally(() => {
      clearTimeout(timer)
      signal.removeEventListener('abort', stop)
    })
  })
}

/**
 * A fetch that goes to one origin only: neither a redirect nor the address of a next page takes the token elsewhere. What
 * it throws then has the name by which the plugins do not try again.
 */
function onlyTo(origin: string, send: typeof fetch): typeof fetch {
  const elsewhere = (where: string) =>
    Object.assign(new GitHubError(`GitHub leads to ${inert(where, 80)}, which gets no token`), { name: 'AbortError' })
  return async (input, init) => {
    let url = new URL(input instanceof Request ? input.url : input)
    for (let left = MOST_REDIRECTS; ; left--) {
      if (url.origin !== origin) throw elsewhere(url.origin)
      const answer = await send(url.href, { ...init, redirect: 'manual' })
      const location = answer.headers.get('location')
      if (answer.status < 300 || answer.status > 399 || location === null) return answer
      await answer.body?.cancel()
      const keepsMethod = answer.status > 306 || (init?.method ?? 'GET') === 'GET'
      if (left === 0 || !keepsMethod || !URL.canParse(location, url.href)) throw elsewhere(location)
      url = new URL(location, url)
    }
  }
}

/**
 * A fetch with a deadline, its answer's body included. What it throws then has the name by which the plugins do not try
 * again: who does not answer once will not do so the next time either.
 */
function fetchWithin(send: typeof fetch, signal: AbortSignal): typeof fetch {
  return async (url, init) => {
    // What still stands in line when the run is told to stop is not sent any more.
    if (signal.aborted) throw Object.assign(new Error(NO_ANSWER), { name: 'AbortError' })
    const end = new AbortController()
    const stop = () => end.abort()
    setTimeout(stop, REQUEST_TIMEOUT_MS).unref()
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

function errorOf(cause: unknown, permission: Permission): GitHubError {
  if (cause instanceof GitHubError) return cause
  const { status, headers } = answerOf(cause)
  const text = inert(messageOf(cause), 200)
  if (cause instanceof Error && cause.name === 'AbortError') return new GitHubError(NO_ANSWER, { cause })
  if (status === undefined) return new GitHubError(`GitHub cannot be reached: ${text}`, { cause })
  const limited = status === 429 || headers['x-ratelimit-remaining'] === '0' || 'retry-after' in headers
  if (limited) return new GitHubError(`GitHub limits the requests of this token (${status})`, { status, cause })
  if (status === 401) return new GitHubError('GitHub does not know the token in github_token (401)', { status, cause })
  const message = `GitHub answered ${status}: ${text}`
  if (status === 403 || status === 404) return new GitHubRefusal(message, { status, permission, cause })
  return new GitHubError(message, { status, cause })
}

/** Octokit gives an error of the connection the status 500 and no response. */
function answerOf(error: unknown): { status: number | undefined; headers: Record<string, unknown> } {
  const { status, response } = error as { status?: number; response?: { headers: Record<string, unknown> } }
  return response === undefined ? { status: undefined, headers: {} } : { status, headers: response.headers }
}
