import { describe, expect, test } from '@jest/globals'
import { DeploymentRow, RevisionAnswer } from '../../../../src/contract/answers.js'
import { type SweepPorts, type SweepRequest, sweepPreviews } from '../../../../src/deploy/preview/sweep.js'
import type { PullRequestState } from '../../../../src/ports.js'
import { gitDeployment, REPOSITORY, refusal } from '../../../support/fakes/answers.js'
import { FakeControlPlane } from '../../../support/fakes/control-plane.js'
import { RecordedSession } from '../../../support/fakes/session.js'
import { VirtualClock } from '../../../support/fakes/virtual-clock.js'

const DAY = 86_400_000
const NOW = Date.UTC(2026, 0, 31)
const ago = (days: number) => new Date(NOW - days * DAY).toISOString()
const OPEN: PullRequestState = { closed: false, head_repository: 'acme/support' }
const CLOSED = { ...OPEN, closed: true }
const CLAIM = { server_url: 'https://github.com', repositories: [REPOSITORY], head_is_gone: false }

const SWEEP: SweepRequest = { name: 'support', kind: 'pr', claim: CLAIM, dry_run: false, by_age: false }

interface Listed {
  name: string
  repo_url?: string
  status?: string
  /** The service cannot delete it. */
  is_stuck?: boolean
  /** Dates of the deployment and of its latest revision, in days; null where the service tells none. */
  made?: number
  revised?: [created: number | null, updated: number | null]
}

/** Sweeps previews of "support" from this account. Returns the deleted names. */
async function sweep(
  listed: readonly Listed[],
  states: Record<number, PullRequestState>,
  { costMs = 0, timeoutMs = 60_000, ...over }: Partial<SweepRequest> & { costMs?: number; timeoutMs?: number } = {}
) {
  const clock = new VirtualClock(NOW)
  const gone: string[] = []
  const byId = (id: string) => listed.find(({ name }) => name === id)
  const date = (days: number | null | undefined) => (days == null ? null : ago(days))
  const service = new FakeControlPlane(
    clock,
    {
      listDeployments: [
        ({ offset, name_contains }) =>
          listed
            .filter(({ name }) => offset === 0 && name.includes(name_contains))
            .map(({ name, made, status }) =>
              DeploymentRow.parse({ id: name, name, status, created_at: date(made), updated_at: date(made) })
            )
      ],
      readDeployment: [
        (id) => {
          const found = byId(id)
          if (found === undefined || gone.includes(id)) return refusal(404)
          const { name, made, repo_url = REPOSITORY } = found
          const dates = { created_at: date(made), updated_at: date(made) }
          return gitDeployment({ id, name, latest_revision_id: `${id}-r`, ...dates }, { repo_url })
        }
      ],
      readRevision: [
        (id) => {
          const [created_at, updated_at] = (byId(id)?.revised ?? [null, null]).map(date)
          return RevisionAnswer.parse({ id: `${id}-r`, status: 'DEPLOYED', created_at, updated_at })
        }
      ],
      deleteDeployment: [(id) => (byId(id)?.is_stuck ? refusal(501) : void gone.push(id))]
    },
    costMs
  )
  const session = new RecordedSession(service, clock, timeoutMs)
  const ports: SweepPorts = { has_token: true, readPullRequest: async (pull) => states[pull], deleted: async () => {} }
  const error = await sweepPreviews(session, { ...SWEEP, ...over }, ports).catch((thrown: unknown) => thrown as Error)
  const reasons = Object.fromEntries(
    (session.last('previews_listed')?.previews ?? []).map(({ name, reason }) => [name, reason])
  )
  return { gone, reasons, error, service, session }
}

describe('max_age counts from the last change of the latest revision', () => {
  const old = { max_age_ms: 14 * DAY }
  test.each<[string, Partial<Listed>, boolean]>([
    ['an old preview that was deployed again yesterday', { made: 40, revised: [1, 1] }, false],
    ['an old revision that was put back to work yesterday', { made: 40, revised: [30, 1] }, false],
    ['a revision whose dates run the other way', { made: 40, revised: [1, 30] }, false],
    ['a revision that only tells when it was made', { made: 40, revised: [1, null] }, false],
    ['a revision that says that it changes tomorrow', { made: 40, revised: [40, -1] }, false],
    ['a revision that tells no date', { made: 40, revised: [null, null] }, false],
    ['a young deployment whose latest revision is old', { made: 1, revised: [30, 30] }, true],
    ['a preview that nobody has touched', { made: 40, revised: [40, 30] }, true]
  ])('%s', async (_, fields, goes) => {
    const { gone } = await sweep([{ name: 'support-pr-1', ...fields }], { 1: OPEN }, old)
    expect(gone).toEqual(goes ? ['support-pr-1'] : [])
  })

  test('of several, only the old one goes', async () => {
    const listed: Listed[] = [
      { name: 'support-pr-1', made: 40, revised: [40, 1] },
      { name: 'support-pr-12', made: 40, revised: [40, 40] },
      { name: 'support-pr-2', made: 2, revised: [2, 2] }
    ]
    expect((await sweep(listed, { 1: OPEN, 2: OPEN, 12: OPEN }, old)).gone).toEqual(['support-pr-12'])
  })
})

