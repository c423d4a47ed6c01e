/** Which source each input is taken from: flag, then environment; the manifest and the default come later. Pure. */
import type { InputName } from '../../action-names.js'
import { didYouMean } from '../../text/did-you-mean.js'
import { UsageError } from '../usage-error.js'
import { INPUT_FLAGS, VARIABLE_PREFIX, waysFor } from './input-flags.js'
import type { GivenBy } from './wording.js'

/** The environment of a process. */
export type Environment = Readonly<Record<string, string | undefined>>

/** What was given, by input. */
export interface GivenInputs {
  /** The texts of flags; for a file, its content. */
  flags: Partial<Record<InputName, string>>
  environment: Environment
  /** Whether the run belongs to a workflow of GitHub, whose token then counts. */
  isOnGitHub: boolean
}

export type Inputs = Partial<Record<InputName, string>>

/** Each input that is given, and the variables that gave some of them. An empty variable counts as unset. */
export function resolveInputs({ flags, environment, isOnGitHub }: GivenInputs): { inputs: Inputs; givenBy: GivenBy } {
  const inputs: Inputs = { ...flags }
  const givenBy: GivenBy = {}
  const take = (input: InputName, variable: string) => {
    const text = environment[variable] ?? ''
    if (inputs[input] !== undefined || text.trim() === '') return
    inputs[input] = text
    givenBy[input] = variable
  }
  for (const { input, variable } of INPUT_FLAGS) take(input, variable)
  if (inputs.api_dialect === 'langsmith') {
    take('api_key', 'LANGSMITH_API_KEY')
    take('tenant_id', 'LANGSMITH_TENANT_ID')
  }
  if (isOnGitHub) take('github_token', 'GITHUB_TOKEN')
  return { inputs, givenBy }
}

/** Warnings about variables that seem to be meant for the command line, but are unknown. */
export function judgeVariables(environment: Environment): string[] {
  const known = INPUT_FLAGS.map(({ variable }) => variable)
  return Object.keys(environment)
    .filter((name) => name.startsWith(VARIABLE_PREFIX) && !known.includes(name))
    .map((name) => `The variable ${name} is unknown and ignored.${didYouMean(name, known)}`)
}

/** Refuses flags that contradict each other. @throws UsageError */
export function refuseContradictions(flags: Inputs, secretNames: readonly string[]): void {
  const both = (one: string, other: string, advice: string) => {
    throw new UsageError(`--${one} cannot be combined with --${other}.`, advice)
  }
  const has = (input: string) => Object.hasOwn(flags, input)
  if (has('manifest') && has('name')) {
    both('manifest', 'name', 'Use --select to deploy only some deployments of the manifest.')
  }
  if (has('secrets') && secretNames.length > 0) both('secrets-file', 'secret', 'Put all secrets into the file.')
}

const VARIABLE_NAME = /^[A-Za-z_]\w*$/
/** As most variables are named. A value that is given by mistake rarely has this form. */
const USUAL_NAME = /^(?:[A-Z_][A-Z0-9_]*|[a-z_][a-z0-9_]*)$/

/** The secrets that `--secret` names, as the input `secrets` takes them. @throws UsageError if one is not set. */
export function secretsFromEnvironment(names: readonly string[], environment: Environment): string | undefined {
  if (names.length === 0) return undefined
  const missing = names.filter((name) => !VARIABLE_NAME.test(name) || environment[name] === undefined)
  if (missing.length > 0) {
    const shown = missing.map((name) => (USUAL_NAME.test(name) ? name : '(not shown: it may be a value)'))
    throw new UsageError(
      `--secret: not set in the environment: ${shown.join(', ')}.`,
      'Export the variable, and pass its name only: --secret NAME.'
    )
  }
  const values = names.map((name) => [name, environment[name] ?? ''] as const)
  const lines = values.map(([name, value]) => quotedLine(name, value))
  if (lines.every((line) => line !== undefined)) return lines.join('\n')
  return JSON.stringify(Object.fromEntries(values))
}

/** `NAME='value'` in quotes that the value does not hold; undefined if it holds all of them. */
function quotedLine(name: string, value: string): string | undefined {
  const quote = ["'", '`'].find((mark) => !value.includes(mark))
  return quote === undefined ? undefined : `${name}=${quote}${value}${quote}`
}

/** Refuses a value in the arguments. The value is never shown. @throws UsageError always. */
export function refuseValue(input: InputName): never {
  const flag = INPUT_FLAGS.find((known) => known.input === input)
  if (flag === undefined) throw new UsageError(`${input} is not an input.`)
  throw new UsageError(
    `--${flag.flag} is not a flag, because every user of this machine can read the arguments of a process.`,
    waysFor(flag)
  )
}
