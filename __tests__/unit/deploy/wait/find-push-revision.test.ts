import { describe, expect, test } from '@jest/globals'
import { parseOutcome } from '../../../../emulator/scripting/outcomes.js'
import { deployRevision } from '../../../../src/deploy/deploy.js'
import { WaitTimeoutError } from '../../../../src/deploy/wait/failures.js'
import type { DeployError } from '../../../../src/errors.js'
import { COMMIT_A, COMMIT_B, REPOSITORY } from '../../../support/fakes/answers.js'
import { Account, BUILD, gitWanted, requestFor, TIMEOUT } from '../../../support/fakes/deploys.js'

/** A deployment that builds main automatically, at COMMIT_A. */
function following(): Account {
  const account = new Account()
  const wanted = gitWanted()
  account.made({ ...wanted, source_config: { ...wanted.source_config, build_on_push: true } })
  return account
}

/** Lets the service notice the push once so much time has passed. */
function pushAfter(account: Account, ms: number): void {
  const due = account.clock.now() + ms
  const sleep = account.clock.sleep
  let pushed = false
  account.clock.sleep = async (length) => {
    await sleep(length)
    if (pushed || account.clock.now() < due) return
    pushed = true
    account.service.core.push({ repo_url: REPOSITORY, ref: 'main', commit_sha: COMMIT_B })
  }
}

test.each([true, false])(
  'the revision that the service builds of this push is waited for (list of revisions: %s)',
  async (listed) => {
    const account = following()
    if (!listed) account.service.listRevisions = async () => null
    pushAfter(account, 20_000)
    const { session, error } = await account.deploy(gitWanted(COMMIT_B))
    expect(error).toBeUndefined()
    expect(account.service.count('patchDeployment')).toBe(0)
    expect(account.only.revisions).toHaveLength(2)
    expect(session.last('revision_identified')).toMatchObject({ revision_id: account.only.latest_revision_id })
    expect(session.last('status_read')).toMatchObject({ status: 'DEPLOYED' })
    expect(session.last('commit_read')).toMatchObject({ commit_sha: COMMIT_B })
  }
)

test('a job that is run again says at once what it waits for, and how long', async () => {
  const account = following()
  const before = account.clock.now()
  const told: [number, string][] = []
  const session = account.session()
  const emit = session.emit
  session.emit = (event) => {
    if (event.type === 'info') told.push([account.clock.now() - before, event.message])
    emit(event)
  }
  pushAfter(account, 20_000)
  await deployRevision(session, requestFor(gitWanted(COMMIT_B)))
  expect(told).toEqual([
    [0, 'Waiting for the revision that the service builds from commit bbbbbbb.'],
    [
      0,
      expect.stringMatching(
        /^No revision of this push exists yet\. After 1 min, an earlier revision of this commit counts too/
      )
    ]
  ])
})

test('the old revision is never output as that of the push', async () => {
  const account = following()
  const old = account.only.latest_revision_id
  pushAfter(account, 20_000)
  const { session } = await account.deploy(gitWanted(COMMIT_B))
  expect(session.all('revision_identified').map(({ revision_id }) => revision_id)).not.toContain(old)
})

test('a push that the service never hears of is a timeout at the deadline, not a success', async () => {
  const account = following()
  const startedAt = account.clock.now()
  const { error } = await account.deploy(gitWanted(COMMIT_B))
  expect(error).toBeInstanceOf(WaitTimeoutError)
  expect(account.clock.now()).toBe(startedAt + TIMEOUT)
})

test.each(['DEPLOYED', 'down:DEPLOY_FAILED'])(
  'a push whose revision (%s) was rolled back fails when its job is run again, and the error has the fix',
  async (outcome) => {
    const account = following()
    const [old] = account.only.revisions
    account.service.core.outcomes.add(parseOutcome(outcome))
    account.service.core.push({ repo_url: REPOSITORY, ref: 'main', commit_sha: COMMIT_B })
    account.clock.pass(BUILD)
    account.service.core.controlPlane.redeploy(account.only.id, old?.id ?? '')
    account.clock.pass(BUILD)
    const { error } = await account.deploy(gitWanted(COMMIT_B))
    expect(String(error)).toContain('The deployment was rolled back to commit aaaaaaa')
    expect((error as DeployError).advice).toContain('new_revision: always')
  }
)

