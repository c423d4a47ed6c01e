import { describe, expect, test } from '@jest/globals'
import * as fc from 'fast-check'
import { howShown, type ShownAs } from '../../../../src/deploy/compare/shown-secrets.js'
import { runs } from '../../../support/runs.js'

type Pairs = Record<string, string>
const mapOf = (pairs: Pairs) => new Map(Object.entries(pairs))

/** How the answer `told` shows the secret `name`. */
const shows = (told: Pairs, asked: Pairs, name = Object.keys(asked)[0] ?? '') =>
  howShown(mapOf(told), mapOf(asked), name)

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
