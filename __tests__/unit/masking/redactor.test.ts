import { describe, expect, test } from '@jest/globals'
import { canBeMasked, isFitForRunner, isPlainWord, piecesOf } from '../../../src/masking/forms.js'
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

// What blots out half the log, or drops an output of the job, costs the user as much as a leak.
describe('what is too short to be a secret stays', () => {
  test.each<[string, string, string, string]>([
    ['two characters of a secret with invisible ones', 'a\u200bb\u200b', 'a cab', 'a cab'],
    ['seven letters of a secret without its marks', 'ab-cd-ef1', 'abcdef1', 'abcdef1'],
    ['not eight letters', 'ab-cd-ef12', 'abcdef12', '***'],
    ['a word of twelve letters of a text', 'be professional with users', 'a professional tone', 'a professional tone'],
    ['not the beginning of a longer one', 'be Zq47professional with users', 'a Zq47professi tone', 'a *** tone'],
    ['not the end of a longer one', 'be Zq47professional with users', 'a professional tone', 'a *** tone'],
    ['both sides of what was redacted', 'abcdefgh', 'abcd***efgh', 'abcd***efgh']
  ])('%s', (_, secret, text, shown) => {
    expect(redactorOf(secret).redact(text)).toBe(shown)
  })

  test.each<[string, boolean, boolean]>([
    ['production', false, false],
    [' production\n', false, false],
    ['hunter22', true, true],
    ['hunter22\n\nswordfish-1', true, true],
    ['hunter22\nproduction', false, true],
    ['abc\nhunter22', false, true],
    ['abc', false, false],
    ['  ', true, true]
  ])('the runner may mask all of %j: %s, or a line of it: %s', (value, whole, line) => {
    expect([isFitForRunner(value), canBeMasked(value)]).toEqual([whole, line])
  })

  test('a plain word is one with blanks around it, too', () => {
    expect([' production ', 'Debug', 'DEBUG', 'deBug', 'x-1'].map(isPlainWord)).toEqual([
      true,
      true,
      true,
      false,
      false
    ])
  })

  test('a value is searched whole, without its blanks, and by each of its lines', () => {
    expect(piecesOf(' ab-c1 \n x \n d-efg ')).toEqual([
      ' ab-c1 \n x \n d-efg ',
      'ab-c1 \n x \n d-efg',
      'ab-c1',
      'd-efg'
    ])
  })
})
