import { describe, expect, test } from '@jest/globals'
import * as fc from 'fast-check'
import { parseOutcome } from '../../../../emulator/scripting/outcomes.js'
import type { DeployEvent } from '../../../../src/deploy/core/events.js'
import { deployRevision } from '../../../../src/deploy/deploy.js'
import { CancelledError, DeployError } from '../../../../src/errors.js'
import { COMMIT_A, COMMIT_B, garbage, REPOSITORY, refusal } from '../../../support/fakes/answers.js'
import { Account, BUILD, gitWanted, imageWanted, requestFor, TIMEOUT } from '../../../support/fakes/deploys.js'
import type { Trouble } from '../../../support/fakes/emulated-control-plane.js'
import { BRANCH, checkFailed, type FailedStage, failedDeploy, NEW } from '../../../support/fakes/failed-deploy.js'
import type { RecordedSession } from '../../../support/fakes/session.js'
import { runs } from '../../../support/runs.js'

/** An account with a deployment that serves COMMIT_A, and main at COMMIT_B. */
function standing(outcome?: string) {
  const account = new Account()
  const made = account.made()
  account.head(COMMIT_B)
  if (outcome !== undefined) account.service.core.outcomes.add(parseOutcome(outcome))
  return { account, made }
}

const WITH_ROLLBACK = { rollback: true, build_logs: false }
const failCheck = () => Promise.reject(checkFailed())

/** A deploy of COMMIT_B that rolls back after its check fails. */
async function deploy(account: Account) {
  const session = account.session()
  const request = requestFor(gitWanted(COMMIT_B), WITH_ROLLBACK)
  await expect(deployRevision(session, request, { smokeCheck: failCheck })).rejects.toBeInstanceOf(DeployError)
  const revisions = account.only.revisions.map(({ id }) => id).reverse()
  const serving = session.last('active_revision_read')?.revision_id
  return { report: session.last('rollback_ended')?.rollback, revisions, serving }
}

/** Runs an action once an event was emitted, during the run. */
function whenTold(session: RecordedSession, act: (event: DeployEvent) => void): void {
  const { emit } = session
  session.emit = (event) => {
    emit(event)
    act(event)
  }
}

const active = (account: Account) => account.only.active_revision_id

describe('a deploy that fails its check', () => {
  test('has as long again as the deploy itself', async () => {
    const { account } = standing(`DEPLOYED revision=2 build-time=29m`)
    account.service.core.outcomes.add(parseOutcome('DEPLOYED revision=3 build-time=29m'))
    expect((await deploy(account)).report?.result).toBe('rolled_back')
  })

  test.each([0, 3])(
    'also rolls back a revision that the service built for this push, after %i lost responses',
    async (lost) => {
      const account = new Account()
      const on = gitWanted(COMMIT_A, { source_config: { ...gitWanted().source_config, build_on_push: true } })
      const made = account.made(on)
      const session = account.session()
      whenTold(session, (event) => {
        if (event.type !== 'operation_decided') return
        account.service.core.push({ repo_url: REPOSITORY, ref: 'main', commit_sha: COMMIT_B })
      })
      const request = requestFor(gitWanted(COMMIT_B), WITH_ROLLBACK)
      const check = () => {
        for (let i = 0; i < lost; i++) account.service.troubles.push({ method: 'readRevision', when: 'before' })
        return failCheck()
      }
      await expect(deployRevision(session, request, { smokeCheck: check })).rejects.toThrow('Rolled back')
      expect(account.service.count('patchDeployment')).toBe(0)
      expect(session.last('rollback_ended')?.rollback.rolled_back_to).toBe(made.revision)
    }
  )

  test('rolls back past failed revisions, to the newest that was DEPLOYED', async () => {
    const account = new Account()
    const made = account.made()
    account.service.core.outcomes.add(parseOutcome('BUILD_FAILED revision=2'))
    account.service.core.controlPlane.patch(made.id, { source_revision_config: { repo_ref: 'main' } })
    account.clock.pass(BUILD)
    account.head(COMMIT_B)
    const { report, revisions } = await deploy(account)
    expect(report).toMatchObject({ result: 'rolled_back', rolled_back_to: made.revision })
    expect(revisions).toHaveLength(4)
  })
})

describe('a deploy stays where it is', () => {
  test('when another run of a newer revision is followed, and that one fails: it is not this run’s', async () => {
    const { account, made } = standing('DEPLOYED revision=2')
    account.service.core.outcomes.add(parseOutcome('down:DEPLOY_FAILED revision=3'))
    const session = account.session()
    let others = 0
    whenTold(session, (event) => {
      if (event.type !== 'revision_identified' || others++ > 0) return
      account.service.core.controlPlane.patch(made.id, { source_revision_config: { repo_ref: 'main' } })
    })
    const request = requestFor(gitWanted(COMMIT_B), WITH_ROLLBACK)
    await expect(deployRevision(session, request)).rejects.toThrow(/this run did not make revision/)
    expect(account.only.revisions).toHaveLength(3)
  })
})

