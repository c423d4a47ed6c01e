import { expect, test } from '@jest/globals'
import * as fc from 'fast-check'
import { ageOf, readDate } from '../../../src/text/dates.js'
import { fieldPath, formatDuration } from '../../../src/text/format.js'
import {
  escapeCommands,
  redactLines,
  sanitizeLine,
  withoutAnsi,
  withoutUserInfo
} from '../../../src/text/sanitize.js'
import { webAddress } from '../../../src/text/web-address.js'
import { runs } from '../../support/runs.js'

/** What .NET takes for white space: the runner trims with it before it looks for a command. */
const DOTNET_SPACE = /^[\s\u0085\ufeff]+/

/** The lines that the runner would carry out (docs/design.md, section 3). */
const commands = (text: string) =>
  text
    .split(/\r\n|\r|\n/)
    .filter((line) => line.replace(DOTNET_SPACE, '').startsWith('::') || line.includes('##['))

const hostile = fc.string({
  unit: fc.oneof(
    fc.constantFrom(':', '::', '#', '##', '[', '##[', 'error', ']', ' ', '\t', '\n', '\r', '\r\n'),
    fc.constantFrom(
      ...'\v \f \0 \u001b \u0085 \u00a0 \u2028 \u2029 \u200b \u202e \ufeff \ud800'.split(' ')
    ),
    fc.string({ minLength: 1, maxLength: 1, unit: 'binary' })
  ),
  maxLength: 60
})

test('nothing that a server sends becomes a workflow command', () => {
  fc.assert(
    fc.property(hostile, (text) => {
      expect(commands(escapeCommands(text))).toEqual([])
    }),
    { numRuns: runs(5_000) }
  )
})

test.each(
  [
    [
      '::error::x',
      '  ::set-output name=a::b',
      'x\r::stop-commands::t',
      'a\n\t::x::',
      '##[error]x',
      'text ##[group]'
    ],
    ['###[x]', '#\u0000#[x]', ':\u001b:x::', '\u2028::x::', '\u0085::x::', '\u00a0::x::', ':::x::']
  ].flat()
)('%j is shown, and is no command', (text) => {
  expect(commands(escapeCommands(text))).toEqual([])
  expect(escapeCommands(text)).toMatch(/x|group|set-output|stop-commands/)
})

test('harmless text stays unchanged', () => {
  for (const text of [
    'a: b',
    'https://x.example/a::b',
    'two\nlines\tand a tab',
    'C++ :: x',
    '# heading',
    'ü 😀'
  ]) {
    expect(escapeCommands(text)).toBe(text)
  }
})

test('text of others stays on one line, without characters that hide or turn it', () => {
  fc.assert(
    fc.property(hostile, fc.integer({ min: 1, max: 80 }), (text, max) => {
      const line = sanitizeLine(text, max)
      expect(line).not.toMatch(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u)
      expect(line.length).toBeLessThanOrEqual(max)
      expect(line.isWellFormed()).toBe(true)
      expect(sanitizeLine(line, max)).toBe(line)
    }),
    { numRuns: runs(2_000) }
  )
})

test('a text that just fits is not cut, and blanks in it become one', () => {
  const shown = [
    sanitizeLine('abc', 3),
    sanitizeLine('abcd', 3),
    sanitizeLine(' a  b\n\tc\u202ed ')
  ]
  expect(shown).toEqual(['abc', 'ab…', 'a b c d'])
})

test.each([
  ['https://user:pass@x.example/a?b=c@d', 'https://x.example/a?b=c@d'],
  [String.raw`{"url":"https:\/\/user:pass@x.example"}`, String.raw`{"url":"https:\/\/x.example"}`],
  ['git+ssh://token@x.example and a@b.example', 'git+ssh://x.example and a@b.example']
])('no password of an address is shown: %s', (text, shown) => {
  expect([withoutUserInfo(text), sanitizeLine(text), escapeCommands(text)]).toEqual([
    shown,
    shown,
    shown
  ])
})

test('a broken command keeps its words and its lines', () => {
  expect(escapeCommands('a\r\n::b\r##[c\u200b')).toBe('a\n: :b\n## [c')
})

test('colors of a build tool are left out, and the text between them stays', () => {
  expect(
    withoutAnsi('\u001b[31mred\u001b[0m \u001b]8;;https://x.example\u0007link\u001b[K\u001b(B')
  ).toBe('red link')
})

test('a secret of two lines is found although each line is shown alone', () => {
  const redact = (text: string) => text.replaceAll('one\ntwo', '***\n***')
  expect(redactLines(['a', 'one', 'two', 'b\r\nc'], redact)).toEqual(['a', '***', '***', 'b c'])
})

test.each([
  [0, '0:00'],
  [999, '0:00'],
  [59_999, '0:59'],
  [245_000, '4:05'],
  [3_599_999, '59:59'],
  [3_723_000, '1:02:03'],
  [-5, '0:00']
])('%s ms reads %s', (ms, text) => {
  expect(formatDuration(ms)).toBe(text)
})

test('paths of fields read as people write them', () => {
  expect(fieldPath(['source_config', 'resource_spec', 'sidecars', 0, 'env', 1, 'name'])).toBe(
    'source_config.resource_spec.sidecars[0].env[1].name'
  )
  expect(fieldPath([])).toBe('')
})

test.each(
  [
    [
      'javascript:alert(1)',
      'https://u:p@x.example',
      'https://u@x.example',
      'https://:p@x.example',
      'ftp://x',
      'x',
      ''
    ],
    [
      'xhttp://x.example',
      'httpsx://x.example',
      'https://x.example/a b',
      null,
      undefined,
      'https://x\u202e.example'
    ]
  ].flat()
)('an address from a server is output only if it is a web address: %j', (text) => {
  expect(webAddress(text)).toBeUndefined()
})

test('an address is output without a slash at its end, so that /docs can follow', () => {
  expect(webAddress('https://a.example/x/')).toBe('https://a.example/x')
  expect(webAddress('http://127.0.0.1:5/agents/1')).toBe('http://127.0.0.1:5/agents/1')
})

const NOW = Date.UTC(2026, 0, 10)

test.each<[string, string | null | undefined, number, number]>([
  ['of a moment ago', '2026-01-09T23:59:59.999Z', NOW - 1, 1],
  ['of now', '2026-01-10T00:00:00Z', NOW, 0],
  ['in another zone', '2026-01-10T01:00:00+02:00', NOW - 3_600_000, 3_600_000],
  ['of HTTP', 'Fri, 09 Jan 2026 00:00:00 GMT', NOW - 86_400_000, 86_400_000],
  ['at the first that counts', '2000-01-01T00:00:00Z', Date.UTC(2000, 0), NOW - Date.UTC(2000, 0)],
  ['in the future has no age', '2026-01-10T00:00:00.001Z', NOW + 1, Number.NaN],
  ['before 2000 is unknown', '1999-12-31T23:59:59.999Z', Number.NaN, Number.NaN],
  ['of 1970 is unknown', '1970-01-01T00:00:00Z', Number.NaN, Number.NaN],
  ['of the year 1 is unknown', '0001-01-01T00:00:00Z', Number.NaN, Number.NaN],
  ['that is none is unknown', 'soon', Number.NaN, Number.NaN],
  ['that is null is unknown', null, Number.NaN, Number.NaN],
  ['that is missing is unknown', undefined, Number.NaN, Number.NaN]
])('a date %s', (_, date, at, age) => {
  expect([readDate(date), ageOf(date, NOW)]).toEqual([at, age])
})
