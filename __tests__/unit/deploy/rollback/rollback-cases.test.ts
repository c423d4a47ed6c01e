import { describe, expect, test } from '@jest/globals'
import type { DeploymentAnswer, RevisionAnswer } from '../../../../src/contract/answers.js'
import type { DesiredDeployment } from '../../../../src/deploy/core/model.js'
import type { RollbackInput } from '../../../../src/deploy/rollback/decide-rollback.js'
import { rollBack } from '../../../../src/deploy/rollback/roll-back.js'
import { rollbackPatch } from '../../../../src/deploy/rollback/rollback-patch.js'
import { CancelledError } from '../../../../src/errors.js'
import { COMMIT_A, COMMIT_B, dropped, gitDeployment, refusal } from '../../../support/fakes/answers.js'
import { FakeControlPlane } from '../../../support/fakes/control-plane.js'
import { gitWanted, imageWanted } from '../../../support/fakes/deploys.js'
import { RecordedSession } from '../../../support/fakes/session.js'
import { VirtualClock } from '../../../support/fakes/virtual-clock.js'
import { IMAGE } from '../../../support/setting.js'

type Code = NonNullable<RevisionAnswer['source_revision_config']>
const OLD: Code = { image_uri: 'registry.example/support:1' }
const NEW: Code = { image_uri: 'registry.example/support:2' }

interface Stage {
  by?: 'revision' | 'check'
  old?: Code
  wanted?: DesiredDeployment
  /** `active_revision_id` before the run. */
  active?: string | null
}

/** r1 served; r2 of this run took it down, or serves and failed its check. A redeploy makes r3 of r1. */
function stage({ by = 'revision', old = OLD, wanted = IMAGE, active = 'r1' }: Stage = {}) {
  const clock = new VirtualClock()
  const service = new FakeControlPlane(clock)
  service.stand({ source: wanted.source, source_revision_config: old, active_revision_id: active })
  const before: DeploymentAnswer = { ...service.deployment!, source_revision_config: old }
  service.revise(NEW, by === 'check' ? 'DEPLOYED' : 'DEPLOY_FAILED')
  const shows = (over: Partial<DeploymentAnswer>) => {
    service.deployment = { ...service.deployment!, ...over }
  }
  shows({ active_revision_id: by === 'check' ? 'r2' : null })
  const make = (code: Code = old, status = 'DEPLOYED') => {
    const made = service.revise(code, status)
    shows({ active_revision_id: made.id })
    return true
  }
  const redeploys: number[] = []
  let onRedeploy = () => make()
  service.redeployRevision = async () => {
    redeploys.push(clock.now())
    return onRedeploy()
  }
  const session = new RecordedSession(service, clock)
  const run = async (over: Partial<RollbackInput> = {}) => {
    const input = {
      deployment_id: 'd1',
      failed: { revision_id: 'r2', by },
      wanted,
      before,
      interval: 5_000,
      timeoutMs: 600_000,
      ...over
    }
    return rollBack(session, input)
  }
  return { clock, service, session, shows, make, redeploys, run, on: (act: () => boolean) => void (onRedeploy = act) }
}

describe('a service whose revisions show no code', () => {
  const untold = (over: Stage = {}) => {
    const set = stage(over)
    const { service } = set
    const read = service.readRevision
    service.readRevision = async (...args) => {
      const { source_revision_config: _, ...shown } = await read(...args)
      return shown
    }
    return set
  }

  test('shows that of the latest one with the deployment: it is compared', async () => {
    expect(await untold().run()).toMatchObject({ result: 'rolled_back', rolled_back_to: 'r1' })
  })

  test('has not rolled back if that is other code', async () => {
    const set = untold()
    set.on(() => set.make({ image_uri: 'registry.example/support:3' }))
    expect(await set.run()).toMatchObject({ result: 'failed' })
  })

  test('shows nothing of a revision that is not the latest: that of another run is not compared with it', async () => {
    const set = untold({ old: { repo_ref: 'main', repo_commit_sha: COMMIT_A } })
    set.on(() => {
      set.make()
      set.service.revisions[2]!.status = 'DEPLOYING'
      set.clock.after(20_000, () => {
        set.service.revisions[2]!.status = 'DEPLOYED'
        set.service.revise({ image_uri: 'x:9' }, 'BUILDING')
      })
      return true
    })
    expect(await set.run()).toMatchObject({
      result: 'failed',
      message: expect.stringMatching(/does not show its commit/)
    })
  })
})

