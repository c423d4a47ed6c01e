import { describe, expect, test } from '@jest/globals'
import { readRawInputs } from '../../../src/inputs/raw-inputs.js'
import { parseStructured } from '../../../src/inputs/structured/parse-structured.js'
import { maskInputs } from '../../../src/masking/mask-inputs.js'
import { createRedactor } from '../../../src/masking/redactor.js'
import { contextOf, GOOD } from '../../support/fakes/inputs.js'

/** What a log shows of a text once these secrets were given. */
function shown(secrets: string) {
  const redactor = createRedactor()
  const notices: string[] = []
  const credentials: string[] = []
  const runner = {
    mask: (value: string, options?: { credential?: boolean }) => {
      redactor.add(value, options)
      if (options?.credential === true) credentials.push(value)
    },
    notice: (text: string) => void notices.push(text)
  }
  const inputs = parseStructured(readRawInputs((name) => ({ ...GOOD, secrets })[name] ?? ''))
  maskInputs(inputs, { runner, redactor, context: contextOf() })
  return { problems: inputs.secrets?.problems ?? [], redact: redactor.redact, notices, credentials }
}

describe('no line of a secret that is malformed is shown', () => {
  const LINES = ['Zq1-first/line', 'Zq2+second=line', 'Zq3.third"line', 'Zq4-fourth']
  test.each<[string, string]>([
    ['without quotes', `KEY=${LINES.join('\n')}`],
    ['without a name', LINES.join('\n')],
    ['in quotes that are never closed', `KEY='${LINES.join('\n')}\nNEXT=Zq5-next`],
    ['with text after its closing quote', `KEY='${LINES.join('\n')}' tail\nNEXT=Zq5-next`],
    ['after one that is right', `A=Zq0-value\nKEY=${LINES.join('\n')}`],
    ['with Windows line ends', `KEY=${LINES.join('\r\n')}`]
  ])('%s', (_, secrets) => {
    const { problems, redact } = shown(secrets)
    expect(problems).not.toEqual([])
    // Each line alone, as a service or a stack trace would print it.
    for (const line of LINES) expect(redact(`got ${line} here`)).toBe('got *** here')
    if (secrets.includes('Zq5')) expect(redact('got Zq5-next here')).toBe('got *** here')
    if (secrets.includes('Zq0')) expect(redact('got Zq0-value here')).toBe('got *** here')
  })
})

test.each([
  ['broken', 'KEY: |\n  Zq1-first/line\n  Zq2+second=line\n bad: [Zq4-fourth'],
  ['nested', '{"KEY": {"a": "Zq1-first/line", "b": "Zq4-fourth"}}'],
  ['cut off', '{"KEY": "Zq1-first/line",\n"NEXT": "Zq4-fourth"']
])('no line of a map that is %s is shown', (_, secrets) => {
  const { problems, redact } = shown(secrets)
  expect(problems).not.toEqual([])
  for (const value of ['Zq1-first/line', 'Zq4-fourth']) expect(redact(`got ${value} here`)).toBe('got *** here')
})

test('the value beside a malformed one is masked although nothing is sent', () => {
  const { redact } = shown('GOOD=Zq1-value\nstray line without a name')
  expect(redact('got Zq1-value here')).toBe('got *** here')
})

test('a value that cannot be masked is named, and only that one', () => {
  expect(shown('SHORT=abc\nLONG=Zq1-value\nWORD=production').notices).toEqual([
    expect.stringMatching(/: SHORT \(shorter than 4 characters\), WORD \(one word of at most 15 letters\)\. /)
  ])
})

test('the notice names the values that this step hides in its own output', () => {
  const { notices, redact } = shown('SHORT=abc\nWORD=production\nFLAG=true')
  expect(notices).toEqual([
    expect.stringContaining(' In its own output, this step hides WORD anyway. To have a short value masked,')
  ])
  expect(redact('abc production true')).toBe('abc *** true')
})

test('no advice is given for a value that is public anyway', () => {
  expect(shown(`OWN=${GOOD.base_url}`).notices).toEqual([
    'Not masked in the log: OWN (a name, ref, commit, ID or URL of this run).'
  ])
})

test('no notice is shown if every value is masked', () => {
  expect(shown('LONG=Zq1-value').notices).toEqual([])
})

test('only what the run authenticates with is a credential: it stays masked whatever it equals', () => {
  expect(shown('KEY=Zq1-value').credentials).toEqual([GOOD.api_key])
})