describe('the write of a rollback', () => {
  const lost = (when: Trouble['when'], error?: Error): Trouble => ({
    method: 'redeployRevision',
    when,
    ...(error && { error })
  })

  test.each<[string, Trouble[], number]>([
    ['whose answer is lost is read back', [lost('after')], 1],
    ['whose answer cannot be read is read back', [lost('after', garbage())], 1],
    ['that never arrived is sent again, once that is seen', [lost('before')], 2],
    ['that is not processed (429) is sent again', [lost('before', refusal(429)), lost('before', refusal(429))], 3],
    ['that meets a conflict is tried again', [lost('before', refusal(409))], 2]
  ])('%s', async (_, troubles, sent) => {
    const { account, made } = standing()
    account.service.troubles.push(...troubles)
    const { report, revisions } = await deploy(account)
    expect(report).toMatchObject({ result: 'rolled_back', rolled_back_to: made.revision })
    expect(revisions).toHaveLength(3)
    expect(account.service.count('redeployRevision')).toBe(sent)
  })

  test('that a proxy answers with a page is not sent again, and an event has what is live', async () => {
    const { account } = standing()
    account.service.troubles.push(lost('before', garbage()))
    const { report, revisions, serving } = await deploy(account)
    expect(account.service.count('redeployRevision')).toBe(1)
    expect(report?.result).toBe('failed')
    expect(serving).toBe(revisions[1])
  })

  test.each<[string, DeployEvent['type'], Trouble[]]>([
    ['while the target is looked up', 'rollback_begun', []],
    ['between two attempts', 'retrying', [lost('before', refusal(429, 30_000))]]
  ])('is not sent once another writer made a revision %s', async (_, when, troubles) => {
    const { account, made } = standing()
    account.service.troubles.push(...troubles)
    const session = account.session()
    whenTold(session, ({ type }) => {
      if (type === when) account.service.core.controlPlane.patch(made.id, { secrets: [] })
    })
    const run = deployRevision(session, requestFor(gitWanted(COMMIT_B), WITH_ROLLBACK), { smokeCheck: failCheck })
    await expect(run).rejects.toThrow(/Another run created/)
    expect(account.service.count('redeployRevision')).toBe(troubles.length)
    expect(account.only.secrets).toEqual([])
  })

  test('of a tag is a patch with the earlier secrets, and is read back if its answers are lost', async () => {
    const account = new Account()
    account.head(COMMIT_A, 'refs/tags/v1')
    account.head(COMMIT_B, 'refs/tags/v2')
    const tagged = (tag: string, value: string) =>
      gitWanted(tag === 'v1' ? COMMIT_A : COMMIT_B, {
        source_revision_config: { repo_ref: `refs/tags/${tag}`, graph_config_path: 'agent.json' },
        secrets: [{ name: 'KEY', value }]
      })
    const made = account.made(tagged('v1', 'old'))
    account.service.documentedOnly = true
    const session = account.session()
    const wanted = { ...tagged('v2', 'new') }
    const request = requestFor(wanted, { ...WITH_ROLLBACK, target: { deployment_id: made.id } })
    account.service.troubles.push({ method: 'patchDeployment', when: 'after' })
    account.service.troubles.push({ method: 'patchDeployment', when: 'after' })
    await deployRevision(session, request, { smokeCheck: failCheck }).catch(() => {})
    expect(session.last('rollback_ended')?.rollback).toMatchObject({ rolled_back_to: made.revision })
    expect(account.only.secrets).toEqual([{ name: 'KEY', value: 'old' }])
    expect(account.only.revisions).toHaveLength(3)
  })
})

type Stage = ReturnType<typeof failedDeploy>

const SAME_TAG = { old: NEW }
const tagOf = (commit: string, tag: string) => ({
  repo_ref: `refs/tags/${tag}`,
  graph_config_path: 'agent.json',
  repo_commit_sha: commit
})
const fails = (status: number) => () => {
  throw refusal(status)
}
const untold = ({ service }: Stage) => {
  const read = service.readRevision
  service.readRevision = async (...args) => {
    const { source_revision_config: _, ...shown } = await read(...args)
    return shown
  }
}

