/** What a runner downloads for each job: `git archive` of the commit, compressed. */
import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { KEY, startPlane } from '../../bench/requests/plane.js'
import { runAction } from '../../src/cli/demo/local-runner.js'
import { COMMIT, gitInputs, PUSH } from '../programs/action/bundle.js'

const MOST_BYTES = 2_500_000

const folder = mkdtempSync(join(tmpdir(), 'download-'))
let archive: Buffer
let paths: string[]

beforeAll(() => {
  archive = git('archive', treeOfWork())
  paths = execFileSync('tar', ['-xvf', '-', '-C', folder], { input: archive, encoding: 'utf8' })
    .trim()
    .split('\n')
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** The files of the work tree, committed or not. */
function treeOfWork(): string {
  const env = { ...process.env, GIT_INDEX_FILE: join(folder, '.index') }
  execFileSync('git', ['read-tree', 'HEAD'], { env })
  execFileSync('git', ['add', '--all'], { env, stdio: 'ignore' })
  return execFileSync('git', ['write-tree'], { env, encoding: 'utf8' }).trim()
}

const git = (...args: string[]) => execFileSync('git', args, { maxBuffer: 1 << 28 })

test(`a runner downloads at most ${MOST_BYTES} bytes`, () => {
  const bytes = gzipSync(archive).length
  const largest = paths
    .filter((path) => !path.endsWith('/'))
    .map((path) => ({ path, compressed: gzipSync(readFileSync(join(folder, path))).length }))
    .sort((a, b) => b.compressed - a.compressed)
    .slice(0, 8)
  expect({ isSmall: bytes <= MOST_BYTES, bytes, largest }).toMatchObject({ isSmall: true })
})

test('the download holds what a job runs, and no tests or sources', () => {
  const tops = [...new Set(paths.map((path) => path.split('/', 1).join()))].sort((a, b) =>
    a < b ? -1 : 1
  )
  expect(tops).toEqual([
    'CHANGELOG.md',
    'LICENSE',
    'README.md',
    'SECURITY.md',
    'action.yml',
    'dist',
    'emulator',
    'package.json'
  ])
})

test('the action and the local control plane run from the download alone', async () => {
  await using plane = await startPlane('50ms', folder)
  await plane.setHead('main', COMMIT)
  const inputs = gitInputs(plane.url, { api_key: KEY })
  const run = () => runAction({ bundle: join(folder, 'dist/index.js'), inputs, variables: PUSH })
  expect((await run()).outputs).toMatchObject({ operation: 'created', status: 'DEPLOYED' })
  expect((await run()).outputs).toMatchObject({ operation: 'unchanged' })
})

test('the demo starts from the download', () => {
  const help = execFileSync('npm', ['run', '--silent', 'demo', '--', '--help'], {
    cwd: folder,
    encoding: 'utf8'
  })
  expect(help).toContain('Usage: deploy-agent-server demo')
})
