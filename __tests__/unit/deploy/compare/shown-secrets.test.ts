import { createHash } from 'node:crypto'
import { describe, expect, test } from '@jest/globals'
import * as fc from 'fast-check'
import { howShown, type ShownAs, tellsValue } from '../../../../src/deploy/compare/shown-secrets.js'
import { runs } from '../../../support/runs.js'

type Pairs = Record<string, string>
const mapOf = (pairs: Pairs) => new Map(Object.entries(pairs))

/** How the answer `told` shows the secret `name`. */
const shows = (told: Pairs, asked: Pairs, name = Object.keys(asked)[0] ?? '') =>
  howShown(mapOf(told), mapOf(asked), name)

describe('a secret with an empty value that the answer does not list', () => {
  const EMPTY_A = { A: '', B: 'value-of-b' }
  test.each<[string, Pairs, Pairs, ShownAs]>([
    ['is as requested if others are listed: the service omits empty values', { B: 'value-of-b' }, EMPTY_A, 'asked'],
    ['is as requested if others are listed as masks', { B: '***' }, EMPTY_A, 'asked'],
    ['is missing if none is listed', {}, EMPTY_A, 'missing'],
    ['is missing if another empty one is listed', { B: 'b', C: '' }, { ...EMPTY_A, C: '' }, 'missing'],
    ['is missing if its value is not empty', { B: 'value-of-b' }, { ...EMPTY_A, A: 'a' }, 'missing']
  ])('%s', (_, told, asked, expected) => {
    expect(shows(told, asked, 'A')).toBe(expected)
  })

  test('and one that is listed with a value is another', () => {
    expect(shows({ A: 'old value of a', B: 'value-of-b' }, EMPTY_A, 'A')).toBe('other')
  })
})

describe('one text, for the secret API_TOKEN, where no other value is seen', () => {
  test.each<[string, string, ShownAs]>([
    ['the value', 'value-of-token-2', 'asked'],
    ['another value', 'value-of-token-1', 'other'],
    ['another value with its name in it', 'old-value-of-API_TOKEN', 'other'],
    ['another value, in words with capitals', 'OldValueOfToken1', 'other'],
    ['another value, in words with signs', 'Old-Value_Of-Token-2024', 'other'],
    ['a sentence with its name', 'the old value of API_TOKEN', 'other'],
    ['its name at the front', 'API_TOKEN: the old value', 'other'],
    ['another key that begins with its kind', 'sk-aB3dE5fG7hJ9kL2m', 'other'],
    ['another number', '20240101', 'other'],
    ['an address with a user that ends in its name', 'postgres://app:pw@db.example/api_token', 'other'],
    ['an address with its name in a query', 'https://api.example/?api_token=old-value', 'other'],
    ['an unknown word', 'unavailable', 'other'],
    ['a word for masks', 'PROTECTED', 'unknown'],
    ['two words with _', 'REDACTED_VALUE', 'unknown'],
    ['two words with -', 'secret-hidden', 'unknown'],
    ['a word between signs', '__masked__', 'unknown'],
    ['its own name', 'api-token', 'unknown'],
    ['a path', 'vault/support/API_TOKEN', 'unknown'],
    ['a path, in lower case', 'ssm:/support/api-token', 'unknown'],
    ['a path with a version', 'projects/support/secrets/API_TOKEN/versions/3', 'unknown'],
    ['the name of a resource', 'arn:aws:secretsmanager:eu-1:42:secret:API_TOKEN-a1B2c3', 'unknown'],
    ['a variable', '$API_TOKEN', 'unknown'],
    ['a call', '@Microsoft.KeyVault(VaultName=support;SecretName=API-TOKEN)', 'unknown'],
    ['8 hex digits', 'a1b2c3d4', 'unknown'],
    ['12 hex digits', 'A1B2C3D4E5F6', 'unknown'],
    ['24 bytes in base64', 'Zm9vYmFyYmF6cXV4MTIzNDU2Nzg5MDEy', 'unknown'],
    ['10 bytes in base64', 'q83vEjRWeJq83g==', 'unknown'],
    [
      '25 bytes in base64',
      Buffer.from('0f1e2d3c4b5a69788796a5b4c3d2e1f00123456789abcdef55', 'hex').toString('base64'),
      'unknown'
    ]
  ])('%s', (_, shown, expected) => {
    expect(shows({ API_TOKEN: shown }, { API_TOKEN: 'value-of-token-2' })).toBe(expected)
  })
})

