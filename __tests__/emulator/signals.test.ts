/**
 * The command line as a process of its own: whatever ends it, the agent servers that it started end
 * with it.
 */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { createInterface } from 'node:readline'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { ask, until } from './agent-client.js'
import { agentFolder, isAlive } from './agent-program.js'
import { gitRequest, type Json, KEY } from './support.js'

/** The source as JavaScript, where it finds its packages. */
let compiled: string
beforeAll(() => {
  mkdirSync('node_modules/.cache', { recursive: true })
  compiled = resolve(mkdtempSync('node_modules/.cache/cli-'))
  const tsc = [
    'node_modules/typescript/bin/tsc',
    '-p',
    'tsconfig.build.json',
    '--declaration',
    'false'
  ]
  execFileSync(process.execPath, [...tsc, '--outDir', compiled])
  cpSync('emulator/http/start-page', join(compiled, 'emulator/http/start-page'), {
    recursive: true
  })
})
afterAll(() => rmSync(compiled, { recursive: true }))

function start(folder: string): ChildProcess {
  const command = `"${process.execPath}" server.mjs`
  const flags = ['--port', '0', '--build-time', '0', '--repo', folder, '--agent-command', command]
  const TMPDIR = join(folder, 'tmp')
  mkdirSync(TMPDIR)
  return spawn(process.execPath, [join(compiled, 'src/cli/index.js'), 'emulator', ...flags], {
    env: { ...process.env, TMPDIR },
    stdio: ['ignore', 'pipe', 'inherit']
  })
}

/** Reads what the process prints until it says where it is. */
async function addressOf(child: ChildProcess): Promise<string> {
  if (child.stdout === null) throw new Error('nothing to read')
  for await (const line of createInterface({ input: child.stdout })) {
    const address = /^Local control plane +(\S+)$/.exec(line)?.[1]
    if (address === undefined) continue
    // What else it prints must not fill the pipe.
    child.stdout.resume()
    return address
  }
  throw new Error('it ended without saying where it is')
}

async function serving(url: string, secrets: unknown): Promise<number> {
  const created = await fetch(`${url}/v2/deployments`, {
    method: 'POST',
    headers: { ...KEY, 'content-type': 'application/json' },
    body: JSON.stringify({ ...gitRequest(), secrets })
  })
  const { source_config }: Json = await created.json()
  const who = await until(async () => {
    const answer = await ask(source_config.custom_url, 'GET /who')
    return answer.status === 200 && ((await answer.json()) as Json)
  })
  return who.pid
}

/** The checkouts of commits in the temporary folder of the process. */
const checkouts = ({ path }: { path: string }) => readdirSync(join(path, 'tmp'))

const DEAF = [{ name: 'SECRET_MODE', value: 'deaf' }]

test.each([
  ['SIGINT', [], 0],
  ['SIGTERM', [], 0],
  ['SIGTERM twice', DEAF, 1]
] as const)('%s ends it and the agent servers', async (signals, secrets, code) => {
  using folder = agentFolder()
  const child = start(folder.path)
  const url = await addressOf(child)
  const pid = await serving(url, secrets)
  const [signal, twice] = signals.split(' ')
  const ended = once(child, 'exit')
  child.kill(signal as NodeJS.Signals)
  if (twice !== undefined) {
    // The port is given up first; then the process that does not listen is waited for.
    await until(() =>
      fetch(url).then(
        () => false,
        () => true
      )
    )
    child.kill(signal as NodeJS.Signals)
  }
  expect(await ended).toEqual([code, null])
  await until(async () => !isAlive(pid))
  expect(checkouts(folder)).toEqual([])
})

test('killed by SIGKILL, which lets nothing clean up, it leaves no agent server', async () => {
  using folder = agentFolder()
  const child = start(folder.path)
  const pid = await serving(await addressOf(child), DEAF)
  const ended = once(child, 'exit')
  child.kill('SIGKILL')
  expect(await ended).toEqual([null, 'SIGKILL'])
  await until(async () => !isAlive(pid))
})

test('SIGHUP, which the end of a terminal sends, does not end it in the background', async () => {
  using folder = agentFolder()
  const child = start(folder.path)
  const url = await addressOf(child)
  child.kill('SIGHUP')
  await ask(url, 'GET /docs')
  expect(child.exitCode).toBeNull()
  const ended = once(child, 'exit')
  child.kill('SIGTERM')
  await ended
})

test('it ends with the npm that started it', async () => {
  using folder = agentFolder()
  const program = join(compiled, 'src/cli/index.js')
  const parent = `const { spawn } = require('node:child_process')
    const args = [${JSON.stringify(program)}, 'emulator', '--port', '0']
    spawn(process.execPath, args, { stdio: 'inherit' })`
  const child = spawn(process.execPath, ['--eval', parent], {
    cwd: folder.path,
    env: { ...process.env, npm_lifecycle_event: 'emulator' },
    stdio: ['ignore', 'pipe', 'inherit']
  })
  const url = await addressOf(child)
  child.kill('SIGKILL')
  await until(() =>
    fetch(url).then(
      () => false,
      () => true
    )
  )
})
