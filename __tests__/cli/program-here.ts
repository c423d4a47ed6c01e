/** The command line from its source, in this process: for what a process of its own would not show better. */
import { tmpdir } from 'node:os'
import { type Arguments, parseArguments } from '../../src/cli/flags/parse-arguments.js'
import { createInspectRun } from '../../src/cli/inspect-run.js'
import { reportFailure } from '../../src/cli/report-failure.js'
import { createCommandRun } from '../../src/cli/run-command.js'
import type { Clock } from '../../src/ports.js'
import { createClock } from '../../src/runner/clock.js'
import type { TimelessEmulator } from '../support/borrowed-emulator.js'
import { inTurn, takeProcess } from '../support/taken-process.js'
import { access, type ProgramEnd, type ProgramRun } from './program.js'

export interface ProgramHereRun extends Pick<ProgramRun, 'cwd' | 'variables'> {
  /** The real one if not given. */
  clock?: Clock
}

/** A run against this control plane, on its clock. */
export const at = ({ url, clock }: TimelessEmulator, variables: Record<string, string> = {}) => ({
  clock,
  variables: { ...access(url), ...variables }
})

/** Runs it as `runProgram` does. */
export const runProgramHere = (args: readonly string[], run: ProgramHereRun = {}): Promise<ProgramEnd> =>
  inTurn(() => runAlone(args, run))

async function runAlone(
  args: readonly string[],
  { cwd = tmpdir(), variables = {}, clock }: ProgramHereRun
): Promise<ProgramEnd> {
  const [folder, argv] = [process.cwd(), process.argv]
  using place = takeProcess({ TERM: 'dumb', ...variables }, {})
  process.chdir(cwd)
  process.argv = [...argv.slice(0, 2), ...args]
  try {
    const status = await runArguments(args, clock).catch((error: unknown) => reportFailure(error, args))
    return { status, stdout: place.stdout(), stderr: place.stderr() }
  } finally {
    process.argv = argv
    process.chdir(folder)
  }
}

async function runArguments(args: readonly string[], clock: Clock | undefined): Promise<number> {
  const parsed = parseArguments(args, (text) => process.stdout.write(text))
  if (parsed === undefined) return 0
  const { run, failureCode = () => 1 } = await createWork(parsed)
  const { signal } = new AbortController()
  return (await run(signal, clock ?? createClock(signal))) ? 0 : failureCode()
}

function createWork({ command, ...rest }: Arguments) {
  if (command === 'init') throw new Error('not a run')
  if (command === 'status' || command === 'logs') return createInspectRun({ ...rest, command })
  return createCommandRun({ ...rest, command })
}
