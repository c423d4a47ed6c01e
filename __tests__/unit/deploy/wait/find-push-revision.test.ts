import { describe, expect, test } from '@jest/globals'
import { COMMIT_A, COMMIT_B, REPOSITORY } from '../../../support/fakes/answers.js'
import { Account, BUILD, gitWanted, TIMEOUT } from '../../../support/fakes/deploys.js'

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

test('the old revision is never output as that of the push', async () => {
  const account = following()
  const old = account.only.latest_revision_id
  pushAfter(account, 20_000)
  const { session } = await account.deploy(gitWanted(COMMIT_B))
  expect(session.all('revision_identified').map(({ revision_id }) => revision_id)).not.toContain(old)
})

test('a push that the service never builds is deployed by this run after a minute, with a warning', async () => {
  const account = following()
  account.head(COMMIT_B)
  const startedAt = account.clock.now()
  const { session, error } = await account.deploy(gitWanted(COMMIT_B))
  expect(error).toBeUndefined()
  expect(account.service.count('patchDeployment')).toBe(1)
  expect(session.last('commit_read')).toMatchObject({ commit_sha: COMMIT_B })
  expect(session.all('warning')).toHaveLength(1)
  expect(account.clock.now() - startedAt).toBeLessThan(60_000 + 10_000 + BUILD + 10_000)
})

test('a push that the service has not even seen is red', async () => {
  const { error } = await following().deploy(gitWanted(COMMIT_B))
  expect(error).toMatchObject({ code: 'other_commit' })
})

test('a push that was rolled back is built again when its job is run again', async () => {
  const account = following()
  const [old] = account.only.revisions
  account.service.core.push({ repo_url: REPOSITORY, ref: 'main', commit_sha: COMMIT_B })
  account.clock.pass(BUILD)
  account.service.core.controlPlane.redeploy(account.only.id, old?.id ?? '')
  account.clock.pass(BUILD)
  const { session, error } = await account.deploy(gitWanted(COMMIT_B))
  expect(error).toBeUndefined()
  expect(session.last('commit_read')).toMatchObject({ commit_sha: COMMIT_B })
})

test('a rollback to the earlier commit while the run looks for its push is red', async () => {
  const account = following()
  const [old] = account.only.revisions
  account.clock.after(500, () => {
    account.service.core.push({ repo_url: REPOSITORY, ref: 'main', commit_sha: COMMIT_B })
    account.service.core.controlPlane.redeploy(account.only.id, old?.id ?? '')
  })
  const { error } = await account.deploy(gitWanted(COMMIT_B))
  expect(error).toMatchObject({ code: 'other_commit' })
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
