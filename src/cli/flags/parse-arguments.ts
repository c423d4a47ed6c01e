/** Parses the arguments, with the environment. */
import { readFileSync } from 'node:fs'
import { parseEnv } from 'node:util'
import { INPUT_DEFAULTS, type InputName } from '../../action-names.js'
import { CI_NAMES } from '../../ci/detect.js'
import { VERSION } from '../../release.js'
import { INIT_CI } from '../init/choose-setup.js'
import { UsageError } from '../usage-error.js'
import {
  type Command,
  createCommand,
  firstSentence,
  isBrief,
  Option,
  parseWith,
  takeAll,
  takeOnce
} from './commander.js'
import { COMMANDS, type CommandEntry, type CommandName, HELP_END } from './commands.js'
import { type GivenBy, INPUT_FLAGS, type InputFlag, nameFlags, VARIABLE_PREFIX } from './input-flags.js'

/** What the arguments and the environment ask for. */
export interface Arguments {
  command: Exclude<CommandName, 'demo' | 'emulator'>
  /** Texts of inputs. */
  flags: Partial<Record<InputName, string>>
  /** What gave them. */
  givenBy: GivenBy
  /** Files with the texts of inputs; `-` is standard input. */
  files: Partial<Record<InputName, string>>
  /** Names of variables that hold secrets. */
  secretNames: readonly string[]
  options: Options
}

/** The flags of the command line itself. */
export interface Options {
  json?: true
  quiet?: true
  verbose?: true
  color: boolean
  events?: string
  outputFile?: string
  ci: string
  /** Of `delete`. */
  yes?: true
  /** Of `logs`. */
  build?: true
  deploy?: true
  follow?: true
  revision?: string
}

/** Undefined if help or the version was asked for, which `print` then got. @throws UsageError */
export function parseArguments(args: readonly string[], print: (text: string) => void): Arguments | undefined {
  removeEmptyVariables()
  let parsed: Arguments | undefined
  const program = createProgram(args, print, (found) => {
    parsed = found
  })
  return parseWith(program, args) ? parsed : undefined
}

/** An empty variable counts as unset. */
function removeEmptyVariables(): void {
  for (const [name, text] of Object.entries(process.env)) {
    if (name.startsWith(VARIABLE_PREFIX) && text?.trim() === '') delete process.env[name]
  }
}

function createProgram(
  args: readonly string[],
  print: (text: string) => void,
  take: (parsed: Arguments) => void
): Command {
  const program = createCommand('deploy-agent-server', print)
    .description('Deploys agent servers, and waits until they serve.')
    .version(VERSION, '-V, --version', 'Show the version')
    .enablePositionalOptions()
    .helpCommand('help [command]', 'Show what a command takes')
    .addHelpText('after', HELP_END)
  for (const [name, entry] of Object.entries(COMMANDS) as [CommandName, CommandEntry][]) {
    const command = program.command(name).description(entry.description)
    if (name === 'demo' || name === 'emulator') continue
    command.addHelpText('after', entry.examples)
    addInputs(command, name, entry, isBrief(args))
    addOptions(command, name, entry)
    command.action(() => take(collect(command, name, entry)))
  }
  return program
}

function addInputs(command: Command, name: CommandName, entry: CommandEntry, brief: boolean): void {
  const { inputs, common, help = {} } = entry
  command.optionsGroup('Inputs:')
  for (const flag of INPUT_FLAGS) {
    const isListed = inputs(flag) && !(brief && !common.includes(flag.input))
    const described = helpOf({ ...flag, help: help[flag.input] ?? flag.help })
    const text = brief ? firstSentence(described) : described
    // Also one that the command does not take, so that its variable is masked.
    const value = flag.isBoolean || flag.isHidden ? '[value]' : '<value>'
    const option = takeOnce(new Option(`--${flag.flag} ${value}`, text)).preset('true')
    if (name !== 'init') option.env(flag.variable)
    command.addOption(option.hideHelp(!isListed || flag.isHidden))
    if (flag.isBoolean) {
      command.addOption(
        takeOnce(new Option(`--no-${flag.flag}`))
          .preset('false')
          .hideHelp()
      )
    }
    if (flag.isHidden && inputs(flag)) {
      const file = new Option(`--${flag.flag}-file <file>`, `File (- for standard input). ${text}`)
      command.addOption(takeOnce(file).hideHelp(!isListed))
    }
  }
}

const helpOf = ({ input, help }: InputFlag) => {
  const text = nameFlags(help).replaceAll('`', '')
  const fallback = INPUT_DEFAULTS[input]
  const saysDefault = ['', 'true', 'false'].includes(fallback) || text.includes('If unset:')
  return saysDefault ? text : `${text} Default: ${fallback}.`
}

