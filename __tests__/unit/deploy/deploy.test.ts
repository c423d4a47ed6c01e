import { expect, test } from '@jest/globals'
import { planOnly } from '../../../src/deploy/deploy.js'
import { InputError } from '../../../src/errors.js'
import { COMMIT_B, DIGEST, dropped, INTEGRATION_ID, REPOSITORY, refusal } from '../../support/fakes/answers.js'
import { Account, BUILD, gitWanted, imageWanted, NAME, requestFor, TIMEOUT } from '../../support/fakes/deploys.js'

const WRITES = ['createDeployment', 'patchDeployment', 'deleteDeployment'] as const
const writes = (account: Account) => WRITES.map((method) => account.service.count(method)).reduce((a, b) => a + b)
const noWait = { wait: { enabled: false, interval: 'auto', timeoutMs: TIMEOUT } } as const

test('from nothing to DEPLOYED: one create, one revision, its id, its commit and the URL', async () => {
  const account = new Account()
  const { session, error } = await account.deploy(gitWanted())
  expect(error).toBeUndefined()
  const { id, latest_revision_id } = account.only
  expect(session.last('operation_decided')).toMatchObject({ operation: 'created', new_revision: true })
  expect(session.last('deployment_read')?.deployment).toMatchObject({
    id,
    source_config: { custom_url: expect.any(String) }
  })
  expect(session.last('revision_identified')).toMatchObject({ revision_id: latest_revision_id, previous: null })
  expect(session.last('status_read')).toMatchObject({ revision_id: latest_revision_id, status: 'DEPLOYED' })
  expect(session.last('commit_read')).toMatchObject({
    commit_sha: account.only.source_revision_config.repo_commit_sha
  })
})

test('the same again sends nothing and waits for nothing', async () => {
  const account = new Account()
  const { revision } = account.made()
  const before = account.clock.now()
  const { session, error } = await account.deploy(gitWanted())
  expect(error).toBeUndefined()
  expect(writes(account)).toBe(0)
  expect(account.clock.now()).toBe(before)
  expect(session.last('operation_decided')).toMatchObject({ operation: 'unchanged', new_revision: false })
  expect(session.last('revision_identified')).toMatchObject({ revision_id: revision })
  expect(session.last('status_read')).toMatchObject({ revision_id: revision, status: 'DEPLOYED' })
})

test('a job that is run again picks the revision up where it is, and waits for it', async () => {
  const account = new Account()
  expect((await account.deploy(gitWanted(), noWait)).error).toBeUndefined()
  account.clock.pass(BUILD / 2)
  const { session, error } = await account.deploy(gitWanted())
  expect(error).toBeUndefined()
  expect(account.only.revisions).toHaveLength(1)
  expect(
    session
      .all('status_read')
      .map(({ status }) => status)
      .at(0)
  ).toBe('BUILDING')
  expect(session.last('status_read')).toMatchObject({ status: 'DEPLOYED' })
})

test('wait: false returns at once with the id and the status seen', async () => {
  const account = new Account()
  const { session, error } = await account.deploy(gitWanted(), noWait)
  expect(error).toBeUndefined()
  expect(account.clock.now()).toBe(0)
  expect(session.last('revision_identified')).toMatchObject({ revision_id: account.only.latest_revision_id })
  expect(session.last('status_read')).toMatchObject({ status: 'CREATING' })
  expect(session.last('info')?.message).toMatch(/^Not waiting for DEPLOYED, because/)
  expect(session.all('wait_ended')).toEqual([])
})

test('a setting that needs no revision is sent, and the serving revision is not waited for again', async () => {
  const account = new Account()
  account.made()
  const wanted = gitWanted()
  const { session, error } = await account.deploy({
    ...wanted,
    source_config: { ...wanted.source_config, build_command: 'make' }
  })
  expect(error).toBeUndefined()
  expect(account.only).toMatchObject({ source_config: { build_command: 'make' }, revisions: { length: 1 } })
  expect(session.last('operation_decided')).toMatchObject({ operation: 'updated', new_revision: false })
})

test('a secret counts as removed only once a read after the write no longer lists it', async () => {
  const removed = async (wait?: typeof noWait) => {
    const account = new Account()
    const secrets = gitWanted().secrets ?? []
    account.made(gitWanted(undefined, { secrets: [...secrets, { name: 'OLD', value: 'value-of-old' }] }))
    const { session, error } = await account.deploy(gitWanted(), wait)
    return [error, session.all('secrets_removed').map(({ names }) => names)]
  }
  expect(await removed()).toEqual([undefined, [['OLD']]])
  expect(await removed(noWait)).toEqual([undefined, []])
})

