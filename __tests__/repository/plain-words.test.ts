/** The linters find words to avoid, in code and in pages, and say what to write instead. */
import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, expect, test } from '@jest/globals'

const folder = mkdtempSync(join(tmpdir(), 'plain-words-'))

beforeAll(() => {
  for (const path of ['scripts/lint', '.oxlintrc.json', 'package.json'])
    cpSync(path, join(folder, path), { recursive: true })
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** What a linter prints about a file with this text. */
function lint(file: string, text: string): string {
  const path = join(folder, file)
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, text)
  const [command, ...options] = file.endsWith('.ts')
    ? [join(process.cwd(), 'node_modules/.bin/oxlint'), '--format=unix', file]
    : [process.execPath, 'scripts/lint/pages.mjs', file]
  return spawnSync(command, options, { cwd: folder, encoding: 'utf8' }).stdout
}

test.each([
  ['a comment', 'examples/planted.ts', '// Makes it anew.', 'anew'],
  ['a docstring, over a line end', 'examples/planted.ts', '/**\n * It stays as it\n * is.\n */', 'as it * is'],
  ['a text', 'examples/planted.ts', "throw new Error('No one is here')", 'No one'],
  ['a template', 'examples/planted.ts', 'throw new Error(`${process.pid} is gone`)', 'is gone'],
  ['the name of a test', '__tests__/planted.test.ts', "test.each([1])('nobody waits', () => undefined)", 'nobody'],
  ['a page', 'planted.md', 'One.\n\nThe service goes\non.', 'goes on'],
  ['an example', 'examples/planted.yml', 'name: Deploy # by itself', 'by itself']
])('a word to avoid in %s is found, with a replacement', (_what, file, text, word) => {
  expect(lint(file, text)).toMatch(new RegExp(`^${file}:\\d+:.*"${word.replaceAll('*', '\\*')}": write `, 'm'))
})

test.each([
  ['a text of a test that is not its name', '__tests__/planted.test.ts', "export const sent = 'nobody'"],
  ['code in a page', 'planted.md', 'Set `nobody` as the user.'],
  ['an address', 'planted.md', '[The page](https://example.com/nobody) has more.'],
  ['an identifier', 'examples/planted.ts', 'export const nobody = 1']
])('%s may hold the word', (_what, file, text) => {
  expect(lint(file, text)).not.toContain('": write ')
})
