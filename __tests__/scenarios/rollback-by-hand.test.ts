/** `command: rollback`: r1 and r2 were deployed, r2 serves; a rollback makes r3. */
import { describe, expect, test } from '@jest/globals'
import type { DesiredDeployment } from '../../src/deploy/core/model.js'
import { type RollbackRequest, rollBackByHand } from '../../src/deploy/rollback/by-hand.js'
import { REVERT } from '../../src/deploy/wait/failures.js'
import {
  Account,
  type AccountOptions,
  BUILD,
  gitWanted,
  imageWanted,
  NAME,
  TIMEOUT,
  tagWanted
} from '../support/account.js'
import { COMMIT_A, COMMIT_B, REPOSITORY } from '../support/fakes/answers.js'

const COMMIT_C = 'c'.repeat(40)

const REQUEST: RollbackRequest = {
  target: { name: NAME },
  wait: { enabled: true, interval: 'auto', timeoutMs: TIMEOUT },
  build_logs: false,
  dry_run: false
}
const image = (tag: string, secret: string) =>
  imageWanted(`registry.example/support:${tag}`, { secrets: [{ name: 'KEY', value: secret }] })

/** A deployment with two revisions; by default main at COMMIT_A and COMMIT_B. */
function twice({
  from = gitWanted(),
  to = gitWanted(COMMIT_B),
  ...options
}: { from?: DesiredDeployment; to?: DesiredDeployment } & AccountOptions = {}) {
  const account = new Account(options)
  account.made(from)
  account.head(COMMIT_B)
  const { source_revision_config, secrets } = to
  account.patched({ source_revision_config, ...(secrets && { secrets }) })
  account.clock.pass(BUILD)
  return account
}

async function back(account: Account, over: Partial<RollbackRequest> & { to?: number } = {}) {
  const { to, ...request } = over
  const revision = to === undefined ? {} : { revision: account.only.revisions[to - 1]!.id }
  const ended = await account.run((session) =>
    rollBackByHand(session, { ...REQUEST, ...revision, ...request })
  )
  const rolled_back = ended.session.last('rolled_back')?.to
  return {
    ...ended,
    to: account.only.revisions.findIndex(({ id }) => id === rolled_back) + 1,
    revisions: account.only.revisions.length
  }
}

test('an image is rolled back although the service does not show its source', async () => {
  const account = twice({ from: image('1', 'old'), to: image('2', 'new') })
  account.shown = (shown) => ({ ...shown, source: undefined })
  expect(await back(account)).toMatchObject({ code: 'ok', to: 1, writes: ['patch'] })
})

describe('the earlier code serves again, and the rest stays', () => {
  test.each<[string, Parameters<typeof twice>[0], object]>([
    [
      'an image by a patch',
      { from: image('1', 'old'), to: image('2', 'new') },
      { writes: ['patch'] }
    ],
    [
      'a tag by a patch',
      { from: tagWanted('v1', COMMIT_A), to: tagWanted('v2', COMMIT_B) },
      { writes: ['patch'], outputs: { commit: COMMIT_A } }
    ],
    ['a branch by a redeploy', {}, { writes: ['redeploy'], outputs: { commit: COMMIT_A } }]
  ])('%s', async (_, given, expected) => {
    const account = twice(given)
    const { secrets } = structuredClone(account.only)
    const ended = await back(account)
    expect(ended).toMatchObject({ code: 'ok', to: 1, ...expected })
    expect(ended.outputs).toMatchObject({
      operation: 'rolled_back',
      new_revision: true,
      revision: 'r3',
      serving: 'r3'
    })
    expect([ended.outputs.status, account.serving]).toEqual(['DEPLOYED', 'r3'])
    const [first, , third] = account.only.revisions.map(({ source_revision_config: code }) => code)
    expect(third).toEqual(first)
    if (given?.to?.source === 'external_container') expect(account.only.secrets).toEqual(secrets)
  })

  test('to a named revision, and back', async () => {
    const account = twice({ from: image('1', 'x'), to: image('2', 'x') })
    expect(await back(account, { to: 1 })).toMatchObject({ code: 'ok', to: 1 })
    expect(await back(account, { to: 2 })).toMatchObject({ code: 'ok', to: 2, revisions: 4 })
  })

  test('of a deployment that is named by its id', async () => {
    const account = twice()
    expect(await back(account, { target: { deployment_id: account.only.id } })).toMatchObject({
      code: 'ok',
      to: 1
    })
  })
})

test('a dry run sends nothing', async () => {
  const ended = await back(twice(), { dry_run: true })
  expect(ended).toMatchObject({
    code: 'ok',
    writes: [],
    to: 0,
    outputs: { operation: 'planned', new_revision: true }
  })
  expect(ended.session.last('planned')?.plan).toMatchObject({
    rolls_back_to: expect.any(String),
    new_revision: true
  })
})

