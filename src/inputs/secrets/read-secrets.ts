/** The secrets to deploy with. Empty values and the credentials of the run itself are most likely mistakes. */
import type { Secret } from '../../contract/deployment.js'
import { count } from '../../text/format.js'
import { quote } from '../fields.js'
import { CREDENTIAL_INPUTS } from '../mask-inputs.js'
import type { Reading } from '../reading.js'
import { expressionProblem, unresolvedWarnings } from './unresolved-values.js'

/** Reads the secrets to deploy with; undefined if the input is unset, and the deployment keeps its own. */
export function readSecrets({
  raw,
  context,
  secrets: parsed,
  problems,
  warnings,
  field
}: Reading): Secret[] | undefined {
  const allowsEmpty = field.boolean('allow_empty_secrets') ?? false
  if (parsed === undefined) return undefined
  for (const problem of parsed.problems) problems.add('secrets', problem)
  // In a text that could not be parsed, a part that looks like a name may belong to a value.
  if (parsed.problems.length > 0) return parsed.secrets
  if (!allowsEmpty) problems.add('secrets', emptyProblem(parsed.secrets))
  problems.add('secrets', expressionProblem(parsed.secrets))
  warnings.push(...unresolvedWarnings(parsed.secrets, context.variable_files))
  for (const { name, value } of parsed.secrets) {
    const text = value.trim()
    const input = CREDENTIAL_INPUTS.find((credential) => text !== '' && raw[credential] === text)
    if (input === undefined) continue
    const what = `${quote(name)} has the value of ${input}, a credential of this run, and the agent can read it.`
    if (parsed.form === 'lines')
      warnings.push(`The secret ${what} Remove it unless the agent needs it.`)
    else
      problems.add(
        'secrets',
        `${what} toJSON(secrets) passes every secret of the repository. Pass only those that the agent needs, as lines NAME=value.`
      )
  }
  return parsed.secrets
}

/** White space and invisible characters. */
const EMPTY = /^[\s\p{Cf}]*$/u

/** What is wrong with secrets without a value, all of them by name; undefined when each has one. */
function emptyProblem(secrets: readonly Secret[]): string | undefined {
  const empty = secrets.filter(({ value }) => EMPTY.test(value)).map(({ name }) => quote(name))
  if (empty.length === 0) return undefined
  return `${count(empty.length, 'empty value')}: ${empty.join(', ')}. Most likely the secret or variable is not set for this repository or environment. Dependabot gets only its own secrets; forks get none. Set the secret, remove its entry, or set \`allow_empty_secrets: true\`.`
}
