import { describe, expect, test } from '@jest/globals'
import type { Session } from '../../../../src/deploy/core/session.js'
import { deployPreview } from '../../../../src/deploy/preview/deploy-preview.js'
import { CancelledError, DeployError, InputError } from '../../../../src/errors.js'
import { dropped, gitDeployment, REPOSITORY, refusal } from '../../../support/fakes/answers.js'
import { FakeControlPlane, type Script } from '../../../support/fakes/control-plane.js'
import { RecordedSession } from '../../../support/fakes/session.js'
import { VirtualClock } from '../../../support/fakes/virtual-clock.js'

const NAME = 'support-pr-1'
const TIMEOUT = 600_000
const CLAIM = { server_url: 'https://github.com', repositories: [REPOSITORY], head_is_gone: false }
const preview = gitDeployment({ id: 'd1', name: NAME })

type Deploy = (session: Pick<Session, 'emit'>, clock: VirtualClock) => Promise<void>

/** A preview whose pull request has these states, one per read; the last one stays. */
async function run(closed: (boolean | undefined)[], deploy: Deploy, script: Script = {}) {
  const clock = new VirtualClock()
  const service = new FakeControlPlane(clock, {
    listDeployments: [[gitDeployment({ id: 'd0', name: 'support' }), preview]],
    readDeployment: [preview],
    deleteDeployment: [undefined],
    ...script
  })
  const session = new RecordedSession(service, clock, TIMEOUT)
  let looks = 0
  const error = await deployPreview(session, {
    target: { name: NAME },
    claim: CLAIM,
    isClosed: async () => closed[Math.min(looks++, closed.length - 1)],
    deploy: (inner) => deploy(inner, clock)
  }).catch((thrown: unknown) => thrown as Error)
  const deleted = service.calls.filter(({ method }) => method === 'deleteDeployment').map(({ args }) => args[0])
  return { clock, service, session, deleted, error }
}

/** Finds the preview and carries out a plan on it. */
const deployed: Deploy = async ({ emit }) => {
  emit({ type: 'deployment_read', deployment: preview })
  emit({ type: 'operation_decided', operation: 'updated', new_revision: true })
}
/** The same, and takes all the time there is, and more. */
const late: Deploy = async (session, clock) => {
  await deployed(session, clock)
  clock.pass(TIMEOUT + 5_000)
}

describe('a preview whose pull request is closed goes', () => {
  test('before anything is sent', async () => {
    let deploys = 0
    const { deleted } = await run([true], async () => void deploys++)
    expect([deleted, deploys]).toEqual([['d1'], 0])
  })

  test('once it was deployed, if the pull request was closed meanwhile', async () => {
    expect((await run([false, true], deployed)).deleted).toEqual(['d1'])
  })

  test('once its deploy failed', async () => {
    const failing: Deploy = () => Promise.reject(new DeployError('not_found', 'the revision is gone'))
    const { deleted, error } = await run([false, true], failing)
    expect(deleted).toEqual(['d1'])
    expect(error).toBeUndefined()
  })
})

test('what this run deployed goes by its id, whatever a list shows, and without a comparison of its owner', async () => {
  const foreign = gitDeployment({ id: 'd1', name: NAME }, { repo_url: `${REPOSITORY}-eu` })
  const script: Script = { listDeployments: [[]], readDeployment: [foreign] }
  const { deleted, session, service } = await run([false, true], deployed, script)
  expect(deleted).toEqual(['d1'])
  expect(service.count('listDeployments')).toBe(0)
  expect(session.all('info').map(({ message }) => message)).toEqual([
    'The pull request is closed. Deleting its preview.'
  ])
})

test('a deploy that failed because the preview was deleted says so before it deletes the rest', async () => {
  const failing: Deploy = () => Promise.reject(new DeployError('not_found', 'the revision no longer exists'))
  const { session } = await run([false, true], failing)
  expect(session.all('info')[0]?.message).toBe('The deploy failed: the revision no longer exists')
})

describe('taking it down once the time limit is over', () => {
  test('is tried again, and succeeds', async () => {
    const script: Script = { deleteDeployment: [dropped(), dropped(), undefined] }
    const { service, error } = await run([false, true], late, script)
    expect(error).toBeUndefined()
    expect(service.count('deleteDeployment')).toBe(3)
  })

  test('has 30 s at most', async () => {
    const script: Script = { deleteDeployment: [refusal(503, 9_000)] }
    const { clock, error } = await run([false, true], late, script)
    expect(error).toMatchObject({ status: 503 })
    expect(clock.now() - TIMEOUT).toBeGreaterThan(20_000)
    expect(clock.now() - TIMEOUT).toBeLessThanOrEqual(30_000)
  })

  test('has the rest of the time limit where that is more', async () => {
    const script: Script = { deleteDeployment: [refusal(503, 100_000)] }
    const { clock } = await run([false, true], deployed, script)
    expect(clock.now()).toBeGreaterThan(400_000)
    expect(clock.now()).toBeLessThanOrEqual(TIMEOUT)
  })
})

describe('a preview stays', () => {
  const failure = new DeployError('revision_failed', 'the revision failed')
  test.each<[string, (boolean | undefined)[], Deploy, Error | undefined]>([
    ['the pull request is open', [false], deployed, undefined],
    ['the pull request is unknown', [undefined], deployed, undefined],
    ['the deploy failed, and the pull request is unknown', [false, undefined], () => Promise.reject(failure), failure],
    ['the deploy failed, and the pull request is open', [false], () => Promise.reject(failure), failure]
  ])('%s', async (_, closed, deploy, error) => {
    const ended = await run(closed, deploy)
    expect(ended.deleted).toEqual([])
    expect(ended.error).toBe(error)
  })

  test.each([new CancelledError('told to stop'), new InputError([]), new Error('a defect')])(
    'what says nothing of the preview passes through: %s',
    async (thrown) => {
      const ended = await run([false, true], () => Promise.reject(thrown))
      expect([ended.deleted, ended.error]).toEqual([[], thrown])
    }
  )

  test('of another repository, which was only found', async () => {
    const foreign = gitDeployment({ id: 'd1', name: NAME }, { repo_url: `${REPOSITORY}-eu` })
    const found: Deploy = async ({ emit }) => {
      emit({ type: 'deployment_read', deployment: foreign })
      throw new DeployError('foreign_deployment', 'it belongs to another repository')
    }
    const ended = await run([false, true], found, { readDeployment: [foreign] })
    expect(ended.deleted).toEqual([])
    expect(ended.session.last('warning')?.message).toMatch(
      /^Kept: Deployment support-pr-1 \(d1\) belongs to another repository/
    )
  })
})
