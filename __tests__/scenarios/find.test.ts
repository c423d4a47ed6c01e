/** What a deploy finds of the deployment before it plans. */
import { describe, expect, test } from '@jest/globals'
import type { Variations } from '../../simulation/service/traits.js'
import type { DesiredDeployment } from '../../src/deploy/core/model.js'
import { deleteDeployment } from '../../src/deploy/delete/delete-deployment.js'
import { planOnly } from '../../src/deploy/deploy.js'
import {
  Account,
  gitWanted,
  gitWith,
  imageWanted,
  requestFor,
  TIMEOUT
} from '../support/account.js'
import { COMMIT_A, COMMIT_B, DIGEST, refusal } from '../support/fakes/answers.js'

const WAIT = { enabled: true, interval: 'auto', timeoutMs: 4_000 } as const

/** An account with a deployment of main at COMMIT_A. */
function standing(variations: Variations = {}) {
  const account = new Account({ variations })
  const { id } = account.made()
  return { account, id }
}

describe('a deployment that is deleted between the list and the read', () => {
  test.each([
    ['itself', 'readDeployment'],
    ['before its revision is read', 'readRevision']
  ] as const)('is created again: %s', async (_, method) => {
    const { account, id } = standing()
    const read = account.service[method] as (...args: unknown[]) => Promise<never>
    account.service[method] = async (...args: unknown[]) => {
      account.core.delete('another writer', id)
      return read(...args)
    }
    expect(await account.deploy(gitWanted())).toMatchObject({ code: 'ok', writes: ['create'] })
    expect(account.only.id).not.toBe(id)
  })

  test('is an error if the list still names it, or if it was named by its id; no second one is made', async () => {
    const { account, id } = standing()
    account.service.readDeployment = () => Promise.reject(refusal(404))
    const listed = await account.deploy(gitWanted())
    expect(listed).toMatchObject({ code: 'not_found', writes: [], ms: 15_000 })
    const lists = account.service.count('listDeployments')
    expect(await account.deploy(gitWanted(), { target: { deployment_id: id } })).toMatchObject({
      code: 'not_found',
      writes: []
    })
    expect(account.service.count('listDeployments')).toBe(lists)
  })
})

test('a row that the list still shows for some seconds after a delete is none: the deploy creates', async () => {
  const { account, id } = standing()
  const row = { id, name: 'support', status: 'READY' }
  account.core.delete('another writer', id)
  account.clock.pass(60_000)
  const list = account.service.listDeployments
  const listedUntil = account.clock.now() + 3_000
  account.service.listDeployments = async (query) =>
    account.clock.now() < listedUntil ? ([row] as never) : list(query)
  const ended = await account.deploy(gitWanted())
  expect(ended).toMatchObject({ code: 'ok', writes: ['create'] })
})

describe('a read that may not be settled is repeated for 15 s at most', () => {
  const cases: [string, (shown: object, now: number) => object, object][] = [
    [
      'no revision yet',
      (shown, now) => (now < 5_000 ? { ...shown, latest_revision_id: null } : shown),
      { writes: [], outputs: { operation: 'unchanged' } }
    ],
    [
      'another revision serves, for some seconds',
      (shown, now) => (now < 5_000 ? { ...shown, active_revision_id: 'other' } : shown),
      { writes: [], outputs: { operation: 'unchanged' } }
    ]
  ]
  test.each(cases)('%s', async (_, change, expected) => {
    const { account } = standing()
    const began = account.clock.now()
    account.shown = (shown) => change(shown, account.clock.now() - began) as typeof shown
    expect(await account.deploy(gitWanted())).toMatchObject({ code: 'ok', ms: 5_000, ...expected })
  })

  test('another revision stays active: everything is sent again', async () => {
    const { account, id } = standing()
    account.head(COMMIT_B)
    account.patched()
    account.clock.pass(60_000)
    const before = account.only.revisions[0].id
    account.shown = (shown) =>
      account.only.revisions.length > 2 ? shown : { ...shown, active_revision_id: before }
    const ended = await account.deploy(gitWanted(COMMIT_B), { target: { deployment_id: id } })
    expect(ended).toMatchObject({
      code: 'ok',
      writes: ['patch'],
      outputs: { revision: 'r3', serving: 'r3' }
    })
    const sent = account.service.calls.find(({ method }) => method === 'patchDeployment')
    expect([sent?.args[1], (sent?.at ?? 0) >= 135_000]).toEqual([
      { source_revision_config: { repo_ref: 'main', graph_config_path: 'agent.json' } },
      true
    ])
  })

  const NEW_SECRET = [{ name: 'KEY', value: 'new-value-of-key' }]
  const gitCode = { repo_ref: 'main', graph_config_path: 'agent.json' }
  const settings = { build_command: 'make' }
  test.each<[string, DesiredDeployment, DesiredDeployment, object]>([
    [
      'a new secret',
      gitWanted(),
      gitWanted(COMMIT_A, { secrets: NEW_SECRET }),
      { secrets: NEW_SECRET, source_revision_config: gitCode }
    ],
    [
      'a new secret of an image',
      imageWanted(),
      imageWanted(DIGEST, { secrets: NEW_SECRET }),
      { secrets: NEW_SECRET, source_revision_config: { image_uri: DIGEST } }
    ],
    [
      'new resources of an image',
      imageWanted(),
      imageWanted(DIGEST, { source_config: { resource_spec: { cpu: 2 } } }),
      {
        source_config: { resource_spec: { cpu: 2 } },
        source_revision_config: { image_uri: DIGEST }
      }
    ],
    [
      'another path',
      gitWanted(),
      gitWanted(COMMIT_A, {
        source_revision_config: { ...gitCode, graph_config_path: 'other.json' }
      }),
      { source_revision_config: { ...gitCode, graph_config_path: 'other.json' } }
    ],
    [
      'a setting',
      gitWanted(),
      gitWith(settings),
      { source_config: settings, source_revision_config: gitCode }
    ]
  ])('another revision stays active: all code goes with %s', async (_, from, wanted, body) => {
    const account = new Account()
    account.made(from)
    // The service may start from the code of the active one.
    account.shown = (shown) =>
      account.only.revisions.length > 1 ? shown : { ...shown, active_revision_id: 'other' }
    const ended = await account.deploy(wanted)
    expect(ended).toMatchObject({ code: 'ok', writes: ['patch'], outputs: { revision: 'r2' } })
    const sent = account.service.calls.find(({ method }) => method === 'patchDeployment')
    expect(sent?.args[1]).toEqual(body)
  })

  test('a new revision shows its commit late: it is not built again; an image has none to wait for', async () => {
    const account = new Account({
      variations: { commits: { revisions: 'late', deployments: 'late' } },
      outcomes: ['DEPLOYED build-time=0s']
    })
    await account.deploy(gitWanted(), { wait: { ...WAIT, enabled: false } })
    const ended = await account.deploy(gitWanted(COMMIT_A))
    expect(ended).toMatchObject({ code: 'ok', writes: [], ms: 5_000 })
    const image = new Account({ outcomes: ['DEPLOYED build-time=0s'] })
    await image.deploy(imageWanted(), { wait: { ...WAIT, enabled: false } })
    expect(await image.deploy(imageWanted())).toMatchObject({ writes: [], ms: 0 })
  })

  test('no longer than the time limit', async () => {
    const { account } = standing()
    account.shown = (shown) => ({ ...shown, active_revision_id: 'other' })
    const session = account.session(4_000)
    expect((await account.run(() => planOnly(session, requestFor(gitWanted())), session)).ms).toBe(
      4_000
    )
  })
})

