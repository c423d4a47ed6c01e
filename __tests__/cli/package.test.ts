/** The package of the command line, as `npm run pack:cli` writes it of the built `dist/`. */
import { execFileSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from '@jest/globals'

const MOST_BYTES = 1_000_000

const folder = mkdtempSync(join(tmpdir(), 'cli-package-'))
let archive: string
beforeAll(() => {
  execFileSync(process.execPath, ['scripts/pack-cli.mjs'], { stdio: ['ignore', 'ignore', 'pipe'] })
  const name = readdirSync('lib/npm').find((file) => file.endsWith('.tgz')) ?? ''
  archive = join('lib/npm', name)
  execFileSync('tar', ['-xzf', archive, '-C', folder])
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const start = (...args: string[]) =>
  execFileSync(process.execPath, [join(folder, 'package/cli/index.js'), ...args], { encoding: 'utf8' })

test(`it has at most ${MOST_BYTES} bytes, and no dependencies`, () => {
  expect(statSync(archive).size).toBeLessThanOrEqual(MOST_BYTES)
  const manifest = JSON.parse(readFileSync(join(folder, 'package/package.json'), 'utf8')) as object
  expect(manifest).toMatchObject({ name: 'deploy-agent-server', bin: { 'deploy-agent-server': 'cli/index.js' } })
  expect(Object.keys(manifest).filter((key) => /dependencies|scripts|private/i.test(key))).toEqual([])
})

test('it starts alone', () => {
  expect(start('--version')).toMatch(/^\d+\.\d+\.\d+\n$/)
  expect(start('deploy', '--help')).toContain('--graph-config-path')
})

test('its demo deploys with nothing but the package', () => {
  const log = start('demo')
  expect(log).toContain('All 7 steps behaved as expected.\n\nNext')
  expect(log.match(/→ operation=/g)).toHaveLength(1)
})
