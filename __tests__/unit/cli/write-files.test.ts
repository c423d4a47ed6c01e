import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '@jest/globals'
import { writeFiles } from '../../../src/cli/init/init-command.js'

test('no new file is written if one of them exists, and that one stays', () => {
  const root = mkdtempSync(join(tmpdir(), 'write-files-'))
  writeFileSync(join(root, 'b.yml'), 'mine')
  const files = ['a.yml', 'b.yml'].map((path) => ({ path, text: 'new' }))
  expect(() => writeFiles(root, files)).toThrow('b.yml exists')
  expect(readFileSync(join(root, 'b.yml'), 'utf8')).toBe('mine')
  expect(() => readFileSync(join(root, 'a.yml'))).toThrow()
  rmSync(root, { recursive: true })
})
