import { describe, expect, test } from '@jest/globals'
import fc from 'fast-check'
import { decodeRows, encodeRows } from '../../../../src/github-records/manifest-comment/row-data.js'
import { mergeRows } from '../../../../src/github-records/manifest-comment/rows.js'
import type { CommentRow } from '../../../../src/github-records/manifest-comment/stored-row.js'
import { servingUrl } from '../../../../src/report/markdown/commented-deployment.js'
import { EMPTY_RECORD } from '../../../../src/report/record.js'
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

describe('the address of what serves', () => {
  const live = row('support', { record: recordOf('DEPLOYED', { url: 'https://support.example', serving: 'r1' }) })
  const unread = (over: Partial<CommentRow> = {}) =>
    row('support', { record: EMPTY_RECORD, failure: failure('no'), run_started_at: AT, ...over })

  test('stays if a later run could not read the deployment, and another one after it', () => {
    const [once] = mergeRows([unread()], [live])
    expect(once?.failure?.message).toBe('no')
    const [twice] = mergeRows([unread({ run_started_at: AT + 1 })], [once as CommentRow])
    expect(twice && servingUrl(twice)).toBe('https://support.example')
    expect(decodeRows(`${encodeRows([twice as CommentRow]).line}\n<!-- marker -->`, AT)).toMatchObject([
      { earlier: { url: 'https://support.example' } }
    ])
  })

  test('goes once a run has read that nothing serves', () => {
    const gone = row('support', { record: recordOf('', { operation: 'deleted' }), run_started_at: AT - 500 })
    const [merged] = mergeRows([live], mergeRows([unread()], [gone]))
    expect(merged && servingUrl(merged)).toBeUndefined()
  })

  test('is that of the run itself if it has read the deployment', () => {
    const building = row('support', { record: recordOf('BUILDING'), under_way: true, run_started_at: AT })
    expect(mergeRows([building], [live])).toEqual([building])
  })
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
      status: fc.constantFrom('BUILDING', 'DEPLOYED', 'unread')
    })
    .map(({ status, name, ...over }) => {
      const url = `https://${over.run_started_at}-${over.updated_at}.example`
      const record = status === 'unread' ? EMPTY_RECORD : recordOf(status, { url, serving: 'r1' })
      return { ...deployment(name), ...over, record }
    }),
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
