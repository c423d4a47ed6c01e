/** A deploy of a name that no deployment has. */
import { describe, expect, test } from '@jest/globals'
import type { DeploymentCreateRequest } from '../../src/contract/deployment.js'
import type { DesiredDeployment } from '../../src/deploy/core/model.js'
import type { DeployRequest } from '../../src/deploy/core/request.js'
import { deployRevision, planOnly } from '../../src/deploy/deploy.js'
import { StatusError } from '../../src/errors.js'
import {
  Account,
  type AccountOptions,
  BUILD,
  gitWanted,
  imageWanted,
  requestFor,
  TIMEOUT
} from '../support/account.js'
import {
  COMMIT_A,
  dropped,
  garbage,
  INTEGRATION_ID,
  REPOSITORY,
  refusal
} from '../support/fakes/answers.js'

const said = (status: number, detail: string) =>
  new StatusError({
    what: `The control plane refused the request (${status}).`,
    facts: [{ label: 'Response', value: detail }],
    request: 'POST /v2/deployments',
    status,
    mayHaveBeenApplied: false,
    retryable: false
  })
const CREATED = {
  code: 'ok',
  outputs: {
    operation: 'created',
    new_revision: true,
    revision: 'r1',
    status: 'DEPLOYED',
    commit: COMMIT_A
  }
}

/** Deploys in an account in which something happens to the creates. */
async function create(
  prepare: (account: Account) => void = () => {},
  options: AccountOptions = {},
  over: Partial<DeployRequest> & { wanted?: DesiredDeployment } = {}
) {
  const account = new Account(options)
  prepare(account)
  const { wanted = gitWanted(), ...request } = over
  const ended = await account.deploy(wanted, request)
  const read = account.service.count('listDeployments')
  return {
    ...ended,
    account,
    revisions: account.deployments.map(({ revisions }) => revisions.length),
    read
  }
}
const lose =
  (when: 'before' | 'after' | number, ...errors: (Error | undefined)[]) =>
  (account: Account) =>
    account.trouble('createDeployment', when, ...errors)

test('one create, one revision, its id, its commit and the URL', async () => {
  const { session, account, ...ended } = await create()
  expect(ended).toMatchObject({ ...CREATED, writes: ['create'], revisions: [1] })
  const { id } = account.only
  expect(session.last('deployment_read')?.deployment).toMatchObject({
    id,
    source_config: { custom_url: expect.any(String) }
  })
  expect(session.last('revision_identified')).toMatchObject({ previous: null })
})

describe('a create whose response does not tell what came of it makes one deployment', () => {
  test.each<[string, (account: Account) => void, AccountOptions, number]>([
    ['it is lost', lose('after'), {}, 1],
    ['it is 503', lose('after', refusal(503)), {}, 1],
    ['it cannot be read', lose('after', garbage()), {}, 1],
    ['it is lost, and the create takes effect 14 s later', lose(14_000), {}, 1],
    [
      'it is lost, and the list shows it 5 s later',
      lose('after'),
      { variations: { timing: { unlistedDeploymentMs: 5_000 } } },
      1
    ],
    [
      'it shows only after the pause before a retry',
      lose('after', refusal(503, 30_000)),
      { variations: { timing: { unlistedDeploymentMs: 20_000 } } },
      1
    ],
    ['it was lost on the way there', lose('before'), {}, 2],
    ['it was 504, and had no effect', lose('before', refusal(504)), {}, 2],
    ['it was not processed (429)', lose('before', refusal(429, 7_000)), {}, 2],
    ['no connection was made', lose('before', dropped(false)), {}, 2],
    ['it has no revision yet', () => {}, { variations: { created: 'pending' } }, 1],
    ['it has only the id', () => {}, { variations: { created: 'id' } }, 1],
    ['it has no body', () => {}, { variations: { created: 'empty' } }, 1],
    [
      'it has only a Location, without a list',
      () => {},
      { variations: { created: 'location', withoutList: 404 } },
      1
    ]
  ])('%s', async (_, prepare, options, creates) => {
    const ended = await create(prepare, options)
    expect(ended).toMatchObject({ ...CREATED, revisions: [1] })
    expect(ended.writes).toEqual(Array(creates).fill('create'))
  })

  test.each([
    ['with a list: found by its name', undefined, { code: 'ok', outputs: { revision: 'r1' } }],
    ['without one: not taken for it', 404, { code: 'write_unconfirmed' }]
  ] as const)('a Location of another deployment, %s', async (_, withoutList, expected) => {
    const account = new Account({ variations: { ...(withoutList && { withoutList }) } })
    const { id: located_id } = account.made(gitWanted(COMMIT_A, { name: 'another' }))
    const { createDeployment } = account.service
    account.service.createDeployment = async (body) => {
      await createDeployment(body)
      return { located_id }
    }
    const ended = await account.deploy(gitWanted())
    expect(ended).toMatchObject({ ...expected, writes: ['create'] })
    expect(ended.session.last('deployment_read')?.deployment.id).not.toBe(located_id)
  })

  test('the time that the service names is waited for, and nothing is read back', async () => {
    const { account, read } = await create(lose('before', refusal(429, 7_000)))
    expect(account.clock.sleeps[0]).toBe(7_000)
    // By the exact name, and for one that is nearly the same: both before the create.
    expect(read).toBe(2)
  })
})