test('a rollback is also recognized if the service lists two revisions at a time', async () => {
  const account = following()
  const [old] = account.only.revisions
  account.service.core.push({ repo_url: REPOSITORY, ref: 'main', commit_sha: COMMIT_B })
  account.clock.pass(BUILD)
  account.service.core.controlPlane.redeploy(account.only.id, old?.id ?? '')
  account.clock.pass(BUILD)
  const list = account.service.listRevisions
  account.service.listRevisions = async (id, { offset = 0, ...options } = {}) =>
    ((await list(id, options)) ?? []).slice(offset, offset + 2)
  const { error } = await account.deploy(gitWanted(COMMIT_B))
  expect(String(error)).toContain('The deployment was rolled back to commit aaaaaaa')
})

test('a rollback is also recognized if the service deploys the old revision again in place', async () => {
  const account = following()
  const [old] = account.only.revisions
  account.service.core.outcomes.add(parseOutcome('BUILD_FAILED'))
  account.service.core.push({ repo_url: REPOSITORY, ref: 'main', commit_sha: COMMIT_B })
  account.clock.pass(BUILD)
  const { readDeployment: read, listRevisions: list } = account.service
  account.service.readDeployment = async (id) => ({ ...(await read(id)), latest_revision_id: old?.id ?? null })
  account.service.listRevisions = async (...args) => ((await list(...args)) ?? []).toReversed()
  const { error } = await account.deploy(gitWanted(COMMIT_B))
  expect(String(error)).toContain('The deployment was rolled back to commit aaaaaaa')
})

test('wait: false leaves the push to the service', async () => {
  const account = following()
  const startedAt = account.clock.now()
  const wait = { enabled: false, interval: 'auto', timeoutMs: TIMEOUT } as const
  const { session, error } = await account.deploy(gitWanted(COMMIT_B), { wait })
  expect(error).toBeUndefined()
  expect(account.clock.now()).toBe(startedAt)
  expect(session.all('revision_identified')).toEqual([])
  expect(account.service.count('patchDeployment')).toBe(0)
})

describe('a branch that is set back to a commit of before', () => {
  /** main went from COMMIT_B over COMMIT_A; now it is pushed back to COMMIT_B. */
  function setBack(): { account: Account; old: string } {
    const account = following()
    account.service.core.push({ repo_url: REPOSITORY, ref: 'main', commit_sha: COMMIT_B })
    account.clock.pass(BUILD)
    const old = account.only.latest_revision_id ?? ''
    account.service.core.push({ repo_url: REPOSITORY, ref: 'main', commit_sha: COMMIT_A })
    account.clock.pass(BUILD)
    account.head(COMMIT_B)
    return { account, old }
  }

  test('the revision of this push is waited for, not the older one of the same commit', async () => {
    const { account, old } = setBack()
    pushAfter(account, 20_000)
    const { session, error } = await account.deploy(gitWanted(COMMIT_B))
    expect(error).toBeUndefined()
    expect(session.all('revision_identified').map(({ revision_id }) => revision_id)).toEqual([
      account.only.latest_revision_id
    ])
    expect(account.only.latest_revision_id).not.toBe(old)
  })

  test('another writer’s newer revision without a commit does not lead to the older one', async () => {
    const { account, old } = setBack()
    const read = account.service.readRevision
    const list = account.service.listRevisions
    const known = new Set(account.only.revisions.map(({ id }) => id))
    const untold = (row: Awaited<ReturnType<typeof read>>) =>
      known.has(row.id)
        ? row
        : { ...row, source_revision_config: { ...row.source_revision_config, repo_commit_sha: null } }
    account.service.readRevision = async (...args) => untold(await read(...args))
    account.service.listRevisions = async (...args) => {
      const rows = await list(...args)
      return rows && rows.map(untold)
    }
    pushAfter(account, 5_000)
    const { session, error } = await account.deploy(gitWanted(COMMIT_B))
    expect(error).toBeUndefined()
    const followed = session.all('revision_identified').map(({ revision_id }) => revision_id)
    expect(followed).not.toContain(old)
    expect(followed.at(-1)).toBe(account.only.latest_revision_id)
    expect(session.all('warning').map(({ message }) => message)).toEqual([
      expect.stringMatching(/^The service shows no commit for revision .*Assuming that it was built from this push/)
    ])
  })
})
