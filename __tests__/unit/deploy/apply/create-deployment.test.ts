import { expect, test } from '@jest/globals'
import { deployRevision } from '../../../../src/deploy/deploy.js'
import { DeployError, StatusError } from '../../../../src/errors.js'
import { COMMIT_B, dropped, garbage, refusal } from '../../../support/fakes/answers.js'
import { Account, gitWanted, requestFor } from '../../../support/fakes/deploys.js'
import type { Trouble } from '../../../support/fakes/emulated-control-plane.js'

/** Every way in which the result of a write can be unknown. */
const AMBIGUOUS: [string, () => Error][] = [
  ['the connection drops', () => dropped()],
  ['the answer is garbage', () => garbage()],
  ...[408, 500, 502, 503, 504].map((status): [string, () => Error] => [`it answers ${status}`, () => refusal(status)])
]
const losing = (when: Trouble['when'], error: Error): Trouble[] => [{ method: 'createDeployment', when, error }]

test.each(AMBIGUOUS)('a create that was carried out is never sent twice: %s', async (_, error) => {
  const account = new Account()
  account.service.troubles = losing('after', error())
  const { session, error: failure } = await account.deploy(gitWanted())
  expect(failure).toBeUndefined()
  expect(account.service.count('createDeployment')).toBe(1)
  expect(account.only.revisions).toHaveLength(1)
  expect(session.all('retrying')).toEqual([])
  expect(session.last('operation_decided')).toMatchObject({ operation: 'created', new_revision: true })
  expect(session.last('revision_identified')).toMatchObject({ revision_id: account.only.latest_revision_id })
  expect(session.last('status_read')).toMatchObject({ status: 'DEPLOYED' })
})

test.each(AMBIGUOUS.filter(([name]) => !name.includes('garbage')))(
  'a create that never arrived is retried once reads show that it was not applied: %s',
  async (_, error) => {
    const account = new Account()
    account.service.troubles = losing('before', error())
    const { session, error: failure } = await account.deploy(gitWanted())
    expect(failure).toBeUndefined()
    const sent = account.service.calls.map(({ method }) => method)
    const [first, second] = [sent.indexOf('createDeployment'), sent.lastIndexOf('createDeployment')]
    expect(sent.filter((method) => method === 'createDeployment')).toHaveLength(2)
    expect(sent.slice(first, second)).toContain('listDeployments')
    expect(session.last('operation_decided')).toMatchObject({ operation: 'created' })
  }
)

test('a create that a proxy answers, and that has no effect, is not sent again: the service said yes', async () => {
  const account = new Account()
  account.service.troubles = losing('before', garbage())
  const { error } = await account.deploy(gitWanted())
  expect(error).toMatchObject({ code: 'write_unconfirmed' })
  expect(account.service.count('createDeployment')).toBe(1)
})

test.each(AMBIGUOUS)('without a list the result stays unknown, so the run stops and says so: %s', async (_, error) => {
  for (const when of ['before', 'after'] as const) {
    const account = new Account()
    account.service.documentedOnly = true
    account.service.troubles = losing(when, error())
    const { error: failure } = await account.deploy(gitWanted())
    expect(failure).toBeInstanceOf(DeployError)
    expect((failure as DeployError).message).toMatch(/may have been (applied|created)/)
    expect(account.service.count('createDeployment')).toBe(1)
  }
})

test('a create that is carried out late, and shows in the list late, is still made only once', async () => {
  const account = new Account()
  account.service.listLagMs = 400
  account.service.troubles = losing('after', dropped())
  const { error, session } = await account.deploy(gitWanted())
  expect(error).toBeUndefined()
  expect(account.only.revisions).toHaveLength(1)
  expect(session.last('operation_decided')).toMatchObject({ operation: 'created' })
})

test('a create that was accepted is reported at once, even if the reads after it fail', async () => {
  const account = new Account()
  account.service.troubles = [{ method: 'readDeployment', when: 'before', error: refusal(401) }]
  const { error, session } = await account.deploy(gitWanted())
  expect(error).toBeInstanceOf(StatusError)
  expect(session.all('operation_decided')).toEqual([
    { type: 'operation_decided', operation: 'created', new_revision: true }
  ])
  expect(session.last('deployment_identified')).toMatchObject({ deployment_id: account.only.id })
})

