import { spawn } from 'node:child_process'
import { StringDecoder } from 'node:string_decoder'
import { HarnessError } from './expressions.js'
import type { StepUnderWay } from './step-under-way.js'

/** A program to run, with exactly this environment. */
interface Program {
  command: string
  args: string[]
  cwd: string
  env: Record<string, string>
  /** Called for each line of both streams as it comes. */
  onLine(line: string, afterReturn: boolean): void
  /** Cancels the program as the runner does: SIGINT, SIGTERM after 7.5 s, SIGKILL after another 2.5 s. */
  signal: AbortSignal | undefined
  /** After this time the program counts as hanging. */
  limitMs: number
}

/** How a program ended and all that it printed. */
export interface ProgramEnd {
  exitCode: number | undefined
  /** It was cancelled while it ran. */
  cancelled: boolean
  stdout: string
  stderr: string
}

/** Runs a program as part of a step: its lines go to the step's log, and cancelling the run cancels it. */
export function runStepProgram(
  { state, log }: StepUnderWay,
  program: Pick<Program, 'command' | 'args' | 'cwd' | 'env'>
): Promise<ProgramEnd> {
  const { signal, stepLimitMs = 60_000, onLine } = state.run.options
  return runProgram({
    ...program,
    onLine: (line, afterReturn) => {
      log.write(line, afterReturn)
      onLine?.(line)
    },
    signal,
    limitMs: stepLimitMs
  })
}

/** Runs a program to its end. */
async function runProgram(program: Program): Promise<ProgramEnd> {
  const { command, args, cwd, env, signal } = program
  const child = spawn(command, args, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] })
  const stdout = collect(child.stdout, program)
  const stderr = collect(child.stderr, program)
  const timers: NodeJS.Timeout[] = []
  const killAfter = (ms: number, name: NodeJS.Signals) => timers.push(setTimeout(() => child.kill(name), ms))
  let cancelled = false
  const cancel = () => {
    cancelled = true
    child.kill('SIGINT')
    killAfter(7_500, 'SIGTERM')
    killAfter(10_000, 'SIGKILL')
  }
  // Processes that start after a cancel handle it, and may run.
  signal?.addEventListener('abort', cancel, { once: true })
  let hanging = false
  timers.push(
    setTimeout(() => {
      hanging = true
      child.kill('SIGKILL')
    }, program.limitMs)
  )
  try {
    const code = await new Promise<number | null>((resolve, reject) => {
      child.once('error', reject)
      child.once('close', resolve)
    })
    if (hanging) throw new HarnessError(`${command} ${args.join(' ')} hangs. It printed:\n${stdout()}\n${stderr()}`)
    return { exitCode: code ?? undefined, cancelled, stdout: stdout(), stderr: stderr() }
  } finally {
    for (const timer of timers) clearTimeout(timer)
    signal?.removeEventListener('abort', cancel)
  }
}

/** Keeps a stream whole, and cuts it into lines as the runner does: at `\n`, `\r\n` and a lone `\r`. */
function collect(stream: NodeJS.ReadableStream, program: Pick<Program, 'onLine'>): () => string {
  const decoder = new StringDecoder('utf8')
  let whole = ''
  let rest = ''
  let afterReturn = false
  const take = (text: string, last: boolean) => {
    whole += text
    rest += text
    // A `\r` at the very end may still get its `\n`.
    for (let match = /\r\n|\n|\r(?!$)/.exec(rest); match !== null; match = /\r\n|\n|\r(?!$)/.exec(rest)) {
      program.onLine(rest.slice(0, match.index), afterReturn)
      afterReturn = match[0] === '\r'
      rest = rest.slice(match.index + match[0].length)
    }
    if (last && rest !== '') program.onLine(rest.replace(/\r$/, ''), afterReturn)
  }
  stream.on('data', (chunk: Buffer) => take(decoder.write(chunk), false))
  stream.on('end', () => take(decoder.end(), true))
  return () => whole
}
