/** Parses the arguments, with the environment. */
import { INPUT_DEFAULTS } from '../../action-names.js'
import { CI_NAMES } from '../../adapters/ci/detect.js'
import { VERSION } from '../../release.js'
import { commandLines } from '../../text/command-lines.js'
import type { CliCommand } from '../commands/command.js'
import { COMMANDS } from '../commands/index.js'
import { INIT_CI } from '../commands/init.js'
import { readTextFile, UsageError } from '../usage-error.js'
import type { Arguments, Options } from './arguments.js'
import {
  type Command,
  createCommand,
  isBrief,
  Option,
  parseWith,
  takeAll,
  takeOnce
} from './commander.js'
import { parseDotenv } from './dotenv.js'
import { INPUT_FLAGS, type InputFlag, nameFlags } from './input-flags.js'
import { OWN_FLAGS, type OwnFlag } from './own-flags.js'

const HELP_END = `
Try it without an account:
  deploy-agent-server demo

Flags and variables: docs/command-line.md, exit codes: docs/errors.md in the repository.`

/** Undefined if help or the version was asked for, which `print` then got. @throws UsageError */
export function parseArguments(
  args: readonly string[],
  print: (text: string) => void
): Arguments | undefined {
  let parsed: Arguments | undefined
  const program = createCommand('deploy-agent-server', print)
    .description('Deploys agent servers, and waits until they serve.')
    .version(VERSION, '-V, --version', 'Show the version')
    .enablePositionalOptions()
    .helpCommand('help [command]', 'Show what a command takes')
    .addHelpText('after', HELP_END)
  for (const [name, entry] of Object.entries(COMMANDS)) {
    const command = program.command(name).description(entry.description)
    if (entry.runWith !== undefined) continue
    command.addHelpText('after', examplesOf(entry))
    addInputs(command, entry, isBrief(args))
    addOptions(command, name, { ...entry, isBrief: isBrief(args) })
    command.action(() => {
      parsed = collect(command, name)
    })
  }
  return parseWith(program, args, RENAMED) ? parsed : undefined
}

/** Flags that have another name than their input. */
const RENAMED: ReadonlyMap<string, string> = new Map(
  INPUT_FLAGS.filter((flag) => withoutFile(flag) !== flag.input.replaceAll('_', '-')).map(
    ({ input, flag }) => [`--${input.replaceAll('_', '-')}`, `--${flag}`]
  )
)

function examplesOf({ examples = [], inputs }: CliCommand): string {
  const lines = ['', 'Examples:']
  for (const example of examples) {
    const command = commandLines(`deploy-agent-server ${example}`)
    lines.push(...command.map((line) => `  ${line}`))
  }
  if (inputs.includes('api_key')) lines.push(FROM_VARIABLES)
  return lines.join('\n')
}

const FROM_VARIABLES = `The address and the key can also come from the variables
DEPLOY_AGENT_SERVER_BASE_URL and DEPLOY_AGENT_SERVER_API_KEY.`

function addInputs(command: Command, entry: CliCommand, brief: boolean): void {
  const { inputs, common = inputs, help = {}, choices = {} } = entry
  command.optionsGroup('Inputs:')
  for (const flag of INPUT_FLAGS.filter(({ input }) => inputs.includes(input))) {
    const described = helpOf({ ...flag, help: help[flag.input] ?? flag.help })
    const [firstSentence = ''] = described.split(/(?<=\.) /)
    const text = brief ? firstSentence : described
    const isListed = !brief || common.includes(flag.input)
    const known = choices[flag.input]
    const add = (flags: string, help = '') => {
      const option = new Option(flags, help).hideHelp(!isListed || help === '')
      command.addOption(takeOnce(known === undefined ? option : option.choices(known)))
      return option
    }
    if (flag.isHidden) {
      add(`--${flag.flag} <file>`, `File (- for standard input). ${text}`)
      add(`--${withoutFile(flag)} <value>`).argParser(() => {
        throw hiddenValueError(flag)
      })
    } else if (!flag.isBoolean) add(`--${flag.flag} <value>`, text)
    else {
      add(`--${flag.flag} [value]`, text).preset('true')
      add(`--no-${flag.flag}`).preset('false')
    }
  }
}