describe('a create is red, and is not sent again', () => {
  const LISTLESS = { variations: { withoutList: 404 } } as const
  test.each<[string, (account: Account) => void, AccountOptions, unknown, number]>([
    ['400', lose('before', refusal(400)), {}, 'request_refused', 0],
    ['401', lose('before', refusal(401)), {}, 'auth_failed', 0],
    ['422', lose('before', refusal(422)), {}, 'request_refused', 0],
    ['a page that had no effect', lose('before', garbage()), {}, 'write_unconfirmed', 0],
    ['lost, without a list', lose('before'), LISTLESS, 'write_unconfirmed', 0],
    ['lost with effect, without a list', lose('after'), LISTLESS, 'write_unconfirmed', 1],
    [
      'without a body, without a list',
      () => {},
      { variations: { ...LISTLESS.variations, created: 'empty' } },
      'write_unconfirmed',
      1
    ],
    [
      'a pause beyond the time limit',
      lose('before', refusal(429, 2 * TIMEOUT)),
      {},
      expect.any(String),
      0
    ],
    ['409, and no such name is listed', lose('before', refusal(409)), {}, 'name_conflict', 0],
    ['409, without a list', lose('before', refusal(409)), LISTLESS, 'name_conflict', 0]
  ])('%s', async (_, prepare, options, code, made) => {
    const ended = await create(prepare, options)
    expect(ended).toMatchObject({ code, writes: ['create'], error: expect.any(Error) })
    expect([ended.account.deployments.length, ended.outputs.status]).toEqual([made, undefined])
    if (code === 'name_conflict')
      expect(ended.error).toMatchObject({
        fix: [expect.stringMatching(/workspace.*deleted.*tracing project/s)]
      })
  })

  test('a service that drops every request is given up', async () => {
    const ended = await create(lose('before', ...Array.from({ length: 50 }, () => undefined)))
    expect([ended.code, ended.writes.length <= 8]).toEqual([expect.any(String), true])
  })

  test('if another run deletes meanwhile what may be its deployment', async () => {
    const prepare = (account: Account) => {
      lose('after')(account)
      account.meanwhile = ({ type }) =>
        type === 'write_sent' &&
        account.clock.after(1, () => account.core.delete('another writer', account.only.id))
      const { listDeployments } = account.service
      account.service.listDeployments = (query) => {
        account.clock.pass(1)
        return listDeployments(query)
      }
    }
    const ended = await create(prepare, { variations: { deleteMs: 90_000 } })
    expect(ended).toMatchObject({ code: 'name_conflict', writes: ['create'] })
  })
})

test('a create that was accepted is reported at once, even if the reads after it fail', async () => {
  const { code, outputs, session, account } = await create((each) =>
    each.trouble('readDeployment', 'before', refusal(401))
  )
  expect([code, outputs.operation]).toEqual(['auth_failed', 'created'])
  expect(session.last('deployment_identified')).toMatchObject({ deployment_id: account.only.id })
})

/** Only a list that shows this one proves another value of the other. */
const SECOND = { name: 'SECOND', value: 'value-of-second' }
const wanted = gitWanted(COMMIT_A, { secrets: [{ name: 'KEY', value: 'value-of-key' }, SECOND] })

/** Another run creates the deployment after this one has looked for it. */
const beforehand =
  (over: Partial<DeploymentCreateRequest> = {}, ...error: Error[]) =>
  (account: Account) => {
    if (error.length > 0) lose('before', ...error)(account)
    const { name = '', source, source_config, source_revision_config, secrets = [] } = wanted
    const body = { name, source, source_config, source_revision_config, secrets, ...over }
    account.meanwhile = ({ type }) => {
      if (type === 'write_sent' && account.deployments.length === 0)
        account.core.create('another writer', body)
    }
  }

