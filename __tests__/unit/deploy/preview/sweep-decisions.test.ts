import { describe, expect, test } from '@jest/globals'
import { type DeploymentAnswer, DeploymentRow, RevisionAnswer } from '../../../../src/contract/answers.js'
import { type SweepPorts, type SweepRequest, sweepPreviews } from '../../../../src/deploy/preview/sweep.js'
import type { PullRequestState } from '../../../../src/ports.js'
import { dropped, gitDeployment, REPOSITORY, refusal } from '../../../support/fakes/answers.js'
import { FakeControlPlane, type Script } from '../../../support/fakes/control-plane.js'
import { RecordedSession } from '../../../support/fakes/session.js'
import { VirtualClock } from '../../../support/fakes/virtual-clock.js'

const DAY = 86_400_000
const NOW = Date.UTC(2026, 0, 31)
const OPEN: PullRequestState = { closed: false, head_repository: 'acme/support' }
const CLOSED = { ...OPEN, closed: true }
const FORK = 'https://github.com/someone/support'
const SWEEP: SweepRequest = {
  name: 'support',
  kind: 'pr',
  claim: { server_url: 'https://github.com', repositories: [REPOSITORY], head_is_gone: false },
  dry_run: false,
  by_age: false
}

type Preview = Partial<Pick<DeploymentAnswer, 'latest_revision_id'>> & { repo_url?: string; age?: number }

interface Given {
  previews?: Record<string, Preview>
  pulls?: Record<number, PullRequestState>
  request?: Partial<SweepRequest>
  script?: Script
  has_token?: boolean
  recorded?: string[] | null
}

/** What a sweep does with these previews, by name, and what it reports. */
async function sweep(given: Given) {
  const { previews = {}, pulls = {}, request = {}, script = {}, has_token = true, recorded = null } = given
  const clock = new VirtualClock(NOW)
  const rows = Object.keys(previews).map((name) => DeploymentRow.parse({ id: name, name }))
  const service = new FakeControlPlane(clock, {
    listDeployments: [
      ({ offset, name_contains }) => (offset === 0 ? rows.filter(({ name }) => name.includes(name_contains)) : [])
    ],
    readDeployment: [
      (id) => {
        const { repo_url = REPOSITORY, latest_revision_id = 'r1' } = previews[id] ?? {}
        return gitDeployment({ id, name: id, latest_revision_id }, { repo_url })
      }
    ],
    readRevision: [
      (id) =>
        RevisionAnswer.parse({
          id: 'r1',
          status: 'DEPLOYED',
          created_at: new Date(NOW - (previews[id]?.age ?? 0) * DAY).toISOString()
        })
    ],
    deleteDeployment: [undefined],
    ...script
  })
  const session = new RecordedSession(service, clock, 60_000)
  session.recall = async () => recorded as null
  const asked: number[] = []
  const told: string[] = []
  const ports: SweepPorts = {
    has_token,
    readPullRequest: async (pull) => {
      asked.push(pull)
      return pulls[pull]
    },
    deleted: async ({ name }) => void told.push(name)
  }
  const error = await sweepPreviews(session, { ...SWEEP, ...request }, ports).catch((thrown: unknown) => thrown)
  const listed = session.last('previews_listed')
  return {
    error: error as { code: string; message: string; advice: string } | undefined,
    deleted: service.calls.filter(({ method }) => method === 'deleteDeployment').map(({ args }) => args[0]),
    verdicts: Object.fromEntries(
      (listed?.previews ?? []).map(({ name, verdict, reason }) => [name, [verdict, reason]])
    ),
    unchecked: listed?.unchecked,
    warnings: session.all('warning').map(({ message }) => message),
    swept: session.all('preview_swept').map(({ name, deletion }) => [name, deletion]),
    decided: session.last('operation_decided'),
    order: listed?.previews.map(({ pull }) => pull),
    session,
    service,
    asked,
    told
  }
}

describe('a sweep reports what it did', () => {
  const previews = { 'support-pr-12': {}, 'support-pr-2': {}, 'support-pr-1': {} }
  const pulls = { 1: CLOSED, 2: OPEN, 12: CLOSED }

  test('each deleted preview with its state, to the log and to its records on GitHub', async () => {
    const { swept, told, decided, order, warnings, unchecked } = await sweep({ previews, pulls })
    expect(swept).toEqual([
      ['support-pr-1', 'accepted'],
      ['support-pr-12', 'accepted']
    ])
    expect(told).toEqual(['support-pr-1', 'support-pr-12'])
    expect(decided).toMatchObject({ operation: 'swept', new_revision: false })
    expect([order, warnings, unchecked]).toEqual([[1, 2, 12], [], undefined])
  })

  test('as a dry run: what would go, and its records on GitHub stay', async () => {
    const { swept, told, deleted, decided } = await sweep({ previews, pulls, request: { dry_run: true } })
    expect([deleted, told]).toEqual([[], []])
    expect(swept).toEqual([
      ['support-pr-1', undefined],
      ['support-pr-12', undefined]
    ])
    expect(decided).toMatchObject({ operation: 'planned', new_revision: false })
  })

  test('previews that are kept because their pull request is open cost no request each', async () => {
    const { service, verdicts, asked } = await sweep({ previews: { 'support-pr-2': {}, 'support-pr-2x': {} }, pulls })
    expect(verdicts).toEqual({ 'support-pr-2': ['keep', 'pull request #2 is open'] })
    expect([service.count('readDeployment'), asked]).toEqual([0, [2]])
  })

  test('a preview that went after the list was read is no preview any more', async () => {
    const { verdicts, deleted, error } = await sweep({ previews, pulls, script: { readDeployment: [refusal(404)] } })
    expect([Object.keys(verdicts), deleted, error]).toEqual([['support-pr-2'], [], undefined])
  })
})

