import { describe, expect, test } from '@jest/globals'
import * as fc from 'fast-check'
import { parseOutcome } from '../../../../emulator/scripting/outcomes.js'
import type { DeployEvent } from '../../../../src/deploy/core/events.js'
import { deployRevision } from '../../../../src/deploy/deploy.js'
import { AnswerError, DeployError } from '../../../../src/errors.js'
import { COMMIT_A, COMMIT_B, garbage, REPOSITORY, refusal } from '../../../support/fakes/answers.js'
import { Account, BUILD, gitWanted, requestFor, TIMEOUT } from '../../../support/fakes/deploys.js'
import type { Trouble } from '../../../support/fakes/emulated-control-plane.js'
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
const failCheck = () => Promise.reject(new DeployError('check_failed', 'the check failed', { advice: 'mend it' }))

/** A deploy of COMMIT_B that rolls back when it fails. The check runs the action of another writer. */
async function deploy(account: Account, check: () => Promise<void> = failCheck, over: object = {}) {
  const session = account.session()
  const request = requestFor(gitWanted(COMMIT_B), { ...WITH_ROLLBACK, ...over })
  const error = await deployRevision(session, request, { smokeCheck: check }).catch((thrown: unknown) => thrown)
  const report = session.last('rollback_ended')?.rollback
  return {
    session,
    error: error as DeployError,
    report,
    revisions: account.only.revisions.map(({ id }) => id).reverse()
  }
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
  test('rolls back to the revision that served, and stays a failure with both reasons', async () => {
    const { account, made } = standing()
    const { error, report, revisions } = await deploy(account)
    expect(report).toMatchObject({ result: 'rolled_back', rolled_back_to: made.revision })
    expect(error.message).toBe(
      [
        'the check failed. Rolled back.',
        `Revision ${revisions[1]} was deployed, failed the check, and was replaced.`,
        report?.message
      ].join('\n')
    )
    expect(error.advice).toBe('mend it')
    expect(revisions).toHaveLength(3)
    expect(active(account)).toBe(revisions[2])
    expect(account.only.source_revision_config.repo_commit_sha).toBe(COMMIT_A)
  })

  test('a later error of the rollback is reported as such: the output revision and its statuses stay those of this run', async () => {
    const { account } = standing()
    const { session, revisions } = await deploy(account)
    expect(session.last('revision_identified')?.revision_id).toBe(revisions[1])
    expect(session.all('wait_ended')).toHaveLength(1)
    expect(new Set(session.all('status_read').map(({ revision_id }) => revision_id))).toEqual(new Set([revisions[1]]))
    expect(session.last('rollback_progressed')?.status).toBe('DEPLOYED')
  })

  test('has as long again as the deploy itself', async () => {
    const { account } = standing(`DEPLOYED revision=2 build-time=29m`)
    account.service.core.outcomes.add(parseOutcome('DEPLOYED revision=3 build-time=29m'))
    expect((await deploy(account)).report?.result).toBe('rolled_back')
  })

  test('also rolls back a revision that the run only resumed', async () => {
    const { account, made } = standing()
    const { id } = made
    account.service.core.controlPlane.patch(id, { source_revision_config: { repo_ref: 'main' } })
    const { report, revisions } = await deploy(account)
    expect(report).toMatchObject({ result: 'rolled_back', rolled_back_to: made.revision })
    expect(revisions).toHaveLength(3)
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
    await expect(deployRevision(session, request)).rejects.toThrow(/belongs to another run/)
    expect(account.only.revisions).toHaveLength(3)
  })

  test.each<[string, (account: Account, id: string) => void, RegExp]>([
    [
      'somebody has made a newer revision',
      (account, id) => void account.service.core.controlPlane.patch(id, { secrets: [] }),
      /[Aa]nother run created/
    ],
    [
      'somebody deletes it',
      (account, id) => void account.service.core.controlPlane.delete(id),
      /rollback failed|being deleted/
    ]
  ])('when %s', async (_, act, said) => {
    const account = new Account()
    const { id } = account.made()
    account.head(COMMIT_B)
    const session = account.session()
    const check = () => {
      act(account, id)
      return failCheck()
    }
    const run = deployRevision(session, requestFor(gitWanted(COMMIT_B), WITH_ROLLBACK), { smokeCheck: check })
    await expect(run).rejects.toThrow(said)
    expect(account.service.count('redeployRevision')).toBe(0)
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
    ['that is answered 503 after it was done is read back', [lost('after', refusal(503))], 1],
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

  test('that a proxy answers with a page is not sent again, and the failure says what is live', async () => {
    const { account } = standing()
    account.service.troubles.push(lost('before', garbage()))
    const { report, revisions } = await deploy(account)
    expect(account.service.count('redeployRevision')).toBe(1)
    expect(report?.result).toBe('failed')
    expect(report?.message).toContain(`${revisions[1]} is serving now`)
    expect(garbage()).toBeInstanceOf(AnswerError)
  })

  test('is not sent once another writer made a revision between two attempts', async () => {
    const { account, made } = standing()
    account.service.troubles.push(lost('before', refusal(429, 30_000)))
    const session = account.session()
    whenTold(session, (event) => {
      if (event.type === 'retrying') account.service.core.controlPlane.patch(made.id, { secrets: [] })
    })
    const run = deployRevision(session, requestFor(gitWanted(COMMIT_B), WITH_ROLLBACK), { smokeCheck: failCheck })
    await expect(run).rejects.toThrow(/[Aa]nother run created/)
    expect(account.service.count('redeployRevision')).toBe(1)
    expect(account.only.secrets).toEqual([])
  })

  test('is not sent if another writer makes a revision while the target is looked up', async () => {
    const { account, made } = standing()
    const session = account.session()
    whenTold(session, (event) => {
      if (event.type === 'rollback_begun') account.service.core.controlPlane.patch(made.id, { secrets: [] })
    })
    const run = deployRevision(session, requestFor(gitWanted(COMMIT_B), WITH_ROLLBACK), { smokeCheck: failCheck })
    await expect(run).rejects.toThrow(/[Aa]nother run created/)
    expect(account.service.count('redeployRevision')).toBe(0)
    expect(account.only.secrets).toEqual([])
  })

  test('that leads to another commit than the one that served is reported, and not output as rolled back', async () => {
    const account = new Account()
    const made = account.made()
    account.head(COMMIT_B)
    account.head(COMMIT_B, 'next')
    account.service.documentedOnly = true
    const session = account.session()
    const source_revision_config = { repo_ref: 'next', graph_config_path: 'agent.json' }
    const request = requestFor(gitWanted(COMMIT_B, { source_revision_config }), {
      ...WITH_ROLLBACK,
      target: { deployment_id: made.id }
    })
    await deployRevision(session, request, { smokeCheck: failCheck }).catch(() => {})
    const report = session.last('rollback_ended')?.rollback
    expect(report?.message).toContain('is DEPLOYED, but its repo_commit_sha is bbbbbbb, not aaaaaaa')
    expect(report).not.toHaveProperty('rolled_back_to')
  })

  test.each([400, 422])(
    'that the service refuses for this revision (%i) is a patch, where one leads back',
    async (status) => {
      const account = new Account()
      account.head(COMMIT_A, 'refs/tags/v1')
      account.head(COMMIT_B, 'refs/tags/v2')
      const tagged = (commit: string, tag: string) =>
        gitWanted(commit, { source_revision_config: { repo_ref: `refs/tags/${tag}`, graph_config_path: 'agent.json' } })
      const made = account.made(tagged(COMMIT_A, 'v1'))
      account.service.troubles.push(lost('before', refusal(status)))
      const session = account.session()
      await deployRevision(session, requestFor(tagged(COMMIT_B, 'v2'), WITH_ROLLBACK), { smokeCheck: failCheck }).catch(
        () => {}
      )
      expect(session.last('rollback_ended')?.rollback).toMatchObject({ rolled_back_to: made.revision })
      expect(account.service.count('redeployRevision')).toBe(1)
    }
  )

  test('on a service without redeploy is a patch, which goes by the same rules', async () => {
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
