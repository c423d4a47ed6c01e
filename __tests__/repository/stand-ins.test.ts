import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@jest/globals'
import * as crypto from '../../src/stand-ins/crypto.cjs'

/** The names that the source imports from Node's cryptography: in the bundle, the stand-in is imported instead. */
function importedFromCrypto(): string[] {
  const sources = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.ts'))
  const imports = sources.flatMap((name) => [
    ...readFileSync(join('src', name), 'utf8').matchAll(/^import (.+) from '(?:node:)?crypto'$/gm)
  ])
  return imports.flatMap(([, names = '']) => names.replace(/[{}\s]/g, '').split(','))
}

test('the stand-in for cryptography has everything that the source imports from it', () => {
  const names = importedFromCrypto()
  expect(names).toContain('createHash')
  expect(Object.keys(crypto)).toEqual(expect.arrayContaining(names))
})
