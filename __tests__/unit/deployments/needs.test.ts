import { describe, expect, test } from '@jest/globals'
import type { Failure } from '../../../src/report/failure.js'
import { blockedBy, type NeedEnd } from '../../../src/run/deployments/needs.js'

const failed = (code: Failure['code'], kind: Failure['kind'] = 'failure'): NeedEnd => ({
  failure: { kind, code, message: '', advice: undefined }
})
const LIVE: NeedEnd = { live: {} }
const FAILED = failed('revision_failed')
const SKIPPED = failed('dependency_failed')
const LATE = failed('wait_timeout')
const CANCELLED = failed('cancelled', 'cancelled')
const GONE: NeedEnd = { not_ready: '"gone" does not exist.' }

const of = (needed: Record<string, NeedEnd>) => blockedBy(new Map(Object.entries(needed)))

describe('a deployment', () => {
  test('starts if all that it needs is live', () => {
    expect(of({})).toBeUndefined()
    expect(of({ support: LIVE, router: LIVE })).toBeUndefined()
  })

  test.each<[string, Record<string, NeedEnd>, string]>([
    ['failed', { support: FAILED, router: LIVE }, '"support", which failed'],
    ['timed out', { support: LATE }, '"support", which timed out'],
    ['was cancelled', { support: CANCELLED }, '"support", which was cancelled'],
    ['failed or was skipped', { a: FAILED, b: SKIPPED }, '"a", which failed, and "b", which was skipped']
  ])('is skipped if what it needs %s in this run, and each is named', (_, needed, which) => {
    const { phase, failure } = of(needed) ?? {}
    expect([phase, failure?.code, failure?.kind]).toEqual(['skipped', 'dependency_failed', 'failure'])
    expect(failure?.message).toBe(`Not deployed, because it needs ${which}.`)
    expect(failure?.advice).toBeTruthy()
  })

  test('fails if what it needs outside the selection is not live, because no other one reports it', () => {
    const { phase, failure } = of({ router: LATE, gone: GONE }) ?? {}
    expect([phase, failure?.code, failure?.kind]).toEqual(['failed', 'dependency_not_ready', 'failure'])
    expect(failure?.message).toBe('Not deployed, because of what it needs: "router" timed out. "gone" does not exist.')
  })

  test('was cancelled, if the run was cancelled while it read what the deployment needs', () => {
    const { phase, failure } = of({ support: { unread: true }, gone: GONE, router: FAILED }) ?? {}
    expect([phase, failure?.code, failure?.kind]).toEqual(['failed', 'cancelled', 'cancelled'])
  })
})