describe('a deployment that another run created meanwhile is never doubled, nor called created', () => {
  const secrets = [{ name: 'KEY', value: 'of-another-run' }, SECOND]
  test.each<[string, (account: Account) => void, object]>([
    [
      '409, and it holds the same',
      beforehand(),
      { code: 'ok', writes: ['create'], outputs: { operation: 'unchanged' } }
    ],
    [
      'lost, and it has another secret: it is updated',
      beforehand({ secrets }, dropped()),
      { code: 'ok', writes: ['create', 'patch'], outputs: { operation: 'updated', revision: 'r2' } }
    ],
    [
      '409, and it has another path: it is updated',
      beforehand({ source_revision_config: { repo_ref: 'main', graph_config_path: 'other.json' } }),
      { code: 'ok', writes: ['create', 'patch'], outputs: { operation: 'updated', revision: 'r2' } }
    ],
    [
      '400, which does not say that the name is reserved: it ends the run',
      beforehand({}, said(400, 'name already exists')),
      { code: 'request_refused', writes: ['create'] }
    ]
  ])('%s', async (_, prepare, expected) => {
    const ended = await create(prepare, {}, { wanted })
    expect(ended).toMatchObject(expected)
    expect(ended.account.only.secrets).toEqual(
      ended.code === 'ok' ? wanted.secrets : expect.anything()
    )
  })

  test('one of another repository is refused, and stays', async () => {
    const source_config = { ...gitWanted().source_config, repo_url: `${REPOSITORY}-eu` }
    const claim = {
      server_url: 'https://github.com',
      repositories: [REPOSITORY],
      head_is_gone: false
    }
    const ended = await create(beforehand({ source_config }), {}, { claim })
    expect(ended).toMatchObject({ code: 'foreign_deployment', writes: ['create'], revisions: [1] })
  })
})

describe('a name that a deployment in deletion still reserves', () => {
  const DELETE_MS = 90_000
  function leaving(options: AccountOptions = {}, deleteMs = DELETE_MS) {
    const account = new Account({ ...options, variations: { ...options.variations, deleteMs } })
    const { id } = account.made()
    account.core.delete('another writer', id)
    return { account, id }
  }

  test('is waited for, and then taken once; the old one is not output', async () => {
    const { account, id } = leaving()
    const { session, ms, ...ended } = await account.deploy(gitWanted())
    expect(ended).toMatchObject({ ...CREATED, writes: ['create'] })
    expect([account.only.id === id, ms < DELETE_MS + BUILD + 25_000]).toEqual([false, true])
    expect(session.all('deployment_read').map(({ deployment }) => deployment.id)).not.toContain(id)
  })

  test('is waited for once more if another one of that name was made and deleted meanwhile', async () => {
    const { account } = leaving()
    const { createDeployment } = account.service
    let others = 0
    account.service.createDeployment = async (body) => {
      if (others++ < 2) {
        account.core.create('another writer', body)
        account.core.delete('another writer', account.only.id)
      }
      return createDeployment(body)
    }
    const ended = await account.deploy(gitWanted())
    expect(ended).toMatchObject({ ...CREATED, writes: ['create', 'create', 'create'] })
    expect(ended.ms).toBeGreaterThan(3 * DELETE_MS)
  })

  test('beyond the time limit is an error, and nothing is sent', async () => {
    const { account } = leaving({}, 2 * TIMEOUT)
    const { code, writes, ms } = await account.deploy(gitWanted())
    expect([code, writes, ms]).toEqual(['name_conflict', [], TIMEOUT])
  })

  test('does not delay what is wrong with the inputs, nor a plan', async () => {
    const { account } = leaving()
    const incomplete = await account.deploy(gitWanted('a', { source_revision_config: {} }))
    expect([incomplete.code, incomplete.ms]).toEqual(['input_invalid', 0])
    const plan = await account.run((session) => planOnly(session, requestFor(gitWanted())))
    expect(plan).toMatchObject({ code: 'ok', writes: [], ms: 0, outputs: { operation: 'planned' } })
    expect(plan.session.all('warning')).toHaveLength(1)
  })

  test.each<[string, (account: Account) => void]>([
    [
      'although looking for it fails for a while',
      (account) =>
        account.trouble('listDeployments', 'before', ...[502, 503].map((status) => refusal(status)))
    ],
    [
      'although the service shows it no longer, and refuses the name some more times (409)',
      (account) => {
        account.clock.after(DELETE_MS, () => lose('before', refusal(409), refusal(409))(account))
      }
    ]
  ])('is taken in the end, %s', async (_, prepare) => {
    const { account } = leaving()
    prepare(account)
    const { code, outputs, writes } = await account.deploy(gitWanted())
    expect([code, outputs.operation, account.deployments.length]).toEqual(['ok', 'created', 1])
    expect(writes.length).toBeLessThanOrEqual(3)
  })

  test('is updated if another run takes it first', async () => {
    const { account } = leaving()
    account.clock.after(DELETE_MS + 1, () => account.made(gitWanted(undefined, { secrets: [] })))
    const { code, writes, outputs } = await account.deploy(gitWanted())
    expect([code, writes, outputs.operation]).toEqual(['ok', ['patch'], 'updated'])
  })

  test('comes from the record of an earlier run, if the service has no list', async () => {
    const { account, id } = leaving({ variations: { withoutList: 404 } })
    const session = Object.assign(account.session(), { records: { recordedIds: async () => [id] } })
    const { code, writes } = await account.run(
      () => deployRevision(session, requestFor(gitWanted())),
      session
    )
    expect([code, writes, account.only.id === id]).toEqual(['ok', ['create'], false])
  })

  test('is found by the 409 of the create, if the list shows it late', async () => {
    const account = new Account({ variations: { deleteMs: DELETE_MS } })
    const { listDeployments } = account.service
    const { id } = account.made()
    account.core.delete('another writer', id)
    let hidden = 2
    account.service.listDeployments = (query) =>
      hidden-- > 0 ? Promise.resolve([]) : listDeployments(query)
    const { code, writes } = await account.deploy(gitWanted())
    expect([code, writes, account.only.id === id]).toEqual(['ok', ['create', 'create'], false])
  })
})

