import { afterEach, describe, expect, test } from '@jest/globals'
import { CancelledError, GitHubError, GitHubRefusal } from '../../../src/errors.js'
import { createGitHub } from '../../../src/github/octokit.js'
import { startTimeLimit } from '../../../src/http/time-limit.js'
import type { GitHub } from '../../../src/ports.js'
import { VirtualClock } from '../../support/fakes/virtual-clock.js'
import {
  type RawAnswer,
  type RawRequest,
  type RawServer,
  rawServer,
  replyJson
} from '../../support/servers/raw-server.js'

const open: RawServer[] = []
afterEach(async () => {
  await Promise.all(open.splice(0).map((server) => server.close()))
})

/** How long a second of a pause takes here, in milliseconds. */
const SECOND_MS = 60

type Handler = (request: RawRequest, nth: number) => RawAnswer | Promise<RawAnswer>

/** GitHub behind a server that answers like this, for a step with so much time. */
async function github(
  answer: Handler,
  { timeoutMs = 600_000, budgetMs = 60_000, usedMs = 0, secondMs = SECOND_MS } = {}
) {
  let nth = 0
  const server = await rawServer((request) => answer(request, ++nth))
  open.push(server)
  const clock = Object.assign(new VirtualClock(), { secondMs })
  const abort = new AbortController()
  const limit = startTimeLimit(clock, timeoutMs)
  clock.pass(usedMs)
  const budget = { leftMs: budgetMs }
  const options = { token: 't-0815', apiUrl: server.url, repository: 'acme/support', budget, clock, limit }
  const connected = () => createGitHub({ ...options, signal: abort.signal })
  const sent = () => server.requests.map(({ method, path }) => `${method} ${path.replace(/\?.*/, '')}`)
  const query = (nth = 0) => Object.fromEntries(new URL(server.requests[nth]?.path ?? '', server.url).searchParams)
  const body = (): unknown => JSON.parse(server.requests[0]?.body ?? 'null')
  return { api: connected(), connected, server, sent, query, body, budget, abort }
}

async function all<T>(rows: AsyncIterable<T>): Promise<T[]> {
  const read: T[] = []
  for await (const row of rows) read.push(row)
  return read
}

const DEPLOYMENT = {
  ref: 'main',
  environment: 'support-pr-1',
  description: 'd',
  transient_environment: true,
  payload: { deployment_id: 'd-1' }
}
const STATUS = { state: 'success', description: 'd', environment_url: 'https://support.example' } as const

describe('a GitHub Deployment', () => {
  test('is created for the unchanged ref: without a merge, and whatever its checks say', async () => {
    const { api, sent, body, server } = await github(() => replyJson(201, { id: 7, payload: { a: 1 }, task: 'deploy' }))
    expect(await api.createDeployment(DEPLOYMENT)).toEqual({ id: 7, payload: { a: 1 } })
    expect(sent()).toEqual(['POST /repos/acme/support/deployments'])
    expect(body()).toEqual({ ...DEPLOYMENT, auto_merge: false, required_contexts: [] })
    expect(server.requests[0]?.headers).toMatchObject({
      authorization: 'token t-0815',
      'user-agent': expect.stringContaining('deploy-agent-server')
    })
  })

  test('that GitHub did not create is no deployment', async () => {
    const { api } = await github(() => replyJson(202, { message: 'Auto-merged\nmain' }))
    await expect(api.createDeployment(DEPLOYMENT)).rejects.toThrow(/no deployment: Auto-merged main$/)
  })

  test('gets a status that leaves those of other deployments alone', async () => {
    const { api, sent, body } = await github(() => replyJson(201, { id: 9 }))
    await api.addStatus(7, STATUS)
    expect(sent()).toEqual(['POST /repos/acme/support/deployments/7/statuses'])
    expect(body()).toEqual({ ...STATUS, auto_inactive: false })
  })

  test.each([
    [[{ state: 'failure', description: null }], { state: 'failure', description: '' }],
    [[], null]
  ])('has the state of its latest status: %j', async (rows, state) => {
    const { api, sent, query } = await github(() => replyJson(200, rows))
    expect(await api.latestStatus(7)).toEqual(state)
    expect(sent()).toEqual(['GET /repos/acme/support/deployments/7/statuses'])
    expect(query()).toEqual({ per_page: '1' })
  })

  test('is found among all pages of its environment', async () => {
    const { api, sent, query, server } = await github((_, nth) => {
      const next = `<${server.url}/repositories/1/deployments?page=2>; rel="next"`
      const row = { id: nth, payload: { nth }, environment: 'support' }
      return replyJson(200, [row], nth === 1 ? { link: next } : {})
    })
    expect(await all(api.listDeployments('support'))).toEqual([
      { id: 1, payload: { nth: 1 } },
      { id: 2, payload: { nth: 2 } }
    ])
    expect(sent()).toEqual(['GET /repos/acme/support/deployments', 'GET /repositories/1/deployments'])
    expect(query()).toEqual({ environment: 'support', per_page: '100' })
  })
})

