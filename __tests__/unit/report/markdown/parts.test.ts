import { describe, expect, test } from '@jest/globals'
import fc from 'fast-check'
import {
  headingOf,
  mergeParts,
  type Part,
  partOf,
  readParts,
  renderParts
} from '../../../../src/report/markdown/parts.js'
import { recordOf } from '../../../support/records.js'
import { runs } from '../../../support/runs.js'

const MARKER = '<!-- deploy-agent-server 0123 -->'
const FRAME = { heading: '✅ 2 deployed', marker: MARKER }

const part = (key: string, over: Partial<Part> = {}): Part => ({
  key,
  label: key,
  kind: 'created',
  run_started_at: 1_000,
  head: '| Name | Status |',
  row: `| \`${key}\` | ✅ Deployed`,
  details: '',
  ...over
})
const names = (parts: readonly Part[]) => parts.map(({ key }) => key)

test('a comment is a heading, a table, the details, and its marker in the last line', () => {
  const parts = [part('a', { position: 0, details: 'It is fine.' }), part('b-c', { position: 1 })]
  expect(renderParts(parts, { ...FRAME, run_url: 'https://ci.example/1' })).toMatchInlineSnapshot(`
"### ✅ 2 deployed

| Name | Status |
| --- | --- |
| \`a\` | ✅ Deployed <!-- row created 1000 0 a --> |
| \`b-c\` | ✅ Deployed <!-- row created 1000 1 b%2Dc --> |

<!-- details a -->

It is fine.

<!-- end a -->

[Log of the run](https://ci.example/1)

<!-- deploy-agent-server 0123 -->
"
`)
})

test('the parts of two runs name no log of one of them', () => {
  const parts = [part('a'), part('b', { run_started_at: 2_000 })]
  expect(renderParts(parts, { ...FRAME, run_url: 'https://ci.example/1' })).not.toContain(
    'Log of the run'
  )
})

describe('what was written is read back', () => {
  const MARKERS = [
    '<!-- row created 9 - a -->',
    '<!-- details a -->',
    '<!-- end a -->',
    MARKER,
    '<!--',
    '-->',
    '--!>'
  ]
  const SYNTAX = ['| x |', '|', '\\', '`', '### ', '<details>', '%', '-']
  const TEXTS = ['\n', '\r\n', '\u2028', ' ', 'a', 'é', '🗑️']
  const piece = fc.constantFrom(...MARKERS, ...SYNTAX, ...TEXTS)
  const hostile = fc.array(piece, { maxLength: 6 }).map((pieces) => pieces.join(''))
  const shown = fc.record({
    name: hostile.filter((name) => name !== ''),
    warning: hostile,
    status: hostile
  })
  const all = fc.uniqueArray(shown, { selector: ({ name }) => name, minLength: 1, maxLength: 4 })

  test('no part is lost or added, whatever names, statuses and details are made of', () => {
    fc.assert(
      fc.property(all, hostile, fc.nat(2 ** 41), (deployments, heading, run_started_at) => {
        const isShared = deployments.length > 1
        const parts = deployments.map(({ name, warning, status }) =>
          partOf(
            { name, record: recordOf(status, { warnings: [warning] }), isOver: false },
            { run_started_at, at: 0, run_url: undefined, isOneOfMany: isShared, isShared }
          )
        )
        const text = renderParts(parts, { heading, marker: MARKER })
        expect(text.trimEnd().split('\n').at(-1)).toBe(MARKER)
        const read = readParts(text)
        expect(read).toEqual(parts.map(({ headline: _headline, ...stored }) => stored))
        // Written again, nothing of it changes; nor if GitHub or a user has changed the ends of its
        // lines.
        expect(renderParts(read, { heading, marker: MARKER })).toBe(text)
        expect(readParts(text.replaceAll('\n', '\r\n'))).toEqual(read)
      }),
      { numRuns: runs(500) }
    )
  })

  test.each([
    ['nothing', ''],
    ['another table', '### x\n\n| A | B |\n| --- | --- |\n| 1 | 2 |'],
    [
      'a key that cannot be read',
      '### x\n\n| Status |\n| --- |\n| ok <!-- row created 1 - %E0 --> |'
    ],
    ['a row below the table', '### x\n\n| Status |\n| --- |\n\n| ok <!-- row created 1 - a --> |']
  ])('%s has no parts', (_, body) => expect(readParts(body)).toEqual([]))

  test('a kind that a comment should not have is no success', () => {
    const row = (kind: string) => `### x\n\n| Status |\n| --- |\n| ok <!-- row ${kind} 1 - a --> |`
    expect(['constructor', 'great'].map((kind) => headingOf(readParts(row(kind))))).toEqual([
      '⏳ 1 deployment in progress',
      '⏳ 1 deployment in progress'
    ])
  })
})

describe('of two versions of a part', () => {
  test.each<[string, Partial<Part>, Partial<Part>, 'before' | 'own']>([
    ['that of the later run stays', { run_started_at: 2 }, { run_started_at: 1 }, 'before'],
    [
      'that of this run replaces an earlier one',
      { run_started_at: 1 },
      { run_started_at: 2 },
      'own'
    ],
    ['a newer state of this run stays', { run_started_at: 2 }, { run_started_at: 2 }, 'own'],
    [
      'a deletion stays if a later run finds nothing',
      { kind: 'deleted' },
      { kind: 'absent' },
      'before'
    ],
    ['a deletion does not hide a new deploy', { kind: 'deleted' }, { kind: 'created' }, 'own']
  ])('%s', (_, before, own, kept) => {
    const [merged] = mergeParts(
      [part('a', { ...before, details: 'before' })],
      [part('a', { ...own, details: 'own' })]
    )
    expect(merged?.details).toBe(kept)
  })

  test('parts of others stay: failed first, in the order of the manifest, then by name', () => {
    const others = [part('z', { position: 0 }), part('c'), part('a')]
    const own = [part('b', { kind: 'failed' }), part('y', { position: 1 })]
    expect(names(mergeParts(others, own))).toEqual(['b', 'z', 'y', 'a', 'c'])
  })
})

test('of a text that would be too long, details go first, then rows, and what failed stays', () => {
  const kinds = new Map<number, Part['kind']>([
    [35, 'failed'],
    [37, 'running']
  ])
  const made = Array.from({ length: 40 }, (_, nth) =>
    part(`n${nth}`, {
      position: nth,
      row: `| ${'x'.repeat(4_000)}`,
      details: nth > 30 ? 'y'.repeat(6_000) : '',
      kind: kinds.get(nth) ?? 'created'
    })
  )
  const all = mergeParts([], made)
  const text = renderParts(all, FRAME)
  expect(text.length).toBeLessThanOrEqual(65_000)
  expect(text).toContain('They are in the log of the run.')
  const read = readParts(text)
  expect(names(read).slice(0, 2)).toEqual(['n35', 'n37'])
  expect(read.length).toBeGreaterThan(10)
  const few = readParts(renderParts(mergeParts([], made.slice(31)), FRAME))
  expect(few.filter(({ details }) => details !== '').map(({ key }) => key)).toContain('n35')
  expect(few).toHaveLength(9)
})