describe('a text that may be a digest, an encoded value, or the id of a record', () => {
  test.each<[string, ShownAs]>([
    ['123e4567-e89b-12d3-a456-426614174000', 'unknown'],
    ['123E4567-E89B-12D3-A456-426614174000', 'unknown'],
    ['123e4567-e89b-12d3-a456-4266141740001', 'other'],
    ['0123e4567-e89b-12d3-a456-426614174000', 'other'],
    ['a1b2c3d', 'other'],
    ['a1b2c3d4x', 'other'],
    ['xa1b2c3d4', 'other'],
    ['abcdefab', 'other'],
    ['A1B2C3D4', 'unknown'],
    ['aB3d', 'other'],
    ['aB3dE5fG7h', 'other'],
    ['aB3dE5fG7hJ9', 'unknown'],
    ['aB3dE5fG7hJ9kL2', 'other'],
    ['aB3dE5fG7hJ9kL2m', 'unknown'],
    ['aB3dE5fG7hJ9kL2mN', 'unknown'],
    ['aB3dE5fG7hJ9kL2m==', 'unknown'],
    ['sk-aB3dE5fG7hJ9kL2mN4p', 'other'],
    ['aB3dE5f=', 'unknown'],
    ['aB3dE5fG=', 'other'],
    ['aB3dE5fG7hJ9kL2+', 'unknown'],
    ['aB3dE5fG7hJ9kL2_', 'unknown'],
    ['aB3dE5fG7hJ_kL2+', 'other'],
    ['aB3dE5fG 7hJ9kL2', 'other'],
    ['ab3de5fg7hj9kl2m', 'other'],
    ['AB3DE5FG7HJ9KL2M', 'other'],
    ['OldValueOfTheToken2024', 'unknown'],
    ['OldValueOfTheToken20245', 'other'],
    ['OldValueOfTheTokenABCD', 'other'],
    ['AbcDefGhiJklMnoPqr', 'other'],
    ['AbcDefGhiJklMnoP', 'unknown'],
    ['ab_aB3dE5fG7hJ9kL2m', 'other'],
    ['a_B3dE5fG7hJ9kL2mN', 'unknown'],
    ['Q9ab_aB3dE5fG7hJ9kL2m', 'unknown']
  ])('%s: %s', (shown, expected) => expect(shows({ KEY: shown }, { KEY: 'value-of-key' })).toBe(expected))
})

test('the same characters in composed and in decomposed form are one value', () => {
  expect(shows({ KEY: 'p\u00e4ssword one' }, { KEY: 'pa\u0308ssword one' })).toBe('unknown')
})

describe('a text with the name of the secret leads to its place, or is a value', () => {
  test.each<[string, ShownAs]>([
    [' api_token ', 'unknown'],
    ['env:API_TOKEN', 'unknown'],
    ['API_TOKEN/vault/API_TOKEN', 'unknown'],
    ['API_TOKEN/vault', 'other'],
    ['old-API_TOKEN', 'other'],
    ['vault/old-API_TOKEN', 'other'],
    ['old/x', 'other'],
    ['vault/API_TOKEN-a1b2c3', 'unknown'],
    ['vault/API_TOKEN-a1b2c', 'other'],
    ['vault/API_TOKEN/1/2', 'unknown'],
    ['vault/API_TOKEN/1/2/3', 'other'],
    ['vault/API_TOKEN@v1', 'unknown'],
    ['vault/API_TOKEN!', 'other'],
    ['(vault/API_TOKEN)!', 'other'],
    ['from vault/API_TOKEN', 'other'],
    ['vault://support/API_TOKEN', 'unknown'],
    ['vault://app@support/API_TOKEN', 'other'],
    ['vault://support/app@1/API_TOKEN', 'unknown'],
    ['vault/a:b/API_TOKEN/x y', 'other']
  ])('%s: %s', (shown, expected) => expect(shows({ API_TOKEN: shown }, { API_TOKEN: 'v' })).toBe(expected))
})

