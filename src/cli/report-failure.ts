/** Tells what ended the command line before anything was sent: a mistake of the user, or a bug of ours. */
import { annotation, GITHUB_ACTIONS } from '../adapters/ci/github-actions.js'
import { ERROR_CODES } from '../error-codes.js'
import { describeFailure, failureText } from '../report/failure.js'
import { EMPTY_RECORD } from '../report/record.js'
import { escapeCommands } from '../text/sanitize.js'
import { writeFailureCode } from './console/output-file.js'
import { failureResult } from './console/result.js'
import { nameFlags } from './flags/input-flags.js'
import { UsageError } from './usage-error.js'

/**
 * Prints the failure to standard error; with `--json` among the arguments, also as JSON to standard output. The file of
 * `--output-file` gets its code.
 *
 * @returns the exit code.
 */
export function reportFailure(error: unknown, args: readonly string[]): number {
  const failure =
    error instanceof UsageError
      ? { kind: 'failure' as const, code: 'input_invalid' as const, message: error.message, advice: error.advice }
      : describeFailure(error, EMPTY_RECORD)
  const { code, message, advice } = failure
  const text = escapeCommands(nameFlags(failureText(failure, EMPTY_RECORD)))
  writeFailureCode(args, code)
  if (args.includes('--json')) {
    const shown = { message: nameFlags(message), advice: advice && nameFlags(advice) }
    process.stdout.write(`${JSON.stringify(failureResult(code, shown), undefined, 2)}\n`)
  }
  process.stderr.write(`${GITHUB_ACTIONS.isHere(process.env) ? annotation('error', text) : `Error: ${text}`}\n`)
  return ERROR_CODES[code].exit_code
}
