import { describe, expect, test } from '@jest/globals'
import type { DeploymentAnswer } from '../../../../src/contract/answers.js'
import type { Applied } from '../../../../src/deploy/apply/applied.js'
import { assertCodeMatches, assertContentsMatch } from '../../../../src/deploy/verify/verify-contents.js'
import { COMMIT_A, dropped, gitDeployment, refusal, revision } from '../../../support/fakes/answers.js'
import { FakeControlPlane } from '../../../support/fakes/control-plane.js'
import { gitWanted } from '../../../support/fakes/deploys.js'
import { RecordedSession } from '../../../support/fakes/session.js'
import { VirtualClock } from '../../../support/fakes/virtual-clock.js'

const ASKED = [{ name: 'KEY', value: 'asked' }]
const OLD = [{ name: 'KEY', value: 'old' }]
const showing = (secrets: object[], latest = 'rev-2') => gitDeployment({ secrets, latest_revision_id: latest })

interface Case {
  applied?: Partial<Applied>
  revision_id?: string | null
  deadline?: number
}

/** rev-2 of this run replaced KEY. What the deployment then shows, one state a read; the last stays. */
async function verify(states: (DeploymentAnswer | Error)[], { applied = {}, ...over }: Case = {}) {
  const clock = new VirtualClock()
  const service = new FakeControlPlane(clock, { readDeployment: states.slice(1) })
  const session = new RecordedSession(service, clock)
  const before = showing(OLD, 'rev-1')
  const made: Applied = {
    operation: 'updated',
    new_revision: true,
    revision_id: 'rev-2',
    previous: 'rev-1',
    before,
    deployment: before,
    sent: { secrets: ASKED },
    ...applied
  }
  const { revision_id = 'rev-2', deadline = 1_800_000 } = over
  const wanted = gitWanted(COMMIT_A, { secrets: ASKED })
  const seen = { wanted, applied: made, deployment: states[0] as DeploymentAnswer, revision_id, deadline }
  const result = await assertContentsMatch(session, seen).catch((thrown: unknown) => thrown)
  return { result, session, ms: clock.now(), reads: service.count('readDeployment') }
}

const mismatch = (advice: RegExp, what = /^The revision does not match.*\nsecrets\.KEY: .*\nRevision rev-2$/) =>
  expect.objectContaining({
    code: 'revision_mismatch',
    message: expect.stringMatching(what),
    advice: expect.stringMatching(advice)
  })

describe('the contents that a deployment shows after the rollout', () => {
  test('are as requested: nothing is read again', async () => {
    const { result, ms, reads } = await verify([showing(ASKED)])
    expect([result, ms, reads]).toEqual([showing(ASKED), 0, 0])
  })

  test('are as requested a moment later', async () => {
    const { result, ms } = await verify([showing(OLD), showing(OLD), showing(ASKED)])
    expect([result, ms]).toEqual([showing(ASKED), 2_000])
  })

  test.each([
    [1_800_000, 15_000],
    [4_000, 4_000],
    [0, 0]
  ])('still are those before the write: no success, with the deadline at %i ms after %i ms', async (deadline, ms) => {
    const { result, ...rest } = await verify([showing(OLD), showing(OLD)], { deadline })
    expect(result).toEqual(mismatch(/did not apply.*, or it shows the value in another form/))
    expect(rest.ms).toBe(ms)
  })

  test('are those of another run: no success, and the advice is another one', async () => {
    const applied = { deployment: showing(ASKED) }
    const { result } = await verify([showing(OLD), showing(OLD)], { applied })
    expect(result).toEqual(mismatch(/another run/i))
  })

  test('are those of an update without a revision: the error names the deployment', async () => {
    const applied = { new_revision: false, revision_id: 'rev-1' }
    const { result } = await verify([showing(OLD), showing(OLD)], { applied, revision_id: null })
    expect(result).toEqual(
      mismatch(
        /did not apply.*, or it shows the value in another form/,
        /^The deployment does not match[^]*\nDeployment support /
      )
    )
  })

  test('cannot be read for a moment: the earlier read counts until then', async () => {
    const { result, ms } = await verify([showing(OLD), dropped(), showing(ASKED)])
    expect([result, ms]).toEqual([showing(ASKED), 2_000])
    expect((await verify([showing(OLD), dropped()])).result).toEqual(
      mismatch(/did not apply.*, or it shows the value in another form/)
    )
  })

  test('can no longer be read: the run ends with that', async () => {
    const gone = refusal(404)
    expect((await verify([showing(OLD), gone])).result).toBe(gone)
  })
})

describe('a read that still shows the revision from before', () => {
  test('does not count until the new one shows', async () => {
    const { result, ms } = await verify([showing(ASKED, 'rev-1'), showing(ASKED)])
    expect([result, ms]).toEqual([showing(ASKED), 1_000])
  })

  test('counts if no revision was made, or if the service makes it', async () => {
    for (const applied of [{ new_revision: false }, { built_by_service: COMMIT_A }]) {
      expect((await verify([showing(ASKED, 'rev-1')], { applied })).reads).toBe(0)
    }
  })
})

