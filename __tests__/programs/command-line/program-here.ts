/** The command line from its source, in this process: for what a process of its own would not show better. */
import { tmpdir } from 'node:os'
import { Readable } from 'node:stream'
import { createClock } from '../../../src/adapters/runner/process.js'
import { COMMANDS, writesOutputs } from '../../../src/cli/commands/index.js'
import { reportFailure } from '../../../src/cli/console/result.js'
import type { Arguments } from '../../../src/cli/flags/arguments.js'
import { parseArguments } from '../../../src/cli/flags/parse-arguments.js'
import type { Clock } from '../../../src/ports.js'
import type { TimelessEmulator } from '../../support/borrowed-emulator.js'
import { inPlace } from '../../support/run-in-place.js'
import { access, type ProgramEnd, type ProgramRun } from './program.js'

export interface ProgramHereRun extends Pick<ProgramRun, 'cwd' | 'variables'> {
  /** The real one if not given. */
  clock?: Clock
  /** Cancels the run. */
  signal?: AbortSignal
  /** What a person types on a terminal, which there is only then. */
  typed?: string
}

/** Joins the lines of commands, as a shell does. */
export const inOneLine = (text: string) => text.replaceAll(/ \\\n +/g, ' ')

/** A run against this control plane, on its clock. */
export const at = ({ url, clock }: TimelessEmulator, variables: Record<string, string> = {}) => ({
  clock,
  variables: { ...access(url), ...variables }
})

let before: Promise<unknown> = Promise.resolve()

/** Runs it as `runProgram` does: one at a time, since a run takes the folder of this process. */
export function runProgramHere(
  args: readonly string[],
  run: ProgramHereRun = {}
): Promise<ProgramEnd> {
  const end = before.then(() => runAlone(args, run))
  before = end.catch(() => undefined)
  return end
}

async function runAlone(args: readonly string[], run: ProgramHereRun): Promise<ProgramEnd> {
  const { cwd = tmpdir(), variables, clock, signal, typed } = run
  const [folder, argv, { stdin }] = [process.cwd(), process.argv, process]
  process.chdir(cwd)
  if (typed !== undefined) setTerminal(Object.assign(Readable.from([typed]), { isTTY: true }), true)
  process.argv = [...argv.slice(0, 2), ...args]
  try {
    return await inPlace(
      { TERM: typed === undefined ? 'dumb' : 'xterm', ...variables },
      {},
      async ({ stdout, stderr }) => {
        const status = await runArguments(args, clock, signal).catch((error: unknown) =>
          reportFailure(error, args, { writesOutputs: writesOutputs(args) })
        )
        return { status, stdout: stdout(), stderr: stderr() }
      }
    )
  } finally {
    setTerminal(stdin, undefined)
    process.argv = argv
    process.chdir(folder)
  }
}

function setTerminal(stdin: NodeJS.ReadableStream, isTTY: boolean | undefined): void {
  Object.defineProperty(process, 'stdin', { value: stdin, configurable: true })
  Object.defineProperty(process.stderr, 'isTTY', { value: isTTY, configurable: true })
}

async function runArguments(
  args: readonly string[],
  clock: Clock | undefined,
  signal = new AbortController().signal
): Promise<number> {
  const parsed = parseArguments(args, (text) => process.stdout.write(text))
  if (parsed === undefined) return 0
  const { run, failureCode = () => 1 } = await createWork(parsed)
  return (await run(signal, clock ?? createClock(signal))) ? 0 : failureCode()
}

function createWork(args: Arguments) {
  const open = COMMANDS[args.command]?.open
  if (open === undefined) throw new Error('not a run')
  return open(args)
}
