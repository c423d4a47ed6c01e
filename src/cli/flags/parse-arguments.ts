/** Parses the arguments with commander: the one file that imports it. */
import { Command, CommanderError, type Help, Option } from 'commander'
import type { InputName } from '../../action-names.js'
import { CI_NAMES } from '../../ci/detect.js'
import { VERSION } from '../../release.js'
import { nearest } from '../../text/nearest.js'
import { INIT_CI } from '../init/choose-setup.js'
import { UsageError } from '../usage-error.js'
import { COMMANDS, type CommandEntry, type CommandName, HELP_END } from './commands.js'
import { INPUT_FLAGS, type InputFlag } from './input-flags.js'
import { refuseValue } from './resolve-inputs.js'
import { inOurWords } from './wording.js'

/** What the arguments ask for. */
export interface Arguments {
  command: Exclude<CommandName, 'demo' | 'emulator'>
  /** Texts of inputs. */
  flags: Partial<Record<InputName, string>>
  /** Files with the texts of inputs; `-` is standard input. */
  files: Partial<Record<InputName, string>>
  /** Names of variables that hold secrets. */
  secretNames: readonly string[]
  options: Options
}

/** The flags of the command line itself. */
export interface Options {
  json: boolean
  quiet: boolean
  verbose: boolean
  color: boolean
  events: string | undefined
  outputFile: string | undefined
  ci: string
  /** Of `logs`. */
  log: 'build' | 'deploy' | undefined
  follow: boolean
  revision: string | undefined
}

/** Collects what one parse of the arguments finds. */
interface Draft {
  command?: Arguments['command']
  flags: Map<InputName, string>
  files: Map<InputName, string>
  secretNames: string[]
  options: Partial<Options>
  seen: Set<string>
}

/** Undefined if help or the version was asked for, which `print` then got. @throws UsageError */
export function parseArguments(args: readonly string[], print: (text: string) => void): Arguments | undefined {
  const draft: Draft = { flags: new Map(), files: new Map(), secretNames: [], options: {}, seen: new Set() }
  const program = createProgram(draft, print)
  try {
    program.parse(args, { from: 'user' })
  } catch (error) {
    if (!(error instanceof CommanderError)) throw error
    if (error.exitCode === 0) return undefined
    // `help deplyo` would count as no command at all.
    const [help, about] = args
    if (help === 'help' && about !== undefined) return parseArguments([about], print)
    throw usageError(error, flagsOf(program, args))
  }
  const { command, options } = draft
  if (command === undefined) return undefined
  return {
    command,
    flags: Object.fromEntries(draft.flags),
    files: Object.fromEntries(draft.files),
    secretNames: draft.secretNames,
    options: {
      json: false,
      quiet: false,
      verbose: false,
      color: true,
      events: undefined,
      outputFile: undefined,
      ci: 'auto',
      log: undefined,
      follow: false,
      revision: undefined,
      ...options
    }
  }
}

/** The help of a command, for the page that lists its flags. */
export function createProgram(draft: Draft, print: (text: string) => void): Command {
  const program = new Command('deploy-agent-server')
    .description('Deploys agent servers, and waits until they serve.')
    .version(VERSION, '-V, --version', 'Show the version')
    .enablePositionalOptions()
    .helpOption('-h, --help', 'Show this text; after a command, its flags')
    .helpCommand('help [command]', 'Show the flags of a command')
    .showSuggestionAfterError()
    .exitOverride()
    .configureOutput({ writeOut: print, writeErr: () => {} })
    .configureHelp({ minWidthToWrap: 20, formatItem })
    .addHelpText('after', HELP_END)
  for (const [name, entry] of Object.entries(COMMANDS) as [CommandName, CommandEntry][]) {
    const command = program.command(name).summary(entry.summary).description(entry.description)
    if (name === 'demo' || name === 'emulator') continue
    command.addHelpText('after', entry.examples)
    addInputs(command, draft, entry)
    if (name === 'init') addInitOptions(command, draft)
    else addOptions(command, draft, name)
    command.allowExcessArguments(false).action(() => {
      draft.command = name
    })
  }
  return program
}