test('without a wait, the revision is named, and nothing says that the rollback is done', async () => {
  const ended = await back(twice(), { wait: { ...REQUEST.wait, enabled: false } })
  expect(ended).toMatchObject({
    code: 'ok',
    writes: ['redeploy'],
    to: 0,
    outputs: { operation: 'rolled_back', revision: 'r3' }
  })
})

test('code that is deployed already needs nothing; a rollout in progress is waited for', async () => {
  const account = twice({ outcomes: ['stuck:DEPLOYING revision=3', 'stuck:DEPLOYING revision=4'] })
  const wait = { ...REQUEST.wait, timeoutMs: 5_000 }
  expect(await back(account, { wait })).toMatchObject({
    code: 'wait_timeout',
    writes: ['redeploy']
  })
  const again = await back(account, { to: 1, wait })
  expect(again).toMatchObject({
    code: 'wait_timeout',
    writes: [],
    outputs: { operation: 'unchanged', revision: 'r3' }
  })
  const settled = twice()
  await back(settled)
  expect(await back(settled, { to: 1 })).toMatchObject({
    code: 'ok',
    writes: [],
    outputs: { operation: 'unchanged' }
  })
})

test('a rollback that resumes a rollout takes three answers of the agent server as proof', async () => {
  const account = twice()
  const options = { ...REQUEST, wait: { ...REQUEST.wait, enabled: false } }
  await account.run((session) => rollBackByHand(session, options))
  const { id } = account.only.revisions[2]!
  const readInfo = () => Promise.resolve({ host: { host_revision_id: id } })
  const named = { ...REQUEST, revision: account.only.revisions[0].id }
  const checks = { connectInfo: () => ({ readInfo }) }
  const { session, writes } = await account.run((opened) => rollBackByHand(opened, named, checks))
  expect(writes).toEqual([])
  expect(session.last('serving_confirmed')).toMatchObject({ revision_id: id, reads: 3 })
})

describe('a rollback by hand is refused, and nothing is changed', () => {
  const none = () => {
    const account = new Account()
    account.made()
    return account
  }
  test.each<[string, () => Account, Parameters<typeof back>[1], string]>([
    [
      'the service cannot redeploy a branch',
      () => twice({ variations: { withoutRedeploy: true } }),
      {},
      'rollback_refused'
    ],
    ['no earlier revision exists', none, {}, 'rollback_refused'],
    ['the revision serves', () => twice(), { to: 2 }, 'rollback_refused'],
    [
      'the revision failed',
      () => twice({ outcomes: ['BUILD_FAILED revision=2'] }),
      { to: 2 },
      'rollback_refused'
    ],
    ['no revision has the id', () => twice(), { revision: 'no-such-revision' }, 'not_found'],
    [
      'the image tag may have moved',
      () => twice({ from: image('1', 'x'), to: image('1', 'y') }),
      { to: 1 },
      'rollback_refused'
    ],
    ['no deployment has the name', () => twice(), { target: { name: 'other' } }, 'not_found'],
    [
      'the deployment is of another repository',
      () => twice(),
      {
        claim: {
          server_url: 'https://github.com',
          repositories: [`${REPOSITORY}-eu`],
          head_is_gone: false
        }
      },
      'foreign_deployment'
    ]
  ])('%s', async (_, make, over, code) => {
    const account = make()
    const before = account.only.revisions.length
    const ended = await back(account, over)
    expect([ended.code, ended.revisions, ended.outputs.operation]).toEqual([
      code,
      before,
      undefined
    ])
  })
})

describe('after a failed build, while the earlier revision serves', () => {
  /** r1 and r2 were DEPLOYED, r3 failed to build, r2 serves. */
  function failedThird() {
    const account = twice({ outcomes: ['BUILD_FAILED revision=3'] })
    account.head(COMMIT_C)
    account.patched()
    account.clock.pass(BUILD)
    return account
  }

  test('a rollback returns to the revision before the serving one, and compares with that one', async () => {
    const account = failedThird()
    const [, serving] = account.only.revisions
    const ended = await back(account)
    expect(ended).toMatchObject({ code: 'ok', to: 1, writes: ['redeploy'] })
    expect(ended.session.last('attempt_compared')).toMatchObject({
      status: 'BUILD_FAILED',
      serving: { is: 'revision', id: serving?.id }
    })
    expect(ended.session.last('planned')?.plan.changes).toMatchObject([
      {
        path: 'source_revision_config.repo_ref',
        difference: 'changed',
        commits: { from: COMMIT_B, to: COMMIT_A }
      }
    ])
  })

  test('the failed revision is refused, with the command that lists the revisions', async () => {
    const ended = await back(failedThird(), { to: 3 })
    expect(ended).toMatchObject({
      code: 'rollback_refused',
      writes: [],
      error: { hint: { show: 'history' } }
    })
  })

  test('without an earlier revision, the error says that what serves works', async () => {
    const account = twice({ outcomes: ['BUILD_FAILED revision=2'] })
    const [first, second] = account.only.revisions
    const { id, name } = account.only
    expect(await back(account)).toMatchObject({
      code: 'rollback_refused',
      writes: [],
      error: {
        facts: [
          { label: 'Serving', value: expect.stringMatching(`^${first.id} .*DEPLOYED$`) },
          { label: 'Last attempt', value: expect.stringMatching(`^${second?.id} .*BUILD_FAILED$`) }
        ],
        fix: expect.not.arrayContaining([REVERT]),
        hint: { show: 'history', deployment: { id, name } }
      }
    })
  })
})

