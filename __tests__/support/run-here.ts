/**
 * The program under test from its source, in this process: the real adapters over real HTTP, as a
 * runner starts it, but without the start of a program. With a virtual clock no wait takes time.
 */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createClock } from '../../src/adapters/runner/process.js'
import { COMMANDS } from '../../src/cli/commands/index.js'
import { reportFailure } from '../../src/cli/console/result.js'
import { type ActionResult, type ActionRun, parseOutputs } from '../../src/cli/demo/local-runner.js'
import { parseArguments } from '../../src/cli/flags/parse-arguments.js'
import { UsageError } from '../../src/cli/usage-error.js'
import { CancelledError } from '../../src/errors.js'
import type { Clock } from '../../src/ports.js'
import { createAction } from '../../src/run/action.js'
import type { ProcessWork } from '../../src/run/process.js'
import { PROGRAM, type Program } from './program-under-test.js'
import { inPlace } from './run-in-place.js'

export interface HereRun extends Omit<ActionRun, 'bundle'> {
  /** The real one if not given. */
  clock?: Clock
  /** The program under test if not given. */
  program?: Program
}

/** Runs the action once. Others can run at the same time. */
export async function runHere({
  inputs,
  variables,
  event,
  clock,
  onLine,
  signal,
  program = PROGRAM
}: HereRun): Promise<ActionResult> {
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
  const environment = { ...files, ...variables, ...program.variables(inputs) }
  const cancelled = signal ?? new AbortController().signal
  try {
    return await inPlace(environment, { [program.log]: onLine }, async (written) => {
      const { run, failureCode = () => 1 } = await createWork(inputs, program).catch(refused)
      const succeeded = await run(
        cancelled,
        clock ? cancellable(clock, cancelled) : createClock(cancelled)
      )
      return {
        exitCode: succeeded && !cancelled.aborted ? 0 : failureCode(),
        stdout: written[program.log](),
        outputs: parseOutputs(readFileSync(files.GITHUB_OUTPUT, 'utf8')),
        summary: readFileSync(files.GITHUB_STEP_SUMMARY, 'utf8')
      }
    })
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

async function createWork(
  inputs: Record<string, string>,
  program: Program
): Promise<Omit<ProcessWork, 'runner'>> {
  if (program.name === 'action') return createAction()
  const args = parseArguments([inputs.command || 'deploy'], () => {})
  if (args === undefined) throw new Error('not a run')
  const { open, textOf } = COMMANDS[args.command] ?? {}
  if (open === undefined || textOf === undefined) throw new Error('not a run')
  return open(args)
}

/** What the command line does about arguments that are wrong. */
function refused(error: unknown): Omit<ProcessWork, 'runner'> {
  if (!(error instanceof UsageError)) throw error
  const exitCode = reportFailure(error, [])
  return { run: async () => false, failureCode: () => exitCode }
}

const cancellable = (clock: Clock, cancelled: AbortSignal): Clock => ({
  now: () => clock.now(),
  date: () => clock.date(),
  sleep: async (ms) => {
    if (!cancelled.aborted) await clock.sleep(ms)
    if (cancelled.aborted) throw new CancelledError('told to stop')
  }
})