test('429 was not processed: the create is sent again after the time that the service names', async () => {
  const account = new Account()
  account.service.troubles = losing('before', refusal(429, 7_000))
  const { error } = await account.deploy(gitWanted())
  expect(error).toBeUndefined()
  expect(account.clock.sleeps[0]).toBe(7_000)
  expect(account.only.revisions).toHaveLength(1)
})

test('a create that shows only after a 429 for its repetition is not sent a third time', async () => {
  const account = new Account()
  account.service.listLagMs = 25_000
  account.service.troubles = [...losing('after', dropped()), ...losing('before', refusal(429, 20_000))]
  const { error } = await account.deploy(gitWanted())
  expect(error).toBeUndefined()
  expect(account.service.count('createDeployment')).toBe(2)
  expect(account.only.revisions).toHaveLength(1)
})

test('a time to wait that is past the deadline is not waited for', async () => {
  const account = new Account()
  account.service.troubles = losing('before', refusal(429, 3_600_000))
  const { error } = await account.deploy(gitWanted())
  expect(error).toBeInstanceOf(StatusError)
  expect(account.clock.now()).toBe(0)
})

test.each([400, 401, 403, 404, 413, 422])('%s is final: said at once, and nothing is repeated', async (status) => {
  const account = new Account()
  account.service.troubles = losing('before', refusal(status))
  const { error } = await account.deploy(gitWanted())
  expect(error).toMatchObject({ status })
  expect(account.service.count('createDeployment')).toBe(1)
  expect(account.deployments).toEqual([])
})

test('a connection that was never made leaves nothing to read back', async () => {
  const account = new Account()
  account.service.troubles = losing('before', dropped(false))
  const { error } = await account.deploy(gitWanted())
  expect(error).toBeUndefined()
  // By the exact name, and for one that is nearly the same: both before the create.
  expect(account.service.count('listDeployments')).toBe(2)
})

test('409: another run was first, so this one continues as an update of that deployment', async () => {
  const account = new Account()
  account.service.listLagMs = 1
  account.service.troubles = [{ method: 'createDeployment', when: 'before', error: refusal(409) }]
  // Made in the very moment after this run looked: the list does not show it yet.
  const session = account.session()
  const { id } = account.service.core.controlPlane.create({
    name: 'support',
    source: 'git_host',
    source_config: gitWanted().source_config,
    source_revision_config: gitWanted().source_revision_config,
    secrets: []
  }).body as { id: string }
  const create = account.service.createDeployment
  account.service.createDeployment = (body) => {
    account.clock.pass(10)
    return create(body)
  }
  await deployRevision(session, requestFor(gitWanted()))
  expect(account.only).toMatchObject({ id, secrets: gitWanted().secrets })
  expect(session.last('operation_decided')).toMatchObject({ operation: 'updated', new_revision: true })
  expect(session.last('status_read')).toMatchObject({ status: 'DEPLOYED' })
})

test('409 and no such name in the list: the error lists the likely reasons', async () => {
  for (const documentedOnly of [false, true]) {
    const account = new Account()
    account.service.documentedOnly = documentedOnly
    account.service.troubles = losing('before', refusal(409))
    const { error, session } = await account.deploy(gitWanted())
    expect(error).toMatchObject({ advice: expect.stringMatching(/workspace.*deleted.*tracing project/s) })
    expect(account.service.count('createDeployment')).toBe(1)
    const told = session.events.flatMap((event) => (event.type === 'info' ? [event.message] : []))
    expect(told.filter((line) => /no usable response|was applied/.test(line))).toEqual([])
  }
})

test('a service that drops every request is given up, and no deployment is made twice', async () => {
  const account = new Account()
  const forever = Array.from({ length: 50 }, (): Trouble => ({ method: 'createDeployment', when: 'before' }))
  account.service.troubles = forever
  const { error } = await account.deploy(gitWanted(COMMIT_B))
  expect(error).toBeInstanceOf(DeployError)
  expect(account.service.count('createDeployment')).toBeLessThanOrEqual(8)
})
