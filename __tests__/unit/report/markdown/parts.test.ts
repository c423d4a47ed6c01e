import { describe, expect, test } from '@jest/globals'
import fc from 'fast-check'
import { COLUMNS } from '../../../../src/report/markdown/deployment.js'
import { mergeParts, type Part, readParts, renderParts } from '../../../../src/report/markdown/parts.js'

const MARKER = '<!-- deploy-agent-server 0123 -->'
const FRAME = { heading: '✅ 2 deployed', marker: MARKER }
const LINK = '[Open](https://a.example)'

const part = (key: string, over: Partial<Part> & { link?: string } = {}): Part => {
  const { link = '', ...rest } = over
  return {
    key,
    kind: 'created',
    run_started_at: 1_000,
    row: [`\`${key}\``, '✅ Deployed', link, '', '1 s', '[today](https://ci.example/1)'],
    details: '',
    ...rest
  }
}
const names = (parts: readonly Part[]) => parts.map(({ key }) => key)

test('a comment is a heading, a table, the details, and its marker in the last line', () => {
  const parts = [part('a', { position: 0, details: 'It is fine.', link: LINK }), part('b-c', { position: 1 })]
  expect(renderParts(parts, { ...FRAME, run_url: 'https://ci.example/1' })).toMatchInlineSnapshot(`
"### ✅ 2 deployed

| Name | Status | Link | Time | Updated |
| --- | --- | --- | --- | --- |
| \`a\` | ✅ Deployed | [Open](https://a.example) | 1 s | [today](https://ci.example/1) <!-- row created 1000 0 a --> |
| \`b-c\` | ✅ Deployed |  | 1 s | [today](https://ci.example/1) <!-- row created 1000 1 b%2Dc --> |

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
  expect(renderParts(parts, { ...FRAME, run_url: 'https://ci.example/1' })).not.toContain('Log of the run')
})

test('the only part has no column for its name, which is read from its marker', () => {
  const text = renderParts([part('a')], FRAME)
  expect(text).toContain('\n| Status | Time | Updated |\n')
  expect(readParts(text)).toEqual([part('a')])
})

describe('what was written is read back', () => {
  const MARKERS = ['<!-- row created 9 - a -->', '<!-- details a -->', '<!-- end a -->', MARKER, '<!--', '-->', '--!>']
  const SYNTAX = ['| x |', '|', '\\', '`', '### ', '<details>', '%', '-']
  const TEXTS = ['\n', '\r\n', '\u2028', ' ', 'a', 'é', '🗑️']
  const piece = fc.constantFrom(...MARKERS, ...SYNTAX, ...TEXTS)
  const hostile = fc.array(piece, { maxLength: 6 }).map((pieces) => pieces.join(''))
  const parts = fc.uniqueArray(
    fc.record({
      key: hostile.filter((key) => key !== ''),
      kind: fc.constantFrom('created', 'failed', 'rolled_back'),
      run_started_at: fc.nat(2 ** 41),
      row: fc.tuple(...COLUMNS.map((name) => (name === 'Name' ? hostile.map((text) => `n${text}`) : hostile))),
      details: hostile
    }),
    { selector: ({ key }) => key, maxLength: 4 }
  )

  test('whatever names, cells and details are made of: no part is lost, and none is added', () => {
    fc.assert(
      fc.property(parts, hostile, (all, heading) => {
        const text = renderParts(all, { heading, marker: MARKER })
        expect(text.trimEnd().split('\n').at(-1)).toBe(MARKER)
        const facts = ({ key, kind, run_started_at }: Part) => ({ key, kind, run_started_at })
        const read = readParts(text)
        expect(read.map(facts)).toEqual(all.map(facts))
        // Written again, nothing of it changes.
        expect(renderParts(read, { heading, marker: MARKER })).toBe(text)
      }),
      { numRuns: 2_000 }
    )
  })

  test('after GitHub or a user has changed the ends of its lines', () => {
    const all = [part('a', { details: 'one\n\ntwo' }), part('b')]
    expect(readParts(renderParts(all, FRAME).replaceAll('\n', '\r\n'))).toEqual(all)
  })

  test.each([
    ['nothing', ''],
    ['text', 'hello\n\nworld'],
    ['another table', '### x\n\n| A | B |\n| --- | --- |\n| 1 | 2 <!-- row created 1 - a --> |'],
    ['a row without its marker', '### x\n\n| Status |\n| --- |\n| ok |'],
    ['a key that cannot be read', '### x\n\n| Status |\n| --- |\n| ok <!-- row created 1 - %E0 --> |'],
    ['a row below the table', '### x\n\n| Status |\n| --- |\n\n| ok <!-- row created 1 - a --> |']
  ])('%s has no parts', (_, body) => {
    expect(readParts(body)).toEqual([])
  })
})

describe('of two versions of a part', () => {
  const merged = (before: Partial<Part>, own: Partial<Part>) =>
    mergeParts([part('a', { kind: 'before', ...before })], [part('a', { kind: 'own', ...own })])[0]?.kind

  test.each<[string, Partial<Part>, Partial<Part>, string]>([
    ['that of the later run stays', { run_started_at: 2 }, { run_started_at: 1 }, 'before'],
    ['that of this run replaces an earlier one', { run_started_at: 1 }, { run_started_at: 2 }, 'own'],
    ['a newer state of this run stays', { run_started_at: 2 }, { run_started_at: 2 }, 'own'],
    ['a deletion stays if a later run finds nothing', { kind: 'deleted' }, { kind: 'absent' }, 'deleted'],
    ['a deletion does not hide a new deploy', { kind: 'deleted' }, { kind: 'created' }, 'created']
  ])('%s', (_, before, own, kind) => {
    expect(merged(before, own)).toBe(kind)
  })

  test('parts of others stay, in the order of the manifest, then of their names', () => {
    const others = [part('z', { position: 0 }), part('c'), part('a')]
    expect(names(mergeParts(others, [part('b'), part('y', { position: 1 })]))).toEqual(['z', 'y', 'a', 'b', 'c'])
  })
})

describe('the link of a part that has none', () => {
  const EARLIER = `${LINK} (as of an earlier run)`
  const linkOf = (before: string, own: Part) =>
    mergeParts([part('a', { link: before, run_started_at: 1 })], [own])[0]?.row[2]

  test.each<[string, Part, string]>([
    ['is kept after a failure', part('a', { kind: 'failed' }), EARLIER],
    ['is kept after a time limit', part('a', { kind: 'timed_out' }), EARLIER],
    ['is kept while the run waits', part('a', { kind: 'pending' }), EARLIER],
    ['is kept if another one failed', part('a', { kind: 'blocked' }), EARLIER],
    ['goes with the deployment', part('a', { kind: 'deleted' }), ''],
    [
      'is the own one if there is one',
      part('a', { kind: 'failed', link: '[Open](https://b.example)' }),
      '[Open](https://b.example)'
    ]
  ])('%s', (_, own, link) => {
    expect(linkOf(LINK, own)).toBe(link)
  })

  test('is marked once', () => {
    expect(linkOf(EARLIER, part('a', { kind: 'failed' }))).toBe(EARLIER)
  })
})

test('of a text that would be too long, details go first, then rows, and what failed stays', () => {
  const all = Array.from({ length: 40 }, (_, nth) =>
    part(`n${nth}`, {
      position: nth,
      link: 'x'.repeat(4_000),
      details: nth > 30 ? 'y'.repeat(6_000) : '',
      kind: nth === 35 ? 'failed' : nth === 37 ? 'pending' : 'created'
    })
  )
  const text = renderParts(all, FRAME)
  expect(text.length).toBeLessThanOrEqual(65_000)
  expect(text).toContain('They are in the log of the run.')
  const read = readParts(text)
  expect(names(read).slice(-2)).toEqual(['n35', 'n37'])
  expect(read.length).toBeGreaterThan(10)
  const few = readParts(renderParts(all.slice(31), FRAME))
  expect(few.filter(({ details }) => details !== '').map(({ key }) => key)).toContain('n35')
  expect(few).toHaveLength(9)
})
