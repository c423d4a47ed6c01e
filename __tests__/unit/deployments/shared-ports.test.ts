/** What many deployments of a run read is read once. */
import { describe, expect, test } from '@jest/globals'
import type { DeploymentRow } from '../../../src/contract/answers.js'
import { findByName } from '../../../src/deploy/find/find-by-name.js'
import type { ControlPlane } from '../../../src/ports.js'
import type { RunPorts } from '../../../src/run/command.js'
import { createSharedControlPlane, sharePorts } from '../../../src/run/deployments/shared-ports.js'
import { refusal } from '../../support/fakes/answers.js'
import { VirtualClock } from '../../support/fakes/virtual-clock.js'

type Query = Parameters<ControlPlane['listDeployments']>[0]
type Page = Awaited<ReturnType<ControlPlane['listDeployments']>>
const NAMES = ['support', 'router']

const row = (name: string, status = 'READY', id = `id-${name}`): DeploymentRow => ({
  id,
  name,
  status,
  created_at: null,
  updated_at: null
})

/** A control plane whose list answers as `answer` says, as the deployments of a run with these names share it. */
function listing(answer: (query: Query) => Page | Error, names = NAMES) {
  const asked: string[] = []
  const controlPlane = {
    listDeployments: async (query: Query) => {
      asked.push(query.name_contains)
      const page = answer(query)
      if (page instanceof Error) throw page
      return page
    }
  } as ControlPlane
  const clock = new VirtualClock()
  const share = createSharedControlPlane(names, clock)
  return { find: (name: string) => findByName(share(controlPlane), name), asked, clock }
}

/** A service that filters by substring and pages, as the public one does. */
const service = (rows: DeploymentRow[], { size = 100, names = NAMES } = {}) =>
  listing(
    ({ name_contains, offset }) =>
      rows.filter(({ name }) => name.includes(name_contains)).slice(offset, offset + size),
    names
  )

describe('one look-up of the list serves all deployments', () => {
  test('each that exists is found without a request of its own', async () => {
    const names = ['support', 'support-pr-1', 'router']
    const { find, asked } = service(
      names.map((name) => row(name)),
      { names }
    )
    expect(await Promise.all(names.map(find))).toEqual(
      names.map((name) => ({ is: 'found', id: `id-${name}` }))
    )
    expect(new Set(asked)).toEqual(new Set(['']))
  })

  test.each<[string, DeploymentRow[]]>([
    ['is not on the list: it may exist since', [row('other')]],
    ['two deployments have', [row('support', 'READY', 'one'), row('support', 'READY', 'two')]],
    ['belongs to a deployment that is being deleted', [row('support', 'AWAITING_DELETE')]]
  ])('a name that %s is looked up alone', async (_, rows) => {
    const { find, asked } = service(rows)
    await find('support').catch(() => {})
    expect(asked).toContain('support')
  })

  test.each<[string, () => Page | Error]>([
    ['refuses it', () => refusal(422)],
    ['fails for a moment', () => refusal(503)],
    ['has none', () => null]
  ])(
    'a service that %s is asked for the single names, each of which says why',
    async (_, answer) => {
      const { find, asked } = listing(answer)
      for (const name of NAMES) await find(name).catch(() => {})
      expect(asked).toEqual(['', ...NAMES])
    }
  )

  test('a service with more deployments than three pages hold is asked for the single names', async () => {
    const many = Array.from({ length: 30 }, (_, i) => row(`other-${i}`))
    const { find, asked } = service([...many, ...NAMES.map((name) => row(name))], { size: 2 })
    for (const name of NAMES) await find(name)
    expect(asked.slice(0, 3)).toEqual(['', '', ''])
    expect(new Set(asked.slice(3))).toEqual(new Set(NAMES))
  })

  test.each([
    ['not while the list is 10 s old', 10_000, 'router', false],
    ['once it is older', 10_001, 'router', true],
    ['for a second look-up of a name, which may confirm a write', 0, 'support', true]
  ])('the service is asked again: %s', async (_, ms, name, isAsked) => {
    const { find, asked, clock } = service(NAMES.map((one) => row(one)))
    await find('support')
    clock.pass(ms)
    expect(await find(name)).toEqual({ is: 'found', id: `id-${name}` })
    expect(asked.includes(name)).toBe(isAsked)
  })
})

test('every other read is made once, after a failure once more; a pull request is read each time', async () => {
  const calls: string[] = []
  const call =
    (name: string) =>
    async (...args: unknown[]) => {
      const shown = `${name} ${args.map((arg) => (typeof arg === 'string' ? arg : JSON.stringify(arg))).join(' ')}`
      calls.push(shown)
      if (name === 'listListeners' && calls.filter((one) => one === shown).length === 1)
        throw refusal(503)
      return shown
    }
  const part = (...names: string[]) => Object.fromEntries(names.map((name) => [name, call(name)]))
  const ports = sharePorts(
    {
      clock: new VirtualClock(),
      connect: async () => part('listIntegrations', 'listListeners', 'listDeployments'),
      openGitHub: async () => ({ queries: part('listChangedFiles', 'readPullRequest') })
    } as unknown as RunPorts,
    []
  )
  const comparison = { from: 'a', to: 'b' }
  const query = { name_contains: '', limit: 100, offset: 0 }
  const results: unknown[] = []
  for (const _ of [1, 2]) {
    const plane = await ports.connect({} as never, { remainingMs: () => 1_800_000 } as never)
    const { queries } = await ports.openGitHub({} as never)
    await plane.listListeners().catch(() => {})
    results.push(await plane.listIntegrations(), await plane.listDeployments(query))
    for (const name_contains of ['support'])
      await plane.listDeployments({ ...query, name_contains })
    results.push(await queries.listChangedFiles(comparison))
    await queries.readPullRequest(7)
  }
  expect(results.slice(0, 3)).toEqual(results.slice(3))
  const counts = calls.map((one) => [
    one.split(' ')[0],
    calls.filter((other) => other === one).length
  ])
  expect(Object.fromEntries(counts)).toEqual({
    listListeners: 2,
    listIntegrations: 1,
    listDeployments: 2,
    listChangedFiles: 1,
    readPullRequest: 2
  })
})