describe('a preview is kept if GitHub does not say that its pull request is closed', () => {
  const previews = { 'support-pr-1': {}, 'support-pr-3': {}, 'support-pr-4': {} }
  test.each([
    [true, undefined, undefined],
    [false, 'Set `github_token`, so that the sweep can read it.', undefined],
    [true, undefined, 14 * DAY]
  ])('with a token: %s', async (has_token, fix, max_age_ms) => {
    const request = max_age_ms === undefined ? {} : { max_age_ms }
    const { deleted, warnings, unchecked, service } = await sweep({
      previews,
      pulls: { 4: CLOSED },
      has_token,
      request
    })
    expect(deleted).toEqual(['support-pr-4'])
    expect(unchecked).toEqual({ count: 2, needs_token: !has_token })
    expect(warnings).toHaveLength(1)
    expect(warnings[0]).toContain('unknown: support-pr-1, support-pr-3')
    expect(warnings[0]?.includes('github_token')).toBe(fix !== undefined)
    expect(service.count('readDeployment')).toBe(1)
  })
})

describe('a preview of another repository is kept', () => {
  const previews = { 'support-pr-1': { repo_url: FORK }, 'support-pr-2': {} }
  const pulls = (head_repository?: string) => ({ 1: { closed: true, head_repository }, 2: CLOSED })

  test('with a warning that names it, also if a record on GitHub does', async () => {
    const { deleted, warnings, verdicts } = await sweep({
      previews,
      pulls: pulls('acme/support'),
      recorded: ['support-pr-1']
    })
    expect(deleted).toEqual(['support-pr-2'])
    expect(warnings).toEqual([expect.stringMatching(/^Kept: support-pr-1 .*belongs to another repository/)])
    expect(verdicts['support-pr-1']).toEqual(['keep', expect.stringContaining(FORK)])
  })

  test('without a warning while its pull request is open and it is young', async () => {
    const { deleted, warnings } = await sweep({ previews, pulls: { 1: OPEN, 2: OPEN }, request: { max_age_ms: DAY } })
    expect([deleted, warnings]).toEqual([[], []])
  })

  test('unless its pull request comes from there', async () => {
    const { deleted, warnings } = await sweep({ previews, pulls: pulls('someone/support') })
    expect([deleted, warnings]).toEqual([['support-pr-1', 'support-pr-2'], []])
  })

  test.each([
    [['support-pr-1'], ['support-pr-1', 'support-pr-2']],
    [['other'], ['support-pr-2']],
    [null, ['support-pr-2']]
  ])('if the fork was deleted, the records %j decide', async (recorded, deleted) => {
    expect((await sweep({ previews, pulls: pulls(), recorded })).deleted).toEqual(deleted)
  })

  test('if no pull request can be read, also where a record names it', async () => {
    const { deleted, asked } = await sweep({
      previews: { 'support-mr-1': { repo_url: FORK, age: 40 }, 'support-mr-2': { age: 40 } },
      recorded: ['support-mr-1'],
      request: { kind: 'mr', by_age: true, max_age_ms: 14 * DAY }
    })
    expect([deleted, asked]).toEqual([['support-mr-2'], []])
  })
})

