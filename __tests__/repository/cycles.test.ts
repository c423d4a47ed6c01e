/** The linter finds every import cycle: through statements, types and `import()`. */
import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
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

/** Where the linter finds cycles once these pairs of files import each other. */
function cyclesBetween(pairs: readonly (readonly [name: string, back: string])[]): string[] {
  for (const [name, back] of pairs) {
    writeFileSync(
      join(copy, `src/${name}.ts`),
      `import { there } from './${name}-there.js'\nexport const here = there\n`
    )
    writeFileSync(join(copy, `src/${name}-there.ts`), `${back}\nexport const there = 1\n`)
  }
  const { stdout } = spawnSync(linter, ['--format=json', 'src'], { cwd: copy, encoding: 'utf8' })
  const { diagnostics }: { diagnostics: { code: string; filename: string }[] } = JSON.parse(stdout)
  return diagnostics.filter(({ code }) => code.includes('cycle')).map(({ filename }) => filename)
}

test('one through a statement, a type, a type in place, or a load on demand is found', () => {
  const found = cyclesBetween([
    ['statement', "import { here } from './statement.js'\nexport const planted = here"],
    ['type', "export type { here } from './type.js'"],
    ['in-place', "export type Planted = typeof import('./in-place.js')"],
    ['load', "export const planted = () => import('./load.js')"],
    ['none', '']
  ])
  const planted = ['statement', 'type', 'in-place', 'load'].map((name) => `src/${name}-there.ts`)
  expect(found).toEqual(expect.arrayContaining(planted))
  expect(found.join()).not.toContain('none')
})
