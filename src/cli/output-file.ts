/** The file of `--output-file`: the outputs as variables, complete after each output that becomes known. */
import { writeFileSync } from 'node:fs'
import type { CiReports } from '../ci/ci.js'
import type { ErrorCode } from '../error-codes.js'
import { dotenvOf } from './console/dotenv.js'
import type { Outputs } from './console/result.js'
import { OTHER_COMMANDS } from './flags/commands.js'
import { UsageError } from './usage-error.js'

const FLAG = '--output-file'

/** Adds the file to the reports of a run. @param warn Tells what the file cannot hold, once. */
export type WithOutputFile = (reports: CiReports, warn: (text: string) => void) => CiReports

/** Empties the file before anything is sent: that of an earlier run must not be taken for this one's. @throws UsageError */
export function openOutputFile(path: string): WithOutputFile {
  try {
    writeFileSync(path, '')
  } catch (error) {
    const { code = 'unknown' } = error as NodeJS.ErrnoException
    throw new UsageError(`--output-file: "${path}" cannot be written (${code}).`, 'Check the path and its permissions.')
  }
  return (reports, warn) => {
    let outputs: Outputs = {}
    const told = new Set<string>()
    return {
      ...reports,
      output: (name, value) => {
        outputs = { ...outputs, [name]: value }
        const { text, omitted } = dotenvOf(outputs)
        writeFileSync(path, text)
        for (const variable of omitted.filter((one) => !told.has(one))) {
          told.add(variable)
          warn(`--output-file: ${variable} is left out, because a dotenv report cannot hold it.`)
        }
        reports.output(name, value)
      }
    }
  }
}

/**
 * Writes the code of a run that ended before it began, so that the file of an earlier run is not taken for its report.
 * The arguments may be wrong, so only the file itself is read from them. A command without this flag writes no file.
 */
export function writeFailureCode(args: readonly string[], error_code: ErrorCode): void {
  if (OTHER_COMMANDS.some((name) => name === args[0])) return
  for (const [at, arg] of args.entries()) {
    const path = arg === FLAG ? args[at + 1] : arg.startsWith(`${FLAG}=`) ? arg.slice(FLAG.length + 1) : ''
    if (!path || /^--[a-z]/.test(path)) continue
    try {
      writeFileSync(path, dotenvOf({ error_code }).text)
    } catch {
      // The error that ends the run is already reported.
    }
  }
}
