import { afterEach, describe, expect, test } from '@jest/globals'
import { GitHubError } from '../../../src/errors.js'
import type { GitHubComment } from '../../../src/ports.js'
import type { GitHubApi } from '../../support/fakes/github-repository.js'
import { gitHubAt } from '../../support/servers/github-at.js'
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

type Handler = (request: RawRequest, nth: number) => RawAnswer | Promise<RawAnswer>

/** GitHub behind a server that answers like this. */
async function github(answer: Handler) {
  let nth = 0
  const server = await rawServer((request) => answer(request, ++nth))
  open.push(server)
  const api = gitHubAt(server.url, { token: 't-0815' })
  const sent = () =>
    server.requests.map(({ method, path }) => `${method} ${path.replace(/\?.*/, '')}`)
  const query = (nth = 0) =>
    Object.fromEntries(new URL(server.requests[nth]?.path ?? '', server.url).searchParams)
  const body = (): unknown => JSON.parse(server.requests[0]?.body ?? 'null')
  return { api, server, sent, query, body }
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
const STATUS = {
  state: 'success',
  description: 'd',
  environment_url: 'https://support.example'
} as const

describe('a GitHub Deployment', () => {
  test('is created for the unchanged ref: without a merge, and whatever its checks say', async () => {
    const { api, sent, body, server } = await github(() =>
      replyJson(201, { id: 7, payload: { a: 1 }, task: 'deploy' })
    )
    expect(await api.createDeployment(DEPLOYMENT)).toEqual({ id: 7 })
    expect(sent()).toEqual(['POST /repos/acme/support/deployments'])
    expect(body()).toEqual({ ...DEPLOYMENT, auto_merge: false, required_contexts: [] })
    expect(server.requests[0]?.headers).toMatchObject({
      authorization: 'token t-0815',
      'user-agent': expect.stringContaining('deploy-agent-server')
    })
  })

  test('that GitHub did not create is no deployment', async () => {
    const { api } = await github(() => replyJson(202, { message: 'Auto-merged\nmain' }))
    await expect(api.createDeployment(DEPLOYMENT)).rejects.toThrow(
      /no deployment: Auto-merged main$/
    )
  })

  test('gets a status that leaves those of other deployments alone', async () => {
    const { api, sent, body } = await github(() => replyJson(201, { id: 9 }))
    await api.addStatus(7, STATUS)
    expect(sent()).toEqual(['POST /repos/acme/support/deployments/7/statuses'])
    expect(body()).toEqual({ ...STATUS, auto_inactive: false })
  })

  test.each([
    [[{ state: 'failure', description: null }], 'failure'],
    [[], undefined]
  ])('has the state of its latest status: %j', async (rows, state) => {
    const { api, sent, query } = await github(() => replyJson(200, rows))
    expect(await api.latestState(7)).toBe(state)
    expect(sent()).toEqual(['GET /repos/acme/support/deployments/7/statuses'])
    expect(query()).toEqual({ per_page: '1' })
  })

  test('is found in its environment, page by page', async () => {
    const { api, sent, query, server } = await github((_, nth) => {
      const next = `<${server.url}/repositories/1/deployments?page=2>; rel="next"`
      const row = { id: nth, payload: { a: nth }, environment: 'support' }
      return replyJson(200, [row], nth === 1 ? { link: next } : {})
    })
    expect(await all(api.listDeployments({ environment: 'support' }))).toEqual([
      { id: 1, payload: { a: 1 } },
      { id: 2, payload: { a: 2 } }
    ])
    expect(sent()).toEqual([
      'GET /repos/acme/support/deployments',
      'GET /repositories/1/deployments'
    ])
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
  ])(
    'only those of people with write access and of apps are trusted: %s',
    async (_, over, is_trusted) => {
      const { api, sent, query } = await github(() => replyJson(200, [comment(over)]))
      expect(await all(api.listComments(7))).toEqual([{ id: 3, body: 'text', is_trusted }])
      expect(sent()).toEqual(['GET /repos/acme/support/issues/7/comments'])
      expect(query()).toEqual({ per_page: '100' })
    }
  )

  test('are read page by page, and no page before it is needed; one without a text is empty', async () => {
    const { api, sent, query, server } = await github((_, nth) => {
      const next = `<${server.url}/repositories/1/issues/7/comments?page=2>; rel="next"`
      return replyJson(200, [comment({ id: nth, body: null })], nth === 1 ? { link: next } : {})
    })
    const seen: unknown[] = []
    for await (const { id, body } of api.listComments(7)) seen.push([id, body, sent().length])
    expect(seen).toEqual([
      [1, '', 1],
      [2, '', 2]
    ])
    expect(query()).toEqual({ per_page: '100' })
  })
})

describe('a comment that is updated', () => {
  const row = { id: 3, body: 'old', user: { type: 'Bot' }, author_association: 'NONE' }
  const READ = 'GET /repos/acme/support/issues/comments/3'
  const WRITE = 'PATCH /repos/acme/support/issues/comments/3'
  const gone = () => replyJson(404, { message: 'Not Found' })

  test.each<[string, (before: GitHubComment) => string | undefined, boolean | undefined, string[]]>(
    [
      ['is read, and written at once', ({ body }) => `${body} text`, true, [READ, WRITE]],
      ['is not written if it stays the same', ({ body }) => body, false, [READ]],
      ['is left alone if it is not ours', () => undefined, undefined, [READ]]
    ]
  )('%s', async (_, change, isWritten, requests) => {
    const { api, sent, server } = await github(() => replyJson(200, row))
    expect(await api.updateComment(3, change)).toBe(isWritten)
    expect(sent()).toEqual(requests)
    if (requests.includes(WRITE))
      expect(JSON.parse(server.requests[1]?.body ?? '')).toEqual({ body: 'old text' })
  })

  test('is read again before it is written again', async () => {
    const { api, sent } = await github((_, nth) =>
      nth === 2 ? replyJson(502, { message: 'x' }) : replyJson(200, row)
    )
    expect(await api.updateComment(3, () => 'text')).toBe(true)
    expect(sent()).toEqual([READ, WRITE, READ, WRITE])
  })

  test('and no longer exists is no error', async () => {
    const { api } = await github(gone)
    expect(await api.updateComment(3, () => 'x')).toBeUndefined()
    await api.deleteComment(3)
  })
})

test.each<[Record<string, unknown>, unknown]>([
  [
    { state: 'open', head: { repo: { full_name: 'a/b' } } },
    { closed: false, head_repository: 'a/b' }
  ],
  [
    { state: 'closed', head: { repo: { full_name: 'a/b' } } },
    { closed: true, head_repository: 'a/b' }
  ],
  // Of a fork that was deleted.
  [{ state: 'open', head: { repo: null } }, { closed: false }]
])('a pull request is read: %j', async (pull, state) => {
  const { api, sent } = await github(() => replyJson(200, pull))
  expect(await api.readPullRequest(7)).toEqual(state)
  expect(sent()).toEqual(['GET /repos/acme/support/pulls/7'])
})

const OPERATIONS: [string, (api: GitHubApi) => Promise<unknown>][] = [
  ['deployments: write', (api) => api.createDeployment(DEPLOYMENT)],
  ['deployments: write', (api) => api.addStatus(7, STATUS)],
  ['deployments: write', (api) => api.latestState(7)],
  ['deployments: write', (api) => all(api.listDeployments({ environment: 'support' }))],
  ['pull-requests: read', (api) => api.readPullRequest(7)],
  ['pull-requests: write', (api) => all(api.listComments(7))],
  ['pull-requests: write', (api) => api.createComment(7, 'text')],
  ['pull-requests: write', (api) => api.updateComment(3, () => 'text')],
  ['pull-requests: write', (api) => api.deleteComment(3)],
  ['contents: read', (api) => api.listChangedFiles({ from: 'a', to: 'b' })]
]
test.each(OPERATIONS)(
  'a refusal names the permission %s, and is not retried',
  async (permission, act) => {
    const { api, sent } = await github(() => replyJson(403, { message: 'Resource not accessible' }))
    const refused = await act(api).catch((error: unknown) => error)
    expect(refused).toBeInstanceOf(GitHubError)
    expect(refused).toMatchObject({ permission, status: 403 })
    expect(sent()).toHaveLength(1)
  }
)
