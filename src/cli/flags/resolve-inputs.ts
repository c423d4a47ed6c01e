/** What the environment gives beside the variables of the flags. Pure. */
import type { InputName } from '../../action-names.js'
import { isLangSmithCloud } from '../../contract/dialect.js'
import { didYouMean } from '../../text/did-you-mean.js'
import { UsageError } from '../usage-error.js'
import { type GivenBy, INPUT_FLAGS, VARIABLE_PREFIX } from './input-flags.js'

/** The environment of a process. */
export type Environment = Readonly<Record<string, string | undefined>>

export type Inputs = Partial<Record<InputName, string>>

/** The inputs that are given, and by what. */
export interface Given {
  inputs: Inputs
  givenBy: GivenBy
}

/** Adds what the variables of others give. @param isOnGitHub Whether the token of a workflow counts. */
export function addForeignVariables({ inputs, givenBy }: Given, environment: Environment, isOnGitHub: boolean): Given {
  const isLangSmith = inputs.api_dialect === 'langsmith' || isLangSmithCloud(inputs.base_url)
  const foreign: GivenBy = {
    ...(isLangSmith && { api_key: 'LANGSMITH_API_KEY', tenant_id: 'LANGSMITH_TENANT_ID' }),
    ...(isOnGitHub && { github_token: 'GITHUB_TOKEN' })
  }
  const all = Object.entries(foreign) as [InputName, string][]
  const added = all.filter(([input, variable]) => inputs[input] === undefined && environment[variable]?.trim())
  return {
    inputs: { ...inputs, ...Object.fromEntries(added.map(([input, variable]) => [input, environment[variable]])) },
    givenBy: { ...givenBy, ...Object.fromEntries(added) }
  }
}

/** Warnings about variables that seem to be meant for the command line, but are unknown. */
export function judgeVariables(environment: Environment): string[] {
  const known = INPUT_FLAGS.map(({ variable }) => variable)
  return Object.keys(environment)
    .filter((name) => name.startsWith(VARIABLE_PREFIX) && !known.includes(name))
    .map((name) => `The variable ${name} is unknown and ignored.${didYouMean(name, known)}`)
}

/** As variables are named. A value that is given by mistake rarely has this form. */
const USUAL_NAME = /^(?:[A-Z_][A-Z0-9_]*|[a-z_][a-z0-9_]*)$/

/** The secrets that `--secret` names, as the input `secrets` takes them. @throws UsageError if one is not set. */
export function secretsFromEnvironment(names: readonly string[], environment: Environment): string | undefined {
  if (names.length === 0) return undefined
  const missing = names.filter((name) => !/^[A-Za-z_]\w*$/.test(name) || environment[name] === undefined)
  if (missing.length === 0) return JSON.stringify(Object.fromEntries(names.map((name) => [name, environment[name]])))
  // The value itself is never shown.
  const problem = missing.every((name) => USUAL_NAME.test(name))
    ? `--secret: not set in the environment: ${missing.join(', ')}.`
    : '--secret takes a name, and reads the value from the environment.'
  throw new UsageError(problem, 'Export the variable, and pass its name only: --secret NAME.')
}
