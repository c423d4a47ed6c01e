import { expect, test } from '@jest/globals'
import { AnswerError, StatusError } from '../../../../src/errors.js'
import { COMMIT_B, dropped, refusal } from '../../../support/fakes/answers.js'
import { Account, gitWanted, imageWanted } from '../../../support/fakes/deploys.js'
import type { Trouble } from '../../../support/fakes/emulated-control-plane.js'

const AMBIGUOUS: [string, () => Error][] = [
  ['the connection drops', () => dropped()],
  ...[408, 500, 502, 503, 504].map((status): [string, () => Error] => [`it answers ${status}`, () => refusal(status)])
]
const losing = (when: Trouble['when'], error: Error): Trouble[] => [{ method: 'patchDeployment', when, error }]

/** An account whose deployment is at COMMIT_A, and whose main has moved to COMMIT_B. */
function moved(): Account {
  const account = new Account()
  account.made()
  account.head(COMMIT_B)
  return account
}

test.each(AMBIGUOUS)('a patch that was carried out is not repeated, so there is one build: %s', async (_, error) => {
  const account = moved()
  account.service.troubles = losing('after', error())
  const { session, error: failure } = await account.deploy(gitWanted(COMMIT_B))
  expect(failure).toBeUndefined()
  expect(account.service.count('patchDeployment')).toBe(1)
  expect(account.only.revisions).toHaveLength(2)
  expect(session.last('revision_identified')).toMatchObject({ revision_id: account.only.latest_revision_id })
  expect(session.all('retrying')).toEqual([])
  expect(session.last('operation_decided')).toMatchObject({ operation: 'updated', new_revision: true })
})

test('a patch that was accepted is reported at once, even if the reads after it fail', async () => {
  const account = moved()
  const { service } = account
  const send = service.patchDeployment.bind(service)
  service.patchDeployment = async (...args) => {
    const answer = await send(...args)
    service.troubles = [{ method: 'readDeployment', when: 'before', error: refusal(401) }]
    return answer
  }
  const { session, error } = await account.deploy(gitWanted(COMMIT_B))
  expect(error).toBeInstanceOf(StatusError)
  expect(session.all('operation_decided')).toEqual([
    { type: 'operation_decided', operation: 'updated', new_revision: true }
  ])
})

test.each(AMBIGUOUS)('a patch that never arrived is retried once reads show that: %s', async (_, error) => {
  const account = moved()
  account.service.troubles = losing('before', error())
  const { session, error: failure } = await account.deploy(gitWanted(COMMIT_B))
  expect(failure).toBeUndefined()
  const sent = account.service.calls.map(({ method }) => method)
  expect(sent.filter((method) => method === 'patchDeployment')).toHaveLength(2)
  expect(sent.slice(sent.indexOf('patchDeployment'), sent.lastIndexOf('patchDeployment'))).toContain('readDeployment')
  expect(account.only.revisions).toHaveLength(2)
  expect(session.last('status_read')).toMatchObject({ status: 'DEPLOYED' })
})

test.each(['before', 'after'] as const)(
  'a patch that makes no revision is read back too: dropped %s acting',
  async (when) => {
    const account = new Account()
    account.made()
    account.service.troubles = losing(when, dropped())
    const wanted = gitWanted()
    const { error, session } = await account.deploy({
      ...wanted,
      source_config: { ...wanted.source_config, install_command: 'make' }
    })
    expect(error).toBeUndefined()
    expect(account.only.source_config.install_command).toBe('make')
    expect(account.only.revisions).toHaveLength(1)
    expect(account.service.count('patchDeployment')).toBe(when === 'before' ? 2 : 1)
    expect(session.last('operation_decided')).toMatchObject({ operation: 'updated', new_revision: false })
  }
)

test.each(['before', 'after'] as const)('always makes one revision, not two: dropped %s acting', async (when) => {
  const account = new Account()
  account.made()
  account.service.troubles = losing(when, dropped())
  const { error } = await account.deploy(gitWanted(), { new_revision: 'always' })
  expect(error).toBeUndefined()
  expect(account.only.revisions).toHaveLength(2)
})

