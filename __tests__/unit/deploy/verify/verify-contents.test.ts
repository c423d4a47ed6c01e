import { describe, expect, test } from '@jest/globals'
import type { DeploymentAnswer } from '../../../../src/contract/answers.js'
import type { Applied, DesiredDeployment } from '../../../../src/deploy/core/model.js'
import { assertCodeMatches, assertContentsMatch } from '../../../../src/deploy/verify/verify-applied.js'
import { COMMIT_A, DIGEST, dropped, gitDeployment, refusal, revision } from '../../../support/fakes/answers.js'
import { FakeControlPlane } from '../../../support/fakes/control-plane.js'
import { gitWanted, imageWanted } from '../../../support/fakes/deploys.js'
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
  const seen = { wanted, applied: made, revision_id, deadline }
  const error = await assertContentsMatch(session, seen, states[0] as DeploymentAnswer).catch(
    (thrown: unknown) => thrown
  )
  return { error, session, ms: clock.now(), reads: service.count('readDeployment') }
}

const mismatch = (what = /^The revision does not match.*\nsecrets\.KEY: .*\nRevision rev-2$/) =>
  expect.objectContaining({
    code: 'revision_mismatch',
    message: expect.stringMatching(what),
    advice: expect.stringMatching(/did not apply.*another form.*another run.*`concurrency`/)
  })

describe('the contents that a deployment shows after the rollout', () => {
  test('are as requested: nothing is read again', async () => {
    const { error, ms, reads } = await verify([showing(ASKED)])
    expect([error, ms, reads]).toEqual([undefined, 0, 0])
  })

  test('are as requested a moment later', async () => {
    const { error, ms } = await verify([showing(OLD), showing(OLD), showing(ASKED)])
    expect([error, ms]).toEqual([undefined, 2_000])
  })

  test.each([
    [1_800_000, 15_000],
    [4_000, 4_000],
    [0, 0]
  ])('still are those before the write: no success, with the deadline at %i ms after %i ms', async (deadline, ms) => {
    const { error, ...rest } = await verify([showing(OLD), showing(OLD)], { deadline })
    expect(error).toEqual(mismatch())
    expect(rest.ms).toBe(ms)
  })

  test('are those of an update without a revision: the error names the deployment', async () => {
    const applied = { new_revision: false, revision_id: 'rev-1' }
    const { error } = await verify([showing(OLD), showing(OLD)], { applied, revision_id: null })
    expect(error).toEqual(mismatch(/^The deployment does not match[^]*\nDeployment support /))
  })

  test('cannot be read for a moment: the earlier read counts until then', async () => {
    const { error, ms } = await verify([showing(OLD), dropped(), showing(ASKED)])
    expect([error, ms]).toEqual([undefined, 2_000])
    expect((await verify([showing(OLD), dropped()])).error).toEqual(mismatch())
  })

  test('can no longer be read: the run ends with that', async () => {
    const gone = refusal(404)
    expect((await verify([showing(OLD), gone])).error).toBe(gone)
  })
})

describe('a read that still shows the revision from before', () => {
  test('does not count until the new one shows', async () => {
    const { error, ms } = await verify([showing(ASKED, 'rev-1'), showing(ASKED)])
    expect([error, ms]).toEqual([undefined, 1_000])
  })
})

describe('values that this run did not request, and did not send', () => {
  const foreign = showing([{ name: 'KEY', value: 'of another run' }], 'rev-3')

  test('are no success where another revision replaced this one', async () => {
    const expected = mismatch(/\nRevision rev-3$/)
    expect((await verify([foreign, foreign], { revision_id: 'rev-3' })).error).toEqual(expected)
  })
})

describe('a secret that this run removed and the service still lists', () => {
  const EXTRA = [...ASKED, { name: 'REMOVED', value: 'x' }]
  const applied = { before: showing([...OLD, { name: 'REMOVED', value: 'x' }], 'rev-1') }

  test('is named, and no error: the service may add it', async () => {
    const { error, session } = await verify([showing(EXTRA), showing(EXTRA)], { applied })
    expect(error).toBeUndefined()
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

describe('the code that a revision shows', () => {
  const DIGEST_2 = DIGEST.replaceAll('1', '2')
  const git = gitWanted(COMMIT_A, { source_revision_config: { repo_ref: 'main', graph_config_path: 'agent.json' } })
  const image = imageWanted(undefined, { source_revision_config: { image_uri: DIGEST } })
  const shown = { repo_ref: 'main', graph_config_path: 'agent.json' }
  const showing = (code: object) => gitDeployment({ latest_revision_id: 'rev-2' }, {}, { ...code })
  const assertion = (code: object | undefined, wanted: DesiredDeployment = git, told: object = shown) =>
    expect(() => assertCodeMatches(wanted, revision('rev-2', 'DEPLOYED', code && { ...code }), showing(told)))

  test.each<[string, object | undefined]>([
    ['the same', shown],
    ['not shown', undefined],
    ['written with refs/heads/', { ...shown, repo_ref: 'refs/heads/main' }],
    ['shown as empty', { ...shown, graph_config_path: '' }]
  ])('matches if it is %s', (_, code) => assertion(code).not.toThrow())

  test.each<[string, DesiredDeployment, object]>([
    ['another branch', git, { ...shown, repo_ref: 'dev' }],
    ['a tag in place of the branch', git, { ...shown, repo_ref: 'refs/tags/main' }],
    ['another path', git, { ...shown, graph_config_path: 'other.json' }],
    ['another image', image, { image_uri: DIGEST_2 }],
    ['the tag of the image', image, { image_uri: 'ghcr.io/acme/support:v1' }]
  ])('is no success if it is %s', (_, wanted, code) => {
    assertion(code, wanted).toThrow(
      /does not match what this run requested\.\nsource_revision_config\.[^]*Revision rev-2/
    )
  })

  test('is read from the deployment, if the revision is its latest and does not show its code', () => {
    assertion(undefined, git, { repo_ref: 'dev' }).toThrow(/repo_ref/)
    const older = gitDeployment({ latest_revision_id: 'rev-3' }, {}, { repo_ref: 'dev' })
    expect(() => assertCodeMatches(git, revision('rev-2', 'DEPLOYED'), older)).not.toThrow()
  })
})