describe('a list that does not show whether the name is free makes no second deployment', () => {
  const crowd = (account: Account, names: string[]) => {
    for (const name of names) account.made(gitWanted(undefined, { name }))
  }
  const many = Array.from({ length: 5 }, (_, i) => `support-pr-${i}`)

  test.each<[string, Variations, string]>([
    [
      'it repeats its first page',
      { lists: { paging: 'ignored', pageSize: 3 } },
      'invalid_response'
    ],
    ['it is refused', {}, 'auth_failed']
  ])('%s', async (_, variations, code) => {
    const account = new Account({ variations })
    crowd(account, many)
    if (code === 'auth_failed') account.service.listDeployments = () => Promise.reject(refusal(403))
    const ended = await account.deploy(gitWanted())
    expect(ended).toMatchObject({ code, writes: [] })
    if (code === 'invalid_response')
      expect(ended.error).toMatchObject({
        fix: expect.arrayContaining([expect.stringContaining('deployment_id')])
      })
  })

  test('a full page that comes again may hide a second one of the name: none is deleted', async () => {
    const account = new Account({ variations: { lists: { paging: 'ignored' } } })
    crowd(account, ['support', ...Array.from({ length: 100 }, (_, i) => `support-${i}`)])
    const ended = await account.run((session) => deleteDeployment(session, { name: 'support' }))
    expect(ended).toMatchObject({ code: 'invalid_response', writes: [] })
  })

  test('a page without a row that can be read is not its end', async () => {
    const account = new Account({ variations: { lists: { pageSize: 3, unreadable: 3 } } })
    crowd(account, [...many, 'support'])
    const ended = await account.deploy(gitWanted())
    expect(ended).toMatchObject({ code: 'ok', writes: [], outputs: { operation: 'unchanged' } })
  })

  test('a name in another case is another deployment', async () => {
    const account = new Account({ variations: { lists: { filters: false } } })
    crowd(account, ['Support'])
    const { code, writes, session } = await account.deploy(gitWanted())
    expect([code, writes]).toEqual(['ok', ['create']])
    expect(session.last('planned')?.plan.warnings.join()).toContain('"Support"')
  })
})

test('a deployment of the name that is built from another repository is not deployed over', async () => {
  const { account } = standing()
  const claim = { repositories: ['https://github.com/octo/other'], head_is_gone: false }
  expect(await account.deploy(gitWanted(COMMIT_B), { claim })).toMatchObject({
    code: 'foreign_deployment',
    writes: []
  })
})

test('without a list, a create is tried, and what was assumed is a warning', async () => {
  const account = new Account({ variations: { withoutList: 404 } })
  const { code, writes, session } = await account.deploy(gitWanted(), {
    wait: { ...WAIT, timeoutMs: TIMEOUT }
  })
  expect([code, writes]).toEqual(['ok', ['create']])
  expect(
    session
      .all('warning')
      .map(({ message }) => message)
      .join()
  ).toContain('no list of deployments')
})