describe('what could not be judged or deleted is an error, after all others', () => {
  const previews = { 'support-pr-1': {}, 'support-pr-2': {}, 'support-pr-3': { age: 40 } }
  const pulls = { 1: CLOSED, 2: CLOSED, 3: OPEN }

  test('a delete that is refused', async () => {
    const { error, deleted, swept, told, decided } = await sweep({
      previews,
      pulls,
      script: { deleteDeployment: [refusal(403), undefined] }
    })
    expect(deleted).toEqual(['support-pr-1', 'support-pr-2'])
    expect([swept, told]).toEqual([[['support-pr-2', 'accepted']], ['support-pr-2']])
    expect(error).toMatchObject({
      code: 'sweep_incomplete',
      message: '1 preview could not be read or deleted.\n  support-pr-1 (support-pr-1): GET /x: answered 403',
      advice: expect.stringContaining('run the sweep again')
    })
    expect(decided).toMatchObject({ operation: 'swept' })
  })

  test('a read that is refused: the preview is kept', async () => {
    const script: Script = { readDeployment: [refusal(403), gitDeployment({ id: 'support-pr-2' })] }
    const { error, deleted, verdicts, warnings } = await sweep({ previews, pulls, script })
    expect(deleted).toEqual(['support-pr-2'])
    expect(verdicts['support-pr-1']).toEqual(['keep', 'reading it failed'])
    expect([error?.code, warnings]).toEqual(['sweep_incomplete', []])
  })

  test('a read that is refused in a dry run, which deletes nothing', async () => {
    const script: Script = { readDeployment: [refusal(403), gitDeployment({ id: 'support-pr-2' })] }
    const { error } = await sweep({ previews, pulls, script, request: { dry_run: true } })
    expect(error?.message).toMatch(/^1 preview could not be read\.\n/)
  })

  test('a delete without an answer', async () => {
    const { error } = await sweep({ previews, pulls, script: { deleteDeployment: [dropped()] } })
    expect(error?.message.split('\n')).toHaveLength(3)
  })

  const old = { max_age_ms: 14 * DAY }
  test.each<[string, Script, Preview, string | undefined]>([
    ['is refused, as an error', { readRevision: [refusal(403)] }, {}, 'reading it failed'],
    ['does not exist any more', { readRevision: [refusal(404)] }, {}, 'does not show the age'],
    ['is none', {}, { latest_revision_id: null }, 'does not show the age']
  ])('the age of an open pull request whose latest revision %s', async (_, script, preview, reason) => {
    const given = { previews: { 'support-pr-3': { age: 40, ...preview } }, pulls, request: old }
    const { deleted, verdicts, error } = await sweep({ ...given, script })
    expect([deleted, error?.code]).toEqual([[], reason === 'reading it failed' ? 'sweep_incomplete' : undefined])
    expect(verdicts['support-pr-3']).toEqual(['keep', expect.stringContaining(reason ?? '')])
  })

  test('the age of a closed pull request is not read', async () => {
    const { service, deleted } = await sweep({ previews, pulls: { 1: CLOSED }, request: old })
    expect([deleted, service.count('readRevision')]).toEqual([['support-pr-1'], 0])
  })
})

test('a service without a list is an error that names another way', async () => {
  const { error, deleted, decided } = await sweep({ script: { listDeployments: [null], listListeners: [[]] } })
  expect(error).toMatchObject({ code: 'operation_unsupported', advice: expect.stringContaining('support-pr-1') })
  expect([deleted, decided]).toEqual([[], undefined])
})

test('an address at which no path exists is an error that names the address', async () => {
  const script: Script = {
    listDeployments: [null],
    listListeners: [refusal(404)],
    listIntegrations: [refusal(404)]
  }
  const { error } = await sweep({ script })
  expect(error).toMatchObject({ code: 'not_found', advice: expect.stringContaining('path of `base_url`') })
})

describe('without any preview', () => {
  test.each<[string, Record<string, Preview>, string | undefined]>([
    ['a name with a typo is pointed out', { suport: {} }, 'suport'],
    ['a name that exists is right', { support: {} }, undefined],
    ['the previews of other names are no suggestion', { 'suport-pr-1': {} }, undefined]
  ])('%s', async (_, previews, meant) => {
    const { session, decided } = await sweep({ previews })
    expect(session.last('deployment_not_found')?.meant).toBe(meant)
    expect(session.all('deployment_not_found')).toHaveLength(meant === undefined ? 0 : 1)
    expect(decided).toMatchObject({ operation: 'swept' })
  })
})

describe('the verdict on a preview', () => {
  test.each<[string, PullRequestState | undefined, number, number | undefined, string, string]>([
    ['of exactly the age stays', OPEN, 14, 14, 'keep', 'pull request #1 is open, last changed 14 days ago'],
    [
      'that is older goes',
      OPEN,
      15,
      14,
      'delete',
      'last changed 15 days ago, which is longer than max_age (pull request #1 is open)'
    ],
    ['that is closed goes at any age', CLOSED, 0, 14, 'delete', 'pull request #1 is closed'],
    ['that is unknown stays at any age', undefined, 99, 14, 'keep', 'the state of pull request #1 is unknown'],
    ['that is open stays without max_age', OPEN, 99, undefined, 'keep', 'pull request #1 is open']
  ])('one %s', async (_, pull, age, max, verdict, reason) => {
    const pulls = pull === undefined ? {} : { 1: pull }
    const request = max === undefined ? {} : { max_age_ms: max * DAY }
    const { verdicts } = await sweep({ previews: { 'support-pr-1': { age } }, pulls, request })
    expect(verdicts).toEqual({ 'support-pr-1': [verdict, reason] })
  })
})
