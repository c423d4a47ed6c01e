/** A service that shows what it built: the commit in place of the ref, the branch beside it, and the image of the build. */
import { describe, expect, test } from '@jest/globals'
import { planOnly } from '../../src/deploy/deploy.js'
import { type RollbackRequest, rollBackByHand } from '../../src/deploy/rollback/by-hand.js'
import { Account, gitWanted, NAME, requestFor, TIMEOUT, tagWanted } from '../support/account.js'
import { COMMIT_A, COMMIT_B } from '../support/fakes/answers.js'

const built = (traits = {}) => new Account({ variations: { code: 'built', ...traits } })

const byHand: RollbackRequest = {
  target: { name: NAME },
  wait: { enabled: true, interval: 'auto', timeoutMs: TIMEOUT },
  build_logs: true,
  dry_run: false
}

describe('a branch', () => {
  test('at the same commit is unchanged', async () => {
    const account = built()
    expect(await account.deploy(gitWanted())).toMatchObject({ code: 'ok', writes: ['create'] })
    const again = await account.deploy(gitWanted())
    expect(again).toMatchObject({ code: 'ok', writes: [], outputs: { operation: 'unchanged' } })
  })

  test('at a new commit is green, with one revision', async () => {
    const account = built()
    account.made()
    account.head(COMMIT_B)
    const outputs = { revision: 'r2', commit: COMMIT_B, serving: 'r2' }
    expect(await account.deploy(gitWanted(COMMIT_B))).toMatchObject({ code: 'ok', outputs })
    expect(account.only.revisions).toHaveLength(2)
  })

  test('that replaces another one makes a revision, although the commit is the same', async () => {
    const account = built()
    account.head(COMMIT_A, 'next')
    account.made()
    const other = gitWanted(COMMIT_A, {
      source_revision_config: { repo_ref: 'next', graph_config_path: 'agent.json' }
    })
    expect(await account.deploy(other)).toMatchObject({ code: 'ok', writes: ['patch'] })
    expect(account.only.revisions).toHaveLength(2)
  })

  test('that the service did not take is noticed', async () => {
    const account = built()
    account.head(COMMIT_A, 'next')
    account.made()
    account.shown = (shown) => ({
      ...shown,
      source_revision_config: { ...shown.source_revision_config, repo_ref: 'main' }
    })
    const other = gitWanted(COMMIT_A, {
      source_revision_config: { repo_ref: 'next', graph_config_path: 'agent.json' }
    })
    expect(await account.deploy(other)).toMatchObject({ code: 'revision_mismatch' })
  })

  test('that is not shown at all is unchanged at the same commit', async () => {
    const account = built()
    account.made()
    account.shown = (shown) => ({
      ...shown,
      source_revision_config: { ...shown.source_revision_config, repo_ref: null }
    })
    expect(await account.deploy(gitWanted())).toMatchObject({ code: 'ok', writes: [] })
  })
})

describe('a tag', () => {
  /** The branch that the deployment followed before stays beside the commit of a tag. */
  const followsMain = () => {
    const account = built()
    account.shown = (shown) => ({
      ...shown,
      source_revision_config: { ...shown.source_revision_config, repo_ref: 'main' }
    })
    return account
  }

  test.each([
    ['no branch', built],
    ['the branch from before', followsMain]
  ])('beside which the service shows %s is green, then unchanged', async (_, prepare) => {
    const account = prepare()
    account.made()
    const tag = tagWanted('v2', COMMIT_B)
    expect(await account.deploy(tag)).toMatchObject({ code: 'ok', writes: ['patch'] })
    expect(await account.deploy(tag)).toMatchObject({ code: 'ok', writes: [] })
    expect(account.only.revisions).toHaveLength(2)
  })

  test('whose commit the run does not know is built again, with the reason', async () => {
    const account = built()
    account.made(tagWanted('v1', COMMIT_A))
    const { commit: _commit, ...unknown } = tagWanted('v1', COMMIT_A)
    const ended = await account.deploy(unknown)
    expect(ended).toMatchObject({ code: 'ok', writes: ['patch'] })
    expect(ended.session.last('planned')?.plan.changes).toMatchObject([{ difference: 'unproven' }])
  })
})

describe('a rollback', () => {
  const twoCommits = (traits = {}) => {
    const account = built(traits)
    account.made()
    account.push(COMMIT_B)
    account.patched()
    account.clock.pass(120_000)
    return account
  }

  test('by hand returns to the earlier commit', async () => {
    const account = twoCommits()
    const ended = await account.run((session) => rollBackByHand(session, byHand))
    expect(ended).toMatchObject({
      code: 'ok',
      writes: ['redeploy'],
      outputs: { operation: 'rolled_back', commit: COMMIT_A }
    })
    expect(account.only.revisions).toHaveLength(3)
  })

  test('by hand is refused where only a patch could roll back', async () => {
    const account = twoCommits({ withoutRedeploy: true })
    const ended = await account.run((session) => rollBackByHand(session, byHand))
    expect(ended.code).toBe('rollback_refused')
    expect(account.only.revisions).toHaveLength(2)
  })

  test('after a failure returns to the earlier commit', async () => {
    const account = new Account({
      variations: { code: 'built' },
      outcomes: ['down:DEPLOY_FAILED revision=2']
    })
    account.made()
    account.head(COMMIT_B)
    const ended = await account.deploy(gitWanted(COMMIT_B), { rollback: true })
    expect(ended).toMatchObject({ code: 'revision_failed', writes: ['patch', 'redeploy'] })
    const { repo_commit_sha } = account.only.revisions.at(-1)!.source_revision_config
    expect({ repo_commit_sha, serving: account.serving }).toEqual({
      repo_commit_sha: COMMIT_A,
      serving: 'r3'
    })
  })
})

test('a plan names the step from the commit that serves', async () => {
  const account = new Account({
    variations: { code: 'built' },
    outcomes: ['BUILD_FAILED revision=2']
  })
  account.made()
  account.head(COMMIT_B)
  account.patched()
  account.clock.pass(120_000)
  const { session } = await account.run((run) => planOnly(run, requestFor(gitWanted(COMMIT_B))))
  expect(session.last('planned')?.plan.changes).toMatchObject([
    { path: 'source_revision_config.repo_ref', commits: { from: COMMIT_A, to: COMMIT_B } }
  ])
})
