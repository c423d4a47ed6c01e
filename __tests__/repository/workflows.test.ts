/** The linter of workflows, as `npm run lint:workflows` runs it. Their security is for zizmor (`.ci/run`). */
import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from '@jest/globals'

const folder = mkdtempSync(join(tmpdir(), 'workflows-'))
afterAll(() => rmSync(folder, { recursive: true }))

function lint(permissions: string): { status: number | null; stderr: string } {
  const file = join(folder, 'workflow.yml')
  const job = 'jobs:\n  test:\n    runs-on: ubuntu-latest\n    steps:\n      - run: echo\n'
  writeFileSync(file, `on: push\n${permissions}\n${job}`)
  return spawnSync(process.execPath, ['scripts/lint-workflows.mjs', file], { encoding: 'utf8' })
}

test('a workflow with a key that GitHub does not know fails, and a right one passes', () => {
  const wrong = lint('permission: {}')
  expect(wrong.stderr).toContain('permission')
  expect(wrong.status).toBe(1)
  expect(lint('permissions: {}').status).toBe(0)
}, 120_000)
