import { describe, expect, test } from '@jest/globals'
import type { DeploymentRow } from '../../../../src/contract/answers.js'
import { findByName } from '../../../../src/deploy/find/find-by-name.js'
import { createSharedList } from '../../../../src/deployments/shared/list.js'
import type { ControlPlane } from '../../../../src/ports.js'
import { refusal } from '../../../support/fakes/answers.js'
import { VirtualClock } from '../../../support/fakes/virtual-clock.js'

type Query = Parameters<ControlPlane['listDeployments']>[0]
type Page = Awaited<ReturnType<ControlPlane['listDeployments']>>

const row = (name: string, status = 'READY', id = `id-${name}`): DeploymentRow => ({
  id,
  name,
  status,
  created_at: null,
  updated_at: null
})

/** One at which no time passes. */
const clock = new VirtualClock()

/** A control plane whose list answers as `answer` says. */
function listing(answer: (query: Query) => Page | Error) {
  const queries: Query[] = []
  const controlPlane = {
    listDeployments: async (query: Query) => {
      queries.push(query)
      const page = answer(query)
      if (page instanceof Error) throw page
      return page
    }
  } as ControlPlane
  return { controlPlane, queries }
}

/** A service that filters by substring and pages, as the public one does. */
const service = (rows: DeploymentRow[], size = 100) =>
  listing(({ name_contains, offset }) =>
    rows.filter(({ name }) => name.includes(name_contains)).slice(offset, offset + size)
  )

describe('one look-up of the list serves all deployments', () => {
  test('each that exists is found without a request of its own', async () => {
    const names = ['support', 'support-pr-1', 'router']
    const { controlPlane, queries } = service(names.map((name) => row(name)))
    const share = createSharedList(names, clock)
    const found = await Promise.all(names.map((name) => findByName(share(controlPlane), name)))
    expect(found).toEqual(names.map((name) => ({ id: `id-${name}` })))
    expect(queries.every(({ name_contains }) => name_contains === '')).toBe(true)
    expect(queries.length).toBeLessThanOrEqual(2)
  })

  test.each<[string, DeploymentRow[]]>([
    ['is not on the list: it may exist since', [row('other')]],
    ['two deployments have', [row('support', 'READY', 'one'), row('support', 'READY', 'two')]],
    ['belongs to a deployment that is being deleted', [row('support', 'AWAITING_DELETE')]]
  ])('a name that %s is looked up alone', async (_, rows) => {
    const { controlPlane, queries } = service(rows)
    await findByName(createSharedList(['support', 'router'], clock)(controlPlane), 'support').catch(() => {})
    expect(queries.some(({ name_contains }) => name_contains === 'support')).toBe(true)
  })

  test('a second look-up of a name asks the service, because it may confirm a write', async () => {
    const { controlPlane, queries } = service([row('support'), row('router')])
    const shared = createSharedList(['support', 'router'], clock)(controlPlane)
    await findByName(shared, 'support')
    const before = queries.length
    await findByName(shared, 'support')
    expect(queries.slice(before).map(({ name_contains }) => name_contains)).toEqual(['support', 'support'])
  })

  test.each<[string, () => Page | Error]>([
    ['refuses it', () => refusal(422)],
    ['fails for a moment', () => refusal(503)],
    ['has none', () => null]
  ])('a service that %s is asked for the single names, each of which says why', async (_, answer) => {
    const { controlPlane, queries } = listing(answer)
    const shared = createSharedList(['support', 'router'], clock)(controlPlane)
    for (const name of ['support', 'router']) await findByName(shared, name).catch(() => {})
    expect(queries.map(({ name_contains }) => name_contains)).toEqual(['', 'support', 'router'])
  })

  test('a service with more deployments than three pages hold is asked for the single names', async () => {
    const names = ['support', 'router']
    const many = Array.from({ length: 30 }, (_, i) => row(`other-${i}`))
    const { controlPlane, queries } = service([...many, ...names.map((name) => row(name))], 2)
    const share = createSharedList(names, clock)
    for (const name of names) await findByName(share(controlPlane), name)
    expect(queries.filter(({ name_contains }) => name_contains === '')).toHaveLength(3)
    expect(new Set(queries.slice(3).map(({ name_contains }) => name_contains))).toEqual(new Set(names))
  })

  test.each([
    [10_000, 0],
    [10_001, 2]
  ])('a list that is %i ms old leaves %i requests for a name', async (ms, single) => {
    const time = new VirtualClock()
    const names = ['support', 'router']
    const { controlPlane, queries } = service(names.map((name) => row(name)))
    const shared = createSharedList(names, time)(controlPlane)
    await findByName(shared, 'support')
    time.pass(ms)
    expect(await findByName(shared, 'router')).toEqual({ id: 'id-router' })
    expect(queries.filter(({ name_contains }) => name_contains === 'router')).toHaveLength(single)
  })
})
