/** Previews of pull requests: deployed only while theirs is open, and swept after it was closed. */
import { describe, expect, test } from '@jest/globals'
import { deployRevision } from '../../src/deploy/deploy.js'
import { deployPreview } from '../../src/deploy/preview/deploy-preview.js'
import { type SweepRequest, sweepPreviews } from '../../src/deploy/preview/sweep.js'
import { CancelledError, InputError } from '../../src/errors.js'
import type { PullRequestState } from '../../src/ports.js'
import { Account, type AccountOptions, gitWanted, gitWith, requestFor } from '../support/account.js'
import { COMMIT_B, dropped, REPOSITORY, refusal } from '../support/fakes/answers.js'

const DAY = 86_400_000
const CLAIM = { server_url: 'https://github.com', repositories: [REPOSITORY], head_is_gone: false }
const FORK = 'https://github.com/someone/support'
const LISTLESS = { variations: { withoutList: 404 } } as const
const refuseDeletes = (account: Account, ...errors: Error[]) =>
  account.trouble('deleteDeployment', 'before', ...errors)

describe('the deploy of a preview', () => {
  const name = 'support-pr-1'
  const wanted = gitWanted(COMMIT_B, { name })

  /** @param closed What each look at the pull request finds; the last one stays. */
  async function deploy(
    closed: (boolean | undefined)[],
    prepare: (account: Account) => unknown = () => {},
    ends?: unknown
  ) {
    const account = new Account()
    account.made(gitWanted())
    account.made(gitWanted(undefined, { name }))
    account.head(COMMIT_B)
    prepare(account)
    let looks = 0
    const session = account.session(600_000)
    const isClosed = async () => closed[Math.min(looks++, closed.length - 1)]
    const run = async (inner: typeof session) => {
      if (ends !== undefined) throw ends
      return deployRevision(inner, requestFor(wanted, { target: { name }, claim: CLAIM }))
    }
    const act = () =>
      deployPreview(session, {
        target: { name },
        claim: CLAIM,
        tracing_project: true,
        isClosed,
        deploy: (inner) => run(inner as never)
      })
    const ended = await account
      .run(act, session)
      .catch((error: unknown) => ({ error, code: 'thrown', writes: [], ms: 0 }))
    return {
      ...ended,
      session,
      service: account.service,
      left: account.deployments.map((each) => each.name)
    }
  }

  test.each<[string, (boolean | undefined)[], string[], boolean]>([
    ['of an open pull request stays', [false], ['patch'], true],
    ['of an unknown one stays', [undefined], ['patch'], true],
    ['of a closed one is deleted before anything is sent', [true], ['delete'], false],
    [
      'of one that is closed meanwhile is deleted after it',
      [false, true],
      ['patch', 'delete'],
      false
    ]
  ])('%s', async (_, closed, writes, stays) => {
    const left = stays ? ['support', name] : ['support']
    expect(await deploy(closed)).toMatchObject({ code: 'ok', writes, left })
  })

  test.each([
    ['before the deploy', [true]],
    ['meanwhile', [false, true]]
  ])('of one that is closed %s takes its traces along', async (_, closed) => {
    const { service } = await deploy(closed)
    expect(service.calls.find(({ method }) => method === 'deleteDeployment')).toMatchObject({
      args: [expect.any(String), { tracing_project: true }]
    })
  })

  test('that fails is red while the pull request may be open, and deleted and green once it is closed', async () => {
    const fails = (account: Account) => account.outcome('BUILD_FAILED revision=3')
    expect(await deploy([false, undefined], fails)).toMatchObject({
      code: 'revision_failed',
      writes: ['patch']
    })
    expect(await deploy([false, true], fails)).toMatchObject({
      code: 'ok',
      writes: ['patch', 'delete'],
      left: ['support']
    })
  })

  test.each([new CancelledError('told to stop'), new InputError([]), new Error('a defect')])(
    'that ends with %s deletes nothing',
    async (error) => {
      expect(await deploy([false, true], undefined, error)).toMatchObject({
        error,
        left: ['support', name]
      })
    }
  )

  test('of another repository stays, with a warning', async () => {
    const account = new Account()
    account.made({ ...gitWith({ repo_url: `${REPOSITORY}-eu` }), name })
    const isClosed = async () => true
    const ended = await account.run((session) =>
      deployPreview(session, {
        target: { name },
        claim: CLAIM,
        isClosed,
        deploy: () => account.deploy(gitWanted()) as never
      })
    )
    expect([ended.code, ended.writes, ended.session.all('warning').length]).toEqual(['ok', [], 1])
  })

  test('is deleted in the end, although requests fail; once the time limit is over, it has 30 s more', async () => {
    const tried = await deploy([true], (account) => refuseDeletes(account, dropped(), dropped()))
    expect(tried).toMatchObject({
      code: 'ok',
      writes: ['delete', 'delete', 'delete'],
      left: ['support']
    })
    const late = (account: Account) => {
      account.meanwhile = ({ type }) => type === 'wait_ended' && account.clock.pass(600_000)
      refuseDeletes(account, ...Array.from({ length: 20 }, () => refusal(503, 9_000)))
    }
    const { code, ms } = await deploy([false, true], late)
    expect([code === 'ok', ms > 620_000, ms < 700_000]).toEqual([false, true, true])
  })
})

