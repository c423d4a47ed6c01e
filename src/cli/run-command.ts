/**
 * `deploy`, `plan`, `rollback`, `delete`, `sweep`, `matrix`: a run as the action has it, with a
 * console for the runner.
 */
import { realpathSync } from 'node:fs'
import { relative, resolve } from 'node:path'
import { readCheckoutPlace } from '../adapters/runner/environment.js'
import { withSlashes } from '../repository/slashes.js'
import { createAdapters } from '../run/adapters.js'
import type { ProcessWork } from '../run/process.js'
import { run } from '../run/run.js'
import type { ConsoleRunner } from './console/console-runner.js'
import { showProgress } from './console/progress.js'
import {
  CHANGES_EXIT_CODE,
  exitCodeOf,
  jsonResult,
  plansChange,
  printJson
} from './console/result.js'
import type { TextOf } from './console/text-result.js'
import { openEventFile, openOutputFile } from './console/written-files.js'
import type { Arguments } from './flags/arguments.js'
import { openConsole } from './open-console.js'
import { startedProgram } from './started-program.js'
import { UsageError } from './usage-error.js'

/** Prepares the run of a command. @throws UsageError before anything is sent. */
export async function createCommandRun(args: Arguments, textOf: TextOf): Promise<ProcessWork> {
  const { command, options } = args
  const { outputFile, events: eventFile } = options
  if (
    outputFile !== undefined &&
    eventFile !== undefined &&
    resolve(outputFile) === resolve(eventFile)
  ) {
    throw new UsageError('--output-file and --events name the same file.', 'Use one file for each.')
  }
  const writeOutputs = outputFile === undefined ? undefined : openOutputFile(outputFile)
  const { runner, redactor, screen, canAsk, detect, warnings } = await openConsole(
    args,
    writeOutputs
  )
  const openEvents = eventFile === undefined ? undefined : openEventFile(eventFile)
  const printResult = resultPrinter(args, runner, textOf)
  let hasChanges = false
  return {
    runner,
    failureCode: () => {
      printResult(false)
      return hasChanges ? CHANGES_EXIT_CODE : exitCodeOf(runner.outputs().error_code)
    },
    run: async (cancelled, clock) => {
      const { context, workspace, reports } = await detect(cancelled)
      runner.reportTo(reports)
      const progress = showProgress({ screen, clock, redactor, cancelled })
      const events = openEvents?.({ redactor, clock, warn: (text) => runner.warning(text) })
      const place = readCheckoutPlace(workspace)
      const { ports, close } = createAdapters({ runner, redactor, cancelled, clock, place })
      const input = (name: string) => {
        if (name === 'command') return command
        return name === 'manifest' ? pathOf(runner.input(name), workspace) : runner.input(name)
      }
      const succeeded = await run({
        ...ports,
        // Without a checkout, a manifest is read from the current folder.
        workspace: workspace ?? process.cwd(),
        runner: { ...runner, input },
        redactor,
        clock,
        context,
        warnings,
        program: startedProgram(),
        confirm: canAsk && !options.yes ? progress.confirm : undefined,
        observe: (event, deployment) => {
          progress.observe(event, deployment)
          events?.(event, deployment)
        }
      })
      close()
      progress.close()
      if (cancelled.aborted) return succeeded
      printResult(succeeded)
      hasChanges = succeeded && options.failOnChanges === true && plansChange(runner.outputs())
      if (hasChanges)
        runner.info(`A deploy would change something: exit code ${CHANGES_EXIT_CODE}.`)
      return succeeded && !hasChanges
    }
  }
}

/** Returns what prints the result, once. */
function resultPrinter(
  { options }: Arguments,
  runner: ConsoleRunner,
  textOf: TextOf
): (succeeded: boolean) => void {
  // The log above it on the same terminal says the same.
  let isPrinted = !options.json && !options.quiet && process.stdout.isTTY && process.stderr.isTTY
  return (succeeded) => {
    if (isPrinted) return
    isPrinted = true
    const outputs = runner.outputs()
    const text = succeeded && !options.json ? textOf(outputs) : undefined
    if (options.json) printJson(jsonResult(outputs, runner.failure()))
    else if (text) process.stdout.write(`${text}\n`)
  }
}

/**
 * The manifest, which a person names from the current folder, as a path from the root of the
 * checkout.
 */
function pathOf(manifest: string, workspace: string | undefined): string {
  if (manifest.trim() === '' || workspace === undefined) return manifest
  const [root, file] = [realpathSync(workspace), resolve(realpathSync('.'), manifest.trim())]
  return withSlashes(relative(root, file))
}
