import { describe, expect, test } from '@jest/globals'
import { createNeeds } from '../../../src/deployments/needs.js'
import type { Need, NeedRead } from '../../../src/deployments/read-need.js'
import { CancelledError } from '../../../src/errors.js'
import type { ManifestDeployment } from '../../../src/manifest/manifest.js'
import type { Failure } from '../../../src/report/failure.js'

const deployment = (key: string, over: Partial<ManifestDeployment> = {}) =>
  ({ key, name: `${key}-staging`, ...over }) as ManifestDeployment

/** Needs of which each read gives one of these, in order. */
function needs(...reads: (NeedRead | Error)[]) {
  const asked: Need[] = []
  const made = createNeeds(
    async (need) => {
      asked.push(need)
      const read = reads[asked.length - 1] ?? new Error('not planned')
      if (read instanceof Error) throw read
      return read
    },
    ({ name }) => `${name}-pr-7`
  )
  return { ...made, asked }
}

describe('what a deployment needs', () => {
  test('is read by its name in this run, or by its id, and its revision where one has to serve', async () => {
    const made = needs({ id: 'd1' }, { id: 'd2' }, { id: 'd3' })
    await made.check(deployment('support', { recorded_in: 'staging' }))
    await made.check(deployment('router', { deployment_id: 'd2' }), { revision_id: 'rev-2' })
    await made.check(deployment('router', { deployment_id: 'd2' }), { id: 'd3', revision_id: 'rev-3' })
    expect(made.asked).toEqual([
      { name: 'support-staging-pr-7', recorded_in: 'staging' },
      { name: 'router-staging-pr-7', deployment_id: 'd2', revision_id: 'rev-2' },
      { name: 'router-staging-pr-7', deployment_id: 'd3', revision_id: 'rev-3' }
    ])
  })

  test('gives its facts to those that refer to it once it is live', async () => {
    const made = needs({ id: 'd1', url: 'https://support.example' }, { problem: '"router" is not live.' })
    expect([await made.check(deployment('support')), await made.check(deployment('router'))]).toEqual([
      'live',
      'failed'
    ])
    expect([...made.facts]).toEqual([['support', { id: 'd1', url: 'https://support.example' }]])
  })
})

describe('why a deployment does not start', () => {
  const ENDED: Record<string, Failure['code']> = { router: 'wait_timeout', front: 'dependency_failed' }
  const failureOf = (key: string): Failure => ({
    kind: 'failure',
    code: ENDED[key] ?? 'revision_failed',
    message: '',
    advice: undefined
  })

  test.each([
    [['support'], 'Not deployed, because it needs "support", which failed.'],
    [['router'], 'Not deployed, because it needs "router", which timed out.'],
    [['support', 'front'], 'Not deployed, because it needs "support", which failed, and "front", which was skipped.']
  ])('it is skipped if what it needs failed in this run: %j', (unmet, message) => {
    const { phase, failure } = needs().blockedBy(unmet, failureOf)
    expect([phase, failure.code, failure.kind]).toEqual(['skipped', 'dependency_failed', 'failure'])
    expect(failure.message).toBe(message)
    expect(failure.advice).toBeTruthy()
  })

  test('it fails if what it needs outside the selection is not live, and names each', async () => {
    const made = needs({ problem: '"support" does not exist.' })
    await made.check(deployment('support'))
    const { phase, failure } = made.blockedBy(['router', 'support'], failureOf)
    expect([phase, failure.code, failure.kind]).toEqual(['failed', 'dependency_not_ready', 'failure'])
    expect(failure.message).toBe(
      'Not deployed, because of what it needs: "router" timed out. "support" does not exist.'
    )
    expect(made.blockedBy(['router'], failureOf).phase).toBe('skipped')
  })

  test('it was cancelled, if the run was cancelled while it read them', async () => {
    const made = needs(new CancelledError('stop'))
    expect(await made.check(deployment('support'))).toBe('failed')
    const { phase, failure } = made.blockedBy(['support'], failureOf)
    expect([phase, failure.code, failure.kind]).toEqual(['failed', 'cancelled', 'cancelled'])
  })

  test('a bug is thrown', async () => {
    await expect(needs(new TypeError('bug')).check(deployment('support'))).rejects.toThrow('bug')
  })
})
