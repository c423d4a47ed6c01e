/** Reads what the step gives to all deployments of a manifest, and refuses what belongs to one of them. */
import { INPUT_DEFAULTS, type InputName } from '../../action-names.js'
import type { RunContext } from '../../adapters/github/run-context.js'
import type { Dialect } from '../../contract/dialect.js'
import { didYouMean } from '../../text/did-you-mean.js'
import { sanitizeLine } from '../../text/sanitize.js'
import { readDialect } from '../connection.js'
import { isTrue } from '../fields.js'
import { Problems, type RawInputs } from '../raw-inputs.js'
import { nameProblems } from '../secrets/parse-secrets.js'
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

/** Whether the step deploys previews. */
export const isPreview = ({ preview }: Pick<RawInputs, 'preview'>) => isTrue(preview)

/** Reads the inputs of the step. Values of one deployment are problems. */
export function readStepInputs(raw: RawInputs, context: RunContext, problems: ManifestProblems): StepInputs {
  for (const name of DEPLOYMENT_KEYS) {
    if (name !== 'secrets' && !isBehaviorInput(name) && isGiven(raw, name))
      problems.addInput(name, 'belongs to one deployment. Write it in the manifest, under a deployment.')
  }
  const is_preview = isPreview(raw)
  const { secrets, problems: wrong } = parseSecrets(raw.secrets ?? '{}')
  for (const problem of wrong) problems.addInput('secrets', problem)
  return {
    raw,
    context,
    dialect: readDialect(raw, new Problems()),
    secrets: new Map(secrets.map(({ name, value }) => [name, value])),
    variables: readVariables(raw.variables ?? '{}', problems),
    is_preview,
    is_removal: raw.command === 'delete' || raw.command === 'sweep' || (is_preview && context.event_action === 'closed')
  }
}

/** Variables may have any name, and may be empty. */
function readVariables(text: string, problems: ManifestProblems): ReadonlyMap<string, string> {
  const { entries, problems: wrong } = readEntries(text)
  for (const problem of [...wrong, ...nameProblems(entries)]) problems.addInput('variables', problem)
  return new Map(entries.map(({ name, value }) => [name, value]))
}

const MOST_LISTED = 20

/** The selected keys: those of the input `select`, or all. A delete must name them. */
export function readSelection(
  { select, command }: Pick<RawInputs, 'select' | 'command'>,
  keys: readonly string[],
  problems: ManifestProblems
): ReadonlySet<string> {
  if (select === undefined) {
    if (command === 'delete')
      problems.addInput('select', 'is required with `command: delete`. Name the deployments to delete.')
    return new Set(keys)
  }
  const named = select
    .split(/[,\r\n]/)
    .map((key) => key.trim())
    .filter((key) => key !== '')
  if (named.length === 0) problems.addInput('select', 'names no deployment. Name at least one, or remove the input.')
  for (const key of named.filter((key) => !keys.includes(key))) {
    const listed = keys.length <= MOST_LISTED ? ` It has ${keys.map((key) => sanitizeLine(key, 60)).join(', ')}.` : ''
    const meant = didYouMean(key, keys) || listed
    problems.addInput('select', `"${sanitizeLine(key, 60)}" is not a deployment of the manifest.${meant}`)
  }
  return new Set(named)
}
