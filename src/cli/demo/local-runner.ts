/**
 * Runs the bundle of the action as a runner does: inputs and files by variable, a process of its
 * own.
 */
import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'

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
export type ActionResult = Awaited<ReturnType<typeof runAction>>

/** Runs the action once. */
export async function runAction(run: ActionRun) {
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
  const inputs = Object.entries(run.inputs).map(([name, value]) => [
    `INPUT_${name.toUpperCase()}`,
    value
  ])
  const child = spawn(process.execPath, [run.bundle, ...(run.args ?? [])], {
    env: {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      ...files,
      ...run.variables,
      ...Object.fromEntries(inputs)
    },
    stdio: ['ignore', 'pipe', 'inherit'],
    ...(run.signal && { signal: run.signal, killSignal: 'SIGINT' as const })
  })
  let stdout = ''
  child.stdout.setEncoding('utf8').on('data', (chunk: string) => {
    stdout += chunk
  })
  createInterface({ input: child.stdout }).on('line', (line) => run.onLine?.(line))
  try {
    // Null when a signal ended the process.
    const exitCode = await new Promise<number | null>((resolve, reject) => {
      child.on('error', (error) => (error.name === 'AbortError' ? undefined : reject(error)))
      child.on('close', resolve)
    })
    const outputs = parseOutputs(readFileSync(files.GITHUB_OUTPUT, 'utf8'))
    return { exitCode, stdout, outputs, summary: readFileSync(files.GITHUB_STEP_SUMMARY, 'utf8') }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/**
 * Reads the runner's file format: `name<<DELIMITER`, the value, the delimiter. The last value of a
 * name counts. On Windows, `@actions/core` ends these lines with CR LF, while a value keeps its own
 * line breaks.
 */
export function parseOutputs(text: string): Record<string, string> {
  const outputs: Record<string, string> = {}
  const lines = text.split('\n')
  for (let line = lines.shift(); line !== undefined; line = lines.shift()) {
    const nameEnd = line.indexOf('<<')
    if (nameEnd < 1) continue
    const cr = line.endsWith('\r') ? '\r' : ''
    const end = lines.indexOf(line.slice(nameEnd + 2))
    if (end < 0) continue
    const value = lines.splice(0, end).join('\n')
    lines.shift()
    outputs[line.slice(0, nameEnd)] = value.slice(0, value.length - cr.length)
  }
  return outputs
}
