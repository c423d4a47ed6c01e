/** A patch of settings that makes a revision, although the specification says that it makes none. r1 serves. */
import { describe, expect, test } from '@jest/globals'
import type { DeploymentPatchRequest } from '../../src/contract/deployment.js'
import { LANGSMITH } from '../../src/contract/dialect.js'
import type { DeployRequest } from '../../src/deploy/core/request.js'
import { Account, gitWanted, gitWith, imageWanted, NO_WAIT } from '../support/account.js'
import { COMMIT_B, DIGEST, dropped } from '../support/fakes/answers.js'

const COMMAND = { install_command: 'npm ci' }

interface Situation {
  outcomes?: string[]
  /** What else the patch of a run does. */
  revision?: DeploymentPatchRequest
  answers?: 'latest' | 'nothing' | 'lost'
}

/** A service whose patches of a run make a revision. */
function revising({ outcomes = [], revision, answers = 'latest' }: Situation = {}) {
  const account = new Account({ outcomes })
  account.made()
  const { patchDeployment } = account.service
  account.service.patchDeployment = async (...sent) => {
    await patchDeployment(...sent)
    account.patched(revision)
    if (answers === 'lost') throw dropped()
    return answers === 'latest' ? { latest_revision_id: account.only.revisions.at(-1)!.id } : {}
  }
  return account
}

const settings = (over: Partial<DeployRequest> = {}) => [gitWith(COMMAND), over] as const

describe('the revision of a patch that was planned without one', () => {
  test.each(['latest', 'nothing', 'lost'] as const)(
    'is followed to DEPLOYED, if the write answers with %s',
    async (answers) => {
      const account = revising({ answers })
      const { code, outputs, session } = await account.deploy(...settings())
      expect({ code, outputs }).toMatchObject({
        code: 'ok',
        outputs: { operation: 'updated', revision: 'r2', status: 'DEPLOYED', serving: 'r2' }
      })
      expect(session.last('plan_corrected')).toMatchObject({ new_revision: true })
    }
  )

  test('that fails to build makes the run red', async () => {
    const account = revising({ outcomes: ['BUILD_FAILED revision=2'] })
    expect(await account.deploy(...settings())).toMatchObject({
      code: 'revision_failed',
      outputs: { revision: 'r2', serving: 'r1' }
    })
  })

  test('is said to be against `new_revision: never`', async () => {
    const account = revising()
    const { code, session } = await account.deploy(...settings({ new_revision: 'never' }))
    expect(code).toBe('ok')
    expect(session.last('plan_corrected')?.message).toContain('`new_revision` is never')
  })

  test('is put out without a wait', async () => {
    const { code, outputs } = await revising().deploy(...settings(NO_WAIT))
    expect({ code, outputs }).toMatchObject({ code: 'ok', outputs: { revision: 'r2' } })
  })
})

describe('a revision that appears at the same time is not followed', () => {
  test('if it has the code of another run', async () => {
    const account = revising({ revision: { source_revision_config: { repo_ref: 'next' } } })
    account.head(COMMIT_B, 'next')
    expect(await account.deploy(...settings())).toMatchObject({ outputs: { revision: 'r1' } })
  })

  test('if it has another commit of the branch', async () => {
    const account = revising()
    account.head(COMMIT_B)
    expect(await account.deploy(...settings())).toMatchObject({
      code: 'ok',
      outputs: { revision: 'r1', new_revision: false }
    })
  })

  test('if it has another image than the one that this run left in place', async () => {
    const account = new Account()
    account.made(imageWanted())
    const { patchDeployment } = account.service
    account.service.patchDeployment = async (...sent) => {
      const answer = await patchDeployment(...sent)
      const image_uri = DIGEST.replace(/1{64}$/, '2'.repeat(64))
      account.patched({ source_revision_config: { image_uri } })
      return answer
    }
    const wanted = imageWanted(DIGEST, {
      source_config: { custom_url: 'https://support.example.com' },
      source_revision_config: {}
    })
    const { session } = await account.deploy(wanted)
    expect(session.last('plan_corrected')).toBeUndefined()
  })
})

describe('in the dialect langsmith', () => {
  const { serviceRules: rules } = LANGSMITH

  test('a command makes a revision: the plan says so, without its value', async () => {
    const account = revising()
    const { session, outputs } = await account.deploy({ ...gitWith(COMMAND), rules })
    const { plan } = session.last('planned')!
    expect(plan).toMatchObject({
      new_revision: true,
      reasons: ['install_command added'],
      changes: [{ path: 'source_config.install_command', new_revision: true }]
    })
    expect(outputs).toMatchObject({ revision: 'r2', new_revision: true })
    expect(session.last('plan_corrected')).toBeUndefined()
  })

  test('a command is refused with `new_revision: never`, before anything is sent', async () => {
    const wanted = { ...gitWith(COMMAND), rules }
    const ended = await revising().deploy(wanted, { new_revision: 'never' })
    expect(ended).toMatchObject({ code: 'new_revision_refused', writes: [] })
  })

  test('a command that makes none in this service is green, and the run says so', async () => {
    const account = new Account()
    account.made()
    const ended = await account.deploy({ ...gitWith(COMMAND), rules })
    expect(ended).toMatchObject({ code: 'ok', writes: ['patch'] })
    expect(ended.session.last('plan_corrected')).toMatchObject({ new_revision: false })
    expect(account.only.revisions).toHaveLength(1)
  })

  test('always makes a revision, also if the command makes none in this service', async () => {
    const account = new Account()
    account.made()
    const ended = await account.deploy({ ...gitWith(COMMAND), rules }, { new_revision: 'always' })
    expect(ended).toMatchObject({ code: 'ok', outputs: { revision: 'r2', new_revision: true } })
  })

  test('another setting makes none', async () => {
    const account = new Account()
    account.made()
    const wanted = { ...gitWith({ build_on_push: true }), rules }
    const ended = await account.deploy(wanted)
    expect(ended).toMatchObject({ code: 'ok', outputs: { revision: 'r1', new_revision: false } })
  })

  test('a command of the push that the service builds goes with an update of its own', async () => {
    const account = revising()
    account.patched({ source_config: { build_on_push: true } })
    account.head(COMMIT_B)
    const wanted = { ...gitWanted(COMMIT_B), rules }
    const source_config = { ...gitWith(COMMAND).source_config, build_on_push: true }
    const { session } = await account.deploy({ ...wanted, source_config })
    const plan = session.last('planned')?.plan
    expect(plan).toMatchObject({ action: { do: 'patch' }, new_revision: true })
    expect(plan?.pushed_commit).toBeUndefined()
  })
})