describe('the value in another form, where the service tells another value in clear', () => {
  const value = 'pä"ss\n~?>word-1'
  const bytes = Buffer.from(value)
  const digest = (name: string, encoding: 'hex' | 'base64') => createHash(name).update(value).digest(encoding)
  test.each<[string, string, ShownAs]>([
    ['with blanks around', ` ${value}\n`, 'unknown'],
    ['with other ends of lines', value.replace('\n', '\r\n'), 'unknown'],
    ['base64', bytes.toString('base64'), 'unknown'],
    ['base64 without padding', bytes.toString('base64').replaceAll('=', ''), 'unknown'],
    ['base64url', bytes.toString('base64url'), 'unknown'],
    ['hex', bytes.toString('hex'), 'unknown'],
    ['hex in capitals', bytes.toString('hex').toUpperCase(), 'unknown'],
    ['for an address', encodeURIComponent(value), 'unknown'],
    ['as JSON', JSON.stringify(value), 'unknown'],
    ['as JSON without its quotes', JSON.stringify(value).slice(1, -1), 'unknown'],
    ['in quotes', `'${value}'`, 'unknown'],
    ...['md5', 'sha1', 'sha224', 'sha256', 'sha384', 'sha512'].map((name): [string, string, ShownAs] => [
      name,
      digest(name, 'hex'),
      'unknown'
    ]),
    ['a digest in capitals', digest('sha256', 'hex').toUpperCase(), 'unknown'],
    ['a digest in base64', digest('sha256', 'base64'), 'unknown'],
    ['the first six signs of a digest', digest('sha256', 'hex').slice(0, 6), 'unknown'],
    ['the first signs of one in base64', digest('sha256', 'base64').slice(0, 8), 'unknown'],
    ['the first five', digest('sha256', 'hex').slice(0, 5), 'other'],
    ['a digest of another value', createHash('sha256').update('x').digest('hex'), 'other'],
    ['doubled', value.repeat(2), 'other']
  ])('%s', (_, shown, expected) => {
    expect(shows({ KEY: shown, B: 'in-clear' }, { KEY: value, B: 'in-clear' })).toBe(expected)
  })

  test.each<[string, ShownAs]>([
    ['ab**', 'unknown'],
    ['**gh', 'unknown'],
    ['ab--gh', 'unknown'],
    ['ab##gh', 'unknown'],
    ['ab__gh', 'unknown'],
    ['ab??gh', 'unknown'],
    ['ab..gh', 'unknown'],
    ['ab*gh', 'other'],
    ['ab**xx', 'other'],
    ['xx**gh', 'other'],
    ['abcd--efgh', 'other'],
    ['abcd--fgh', 'unknown']
  ])('abcdefgh as %s: %s', (shown, expected) => {
    expect(shows({ KEY: shown, B: 'in-clear' }, { KEY: 'abcdefgh', B: 'in-clear' })).toBe(expected)
  })
})

