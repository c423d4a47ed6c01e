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

  test('a deployment whose time may end before the shared look-up is looked up alone', async () => {
    const names = ['support', 'router']
    const { controlPlane, queries } = service(names.map((name) => row(name)))
    const share = createSharedList(names, clock)
    await findByName(share(controlPlane, { remainingMs: () => 59_000 }), 'support')
    const alone = queries.length
    expect(new Set(queries.map(({ name_contains }) => name_contains))).toEqual(new Set(['support']))
    await findByName(share(controlPlane, { remainingMs: () => 61_000 }), 'router')
    expect(queries[alone]?.name_contains).toBe('')
  })

  test('a list whose pages take too long is given up: the names are looked up alone', async () => {
    const names = Array.from({ length: 20 }, (_, i) => `name-${i}`)
    let leftMs = 600_000
    const { controlPlane, queries } = service(
      names.map((name) => row(name)),
      1
    )
    const slow = {
      ...controlPlane,
      listDeployments: (query: Query) => {
        leftMs -= 20_000
        return controlPlane.listDeployments(query)
      }
    }
    expect(await findByName(createSharedList(names, clock)(slow, { remainingMs: () => leftMs }), 'name-9')).toEqual({
      id: 'id-name-9'
    })
    expect(queries.slice(0, 3).map(({ name_contains }) => name_contains)).toEqual(['', '', 'name-9'])
  })

  test('a second look-up of a name asks the service, because it may confirm a write', async () => {
    const { controlPlane, queries } = service([row('support'), row('router')])
    const shared = createSharedList(['support', 'router'], clock)(controlPlane)
    await findByName(shared, 'support')
    const before = queries.length
    await findByName(shared, 'support')
    expect(queries.slice(before).map(({ name_contains }) => name_contains)).toEqual(['support', 'support'])
  })

  test.each<[string, () => Page | Error, string[]]>([
    ['refuses it', () => refusal(422), ['', 'support']],
    ['has none', () => null, ['', 'support']]
  ])('a service that %s is asked for the single names', async (_, answer, asked) => {
    const { controlPlane, queries } = listing(answer)
    await findByName(createSharedList(['support', 'router'], clock)(controlPlane), 'support').catch(() => {})
    expect(queries.map(({ name_contains }) => name_contains)).toEqual(asked)
  })

  test('a list that failed for a moment is read again by whoever tries again', async () => {
    let fails = true
    const { controlPlane } = listing(({ offset }) =>
      fails ? refusal(503) : offset === 0 ? [row('support'), row('router')] : []
    )
    const shared = createSharedList(['support', 'router'], clock)(controlPlane)
    await expect(findByName(shared, 'support')).rejects.toMatchObject({ status: 503 })
    fails = false
    expect(await findByName(shared, 'support')).toEqual({ id: 'id-support' })
  })

  test('a service with more deployments than that many pages is asked for the single names', async () => {
    const many = Array.from({ length: 30 }, (_, i) => row(`other-${i}`))
    const { controlPlane, queries } = service([...many, row('support')], 2)
    await findByName(createSharedList(['support', 'router'], clock)(controlPlane), 'support')
    expect(queries.filter(({ name_contains }) => name_contains === '')).toHaveLength(2)
    expect(queries.at(-1)?.name_contains).toBe('support')
  })

  test.each([
    [9_999, 0],
    [10_000, 2]
  ])('a list that is %i ms old saves all but %i requests of a look-up', async (ms, single) => {
    const time = new VirtualClock()
    const names = ['support', 'router']
    const { controlPlane, queries } = service(names.map((name) => row(name)))
    const shared = createSharedList(names, time)(controlPlane)
    await findByName(shared, 'support')
    time.pass(ms)
    expect(await findByName(shared, 'router')).toEqual({ id: 'id-router' })
    expect(queries.filter(({ name_contains }) => name_contains === 'router')).toHaveLength(single)
  })

  test.each([
    [2, 2],
    [8, 2],
    [30, 5],
    [100, 10]
  ])('for %i names at most %i pages are read, once, if the list has more', async (count, pages) => {
    const names = Array.from({ length: count }, (_, i) => `name-${i}.`)
    const { controlPlane, queries } = service(
      [...Array.from({ length: 20 }, (_, i) => row(`other-${i}`)), ...names.map((name) => row(name))],
      1
    )
    const share = createSharedList(names, clock)
    for (const name of names) await findByName(share(controlPlane), name)
    expect(queries.filter(({ name_contains }) => name_contains === '')).toHaveLength(pages)
  })

  test('a list that fails in its middle is read again within the same number of pages', async () => {
    const names = ['support', 'router']
    const { controlPlane, queries } = listing(({ name_contains, offset }) =>
      name_contains !== '' ? [row(name_contains)] : offset === 0 ? [row('other')] : refusal(503)
    )
    const shared = createSharedList(names, clock)(controlPlane)
    await expect(findByName(shared, 'support')).rejects.toMatchObject({ status: 503 })
    expect(await findByName(shared, 'support')).toEqual({ id: 'id-support' })
    expect(queries.map(({ name_contains }) => name_contains)).toEqual(['', '', '', 'support', 'support'])
  })
})
