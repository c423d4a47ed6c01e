/**
 * The local control plane as a step of a workflow (emulator/action.yml): `start` is the step,
 * `stop` its post step.
 */
import { spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { closeSync, mkdtempSync, openSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { signalTree } from '../../../emulator/index.js'
import { createStepToolkit, type StepToolkit } from '../../adapters/runner/actions-core.js'

/**
 * How long the local control plane may take to listen, and then to end, in milliseconds. It needs
 * about a second.
 */
const START_LIMIT_MS = 30_000
const STOP_LIMIT_MS = 5_000
const POLL_MS = 50
/** How much of its log the post step shows, in characters. */
const MOST_LOG = 500_000

/** The inputs that are flags of the same name, with dashes. Each line of a list is one value. */
const FLAG_INPUTS = ['port', 'dialect', 'build_time', 'agent_command']
const PATH_INPUTS = ['repo', 'state']
const LIST_INPUTS = ['head', 'outcome', 'fault', 'agent']

/** Runs `start` or `stop`; a failure fails the step. */
export async function runEmulatorStep([phase]: string[]): Promise<void> {
  const toolkit = createStepToolkit()
  try {
    await (phase === 'stop' ? stop(toolkit) : start(toolkit))
  } catch (error) {
    toolkit.fail(error instanceof Error ? error.message : String(error))
  }
}

async function start(toolkit: StepToolkit): Promise<void> {
  const api_key = toolkit.input('api_key') || `local-${randomUUID()}`
  const args = ['--api-key', api_key, ...flagsOf((name) => toolkit.input(name))]
  const log_file = join(
    mkdtempSync(join(process.env.RUNNER_TEMP ?? tmpdir(), 'local-control-plane-')),
    'log.txt'
  )
  const log = openSync(log_file, 'a')
  // A group and session of its own: no signal that ends the step reaches it, and the post step ends
  // all of it at once.
  const child = spawn(process.execPath, [process.argv[1] ?? '', 'emulator', ...args], {
    detached: true,
    stdio: ['ignore', log, log],
    windowsHide: true
  })
  closeSync(log)
  toolkit.saveState('pid', String(child.pid))
  toolkit.saveState('log_file', log_file)
  // A step that fails must end, although the child may still run: the post step ends it.
  child.unref()
  const base_url = await addressOf(child, log_file)
  const outputs = { base_url, api_key, dashboard_url: `${base_url}/`, log_file }
  for (const [name, value] of Object.entries(outputs)) toolkit.output(name, value)
  toolkit.info(`Local control plane ${base_url}`)
}

/** @throws Error if `uncommitted` is another word than true or false. */
function flagsOf(input: (name: string) => string): string[] {
  const uncommitted = input('uncommitted') || 'false'
  if (!['true', 'false'].includes(uncommitted)) {
    throw new Error(`uncommitted must be true or false; got ${JSON.stringify(uncommitted)}.`)
  }
  const flags = (names: readonly string[], valuesOf: (text: string) => string[]) =>
    names.flatMap((name) =>
      valuesOf(input(name)).flatMap((value) => [`--${name.replaceAll('_', '-')}`, value])
    )
  const one = (text: string) => (text === '' ? [] : [text])
  return [
    ...flags(FLAG_INPUTS, one),
    ...flags(PATH_INPUTS, (text) =>
      one(text).map((path) => resolve(process.env.GITHUB_WORKSPACE ?? '', path))
    ),
    ...(uncommitted === 'true' ? ['--uncommitted'] : []),
    ...flags(LIST_INPUTS, (text) => text.split('\n').flatMap((line) => one(line.trim())))
  ]
}

/**
 * The address that the local control plane prints once it listens.
 *
 * @throws Error with its log if it ends before.
 */
async function addressOf(child: ReturnType<typeof spawn>, log_file: string): Promise<string> {
  const deadline = performance.now() + START_LIMIT_MS
  for (;;) {
    const log = readFileSync(log_file, 'utf8')
    const [, url] = /^Local control plane\s+(http\S+)/m.exec(log) ?? []
    if (url !== undefined) return url
    const hasEnded = child.exitCode !== null || child.signalCode !== null
    if (hasEnded || performance.now() > deadline) {
      const limit = hasEnded ? '' : ` within ${START_LIMIT_MS / 1_000} s`
      throw new Error(`The local control plane did not start${limit}.\n${log.trim()}`)
    }
    await wait(POLL_MS)
  }
}

async function stop(toolkit: StepToolkit): Promise<void> {
  const pid = Number(toolkit.state('pid'))
  if (!Number.isInteger(pid) || pid <= 1) return
  signalTree(pid, 'SIGTERM')
  const deadline = performance.now() + STOP_LIMIT_MS
  while (signalTree(pid, 0) && performance.now() < deadline) await wait(POLL_MS)
  signalTree(pid, 'SIGKILL')
  const log = readFileSync(toolkit.state('log_file'), 'utf8')
  toolkit.group('Log of the local control plane', log.slice(-MOST_LOG))
}
