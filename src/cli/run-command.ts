/** `deploy`, `plan`, `delete`, `sweep`: a run as the action has it, with a console for the runner. */
import { realpathSync } from 'node:fs'
import { relative, resolve } from 'node:path'
import { type Ci, type CiReports, NO_REPORTS } from '../adapters/ci/ci.js'
import { currentFolder, readCheckoutPlace } from '../adapters/runner/environment.js'
import type { Confirm } from '../deploy/rollback/by-hand.js'
import { CancelledError } from '../errors.js'
import { createAdapters } from '../run/adapters.js'
import type { ProcessWork } from '../run/process.js'
import { run } from '../run/run.js'
import { sanitizeLine } from '../text/sanitize.js'
import { confirmDelete, typesName } from './confirm.js'
import type { ConsoleRunner } from './console/console-runner.js'
import { openEventFile } from './console/event-file.js'
import { openOutputFile } from './console/output-file.js'
import { type ProgressDisplay, showProgress } from './console/progress.js'
import { exitCodeOf, jsonResult, textResult } from './console/result.js'
import type { RunCommandName } from './flags/commands.js'
import type { Arguments } from './flags/parse-arguments.js'
import { openConsole } from './open-console.js'
import { startedProgram } from './started-program.js'
import { UsageError } from './usage-error.js'

/** The arguments of a command that is a run of the action. */
type RunArguments = Arguments & { command: RunCommandName }

/** Prepares the run of a command. @throws UsageError before anything is sent. */
export async function createCommandRun(args: RunArguments): Promise<ProcessWork> {
  const { outputFile, events: eventFile } = args.options
  if (outputFile !== undefined && eventFile !== undefined && resolve(outputFile) === resolve(eventFile)) {
    throw new UsageError('--output-file and --events name the same file.', 'Use one file for each.')
  }
  const withOutputFile = outputFile === undefined ? undefined : openOutputFile(outputFile)
  const console = await openConsole(args)
  if (args.command === 'matrix' && console.inputs.manifest === undefined) {
    throw new UsageError('matrix lists the deployments of a manifest.', 'Set --manifest to the path of the file.')
  }
  if (args.command === 'delete' && !args.options.yes && console.canAsk) await confirmDelete(console.inputs)
  const openEvents = eventFile === undefined ? undefined : openEventFile(eventFile)
  const toFile = (reports: CiReports) => withOutputFile?.(reports, (text) => runner.warning(text)) ?? reports
  // No CI system gets reports until it is detected.
  let runner = console.runnerIn({ reports: toFile(NO_REPORTS) })
  let isPrinted = false
  const printResult = (succeeded: boolean) => {
    if (isPrinted) return
    isPrinted = true
    const outputs = runner.outputs()
    // The log above it on the same terminal has said it.
    if (!args.options.json && !args.options.quiet && process.stdout.isTTY && process.stderr.isTTY) return
    const text = args.options.json
      ? JSON.stringify(jsonResult(outputs, runner.failure()), undefined, 2)
      : textResult({ command: args.command, outputs, succeeded })
    if (text !== '') process.stdout.write(`${text}\n`)
  }
  return {
    runner: forward(() => runner),
    failureCode: () => {
      printResult(false)
      return exitCodeOf(runner.outputs().error_code)
    },
    run: async (cancelled, clock) => {
      const ci = await console.detect(cancelled)
      runner = console.runnerIn({ ...ci, reports: toFile(ci.reports) })
      const progress = showProgress(console.screen, clock)
      const events = openEvents?.({ redactor: console.redactor, clock, warn: (text) => runner.warning(text) })
      const unfollow = followTerminal(progress)
      const { ports, close } = createAdapters({
        runner,
        redactor: console.redactor,
        cancelled,
        clock,
        place: readCheckoutPlace(ci.workspace)
      })
      const succeeded = await run({
        ...ports,
        // Without a checkout, a manifest is read from the current folder.
        workspace: ci.workspace ?? currentFolder(),
        runner: { ...runner, input: readInput(args.command, runner, ci) },
        redactor: console.redactor,
        clock,
        context: ci.context,
        warnings: console.warnings,
        program: startedProgram(),
        confirm: console.canAsk && !args.options.yes ? askOver(progress, cancelled) : undefined,
        observe: (event, deployment) => {
          progress.observe(event, deployment)
          events?.(event, deployment)
        }
      })
      close()
      unfollow()
      progress.close()
      if (!cancelled.aborted) printResult(succeeded)
      return succeeded
    }
  }
}

/** Asks on the terminal, below the log and without the lines of what is in progress. @throws CancelledError */
function askOver({ pause, redraw }: ProgressDisplay, cancelled: AbortSignal): Confirm {
  return async (name, what) => {
    const resume = pause()
    try {
      const streams = { input: process.stdin, output: process.stderr }
      const isConfirmed = await typesName(name, sanitizeLine(what, 600), streams, cancelled)
      if (cancelled.aborted) throw new CancelledError()
      return isConfirmed
    } finally {
      resume()
      redraw()
    }
  }
}

/** Draws again when the terminal changes or the process continues after Ctrl+Z. Returns how to stop. */
function followTerminal({ redraw, resume }: Pick<ProgressDisplay, 'redraw' | 'resume'>): () => void {
  process.on('SIGWINCH', redraw).on('SIGCONT', resume)
  return () => process.off('SIGWINCH', redraw).off('SIGCONT', resume)
}

/** Reads the command as an input, and the path of the manifest from the current folder. */
function readInput(command: RunCommandName, runner: ConsoleRunner, { workspace }: Ci): (name: string) => string {
  return (name) => {
    const text = runner.input(name)
    if (name === 'command') return command
    if (name !== 'manifest' || text.trim() === '' || workspace === undefined) return text
    return relative(realpathSync(workspace), resolve(realpathSync('.'), text.trim()))
  }
}

/** The runner that is current when it is used. */
function forward(current: () => ConsoleRunner): Pick<ConsoleRunner, 'output' | 'error' | 'debug' | 'hasToldError'> {
  return {
    output: (...of) => current().output(...of),
    error: (...of) => current().error(...of),
    debug: (text) => current().debug(text),
    hasToldError: () => current().hasToldError()
  }
}