function addInputs(command: Command, draft: Draft, { inputs, help = {} }: CommandEntry): void {
  const flags = INPUT_FLAGS.filter(inputs).map((flag) => ({ ...flag, help: help[flag.input] ?? flag.help }))
  const sorted = [...flags.filter(({ isCommon }) => isCommon), ...flags.filter(({ isCommon }) => !isCommon)]
  for (const flag of sorted) {
    command.optionsGroup(flag.isCommon ? 'Common flags:' : `${flag.group}:`)
    if (flag.isHidden) addHidden(command, draft, flag)
    else if (flag.kind === 'boolean') addBoolean(command, draft, flag)
    else {
      command.addOption(new Option(`--${flag.flag} <value>`, helpOf(flag)))
      take(command, draft, { name: flag.flag, put: (value) => draft.flags.set(flag.input, String(value)) })
    }
  }
}

/** Its value stands in a file. Given as an argument, it is refused. */
function addHidden(command: Command, draft: Draft, flag: InputFlag): void {
  if (flag.input === 'secrets') {
    addSecret(command, draft, 'Secret whose value is in the variable of this name. Repeatable.')
    command.optionsGroup(`${flag.group}:`)
  }
  const name = `${flag.flag}-file`
  command.addOption(new Option(`--${name} <file>`, `File (- for standard input). ${helpOf(flag)}`))
  take(command, draft, { name, put: (value) => draft.files.set(flag.input, String(value)) })
  command.addOption(new Option(`--${flag.flag} [value]`).hideHelp())
  command.on(`option:${flag.flag}`, () => refuseValue(flag.input))
}

/** `--wait`, `--no-wait`, `--wait=false`. */
function addBoolean(command: Command, draft: Draft, flag: InputFlag): void {
  command.addOption(new Option(`--${flag.flag} [value]`, `${helpOf(flag)} Or --no-${flag.flag}.`))
  command.addOption(new Option(`--no-${flag.flag}`).hideHelp())
  take(command, draft, { name: flag.flag, put: (value) => draft.flags.set(flag.input, value ?? 'true') })
  take(command, draft, {
    name: `no-${flag.flag}`,
    key: flag.flag,
    put: () => draft.flags.set(flag.input, 'false')
  })
}

function addInitOptions(command: Command, draft: Draft): void {
  command.optionsGroup('What to write:')
  addSecret(command, draft, 'Name of a secret of the agent, which the workflows then pass to it. Repeatable.')
  command.addOption(new Option('--ci <name>', `For which CI system: auto (default), ${INIT_CI.join(' or ')}.`))
  take(command, draft, { name: 'ci', put: (value) => Object.assign(draft.options, { ci: value ?? '' }) })
  command.addOption(new Option('--dry-run', 'Print the files; write nothing.'))
  take(command, draft, { name: 'dry-run', put: () => draft.flags.set('dry_run', 'true') })
}

function addSecret(command: Command, draft: Draft, help: string): void {
  command.addOption(new Option('--secret <name>', help))
  command.on('option:secret', (value: string) => draft.secretNames.push(needValue('secret', value)))
}

function addOptions(command: Command, draft: Draft, name: Arguments['command']): void {
  const put = (values: Partial<Options>) => () => Object.assign(draft.options, values)
  const add = (flags: string, help: string, act: (value: string | null) => unknown) => {
    const option = new Option(flags, help)
    command.addOption(option)
    take(command, draft, { name: option.name(), put: act })
  }
  command.optionsGroup('Output:')
  if (name !== 'logs') add('--json', 'Print one JSON document with all outputs.', put({ json: true }))
  add('-q, --quiet', 'Print errors, warnings and the result only.', put({ quiet: true }))
  add('-v, --verbose', 'Print each request.', put({ verbose: true }))
  command.addOption(new Option('--no-color', 'Print no colors. The variable NO_COLOR does the same.'))
  take(command, draft, { name: 'no-color', put: put({ color: false }) })
  if (name === 'logs') {
    add('--build', 'The log of the build.', () => chooseLog(draft, 'build'))
    add('--deploy', 'The log of the agent server (default).', () => chooseLog(draft, 'deploy'))
    add('--revision <id>', 'Its log, instead of that of the latest revision.', (value) =>
      Object.assign(draft.options, { revision: value || undefined })
    )
    add('--follow', 'Continue with new lines until Ctrl+C.', put({ follow: true }))
  } else if (name !== 'status') {
    add('--events <file>', 'Write one JSON event per line to this file.', (value) =>
      Object.assign(draft.options, { events: value ?? '' })
    )
    add('--output-file <file>', 'Write the outputs to this file, as a dotenv report.', (value) =>
      Object.assign(draft.options, { outputFile: value ?? '' })
    )
  }
  add('--ci <name>', `Where it runs: auto (default), ${CI_NAMES.join(', ')}.`, (value) =>
    Object.assign(draft.options, { ci: value ?? '' })
  )
}