test('an image tag that cannot be proven is deployed once although the answer was lost', async () => {
  const account = new Account()
  const tagged = imageWanted('registry/app:v1')
  account.made(tagged)
  account.service.troubles = losing('after', refusal(502))
  expect((await account.deploy(tagged)).error).toBeUndefined()
  expect(account.only.revisions).toHaveLength(2)
})

test('the new revision is looked for although the answer to the patch is garbage', async () => {
  const account = moved()
  const patch = account.service.patchDeployment
  account.service.patchDeployment = async (id, body) => {
    await patch(id, body)
    throw new AnswerError('PATCH: answered 200, but the body is not JSON', {
      request: 'PATCH',
      mayHaveBeenApplied: true,
      retryable: true
    })
  }
  const { session, error } = await account.deploy(gitWanted(COMMIT_B))
  expect(error).toBeUndefined()
  expect(session.last('revision_identified')).toMatchObject({ revision_id: account.only.latest_revision_id })
})

test('an answer that still names the old revision is not believed: the new one is waited for', async () => {
  const account = moved()
  const { revisions } = account.only
  const patch = account.service.patchDeployment
  account.service.patchDeployment = async (id, body) => {
    const answer = await patch(id, body)
    return answer && { ...answer, latest_revision_id: revisions[0]?.id ?? null }
  }
  const { session, error } = await account.deploy(gitWanted(COMMIT_B))
  expect(error).toBeUndefined()
  expect(session.last('revision_identified')?.revision_id).not.toBe(revisions[0]?.id)
  expect(session.last('commit_read')).toMatchObject({ commit_sha: COMMIT_B })
})

test('a revision that is due and never appears is an error, not the success of the old one', async () => {
  const account = moved()
  const { id } = account.only
  account.service.patchDeployment = () => account.service.readDeployment(id)
  const { error } = await account.deploy(gitWanted(COMMIT_B))
  expect(error).toMatchObject({ message: expect.stringMatching(/shows no new revision/) })
  expect(account.clock.now()).toBeLessThan(200_000)
})

test('429 was not processed: the patch is sent again after the time that the service names', async () => {
  const account = moved()
  account.service.troubles = losing('before', refusal(429, 9_000))
  expect((await account.deploy(gitWanted(COMMIT_B))).error).toBeUndefined()
  expect(account.clock.sleeps[0]).toBe(9_000)
  expect(account.only.revisions).toHaveLength(2)
})

test('a patch that shows only after a 429 for its repetition is not sent a third time', async () => {
  const account = moved()
  const { service, clock } = account
  const patch = service.patchDeployment
  service.patchDeployment = (id) => {
    service.patchDeployment = patch
    service.troubles = losing('before', refusal(429, 20_000))
    clock.after(
      20_000,
      () => void service.core.controlPlane.patch(id, { source_revision_config: { repo_ref: 'main' } })
    )
    return Promise.reject(dropped())
  }
  expect((await account.deploy(gitWanted(COMMIT_B))).error).toBeUndefined()
  expect(account.only.revisions).toHaveLength(2)
})

test('409 on a patch is usually another write in progress: the run reads again and retries', async () => {
  const account = moved()
  account.service.troubles = losing('before', refusal(409))
  expect((await account.deploy(gitWanted(COMMIT_B))).error).toBeUndefined()
  expect(account.only.revisions).toHaveLength(2)
})

test('what another run has brought about meanwhile is not built once more', async () => {
  const account = moved()
  account.service.troubles = losing('before', refusal(503))
  const patch = account.service.patchDeployment
  account.service.patchDeployment = async (id, body) => {
    account.service.patchDeployment = patch
    try {
      return await patch(id, body)
    } finally {
      account.service.core.controlPlane.patch(id, { source_revision_config: { repo_ref: 'main' } })
    }
  }
  expect((await account.deploy(gitWanted(COMMIT_B))).error).toBeUndefined()
  expect(account.only.revisions).toHaveLength(2)
})

test.each([400, 401, 403, 404, 413, 422])('%s is final: said at once, and nothing is repeated', async (status) => {
  const account = moved()
  account.service.troubles = losing('before', refusal(status))
  const { error } = await account.deploy(gitWanted(COMMIT_B))
  expect(error).toBeInstanceOf(StatusError)
  expect(account.service.count('patchDeployment')).toBe(1)
})
