/** Runs the bundle of the action as a runner does: inputs and files by variable, a process of its own. */
import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

export interface ActionRun {
  /** `dist/index.js`. */
  bundle: string
  args?: string[]
  /** Inputs of the step; `action.yml`'s defaults hold for those that are left out. */
  inputs: Record<string, string>
  /** The runner's variables, such as `GITHUB_REF`. */
  variables?: Record<string, string>
  /** Payload of the event. */
  event?: unknown
  /** Each line of the log, as it comes. */
  onLine?: (line: string) => void
  signal?: AbortSignal
}

/** What a run of the action left behind. */
export interface ActionResult {
  /** Null when a signal ended the process. */
  exitCode: number | null
  stdout: string
  outputs: Record<string, string>
  summary: string
}

/** Runs the action once. */
export async function runAction(run: ActionRun): Promise<ActionResult> {
  const folder = mkdtempSync(join(tmpdir(), 'action-'))
  const file = (name: string, content = '') => {
    writeFileSync(join(folder, name), content)
    return join(folder, name)
  }
  const files = {
    GITHUB_OUTPUT: file('output'),
    GITHUB_STEP_SUMMARY: file('summary'),
    GITHUB_EVENT_PATH: file('event.json', JSON.stringify(run.event ?? {}))
  }
  try {
    const { exitCode, stdout } = await runBundle(run, files)
    return {
      exitCode,
      stdout,
      outputs: parseOutputs(readFileSync(files.GITHUB_OUTPUT, 'utf8')),
      summary: readFileSync(files.GITHUB_STEP_SUMMARY, 'utf8')
    }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

function runBundle(run: ActionRun, files: Record<string, string>): Promise<Pick<ActionResult, 'exitCode' | 'stdout'>> {
  const inputs = Object.entries(run.inputs).map(([name, value]) => [`INPUT_${name.toUpperCase()}`, value])
  const child = spawn(process.execPath, [run.bundle, ...(run.args ?? [])], {
    env: { PATH: process.env.PATH, HOME: process.env.HOME, ...files, ...run.variables, ...Object.fromEntries(inputs) },
    stdio: ['ignore', 'pipe', 'inherit'],
    ...(run.signal && { signal: run.signal, killSignal: 'SIGINT' as const })
  })
  let stdout = ''
  let line = ''
  child.stdout.setEncoding('utf8').on('data', (chunk: string) => {
    stdout += chunk
    const lines = (line + chunk).split('\n')
    line = lines.pop() ?? ''
    for (const whole of lines) run.onLine?.(whole)
  })
  return new Promise((resolve, reject) => {
    child.on('error', (error) => (error.name === 'AbortError' ? undefined : reject(error)))
    child.on('close', (exitCode) => resolve({ exitCode, stdout }))
  })
}

/** The runner's file format: `name<<DELIMITER`, the value, the delimiter. The last value of a name counts. */
export function parseOutputs(text: string): Record<string, string> {
  const outputs: Record<string, string> = {}
  const lines = text.split('\n')
  for (let at = 0; at < lines.length; at++) {
    const [name = '', delimiter] = (lines[at] ?? '').split('<<', 2)
    const end = delimiter === undefined ? -1 : lines.indexOf(delimiter, at + 1)
    if (end < 0) continue
    outputs[name] = lines.slice(at + 1, end).join('\n')
    at = end
  }
  return outputs
}
