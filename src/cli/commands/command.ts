/** What each command of the command line says of itself, and how those of a kind are started. */
import type { InputName } from '../../action-names.js'
import type { ProcessWork } from '../../run/process.js'
import type { TextOf } from '../console/text-result.js'
import type { Arguments } from '../flags/arguments.js'
import type { OwnFlag } from '../flags/own-flags.js'
import type { ReadCommand } from '../inspect/read-command.js'

/** A command of the command line. */
export interface CliCommand {
  description: string
  /** Arguments, as a user would write them. */
  examples?: readonly string[]
  /** The inputs that it takes. */
  inputs: readonly InputName[]
  /** Those that its help lists; --help-all lists the others, too. */
  common?: readonly InputName[]
  /** For inputs that mean less there than in a deploy. */
  help?: Partial<Record<InputName, string>>
  /** The values that are possible. */
  choices?: Partial<Record<InputName, readonly string[]>>
  /** The flags that it has besides. */
  flags?: readonly OwnFlag[]
  /** Of a run: returns the result of a success, as text. */
  textOf?: TextOf
  /** Prepares it as the work of this process. @throws UsageError before anything is sent. */
  open?: (args: Arguments) => Promise<ProcessWork>
  /** Runs it, where it is no such work. */
  run?: (args: Arguments) => Promise<void>
  /** Runs it with arguments that it parses itself. */
  runWith?: (args: string[]) => Promise<void>
}

/** The flags that every command has. */
const OF_ALL: readonly OwnFlag[] = ['-q, --quiet', '-v, --verbose', '--no-color', '--dotenv <file>']
/** The flags of a run, which has outputs and events. */
export const OF_RUNS: readonly OwnFlag[] = [
  '--json',
  '--output-file <file>',
  '--events <file>',
  ...OF_ALL
]
/** The flags of a command that only reads. */
export const OF_READS: readonly OwnFlag[] = ['--json', ...OF_ALL]
export const OF_LOGS = OF_ALL

/** Prepares a run as the action has it. */
export async function openRun(args: Arguments, textOf: TextOf): Promise<ProcessWork> {
  const { createCommandRun } = await import('../run-command.js')
  return createCommandRun(args, textOf)
}

/** Prepares a command that only reads. */
export async function openRead(args: Arguments, command: ReadCommand): Promise<ProcessWork> {
  const { createInspectRun } = await import('../inspect-run.js')
  return createInspectRun(args, command)
}
