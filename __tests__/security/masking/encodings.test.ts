import { expect, test } from '@jest/globals'
import * as fc from 'fast-check'
import { viewsOf } from '../../../src/masking/decode.js'
import { createRedactor } from '../../../src/masking/redactor.js'
import { cases, withinSeconds } from '../hostile/volume.js'

const hex = (code: number, digits: number) => code.toString(16).padStart(digits, '0')
const bytes = (text: string) => [...Buffer.from(text)]
const json = (text: string) => JSON.stringify(text).slice(1, -1)
const noAlphanumeric = /[^A-Za-z0-9]/gu

/** Encoders as other programs have them, written without the code that decodes. */
const ENCODERS: Record<string, (text: string) => string> = {
  JSON: json,
  'JSON in a string': (text) => JSON.stringify(text),
  'JSON with \\/': (text) => json(text).replaceAll('/', '\\/'),
  'JSON of ASCII': (text) => json(text).replace(/[^ -~]/g, (char) => `\\u${hex(char.charCodeAt(0), 4)}`),
  'every unit as \\u0041': (text) => text.replace(/[^]/g, (unit) => `\\u${hex(unit.charCodeAt(0), 4)}`),
  'punctuation as \\u002B': (text) =>
    text.replace(/[^A-Za-z0-9]/g, (unit) => `\\u${hex(unit.charCodeAt(0), 4).toUpperCase()}`),
  'punctuation as \\u{2b}': (text) => text.replace(noAlphanumeric, (char) => `\\u{${hex(char.codePointAt(0)!, 1)}}`),
  'bytes as \\x2b': (text) =>
    bytes(text)
      .map((byte) => `\\x${hex(byte, 2)}`)
      .join(''),
  'Python bytes': (text) =>
    `b'${bytes(text)
      .map((byte) => {
        const char = String.fromCharCode(byte)
        if (char === '\\' || char === "'") return `\\${char}`
        if (char === '\n') return '\\n'
        return byte < 32 || byte > 126 ? `\\x${hex(byte, 2)}` : char
      })
      .join('')}'`,
  'Python repr': (text) => `'${text.replace(/[\\']/g, '\\$&').replaceAll('\n', '\\n').replaceAll('\t', '\\t')}'`,
  'octal bytes': (text) =>
    bytes(text)
      .map((byte) => `\\${byte.toString(8).padStart(3, '0')}`)
      .join(''),
  'HTML by name': (text) =>
    text
      .replaceAll('&', '&amp;')
      .replaceAll('<', '&lt;')
      .replaceAll('>', '&gt;')
      .replaceAll('"', '&quot;')
      .replaceAll("'", '&apos;')
      .replaceAll('+', '&plus;')
      .replaceAll('/', '&sol;'),
  'HTML decimal': (text) => text.replace(noAlphanumeric, (char) => `&#${char.codePointAt(0)};`),
  'HTML hexadecimal': (text) =>
    text.replace(noAlphanumeric, (char) => `&#x${hex(char.codePointAt(0)!, 2).toUpperCase()};`),
  percent: (text) => encodeURIComponent(text),
  'percent in lower case': (text) => encodeURIComponent(text).replace(/%../g, (code) => code.toLowerCase()),
  'percent for everything': (text) =>
    bytes(text)
      .map((byte) => `%${hex(byte, 2)}`)
      .join(''),
  form: (text) => new URLSearchParams({ v: text }).toString().slice(2),
  'percent twice': (text) => encodeURIComponent(encodeURIComponent(text)),
  hex: (text) => Buffer.from(text).toString('hex'),
  'hex in upper case': (text) => Buffer.from(text).toString('hex').toUpperCase(),
  'hex with colons': (text) =>
    bytes(text)
      .map((byte) => hex(byte, 2))
      .join(':'),
  'list of bytes': (text) => JSON.stringify(bytes(text)),
  base64: (text) => Buffer.from(text).toString('base64'),
  'base64 for URLs': (text) => Buffer.from(text).toString('base64url'),
  'base64 after a user': (text) => Buffer.from(`user:${text}`).toString('base64'),
  'base64 between others': (text) => Buffer.from(`{"k":"${text}"}`).toString('base64'),
  'base64 in lines': (text) => Buffer.from(text).toString('base64').replace(/.{10}/g, '$&\n'),
  'quoted-printable': (text) =>
    bytes(text)
      .map((byte) =>
        byte < 33 || byte > 126 || byte === 61 ? `=${hex(byte, 2).toUpperCase()}` : String.fromCharCode(byte)
      )
      .join('')
      .replace(/.{30}(?!=|.?$)/g, '$&'),
  'single quotes of a shell': (text) => `'${text.replaceAll("'", "'\\''")}'`,
  'shlex of Python': (text) => `'${text.replaceAll("'", `'"'"'`)}'`,
  'double quotes of a shell': (text) => `"${text.replace(/["\\$`]/g, '\\$&')}"`
}
const KINDS = Object.keys(ENCODERS)

const encode = (kinds: readonly string[], text: string) => kinds.reduce((inner, kind) => ENCODERS[kind]!(inner), text)

const secret = fc
  .tuple(
    fc.string({ unit: fc.constantFrom(...'abXY09+/="\'\\&<>%$ .-_:'.split(''), 'ü', '😀'), maxLength: 24 }),
    fc.integer({ min: 100_000, max: 999_999 })
  )
  .map(([text, number]) => `Zq${number}${text}x9K`)
const around = fc.constantFrom('', ' ', 'key: ', '{"detail": "', 'failed with ', 'a=')

