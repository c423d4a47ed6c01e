/** Reads the flags of `emulator`, and lists them. */
import { type EmulatorOptions, notEmpty, OptionError } from '../../../emulator/index.js'
import { VERSION } from '../../release.js'
import {
  type Command,
  createCommand,
  firstSentence,
  isBrief,
  Option,
  parseWith,
  takeAll,
  takeOnce
} from '../flags/commander.js'
import { UsageError } from '../usage-error.js'
import { FLAGS, type Flag } from './flag-table.js'

/** What the flags ask for. */
export interface GivenFlags {
  options: EmulatorOptions
  quiet: boolean
}

/** Undefined if help or the version was asked for, which `print` then got. @throws UsageError that names the flag. */
export function readFlags(args: readonly string[], print: (text: string) => void = () => {}): GivenFlags | undefined {
  const command = createEmulatorCommand(args, print)
  if (!parseWith(command, args)) return undefined
  const options: Record<string, unknown> = { port: 8124 }
  for (const [name, { list }] of Object.entries(FLAGS)) {
    const { key, value } = optionOf(command, name)
    if (value !== undefined) options[list ?? key] = value
  }
  return { options, quiet: optionOf(command, 'quiet').value === true }
}

function optionOf(command: Command, name: string) {
  const key = new Option(`--${name}`).attributeName()
  return { key, value: command.getOptionValue(key) }
}

function createEmulatorCommand(args: readonly string[], print: (text: string) => void): Command {
  const command = createCommand('deploy-agent-server emulator', print)
    .description(
      'Starts a control plane on this machine. You need no account. Its start page shows what serves, /docs has the API reference, and requests to /_emulator/… script it while it runs.\n\nTIME is a duration such as 250ms, 90s, 30m or 1h30m.'
    )
    .version(VERSION, '-v, --version', 'Show the version')
    .option('-q, --quiet', 'Print no requests, statuses and output of agents.')
    .action(() => {})
  for (const [name, flag] of Object.entries(FLAGS)) command.addOption(createOption(name, flag, isBrief(args)))
  return command
}

function createOption(name: string, { value, list, help, examples = [], read = notEmpty }: Flag, brief: boolean) {
  const shown = list === undefined ? help : `${help} Repeatable.`
  const lines = [shown, ...examples.map((example) => `--${name} "${example}"`)]
  const option = new Option(`--${name}${value === undefined ? '' : ' <value>'}`)
  option.description = brief ? firstSentence(help) : lines.join('\n')
  if (value === undefined) return option
  option.flags = `--${name} ${brief ? value.replace(/[ [,].*/, value.startsWith('"') ? ' …"' : '') : value}`
  const readNamed = (text: string) => {
    try {
      return read(text)
    } catch (error) {
      throw error instanceof OptionError ? new UsageError(`--${name}: ${error.message}`) : error
    }
  }
  return list === undefined ? takeOnce(option, readNamed) : takeAll(option, readNamed)
}
