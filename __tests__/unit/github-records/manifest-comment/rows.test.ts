import { describe, expect, test } from '@jest/globals'
import fc from 'fast-check'
import { mergeRows } from '../../../../src/github-records/manifest-comment/rows.js'
import type { CommentRow } from '../../../../src/github-records/manifest-comment/stored-row.js'
import { AT, deployment, failure, recordOf, row } from '../../../support/comments/rows.js'

const BUILDING = { record: recordOf('BUILDING'), under_way: true }
const newer = { run_started_at: AT }

describe('of two rows for one deployment', () => {
  test.each<[string, Partial<CommentRow>, Partial<CommentRow>]>([
    ['the later state of one run stays', { updated_at: AT + 1 }, { ...BUILDING, updated_at: AT }],
    ['that of the later run stays, however late the earlier run ends', newer, { updated_at: AT + 900_000 }],
    ['that of the later run stays, also if it has not ended', { ...newer, ...BUILDING }, { updated_at: AT + 1 }],
    ['the final one stays if both became known at the same time', {}, BUILDING],
    ['the longer one stays, whatever it says', { failure: failure('a long text') }, { failure: failure('b') }],
    ['the one with details stays if they say the same', { failure: failure('a\nb') }, { failure: failure('a') }]
  ])('%s', (_, stays, goes) => {
    const [kept, dropped] = [row('support', stays), row('support', goes)]
    expect(mergeRows([kept], [dropped])).toEqual([kept])
    expect(mergeRows([dropped], [kept])).toEqual([kept])
  })
})

test('rows of other deployments are kept in the order of the manifest', () => {
  const rows = mergeRows(
    [row('router', { position: 1 })],
    [row('triage', { position: 0 }), row('billing', { position: 10 })]
  )
  expect(rows.map(({ name }) => name)).toEqual(['triage', 'router', 'billing'])
})

test('rows without a place in the manifest are sorted by name', () => {
  const rows = mergeRows([row('triage'), row('Router')], [row('support'), row('router')])
  expect(rows.map(({ name }) => name)).toEqual(['Router', 'router', 'support', 'triage'])
})

test('a name such as __proto__ is a name', () => {
  expect(mergeRows([row('__proto__')], [row('constructor')])).toHaveLength(2)
})

const rows: fc.Arbitrary<CommentRow[]> = fc.array(
  fc
    .record({
      name: fc.constantFrom('a', 'b', 'c', '__proto__'),
      position: fc.nat(2),
      run_started_at: fc.nat(2),
      updated_at: fc.nat(2),
      under_way: fc.boolean(),
      status: fc.constantFrom('BUILDING', 'DEPLOYED')
    })
    .map(({ status, name, ...over }) => ({ ...deployment(name), ...over, record: recordOf(status) })),
  { maxLength: 6 }
)

test('neither the order of merges nor their number matters, and no name is lost', () => {
  fc.assert(
    fc.property(rows, rows, rows, (a, b, c) => {
      const merged = mergeRows(mergeRows(a, b), c)
      expect(mergeRows(a, mergeRows(b, c))).toEqual(merged)
      expect(mergeRows(mergeRows(c, b), a)).toEqual(merged)
      expect(mergeRows(merged, mergeRows(a, merged))).toEqual(merged)
      expect(new Set(merged.map(({ name }) => name))).toEqual(new Set([...a, ...b, ...c].map(({ name }) => name)))
    })
  )
})
