import { describe, expect, test } from '@jest/globals'
import type { RevisionAnswer } from '../../../../src/contract/answers.js'
import type { Plan, RunRevision, Written } from '../../../../src/deploy/core/model.js'
import type { Snapshot } from '../../../../src/deploy/core/snapshot.js'
import { type BuiltRevision, verifyCommit } from '../../../../src/deploy/verify/verify-commit.js'
import type { DeployError } from '../../../../src/errors.js'
import type { CodeHistory } from '../../../../src/ports.js'
import { type Fixture, gitWanted, imageWanted } from '../../../support/account.js'
import {
  COMMIT_A,
  COMMIT_B,
  currentOf,
  gitDeployment,
  revision
} from '../../../support/fakes/answers.js'
import { ScriptedControlPlane, type Step } from '../../../support/fakes/scripted-control-plane.js'
import { RecordedSession } from '../../../support/fakes/session.js'
import { VirtualClock } from '../../../support/fakes/virtual-clock.js'

/** Of the run; deployed before; of neither. */
const [OURS, BEFORE, OTHER] = [COMMIT_B, COMMIT_A, 'c'.repeat(40)]
const WANTED = gitWanted(OURS)

const madeOf = (repo_commit_sha: string | null, id = 'rev-2') =>
  revision(id, 'DEPLOYED', { repo_ref: 'main', repo_commit_sha })
const current = currentOf(gitDeployment())
const { commit: _commit, ...withoutCommit } = WANTED

interface Case {
  wanted?: Fixture
  before?: Snapshot | null
  revision?: RunRevision
  retained_commit?: string
  deadline?: number
  /** What each history says, in the order in which they are asked. */
  contains?: (boolean | undefined)[]
  /** What later reads of the revision show; the same if not given. */
  later?: Step<'readRevision'>[]
}

const planOf = (retained_commit?: string): Plan => ({
  action: { do: 'patch', request: {} },
  new_revision: true,
  reasons: [],
  changes: [],
  warnings: [],
  retained_commit
})

async function verify(built: RevisionAnswer, { contains = [], later, ...over }: Case = {}) {
  const clock = new VirtualClock()
  const service = new ScriptedControlPlane(clock, { readRevision: later ?? [built] })
  const asked: string[] = []
  const histories = contains.map(
    (says): CodeHistory => ({
      listChangedFiles: () => Promise.reject(new Error('not asked')),
      containsCommit: async ({ from, to }) => {
        asked.push(`${from.slice(0, 3)} in ${to.slice(0, 3)}`)
        return says
      }
    })
  )
  const session = Object.assign(new RecordedSession(service, clock), { histories })
  const { wanted = WANTED, before = current, deadline = 600_000, retained_commit } = over
  const written: Written = {
    wanted,
    origin: wanted,
    before,
    plan: planOf(retained_commit),
    deployment: gitDeployment(),
    revision: over.revision ?? { origin: 'made', id: 'rev-2', previous: 'rev-1' }
  }
  const input: BuiltRevision = { revision: built, written, deadline }
  const error = await verifyCommit(session, input).then(
    () => undefined,
    (thrown: unknown) => thrown as DeployError
  )
  const [differs] = session.all('commit_differs')
  const verdict = error?.code ?? (differs === undefined ? 'same' : 'moved on')
  return { verdict, error, differs, asked, clock, service }
}

const push = { wanted: { ...WANTED, commit_before: OTHER } }
const another: Case = { revision: { origin: 'made', id: 'rev-1', previous: null } }
const tagged = gitWanted(OURS, { source_revision_config: { repo_ref: 'refs/tags/v1' } })