function chooseLog({ options }: Draft, log: 'build' | 'deploy'): void {
  if (options.log !== undefined) {
    throw new UsageError('--build cannot be combined with --deploy.', 'Read one log at a time.')
  }
  options.log = log
}

interface Taken {
  /** As commander names its event. */
  name: string
  /** The flag that counts as given twice; the name if absent. */
  key?: string
  put: (value: string | null) => unknown
}

/** Takes the value of a flag that can be given once. */
function take(command: Command, { seen }: Draft, { name, key = name, put }: Taken): void {
  command.on(`option:${name}`, (value: string | null) => {
    if (seen.has(key)) throw new UsageError(`--${key} is given twice.`, 'Give it once.')
    seen.add(key)
    put(typeof value === 'string' ? needValue(name, value) : null)
  })
}

/** A flag instead of a value means that the value is missing. */
function needValue(name: string, value: string): string {
  if (/^--[a-z]/.test(value)) {
    throw new UsageError(`--${name} needs a value.`, `If the value begins with dashes, write --${name}=VALUE.`)
  }
  return value
}

/** In one line where it fits, else below the flag: a column at the right would be narrow on a narrow terminal. */
function formatItem(term: string, termWidth: number, description: string, help: Help): string {
  const width = help.helpWidth ?? 80
  const line = `  ${term.padEnd(termWidth)}  ${description}`.trimEnd()
  if (line.length <= width) return line
  const below = help.boxWrap(description, width - 6).replace(/^/gm, '      ')
  return `  ${term}\n${below}`
}

const helpOf = ({ help, fallback }: InputFlag) => {
  const text = inOurWords(help).replaceAll('`', '')
  const saysDefault = ['', 'true', 'false'].includes(fallback) || text.includes('If unset:')
  return saysDefault ? text : `${text} Default: ${fallback}.`
}

/** The flags of the given command that its help lists, without dashes. */
function flagsOf({ commands }: Command, [given]: readonly string[]): string[] {
  const options = commands.find((command) => command.name() === given)?.options ?? []
  return options.flatMap(({ hidden, long }) => (hidden || long == null ? [] : [long.slice(2)]))
}

/** Commander suggests no flag that only begins with the given word. */
function nearestFlag(word: string, flags: readonly string[]): string | undefined {
  const flag = nearest(word.replace(/^-+/, ''), flags)
  return flag === undefined ? undefined : `--${flag}`
}

const flagAdvice = (meant: string | undefined) =>
  meant === undefined ? 'Use --help for the flags.' : `Did you mean ${meant}?`

/** Each command with what it does. */
function commandLines(): string[] {
  const widest = Math.max(...Object.keys(COMMANDS).map((name) => name.length))
  return Object.entries(COMMANDS).map(([name, { summary }]) => `  ${name.padEnd(widest)}  ${summary}`)
}

/** The error of commander in our form. What follows `=` may be a secret, and is left out. */
function usageError({ code, message }: CommanderError, flags: readonly string[]): UsageError {
  const meant = /\(Did you mean ([^?(]+)\?\)/.exec(message)?.[1]
  const quoted = (/'([^'=]*)/.exec(message)?.[1] ?? '').split(' ', 1).join()
  const list = 'Run deploy-agent-server --help for the list of commands.'
  switch (code) {
    case 'commander.unknownOption':
      if (meant === quoted) return new UsageError(`${quoted} takes no value.`, 'Remove = and what follows it.')
      return new UsageError(`${quoted} is not a flag.`, flagAdvice(meant ?? nearestFlag(quoted, flags)))
    case 'commander.unknownCommand':
      return new UsageError(`"${quoted}" is not a command.`, meant ? `Did you mean ${meant}?` : list)
    case 'commander.optionMissingArgument': {
      const flag = /--[\w-]+/.exec(message)?.[0] ?? 'A flag'
      return new UsageError(`${flag} needs a value.`, `Write it behind the flag: ${flag} VALUE.`)
    }
    case 'commander.excessArguments':
      return new UsageError(
        'A value has no flag in front of it.',
        'Write its flag, such as --name support. Put quotes around a value with spaces.'
      )
    case 'commander.help':
      return new UsageError(
        ['No command given.', ...commandLines()].join('\n'),
        'Give one of these. Use --help for more.'
      )
    default:
      return new UsageError(message.replace(/^error: /, ''))
  }
}
