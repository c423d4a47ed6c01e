import { expect, test } from '@jest/globals'
import * as fc from 'fast-check'
import type { DeploymentRow } from '../../src/contract/answers.js'
import { findByName } from '../../src/deploy/find.js'

const row = (id: string, name: string, status = 'READY'): DeploymentRow => ({ id, name, status })

/** A list as a service keeps it; `most` is what it gives on one page, whatever is asked for. */
function listing(rows: DeploymentRow[], most = 100) {
  const queries: { limit: number; offset: number }[] = []
  return {
    queries,
    listDeployments: async ({
      name_contains,
      limit,
      offset
    }: {
      name_contains: string
      limit: number
      offset: number
    }) => {
      queries.push({ limit, offset })
      return rows.filter(({ name }) => name.includes(name_contains)).slice(offset, offset + Math.min(limit, most))
    }
  }
}
const crowd = (n: number) => Array.from({ length: n }, (_, i) => row(`id-${i}`, `support-pr-${i}`))

test.each([3, 10, 20, 50, 100])(
  'the name is found on the last of many pages, of %s each: no duplicate is made',
  async (most) => {
    const list = listing([...crowd(450), row('mine', 'support')], most)
    expect(await findByName(list, 'support')).toEqual({ id: 'mine' })
    expect(list.queries.length).toBeGreaterThanOrEqual(Math.floor(451 / most))
  }
)

test('a name that is part of others is not mistaken for them: pr-1 is not pr-12', async () => {
  const list = listing([row('twelve', 'app-pr-12'), row('ten', 'app-pr-10')])
  expect(await findByName(list, 'app-pr-1')).toBe('absent')
  expect(await findByName(listing([row('twelve', 'app-pr-12'), row('one', 'app-pr-1')]), 'app-pr-1')).toEqual({
    id: 'one'
  })
  expect(await findByName(listing([row('big', 'SUPPORT')]), 'support')).toBe('absent')
  expect(
    await findByName({ listDeployments: async () => [row('big', 'SUPPORT'), row('sp', 'support ')] }, 'support')
  ).toBe('absent')
})

test('two with the same exact name are an error that names both', async () => {
  const list = listing([row('one', 'support'), ...crowd(150), row('two', 'support')])
  await expect(findByName(list, 'support')).rejects.toThrow(/one, two/)
})

test('one that is shown on two pages, as the list moved meanwhile, is still one', async () => {
  const pages = [
    [...crowd(99), row('mine', 'support')],
    [row('mine', 'support'), ...crowd(3)]
  ]
  const shifting = { listDeployments: async () => pages.shift() ?? [] }
  expect(await findByName(shifting, 'support')).toEqual({ id: 'mine' })
})

test('a service that ignores the offset does not keep the run busy for ever', async () => {
  const first = crowd(100)
  let asked = 0
  const stuck = { listDeployments: async () => (asked++, first) }
  expect(await findByName(stuck, 'support')).toBe('absent')
  expect(asked).toBeLessThanOrEqual(2)
})

test('a service without a list is told from one without the name', async () => {
  expect(await findByName({ listDeployments: async () => null }, 'support')).toBe('unlisted')
  expect(await findByName(listing([]), 'support')).toBe('absent')
})

test('one on its way out is told from one that can be deployed to', async () => {
  for (const status of ['AWAITING_DELETE', 'AWAITING_FINAL_DELETE']) {
    expect(await findByName(listing([row('old', 'support', status)]), 'support')).toEqual({ leaving: 'old' })
  }
  const both = listing([row('old', 'support', 'AWAITING_DELETE'), row('new', 'support')])
  expect(await findByName(both, 'support')).toEqual({ id: 'new' })
})

test('whatever the list holds, found is exactly the one with that name', async () => {
  const names = fc.uniqueArray(fc.stringMatching(/^[a-b-]{1,6}$/), { maxLength: 200 })
  await fc.assert(
    fc.asyncProperty(
      names,
      fc.stringMatching(/^[a-b-]{1,6}$/),
      fc.integer({ min: 2, max: 100 }),
      async (all, name, most) => {
        const list = listing(
          all.map((each) => row(`id of ${each}`, each)),
          most
        )
        expect(await findByName(list, name)).toEqual(all.includes(name) ? { id: `id of ${name}` } : 'absent')
      }
    ),
    { numRuns: 300 }
  )
})
