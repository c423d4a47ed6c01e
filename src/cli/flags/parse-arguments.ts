/** Parses the arguments, with the environment. */
import { readFileSync } from 'node:fs'
import { parseEnv } from 'node:util'
import { INPUT_DEFAULTS, type InputName } from '../../action-names.js'
import { CI_NAMES } from '../../adapters/ci/detect.js'
import { VERSION } from '../../release.js'
import { INIT_CI } from '../init/choose-setup.js'
import { UsageError } from '../usage-error.js'
import { type Command, createCommand, isBrief, Option, parseWith, takeAll, takeOnce } from './commander.js'
import { COMMANDS, type CommandEntry, type CommandName, HELP_END, OTHER_COMMANDS } from './commands.js'
import { type GivenBy, INPUT_FLAGS, type InputFlag, nameFlags } from './input-flags.js'

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
  /** Of `delete` and `rollback`. */
  yes?: true
  /** Of `list`. */
  previews?: true
  /** Of `status`. */
  history?: true
  /** Of `logs`. */
  build?: true
  deploy?: true
  follow?: true
  revision?: string
}

/** Undefined if help or the version was asked for, which `print` then got. @throws UsageError */
export function parseArguments(args: readonly string[], print: (text: string) => void): Arguments | undefined {
  let parsed: Arguments | undefined
  const program = createCommand('deploy-agent-server', print)
    .description('Deploys agent servers, and waits until they serve.')
    .version(VERSION, '-V, --version', 'Show the version')
    .enablePositionalOptions()
    .helpCommand('help [command]', 'Show what a command takes')
    .addHelpText('after', HELP_END)
  for (const [name, entry] of Object.entries(COMMANDS) as [CommandName, CommandEntry][]) {
    const command = program.command(name).description(entry.description)
    if (name === 'demo' || name === 'emulator') continue
    command.addHelpText('after', examplesOf(entry))
    addInputs(command, entry, isBrief(args))
    addOptions(command, name, entry)
    command.action(() => {
      parsed = collect(command, name)
    })
  }
  try {
    return parseWith(program, args) ? parsed : undefined
  } catch (error) {
    throw error instanceof UsageError ? hiddenValueError(error) : error
  }
}

const examplesOf = ({ examples = [] }: CommandEntry) =>
  `\nExamples:\n${examples.map((example) => `  deploy-agent-server ${example}`).join('\n')}

The address and the key come from DEPLOY_AGENT_SERVER_BASE_URL and DEPLOY_AGENT_SERVER_API_KEY, too.`

function addInputs(command: Command, { inputs, common = inputs, help = {} }: CommandEntry, brief: boolean): void {
  command.optionsGroup('Inputs:')
  for (const flag of INPUT_FLAGS.filter(({ input }) => inputs.includes(input))) {
    const described = helpOf({ ...flag, help: help[flag.input] ?? flag.help })
    const text = brief ? firstSentence(described) : described
    const isListed = !brief || common.includes(flag.input)
    if (flag.isHidden) add(`--${flag.flag} <file>`, `File (- for standard input). ${text}`, isListed)
    else if (!flag.isBoolean) add(`--${flag.flag} <value>`, text, isListed)
    else {
      add(`--${flag.flag} [value]`, text, isListed).preset('true')
      add(`--no-${flag.flag}`, '', false).preset('false')
    }
  }
  function add(flags: string, text: string, isListed: boolean): Option {
    const option = takeOnce(new Option(flags, text)).hideHelp(!isListed)
    command.addOption(option)
    return option
  }
}

/** The first sentence of a text. */
const firstSentence = (text: string): string => /^.*?\.(?= |$)/.exec(text)?.[0] ?? text

const helpOf = ({ input, help }: InputFlag) => {
  const text = nameFlags(help).replaceAll('`', '')
  const fallback = INPUT_DEFAULTS[input]
  const saysDefault = ['', 'true', 'false'].includes(fallback) || text.includes('If unset:')
  return saysDefault ? text : `${text} Default: ${fallback}.`
}