describe('a rollback whose result is unknown', () => {
  test('has failed if reads fail after the service accepted it', async () => {
    const set = stage()
    set.on(() => {
      set.service.readDeployment = async () => {
        throw refusal(503)
      }
      return true
    })
    const report = await set.run()
    expect(report.result).toBe('failed')
    expect(report.message).toMatch(/requested, but.*503[^]*which revision is serving failed/)
    expect(set.redeploys).toHaveLength(1)
  })

  test('that another writer overtakes has failed, and what that one made stays', async () => {
    const set = stage()
    set.on(() => set.make({ image_uri: 'registry.example/support:9' }))
    expect(await set.run()).toMatchObject({
      result: 'failed',
      message: expect.stringMatching(/r3.*image_uri.*which stays/)
    })
  })

  test('ends with the run: a cancelled one reports nothing', async () => {
    const set = stage()
    set.on(() => {
      throw new CancelledError()
    })
    await expect(set.run()).rejects.toBeInstanceOf(CancelledError)
    expect(set.session.all('rollback_ended')).toEqual([])
  })

  test('does not hide a bug of the action', async () => {
    const set = stage()
    const bug = new TypeError('x is undefined')
    set.on(() => {
      throw bug
    })
    await expect(set.run()).rejects.toBe(bug)
  })
})

describe('what serves is reported only if the service says so', () => {
  test.each<[string, Stage, Partial<RollbackInput>, Partial<DeploymentAnswer>, RegExp]>([
    [
      'nothing, after this run created it and it failed its check',
      { by: 'check' },
      { before: null },
      { active_revision_id: null },
      /names no serving/
    ],
    [
      'an old revision, after a check',
      { by: 'check' },
      { failed: { revision_id: 'r2', by: 'check' } },
      { active_revision_id: 'r2', latest_revision_id: 'r9' },
      /r2 is serving/
    ],
    ['none of another run', {}, {}, { latest_revision_id: 'r9' }, /r9, which stays\.$/]
  ])('%s', async (_, how, over, shown, said) => {
    const set = stage(how)
    set.service.revisions[0]!.status = 'BUILD_FAILED'
    set.shows(shown)
    expect(await set.run(over)).toMatchObject({ result: 'not_possible', message: expect.stringMatching(said) })
    expect(set.redeploys).toEqual([])
  })
})

describe('a reader that is behind', () => {
  test('and still shows the revision from before is read again before the decision', async () => {
    const set = stage()
    const now = set.service.deployment!
    set.shows({ latest_revision_id: 'r1', active_revision_id: 'r1' })
    set.clock.after(4_000, () => void (set.service.deployment = now))
    expect(await set.run()).toMatchObject({ result: 'rolled_back' })
  })

  test('after a check, and still shows the revision from before as serving, is read again', async () => {
    const set = stage({ by: 'check' })
    set.shows({ active_revision_id: 'r1' })
    set.clock.after(4_000, () => set.shows({ active_revision_id: 'r2' }))
    expect(await set.run()).toMatchObject({ result: 'rolled_back' })
  })
})

describe('a service that cannot redeploy', () => {
  test('is patched, and a patch that never arrived is sent again', async () => {
    const set = stage()
    set.on(() => false)
    const patch = set.service.patchDeployment
    let sent = 0
    set.service.patchDeployment = async (...args) => {
      if (++sent === 1) throw dropped(true, 'PATCH')
      const made = await patch(...args)
      set.shows({ active_revision_id: made.latest_revision_id })
      return made
    }
    expect(await set.run()).toMatchObject({ result: 'rolled_back', rolled_back_to: 'r1' })
    expect(sent).toBe(2)
    expect(set.session.all('rollback_begun').map(({ way }) => way)).toEqual(['redeploy', 'patch'])
    expect(set.service.deployment?.source_revision_config.image_uri).toBe(OLD.image_uri)
  })

  test.each([400, 422])('this revision (%i), where no patch leads back either, has failed', async (status) => {
    const set = stage({ old: NEW })
    set.on(() => {
      throw refusal(status)
    })
    expect(await set.run()).toMatchObject({ result: 'failed', message: expect.stringMatching(String(status)) })
  })

  test.each([403, 404])('because of %i has failed: a patch would be refused, too', async (status) => {
    const set = stage()
    set.on(() => {
      throw refusal(status)
    })
    expect(await set.run()).toMatchObject({ result: 'failed' })
    expect(set.service.count('patchDeployment')).toBe(0)
  })
})

