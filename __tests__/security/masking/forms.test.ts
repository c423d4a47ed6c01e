import { expect, test } from '@jest/globals'
import * as fc from 'fast-check'
import { createRedactor } from '../../../src/masking/redactor.js'
import { cases, withinSeconds } from '../hostile/volume.js'
import { FORMS } from './disguises.js'

const KINDS = Object.keys(FORMS)

const secret = fc
  .tuple(
    fc.string({ unit: fc.constantFrom(...'abXY09+/="\'\\&<>%$ .-_:'.split(''), 'ü', '😀'), maxLength: 24 }),
    fc.integer({ min: 100_000, max: 999_999 })
  )
  .map(([text, number]) => `Zq${number}${text}x9K`)
const around = fc.constantFrom('', ' ', 'key: ', '{"detail": "', 'failed with ', 'a=')

function redactorOf(...values: string[]) {
  const redactor = createRedactor()
  for (const value of values) redactor.add(value)
  return redactor
}

test(
  'a redacted text holds the secret in none of the listed forms',
  () => {
    fc.assert(
      fc.property(secret, fc.constantFrom(...KINDS), around, around, (value, kind, before, after) => {
        const shown = FORMS[kind]!(value)
        const clean = redactorOf(value).redact(`${before}${shown}${after}`)
        expect(clean).toContain('***')
        // In base64, the ends depend on what stands around the value.
        const core = kind.startsWith('base64') ? shown.slice(11, -4) : shown
        if (core.length >= 4) expect(clean).not.toContain(core)
      }),
      cases(2_000)
    )
  },
  withinSeconds(120)
)

test.each(KINDS.filter((kind) => !kind.startsWith('base64')))('a short secret is found as %s, too', (kind) => {
  for (const value of ['p@ss', "it's", 'a"b/c', 'k&y+1', 'pä55']) {
    expect([value, redactorOf(value).redact(`x: ${FORMS[kind]!(value)}`)]).toEqual([value, 'x: ***'])
  }
})

test.each(KINDS)('each line of a secret is found as %s', (kind) => {
  const clean = redactorOf('first-line-1\r\n  second<line>-2').redact(`x: ${FORMS[kind]!('second<line>-2')}`)
  expect(clean).toMatch(/^x: .{0,9}\*\*\*.{0,6}$/)
})

test('what stands around a secret stays', () => {
  for (const kind of ['plain', 'JSON', 'a part of a URL', 'XML']) {
    const text = `The key (${FORMS[kind]!('sk-4711/ab+cd==')}) is wrong.`
    expect(redactorOf('sk-4711/ab+cd==').redact(text)).toBe('The key (***) is wrong.')
  }
})

test.each([
  ['a space without width', '\u200b'],
  ['a joiner', '\u200d'],
  ['a soft hyphen', '\u00ad'],
  ['a mark of direction', '\u202e'],
  ['a byte order mark', '\ufeff'],
  ['a variation selector', '\ufe0f'],
  ['a control character', '\u0008'],
  ['a color', '\u001b[31m'],
  ['a link', '\u001b]8;;https://x.example\u0007']
])('a secret is found with %s in the text, which is dropped when the text is printed', (_, hidden) => {
  expect(redactorOf('k#7!q$Z').redact(`KEY=k#7${hidden}!q$Z end`)).toBe('KEY=*** end')
})

test.each([
  ['a space without width', '\u200b'],
  ['a color', '\u001b[31m'],
  ['a bell', '\u0007']
])('a secret with %s is found with and without it', (_, hidden) => {
  const secretWithIt = `k#7${hidden}!q$Z`
  expect(redactorOf(secretWithIt).redact('KEY=k#7!q$Z end')).toBe('KEY=*** end')
  expect(redactorOf(secretWithIt).redact(`KEY=${secretWithIt} end`)).toBe('KEY=*** end')
})

test('line breaks in a redacted text stay where they were', () => {
  expect(redactorOf('first-line-1\nsecond-line-2').redact('a first-line-1\r\nsecond-line-2 b')).toBe('a ***\r\n*** b')
})

test('words of a secret that is prose are no secret', () => {
  const text = 'Waiting for the deployment and its revision'
  expect(redactorOf('You wait for the deployment and answer politely.').redact(text)).toBe(text)
})

test('an empty public fact, such as a URL that a service tells as empty text, makes nothing public', () => {
  const redactor = redactorOf('a-secret-of-some-length')
  redactor.keep('')
  expect(redactor.redact('a-secret-of-some-length')).toBe('***')
})