test('where no merge request can be read, only the age and the owner decide', async () => {
  const elsewhere = 'https://github.com/acme/other'
  const listed: Listed[] = [
    { name: 'support-mr-1', revised: [40, 40] },
    { name: 'support-mr-2', revised: [2, 2] },
    { name: 'support-mr-3', revised: [null, null] },
    { name: 'support-mr-4', revised: [40, 40], repo_url: elsewhere },
    { name: 'support-mr-5', revised: [40, 40], repo_url: '' },
    { name: 'support-pr-1', revised: [40, 40] }
  ]
  const rules = { kind: 'mr', by_age: true } as const
  const { gone, reasons, session } = await sweep(listed, {}, { ...rules, max_age_ms: 14 * DAY })
  expect(gone).toEqual(['support-mr-1'])
  expect(reasons).toEqual({
    'support-mr-1': 'last changed 40 days ago, which is longer than max_age (pull request #1 may be open)',
    'support-mr-2': 'pull request #2 may be open, last changed 2 days ago',
    'support-mr-3': expect.stringContaining('does not show the age'),
    'support-mr-4': expect.stringContaining(`it is built from ${elsewhere}`),
    'support-mr-5': expect.stringContaining('may belong to another repository')
  })
  expect(session.last('warning')?.message).toContain('support-mr-5')
  expect((await sweep(listed, {}, rules)).gone).toEqual([])
})

describe('only previews of exactly this name go', () => {
  const closed = Object.fromEntries([1, 12, 123].map((pull) => [pull, CLOSED]))

  test('names that begin or end like one stay', async () => {
    const kept = [
      'support',
      'support-pr-',
      'support-pr-1x',
      'support-pr-01',
      'support-pr-1-pr-1',
      'my-support-pr-1',
      'Support-pr-1'
    ]
    const listed = [...kept, 'support-pr-1', 'support-pr-12'].map((name) => ({ name }))
    expect((await sweep(listed, closed)).gone.sort()).toEqual(['support-pr-1', 'support-pr-12'])
  })
})

test('an uncertain preview is kept: unknown pull request or repository, or a deployment that is being deleted', async () => {
  const listed: Listed[] = [
    { name: 'support-pr-1' },
    { name: 'support-pr-2', repo_url: 'https://github.com/acme/support-eu' },
    { name: 'support-pr-3', status: 'AWAITING_DELETE' },
    { name: 'support-pr-4' }
  ]
  const { gone, reasons } = await sweep(listed, { 2: CLOSED, 3: CLOSED, 4: CLOSED })
  expect(gone).toEqual(['support-pr-4'])
  expect(reasons['support-pr-1']).toMatch(/is unknown/)
  expect(reasons['support-pr-2']).toMatch(/another repository/)
})

test('once the time limit is over nothing more is deleted, and the run fails', async () => {
  const listed = [1, 2, 3].map((pull) => ({ name: `support-pr-${pull}` }))
  const { gone, error } = await sweep(listed, { 1: CLOSED, 2: CLOSED, 3: CLOSED }, { costMs: 1_000, timeoutMs: 6_000 })
  expect(gone).toEqual(['support-pr-1'])
  expect(error?.message).toMatch(/^2 previews could not be read or deleted/)
})

test('one that the service cannot delete does not end the sweep, which then fails', async () => {
  const listed = [{ name: 'support-pr-1', is_stuck: true }, { name: 'support-pr-2' }]
  const { gone, error } = await sweep(listed, { 1: CLOSED, 2: CLOSED })
  expect(gone).toEqual(['support-pr-2'])
  expect(error).toMatchObject({ code: 'sweep_incomplete', message: expect.stringContaining('support-pr-1') })
})