test('the new revision of a failed build is waited for, and its failure fails the run', async () => {
  const account = new Account()
  account.made()
  account.head(COMMIT_B)
  account.service.core.outcomes.add({ outcome: 'BUILD_FAILED' })
  const { session, error } = await account.deploy(gitWanted(COMMIT_B))
  expect(error).toMatchObject({ message: expect.stringMatching(/The build failed/) })
  expect(session.last('revision_identified')).toMatchObject({ revision_id: account.only.latest_revision_id })
})

test('plan says what would be and changes nothing', async () => {
  const account = new Account()
  account.made()
  account.head(COMMIT_B)
  const session = account.session()
  await planOnly(session, requestFor(gitWanted(COMMIT_B)))
  expect(session.last('planned')?.plan).toMatchObject({ operation: 'update', new_revision: true })
  expect(session.last('operation_decided')).toMatchObject({ operation: 'planned', new_revision: true })
  expect(writes(account)).toBe(0)
  expect(account.only.revisions).toHaveLength(1)
})

test('a plan of a create sends nothing either', async () => {
  const account = new Account()
  const session = account.session()
  await planOnly(session, requestFor(imageWanted()))
  expect(session.last('planned')?.plan).toMatchObject({ operation: 'create', new_revision: true })
  expect(account.deployments).toEqual([])
})

test('a plan at an address without a control plane is an error, and no create', async () => {
  const account = new Account()
  const missing = (method: 'listListeners' | 'listIntegrations') => ({
    method,
    when: 'before' as const,
    error: refusal(404)
  })
  account.service.troubles = [missing('listListeners'), missing('listIntegrations')]
  account.service.listDeployments = async () => null
  const session = account.session()
  await expect(planOnly(session, requestFor(imageWanted()))).rejects.toMatchObject({ code: 'not_found' })
  expect(session.all('planned')).toEqual([])
})

test('the only integration is taken; which of several is an error that lists them', async () => {
  const account = new Account()
  const wanted = gitWanted(undefined, { source_config: { repo_url: REPOSITORY } })
  expect((await account.deploy(wanted)).error).toBeUndefined()
  expect(account.only.source_config.integration_id).toBe(INTEGRATION_ID)

  const several = new Account()
  const rows = ['one', 'two'].map((name) => ({ id: `id-${name}`, name }))
  several.service.listIntegrations = async () => rows
  const { error } = await several.deploy(wanted)
  expect(error).toBeInstanceOf(InputError)
  expect((error as Error).message).toMatch(/integration_id.*id-one.*id-two/)
  expect(writes(several)).toBe(0)
  several.service.listIntegrations = async () => [...rows, { id: INTEGRATION_ID, name: 'Acme' }]
  expect((await several.deploy(wanted)).error).toBeUndefined()
  expect(several.only.source_config.integration_id).toBe(INTEGRATION_ID)
})

test('a namespace gets the listener that serves it', async () => {
  const account = new Account()
  const listener_config = { cluster_namespace: 'default' }
  expect((await account.deploy(imageWanted(DIGEST, { source_config: { listener_config } }))).error).toBeUndefined()
  expect(account.only.source_config).toMatchObject({ listener_config, listener_id: expect.any(String) })
  const other = imageWanted(DIGEST, { name: 'other', source_config: { listener_config: { cluster_namespace: 'x' } } })
  account.service.listListeners = async () => []
  expect((await account.deploy(other, { target: { name: 'other' } })).error).toMatchObject({
    message: expect.stringMatching(/listener_id/)
  })
})

test('moments in which nothing can be read do not fail a deploy', async () => {
  const account = new Account()
  account.made()
  account.head(COMMIT_B)
  const reads = ['listDeployments', 'readDeployment', 'readRevision'] as const
  account.service.troubles = reads.flatMap((method) =>
    [dropped(), refusal(503)].map((error) => ({ method, when: 'before' as const, error }))
  )
  const { error, session } = await account.deploy(gitWanted(COMMIT_B))
  expect(error).toBeUndefined()
  expect(session.all('retrying')).toHaveLength(6)
  expect(account.only.revisions).toHaveLength(2)
})

test('a deployment that is being deleted is not updated', async () => {
  const account = new Account()
  const { id } = account.made()
  const deleting = { ...(await account.service.readDeployment(id)), status: 'AWAITING_DELETE' }
  account.service.readDeployment = async () => deleting
  expect((await account.deploy(gitWanted(COMMIT_B), { target: { deployment_id: id } })).error).toMatchObject({
    message: expect.stringMatching(/being deleted/)
  })
  expect(writes(account)).toBe(0)
})

test('the deployment and the plan are output before a refusal', async () => {
  const account = new Account()
  const { id } = account.made()
  account.service.troubles = [{ method: 'patchDeployment', when: 'before', error: refusal(422) }]
  const { session } = await account.deploy(gitWanted(COMMIT_B))
  expect(session.last('deployment_read')?.deployment).toMatchObject({ id, name: NAME })
  expect(session.last('planned')).toBeDefined()
})
