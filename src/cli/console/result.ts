/**
 * How a command ends: its result, which alone goes to standard output, or its failure, and the exit
 * code.
 */
import { annotation, GITHUB_ACTIONS } from '../../adapters/ci/github-actions.js'
import { ERROR_CODES, type ErrorCode } from '../../error-codes.js'
import type { Failure } from '../../errors.js'
import type { ShownFailure } from '../../ports.js'
import { describeFailure, failureText, linesOf } from '../../report/failure.js'
import { EMPTY_RECORD } from '../../report/record.js'
import { escapeCommands } from '../../text/sanitize.js'
import { nameFlags } from '../flags/input-flags.js'
import { UsageError } from '../usage-error.js'
import { createPaint, showsColors } from './colors.js'
import { widthOf, wrapText } from './wrap.js'
import { type Outputs, writeFailureCode } from './written-files.js'

/**
 * The outputs as one JSON value: `true`, `false`, lists and maps are not texts. After a failure,
 * also its `message`, which is `what` and the `facts` as lines; as `fix` what to do, and as
 * `command` what to paste.
 */
export function jsonResult(outputs: Outputs, failure?: ShownFailure): Record<string, unknown> {
  const typed = Object.entries(outputs)
    .filter(([, value]) => value !== '')
    .map(([name, value]) => [
      name,
      /^(?:true|false|[[{].*[\]}])$/s.test(value) ? JSON.parse(value) : value
    ])
  const { error_code: code = '' } = outputs
  if (code === '') return Object.fromEntries(typed)
  const { what = 'The run failed.', facts = [], fix = [], command } = failure ?? {}
  // The table of the error codes has one for each.
  const ofCode = nameFlags(ERROR_CODES[code as ErrorCode].fix)
  return {
    ...Object.fromEntries(typed),
    message: linesOf({ what, facts }).join('\n'),
    what,
    facts,
    fix: fix.length > 0 ? fix.join(' ') : ofCode,
    ...(command !== undefined && { command })
  }
}

/** Returns the failure with each of its texts changed. */
export function mapTexts<Shown extends ShownFailure>(
  failure: Shown,
  change: (text: string) => string
): Shown {
  const { what, facts, fix, command } = failure
  return {
    ...failure,
    what: change(what),
    facts: facts.map(({ label, value }) => ({ label: change(label), value: change(value) })),
    fix: fix.map(change),
    ...(command !== undefined && { command: change(command) })
  }
}

/** Prints a result as JSON. */
export const printJson = (value: object) =>
  process.stdout.write(`${JSON.stringify(value, undefined, 2)}\n`)

/** The exit code of a command that failed. @param code The output `error_code`. */
export function exitCodeOf(code: string | undefined): number {
  return code !== undefined && Object.hasOwn(ERROR_CODES, code)
    ? ERROR_CODES[code as ErrorCode].exit_code
    : 1
}

/**
 * Prints the failure to standard error; with `--json` among the arguments, also as JSON to standard
 * output. The file of `--output-file` gets its code, if the command has that flag.
 *
 * @returns the exit code.
 */
export function reportFailure(
  error: unknown,
  args: readonly string[],
  { writesOutputs = true }: { writesOutputs?: boolean } = {}
): number {
  const failure =
    error instanceof UsageError ? describeMisuse(error) : describeFailure(error, EMPTY_RECORD)
  const { code } = failure
  const text = escapeCommands(nameFlags(failureText(failure, EMPTY_RECORD)))
  if (writesOutputs) writeFailureCode(args, code)
  const shown = mapTexts(failure, (part) => nameFlags(part))
  if (args.includes('--json')) printJson(jsonResult({ error_code: code }, shown))
  process.stderr.write(`${errorLines(text, args)}\n`)
  return exitCodeOf(code)
}

/** Returns the error as the job or the terminal shows it. */
function errorLines(text: string, args: readonly string[]): string {
  if (GITHUB_ACTIONS.isHere(process.env)) return annotation('error', text)
  const { stderr, env } = process
  const paint = createPaint(!args.includes('--no-color') && showsColors(stderr, env))
  const lines = `${paint('Error:', 'red')} ${text}`
  return env.CI ? lines : wrapText(lines, widthOf(stderr))
}

function describeMisuse({ message: what, advice, example }: UsageError): Failure {
  const fix = advice === undefined ? [] : [advice]
  return { kind: 'failure', code: 'input_invalid', what, facts: [], fix, command: example }
}

/** The exit code of `plan --fail-on-changes`, which is no failure: there is no error code. */
export const CHANGES_EXIT_CODE = 11

/**
 * Returns whether a deploy would change something, by the outputs of a plan. A revision of a push
 * counts, too.
 */
export function plansChange({ plans, plan }: Outputs): boolean {
  const all: PlannedChange[] =
    plans === undefined ? [JSON.parse(plan || '{}')] : Object.values(JSON.parse(plans))
  return all.some(
    ({ operation = 'unchanged', new_revision }) => operation !== 'unchanged' || new_revision
  )
}

interface PlannedChange {
  operation?: string
  new_revision?: boolean
}