function addOptions(command: Command, name: Arguments['command'], { inputs }: CommandEntry): void {
  const add = (flags: string, help: string) => command.addOption(new Option(flags, help))
  const once = (flags: string, help: string) => command.addOption(takeOnce(new Option(flags, help)))
  const isRun = name !== 'status' && name !== 'logs' && name !== 'init'
  if (name === 'init' || INPUT_FLAGS.some((flag) => flag.input === 'secrets' && inputs(flag))) {
    const help =
      name === 'init'
        ? 'Name of a secret of the agent, which the workflows then pass to it. Repeatable.'
        : 'Secret whose value is in the variable of this name. Repeatable.'
    const secret = takeAll(new Option('--secret <name>', help))
    command.addOption(isRun ? secret.conflicts('secretsFile') : secret)
  }
  command.optionsGroup('Options:')
  if (name === 'init') {
    command.addOption(
      new Option('--ci <name>', `For which CI system: auto (default), ${INIT_CI.join(' or ')}.`)
        .choices(['auto', ...INIT_CI])
        .default('auto')
    )
    return
  }
  if (name === 'delete') add('--yes', 'Delete without asking for the name on a terminal.')
  if (name === 'logs') {
    add('--build', 'The log of the build.')
    command.addOption(new Option('--deploy', 'The log of the agent server (default).').conflicts('build'))
    once('--revision <id>', 'Its log, instead of that of the latest revision.')
    add('--follow', 'Continue with new lines until Ctrl+C.')
  } else add('--json', 'Print one JSON document with all outputs.')
  if (isRun) {
    once('--output-file <file>', 'Write the outputs to this file, as a dotenv report.')
    once('--events <file>', 'Write one JSON event per line to this file.')
  }
  add('-q, --quiet', 'Print errors, warnings and the result only.')
  add('-v, --verbose', 'Print each request.')
  add('--no-color', 'Print no colors. The variable NO_COLOR does the same.')
  const env = new Option('--env-file <file>', 'Read variables from this file. The environment wins.')
  command.addOption(takeOnce(env, loadVariables))
  command.addOption(
    new Option('--ci <name>', `Where it runs: auto (default), ${CI_NAMES.join(', ')}.`)
      .choices(['auto', ...CI_NAMES])
      .default('auto')
  )
}

/** Adds the variables of a file to the environment: commander reads that after the arguments. @throws UsageError */
function loadVariables(path: string): string {
  try {
    Object.assign(process.env, { ...parseEnv(readFileSync(path, 'utf8')), ...process.env })
  } catch (error) {
    const { code = 'unknown' } = error as NodeJS.ErrnoException
    throw new UsageError(`--env-file: "${path}" cannot be read (${code}).`, 'Check the path.')
  }
  removeEmptyVariables()
  return path
}

/** What the command was given. @throws UsageError for a flag that it does not take. */
function collect(command: Command, name: Arguments['command'], { inputs }: CommandEntry): Arguments {
  const { secret = [], ...options } = command.opts<Options & { secret?: string[] }>()
  const parsed: Arguments = { command: name, flags: {}, givenBy: {}, files: {}, secretNames: secret, options }
  const keyOf = (flag: string) => new Option(`--${flag}`).attributeName()
  for (const flag of INPUT_FLAGS) {
    const source = command.getOptionValueSource(keyOf(flag.flag))
    if (source === 'cli' && flag.isHidden) refuseValue(flag)
    if (source === 'cli' && !inputs(flag)) {
      throw new UsageError(`--${flag.flag} is not a flag of ${name}.`, `Use ${name} --help-all for what it takes.`)
    }
    if (source !== undefined) {
      parsed.flags[flag.input] = command.getOptionValue(keyOf(flag.flag))
      parsed.givenBy[flag.input] = source === 'env' ? flag.variable : `--${flag.flag}`
    }
    const file = command.getOptionValue(keyOf(`${flag.flag}-file`))
    if (!flag.isHidden || file === undefined) continue
    parsed.files[flag.input] = file
    parsed.givenBy[flag.input] = `--${flag.flag}-file`
  }
  return parsed
}

/** Refuses a value in the arguments. The value is never shown. @throws UsageError always. */
function refuseValue({ flag, variable, input }: InputFlag): never {
  const other = input === 'secrets' ? '--secret NAME to take each from the environment' : `the variable ${variable}`
  throw new UsageError(
    `--${flag} takes no value here, because every user of this machine can read the arguments of a process.`,
    `Use --${flag}-file FILE (- for standard input), or ${other}.`
  )
}
