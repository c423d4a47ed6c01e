/**
 * The program that a test runs. The action and the command line share their core, so tests of what
 * happens to a run hold for both: `npm run test:campaign -- --only command-line` runs them with the
 * other one. The one place that reads PROGRAM.
 */
import { fileURLToPath } from 'node:url'
import { VARIABLE_PREFIX } from '../../src/cli/flags/input-flags.js'
import { ERROR_CODES, type ErrorCode } from '../../src/error-codes.js'

/** What differs between the two from outside, in a job of GitHub Actions. */
export interface Program {
  name: 'action' | 'command line'
  /** Arguments of Node. */
  arguments(inputs: Readonly<Record<string, string>>): string[]
  /** How inputs are given. */
  variables(inputs: Readonly<Record<string, string>>): Record<string, string>
  /** The stream of its log. The other one has nothing of a run that fails. */
  log: 'stdout' | 'stderr'
  /** What the other one has of a deploy that succeeds, or nothing where it is lost. */
  result: RegExp
  exitCodeOf(code: ErrorCode): number
}

const at = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url))
const named = (inputs: Readonly<Record<string, string>>, nameOf: (input: string) => string) =>
  Object.fromEntries(Object.entries(inputs).map(([input, value]) => [nameOf(input), value]))

const ACTION: Program = {
  name: 'action',
  arguments: () => [at('dist/index.js')],
  variables: (inputs) => named(inputs, (input) => `INPUT_${input.toUpperCase()}`),
  log: 'stdout',
  result: /^$/,
  exitCodeOf: () => 1
}

const COMMAND_LINE: Program = {
  name: 'command line',
  arguments: ({ command = 'deploy' }) => [at('dist/cli/index.js'), command],
  variables: ({ command: _command, ...inputs }) =>
    named(inputs, (input) => `${VARIABLE_PREFIX}${input.toUpperCase()}`),
  log: 'stderr',
  result: /^(?:https?:\/\/\S+\n)?$/,
  exitCodeOf: (code) => ERROR_CODES[code].exit_code
}

export const PROGRAMS: readonly Program[] = [ACTION, COMMAND_LINE]
const { PROGRAM: wanted = ACTION.name } = process.env
const found = PROGRAMS.find(({ name }) => name === wanted)
if (found === undefined)
  throw new Error(`PROGRAM must be one of: ${PROGRAMS.map(({ name }) => name).join(', ')}`)

export const PROGRAM: Program = found
