/**
 * The environment variables to deploy with: secrets, and variables that are none. Together they are
 * the whole list.
 */
import type { InputName } from '../../action-names.js'
import type { Secret } from '../../contract/deployment.js'
import { SECRETS_UPDATE_STRATEGIES } from '../../deploy/core/model.js'
import { userInfoIn } from '../../masking/user-info.js'
import { count } from '../../text/format.js'
import { quote } from '../fields.js'
import { CREDENTIAL_INPUTS } from '../mask-inputs.js'
import type { RawInputs } from '../raw-inputs.js'
import type { Reading } from '../reading.js'
import { namesCredential, type ParsedSecrets } from './parse-secrets.js'
import { expressionProblem, unresolvedWarnings } from './unresolved-values.js'

/** The list to deploy with. */
export interface DesiredSecrets {
  secrets: Secret[]
  /** Names among them that `env_vars` sets; absent if it is unset. */
  env_vars?: string[]
  /** Absent: the list replaces the deployed one. */
  kept_secrets?: 'proven' | 'shown'
}

/** Reads the whole list; undefined if both inputs are unset, and the deployment keeps its own. */
export function readSecrets(reading: Reading): DesiredSecrets | undefined {
  const { context, dialect, secrets, env_vars, problems, warnings, field } = reading
  const strategy = field.choice('secrets_update_strategy', SECRETS_UPDATE_STRATEGIES)
  const allowsEmpty = field.boolean('allow_empty_secrets') ?? false
  const isRead = [
    readList('secrets', secrets, allowsEmpty, reading),
    readList('env_vars', env_vars, allowsEmpty, reading)
  ].every(Boolean)
  if (secrets === undefined && env_vars === undefined) return undefined
  const variables = env_vars?.secrets ?? []
  const all = [...(secrets?.secrets ?? []), ...variables]
  // In a text that could not be parsed, a part that looks like a name may belong to a value.
  if (isRead) {
    reportCredentials(reading)
    problems.add('env_vars', inBoth(secrets?.secrets ?? [], variables))
    warnings.push(...unresolvedWarnings(all, context.variable_files), ...clearWarnings(variables))
  }
  const showsValues = dialect.serviceRules.showsSecrets === true
  return {
    secrets: all,
    ...(env_vars && { env_vars: variables.map(({ name }) => name) }),
    ...(strategy === 'merge' && { kept_secrets: showsValues ? 'shown' : 'proven' })
  }
}

/** Returns whether a list could be read. Its values may still be wrong. */
function readList(
  input: InputName,
  parsed: ParsedSecrets | undefined,
  allowsEmpty: boolean,
  { problems }: Reading
): boolean {
  if (parsed === undefined) return true
  for (const problem of parsed.problems) problems.add(input, problem)
  if (parsed.problems.length > 0) return false
  if (!allowsEmpty) problems.add(input, emptyProblem(parsed.secrets))
  problems.add(input, expressionProblem(parsed.secrets))
  return true
}

/** Reports what has the value of a credential of this run. */
function reportCredentials({ raw, secrets, env_vars, problems, warnings }: Reading): void {
  for (const { name, value } of secrets?.secrets ?? []) {
    const input = credentialOf(value, raw)
    if (input === undefined) continue
    const what =
      `${quote(name)} has the value of ${input}, ` +
      'a credential of this run, and the agent can read it.'
    if (secrets?.form === 'lines')
      warnings.push(`The secret ${what} Remove it unless the agent needs it.`)
    else
      problems.add(
        'secrets',
        `${what} toJSON(secrets) passes every secret of the repository. ` +
          'Pass only those that the agent needs, as lines NAME=value.'
      )
  }
  for (const { name, value } of env_vars?.secrets ?? []) {
    const input = credentialOf(value, raw)
    const what = `${quote(name)} has the value of ${input}, a credential of this run.`
    if (input !== undefined)
      problems.add(
        'env_vars',
        `${what} Remove it, or move it to \`secrets\` if the agent needs it.`
      )
  }
}

function credentialOf(value: string, raw: RawInputs): InputName | undefined {
  const text = value.trim()
  return CREDENTIAL_INPUTS.find((credential) => text !== '' && raw[credential] === text)
}

function inBoth(secrets: readonly Secret[], variables: readonly Secret[]): string | undefined {
  const names = new Set(secrets.map(({ name }) => name))
  const both = variables.filter(({ name }) => names.has(name)).map(({ name }) => quote(name))
  if (both.length === 0) return undefined
  return `set names that \`secrets\` sets, too: ${both.join(', ')}. Keep each in one of them.`
}

/** Warns of variables that look like secrets. */
function clearWarnings(variables: readonly Secret[]): string[] {
  const names = variables
    .filter(({ name, value }) => namesCredential(name) || userInfoIn(value).length > 0)
    .map(({ name }) => quote(name))
  if (names.length === 0) return []
  return [
    'These variables of `env_vars` look like credentials, and their values ' +
      `are shown in clear: ${names.join(', ')}. Move them to \`secrets\` if they are secret.`
  ]
}

/** White space and invisible characters. */
const EMPTY = /^[\s\p{Cf}]*$/u

/**
 * Returns what is wrong with secrets without a value, all of them by name; undefined when each has
 * one.
 */
function emptyProblem(secrets: readonly Secret[]): string | undefined {
  const empty = secrets.filter(({ value }) => EMPTY.test(value)).map(({ name }) => quote(name))
  if (empty.length === 0) return undefined
  return (
    `${count(empty.length, 'empty value')}: ${empty.join(', ')}. ` +
    'Most likely the secret or variable is not set for this repository or environment. ' +
    'Dependabot gets only its own secrets; forks get none. ' +
    'Set the secret, remove its entry, or set `allow_empty_secrets: true`.'
  )
}
