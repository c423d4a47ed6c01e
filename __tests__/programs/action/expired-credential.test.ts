/** A credential that expires during a long wait ends the wait, and the message says that the rollout continues. */
import { expect, test } from '@jest/globals'
import { type VariedOptions, variedControlPlane } from '../../support/servers/varied-control-plane.js'
import { gitInputs, runBundle } from './bundle.js'

/** A service that refuses whatever is asked from the nth request of an operation on. */
function expiring(at: string, status: number, nth = 3): NonNullable<VariedOptions['intercept']> {
  let seen = 0
  let isExpired = false
  return ({ operation }) => {
    if (operation === at) seen++
    isExpired ||= seen >= nth
    return isExpired ? { status, body: { detail: 'Invalid token' } } : undefined
  }
}

const STUCK: VariedOptions = { outcomeOf: () => ({ ending: { stuck: 'BUILDING' } }) }
const always = { new_revision: 'always', poll_interval: '50ms' }

test.each([401, 403])('a credential that expires during the wait (%d)', async (status) => {
  await using plane = await variedControlPlane({ ...STUCK, intercept: expiring('revision', status, 5) })
  plane.place()
  const { exitCode, stdout, outputs } = await runBundle(gitInputs(plane.url, always))
  const [, made] = plane.revisions()
  expect(stdout).toMatch(new RegExp(`answered ${status}`))
  expect(stdout).toMatch(/probably expired or were revoked/)
  expect(stdout).toMatch(new RegExp(`The rollout of revision ${made?.id.slice(0, 8)}… \\([A-Z_]+\\) continues\\.`))
  expect(stdout).toMatch(/Re-run the job with a fresh credential to resume waiting/)
  expect(outputs).toMatchObject({ revision_id: made?.id })
  expect(exitCode).toBe(1)
})

test('other errors of reads do not end the wait', async () => {
  let reads = 0
  await using plane = await variedControlPlane({
    intercept: ({ operation }) => {
      if (operation !== 'revision') return undefined
      const failures = [500, 502, 408, 429, 504]
      const status = failures[reads++ - 2]
      return status === undefined ? undefined : { status, body: { detail: 'later' } }
    }
  })
  plane.place()
  const { exitCode } = await runBundle(gitInputs(plane.url, always))
  expect(exitCode).toBe(0)
  expect(plane.revisions()).toHaveLength(2)
})

test('a credential that was never right is not called expired', async () => {
  await using plane = await variedControlPlane({
    intercept: () => ({ status: 401, body: { detail: 'Invalid token' } })
  })
  const { exitCode, stdout } = await runBundle(gitInputs(plane.url))
  expect(stdout).toMatch(/answered 401/)
  expect(stdout).not.toMatch(/no longer accepts|continues/)
  expect(exitCode).toBe(1)
})

test('a right that is missing for one operation is not called expired', async () => {
  await using plane = await variedControlPlane({
    intercept: ({ operation }) => (operation === 'patch' ? { status: 403, body: { detail: 'Read only' } } : undefined)
  })
  plane.place()
  const { exitCode, stdout } = await runBundle(gitInputs(plane.url, always))
  expect(stdout).toMatch(/answered 403/)
  expect(stdout).not.toMatch(/no longer accepts|continues/)
  expect(exitCode).toBe(1)
})