function withoutFile({ flag }: InputFlag): string {
  return flag.replace(/-file$/, '')
}

/** Says why a credential is no flag. Its value is never shown. */
function hiddenValueError(hidden: InputFlag): UsageError {
  const { input, flag, variable } = hidden
  const other =
    input === 'secrets'
      ? '--secret NAME to take each from the environment'
      : `the variable ${variable}`
  return new UsageError(
    `--${withoutFile(hidden)} is no flag, because every user of this machine ` +
      'can read the arguments of a process.',
    `Use --${flag} FILE (- for standard input), or ${other}.`
  )
}

const helpOf = ({ input, help }: InputFlag) => {
  const text = nameFlags(help).replaceAll('`', '')
  const fallback = INPUT_DEFAULTS[input]
  const saysDefault = ['', 'true', 'false'].includes(fallback) || text.includes('If unset:')
  return saysDefault ? text : `${text} Default: ${fallback}.`
}

function addOptions(
  command: Command,
  name: string,
  { inputs, common = inputs, flags = [], isBrief }: CliCommand & { isBrief: boolean }
): void {
  const isInit = name === 'init'
  const isHidden = isBrief && !isInit && !common.includes('secrets')
  if (isInit || inputs.includes('secrets')) {
    const help = isInit
      ? 'Name of a secret of the agent. If unset: the names in env of its configuration.'
      : 'Secret whose value is in the variable of this name.'
    const secret = new Option('--secret <name>', `${help} Repeatable.`).hideHelp(isHidden)
    command.addOption(takeAll(secret).conflicts('secretsFile'))
  }
  if (inputs.includes('env_vars')) {
    const help = 'Variable of the agent that is no secret: plan and log show it. Repeatable.'
    const variable = new Option('--env-var <NAME=value>', help).hideHelp(isHidden)
    command.addOption(takeAll(variable).conflicts('envVars'))
  }
  if (isInit) {
    const help = 'Deploy the image of this Dockerfile. If unset: the only one, or that of the root.'
    command.addOption(
      takeOnce(new Option('--dockerfile <path>', help)).conflicts('graphConfigPath')
    )
  } else command.optionsGroup('Options:')
  const ownFlags = Object.keys(OWN_FLAGS) as OwnFlag[]
  for (const flag of ownFlags.filter((own) => flags.includes(own))) {
    const option = new Option(flag, OWN_FLAGS[flag])
    if (flag === '--deploy') option.conflicts('build')
    const takesValue = flag.endsWith('>')
    command.addOption(
      takesValue ? takeOnce(option, option.long === '--dotenv' ? loadVariables : undefined) : option
    )
  }
  const [where, names] = isInit ? ['For which CI system', INIT_CI] : ['Where it runs', CI_NAMES]
  const place = new Option('--ci <name>', `${where}: auto (default), ${names.join(', ')}.`)
  command.addOption(place.choices(['auto', ...names]).default('auto'))
}

/**
 * Adds the variables of a file to the environment. No line is shown: it may hold a secret.
 *
 * @throws UsageError
 */
function loadVariables(path: string): string {
  const file = parseDotenv(readTextFile('--dotenv', path))
  if ('wrong_lines' in file) {
    const { wrong_lines: lines } = file
    const where = `${lines.length > 1 ? 'lines' : 'line'} ${lines.slice(0, MOST_LINES).join(', ')}`
    throw new UsageError(`--dotenv: "${path}" is not NAME=value in ${where}.`, DOTENV_FORM)
  }
  Object.assign(process.env, { ...file.variables, ...process.env })
  return path
}

const MOST_LINES = 10
const DOTENV_FORM =
  'Write each variable as NAME=value, a comment after #, ' +
  'and quotes around a value of several lines.'

/**
 * What the command was given. Variables count also for an input that it does not take, so that they
 * are masked.
 */
function collect(command: Command, name: string): Arguments {
  const {
    secret = [],
    envVar = [],
    ...options
  } = command.opts<Options & { secret?: string[]; envVar?: string[] }>()
  const parsed: Arguments = {
    command: name,
    flags: {},
    givenBy: {},
    files: {},
    secretNames: secret,
    envVars: envVar,
    options
  }
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