describe('comments of a pull request', () => {
  const comment = (over: Record<string, unknown>) => ({
    id: 3,
    body: 'text',
    user: { type: 'User' },
    author_association: 'NONE',
    ...over
  })
  test.each<[string, Record<string, unknown>, boolean]>([
    ['an owner', { author_association: 'OWNER' }, true],
    ['a member', { author_association: 'MEMBER' }, true],
    ['a collaborator', { author_association: 'COLLABORATOR' }, true],
    ['an app', { user: { type: 'Bot' } }, true],
    ['somebody who contributed', { author_association: 'CONTRIBUTOR' }, false],
    ['an outsider', {}, false],
    ['a user who was deleted', { user: null }, false]
  ])('only those of people with write access and of apps are trusted: %s', async (_, over, is_trusted) => {
    const { api, sent, query } = await github(() => replyJson(200, [comment(over)]))
    expect(await all(api.listComments(7))).toEqual([{ id: 3, body: 'text', is_trusted }])
    expect(sent()).toEqual(['GET /repos/acme/support/issues/7/comments'])
    expect(query()).toEqual({ per_page: '100' })
  })

  test('one without a text is empty', async () => {
    const { api } = await github(() => replyJson(200, [comment({ body: null })]))
    expect(await all(api.listComments(7))).toMatchObject([{ body: '' }])
  })

  test.each<[string, (api: GitHub) => Promise<unknown>, unknown, unknown]>([
    ['POST /repos/acme/support/issues/7/comments', (api) => api.createComment(7, 'text'), { body: 'text' }, { id: 3 }],
    ['PATCH /repos/acme/support/issues/comments/3', (api) => api.updateComment(3, 'text'), { body: 'text' }, undefined],
    ['DELETE /repos/acme/support/issues/comments/3', (api) => api.deleteComment(3), null, undefined]
  ])('%s', async (request, act, content, result) => {
    const { api, sent, server } = await github(() => replyJson(200, comment({})))
    expect(await act(api)).toEqual(result)
    expect(sent()).toEqual([request])
    expect(JSON.parse(server.requests[0]?.body || 'null')).toEqual(content)
  })
})

describe('one comment, and the reaction to it', () => {
  const row = { id: 3, body: 'text', user: { type: 'Bot' }, author_association: 'NONE' }
  const gone = () => replyJson(404, { message: 'Not Found' })

  test('a comment is read by its id', async () => {
    const { api, sent } = await github(() => replyJson(200, row))
    expect(await api.readComment(3)).toEqual({ id: 3, body: 'text', is_trusted: true })
    expect(sent()).toEqual(['GET /repos/acme/support/issues/comments/3'])
  })

  test.each<[number, string, string, unknown]>([
    [201, '2026-01-01T00:00:09Z', '2026-01-01T00:00:02Z', { id: 9, is_new: true, age_ms: 7_000 }],
    [200, '2026-01-01T00:00:09Z', '2026-01-01T00:00:02Z', { id: 9, is_new: false, age_ms: 7_000 }],
    [200, '2026-01-01T00:00:00Z', '2026-01-01T00:00:02Z', { id: 9, is_new: false, age_ms: 0 }],
    [200, '', '2026-01-01T00:00:02Z', { id: 9, is_new: false, age_ms: 0 }]
  ])('a reaction that is answered %i at %j is this new and this old', async (status, date, created_at, reaction) => {
    const { api, sent, body } = await github(() => replyJson(status, { id: 9, created_at }, { date }))
    expect(await api.addReaction(3)).toEqual(reaction)
    expect(sent()).toEqual(['POST /repos/acme/support/issues/comments/3/reactions'])
    expect(body()).toEqual({ content: 'eyes' })
  })

  test('a reaction is taken away by its id', async () => {
    const { api, sent } = await github(() => replyJson(200, {}))
    await api.deleteReaction(3, 9)
    expect(sent()).toEqual(['DELETE /repos/acme/support/issues/comments/3/reactions/9'])
  })

  test('what no longer exists is no error', async () => {
    const { api } = await github(gone)
    expect(await api.readComment(3)).toBeUndefined()
    expect(await api.deleteReaction(3, 9)).toBeUndefined()
  })

  test('what is refused is one', async () => {
    const { api } = await github(() => replyJson(403, { message: 'no' }))
    await expect(api.readComment(3)).rejects.toMatchObject({ status: 403 })
    await expect(api.deleteReaction(3, 9)).rejects.toMatchObject({ status: 403 })
  })

  const limited = () => replyJson(429, { message: 'You have exceeded a secondary rate limit' }, { 'retry-after': '1' })
  test.each<[string, (api: GitHub) => Promise<unknown>]>([
    ['an update', (api) => api.updateComment(3, 'text', { once: true })],
    ['a reaction', (api) => api.addReaction(3)]
  ])('%s that is sent once waits for no limit, and is not retried', async (_, act) => {
    for (const answer of [limited, () => replyJson(502, { message: 'bad gateway' })]) {
      const { api, sent, budget } = await github(answer)
      await expect(act(api)).rejects.toBeInstanceOf(GitHubError)
      expect([sent().length, budget.leftMs]).toEqual([1, 60_000])
    }
  })

  test('an update is retried otherwise', async () => {
    const { api, sent } = await github((_, nth) => (nth === 1 ? replyJson(502, { message: 'x' }) : replyJson(200, row)))
    await api.updateComment(3, 'text')
    expect(sent()).toHaveLength(2)
  })
})

