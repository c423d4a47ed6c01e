import { describe, expect, test } from '@jest/globals'
import { deployRevision, planOnly } from '../../../../src/deploy/deploy.js'
import { type DeployError, StatusError } from '../../../../src/errors.js'
import { refusal } from '../../../support/fakes/answers.js'
import { Account, BUILD, gitWanted, requestFor, TIMEOUT } from '../../../support/fakes/deploys.js'

const DELETE_MS = 90_000

/** An account in which a user has just deleted the deployment of this name. */
function deleted(deleteTime = DELETE_MS) {
  const account = new Account({ deleteTime })
  const { id } = account.made()
  account.service.core.controlPlane.delete(id)
  return { account, id, began: account.clock.now() }
}

const refused = (status: number, detail: string) =>
  new StatusError(`POST /v2/deployments: answered ${status}\n  ${detail}`, {
    request: 'POST /v2/deployments',
    status,
    mayHaveBeenApplied: false,
    retryable: false
  })

describe('a deployment of this name that is still being deleted', () => {
  test('is waited for with a message, and then the new one is created once', async () => {
    const { account, id, began } = deleted()
    const { session, error } = await account.deploy(gitWanted())
    expect(error).toBeUndefined()
    expect(session.all('info')[0]?.message).toBe(
      `Deployment "support" (${id}) is being deleted. Waiting up to 30 min until its name is free.`
    )
    expect(account.service.count('createDeployment')).toBe(1)
    expect(account.only.id).not.toBe(id)
    expect(Date.parse(account.only.created_at) - Date.UTC(2026, 0, 1) - began).toBeLessThan(DELETE_MS + 15_000)
    expect(session.last('operation_decided')).toMatchObject({ operation: 'created' })
    // The deleted deployment is not output as if it were this run's.
    expect(session.all('deployment_read').map(({ deployment }) => deployment.id)).not.toContain(id)
  })

  test('beyond the timeout: an error that names it, and nothing was sent', async () => {
    const { account, began } = deleted(2 * TIMEOUT)
    const { error } = await account.deploy(gitWanted())
    expect((error as DeployError).message).toMatch(/^Deployment "support" \(.*\) is being deleted \(AWAITING_DELETE\)/)
    expect((error as DeployError).advice).toMatch(/set `timeout`/)
    expect(account.clock.now() - began).toBe(TIMEOUT)
    expect(account.service.count('createDeployment')).toBe(0)
  })

  test('invalid inputs are reported at once, not after the wait', async () => {
    const { account, began } = deleted()
    const { error } = await account.deploy(gitWanted('a', { source_revision_config: {} }))
    expect((error as Error).message).toMatch(/graph_config_path/)
    expect(account.clock.now()).toBe(began)
  })

  test('a plan does not wait: it says that a deploy would', async () => {
    const { account, id, began } = deleted()
    const session = account.session()
    await planOnly(session, requestFor(gitWanted()))
    expect(session.last('planned')?.plan.operation).toBe('create')
    expect(session.last('warning')?.message).toBe(
      `Deployment "support" (${id}) is being deleted. A deploy would wait until its name is free.`
    )
    expect(account.clock.now()).toBe(began)
  })

  test('although looking at it fails for a while', async () => {
    const { account } = deleted()
    const { listDeployments } = account.service
    const { now } = account.clock
    const until = now() + DELETE_MS
    account.service.listDeployments = (query) =>
      now() > until - 80_000 && now() < until ? Promise.reject(refusal(503)) : listDeployments(query)
    const { session, error } = await account.deploy(gitWanted())
    expect(error).toBeUndefined()
    expect(session.last('operation_decided')).toMatchObject({ operation: 'created' })
  })

  test('and another run makes the new one first: that one is updated', async () => {
    const { account } = deleted()
    const { sleep } = account.clock
    account.clock.sleep = async (ms) => {
      await sleep(ms)
      if (account.deployments.length === 0) account.made()
    }
    const { session, error } = await account.deploy(gitWanted('a'.repeat(40), { secrets: [] }))
    expect(error).toBeUndefined()
    expect(account.service.count('createDeployment')).toBe(0)
    expect(session.last('operation_decided')).toMatchObject({ operation: 'updated' })
  })

  test('comes from a record of an earlier run if the service has no list', async () => {
    const { account, id } = deleted()
    account.service.documentedOnly = true
    const session = Object.assign(account.session(), { recall: async () => [id] })
    await deployRevision(session, requestFor(gitWanted()))
    expect(session.last('operation_decided')).toMatchObject({ operation: 'created' })
    expect(account.only.id).not.toBe(id)
  })
})

describe('a create that meets the taken name', () => {
  test('409, and the list shows only then who has it', async () => {
    const { account, id } = deleted()
    account.service.listLagMs = BUILD + 5_000
    const { session, error } = await account.deploy(gitWanted())
    expect(error).toBeUndefined()
    expect(account.service.count('createDeployment')).toBe(2)
    expect(session.all('info').map(({ message }) => message)).toContainEqual(
      expect.stringContaining(`(${id}) is being`)
    )
    expect(account.only.id).not.toBe(id)
  })

  const meets = (account: Account, first: () => void, error: Error) => {
    const { createDeployment } = account.service
    let calls = 0
    account.service.createDeployment = (body) => {
      if (calls++ > 0) return createDeployment(body)
      first()
      return Promise.reject(error)
    }
  }
  const leave = (account: Account) => () => void account.service.core.controlPlane.delete(account.made().id)

  test.each([
    'Deployment name already exists',
    'the name is already taken',
    'a deployment of this name is being deleted'
  ])('400 "%s", with such a row', async (detail) => {
    const account = new Account({ deleteTime: DELETE_MS })
    meets(account, leave(account), refused(400, detail))
    const { session, error } = await account.deploy(gitWanted())
    expect(error).toBeUndefined()
    expect(session.last('operation_decided')).toMatchObject({ operation: 'created' })
  })

  test('400 for another reason is that error, even if another deployment is being deleted', async () => {
    const account = new Account({ deleteTime: DELETE_MS })
    meets(account, leave(account), refused(400, 'Secret name PORT is reserved'))
    const { error } = await account.deploy(gitWanted())
    expect((error as Error).message).toMatch(/Secret name PORT is reserved/)
  })

  test('400 for a reserved name that no deployment has: that error, at once', async () => {
    const account = new Account()
    meets(account, () => {}, refused(400, 'custom_url already in use'))
    const { error } = await account.deploy(gitWanted())
    expect((error as Error).message).toMatch(/custom_url already in use/)
    expect(account.clock.now()).toBe(0)
  })

  test.each(['Project already exists', "Tracing project 'support' already exists"])(
    '409 "%s": the advice is about the tracing project',
    async (detail) => {
      const account = new Account()
      meets(account, () => {}, refused(409, detail))
      const { error } = await account.deploy(gitWanted())
      expect((error as Error).message).toContain(detail)
      expect((error as DeployError).advice).toMatch(/tracing project/)
    }
  )

  test('409 about a deployment that is called project: no such advice', async () => {
    const account = new Account()
    meets(account, () => {}, refused(409, 'A deployment named "project" already exists'))
    const { error } = await account.deploy(gitWanted())
    expect((error as DeployError).advice).toMatch(/^If the deployment exists, set `deployment_id`/)
  })
})
