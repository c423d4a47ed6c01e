/** What the environment gives beside the variables of the flags. Pure. */
import type { InputName } from '../../action-names.js'
import { isLangSmithCloud } from '../../contract/dialect/dialect.js'
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
export function addForeignVariables(given: Given, environment: Environment, isOnGitHub: boolean): Given {
  const { api_dialect, base_url } = given.inputs
  const foreign: Inputs = {
    ...((api_dialect === 'langsmith' || isLangSmithCloud(base_url)) && {
      api_key: 'LANGSMITH_API_KEY',
      tenant_id: 'LANGSMITH_TENANT_ID'
    }),
    ...(isOnGitHub && { github_token: 'GITHUB_TOKEN' })
  }
  const all = Object.entries(foreign).map(
    ([input, variable]) => [input, variable, environment[variable] ?? ''] as const
  )
  const added = all.filter(([input, , text]) => given.inputs[input as InputName] === undefined && text.trim() !== '')
  return {
    inputs: { ...given.inputs, ...Object.fromEntries(added.map(([input, , text]) => [input, text])) },
    givenBy: { ...given.givenBy, ...Object.fromEntries(added) }
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
const VARIABLE_NAME = /^[A-Za-z_]\w*$/
const PASS_NAME = 'Export the variable, and pass its name only: --secret NAME.'

/** The secrets that `--secret` names, as the input `secrets` takes them. @throws UsageError if one is not set. */
export function secretsFromEnvironment(names: readonly string[], environment: Environment): string | undefined {
  if (names.length === 0) return undefined
  const missing = names.filter((name) => !VARIABLE_NAME.test(name) || environment[name] === undefined)
  // The value itself is never shown.
  if (missing.some((name) => !USUAL_NAME.test(name))) {
    throw new UsageError('--secret takes a name, and reads the value from the environment.', PASS_NAME)
  }
  if (missing.length > 0) {
    throw new UsageError(`--secret: not set in the environment: ${missing.join(', ')}.`, PASS_NAME)
  }
  return JSON.stringify(Object.fromEntries(names.map((name) => [name, environment[name]])))
}
