/**
 * The action from its source, in this process: the real adapters over real HTTP, as a runner starts it, but without the
 * start of a program. With a virtual clock no wait takes time.
 */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createAction } from '../../src/action.js'
import { type ActionResult, type ActionRun, parseOutputs } from '../../src/cli/local-runner.js'
import { CancelledError } from '../../src/errors.js'
import type { Clock } from '../../src/ports.js'
import { createClock } from '../../src/runner/clock.js'

export interface HereRun extends Omit<ActionRun, 'bundle'> {
  /** The real one if not given. */
  clock?: Clock
}

let before: Promise<unknown> = Promise.resolve()

/** Runs the action once; one at a time, since a run takes the environment and the standard output for itself. */
export function runHere(run: HereRun): Promise<ActionResult> {
  const result = before.then(() => runAlone(run))
  before = result.catch(() => undefined)
  return result
}

async function runAlone({ inputs, variables, event, clock, onLine, signal }: HereRun): Promise<ActionResult> {
  const folder = mkdtempSync(join(tmpdir(), 'here-'))
  const file = (name: string, content = '') => {
    writeFileSync(join(folder, name), content)
    return join(folder, name)
  }
  const files = {
    GITHUB_OUTPUT: file('output'),
    GITHUB_STEP_SUMMARY: file('summary'),
    GITHUB_EVENT_PATH: file('event.json', JSON.stringify(event ?? {}))
  }
  const given = Object.entries(inputs).map(([name, value]) => [`INPUT_${name.toUpperCase()}`, value])
  const restoreEnvironment = replaceEnvironment({ ...files, ...variables, ...Object.fromEntries(given) })
  const log = captureOutput(onLine)
  const cancelled = signal ?? new AbortController().signal
  try {
    const succeeded = await createAction().run(
      cancelled,
      clock ? cancellable(clock, cancelled) : createClock(cancelled)
    )
    return {
      exitCode: succeeded && !cancelled.aborted ? 0 : 1,
      stdout: log.text(),
      outputs: parseOutputs(readFileSync(files.GITHUB_OUTPUT, 'utf8')),
      summary: readFileSync(files.GITHUB_STEP_SUMMARY, 'utf8')
    }
  } finally {
    log.release()
    restoreEnvironment()
    rmSync(folder, { recursive: true, force: true })
  }
}

const cancellable = (clock: Clock, cancelled: AbortSignal): Clock => ({
  secondMs: clock.secondMs ?? 1_000,
  now: () => clock.now(),
  date: () => clock.date(),
  sleep: async (ms) => {
    if (!cancelled.aborted) await clock.sleep(ms)
    if (cancelled.aborted) throw new CancelledError('told to stop')
  }
})

/** As a new process has it: nothing of what this one was started with but PATH and HOME. */
function replaceEnvironment(variables: NodeJS.ProcessEnv): () => void {
  const { PATH, HOME, ...rest } = process.env
  const put = (all: NodeJS.ProcessEnv) => {
    for (const name of Object.keys(process.env)) delete process.env[name]
    Object.assign(process.env, all)
  }
  put({ PATH, HOME, ...variables })
  return () => put({ PATH, HOME, ...rest })
}

function captureOutput(onLine: ((line: string) => void) | undefined): { text: () => string; release: () => void } {
  const before = Object.getOwnPropertyDescriptor(process.stdout, 'write')
  let [text, line] = ['', '']
  process.stdout.write = (chunk: string | Uint8Array) => {
    const piece = typeof chunk === 'string' ? chunk : Buffer.from(chunk).toString('utf8')
    text += piece
    const lines = (line + piece).split('\n')
    line = lines.pop() ?? ''
    for (const whole of lines) onLine?.(whole)
    return true
  }
  return {
    text: () => text,
    release: () => {
      if (before === undefined) Reflect.deleteProperty(process.stdout, 'write')
      else Object.defineProperty(process.stdout, 'write', before)
    }
  }
}
