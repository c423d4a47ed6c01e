/** Reads the flags of `emulator`, and lists them. */
import { parseArgs } from 'node:util'
import { type EmulatorOptions, OptionError } from '../../emulator/index.js'
import { type Draft, FLAGS } from './emulator-flag-table.js'

const usage = Object.entries(FLAGS).map(([name, flag]) => {
  const value = flag.value === undefined ? '' : ` ${flag.value}`
  const examples = (flag.examples ?? []).map((example) => `\n        --${name} "${example}"`)
  return `  --${name}${value}${flag.multiple ? '  (repeatable)' : ''}\n      ${flag.help}${examples.join('')}`
})

export const HELP = `Usage: emulator [flags]

Starts a control plane on this machine that needs no account. Its reference is at /docs;
/_emulator/… scripts it while it runs.

${usage.join('\n')}
  --quiet
      No line a request.
  --help
      This text.`

/** What `parseArgs` says, in one line and with a mend. */
function flagProblem(error: unknown): OptionError {
  const message = error instanceof Error ? error.message : String(error)
  const [first = ''] = message.split('. ')
  const mend = first.includes('Unexpected argument') ? 'a value with spaces needs quotes, and ' : ''
  return new OptionError(`${first}; ${mend}--help lists the flags`)
}

type Values = Record<string, string | boolean | (string | boolean)[] | undefined>

/** What was written, by flag. Throws an OptionError where that is none. */
function parseFlags(args: string[]): Values {
  const config = Object.fromEntries(
    Object.entries(FLAGS).map(([name, { value, multiple }]) => [
      name,
      { type: value === undefined ? ('boolean' as const) : ('string' as const), multiple: multiple === true }
    ])
  )
  try {
    return parseArgs({ args, options: { ...config, quiet: { type: 'boolean' }, help: { type: 'boolean' } } }).values
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

/** The options that the flags ask for. Throws an OptionError that names the flag and the mend. */
export function readFlags(args: string[]): { options: EmulatorOptions; help: boolean; quiet: boolean } {
  const { help, quiet, ...given } = parseFlags(args)
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
  return { options, help: help === true, quiet: quiet === true }
}