describe('values that this run did not request, and did not send', () => {
  const foreign = showing([{ name: 'KEY', value: 'of another run' }])

  test('are no success where another revision replaced this one', async () => {
    const expected = mismatch(/another run/i, /\nRevision rev-3$/)
    expect((await verify([foreign, foreign], { revision_id: 'rev-3' })).result).toEqual(expected)
    const applied = { deployment: { ...foreign, latest_revision_id: 'rev-1' } }
    expect((await verify([foreign, foreign], { applied, revision_id: 'rev-3' })).result).toEqual(expected)
  })

  test('are the service’s own way of showing them, if it showed them of this revision too', async () => {
    expect((await verify([foreign], { applied: { deployment: foreign }, revision_id: 'rev-3' })).result).toBe(foreign)
  })

  test.each<[string, Partial<Applied>]>([
    ['where this revision serves', {}],
    ['where the service builds the revision', { built_by_service: COMMIT_A, revision_id: 'rev-9' }],
    ['where no revision was made', { new_revision: false, revision_id: 'rev-9' }]
  ])('are the service’s affair %s', async (_, applied) => {
    expect((await verify([foreign], { applied })).result).toBe(foreign)
  })
})

describe('a secret that this run removed and the service still lists', () => {
  const EXTRA = [...ASKED, { name: 'REMOVED', value: 'x' }]
  const applied = { before: showing([...OLD, { name: 'REMOVED', value: 'x' }], 'rev-1') }

  test('is named, and no error: the service may add it', async () => {
    const { result, session } = await verify([showing(EXTRA), showing(EXTRA)], { applied })
    expect(result).toEqual(showing(EXTRA))
    expect(session.all('secrets_kept')).toEqual([
      { type: 'secrets_kept', names: ['REMOVED'], message: expect.stringContaining('REMOVED') }
    ])
  })

  test('is not named if a reader is only behind', async () => {
    const { session } = await verify([showing(EXTRA), showing(EXTRA), showing(ASKED)], { applied })
    expect(session.all('secrets_kept')).toEqual([])
  })

  test('is not named while the service shows the revision from before', async () => {
    const old = showing(EXTRA, 'rev-1')
    expect((await verify([old, old], { applied })).session.all('secrets_kept')).toEqual([])
  })

  test('is not named if the list no longer has it', async () => {
    expect((await verify([showing(ASKED)], { applied })).session.all('secrets_kept')).toEqual([])
  })
})

test.each([
  ['fills in are named, because the next run sends the spec again', { cpu: 1, cpu_limit: 2, db_cpu: 1 }, ['db_cpu']],
  ['shows with the defaults of §2.4 are not named', { cpu: 1, cpu_limit: 2, queue_cpu: 1, unknown: 1 }, []],
  ['hides are not named', null, []]
])('fields of resource_spec that the service %s', async (_, resource_spec, named) => {
  const shown = gitDeployment({ secrets: ASKED, latest_revision_id: 'rev-2' }, { resource_spec })
  const applied = { sent: { secrets: ASKED, source_config: { resource_spec: { cpu: 1 } } } }
  const { session } = await verify([shown], { applied })
  const messages = session.all('info').map(({ message }) => message)
  expect(messages).toEqual(named.map((field) => expect.stringMatching(new RegExp(`: ${field}, db_cpu_limit\\. Set`))))
})

describe('other code than requested', () => {
  const wanted = gitWanted(COMMIT_A, { source_revision_config: { repo_ref: 'dev', graph_config_path: 'new.json' } })
  const adviceOf = (code: Record<string, string>, before?: DeploymentAnswer) => {
    try {
      assertCodeMatches(wanted, revision('rev-2', 'DEPLOYED', code), undefined, before)
    } catch (error) {
      return (error as { advice: string }).advice
    }
    return undefined
  }
  const main = { repo_ref: 'main', graph_config_path: 'new.json' }

  test('that was deployed before was not applied; other code is of another run', () => {
    expect(adviceOf(main, gitDeployment({}, {}, main))).toMatch(
      /did not apply.*, or it shows the value in another form/
    )
    expect(adviceOf(main, gitDeployment({}, {}, { ...main, repo_ref: 'other' }))).toMatch(/another run/i)
    expect(adviceOf({ ...main, graph_config_path: 'x.json' }, gitDeployment({}, {}, main))).toMatch(/another run/i)
    expect(adviceOf(main)).toMatch(/another run/i)
  })

  test('is read from the deployment, if the revision does not show its code', () => {
    const shown = revision('rev-2', 'DEPLOYED')
    expect(() => assertCodeMatches(wanted, shown, gitDeployment({}, {}, main))).toThrow(/repo_ref/)
    expect(() => assertCodeMatches(wanted, shown)).not.toThrow()
  })
})