const SWEEP: SweepRequest = {
  name: 'support',
  kind: 'pr',
  claim: CLAIM,
  dry_run: false,
  by_age: false
}
const OPEN: PullRequestState = { closed: false, head_repository: 'acme/support' }
const CLOSED = { ...OPEN, closed: true }

interface Sweep extends AccountOptions {
  /** Previews by name, with the days since their last change and the repository that they are built from. */
  previews?: Record<string, { age?: number; repo_url?: string }>
  pulls?: Record<number, PullRequestState>
  request?: Partial<SweepRequest>
  has_token?: boolean
  recorded?: string[]
  prepare?: (account: Account) => unknown
}

async function sweep({
  previews = {},
  pulls = {},
  request = {},
  has_token = true,
  recorded,
  prepare,
  ...options
}: Sweep) {
  const account = new Account(options)
  const rows = Object.entries(previews).sort(([, a], [, b]) => (b.age ?? 0) - (a.age ?? 0))
  let left = 50
  for (const [name, { age = 0, repo_url = REPOSITORY }] of rows) {
    account.clock.pass((left - age) * DAY)
    left = age
    account.made({ ...gitWith({ repo_url }), name })
  }
  account.clock.pass(left * DAY)
  prepare?.(account)
  const ids = (account.deployments ?? [])
    .filter(({ name }) => recorded?.includes(name))
    .map(({ id }) => id)
  const session = Object.assign(account.session(60_000), {
    records: { recordedIds: async () => (recorded ? ids : undefined) }
  })
  const told: string[] = []
  const ports = {
    has_token,
    readPullRequest: async (pull: number) => pulls[pull],
    deleted: async ({ name }: { name: string }) => void told.push(name)
  }
  const ended = await account.run(
    () => sweepPreviews(session, { ...SWEEP, ...request }, ports),
    session
  )
  const listed = session.last('previews_listed')
  const kept = Object.fromEntries(
    (listed?.previews ?? [])
      .filter(({ verdict }) => verdict === 'keep')
      .map((each) => [each.name, each.reason])
  )
  const gone = Object.keys(previews)
    .filter((name) => account.deployments.every((each) => each.name !== name))
    .sort()
  return {
    ...ended,
    account,
    gone,
    told,
    kept,
    unchecked: listed?.unchecked,
    warnings: session.all('warning').map(({ message }) => message),
    order: listed?.previews.map(({ pull }) => pull)
  }
}

