/** The exit code of a command that failed. */
import { ERROR_CODES, type ErrorCode } from '../error-codes.js'

/** @param code The output `error_code`. */
export function exitCodeOf(code: string | undefined): number {
  return code !== undefined && Object.hasOwn(ERROR_CODES, code) ? ERROR_CODES[code as ErrorCode].exit_code : 1
}