describe('a pull request', () => {
  test.each<[string, Record<string, unknown>, unknown]>([
    ['open', { state: 'open', head: { repo: { full_name: 'a/b' } } }, { closed: false, head_repository: 'a/b' }],
    ['closed', { state: 'closed', head: { repo: { full_name: 'a/b' } } }, { closed: true, head_repository: 'a/b' }],
    ['of a fork that was deleted', { state: 'open', head: { repo: null } }, { closed: false }],
    ['without a head', { state: 'open' }, { closed: false }],
    ['with a name that is none', { state: 'open', head: { repo: { full_name: 7 } } }, { closed: false }]
  ])('that is %s', async (_, pull, state) => {
    const { api, sent } = await github(() => replyJson(200, pull))
    expect(await api.readPullRequest(7)).toEqual(state)
    expect(sent()).toEqual(['GET /repos/acme/support/pulls/7'])
  })
})

const OPERATIONS: [string, (api: GitHub) => Promise<unknown>][] = [
  ['deployments: write', (api) => api.createDeployment(DEPLOYMENT)],
  ['deployments: write', (api) => api.addStatus(7, STATUS)],
  ['deployments: write', (api) => api.latestStatus(7)],
  ['deployments: write', (api) => all(api.listDeployments('support'))],
  ['pull-requests: read', (api) => api.readPullRequest(7)],
  ['pull-requests: write', (api) => all(api.listComments(7))],
  ['pull-requests: write', (api) => api.createComment(7, 'text')],
  ['pull-requests: write', (api) => api.updateComment(3, 'text')],
  ['pull-requests: write', (api) => api.deleteComment(3)],
  ['contents: read', (api) => api.listChangedFiles({ from: 'a', to: 'b' })]
]
test.each(OPERATIONS)('a refusal names the permission %s, and is not retried', async (permission, act) => {
  const { api, sent } = await github(() => replyJson(403, { message: 'Resource not accessible' }))
  const refused = await act(api).catch((error: unknown) => error)
  expect(refused).toBeInstanceOf(GitHubRefusal)
  expect(refused).toMatchObject({ permission, status: 403 })
  expect(sent()).toHaveLength(1)
})

