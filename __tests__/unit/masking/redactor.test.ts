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
})

// What blots out half the log, or drops an output of the job, costs the user as much as a leak.
describe('what is too short to be a secret stays', () => {
  test.each<[string, string, string, string]>([
    ['a word of twelve letters of a text', 'be professional with users', 'a professional tone', 'a professional tone'],
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
    expect([' production ', 'Debug', 'DEBUG', 'qwertyuiopasdfg'].map(isPlainWord)).toEqual([true, true, true, true])
    expect(['deBug', 'x-1', 'qwertyuiopasdfgh', 'Qwertyuiopasdfgh'].map(isPlainWord)).toEqual([
      false,
      false,
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

const ID = '5f0c9a5e-7d5b-4f0e-9d2b-0c5d8a1b2ce1'

test.each(['https://hooks.example/T0', 'db-1.internal.example:5432', ID, 'sk-4711-abcdef'])(
  'the runner masks a value at once, whatever it looks like: %s',
  (value) => {
    expect(createRedactor().add(value)).toEqual([value])
  }
)

describe('what is public is shown, and nothing else', () => {
  test.each<[string, string, string, string]>([
    ['a secret before a public text', 'hunter22', 'https://support.example', 'hunter22 https://support.example'],
    ['a secret after it', 'hunter22', 'https://support.example', 'https://support.example hunter22']
  ])('%s goes', (_, secret, fact, text) => {
    const redactor = redactorOf(secret)
    redactor.keep(fact)
    expect(redactor.redact(text)).toBe(text.replace(secret, '***'))
  })

  test('a ref with a secret in it is none', () => {
    const redactor = redactorOf('hunter22')
    redactor.keep('feature/hunter22')
    expect(redactor.redact('on feature/hunter22')).toBe('on feature/***')
  })

  test('a public value is one however it is written', () => {
    const redactor = createRedactor()
    redactor.keep('https://github.com/acme/support')
    const forms = [
      ' https://github.com/Acme/Support\n',
      'https://github.com/acme/support.git',
      'https://github.com/acme/support/'
    ]
    expect(forms.map((form) => redactor.isPublic(form))).toEqual([true, true, true])
    expect(redactor.isPublic('https://github.com/acme')).toBe(false)
  })

  test.each([
    ['k-12345', 'https://x.example/k-12345'],
    ['k-123456', 'https://x.example/***']
  ])('a public address with the credential %s is shown as %s', (credential, shown) => {
    const redactor = createRedactor()
    redactor.add(credential, { credential: true })
    redactor.keep(`https://x.example/${credential}`)
    expect(redactor.redact(`https://x.example/${credential}`)).toBe(shown)
  })
})

test('a text that was shown before its secret was added is redacted after that', () => {
  const redactor = createRedactor()
  expect(redactor.redact('got hunter22')).toBe('got hunter22')
  redactor.add('hunter22')
  expect(redactor.redact('got hunter22')).toBe('got ***')
})

describe('only the secret goes', () => {
  test.each<[string, string, string]>([
    ['of several lines', 'a\nhunter22\nb', 'a\n***\nb'],
    ['each time that it stands there', 'hunter22hunter22', '******'],
    ['at the end of a long text', `${'x '.repeat(30_000)}hunter22`, `${'x '.repeat(30_000)}***`]
  ])('%s', (_, text, shown) => {
    expect(redactorOf('hunter22').redact(text)).toBe(shown)
  })
})