describe('what a create looks up', () => {
  const bare = gitWanted(undefined, { source_config: { repo_url: REPOSITORY } })
  const rows = ['one', 'two'].map((name) => ({ id: `id-${name}`, name }))
  const ours = { id: INTEGRATION_ID, name: 'Acme' }

  test('the only integration is taken; which of several is an error before anything is sent', async () => {
    const listing = (...listed: typeof rows) =>
      create(
        (account) => void (account.service.listIntegrations = async () => listed),
        {},
        { wanted: bare }
      )
    for (const found of [await listing(ours), await listing(...rows, ours)])
      expect(found.account.only.source_config.integration_id).toBe(INTEGRATION_ID)
    expect(await listing(...rows)).toMatchObject({ code: 'input_invalid', writes: [] })
  })

  test('a namespace gets the listener that serves it; without one, nothing is sent', async () => {
    const wanted = (cluster_namespace: string) =>
      imageWanted(undefined, { source_config: { listener_config: { cluster_namespace } } })
    const found = await create(undefined, {}, { wanted: wanted('agents') })
    expect(found.account.only.source_config.listener_id).toEqual(expect.any(String))
    expect(await create(undefined, {}, { wanted: wanted('other') })).toMatchObject({
      code: 'input_invalid',
      writes: []
    })
  })
})

test('a plan of a create sends nothing; at an address without a control plane it is an error', async () => {
  const account = new Account()
  const plan = (of: Account) => of.run((session) => planOnly(session, requestFor(imageWanted())))
  expect(await plan(account)).toMatchObject({
    code: 'ok',
    writes: [],
    outputs: { operation: 'planned', new_revision: true }
  })
  const missing = new Account({ variations: { withoutList: 404 } })
  missing.service.listListeners = () => Promise.reject(refusal(404))
  missing.service.listIntegrations = () => Promise.reject(refusal(404))
  const nowhere = await plan(missing)
  expect([nowhere.code, nowhere.session.all('planned')]).toEqual(['not_found', []])
})

test('a name that the service may refuse is warned of on the create, and no more once it exists', async () => {
  const account = new Account()
  const name_warning = 'The service may refuse the name.'
  const warningsOf = async () => {
    const { session } = await account.deploy(gitWanted(), { name_warning })
    return session.last('planned')?.plan.warnings
  }
  expect(await warningsOf()).toEqual([name_warning])
  expect(await warningsOf()).toEqual([])
})