test('the revision of the rollback is named as soon as it exists, and its progress is that of the rollback', async () => {
  const set = stage()
  set.on(() => {
    set.make(OLD, 'DEPLOYING')
    set.clock.after(20_000, () => void (set.service.revisions[2]!.status = 'DEPLOYED'))
    return true
  })
  await set.run()
  const told = set.session.events.map(({ type }) => type)
  expect(told.filter((type) => type !== 'retrying')).toEqual([
    'rollback_begun',
    'write_sent',
    'rollback_revision_known',
    'rollback_progressed',
    'rollback_progressed',
    'active_revision_read',
    'rollback_ended'
  ])
  expect(set.session.last('rollback_revision_known')).toMatchObject({ revision_id: 'r3' })
  expect(set.session.all('rollback_progressed').map(({ status }) => status)).toEqual(['DEPLOYING', 'DEPLOYED'])
  expect(set.session.last('active_revision_read')).toMatchObject({ revision_id: 'r3' })
})

test('a patch restores nothing of a deployment that this run has not written', () => {
  const target = { repo_ref: 'refs/tags/v1', repo_commit_sha: COMMIT_A }
  const failed = { repo_ref: 'main', repo_commit_sha: COMMIT_B }
  const back = rollbackPatch({ wanted: gitWanted(), before: undefined, now: gitDeployment(), failed, target })
  expect(back).toEqual({ request: { source_revision_config: { repo_ref: 'refs/tags/v1' } }, restores_resources: false })
})

describe('a rollback begins at once if no reader is behind', () => {
  test.each<[string, Stage, Partial<RollbackInput>]>([
    ['after a revision that failed', {}, {}],
    ['after a check that failed', { by: 'check' }, {}],
    ['of a deployment that this run created', { by: 'check' }, { before: null }]
  ])('%s', async (_, how, over) => {
    const set = stage(how)
    expect(await set.run(over)).toMatchObject({ result: 'rolled_back' })
    expect(set.redeploys).toEqual([0])
  })

  test('and reads the code of the failed revision once: a lost read only costs the proof', async () => {
    const set = stage()
    const read = set.service.readRevision
    let reads = 0
    set.service.readRevision = async (...args) => {
      if (args[1] !== 'r2') return read(...args)
      reads++
      throw refusal(503)
    }
    expect(await set.run()).toMatchObject({ result: 'rolled_back' })
    expect(reads).toBe(1)
  })
})

describe('what this run changed besides code', () => {
  const wanted = imageWanted('registry.example/support:2', {
    source_config: { custom_url: 'https://new.example' },
    secrets: [{ name: 'KEY', value: 'new' }]
  })

  test('and a redeploy does not restore is named', async () => {
    const set = stage({ wanted })
    set.shows({ secrets: wanted.secrets ?? [], source_config: wanted.source_config })
    const before = { ...set.service.deployment!, latest_revision_id: 'r1', active_revision_id: 'r1' }
    const was = {
      ...before,
      secrets: [{ name: 'KEY', value: 'old' }],
      source_config: { custom_url: 'https://old.example' }
    }
    const report = await set.run({ before: { ...was, source_revision_config: OLD } })
    expect(report).toMatchObject({ result: 'rolled_back', message: expect.stringMatching(/: secrets, custom_url\.$/) })
  })

  test('a resource spec is restored by a patch: a redeploy would leave it', async () => {
    const spec = { cpu: 1, memory_mb: 512 }
    const set = stage({
      wanted: imageWanted('registry.example/support:2', { source_config: { resource_spec: { cpu: 2 } } })
    })
    const was = { ...set.service.deployment!, latest_revision_id: 'r1', active_revision_id: 'r1' }
    set.shows({ source_config: { resource_spec: { cpu: 2 } } })
    const patch = set.service.patchDeployment
    set.service.patchDeployment = async (...args) => {
      const made = await patch(...args)
      set.shows({ active_revision_id: made.latest_revision_id })
      return made
    }
    const before = { ...was, source_config: { resource_spec: spec }, source_revision_config: OLD }
    expect(await set.run({ before })).toMatchObject({ result: 'rolled_back' })
    expect(set.redeploys).toEqual([])
    expect(set.service.deployment?.source_config).toEqual({ resource_spec: spec })
    expect(set.session.all('rollback_begun').map(({ way }) => way)).toEqual(['patch'])
  })
})

