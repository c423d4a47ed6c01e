import { expect, test } from '@jest/globals'
import { blockedBy, failureOf, type NeedEnd } from '../../../src/run/deployments/needs.js'

const LIVE: NeedEnd = { live: {} }
const FAILED: NeedEnd = { failure: failureOf('revision_failed', '') }
const SKIPPED: NeedEnd = { failure: failureOf('dependency_failed', '') }
const LATE: NeedEnd = { failure: failureOf('wait_timeout', '') }
const CANCELLED: NeedEnd = { failure: failureOf('cancelled', 'Cancelled.') }
const GONE: NeedEnd = { failure: failureOf('dependency_not_ready', '"gone" does not exist.'), is_outside: true }

const of = (needed: Record<string, NeedEnd>) => blockedBy(new Map(Object.entries(needed)))

test('a deployment starts if all that it needs is live', () => {
  expect(of({})).toBeUndefined()
  expect(of({ support: LIVE, router: LIVE })).toBeUndefined()
})

test.each<[string, Record<string, NeedEnd>, string, string]>([
  ['failed', { a: FAILED, b: LIVE }, 'dependency_failed', '"a" failed.'],
  ['timed out', { a: LATE }, 'dependency_failed', '"a" timed out.'],
  ['was cancelled', { a: CANCELLED }, 'dependency_failed', '"a" was cancelled.'],
  ['failed or was skipped', { a: FAILED, b: SKIPPED }, 'dependency_failed', '"a" failed. "b" was skipped.'],
  ['is outside and not live', { a: LATE, b: GONE }, 'dependency_not_ready', '"a" timed out. "gone" does not exist.']
])('a deployment does not start if what it needs %s, and each is named', (_, needed, code, which) => {
  const message = `Not deployed, because of what it needs: ${which}`
  expect(of(needed)).toMatchObject({ code, kind: 'failure', message, advice: expect.stringMatching(/./) })
})

test('a deployment was cancelled if the run was cancelled while it read what the deployment needs', () => {
  expect(of({ support: { ...CANCELLED, is_outside: true }, gone: GONE, router: FAILED })?.code).toBe('cancelled')
})
