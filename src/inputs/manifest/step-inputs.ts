/** Reads what the step gives to all deployments of a manifest, and refuses what belongs to one of them. */
import { INPUT_DEFAULTS, type InputName } from '../../action-names.js'
import type { RunContext } from '../../adapters/github/run-context.js'
import type { Dialect } from '../../contract/dialect/dialect.js'
import { readDialect } from '../connection.js'
import { Problems, type RawInputs } from '../raw-inputs.js'
import { parseSecrets, readEntries } from '../structured/parse-structured.js'
import { DEPLOYMENT_KEYS, isBehaviorInput } from './keys.js'
import type { ManifestProblems } from './problems.js'

/** What the step gives to every deployment. */
export interface StepInputs {
  /** Without defaults. */
  raw: RawInputs
  context: RunContext
  dialect: Dialect
  /** Values by name; the deployments choose among them. */
  secrets: ReadonlyMap<string, string>
  variables: ReadonlyMap<string, string>
  /** Each deployment is the preview of a pull request. */
  is_preview: boolean
  /** Nothing is deployed: secrets and values that only a deploy needs may be missing. */
  is_removal: boolean
}

/** Whether the step sets an input. What a runner gives by default looks the same, but inputs about behavior have none. */
export const isGiven = (raw: RawInputs, name: InputName) =>
  raw[name] !== undefined && (isBehaviorInput(name) || raw[name] !== INPUT_DEFAULTS[name])

const CREDENTIALS = ['api_key', 'tenant_id', 'bearer_token'] as const

/** Whether nothing is sent: a matrix without a credential. */
export const listsOnly = (raw: RawInputs) =>
  raw.command === 'matrix' && CREDENTIALS.every((name) => raw[name] === undefined)

/** Whether the step deploys previews: the spellings of YAML for `true`. */
export const isPreview = ({ preview }: Pick<RawInputs, 'preview'>) => /^(?:true|True|TRUE)$/.test(preview ?? '')

/** Reads the inputs of the step. Values of one deployment are problems. */
export function readStepInputs(raw: RawInputs, context: RunContext, problems: ManifestProblems): StepInputs {
  for (const name of DEPLOYMENT_KEYS) {
    if (name === 'secrets' || isBehaviorInput(name) || !isGiven(raw, name)) continue
    // A name for all would be the same for each.
    const place = name === 'name' ? 'under a deployment' : 'under a deployment or `defaults`'
    problems.addInput(name, `belongs to one deployment. Write it in the manifest, ${place}.`)
  }
  const is_preview = isPreview(raw)
  return {
    raw,
    context,
    dialect: readDialect(raw, new Problems()),
    secrets: readValues('secrets', raw, problems),
    variables: readValues('variables', raw, problems),
    is_preview,
    is_removal: raw.command === 'delete' || raw.command === 'sweep' || (is_preview && context.event_action === 'closed')
  }
}

/** What each value is for is up to the deployments: only the text is judged here. */
function readValues(
  input: 'secrets' | 'variables',
  { [input]: text }: RawInputs,
  problems: ManifestProblems
): Map<string, string> {
  if (text === undefined) return new Map()
  const { secrets, problems: wrong } = input === 'secrets' ? parseSecrets(text) : readVariables(text)
  for (const problem of wrong) problems.addInput(input, problem)
  return new Map(secrets.map(({ name, value }) => [name, value]))
}

/** Variables may have any name, and may be empty. */
function readVariables(text: string) {
  const { entries, problems } = readEntries(text)
  for (const [at, { name, line }] of entries.entries()) {
    if (name === '') problems.push(`line ${line} has no name. Put a name before the =.`)
    else if (entries.findIndex((one) => one.name === name) < at)
      problems.push(`line ${line} sets a name again. Keep one.`)
  }
  return { secrets: entries, problems }
}
