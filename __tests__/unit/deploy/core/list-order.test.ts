import { expect, test } from '@jest/globals'
import type { RevisionAnswer } from '../../../../src/contract/answers.js'
import { listNewestFirst, newestFirst } from '../../../../src/requests/lists.js'

const row = (id: string, minute?: number): RevisionAnswer => ({
  id,
  status: 'DEPLOYED',
  ...(minute !== undefined && { created_at: `2026-06-01T12:0${minute}:00Z` })
})
const ids = (rows: readonly RevisionAnswer[] | null) => rows?.map(({ id }) => id)

test.each([
  ['newest first', [row('c', 3), row('b', 2), row('a', 1)], ['c', 'b', 'a']],
  ['oldest first', [row('a', 1), row('b', 2), row('c', 3)], ['c', 'b', 'a']],
  ['in no order', [row('b', 2), row('c', 3), row('a', 1)], ['c', 'b', 'a']],
  ['oldest first at one time', [row('a', 1), row('b', 1), row('c', 1)], ['c', 'b', 'a']],
  ['newest first, undated', [row('c'), row('b'), row('a')], ['c', 'b', 'a']],
  ['oldest first, undated', [row('a'), row('b'), row('c')], ['c', 'b', 'a']],
  [
    'an earlier revision is the latest again',
    [row('a', 1), row('c', 3), row('b', 2)],
    ['a', 'c', 'b'],
    'a'
  ],
  ['none', [], []]
])('a list of revisions is newest first: %s', (_order, rows, expected, latest = 'c') => {
  expect(ids(newestFirst(rows, latest))).toEqual(expected)
})

test.each([
  ['that pages', 1, ['c', 'b', 'a'], [undefined, 1, 2]],
  ['that ignores offset', 0, ['a'], [undefined, 1]]
])(
  'pages of a service %s are read until the revision is found',
  async (_service, step, expected, asked) => {
    const offsets: (number | undefined)[] = []
    const all = [row('a', 1), row('b', 2), row('c', 3)]
    const listRevisions = (_id: string, { offset }: { offset?: number } = {}) => {
      offsets.push(offset)
      const start = (offset ?? 0) * step
      return Promise.resolve(all.slice(start, start + 1))
    }
    expect(
      ids(await listNewestFirst({ listRevisions }, { deployment_id: 'd', sought: 'c' }))
    ).toEqual(expected)
    expect(offsets).toEqual(asked)
  }
)

test('the next page begins behind rows that could not be read', async () => {
  const offsets: (number | undefined)[] = []
  const listRevisions = async (_id: string, { offset }: { offset?: number } = {}) => {
    offsets.push(offset)
    return offset === undefined
      ? Object.assign([row('a', 1)], { unread: ['[1].id: odd'] })
      : [row('c', 3)]
  }
  expect(
    ids(await listNewestFirst({ listRevisions }, { deployment_id: 'd', sought: 'c' }))
  ).toEqual(['c', 'a'])
  expect(offsets).toEqual([undefined, 2])
})

test('a service without the operation has no list', async () => {
  const listRevisions = () => Promise.resolve(null)
  expect(await listNewestFirst({ listRevisions }, { deployment_id: 'd', sought: 'c' })).toBeNull()
})
