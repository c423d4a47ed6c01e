import { expect, test } from '@jest/globals'
import type { Target } from '../../../../src/deploy/core/request.js'
import { deleteDeployment } from '../../../../src/deploy/delete/delete-deployment.js'
import { logLines } from '../../../../src/report/log.js'
import { EMPTY_RECORD } from '../../../../src/report/record.js'
import { dropped, refusal } from '../../../support/fakes/answers.js'
import { Account, gitWanted } from '../../../support/fakes/deploys.js'

async function remove(account: Account, target: Target) {
  const session = account.session()
  const error: unknown = await deleteDeployment(session, target).then(
    () => undefined,
    (thrown: unknown) => thrown
  )
  return { session, error }
}

test('exactly the named deployment goes: pr-1, and not pr-12', async () => {
  const account = new Account()
  account.made(gitWanted(undefined, { name: 'app-pr-12' }))
  account.made(gitWanted(undefined, { name: 'app-pr-1' }))
  const { session, error } = await remove(account, { name: 'app-pr-1' })
  expect(error).toBeUndefined()
  expect(account.deployments.map(({ name }) => name)).toEqual(['app-pr-12'])
  expect(session.last('operation_decided')).toEqual({
    type: 'operation_decided',
    operation: 'deleted',
    new_revision: false
  })
})

test.each([
  ['a name of which only previews are left', 'support', ['support-pr-7'], undefined],
  ['a preview whose pull request is closed', 'support-pr-1', ['support-pr-12'], undefined],
  ['a name that no other contains', 'billing', ['support'], undefined],
  ['a name with a typo', 'suport', ['support'], 'support']
])('%s is not deleted, and a similar name is named with few requests', async (_, name, others, near) => {
  const account = new Account()
  for (const other of others) account.made(gitWanted(undefined, { name: other }))
  const { session, error } = await remove(account, { name })
  expect([error, account.deployments.length]).toEqual([undefined, others.length])
  expect(session.all('deployment_not_found')).toEqual([
    { type: 'deployment_not_found', what: name, ...(near !== undefined && { meant: near }) }
  ])
  expect(account.service.count('listDeployments')).toBeLessThanOrEqual(3)
  expect(account.service.count('readDeployment')).toBe(0)
})

test('an id that does not exist is a success with a warning: the credentials may not see the deployment', async () => {
  const account = new Account()
  const id = '00000000-0000-4000-8000-000000000000'
  const { error, session } = await remove(account, { deployment_id: id })
  expect(error).toBeUndefined()
  const [event, ...more] = session.all('deployment_not_found')
  expect(more).toEqual([])
  expect(logLines(event!, { ...EMPTY_RECORD, command: 'delete' })).toEqual([
    {
      level: 'warning',
      text: `No deployment has the ID ${id}, or these credentials cannot see it.`
    }
  ])
  expect(session.last('operation_decided')).toMatchObject({ operation: 'deleted' })
})

test('a slow delete is sent once: a second run says that the deployment is already being deleted', async () => {
  const slow = new Account({ deleteTime: 60_000 })
  const { id } = slow.made()
  const first = await remove(slow, { name: 'support' })
  expect(first.session.last('deletion_read')).toMatchObject({ deletion: 'accepted' })
  const second = await remove(slow, { name: 'support' })
  expect(second.session.last('deletion_read')).toMatchObject({ deletion: 'already_deleting' })
  expect(second.session.all('deployment_not_found')).toEqual([])
  expect(second.session.last('deployment_identified')).toMatchObject({ deployment_id: id })
  expect(slow.service.count('deleteDeployment')).toBe(1)
  slow.clock.pass(60_000)
  expect((await remove(slow, { name: 'support' })).session.last('deletion_read')).toMatchObject({ deletion: 'absent' })
  const quick = new Account()
  quick.made()
  expect((await remove(quick, { name: 'support' })).session.last('deletion_read')).toMatchObject({
    deletion: 'accepted'
  })
})

test.each(['before', 'after'] as const)('a delete whose answer is lost ends well: dropped %s acting', async (when) => {
  const account = new Account()
  account.made()
  account.service.troubles = [{ method: 'deleteDeployment', when, error: dropped() }]
  const { session, error } = await remove(account, { name: 'support' })
  expect(error).toBeUndefined()
  expect(account.deployments).toEqual([])
  expect(session.last('deletion_read')).toMatchObject({ deletion: 'accepted' })
})

test('a service that has no delete is not taken for one that has deleted', async () => {
  const account = new Account()
  const { id } = account.made()
  account.service.deleteDeployment = async () => {
    throw refusal(404)
  }
  const { error, session } = await remove(account, { deployment_id: id })
  expect(error).toMatchObject({ message: expect.stringMatching(/still exists/) })
  expect(session.all('operation_decided')).toEqual([])
})

test.each([405, 501])('%s says that the service cannot delete, and the preview is not forgotten', async (status) => {
  const account = new Account()
  account.made()
  account.service.troubles = Array.from({ length: 20 }, () => ({
    method: 'deleteDeployment' as const,
    when: 'before' as const,
    error: refusal(status)
  }))
  const { error, session } = await remove(account, { name: 'support' })
  expect(error).toMatchObject({ code: 'operation_unsupported' })
  expect(session.all('operation_decided')).toEqual([])
})

test.each([401, 403, 409, 400])('%s is a failure, and the preview is not forgotten', async (status) => {
  const account = new Account()
  account.made()
  account.service.troubles = [{ method: 'deleteDeployment', when: 'before', error: refusal(status) }]
  const { error, session } = await remove(account, { name: 'support' })
  expect(error).toMatchObject({ status })
  expect(session.all('operation_decided')).toEqual([])
})

test.each([
  ['support-pr-1', 'support'],
  ['support', 'support-pr-1'],
  ['support-pr-12', 'support-pr-1']
])('an id that leads to %s deletes nothing where %s is named', async (is, named) => {
  const account = new Account()
  const { id } = account.made(gitWanted(undefined, { name: is }))
  const { error } = await remove(account, { deployment_id: id, name: named })
  expect(error).toMatchObject({ message: expect.stringContaining(`is named "${is}", not "${named}".`) })
  expect(account.service.count('deleteDeployment')).toBe(0)
  expect((await remove(account, { deployment_id: id, name: is })).error).toBeUndefined()
  expect(account.deployments).toEqual([])
})