describe('what GitHub may cost a run', () => {
  test.each([400, 401, 404, 409, 410, 422, 451])('%i is not retried', async (status) => {
    const { api, sent } = await github(() => replyJson(status, { message: 'no' }))
    await expect(api.readPullRequest(7)).rejects.toMatchObject({ status })
    expect(sent()).toHaveLength(1)
  })

  test.each<[string, (api: GitHub) => Promise<unknown>]>([
    ['deployment', (api) => api.createDeployment(DEPLOYMENT)],
    ['comment', (api) => api.createComment(7, 'text')]
  ])('a %s that may have been made is not made twice', async (_, act) => {
    const { api, sent } = await github(() => replyJson(502, { message: 'bad gateway' }))
    await expect(act(api)).rejects.toMatchObject({ status: 502 })
    expect(sent()).toHaveLength(1)
  })

  test('a read that fails is retried', async () => {
    const { api, sent } = await github((_, nth) => replyJson(nth === 1 ? 502 : 200, { state: 'closed' }))
    expect(await api.readPullRequest(7)).toMatchObject({ closed: true })
    expect(sent()).toHaveLength(2)
  })

  test('a limit is waited for as GitHub asks, and charged', async () => {
    const { api, budget } = await github((_, nth) =>
      nth === 1
        ? replyJson(429, { message: 'You have exceeded a secondary rate limit' }, { 'retry-after': '1' })
        : replyJson(200, { state: 'closed' })
    )
    expect(await api.readPullRequest(7)).toMatchObject({ closed: true })
    expect(budget.leftMs).toBe(59_000)
  })

  test.each<[string, Parameters<typeof github>[1] & object]>([
    ['the budget', { budgetMs: 999 }],
    ['the time of the step', { timeoutMs: 1_000, usedMs: 500 }]
  ])('a limit that lasts longer than %s is not waited for', async (_, over) => {
    const limited = replyJson(429, { message: 'You have exceeded a secondary rate limit' }, { 'retry-after': '1' })
    const { api, sent, budget } = await github(() => limited, over)
    await expect(api.readPullRequest(7)).rejects.toMatchObject({ status: 429 })
    expect(sent()).toHaveLength(1)
    expect(budget.leftMs).toBe(over.budgetMs ?? 60_000)
  })

  test('a server that does not answer is asked once, and given up after a share of the remaining time', async () => {
    const { api, sent } = await github(() => undefined, { timeoutMs: 1_200 })
    const startedAt = performance.now()
    await expect(api.readPullRequest(7)).rejects.toThrow(GitHubError)
    expect(performance.now() - startedAt).toBeLessThan(1_000)
    expect(sent()).toHaveLength(1)
  })

  test('after the time of the step nothing more is tried once a request got no answer', async () => {
    const { api, sent } = await github(() => undefined, { timeoutMs: 1_000, usedMs: 2_000 })
    await expect(api.readPullRequest(7)).rejects.toThrow(GitHubError)
    await expect(api.readPullRequest(7)).rejects.toThrow(/Stopped updating GitHub/)
    expect(sent()).toHaveLength(1)
  })
})

test.each<[string, number, (api: GitHub) => Promise<unknown>]>([
  ['statuses', 1, (api) => api.addStatus(7, STATUS)],
  ['new comments', 3, (api) => api.createComment(7, 'text')]
])('%s are %i s apart, as GitHub asks', async (_, seconds, write) => {
  const arrivedAt: number[] = []
  const answer = () => {
    arrivedAt.push(performance.now())
    return replyJson(201, { id: 7 })
  }
  // Long enough that five requests without a pause are over sooner, on a busy machine, too.
  const secondMs = 180 / seconds
  const { api, connected } = await github(answer, { secondMs })
  // Loads the code, so that only the pauses take time below.
  await write(connected())
  const startedAt = performance.now()
  await Promise.all([write(api), write(api), write(api), write(api), write(api)])
  // A timer may end within the last millisecond.
  expect(arrivedAt).toHaveLength(6)
  expect((arrivedAt.at(-1) ?? 0) - startedAt).toBeGreaterThan(4 * seconds * secondMs - 2)
})

describe('a cancelled run', () => {
  test('sends nothing more', async () => {
    const { api, sent, abort } = await github(() => replyJson(200, {}))
    abort.abort()
    await expect(api.readPullRequest(7)).rejects.toBeInstanceOf(CancelledError)
    expect(sent()).toEqual([])
  })

  test('does not wait for an answer', async () => {
    const { api, abort } = await github(() => {
      abort.abort()
      return undefined
    })
    await expect(api.readPullRequest(7)).rejects.toBeInstanceOf(CancelledError)
  })
})

test.each<[string, (github: { api: GitHub; connected: () => GitHub }) => Promise<unknown>]>([
  ['comment', ({ api }) => api.createComment(7, 'text')],
  ['status of the end', ({ connected }) => connected().addStatus(7, STATUS)]
])('the %s of a run does not wait for a deployment that GitHub does not answer', async (_, act) => {
  let answerDeployment = () => {}
  const isAnswered = new Promise<void>((resolve) => {
    answerDeployment = resolve
  })
  const hub = await github(async ({ path }) => {
    if (path.endsWith('/deployments')) await isAnswered
    else answerDeployment()
    return replyJson(201, { id: 7 })
  })
  await Promise.all([hub.api.createDeployment(DEPLOYMENT), act(hub)])
})
