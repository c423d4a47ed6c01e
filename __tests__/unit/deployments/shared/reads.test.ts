import { expect, test } from '@jest/globals'
import { createSharedGitHub, createSharedLookups, shareCheckout } from '../../../../src/deployments/shared/reads.js'
import type { Checkout, ControlPlane, GitHub } from '../../../../src/ports.js'
import { refusal } from '../../../support/fakes/answers.js'

const AB = { from: 'a'.repeat(40), to: 'b'.repeat(40) }
const AC = { from: 'a'.repeat(40), to: 'c'.repeat(40) }

/** Counts its calls, each with its arguments. The first `failures` fail. */
function counted<T>(answer: (...args: unknown[]) => T, failures = 0) {
  const calls: unknown[][] = []
  const call = async (...args: unknown[]) => {
    calls.push(args)
    if (calls.length <= failures) throw refusal(503)
    return answer(...args)
  }
  return { call, calls }
}

test('integrations and listeners are listed once for all deployments, each for itself', async () => {
  const [integrations, listeners] = [counted(() => [{ id: 'i1' }]), counted(() => [{ id: 'l1' }])]
  const share = createSharedLookups()
  const connect = () =>
    ({ listIntegrations: integrations.call, listListeners: listeners.call }) as unknown as ControlPlane
  const [one, other] = [share(connect()), share(connect())]
  expect(await Promise.all([one.listIntegrations(), other.listIntegrations()])).toEqual([
    [{ id: 'i1' }],
    [{ id: 'i1' }]
  ])
  expect([await one.listListeners(), await other.listListeners()]).toEqual([[{ id: 'l1' }], [{ id: 'l1' }]])
  expect([integrations.calls.length, listeners.calls.length]).toEqual([1, 1])
})

test('the list without a filter is read once for all deployments, a search by name each time', async () => {
  const { call, calls } = counted(() => [])
  const connect = () => ({ listDeployments: call }) as unknown as ControlPlane
  const share = createSharedLookups()
  const [one, other] = [share(connect()), share(connect())]
  for (const name_contains of ['', 'support']) {
    for (const plane of [one, other]) await plane.listDeployments({ name_contains, limit: 100, offset: 0 })
  }
  expect(calls.map(([query]) => (query as { name_contains: string }).name_contains)).toEqual(['', 'support', 'support'])
})

test('a look-up that failed is made again by the next one that needs it', async () => {
  const { call, calls } = counted(() => [], 1)
  const shared = createSharedLookups()({ listIntegrations: call, listListeners: call } as unknown as ControlPlane)
  await expect(shared.listIntegrations()).rejects.toMatchObject({ status: 503 })
  expect([await shared.listIntegrations(), calls.length]).toEqual([[], 2])
})

test('of the checkout, each comparison and each file of a commit is read once, and no other answers for it', async () => {
  const [compared, found] = [
    counted((comparison) => ({ ...(comparison as object), files: [] })),
    counted((commit, path) => `${String(commit)} ${String(path)}`)
  ]
  const checkout = shareCheckout({ listChangedFiles: compared.call, findFile: found.call } as unknown as Checkout)
  for (const comparison of [AB, AC, AB]) expect(await checkout.listChangedFiles(comparison)).toMatchObject(comparison)
  expect(compared.calls.map(([comparison]) => comparison)).toEqual([AB, AC])
  const files = [
    ['a', 'agent.json'],
    ['b', 'agent.json'],
    ['a', 'other.json'],
    ['a', 'agent.json']
  ] as const
  for (const [commit, path] of files) expect(await checkout.findFile(commit, path)).toBe(`${commit} ${path}`)
  expect(found.calls).toHaveLength(3)
})

test('of GitHub, each comparison is asked for once, and a pull request each time', async () => {
  const [pulls, compared] = [counted(() => ({ closed: false })), counted((of) => of)]
  const share = createSharedGitHub()
  const github = { readPullRequest: pulls.call, listChangedFiles: compared.call } as unknown as GitHub
  const [one, other] = [share(github), share(github)]
  expect([await one.listChangedFiles(AB), await other.listChangedFiles(AB)]).toEqual([AB, AB])
  expect(await other.listChangedFiles(AC)).toEqual(AC)
  expect(compared.calls).toEqual([[AB], [AC]])
  await Promise.all([one.readPullRequest(7), other.readPullRequest(7)])
  expect(pulls.calls).toEqual([[7], [7]])
})
