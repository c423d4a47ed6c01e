/** commander as every command here uses it: its errors are ours. The one file that imports it. */
import { Command, CommanderError, type Help, Option } from 'commander'
import { UsageError } from '../usage-error.js'
import {
  type CommandFlags,
  noCommandError,
  unknownCommandError,
  unknownFlagError
} from './suggest.js'

export { type Command, Option }

/** A command that prints its help with `print`. */
export function createCommand(name: string, print: (text: string) => void): Command {
  return new Command(name)
    .helpOption('-h, --help', 'Show this text; with --help-all all of it')
    .showSuggestionAfterError(false)
    .allowExcessArguments(false)
    .exitOverride()
    .configureOutput({ writeOut: print, writeErr: () => {} })
    .configureHelp({
      minWidthToWrap: 20,
      formatItem,
      optionTerm,
      optionDescription: ({ description }) => description
    })
}

const ALL = '--help-all'

/**
 * Whether a help is wanted that says only the most important. A suggestion for a typo may be any
 * flag.
 */
export const isBrief = (args: readonly string[]): boolean =>
  !args.includes(ALL) && (args[0] === 'help' || args.includes('--help') || args.includes('-h'))

/**
 * Runs the action of the command. False if help or the version was printed instead.
 *
 * @param renamed Flags by the name of their input, if that is another word.
 * @throws UsageError
 */
export function parseWith(
  command: Command,
  args: readonly string[],
  renamed: ReadonlyMap<string, string> = new Map()
): boolean {
  try {
    const known = args.map((arg) => (arg === ALL ? '--help' : arg))
    command.parse(known, { from: 'user' })
    return true
  } catch (error) {
    if (!(error instanceof CommanderError)) throw error
    if (error.exitCode === 0) return false
    throw usageError(error, command, { args, renamed })
  }
}

interface ParsedArguments {
  args: readonly string[]
  renamed: ReadonlyMap<string, string>
}

/**
 * What commander refuses, in the words of this program. What follows a flag or `=` may be a secret,
 * and is left out.
 */
function usageError(
  { code, message }: CommanderError,
  command: Command,
  { args, renamed }: ParsedArguments
): UsageError {
  const { commands } = command
  const names = commands.map((subcommand) => subcommand.name())
  if (code === 'commander.help' || code === 'commander.unknownCommand') {
    const word = args.find((arg) => arg !== 'help')
    if (word !== undefined) return unknownCommandError(word, names)
    return noCommandError(
      commands.map((command) => ({ name: command.name(), description: command.description() }))
    )
  }
  const selected = commands.find((subcommand) => subcommand.name() === args[0]) ?? command
  if (code === 'commander.unknownOption') {
    const [, word = 'that is given'] =
      /^error: unknown option '(--[\w-]+(?![\w-])|-\w)/.exec(message) ?? []
    if (selected.options.some(({ long }) => long === word))
      return new UsageError(
        `${word} takes no value.`,
        `Write ${word} alone, or leave it out to turn it off.`
      )
    const others = commands.filter((other) => other !== selected)
    return unknownFlagError(word, flagsOf(selected), others.map(flagsOf), renamed)
  }
  const advice = code === 'commander.excessArguments' ? QUOTES : USE_HELP
  const what = message.replace(/^error: /, '').replace(/^([^=]*)=[^]*'/, "$1'")
  return new UsageError(
    `${what.charAt(0).toUpperCase()}${what.slice(1).replace(/\.$/, '')}.`,
    advice
  )
}

const USE_HELP = 'Use --help for the commands and flags.'

/**
 * The flags of the command as they can be suggested. The program has the name '' beside its
 * commands.
 */
function flagsOf(command: Command): CommandFlags {
  const name = command.commands.length > 0 ? '' : command.name().replace(/^.* /, '')
  const flags = command.options.map(({ long, hidden, negate, description }) => {
    // Such a value is read from a file.
    const suffix = hidden && !negate ? '-file' : ''
    return { flag: `${long}${suffix}`, help: description }
  })
  return { command: name, flags }
}

const QUOTES =
  'Write the flag of each value, such as --name NAME, and put quotes around a value with spaces.'

/** Reads the value of a flag. */
type Read = (value: string) => unknown

/** Makes the option one that is given once. Its choices hold. */
export function takeOnce(option: Option, read: Read = String): Option {
  const choose = option.parseArg
  return option.argParser<unknown>((value, before) => {
    if (before !== undefined)
      throw new UsageError(`${option.long} is given twice.`, 'Give it once.')
    const given = needValue(option, value)
    return choose === undefined ? read(given) : choose(given, undefined)
  })
}

/** Makes the option one that can be given more than once. */
export function takeAll(option: Option, read: Read = String): Option {
  return option.argParser<unknown[]>((value, before: unknown[] | undefined) => [
    ...(before ?? []),
    read(needValue(option, value))
  ])
}

/** A flag instead of a value means that the value is missing. */
function needValue({ long }: Option, value: string): string {
  if (!/^--[a-z]/.test(value)) return value
  throw new UsageError(
    `${long} needs a value.`,
    `If the value begins with dashes, write ${long}=VALUE.`
  )
}

/** `--[no-]wait` for a flag that takes true or false. */
const optionTerm = ({ flags, optional, long }: Option) =>
  optional ? `--[no-]${long?.slice(2)}` : flags

/**
 * In one line where it fits, else below the flag: a column at the right would be narrow on a narrow
 * terminal.
 */
function formatItem(term: string, termWidth: number, description: string, help: Help): string {
  const width = help.helpWidth ?? 80
  const line = `  ${term.padEnd(termWidth)}  ${description}`.trimEnd()
  if (line.length <= width) return line
  return `  ${term}\n${help.boxWrap(description, width - 6).replace(/^/gm, '      ')}`
}
