/** Which source each input is taken from: flag, then environment; the manifest and the default come later. Pure. */
import type { InputName } from '../../action-names.js'
import { suggestion } from '../../text/nearest.js'
import { UsageError } from '../usage-error.js'
import { INPUT_FLAGS, VARIABLE_PREFIX, waysFor } from './input-flags.js'

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

const LANGSMITH_VARIABLES: Partial<Record<InputName, string>> = {
  api_key: 'LANGSMITH_API_KEY',
  tenant_id: 'LANGSMITH_TENANT_ID'
}

/** The text of each input that is given. An empty variable counts as unset. */
export function resolveInputs({ flags, environment, isOnGitHub }: GivenInputs): Inputs {
  const fromVariable = (name: string | undefined) => (name === undefined ? '' : (environment[name]?.trim() ?? ''))
  const given: Inputs = { ...flags }
  for (const { input, variable } of INPUT_FLAGS) {
    if (given[input] === undefined && fromVariable(variable) !== '') given[input] = environment[variable] ?? ''
  }
  const further = [
    ...(given.api_dialect === 'langsmith' ? Object.entries(LANGSMITH_VARIABLES) : []),
    ...(isOnGitHub ? [['github_token', 'GITHUB_TOKEN']] : [])
  ] as [InputName, string][]
  for (const [input, variable] of further) {
    if (given[input] === undefined && fromVariable(variable) !== '') given[input] = environment[variable] ?? ''
  }
  return given
}

/** Warnings about variables that seem to be meant for the command line, but are unknown. */
export function judgeVariables(environment: Environment): string[] {
  const known = INPUT_FLAGS.map(({ variable }) => variable)
  return Object.keys(environment)
    .filter((name) => name.startsWith(VARIABLE_PREFIX) && !known.includes(name))
    .map((name) => `The variable ${name} is unknown and ignored.${suggestion(name, known)}`)
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

/** The secrets that `--secret` names, as the input `secrets` takes them. @throws UsageError if one is not set. */
export function secretsFromEnvironment(names: readonly string[], environment: Environment): string | undefined {
  if (names.length === 0) return undefined
  const missing = names.filter((name) => environment[name] === undefined)
  if (missing.length > 0) {
    throw new UsageError(
      `--secret: not set in the environment: ${missing.join(', ')}.`,
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
