import { spawn } from 'node:child_process'
import { StringDecoder } from 'node:string_decoder'
import { HarnessError } from './expressions.js'
import type { StepLog } from './step-log.js'
import type { StepUnderWay } from './step-under-way.js'

/** After this time a program counts as hanging. */
const LONGEST_MS = 60_000

/** A program to run, with exactly this environment. */
interface Program {
  command: string
  args: string[]
  cwd: string
  env: Record<string, string>
}

/** How a program ended and all that it printed. */
interface ProgramEnd {
  exitCode: number | undefined
  /** It was cancelled while it ran. */
  cancelled: boolean
  stdout: string
  stderr: string
}

/**
 * Runs a program to its end as part of a step: its lines go to the step's log. The run cancels it
 * as the runner does: SIGINT, SIGTERM after 7.5 s, SIGKILL after another 2.5 s.
 */
export async function runStepProgram(
  { state, log }: StepUnderWay,
  program: Program
): Promise<ProgramEnd> {
  const { command, args, cwd, env } = program
  const { signal } = state.run.options
  const child = spawn(command, args, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] })
  const stdout = collect(child.stdout, log)
  const stderr = collect(child.stderr, log)
  const timers: NodeJS.Timeout[] = []
  const killAfter = (ms: number, name: NodeJS.Signals) =>
    timers.push(setTimeout(() => child.kill(name), ms))
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
    }, LONGEST_MS)
  )
  try {
    const code = await new Promise<number | null>((resolve, reject) => {
      child.once('error', reject)
      child.once('close', resolve)
    })
    if (hanging)
      throw new HarnessError(
        `${command} ${args.join(' ')} hangs. It printed:\n${stdout()}\n${stderr()}`
      )
    return { exitCode: code ?? undefined, cancelled, stdout: stdout(), stderr: stderr() }
  } finally {
    for (const timer of timers) clearTimeout(timer)
    signal?.removeEventListener('abort', cancel)
  }
}

/**
 * Keeps a stream whole, and cuts it into lines as the runner does: at `\n`, `\r\n` and a lone `\r`.
 */
function collect(stream: NodeJS.ReadableStream, log: StepLog): () => string {
  const decoder = new StringDecoder('utf8')
  let whole = ''
  let rest = ''
  let afterReturn = false
  const take = (text: string, last: boolean) => {
    whole += text
    rest += text
    // A `\r` at the very end may still get its `\n`.
    for (
      let match = /\r\n|\n|\r(?!$)/.exec(rest);
      match !== null;
      match = /\r\n|\n|\r(?!$)/.exec(rest)
    ) {
      log.write(rest.slice(0, match.index), afterReturn)
      afterReturn = match[0] === '\r'
      rest = rest.slice(match.index + match[0].length)
    }
    if (last && rest !== '') log.write(rest.replace(/\r$/, ''), afterReturn)
  }
  stream.on('data', (chunk: Buffer) => take(decoder.write(chunk), false))
  stream.on('end', () => take(decoder.end(), true))
  return () => whole
}