describe('how a rollback ends', () => {
  const ROLLED_BACK = { result: 'rolled_back', rolled_back_to: 'r1' }
  const failed = (message: RegExp) => ({ result: 'failed', message: expect.stringMatching(message) })
  const notPossible = (message: RegExp) => ({ result: 'not_possible', message: expect.stringMatching(message) })

  test.each<[string, FailedStage, (set: Stage) => void, object, number[], (string | null)?]>([
    ['an image, by a patch', {}, () => {}, ROLLED_BACK, [1, 0]],
    ['a branch, by a redeploy', BRANCH, () => {}, ROLLED_BACK, [0, 1]],
    ['revisions that show no code: the deployment showed that of the latest one', {}, untold, ROLLED_BACK, [1, 0]],
    [
      'a service that cannot redeploy',
      { ...BRANCH, by: 'check' },
      ({ on }) => void (on.redeploy = () => false),
      notPossible(/cannot redeploy/),
      [0, 1],
      'r2'
    ],
    ['a redeploy that is refused', BRANCH, ({ on }) => void (on.redeploy = fails(422)), failed(/422/), [0, 1]],
    [
      'a revision of the rollback that fails',
      BRANCH,
      ({ on, make, shows }) =>
        void (on.redeploy = () => {
          make(BRANCH.old!, 'BUILD_FAILED')
          shows({ active_revision_id: null })
          return true
        }),
      failed(/BUILD_FAILED/),
      [0, 1],
      null
    ],
    [
      'another commit than that of the target',
      BRANCH,
      ({ on, make }) => void (on.redeploy = () => make(BRANCH.failed!)),
      failed(/built commit bbbbbbb, not commit aaaaaaa/),
      [0, 1]
    ],
    [
      'a tag that has moved',
      { ...BRANCH, old: tagOf(COMMIT_A, 'v1'), failed: tagOf(COMMIT_B, 'v2') },
      ({ service }) => void (service.head = COMMIT_B),
      failed(/built commit bbbbbbb/),
      [1, 0]
    ],
    ['the image tag that failed', SAME_TAG, () => {}, { result: 'not_possible' }, [0, 0]],
    [
      'another image than was sent',
      {},
      ({ service, make }) =>
        void (service.onPatch = () => {
          make({ image_uri: 'registry.example/support:3' })
          return service.deployment!
        }),
      failed(/does not match/),
      [1, 0]
    ],
    [
      'a revision that another run supersedes: the newer one is not followed',
      BRANCH,
      ({ on, make, clock, service }) =>
        void (on.redeploy = () => {
          make(BRANCH.old!, 'DEPLOYING')
          clock.after(8_000, () => {
            service.revisions[2]!.status = 'SKIPPED'
            make(BRANCH.old!)
          })
          return true
        }),
      failed(/A newer revision superseded/),
      [0, 1]
    ],
    [
      'a newer revision of another run that serves instead',
      BRANCH,
      ({ on, make, clock, service }) =>
        void (on.redeploy = () => {
          make(BRANCH.old!, 'DEPLOYING')
          clock.after(8_000, () => {
            service.revisions[2]!.status = 'DEPLOYED'
            make(BRANCH.old!)
          })
          return true
        }),
      failed(/revision r4, which stays/),
      [0, 1],
      'r4'
    ]
  ])('%s', async (_, how, script, expected, writes, ...[serves]) => {
    const set = failedDeploy(how)
    script(set)
    expect(await set.run()).toMatchObject(expected)
    expect(set.writes()).toEqual(writes)
    const { result } = set.report()!
    const live = serves === undefined && result === 'rolled_back' ? 'r3' : serves
    if (live !== undefined) expect(set.session.last('active_revision_read')?.revision_id).toBe(live)
  })

  test('failed, if reads fail after the service accepted the write', async () => {
    const set = failedDeploy(BRANCH)
    set.on.redeploy = () => {
      set.service.readDeployment = async () => {
        throw refusal(503)
      }
      return true
    }
    expect(await set.run()).toMatchObject(failed(/503/))
    expect(set.session.all('active_revision_read')).toEqual([])
    expect(set.writes()).toEqual([0, 1])
  })

  test('failed, at the time limit of the rollback', async () => {
    const set = failedDeploy(BRANCH)
    set.clock.pass(100_000)
    set.on.redeploy = () => set.make(BRANCH.old!, 'DEPLOYING')
    expect(await set.run()).toMatchObject({ result: 'failed' })
    expect(set.clock.now()).toBe(700_000)
  })

  test.each<[string, Error]>([
    ['a cancelled run', new CancelledError()],
    ['a bug of the action', new TypeError('x is undefined')]
  ])('with the error of %s, and without a report', async (_, error) => {
    const set = failedDeploy(BRANCH)
    set.on.redeploy = () => {
      throw error
    }
    await expect(set.run()).rejects.toBe(error)
    expect(set.session.all('rollback_ended')).toEqual([])
  })

  test('and names what it did not restore', async () => {
    const wanted = imageWanted('registry.example/support:2', { secrets: [{ name: 'KEY', value: 'new' }] })
    const set = failedDeploy({ wanted })
    const hidden = { ...set.applied.deployment, secrets: [{ name: 'KEY', value: '********' }] }
    const report = await set.run({ applied: { ...set.applied, before: hidden } })
    expect(report).toMatchObject({
      ...ROLLED_BACK,
      message: expect.stringMatching(/^Not restored by the rollback: secrets/)
    })
  })
})

