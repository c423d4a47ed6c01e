/** The committed bundle of the action waits for half an hour, in fast time, on a control plane that fails in every way. */
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DEFAULT_LISTENER_ID } from '../../emulator/control-plane/lookups.js'
import { API_KEY, startLocalControlPlane } from '../emulator/measured-server.js'

const KINDS = [
  '503',
  'drop-before',
  '500',
  'truncate',
  'garbage',
  '429 retry-after=1',
  'wrong-type',
  'drop-after',
  'redirect'
]
/** Times as long as it should take, on a busy machine too. */
const PATIENCE = 4
/** Of each kind, before the next one. */
const IN_A_ROW = 37

export interface LongWait {
  /** Of the action's own time. */
  minutes: number
  /** How many times as fast it runs. */
  factor: number
}

export interface LongWaitResult {
  /** Minutes of the action's time; mebibytes. */
  memory: { at: number; rss: number; heapUsed: number }[]
  /** Looks that met a fault. */
  faults: number
  logLines: number
  summaryBytes: number
  /** Null if it had to be killed. */
  exitCode: number | null
}

export async function waitLong({ minutes, factor }: LongWait): Promise<LongWaitResult> {
  const revisions = 'GET /v2/deployments/*/revisions/*'
  const rounds = Math.ceil((minutes * 120) / (KINDS.length * IN_A_ROW)) + 1
  const flags = Array.from({ length: rounds }, () => KINDS).flatMap((kinds) =>
    kinds.flatMap((kind) => ['--fault', `${revisions} ${kind} times=${IN_A_ROW}`])
  )
  await using controlPlane = await startLocalControlPlane('--outcome', 'stuck:BUILDING', ...flags)
  const folder = mkdtempSync(join(tmpdir(), 'long-wait-'))
  try {
    const ran = await runBundle(folder, { minutes, factor, base_url: controlPlane.url })
    const answer = await fetch(`${controlPlane.url}/_emulator/faults`)
    const left = ((await answer.json()) as { times: number }[]).reduce((sum, { times }) => sum + times, 0)
    return { ...ran, faults: rounds * KINDS.length * IN_A_ROW - left }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

type Ran = Omit<LongWaitResult, 'faults'>

async function runBundle(folder: string, setting: LongWait & { base_url: string }): Promise<Ran> {
  const file = (name: string) => {
    writeFileSync(join(folder, name), '')
    return join(folder, name)
  }
  const inputs = {
    base_url: setting.base_url,
    api_key: API_KEY,
    name: 'support',
    image_uri: 'registry.example/support:1',
    listener_id: DEFAULT_LISTENER_ID,
    poll_interval: '500ms',
    timeout: `${setting.minutes}m`
  }
  const env = {
    PATH: process.env['PATH'],
    FAST_TIME: String(setting.factor),
    GITHUB_OUTPUT: file('output'),
    GITHUB_STEP_SUMMARY: file('summary'),
    GITHUB_REPOSITORY: 'acme/support',
    ...Object.fromEntries(Object.entries(inputs).map(([name, value]) => [`INPUT_${name.toUpperCase()}`, value]))
  }
  const execArgv = ['--expose-gc', '--import', './bench/load/fast-time.mjs']
  const child = fork('dist/index.js', [], { env, execArgv, silent: true })
  const memory: Ran['memory'] = []
  child.on('message', (sample) => memory.push(sample as Ran['memory'][number]))
  let log = ''
  child.stdout?.on('data', (chunk: Buffer) => {
    log += chunk.toString()
  })
  // A clock that the action does not read would let it wait forever.
  const limit = setTimeout(() => child.kill('SIGKILL'), (setting.minutes * 60_000 * PATIENCE) / setting.factor)
  const [exitCode] = (await once(child, 'exit')) as [number | null]
  clearTimeout(limit)
  const summaryBytes = readFileSync(join(folder, 'summary')).length
  return { memory, exitCode, summaryBytes, logLines: log.split('\n').length }
}