describe('a sweep', () => {
  const previews = { 'support-pr-12': {}, 'support-pr-2': {}, 'support-pr-1': {} }
  const pulls = { 1: CLOSED, 2: OPEN, 12: CLOSED }

  test('deletes the previews of closed pull requests, in their order, and tells each', async () => {
    const ended = await sweep({ previews, pulls })
    expect(ended).toMatchObject({
      code: 'ok',
      gone: ['support-pr-1', 'support-pr-12'],
      told: ['support-pr-1', 'support-pr-12'],
      order: [1, 2, 12]
    })
    expect(ended).toMatchObject({
      writes: ['delete', 'delete'],
      outputs: { operation: 'swept' },
      warnings: []
    })
  })

  test('takes the traces of the previews along, if asked to', async () => {
    for (const tracing_project of [true, false]) {
      const { account } = await sweep({ previews, pulls, request: { tracing_project } })
      const deletes = account.service.calls.filter(({ method }) => method === 'deleteDeployment')
      expect(deletes.map(({ args }) => args[1])).toEqual([{ tracing_project }, { tracing_project }])
    }
  })

  test('only lists with dry_run', async () => {
    const ended = await sweep({ previews, pulls, request: { dry_run: true } })
    expect(ended).toMatchObject({
      code: 'ok',
      gone: [],
      writes: [],
      outputs: { operation: 'planned' },
      order: [1, 2, 12]
    })
  })

  test('keeps what has another name, or is being deleted', async () => {
    const names = [
      'support',
      'support-pr-',
      'support-pr-1x',
      'support-pr-01',
      'support-pr-1-pr-1',
      'my-support-pr-1',
      'Support-pr-1',
      'support-pr-1'
    ]
    const all = Object.fromEntries(names.map((name) => [name, {}]))
    expect((await sweep({ previews: all, pulls })).gone).toEqual(['support-pr-1'])
    const prepare = (account: Account) =>
      account.core.delete('another writer', account.deployments[0]!.id)
    expect(
      (await sweep({ previews, pulls, prepare, variations: { deleteMs: 9 * DAY } })).writes
    ).toEqual(['delete'])
  })

  test.each([true, false])(
    'keeps previews whose pull request is unknown, with a warning (token: %s)',
    async (has_token) => {
      const ended = await sweep({
        previews,
        pulls: { 12: CLOSED },
        has_token,
        request: { max_age_ms: 14 * DAY }
      })
      expect([ended.gone, ended.unchecked]).toEqual([
        ['support-pr-12'],
        { count: 2, needs_token: !has_token }
      ])
      expect(ended.warnings).toEqual([expect.stringMatching(/unknown: support-pr-1, support-pr-2/)])
      expect(ended.warnings[0]?.includes('github_token')).toBe(!has_token)
    }
  )

  test.each<[string, number, PullRequestState | undefined, number | undefined, boolean]>([
    ['of exactly the age stays', 14, OPEN, 14, false],
    ['that is older goes', 15, OPEN, 14, true],
    ['that is closed goes at any age', 0, CLOSED, 14, true],
    ['that is unknown stays at any age', 40, undefined, 14, false],
    ['that is open stays without max_age', 40, OPEN, undefined, false]
  ])('by max_age: one %s', async (_, age, pull, max, goes) => {
    const request = max === undefined ? {} : { max_age_ms: max * DAY }
    const { gone } = await sweep({
      previews: { 'support-pr-1': { age } },
      pulls: pull ? { 1: pull } : {},
      request
    })
    expect(gone).toEqual(goes ? ['support-pr-1'] : [])
  })

  test('counts the age from the latest revision, and keeps what shows none', async () => {
    const given: Sweep = {
      previews: { 'support-pr-2': { age: 40 } },
      pulls: { 2: OPEN },
      request: { max_age_ms: 14 * DAY }
    }
    const patched = (account: Account) => account.patched()
    const undated = (account: Account) => {
      const { readRevision } = account.service
      account.service.readRevision = async (...args) => ({
        ...(await readRevision(...args)),
        created_at: null,
        updated_at: null
      })
    }
    for (const prepare of [patched, undated])
      expect((await sweep({ ...given, prepare })).gone).toEqual([])
    expect((await sweep(given)).gone).toEqual(['support-pr-2'])
  })

  describe('keeps previews of another repository', () => {
    const foreign = { 'support-pr-1': { repo_url: FORK }, 'support-pr-2': {} }
    const from = (head_repository?: string) => ({ 1: { closed: true, head_repository }, 2: CLOSED })
    test.each<[string, Sweep, string[], number]>([
      [
        'with a warning, whatever a record says',
        { pulls: from('acme/support'), recorded: ['support-pr-1'] },
        ['support-pr-2'],
        1
      ],
      [
        'unless its pull request comes from there',
        { pulls: from('someone/support') },
        ['support-pr-1', 'support-pr-2'],
        0
      ],
      [
        'which is not the one that repo_url states, although its pull request comes from there',
        {
          pulls: from('someone/support'),
          request: { claim: { repositories: [REPOSITORY], head_is_gone: false } },
          recorded: ['support-pr-1']
        },
        ['support-pr-2'],
        1
      ],
      [
        'unless the fork was deleted and a record names it',
        { pulls: from(), recorded: ['support-pr-1'] },
        ['support-pr-1', 'support-pr-2'],
        0
      ],
      [
        'if the fork was deleted and no record names it',
        { pulls: from(), recorded: ['other'] },
        ['support-pr-2'],
        1
      ],
      ['without a word while its pull request is open', { pulls: { 1: OPEN, 2: OPEN } }, [], 0]
    ])('%s', async (_, given, gone, warnings) => {
      const ended = await sweep({ previews: foreign, ...given })
      expect([ended.gone, ended.warnings.length]).toEqual([gone, warnings])
    })
  })

  test('goes by age and owner alone, where no merge request can be read', async () => {
    const merge = {
      'support-mr-1': { age: 40 },
      'support-mr-2': { age: 2 },
      'support-mr-4': { age: 40, repo_url: FORK },
      'support-pr-1': { age: 40 }
    }
    const request = { kind: 'mr', by_age: true } as const
    const ended = await sweep({
      previews: merge,
      recorded: ['support-mr-4'],
      request: { ...request, max_age_ms: 14 * DAY }
    })
    expect([ended.gone, Object.keys(ended.kept).sort()]).toEqual([
      ['support-mr-1'],
      ['support-mr-2', 'support-mr-4']
    ])
    const aged = await sweep({ previews: merge, request })
    expect(aged).toMatchObject({
      gone: [],
      kept: { 'support-mr-1': expect.stringContaining('merge request !1 ') }
    })
  })

  test.each<[string, (account: Account) => unknown, Partial<SweepRequest>, string[]]>([
    [
      'a delete that is refused',
      (account) => refuseDeletes(account, refusal(403)),
      {},
      ['support-pr-12']
    ],
    [
      'a read that is refused',
      (account) => account.trouble('readDeployment', 'before', refusal(403)),
      {},
      ['support-pr-1']
    ],
    [
      'a read that is refused in a dry run',
      (account) => account.trouble('readDeployment', 'before', refusal(403)),
      { dry_run: true },
      []
    ]
  ])('is red after all others: %s', async (_, prepare, request, gone) => {
    expect(await sweep({ previews, pulls, prepare, request })).toMatchObject({
      code: 'sweep_incomplete',
      gone,
      told: gone
    })
  })

  test('sends no delete once its time limit is over, and is red with those that are left', async () => {
    const prepare = (account: Account) => {
      account.meanwhile = ({ type }) => type === 'preview_swept' && account.clock.pass(1_800_001)
    }
    expect(await sweep({ previews, pulls, prepare })).toMatchObject({
      code: 'sweep_incomplete',
      writes: ['delete'],
      gone: ['support-pr-1']
    })
  })

  test('without a list, or at an address without a control plane, is red', async () => {
    expect(await sweep(LISTLESS)).toMatchObject({ code: 'operation_unsupported', writes: [] })
    const prepare = (account: Account) => {
      account.service.listListeners = () => Promise.reject(refusal(404))
      account.service.listIntegrations = () => Promise.reject(refusal(404))
    }
    expect(await sweep({ ...LISTLESS, prepare })).toMatchObject({ code: 'not_found', writes: [] })
  })

  test.each([
    ['suport', 'suport'],
    ['support', undefined]
  ])('without any preview points out a typo: %s', async (name, meant) => {
    const { session, code } = await sweep({ previews: { [name]: {} } })
    expect([code, session.last('deployment_not_found')?.meant]).toEqual(['ok', meant])
  })
})
