/** The bundle as a process that a test can signal, and whose files it can choose. */
import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { BUNDLE, PUSH } from './bundle.js'

export interface StartedRun {
  inputs: Record<string, string>
  variables?: Record<string, string>
  /** Called for each line; what it returns is sent to the process as a signal. */
  onLine?: (line: string) => NodeJS.Signals | undefined
  /** Called once the process has been started. */
  onStart?: (kill: (signal: NodeJS.Signals) => void) => void
}

export interface StartedResult {
  exitCode: number | null
  stdout: string
  stderr: string
  /** The files that the run left, unparsed. */
  outputFile: string
  summary: string
  /** From the first signal to the end, in milliseconds. */
  endedAfterMs: number
}

/** Runs the bundle and signals it when a line of its log says so. */
export async function startBundle({ inputs, variables, onLine, onStart }: StartedRun): Promise<StartedResult> {
  const folder = mkdtempSync(join(tmpdir(), 'started-'))
  const [output, summary] = [join(folder, 'output'), join(folder, 'summary')]
  writeFileSync(output, '')
  writeFileSync(summary, '')
  const given = Object.entries(inputs).map(([name, value]) => [`INPUT_${name.toUpperCase()}`, value])
  const files = { GITHUB_OUTPUT: output, GITHUB_STEP_SUMMARY: summary }
  const env = { PATH: process.env.PATH, ...files, ...PUSH, ...variables, ...Object.fromEntries(given) }
  const child = spawn(process.execPath, [BUNDLE], { env, stdio: ['ignore', 'pipe', 'pipe'] })
  let signalledAt = Number.NaN
  const kill = (signal: NodeJS.Signals) => {
    if (Number.isNaN(signalledAt)) signalledAt = performance.now()
    child.kill(signal)
  }
  onStart?.(kill)
  let [stdout, stderr] = ['', '']
  child.stderr.setEncoding('utf8').on('data', (chunk: string) => (stderr += chunk))
  child.stdout.setEncoding('utf8').on('data', (chunk: string) => {
    const begun = stdout.lastIndexOf('\n') + 1
    stdout += chunk
    for (const line of stdout.slice(begun).split('\n').slice(0, -1)) {
      const signal = onLine?.(line)
      if (signal !== undefined) kill(signal)
    }
  })
  const exitCode = await new Promise<number | null>((resolve) => child.on('close', resolve))
  const endedAfterMs = performance.now() - signalledAt
  const [outputFile, text] = [readFileSync(output, 'utf8'), readFileSync(summary, 'utf8')]
  rmSync(folder, { recursive: true, force: true })
  return { exitCode, stdout, stderr, outputFile, summary: text, endedAfterMs }
}

/** The outputs in a runner's file, as the runner reads it: strictly, line by line. */
export function readOutputs(file: string): Record<string, string> {
  const outputs: Record<string, string> = {}
  const lines = file.split('\n')
  for (let i = 0; i < lines.length; i++) {
    const line = lines[i] ?? ''
    if (line === '') continue
    const [, name, delimiter] = /^([^=<]+)<<(.+)$/.exec(line) ?? []
    if (name === undefined) throw new Error(`The runner would not understand this line of GITHUB_OUTPUT: ${line}`)
    const end = lines.indexOf(delimiter ?? '', i + 1)
    if (end < 0) throw new Error(`${name} has no end`)
    outputs[name] = lines.slice(i + 1, end).join('\n')
    i = end
  }
  return outputs
}
