/** The package of the command line, as `npm run pack:cli` writes it of the built `dist/`. */
import { execFile, execFileSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { VERSION } from '../../../src/release.js'
import { createRepository, GRAPHS } from './repositories.js'

const MOST_BYTES = 2_300_000

const folder = mkdtempSync(join(tmpdir(), 'cli-package-'))
const archive = 'lib/npm/deploy-agent-server.tgz'
beforeAll(() => {
  execFileSync(process.execPath, ['scripts/pack-cli.mjs'], { stdio: ['ignore', 'ignore', 'pipe'] })
  execFileSync('tar', ['-xzf', archive, '-C', folder])
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const start = (...args: string[]) =>
  execFileSync(process.execPath, [join(folder, 'package/cli/index.js'), ...args], {
    encoding: 'utf8'
  })

test(`it has at most ${MOST_BYTES} bytes, and no dependencies`, () => {
  expect(statSync(archive).size).toBeLessThanOrEqual(MOST_BYTES)
  const manifest = JSON.parse(readFileSync(join(folder, 'package/package.json'), 'utf8')) as object
  expect(manifest).toMatchObject({
    name: 'deploy-agent-server',
    bin: { 'deploy-agent-server': 'cli/index.js' }
  })
  expect(Object.keys(manifest).filter((key) => /dependencies|scripts|private/i.test(key))).toEqual(
    []
  )
})

test('it starts alone', () => {
  expect(start('--version')).toMatch(/^\d+\.\d+\.\d+\n$/)
  expect(start('deploy', '--help')).toContain('--graph-config-path')
})

test('npx starts it from where it lies, with an empty cache', async () => {
  const server = createServer((_request, response) => response.end(readFileSync(archive)))
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/deploy-agent-server.tgz`
  const cache = join(folder, 'cache')
  const { PATH = '' } = process.env
  const env = {
    PATH,
    HOME: folder,
    npm_config_cache: cache,
    npm_config_registry: 'http://127.0.0.1:9',
    npm_config_proxy: ''
  }
  const { stdout } = await promisify(execFile)('npx', ['--yes', address, '--version'], {
    cwd: folder,
    env
  })
  server.close()
  expect(stdout).toBe(`${VERSION}\n`)
})

test('no link of its pages leads to what it does not have', () => {
  for (const page of ['README.md', 'CHANGELOG.md']) {
    const links = [
      ...readFileSync(join(folder, 'package', page), 'utf8').matchAll(/\]\(([^)\s]+)\)/g)
    ]
    const relative = links.map(([, link = '']) => link).filter((link) => !/^#|^https:/.test(link))
    expect({ page, relative, some: links.length > 0 }).toEqual({ page, relative: [], some: true })
    for (const [, path = ''] of links.map(
      ([, link = '']) => /\/(?:blob|raw)\/v[^/]+\/([^#]+)/.exec(link) ?? []
    )) {
      expect(path === '' || existsSync(path)).toBe(true)
    }
  }
})

test.each([
  ['github-actions', 'git_host'],
  ['github-actions', 'external_container'],
  ['gitlab', 'git_host'],
  ['gitlab', 'external_container']
])('it has what init copies for %s and %s', (ci, source) => {
  using repository = createRepository({ 'agent.json': GRAPHS, Dockerfile: '' })
  const args = ['init', '--dry-run', '--ci', ci, '--source', source]
  const program = join(folder, 'package/cli/index.js')
  const text = execFileSync(process.execPath, [program, ...args], {
    cwd: repository.root,
    encoding: 'utf8'
  })
  expect(text).toContain('support-agent')
})

test('its demo deploys with nothing but the package', () => {
  const log = start('demo')
  expect(log).not.toContain('--base-url')
  expect(log).toContain('All 8 steps behaved as expected, the last one with an error.\n\nNext')
})