describe('the commit that was built', () => {
  test.each<[string, string, string | null, Case]>([
    ['that of the run', 'same', OURS, {}],
    ['that of the run, shortened', 'same', OURS.slice(0, 7), {}],
    ['not shown', 'same', null, {}],
    ['unknown to the run', 'same', OTHER, { wanted: withoutCommit }],
    ['none: an image', 'same', OTHER, { wanted: imageWanted() }],
    [
      'the one that the run left in place',
      'same',
      BEFORE,
      {
        retained_commit: BEFORE,
        contains: [false]
      }
    ],
    ['the one deployed before, shortened', 'other_commit', BEFORE.slice(0, 7), {}],
    [
      'a shortened one that contains the run’s',
      'moved on',
      BEFORE.slice(0, 7),
      { contains: [true] }
    ],
    [
      'the one deployed before, which contains the run’s: an older run again',
      'moved on',
      BEFORE,
      { contains: [true] }
    ],
    ['the one deployed before, of another writer', 'superseded', BEFORE, another],
    ['the one before the push', 'other_commit', OTHER, push],
    [
      'the one before the push, which contains the run’s',
      'moved on',
      OTHER,
      { ...push, contains: [true] }
    ],
    ['one whose history lacks the run’s', 'other_commit', OTHER, { contains: [false] }],
    ['a later one', 'moved on', OTHER, { contains: [true] }],
    ['one of which nothing is known', 'moved on', OTHER, { contains: [undefined, undefined] }],
    ['one of which nothing is known, on the first deploy', 'moved on', BEFORE, { before: null }],
    [
      'text that is no commit, which no history is asked about',
      'moved on',
      '--upload-pack=x',
      { contains: [false] }
    ],
    ['that of a tag from before it was moved', 'other_commit', BEFORE, { wanted: tagged }]
  ])('is %s: %s', async (_, expected, commit, over) => {
    expect((await verify(madeOf(commit), over)).verdict).toBe(expected)
  })

  test('of a revision from before the run says nothing about what the service has seen since', async () => {
    const standing = madeOf(BEFORE, current.latest?.id)
    const kept: Case = { revision: { origin: 'kept', id: standing.id } }
    expect((await verify(standing, kept)).verdict).toBe('moved on')
    const verified = await verify(standing, { ...kept, contains: [false] })
    expect(verified.verdict).toBe('other_commit')
  })

  test('is compared in lower case, by the first history that knows', async () => {
    const { asked } = await verify(madeOf(OTHER.toUpperCase()), {
      contains: [undefined, true, false]
    })
    expect(asked).toEqual(['bbb in ccc', 'bbb in ccc'])
  })
})

describe('before a run fails, the revision is read again for some seconds', () => {
  test.each<[string, string, Step<'readRevision'>[], number]>([
    ['it shows the commit of the run', 'same', [madeOf(BEFORE), madeOf(OURS)], 1_000],
    ['it shows a later commit', 'moved on', [madeOf(BEFORE), madeOf(OTHER)], 1_000],
    ['it shows the same', 'other_commit', [madeOf(BEFORE)], 15_000]
  ])('%s then: %s', async (_, expected, later, ms) => {
    const { verdict, clock } = await verify(madeOf(BEFORE), { later })
    expect([verdict, clock.now()]).toEqual([expected, ms])
  })

  test('not after the deadline of the wait, and no history is asked twice about one commit', async () => {
    const { verdict, clock, asked } = await verify(madeOf(BEFORE), {
      contains: [false],
      deadline: 5_000
    })
    expect([verdict, clock.now(), asked.length]).toEqual(['other_commit', 5_000, 1])
  })

  test('a warning is given at once', async () => {
    expect((await verify(madeOf(OTHER))).clock.now()).toBe(0)
  })
})

test('a commit that the service shows late is waited for, if it shows those of others', async () => {
  const hidden = revision('rev-2', 'DEPLOYED', { repo_ref: 'main' })
  const late = await verify(hidden, { later: [hidden, madeOf(BEFORE)] })
  expect(late.verdict).toBe('other_commit')
  const never = await verify(hidden)
  expect([never.verdict, never.clock.now()]).toEqual(['same', 15_000])
  const untold = currentOf(gitDeployment({}, {}, { repo_commit_sha: null }), 'DEPLOYED', {
    repo_commit_sha: null
  })
  expect((await verify(hidden, { before: untold })).clock.now()).toBe(0)
})
