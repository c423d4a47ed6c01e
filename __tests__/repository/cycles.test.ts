/** The linter finds every import cycle: through statements, types and `import()`. */
import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from '@jest/globals'

const copy = mkdtempSync(join(tmpdir(), 'cycles-'))
const linter = join(process.cwd(), 'node_modules/.bin/oxlint')

beforeAll(() => {
  for (const path of ['src', 'scripts/lint', '.oxlintrc.json', 'tsconfig.json'])
    cpSync(path, join(copy, path), { recursive: true })
  symlinkSync(join(process.cwd(), 'node_modules'), join(copy, 'node_modules'))
})
afterAll(() => rmSync(copy, { recursive: true, force: true }))

/** Where the linter finds cycles once this line stands at the end of a file of the copy. */
function cyclesWith(file: string, line: string): string[] {
  const path = join(copy, file)
  const before = readFileSync(path, 'utf8')
  writeFileSync(path, `${before}\n${line}\n`)
  const { stdout } = spawnSync(linter, ['--format=json', 'src'], { cwd: copy, encoding: 'utf8' })
  writeFileSync(path, before)
  const { diagnostics }: { diagnostics: { code: string; filename: string }[] } = JSON.parse(stdout)
  return diagnostics.filter(({ code }) => code.includes('cycle')).map(({ filename }) => filename)
}

test.each([
  ['a statement', "import { escapeMarkdown } from './markdown.js'\nexport const planted = escapeMarkdown"],
  ['a type', "export type { link } from './markdown.js'"],
  ['a type in place', "export type Planted = typeof import('./markdown.js')"],
  ['a load on demand', "export const planted = () => import('./markdown.js')"]
])('one through %s is found', (_what, line) => {
  expect(cyclesWith('src/text/sanitize.ts', line)).toContain('src/text/sanitize.ts')
})