describe('the beginning or the end of abcdefghijkl', () => {
  const CLEAR = 'in-clear'
  test.each<[string, string | undefined, ShownAs]>([
    ['abcdefg', undefined, 'unknown'],
    ['fghijkl', undefined, 'unknown'],
    ['abcdefgh', undefined, 'other'],
    ['efghijkl', undefined, 'other'],
    ['cdefg', undefined, 'other'],
    ['abcdefg', CLEAR, 'other'],
    ['abcdefg', CLEAR.slice(1), 'unknown']
  ])('%s, where the service tells %p in clear: %s', (shown, clear, expected) => {
    const more: Pairs = clear === undefined ? {} : { B: clear }
    expect(shows({ KEY: shown, ...more }, { KEY: 'abcdefghijkl', ...more })).toBe(expected)
  })

  test('of a short value', () => {
    expect(shows({ KEY: 'abcd' }, { KEY: 'abcde' })).toBe('unknown')
    expect(shows({ KEY: 'abcde' }, { KEY: 'abcdef' })).toBe('other')
  })
})

test('a name without a value, and one that was not asked for, are unknown', () => {
  expect(howShown(new Map([['KEY', undefined]]), mapOf({ KEY: 'value' }), 'KEY')).toBe('unknown')
  expect(howShown(mapOf({ KEY: 'value' }), mapOf({}), 'KEY')).toBe('unknown')
})

test('an answer shows a value only if it is the requested one and could not stand for any value', () => {
  expect(tellsValue(mapOf({ KEY: 'value' }), 'KEY', 'value')).toBe(true)
  expect(tellsValue(mapOf({ KEY: 'value' }), 'KEY', 'other')).toBe(false)
  expect(tellsValue(mapOf({ KEY: '***' }), 'KEY', '***')).toBe(false)
  for (const told of [null, undefined, mapOf({})]) expect(tellsValue(told, 'KEY', 'value')).toBe(false)
})

describe('what other secrets of the list tell', () => {
  const asked = { A: 'first-value', B: 'second-value', C: 'third-value' }
  test.each<[string, Pairs, Pairs, ShownAs]>([
    ['one text for two values', { A: 'unavailable', B: 'unavailable' }, asked, 'unknown'],
    ['one text for two values, and a value', { A: 'unavailable', B: 'unavailable', C: asked.C }, asked, 'unknown'],
    ['one text for one value', { A: 'old', B: 'old' }, { A: 'new', B: 'new' }, 'other'],
    ['one text that is the value of another', { A: asked.B, B: asked.B }, asked, 'other'],
    ['one text beside a name that was not asked for', { A: 'old', D: 'old' }, asked, 'other'],
    ['a short digest beside a digest', { A: 'a1b2c3d4', B: 'e5f6a7b8' }, asked, 'unknown'],
    ['a short digest beside a value', { A: 'a1b2c3d4', B: asked.B }, asked, 'other'],
    ['base64 beside a value', { A: 'Zm9vYmFyYmF6cXV4MTIzNDU2Nzg5MDEy', B: asked.B }, asked, 'other'],
    ['a path beside a value', { A: 'vault/support/A', B: asked.B }, asked, 'unknown'],
    ['no such name', { B: asked.B }, asked, 'missing']
  ])('%s', (_, told, wanted, expected) => {
    expect(shows(told, wanted)).toBe(expected)
  })
})

test('a cipher text of 24 bytes and more is seen as one', () => {
  const bytes = fc.uint8Array({ minLength: 48, maxLength: 200 })
  fc.assert(
    fc.property(bytes, fc.constantFrom('base64' as const, 'base64url' as const), (cipher, encoding) => {
      const shown = Buffer.from(cipher).toString(encoding)
      fc.pre(new Set(cipher).size > 40 && !/^[a-z]{2,}[-_]/.test(shown))
      expect(shows({ KEY: shown }, { KEY: 'value' })).toBe('unknown')
    }),
    { numRuns: runs(300), seed: 7 }
  )
})

test('a long text is judged quickly', () => {
  for (const part of ['1', 'A', 'a', 'aB', 'A1', '_', 'value_', 'a/b'])
    expect(shows({ KEY: `${part.repeat(20_000)}aB!` }, { KEY: 'value' })).toBe('other')
})
