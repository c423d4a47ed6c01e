/**
 * `--agent-command` with a git repository: each revision serves the files of its own commit. Real
 * git, real processes.
 */
import { execFileSync } from 'node:child_process'
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  realpathSync,
  rmSync,
  writeFileSync
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from '@jest/globals'
import {
  type Emulator,
  type EmulatorOptions,
  OptionError,
  startEmulator
} from '../../emulator/index.js'
import { ask, until } from './agent-client.js'
import { call, create, gitRequest, type Json, patch, read, statusOf } from './support.js'

const serverOf = (version: string) => `
import { createServer } from 'node:http'
import { writeFileSync } from 'node:fs'
writeFileSync('written-by-the-agent', '')
const server = createServer((_request, response) => response.end('${version}'))
server.listen(Number(process.env.PORT), '127.0.0.1')
`

let repo: string
const write = (path: string, text: string) => {
  mkdirSync(dirname(join(repo, path)), { recursive: true })
  writeFileSync(join(repo, path), text)
}
const git = (...args: string[]) =>
  execFileSync('git', ['-C', repo, '-c', 'user.name=t', '-c', 'user.email=t@example', ...args], {
    encoding: 'utf8'
  }).trim()

/** Commits an agent that answers with its version, and returns the commit. */
function commit(version: string, folder = '.'): string {
  write(join(folder, 'server.mjs'), serverOf(version))
  write(join(folder, 'graphs.json'), '{"graphs": {"agent": "./server.mjs:graph"}}')
  git('add', '.')
  git('commit', '--quiet', '-m', version)
  return git('rev-parse', 'HEAD')
}

/** The checkouts of this process: tests of other files make some at the same time. */
const checkouts = () =>
  readdirSync(tmpdir()).filter((name) => name.startsWith(`emulator-checkout-${process.pid}-`))

/** Everything in the repository that belongs to the user. */
const belongings = () => [
  git('for-each-ref'),
  git('status', '--porcelain', '--branch'),
  git('worktree', 'list')
]

beforeEach(() => {
  repo = realpathSync(mkdtempSync(join(tmpdir(), 'emulator-repository-')))
  git('init', '--quiet', '--initial-branch=main')
})
afterEach(() => rmSync(repo, { recursive: true }))

const start = (options: EmulatorOptions = {}) =>
  startEmulator({
    buildTime: 0,
    repo,
    agentCommand: `"${process.execPath}" server.mjs`,
    ...options
  })

/** Waits for the latest revision, and returns what its agent server answers. */
async function served(emulator: Emulator, { id }: Json): Promise<string> {
  const { latest_revision_id, source_config } = await read(emulator, id)
  await until(async () => (await statusOf(emulator, id, latest_revision_id)) === 'DEPLOYED')
  return (await ask(source_config.custom_url, 'GET /')).text()
}

const deployAgain = (emulator: Emulator, { id }: Json) =>
  patch(emulator, id, { source_revision_config: { repo_ref: 'main' } })

test('a rollback serves the code of the earlier commit, and leaves no trace of it', async () => {
  commit('A')
  const emulator = await start()
  const deployment = await create(emulator)
  expect(await served(emulator, deployment)).toBe('A')
  commit('B')
  await deployAgain(emulator, deployment)
  expect(await served(emulator, deployment)).toBe('B')
  write('server.mjs', serverOf('not committed'))
  const ours = belongings()
  const { id, latest_revision_id } = deployment
  await call(emulator, `POST /v2/deployments/${id}/revisions/${latest_revision_id}/redeploy`)
  expect(await served(emulator, deployment)).toBe('A')
  git('reset', '--quiet', '--hard', 'HEAD~1')
  await deployAgain(emulator, deployment)
  expect(await served(emulator, deployment)).toBe('A')
  git('reset', '--quiet', 'ORIG_HEAD')
  write('server.mjs', serverOf('not committed'))
  // Those of the earlier revisions ended with their processes.
  await until(async () => checkouts().length === 1)
  await emulator.close()
  expect(checkouts()).toEqual([])
  expect(belongings()).toEqual(ours)
})

test('deployments of two branches serve their own code at the same time', async () => {
  commit('A')
  git('checkout', '--quiet', '-b', 'feature')
  commit('B')
  await using emulator = await start()
  const main = await create(emulator)
  const preview = gitRequest('preview')
  preview.source_revision_config['repo_ref'] = 'feature'
  const feature = await create(emulator, preview)
  expect(await served(emulator, feature)).toBe('B')
  expect(await served(emulator, main)).toBe('A')
})

test('a repository in a subfolder runs in that folder of the commit', async () => {
  commit('A', 'agents/support')
  await using emulator = await start({ repo: join(repo, 'agents/support') })
  expect(await served(emulator, await create(emulator))).toBe('A')
})

test('with uncommitted, the files on disk run, also without git', async () => {
  commit('A')
  write('server.mjs', serverOf('not committed'))
  for (const hasGit of [true, false]) {
    if (!hasGit) rmSync(join(repo, '.git'), { recursive: true })
    await using emulator = await start({ uncommitted: true })
    expect(await served(emulator, await create(emulator))).toBe('not committed')
  }
  await expect(start()).rejects.toThrow(OptionError)
  await expect(start()).rejects.toThrow('is not a git repository')
})

test('a commit that the repository lacks fails to deploy, and the log says why', async () => {
  commit('A')
  await using emulator = await start()
  emulator.setHead({ ref: 'main', commit_sha: 'f'.repeat(40) })
  const { id, latest_revision_id } = await create(emulator)
  await until(async () => (await statusOf(emulator, id, latest_revision_id)) === 'DEPLOY_FAILED')
  const { logs } = (await call(emulator, `POST /v1/projects/${id}/deploy_logs`, { body: {} })).body
  expect(logs.at(-1).message).toContain(`The commit ffffffffffff does not exist in ${repo}.`)
  expect(checkouts()).toEqual([])
})

test('hooks of the user do not run, nor do their variables name another repository', async () => {
  commit('A')
  write('.git/hooks/post-checkout', `#!/bin/sh\ntouch '${repo}/.git/hook-ran'\n`)
  chmodSync(join(repo, '.git/hooks/post-checkout'), 0o755)
  process.env.GIT_DIR = '/no/such/folder'
  try {
    await using emulator = await start()
    expect(await served(emulator, await create(emulator))).toBe('A')
  } finally {
    delete process.env.GIT_DIR
  }
  expect(existsSync(join(repo, '.git/hook-ran'))).toBe(false)
})