describe('a reader that is behind', () => {
  test.each([
    ['patch', {}],
    ['redeploy', BRANCH]
  ] as const)('and shows the earlier revision after the %s is not taken for the new one', async (_, how) => {
    const set = failedDeploy(how)
    const { service, clock, shows } = set
    const late = () => {
      const made = service.deployment!
      shows({ latest_revision_id: 'r1', active_revision_id: 'r1' })
      clock.after(4_000, () => shows(made))
    }
    const [patch, redeploy] = [service.onPatch!, set.on.redeploy]
    service.onPatch = (act) => {
      patch(act)
      late()
      return service.deployment!
    }
    set.on.redeploy = () => {
      redeploy()
      late()
      return true
    }
    expect(await set.run()).toMatchObject({ result: 'rolled_back', rolled_back_to: expect.any(String) })
  })

  test('names what serves some seconds after DEPLOYED', async () => {
    const set = failedDeploy({ ...BRANCH, by: 'check' })
    set.on.redeploy = () => {
      set.make(BRANCH.old!)
      set.shows({ active_revision_id: 'r2' })
      set.clock.after(20_000, () => set.shows({ active_revision_id: 'r3' }))
      return true
    }
    expect(await set.run()).toMatchObject({ result: 'rolled_back' })
  })
})

test('the revision of the rollback is named at once, and its progress is that of the rollback', async () => {
  const set = failedDeploy(BRANCH)
  set.on.redeploy = () => {
    set.make(BRANCH.old!, 'DEPLOYING')
    set.clock.after(20_000, () => void (set.service.revisions[2]!.status = 'DEPLOYED'))
    return true
  }
  await set.run()
  const told = set.session.events.map(({ type }) => type)
  expect(told.filter((type) => /^rollback|identified|status_read|decided|wait_ended/.test(type))).toEqual([
    'rollback_begun',
    'rollback_revision_known',
    'rollback_progressed',
    'rollback_progressed',
    'rollback_ended'
  ])
  expect(set.session.last('rollback_begun')).toMatchObject({ to: 'r1', way: 'redeploy' })
  expect(set.session.last('rollback_revision_known')).toMatchObject({ revision_id: 'r3' })
  expect(set.session.last('active_revision_read')).toMatchObject({ revision_id: 'r3' })
})

test('whatever is lost: the run fails, makes at most one more revision, and reports a rollback only if it happened', async () => {
  const trouble = fc.record({
    method: fc.constantFrom<Trouble['method']>('redeployRevision', 'readDeployment', 'readRevision', 'patchDeployment'),
    when: fc.constantFrom<Trouble['when']>('before', 'after'),
    error: fc.constantFrom(undefined, refusal(503), refusal(429, 5_000), refusal(403), garbage(), refusal(409))
  })
  const outcome = fc.constantFrom('DEPLOYED', 'DEPLOY_FAILED', 'SKIPPED', 'stuck:DEPLOYING', 'INTERRUPTED')
  await fc.assert(
    fc.asyncProperty(
      fc.array(trouble, { maxLength: 6 }),
      fc.constantFrom('DEPLOYED', 'down:DEPLOY_FAILED', 'BUILD_FAILED'),
      outcome,
      async (troubles, first, second) => {
        const { account } = standing(`${first} revision=2`)
        account.service.core.outcomes.add(parseOutcome(`${second} revision=3`))
        const arm = () => {
          for (const { error, ...rest } of troubles) account.service.troubles.push({ ...rest, ...(error && { error }) })
          return failCheck()
        }
        const session = account.session()
        whenTold(session, (event) => {
          if (event.type === 'wait_ended' && first !== 'DEPLOYED') void arm().catch(() => {})
        })
        const began = account.clock.now()
        const request = requestFor(gitWanted(COMMIT_B), WITH_ROLLBACK)
        const error = await deployRevision(session, request, { smokeCheck: arm }).catch((thrown: unknown) => thrown)
        expect(error).toBeInstanceOf(DeployError)
        expect(account.only.revisions.length).toBeLessThanOrEqual(3)
        expect(account.clock.now() - began).toBeLessThan(2 * TIMEOUT + 120_000)
        const report = session.last('rollback_ended')?.rollback
        expect(report).toBeDefined()
        if (report?.rolled_back_to === undefined) return
        expect(account.only.source_revision_config.repo_commit_sha).toBe(COMMIT_A)
        expect(active(account)).toBe(account.only.latest_revision_id)
      }
    ),
    { numRuns: runs(3_000) }
  )
})