test('without an earlier revision, the error names the one that serves', async () => {
  const account = new Account()
  account.made()
  const [{ id }] = account.only.revisions
  expect(await back(account)).toMatchObject({
    code: 'rollback_refused',
    error: { facts: [{ label: 'Serving', value: expect.stringMatching(`^${id} .*DEPLOYED$`) }] }
  })
})

test('a service without a list of revisions needs the name of one', async () => {
  const account = twice({ variations: { withoutList: 404 } })
  const target = { deployment_id: account.only.id }
  expect(await back(account, { target })).toMatchObject({
    code: 'rollback_refused',
    error: { facts: [], fix: [expect.stringMatching(/`revision`/)], hint: undefined }
  })
  expect(await back(account, { target, to: 1 })).toMatchObject({ code: 'ok', to: 1 })
})

describe('another revision of the commit that serves', () => {
  /** r2 has the code of r1, and other secrets. */
  const withOtherSecrets = (options: AccountOptions = {}) => {
    const account = new Account(options)
    account.made()
    account.patched({ secrets: [{ name: 'KEY', value: 'other' }] })
    account.clock.pass(BUILD)
    return account
  }

  test('needs no rollback, and the plan says that only code is returned', async () => {
    const account = withOtherSecrets()
    const secrets = structuredClone(account.only.secrets)
    const serving = account.only.revisions[1]?.id
    const ended = await back(account, { to: 1 })
    expect(ended).toMatchObject({ code: 'ok', writes: [], outputs: { operation: 'unchanged' } })
    expect(ended.session.last('planned')?.plan.reasons).toEqual([
      expect.stringMatching(/is deployed already$/),
      expect.stringMatching(/^a rollback returns only code: secrets/),
      `revision ${serving}, which serves, has the same code (aaaaaaa)`
    ])
    expect(account.only.secrets).toEqual(secrets)
  })

  test('is not what a rollback without a name returns to', async () => {
    expect(await back(withOtherSecrets())).toMatchObject({ code: 'rollback_refused', writes: [] })
  })
})

test('a revision that fails is red, with its log, and is not rolled back in turn', async () => {
  const ended = await back(twice({ outcomes: ['down:DEPLOY_FAILED revision=3'] }), {
    build_logs: true
  })
  expect(ended).toMatchObject({
    code: 'revision_failed',
    to: 0,
    revisions: 3,
    outputs: { status: 'DEPLOY_FAILED' }
  })
  expect(ended.session.all('log_read')).toHaveLength(1)
})

test('the next deploy of the branch undoes it, and says so; the one after that does not', async () => {
  const account = twice()
  await back(account)
  const undone = /had returned from commit bbbbbbb to commit aaaaaaa/
  const next = await account.deploy(gitWanted(COMMIT_B))
  expect(next).toMatchObject({ code: 'ok', outputs: { operation: 'updated', commit: COMMIT_B } })
  expect(next.session.last('planned')?.plan.warnings.join()).toMatch(undone)
  account.head(COMMIT_C)
  const later = await account.deploy(gitWanted(COMMIT_C))
  expect(later.session.last('planned')?.plan.warnings.join()).not.toMatch(undone)
})

test('a deploy that does not know the commit of its branch says it, too', async () => {
  const account = twice()
  await back(account)
  const { commit: _, ...unknown } = gitWanted()
  const next = await account.deploy(unknown)
  expect(next.session.last('planned')?.plan.warnings.join()).toMatch(
    /had returned from commit bbbbbbb to commit aaaaaaa/
  )
})

test('the first characters of its ID name a revision, as the log shows them', async () => {
  const account = twice()
  const revision = account.only.revisions[0].id.slice(0, 8)
  expect(await back(account, { revision })).toMatchObject({
    code: 'ok',
    to: 1,
    outputs: { operation: 'rolled_back' }
  })
})
