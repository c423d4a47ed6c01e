/** The bundle as a process whose files, streams and surroundings a test chooses. */
import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { BUNDLE, PUSH } from '../../action/bundle.js'

export interface ProcessRun {
  inputs: Record<string, string>
  /** More variables; an empty one is not set at all. */
  variables?: Record<string, string>
  /** Payload of the event. */
  event?: unknown
  /** What stands in GITHUB_OUTPUT already. */
  outputBefore?: string
  /** What is run; the bundle by this Node when not given. */
  command?: [string, ...string[]]
  /** Standard input, output and error; the output of a stream that is no pipe is not read. */
  stdio?: SpawnOptions['stdio']
  cwd?: string
  /** Called with the process and the paths of its files once it runs. */
  onStart?: (child: ChildProcess, files: RunnerFiles) => void
  onLine?: (line: string, child: ChildProcess) => void
}

export interface ProcessEnd {
  exitCode: number | null
  /** The signal that ended it, if any. */
  signal: NodeJS.Signals | null
  stdout: string
  stderr: string
  /** GITHUB_OUTPUT and GITHUB_STEP_SUMMARY at the end, unparsed. */
  outputFile: string
  summary: string
}

/** How the bundle is run, to be the end of a command line. */
const NODE_AND_BUNDLE = [process.execPath, BUNDLE] as const

/** The bundle behind a few words of a shell, such as `exec "$@" >&-`. */
export const behindShell = (words: string): [string, ...string[]] => ['/bin/sh', '-c', words, 'sh', ...NODE_AND_BUNDLE]

/** Runs the bundle to its end. */
export async function runProcess(run: ProcessRun): Promise<ProcessEnd> {
  const folder = mkdtempSync(join(tmpdir(), 'process-'))
  const files = runnerFiles(folder, run)
  try {
    const [program, ...args] = run.command ?? NODE_AND_BUNDLE
    const env = environmentOf(run, files)
    const child = spawn(program, args, { env, cwd: run.cwd, stdio: run.stdio ?? ['ignore', 'pipe', 'pipe'] })
    const texts = collect(child, (line) => run.onLine?.(line, child))
    const ended = new Promise<[number | null, NodeJS.Signals | null]>((resolve, reject) => {
      child.once('error', reject)
      child.once('close', (code, signal) => resolve([code, signal]))
    })
    run.onStart?.(child, files)
    const [exitCode, signal] = await ended
    const left = (path: string) => (existsSync(path) ? readFileSync(path, 'utf8') : '')
    const [outputFile, summary] = [left(files.GITHUB_OUTPUT), left(files.GITHUB_STEP_SUMMARY)]
    return { exitCode, signal, ...texts, outputFile, summary }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

type RunnerFiles = Record<'GITHUB_OUTPUT' | 'GITHUB_STEP_SUMMARY' | 'GITHUB_EVENT_PATH', string>

function runnerFiles(folder: string, { event, outputBefore }: ProcessRun): RunnerFiles {
  const file = (name: string, content: string) => {
    const path = join(folder, name)
    writeFileSync(path, content)
    return path
  }
  return {
    GITHUB_OUTPUT: file('output', outputBefore ?? ''),
    GITHUB_STEP_SUMMARY: file('summary', ''),
    GITHUB_EVENT_PATH: file('event.json', JSON.stringify(event ?? {}))
  }
}

function environmentOf({ inputs, variables }: ProcessRun, files: Record<string, string>): Record<string, string> {
  const given = Object.entries(inputs).map(([name, value]) => [`INPUT_${name.toUpperCase()}`, value] as const)
  const all = { PATH: process.env.PATH ?? '', ...files, ...PUSH, ...variables, ...Object.fromEntries(given) }
  return Object.fromEntries(Object.entries(all).filter(([, value]) => value !== ''))
}

function collect({ stdout, stderr }: ChildProcess, onLine: (line: string) => void) {
  const texts = { stdout: '', stderr: '' }
  stderr?.setEncoding('utf8').on('data', (chunk: string) => (texts.stderr += chunk))
  let rest = ''
  stdout?.setEncoding('utf8').on('data', (chunk: string) => {
    texts.stdout += chunk
    const lines = (rest + chunk).split('\n')
    rest = lines.pop() ?? ''
    for (const line of lines) onLine(line)
  })
  return texts
}