/** Everything that a text says in any encoding, by its letters and digits alone. */
const letters = (text: string) => text.replace(/[^A-Za-z0-9]/g, '')

test(
  'no decoding of a redacted text holds the secret, however deeply it was encoded',
  () => {
    fc.assert(
      fc.property(
        secret,
        fc.array(fc.constantFrom(...KINDS), { maxLength: 3 }),
        around,
        around,
        (value, kinds, before, after) => {
          const redactor = createRedactor()
          redactor.add(value)
          const encoded = encode(kinds, value)
          const clean = redactor.redact(`${before}${encoded}${after}`)
          expect(clean).toContain('***')
          const core = encoded.slice(Math.ceil(encoded.length / 8), Math.floor((encoded.length * 7) / 8))
          expect(clean).not.toContain(core)
          for (const { text } of viewsOf(clean)) {
            expect(text).not.toContain(value)
            expect(letters(text)).not.toContain(letters(value))
          }
        }
      ),
      cases(2_000)
    )
  },
  withinSeconds(120)
)

test.each(KINDS)('a short secret is found as %s, too', (kind) => {
  for (const value of ['p@ss', "it's", 'a"b/c', 'k&y+1', 'pä55']) {
    const redactor = createRedactor()
    redactor.add(value)
    expect([value, redactor.redact(`x: ${ENCODERS[kind]!(value)}`)]).toEqual([value, expect.stringContaining('***')])
  }
})

test('what stands around an encoded secret stays', () => {
  const redactor = createRedactor()
  redactor.add('sk-4711/ab+cd==')
  for (const kind of ['JSON', 'percent', 'HTML hexadecimal', 'every unit as \\u0041', 'hex']) {
    expect(redactor.redact(`The key (${ENCODERS[kind]!('sk-4711/ab+cd==')}) is wrong.`)).toBe('The key (***) is wrong.')
  }
})

test.each([
  ['a zero-width space', 'Zq47\u200b11-abcdef'],
  ['a soft hyphen in a short one', 'hun\u00adter2', 'hunter2'],
  ['a colour', 'Zq4711\u001b[31m-abcdef'],
  ['a link of a terminal', '\u001b]8;;x\u0007Zq4711-\u001b]8;;\u0007abcdef'],
  ['a line break', 'Zq4711-\nabcdef'],
  ['a line break that is escaped', 'Zq4711-\\nabcdef'],
  ['quotes that join two texts', 'Zq4711" + "-abcdef']
])('a secret is found with %s inside', (_what, text, value = 'Zq4711-abcdef') => {
  const redactor = createRedactor()
  redactor.add(value)
  const clean = redactor.redact(`log: ${text} end`)
  expect(clean).toMatch(/^log: .*\*\*\*[^]* end$/)
  expect(letters(clean)).not.toMatch(/4711|abcdef|ter2/)
})

test('line breaks in a redacted text stay where they were', () => {
  const redactor = createRedactor()
  redactor.add('first-line-1\nsecond-line-2')
  expect(redactor.redact('a first-line-1\r\nsecond-line-2 b')).toBe('a ***\r\n*** b')
})

test.each([
  ['its beginning, cut off', `value='${'Zq4711abcdefghijklmnop'.slice(0, 16)}...`],
  ['its end', '...hijklmnop0123456789 is wrong'],
  ['its middle', 'near "cdefghijklmnop01"']
])('a part of a long secret is redacted: %s', (_what, text) => {
  const redactor = createRedactor()
  redactor.add('Zq4711abcdefghijklmnop0123456789')
  expect(letters(redactor.redact(text))).not.toMatch(/Zq47|abcd|ijkl|0123|6789/)
})

test('words of a secret that is prose are no secret', () => {
  const redactor = createRedactor()
  redactor.add('You wait for the deployment and answer politely.')
  expect(redactor.redact('Waiting for the deployment and its revision')).toBe(
    'Waiting for the deployment and its revision'
  )
})

test.each(['%25', '\\', '\\u005c', '&amp;', '41', '65, ', 'a+', '=\n', 'QUJD', '%41&#65;=41\\x5c 65 \u200b'])(
  'what a text is decoded to grows with its length only, be it made of %j',
  (unit) => {
    const text = unit.repeat(Math.ceil(2 ** 14 / unit.length))
    const decoded = [...viewsOf(text)].reduce((sum, view) => sum + view.text.length, 0)
    expect(decoded).toBeLessThanOrEqual(text.length * 21)
  }
)

test('nothing that a text is decoded to is longer than the text, so a text shorter than every secret holds none', () => {
  const unit = fc.constantFrom(
    '%25',
    '+',
    '\\',
    '\\u005c',
    "'",
    '&amp;',
    '&#65;',
    '41',
    '65,',
    '=\n',
    'QUJD',
    '\u200b',
    '\u001b[0m'
  )
  const text = fc.array(fc.oneof(unit, fc.string({ unit: 'binary', maxLength: 4 })), { maxLength: 20 })
  fc.assert(
    fc.property(text, (units) => {
      const whole = units.join('')
      for (const view of viewsOf(whole)) expect(view.text.length).toBeLessThanOrEqual(whole.length)
    }),
    cases(1_000)
  )
})

test('an empty public fact, such as a URL that a service tells as empty text, ends no run', () => {
  const redactor = createRedactor()
  redactor.add('a-secret-of-some-length')
  redactor.keep('')
  expect(redactor.redact('a-secret-of-some-length')).not.toContain('secret-of')
})
