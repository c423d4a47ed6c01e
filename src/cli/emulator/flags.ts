/** Reads the flags of `emulator`, and lists them. */
import { parseArgs } from 'node:util'
import { type EmulatorOptions, OptionError } from '../../../emulator/index.js'
import { nearest } from '../../text/did-you-mean.js'
import { type Draft, FLAGS } from './flag-table.js'

const INDENT = '\n      '
/** The width of the help, without the indent. */
const WIDTH = 90

/** Breaks a text into indented lines. */
function wrapped(text: string): string {
  const lines: string[] = ['']
  for (const word of text.split(' ')) {
    const longer = `${lines.at(-1)} ${word}`.trimStart()
    if (longer.length <= WIDTH) lines.splice(-1, 1, longer)
    else lines.push(word)
  }
  return lines.map((line) => `${INDENT}${line}`).join('')
}

const usage = Object.entries(FLAGS).map(([name, flag]) => {
  const value = flag.value === undefined ? '' : ` ${flag.value}`
  const examples = (flag.examples ?? []).map((example) => `\n        --${name} "${example}"`)
  return `  --${name}${value}${flag.multiple ? '  (repeatable)' : ''}${wrapped(flag.help)}${examples.join('')}`
})

export const HELP = `Usage: emulator [flags]

Starts a control plane on this machine. You need no account. Its start page shows what serves,
/docs has the API reference, and requests to /_emulator/… script it while it runs.

TIME is a duration such as 250ms, 90s, 30m or 1h30m.

${usage.join('\n')}
  --quiet, -q
      Prints no requests, statuses and output of agents.
  --version, -v
      Shows the version.
  --help, -h
      Shows this text.`

const FLAG_NAMES = [...Object.keys(FLAGS), 'quiet', 'version', 'help']

/** What is wrong with the arguments, in one line. */
function flagProblem(error: unknown): OptionError {
  const { message } = error as Error
  const [, unknown] = /^Unknown option '(-[^']*)'/.exec(message) ?? []
  if (unknown !== undefined) {
    const meant = nearest(unknown.replace(/^-+/, ''), FLAG_NAMES)
    const mend = meant === undefined ? 'Run with --help for the list of flags.' : `Did you mean --${meant}?`
    return new OptionError(`${unknown} is not a flag. ${mend}`)
  }
  const [, extra] = /^Unexpected argument '(.*?)'/.exec(message) ?? []
  if (extra !== undefined) {
    return new OptionError(`unexpected argument "${extra}". Put quotes around a value with spaces.`)
  }
  const [, flag, what] = /^Option '(?:-\w, )?(--[\w-]+)(?: <value>)?' (argument|does not take)/.exec(message) ?? []
  if (what === 'argument') {
    return new OptionError(
      `${flag} needs a value. Run with --help for examples. Write ${flag}=VALUE if it begins with a dash.`
    )
  }
  if (what !== undefined) return new OptionError(`${flag} takes no value. Leave it out to turn it off.`)
  return new OptionError(`${message.split('\n', 1)[0]}`)
}

type Values = Record<string, string | boolean | (string | boolean)[] | undefined>

const SWITCHES = {
  quiet: { type: 'boolean', short: 'q' },
  version: { type: 'boolean', short: 'v' },
  help: { type: 'boolean', short: 'h' }
} as const

/** The values by flag. @throws OptionError if there is no such flag. */
function parseFlags(args: string[]): Values {
  const config = Object.fromEntries(
    Object.entries(FLAGS).map(([name, { value, multiple }]) => [
      name,
      { type: value === undefined ? ('boolean' as const) : ('string' as const), multiple: multiple === true }
    ])
  )
  try {
    return parseArgs({ args, options: { ...config, ...SWITCHES } }).values
  } catch (error) {
    throw flagProblem(error)
  }
}

const emptyDraft = (): Draft => ({
  port: 8124,
  allowedHosts: [],
  apiKeys: [],
  tenantIds: [],
  bearerTokens: [],
  agents: [],
  heads: [],
  integrations: [],
  listeners: [],
  outcomes: [],
  faults: []
})

/** What the flags ask for. */
export interface GivenFlags {
  options: EmulatorOptions
  help: boolean
  version: boolean
  quiet: boolean
}

/** Reads the flags. @throws OptionError that names the flag and says what to write. */
export function readFlags(args: string[]): GivenFlags {
  const { help, version, quiet, ...given } = parseFlags(args)
  const options = emptyDraft()
  for (const [name, value] of Object.entries(given)) {
    for (const one of [value].flat()) {
      try {
        FLAGS[name]?.set(options, String(one))
      } catch (error) {
        if (!(error instanceof OptionError)) throw error
        throw new OptionError(`--${name}: ${error.message}`)
      }
    }
  }
  return { options, help: help === true, version: version === true, quiet: quiet === true }
}