function addOptions(command: Command, name: Arguments['command'], { inputs }: CommandEntry): void {
  const add = (flags: string, help: string) => command.addOption(new Option(flags, help))
  const once = (flags: string, help: string) => command.addOption(takeOnce(new Option(flags, help)))
  const secret = (help: string) => takeAll(new Option('--secret <name>', `${help} Repeatable.`))
  const place = (help: string, names: readonly string[]) =>
    command.addOption(new Option('--ci <name>', help).choices(['auto', ...names]).default('auto'))
  if (inputs.includes('secrets')) {
    command.addOption(secret('Secret whose value is in the variable of this name.').conflicts('secretsFile'))
  }
  if (name === 'init') {
    command.addOption(secret('Name of a secret of the agent, which the workflows then pass to it.'))
    place(`For which CI system: auto (default), ${INIT_CI.join(' or ')}.`, INIT_CI)
    return
  }
  command.optionsGroup('Options:')
  if (name === 'delete') add('--yes', 'Delete without asking for the name on a terminal.')
  if (name === 'rollback') add('--yes', 'Roll back without asking for the name on a terminal.')
  if (name === 'status') add('--history', 'All revisions, newest first, and which of them a rollback can restore.')
  if (name === 'list' || name === 'status') add('--previews', 'List previews, too, instead of their number.')
  if (name === 'logs') {
    add('--build', 'The log of the build.')
    command.addOption(new Option('--deploy', 'The log of the agent server (default).').conflicts('build'))
    once('--revision <id>', 'Its log, instead of that of the latest revision.')
    add('--follow', 'Continue with new lines until Ctrl+C.')
  } else add('--json', 'Print the result as one JSON document.')
  if (!OTHER_COMMANDS.some((other) => other === name)) {
    once('--output-file <file>', 'Write the outputs to this file, as a dotenv report.')
    once('--events <file>', 'Write one JSON event per line to this file.')
  }
  add('-q, --quiet', 'Print errors, warnings and the result only.')
  add('-v, --verbose', 'Print each request.')
  add('--no-color', 'Print no colors. The variable NO_COLOR does the same.')
  const env = new Option('--env-file <file>', 'Read variables from this file. The environment wins.')
  command.addOption(takeOnce(env, loadVariables))
  place(`Where it runs: auto (default), ${CI_NAMES.join(', ')}.`, CI_NAMES)
}

/** Adds the variables of a file to the environment. @throws UsageError */
function loadVariables(path: string): string {
  try {
    Object.assign(process.env, { ...parseEnv(readFileSync(path, 'utf8')), ...process.env })
  } catch (error) {
    const { code = 'unknown' } = error as NodeJS.ErrnoException
    throw new UsageError(`--env-file: "${path}" cannot be read (${code}).`, 'Check the path.')
  }
  return path
}

/** What the command was given. Variables count also for an input that it does not take, so that they are masked. */
function collect(command: Command, name: Arguments['command']): Arguments {
  const { secret = [], ...options } = command.opts<Options & { secret?: string[] }>()
  const parsed: Arguments = { command: name, flags: {}, givenBy: {}, files: {}, secretNames: secret, options }
  for (const { input, flag, variable, isHidden } of INPUT_FLAGS) {
    const given = command.getOptionValue(new Option(`--${flag}`).attributeName())
    // An empty variable counts as unset.
    const ofVariable = name === 'init' ? '' : (process.env[variable] ?? '')
    if (given !== undefined) {
      const kind = isHidden ? 'files' : 'flags'
      parsed[kind][input] = given
      parsed.givenBy[input] = `--${flag}`
    } else if (ofVariable.trim() !== '') {
      parsed.flags[input] = ofVariable
      parsed.givenBy[input] = variable
    }
  }
  return parsed
}

const withoutFile = (flag: string) => flag.replace(/-file$/, '')

/** Says why a credential is no flag. Its value is never shown. */
function hiddenValueError(error: UsageError): UsageError {
  const hidden = INPUT_FLAGS.find(
    ({ flag, isHidden }) => isHidden && error.message.includes(`'--${withoutFile(flag)}'`)
  )
  if (hidden === undefined) return error
  const { input, flag, variable } = hidden
  const other = input === 'secrets' ? '--secret NAME to take each from the environment' : `the variable ${variable}`
  return new UsageError(
    `--${withoutFile(flag)} is no flag, because every user of this machine can read the arguments of a process.`,
    `Use --${flag} FILE (- for standard input), or ${other}.`
  )
}
