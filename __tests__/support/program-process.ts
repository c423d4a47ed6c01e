/** The program under test as a process whose files, streams and surroundings a test chooses. */
import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PUSH } from '../programs/action/bundle.js'
import { PROGRAM } from './program-under-test.js'

export interface ProcessRun {
  inputs: Record<string, string>
  /** More variables; an empty one is not set at all. */
  variables?: Record<string, string>
  /** Payload of the event. */
  event?: unknown
  /** What stands in GITHUB_OUTPUT already. */
  outputBefore?: string
  /** Words of a shell before the program, such as `exec "$@" >&-`. */
  shell?: string
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
  /** What it wrote to the stream of its log. */
  log: string
  /** What it wrote to the other one: the result of the command line. */
  other: string
  /** GITHUB_OUTPUT and GITHUB_STEP_SUMMARY at the end, unparsed. */
  outputFile: string
  summary: string
}

/** Runs it to its end. */
export async function runProcess(run: ProcessRun): Promise<ProcessEnd> {
  const folder = mkdtempSync(join(tmpdir(), 'process-'))
  const files = runnerFiles(folder, run)
  try {
    const words = [process.execPath, ...PROGRAM.arguments(run.inputs)]
    const [program = '', ...args] =
      run.shell === undefined ? words : ['/bin/sh', '-c', run.shell, 'sh', ...words]
    const env = environmentOf(run, files)
    const child = spawn(program, args, {
      env,
      cwd: run.cwd,
      stdio: run.stdio ?? ['ignore', 'pipe', 'pipe']
    })
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

function environmentOf(
  { inputs, variables }: ProcessRun,
  files: Record<string, string>
): Record<string, string> {
  const all = {
    PATH: process.env.PATH ?? '',
    ...files,
    ...PUSH,
    ...variables,
    ...PROGRAM.variables(inputs)
  }
  return Object.fromEntries(Object.entries(all).filter(([, value]) => value !== ''))
}

/** The stream of the log, and the other one. */
export const logOf = (child: ChildProcess) => child[PROGRAM.log]
const otherOf = (child: ChildProcess) => child[PROGRAM.log === 'stdout' ? 'stderr' : 'stdout']

function collect(child: ChildProcess, onLine: (line: string) => void) {
  const texts = { log: '', other: '' }
  otherOf(child)
    ?.setEncoding('utf8')
    .on('data', (chunk: string) => (texts.other += chunk))
  let rest = ''
  logOf(child)
    ?.setEncoding('utf8')
    .on('data', (chunk: string) => {
      texts.log += chunk
      const lines = (rest + chunk).split('\n')
      rest = lines.pop() ?? ''
      for (const line of lines) onLine(line)
    })
  return texts
}
