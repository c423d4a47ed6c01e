import { describe, expect, test } from '@jest/globals'
import { createRedactor } from '../../../src/masking/redactor.js'

function redactorOf(...values: string[]) {
  const redactor = createRedactor()
  for (const value of values) redactor.add(value)
  return redactor
}

/** A password, and what holds it with a tail too short to be found by its letters alone. */
const PASSWORD = 'Hunter2-pass'
const URL_WITH_IT = `pg://app:${PASSWORD}@db/x9`

describe('one secret inside another', () => {
  test.each<[string, string, string]>([
    ['in the middle', PASSWORD, URL_WITH_IT],
    ['at the beginning', PASSWORD, `${PASSWORD}-x9`],
    ['at the end', PASSWORD, `x9-${PASSWORD}`],
    ['and they share their ends only', 'alpha-Bravo-7', 'Bravo-7-zulu']
  ])('no end of the outer one is left: %s', (_, inner, outer) => {
    const text = inner === 'alpha-Bravo-7' ? 'alpha-Bravo-7-zulu' : outer
    for (const values of [
      [inner, outer],
      [outer, inner]
    ]) {
      expect(redactorOf(...values).redact(`url=${text} end`)).toBe('url=*** end')
    }
  })

  test('both go where they stand apart, and what is between them stays', () => {
    expect(redactorOf(PASSWORD, URL_WITH_IT).redact(`${URL_WITH_IT} and ${PASSWORD} twice`)).toBe('*** and *** twice')
  })

  test('a value that the redaction of another one brings together goes too', () => {
    expect(redactorOf('***@db/x9', PASSWORD).redact(`pg://app:${PASSWORD}@db/x9`)).not.toContain('x9')
  })
})

describe('a short secret that an invisible character cuts is found', () => {
  // Fewer than eight letters: it is not found by its letters alone.
  const SECRET = 'k#7!q$Z'
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
  ])('%s', (_, hidden) => {
    const text = `KEY=${SECRET.slice(0, 3)}${hidden}${SECRET.slice(3)} end`
    expect(redactorOf(SECRET).redact(text)).toBe('KEY=*** end')
  })

  test.each([
    ['a space without width', '\u200b'],
    ['a color', '\u001b[31m'],
    ['a bell', '\u0007']
  ])('also where %s is in the secret itself, and the log does without', (_, hidden) => {
    const secret = `k#7${hidden}!q$Z`
    expect(redactorOf(secret).redact('KEY=k#7!q$Z end')).toBe('KEY=*** end')
    expect(redactorOf(secret).redact(`KEY=${secret} end`)).toBe('KEY=*** end')
  })
})
