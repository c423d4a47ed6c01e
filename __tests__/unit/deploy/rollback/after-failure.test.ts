import { describe, expect, test } from '@jest/globals'
import type { Applied, DeployedState } from '../../../../src/deploy/core/model.js'
import type { Sent } from '../../../../src/deploy/rollback/after-failure.js'
import { RevisionFailedError } from '../../../../src/deploy/wait/failures.js'
import { CancelledError, DeployError } from '../../../../src/errors.js'
import { COMMIT_A, COMMIT_B, dropped, refusal } from '../../../support/fakes/answers.js'
import { checkFailed, failedDeploy, NEW, revisionFailed } from '../../../support/fakes/failed-deploy.js'

const DEPLOYED = { deployed: { revision_id: 'r2' } }

describe('what follows no deploy', () => {
  test.each<[string, unknown, Partial<Sent>]>([
    ['a bug in the action', new Error('x'), DEPLOYED],
    ['a cancelled run', new CancelledError(), DEPLOYED],
    ['an error before the revision was DEPLOYED', checkFailed(), {}],
    ['a revision that was superseded', new RevisionFailedError('superseded', 'x', {}), DEPLOYED]
  ])('nothing is read or sent after %s', async (_, error, sent) => {
    const { end, service, session } = failedDeploy()
    expect(await end(error, { build_logs: true }, sent)).toBe(error)
    expect([service.calls, session.events]).toEqual([[], []])
  })

  test('without rollback, the error stays unchanged', async () => {
    const { end, service } = failedDeploy()
    const error = revisionFailed()
    expect(await end(error, { rollback: false })).toEqual(error)
    expect(service.calls).toEqual([])
  })
})

test.each<[string, () => DeployError, boolean, number]>([
  ['of a failed revision', revisionFailed, true, 1],
  ['not if it is switched off', revisionFailed, false, 0],
  ['not of a revision that came up and failed its check', checkFailed, true, 0]
])('the build log is read: %s', async (_, error, build_logs, reads) => {
  const { end, service } = failedDeploy()
  const fails = error()
  expect(await end(fails, { build_logs, rollback: false }, DEPLOYED)).toEqual(fails)
  expect(service.count('readRevisionLog')).toBe(reads)
  if (reads > 0) expect(service.calls[0]?.args.slice(0, 2)).toEqual(['d1', 'r2'])
})

test('the advice on a log that was not read names the command; one that the service did not give is not named', async () => {
  const advice = async (build_logs: boolean) => {
    const error = await failedDeploy().end(revisionFailed('r2', 'DEPLOY_FAILED'), { build_logs, rollback: false })
    return error instanceof DeployError && error.advice
  }
  expect(await advice(false)).toContain('mend it Read the whole log with THE_KEY set: `program logs --name ')
  expect(await advice(true)).toBe('mend it')
})

describe('the error after a rollback', () => {
  test('of a failed revision says that it was rolled back', async () => {
    const { end, report } = failedDeploy()
    const cause = revisionFailed()
    const error = await end(cause)
    expect(report()).toMatchObject({ result: 'rolled_back', rolled_back_to: 'r1' })
    expect(error).toMatchObject({
      code: 'revision_failed',
      message: `failed. Rolled back.\n${report()?.message}`,
      cause
    })
    expect(error).toMatchObject({ advice: expect.stringMatching(/fix it\. Then push/) })
  })

  test('of a failed check keeps its advice', async () => {
    const { end, report } = failedDeploy({ by: 'check' })
    const error = await end(checkFailed(), {}, DEPLOYED)
    expect(report()).toMatchObject({ result: 'rolled_back' })
    expect(error).toMatchObject({
      code: 'check_failed',
      message: `the check failed. Rolled back.\n${report()?.message}`,
      advice: 'mend it'
    })
  })

  test('that failed has a code of its own, and other advice', async () => {
    const { end, service, report } = failedDeploy()
    service.onPatch = () => {
      throw refusal(403)
    }
    const error = await end(revisionFailed())
    expect(report()).toMatchObject({ result: 'failed' })
    expect(error).toMatchObject({ code: 'rollback_failed', advice: expect.stringMatching(/revert the change/) })
  })

  test('that was not needed stays unchanged', async () => {
    const { end, shows, report, writes } = failedDeploy()
    shows({ active_revision_id: 'r1' })
    const error = revisionFailed()
    expect(await end(error)).toEqual(error)
    expect([report()?.result, writes()]).toEqual(['not_needed', [0, 0]])
  })

  test('of a deployment that this run created keeps its advice, and nothing is sent', async () => {
    const { end, report, writes, applied } = failedDeploy()
    const { before: _, ...created } = applied
    const error = await end(revisionFailed(), { current: null }, { applied: created })
    expect([report()?.result, writes()]).toEqual(['not_possible', [0, 0]])
    expect(error).toMatchObject({
      advice: 'mend it',
      message: expect.stringContaining('this run created the deployment')
    })
  })
})

describe('a run rolls back only what is its own', () => {
  const goes = async (over: Partial<Applied>, current?: Partial<DeployedState>) => {
    const { end, applied, request, report, writes } = failedDeploy()
    await end(revisionFailed(), current && { current: { ...request.current!, ...current } }, {
      applied: { ...applied, ...over }
    })
    return [report()?.result, writes()[0]]
  }
  const latest = (status: string, id = 'r2') => ({ latest: { id, status } })

  test.each<[string, Partial<Applied>, Partial<DeployedState> | undefined, boolean]>([
    ['it made the revision', {}, undefined, true],
    ['another run made it', { revision_id: 'r9' }, undefined, false],
    ['it resumed a revision that was in progress', { new_revision: false }, latest('BUILDING'), true],
    ['the revision had failed before', { new_revision: false }, latest('DEPLOY_FAILED'), false],
    ['another one was in progress', { new_revision: false }, latest('BUILDING', 'r1'), false],
    ['no revision existed at its start', { new_revision: false }, { latest: null }, false]
  ])('%s', async (_, over, current, isOwn) => {
    expect(await goes(over, current)).toEqual(isOwn ? ['rolled_back', 1] : ['not_possible', 0])
  })

  test('a refusal keeps the whole message', async () => {
    const { end, applied, report } = failedDeploy()
    const error = await end(revisionFailed(), {}, { applied: { ...applied, revision_id: 'r9' } })
    expect(report()).toMatchObject({ result: 'not_possible' })
    expect(error).toMatchObject({
      code: 'revision_failed',
      message: `failed\n${report()?.message}`
    })
  })

  const push = { built_by_service: COMMIT_B, revision_id: null, new_revision: false }
  test.each<[string, Record<string, unknown> | Error, string]>([
    ['the service built it of the push', { repo_commit_sha: COMMIT_B }, 'rolled_back'],
    ['the service built it of another push', { repo_commit_sha: COMMIT_A }, 'not_possible'],
    ['the service shows no commit', {}, 'not_possible'],
    ['it cannot be read', dropped(), 'not_possible'],
    ['it no longer exists', refusal(404), 'not_possible']
  ])('of a push: %s', async (_, read, result) => {
    const { end, applied, service, report, session } = failedDeploy()
    const readRevision = service.readRevision
    service.readRevision = async (...args) => {
      if (args[1] !== 'r2') return readRevision(...args)
      if (read instanceof Error) throw read
      return {
        id: 'r2',
        status: 'DEPLOY_FAILED',
        source_revision_config: { ...NEW, ...read }
      }
    }
    session.clock.pass(1_800_000)
    await end(revisionFailed(), {}, { applied: { ...applied, ...push } })
    expect(report()?.result).toBe(result)
  })
})