describe('the revision of a rollback', () => {
  const GIT_CODE = { repo_ref: 'main', graph_config_path: 'agent.json', image_uri: null }
  test.each([
    ['repo_ref', { ...GIT_CODE, repo_ref: 'next' }],
    ['graph_config_path', { ...GIT_CODE, graph_config_path: 'b.json' }]
  ])('of another %s belongs to another run, and is not waited for', async (field, code) => {
    const set = stage({ old: GIT_CODE, wanted: gitWanted() })
    set.on(() => set.make(code, 'DEPLOYING'))
    const report = await set.run()
    expect(report).toMatchObject({
      result: 'failed',
      message: expect.stringMatching(new RegExp(`r3 \\(its ${field} .*which stays`))
    })
    expect(set.session.all('rollback_progressed')).toEqual([])
  })

  test('whose tag turns out to be the image that failed has not rolled back', async () => {
    const digest = (digit: string) => `registry.example/support@sha256:${digit.repeat(64)}`
    const set = stage()
    set.service.revisions[1]!.source_revision_config = { image_uri: digest('2') }
    set.on(() => {
      set.make(OLD, 'DEPLOYING')
      set.clock.after(20_000, () => {
        const code = { image_uri: digest('2') }
        Object.assign(set.service.revisions[2]!, { status: 'DEPLOYED', source_revision_config: code })
      })
      return true
    })
    expect(await set.run()).toMatchObject({
      result: 'failed',
      message: expect.stringMatching(/is DEPLOYED, but its image_uri/)
    })
  })

  test('that is superseded has failed: the newer one is not followed', async () => {
    const set = stage()
    set.on(() => {
      set.make(OLD, 'DEPLOYING')
      set.clock.after(20_000, () => {
        set.service.revisions[2]!.status = 'SKIPPED'
        const other = set.service.revise(OLD)
        set.shows({ active_revision_id: other.id })
      })
      return true
    })
    expect(await set.run()).toMatchObject({ result: 'failed', message: expect.stringMatching(/r4 is serving now/) })
  })

  test('may be followed by one of another run, which is named', async () => {
    const set = stage()
    set.on(() => {
      set.make(OLD, 'DEPLOYING')
      set.clock.after(20_000, () => {
        set.service.revisions[2]!.status = 'DEPLOYED'
        set.service.revise({ image_uri: 'x:9' }, 'BUILDING')
      })
      return true
    })
    expect(await set.run()).toMatchObject({
      result: 'rolled_back',
      message: expect.stringMatching(/Another run created revision r4/)
    })
  })

  test('is polled through lost reads, which are reported', async () => {
    const set = stage()
    set.on(() => {
      const read = set.service.readRevision
      set.make(OLD, 'DEPLOYING')
      set.clock.after(20_000, () => void (set.service.revisions[2]!.status = 'DEPLOYED'))
      set.service.readRevision = async (...args) => {
        if (set.clock.now() > 5_000 && set.clock.now() < 15_000) throw dropped()
        return read(...args)
      }
      return true
    })
    expect(await set.run()).toMatchObject({ result: 'rolled_back' })
    expect(set.session.all('retrying').length).toBeGreaterThan(0)
    expect(set.session.all('wait_ended')).toEqual([])
  })

  test('that never ends has failed at the time limit of the rollback', async () => {
    const set = stage()
    set.clock.pass(100_000)
    set.on(() => set.make(OLD, 'DEPLOYING'))
    expect(await set.run()).toMatchObject({ result: 'failed' })
    expect(set.clock.now()).toBe(700_000)
  })
})
