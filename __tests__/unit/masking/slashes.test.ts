import { expect, test } from '@jest/globals'
import { createRedactor } from '../../../src/masking/redactor.js'

const SECRET = 'wJalr/XUtn+FEMI/K7MD'

test.each([
  ['JSON as PHP writes it', JSON.stringify(SECRET).replaceAll('/', '\\/')],
  ['a URL as Python writes it', encodeURIComponent(SECRET).replaceAll('%2F', '/')]
])('hides a secret with slashes in %s', (_, text) => {
  const redactor = createRedactor()
  redactor.add(SECRET)
  const shown = redactor.redact(text)
  expect(shown).toContain('***')
  expect(shown).not.toContain('XUtn')
})
