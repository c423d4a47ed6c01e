/** Parses the arguments, with the environment. */
import { INPUT_DEFAULTS } from '../../action-names.js'
import { CI_NAMES } from '../../adapters/ci/detect.js'
import { VERSION } from '../../release.js'
import { commandLines } from '../../text/command-lines.js'
import { readTextFile, UsageError } from '../usage-error.js'
import {
  type Command,
  createCommand,
  isBrief,
  Option,
  parseWith,
  takeAll,
  takeOnce
} from './commander.js'
import {
  COMMANDS,
  type CommandEntry,
  type CommandName,
  HELP_END,
  INIT_CI,
  OTHER_COMMANDS
} from './commands.js'
import { parseDotenv } from './dotenv.js'
import { INPUT_FLAGS, type InputFlag, type Inputs, nameFlags } from './input-flags.js'

/** What the arguments and the environment ask for. */
export interface Arguments {
  command: Exclude<CommandName, 'demo' | 'emulator'>
  /** Texts of inputs. */
  flags: Inputs
  /** What gave them. */
  givenBy: Inputs
  /** Files with the texts of inputs; `-` is standard input. */
  files: Inputs
  /** Names of variables that hold secrets. */
  secretNames: readonly string[]
  /** Variables that are no secrets, `NAME=value` each. */
  envVars: readonly string[]
  options: Options
}

/** The flags of the command line itself, below. */
export interface Options {
  json?: true
  quiet?: true
  verbose?: true
  color: boolean
  events?: string
  outputFile?: string
  dockerfile?: string
  ci: string
  dotenv?: string
  yes?: true
  failOnChanges?: true
  previews?: true
  history?: true
  build?: true
  deploy?: true
  follow?: true
  revision?: string
}

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
  for (const [name, entry] of Object.entries(COMMANDS) as [CommandName, CommandEntry][]) {
    const command = program.command(name).description(entry.description)
    if (name === 'demo' || name === 'emulator') continue
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

function examplesOf({ examples = [], inputs }: CommandEntry): string {
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

function addInputs(command: Command, entry: CommandEntry, brief: boolean): void {
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

/** A flag of the command line itself: what it takes, its help, and the commands that have it. */
type OwnFlag = readonly [flags: string, help: string, of: (name: Arguments['command']) => boolean]

const isRun: OwnFlag[2] = (name) => !OTHER_COMMANDS.some((other) => other === name)
const ofAny = () => true

const OWN_FLAGS: readonly OwnFlag[] = [
  [
    '--yes',
    'Do not ask for the name on a terminal.',
    (name) => ['deploy', 'delete', 'rollback'].includes(name)
  ],
  [
    '--fail-on-changes',
    'Exit with code 11 if a deploy would change something.',
    (name) => name === 'plan'
  ],
  [
    '--history',
    'All revisions, and which of them a rollback can restore.',
    (name) => name === 'status'
  ],
  [
    '--previews',
    'List previews, too, instead of their number.',
    (name) => name === 'list' || name === 'status'
  ],
  ['--build', 'The log of the build.', (name) => name === 'logs'],
  [
    '--deploy',
    'The log of the agent server (default, unless the build failed).',
    (name) => name === 'logs'
  ],
  [
    '--revision <id>',
    'Print the log of this revision instead of the latest one.',
    (name) => name === 'logs'
  ],
  ['--follow', 'Continue with new lines until Ctrl+C.', (name) => name === 'logs'],
  ['--json', 'Print the result as one JSON document.', (name) => name !== 'logs'],
  ['--output-file <file>', 'Write the outputs to this file, as a dotenv report.', isRun],
  ['--events <file>', 'Write one JSON event per line to this file.', isRun],
  ['-q, --quiet', 'Print errors, warnings and the result only.', ofAny],
  ['-v, --verbose', 'Print each request.', ofAny],
  ['--no-color', 'Print no colors. The variable NO_COLOR does the same.', ofAny],
  ['--dotenv <file>', 'Read variables from this file. The environment wins.', ofAny]
]

function addOptions(
  command: Command,
  name: Arguments['command'],
  { inputs, common = inputs, isBrief }: CommandEntry & { isBrief: boolean }
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
  for (const [flags, help] of isInit ? [] : OWN_FLAGS.filter(([, , of]) => of(name))) {
    const option = new Option(flags, help)
    if (flags === '--deploy') option.conflicts('build')
    const takesValue = flags.endsWith('>')
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
function collect(command: Command, name: Arguments['command']): Arguments {
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
