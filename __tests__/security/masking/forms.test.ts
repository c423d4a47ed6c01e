import { expect, test } from '@jest/globals'
import * as fc from 'fast-check'
import { createRedactor } from '../../../src/masking/redactor.js'
import { FORMS, KINDS, leaks } from '../../support/leaks.js'
import { cases, withinSeconds } from '../hostile/volume.js'

const secret = fc
  .tuple(
    fc.string({
      unit: fc.constantFrom(...'abXY09+/="\'\\&<>%$ .-_:\n'.split(''), 'ü', '😀'),
      maxLength: 24
    }),
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
  'a redacted text holds its secrets in none of the listed forms',
  () => {
    const secrets = fc.array(secret, { minLength: 1, maxLength: 3 })
    fc.assert(
      fc.property(
        secrets,
        fc.constantFrom(...KINDS),
        around,
        around,
        (values, kind, before, after) => {
          const redactor = redactorOf(...values)
          for (const value of values) {
            const clean = redactor.redact(`${before}${FORMS[kind]!(value)}${after}`)
            expect(clean).toContain('***')
            expect(leaks({ clean }, [value])).toEqual([])
          }
        }
      ),
      cases(2_000)
    )
  },
  withinSeconds(120)
)

test.each(KINDS.filter((kind) => !kind.startsWith('base64')))(
  'a short secret is found as %s, too',
  (kind) => {
    for (const value of ['p@ss', "it's", 'a"b/c', 'k&y+1', 'pä55']) {
      expect([value, redactorOf(value).redact(`x: ${FORMS[kind]!(value)}`)]).toEqual([
        value,
        'x: ***'
      ])
    }
  }
)

test.each(KINDS)('each line of a secret is found as %s', (kind) => {
  const clean = redactorOf('first-line-1\r\n  second<line>-2').redact(
    `x: ${FORMS[kind]!('second<line>-2')}`
  )
  expect(clean).toMatch(/^x: .{0,9}\*\*\*.{0,6}$/)
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
])(
  'a secret is found with %s in it or in the text, which is dropped when the text is printed',
  (_, hidden) => {
    const [plain, withIt] = ['k#7!q$Z', `k#7${hidden}!q$Z`]
    for (const value of [plain, withIt]) {
      for (const text of [plain, withIt])
        expect(redactorOf(value).redact(`KEY=${text} end`)).toBe('KEY=*** end')
    }
  }
)

// SECURITY.md says so: an encoding that nobody could list is not looked for.
test.each<[string, (value: string) => string]>([
  ['hex', (value) => Buffer.from(value).toString('hex')],
  ['decimal bytes', (value) => [...Buffer.from(value)].join(' ')],
  [
    'base64 twice',
    (value) => Buffer.from(Buffer.from(value).toString('base64')).toString('base64')
  ],
  [
    'base64 over several lines',
    (value) => Buffer.from(value).toString('base64').replace(/.{8}/g, '$&\n')
  ],
  ['a part of it', (value) => value.slice(0, -2)],
  ['two halves', (value) => `${value.slice(0, 9)} ${value.slice(9)}`]
])('a secret is not found as %s', (_, disguise) => {
  const value = 'Zq4711-secret-value'
  expect(redactorOf(value).redact(disguise(value))).toBe(disguise(value))
})
