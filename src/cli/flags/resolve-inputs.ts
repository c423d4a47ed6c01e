/** What gives inputs beside flags and their variables: files, and the environment. */
import { readFile } from 'node:fs/promises'
import { buffer as readAll } from 'node:stream/consumers'
import type { InputName } from '../../action-names.js'
import type { Environment } from '../../adapters/ci/ci.js'
import { isLangSmithCloud } from '../../contract/dialect.js'
import { SECRET_NAME } from '../../inputs/secrets/parse-secrets.js'
import { didYouMean } from '../../text/did-you-mean.js'
import { decodeFile, fileError, UsageError } from '../usage-error.js'
import { flagName, INPUT_FLAGS, type Inputs, VARIABLE_PREFIX } from './input-flags.js'

/**
 * The text of each file. Only one can be standard input.
 *
 * @throws UsageError if one cannot be read.
 */
export async function readInputFiles(files: Inputs): Promise<Inputs> {
  const entries = Object.entries(files)
  const fromStdin = entries.filter(([, file]) => file === '-').map(([input]) => flagName(input))
  if (fromStdin.length > 1) {
    const problem = `Only one flag can read standard input: ${fromStdin.join(', ')}.`
    throw new UsageError(problem, 'Use a file for the others.')
  }
  const texts = entries.map(async ([input, file]) => [input, await readText(flagName(input), file)])
  return Object.fromEntries(await Promise.all(texts))
}

async function readText(flag: string, file: string): Promise<string> {
  const bytes = await (file === '-' ? readAll(process.stdin) : readFile(file)).catch((error) => {
    throw fileError(flag, file, 'read', error)
  })
  const text = decodeFile(flag, file, bytes)
  if (text.trim() !== '') return text
  if (file === '-')
    throw new UsageError(`${flag}: standard input is empty.`, 'Pipe the value into the command.')
  throw new UsageError(`${flag}: "${file}" is empty.`, 'Write the value into the file.')
}

/** The inputs that are given, and by what. */
type Given = Record<'inputs' | 'givenBy', Inputs>

/**
 * Adds what the variables of others give.
 *
 * @param isOnGitHub Whether the token of a workflow counts.
 */
export function addForeignVariables(
  { inputs, givenBy }: Given,
  environment: Environment,
  isOnGitHub: boolean
): Given {
  const isLangSmith = inputs.api_dialect === 'langsmith' || isLangSmithCloud(inputs.base_url)
  const foreign: Inputs = {
    ...(isLangSmith && { api_key: 'LANGSMITH_API_KEY', tenant_id: 'LANGSMITH_TENANT_ID' }),
    ...(isOnGitHub && { github_token: 'GITHUB_TOKEN' })
  }
  const all = Object.entries(foreign) as [InputName, string][]
  const added = all.filter(
    ([input, variable]) => inputs[input] === undefined && environment[variable]?.trim()
  )
  return {
    inputs: {
      ...inputs,
      ...Object.fromEntries(added.map(([input, variable]) => [input, environment[variable]]))
    },
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

/**
 * The secrets that `--secret` names, as the input `secrets` takes them.
 *
 * @throws UsageError if one is not set.
 */
export function secretsFromEnvironment(
  names: readonly string[],
  environment: Environment
): string | undefined {
  if (names.length === 0) return undefined
  const missing = names.filter(
    (name) => !/^[A-Za-z_]\w*$/.test(name) || environment[name] === undefined
  )
  if (missing.length === 0)
    return JSON.stringify(Object.fromEntries(names.map((name) => [name, environment[name]])))
  // The value itself is never shown.
  const problem = missing.every((name) => USUAL_NAME.test(name))
    ? `--secret: not set in the environment: ${missing.join(', ')}.`
    : '--secret takes a name, and reads the value from the environment.'
  throw new UsageError(problem, 'Export the variable, and pass its name only: --secret NAME.')
}

/**
 * The variables of `--env-var`, as the input `env_vars` takes them.
 *
 * @throws UsageError if one has no name, or is set twice.
 */
export function variablesFromFlags(flags: readonly string[]): string | undefined {
  if (flags.length === 0) return undefined
  const variables = new Map<string, string>()
  for (const flag of flags) {
    const equals = flag.indexOf('=')
    const name = flag.slice(0, Math.max(equals, 0))
    // What has no name may be a value that is secret.
    if (!SECRET_NAME.test(name))
      throw new UsageError('--env-var takes NAME=value.', 'Write --env-var NAME=value.')
    if (variables.has(name))
      throw new UsageError(`--env-var sets ${name} twice.`, 'Keep one of them.')
    variables.set(name, flag.slice(equals + 1))
  }
  return JSON.stringify(Object.fromEntries(variables))
}
