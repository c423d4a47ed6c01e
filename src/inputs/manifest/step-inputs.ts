/**
 * Reads what the step gives to all deployments of a manifest, and refuses what belongs to one of
 * them.
 */
import { INPUT_DEFAULTS, type InputName } from '../../action-names.js'
import type { RunContext } from '../../adapters/github/run-context.js'
import type { Dialect } from '../../contract/dialect.js'
import { DEPLOYMENT_KEYS, isBehaviorInput, isDeploymentOnly } from '../../input-table.js'
import { didYouMean } from '../../text/did-you-mean.js'
import { sanitizeLine } from '../../text/sanitize.js'
import { isKeyless } from '../connection.js'
import { isTrue } from '../fields.js'
import { Problems, type RawInputs } from '../raw-inputs.js'
import { readDialect } from '../reading.js'
import { nameProblems } from '../secrets/parse-secrets.js'
import { parseSecrets, readEntries } from '../structured/parse-structured.js'
import type { ManifestProblems } from './document.js'

/** What the step gives to every deployment. */
export interface StepInputs {
  /** Without defaults. */
  raw: RawInputs
  context: RunContext
  dialect: Dialect
  /** Values by name; the deployments choose among them. */
  secrets: ReadonlyMap<string, string>
  variables: ReadonlyMap<string, string>
  /** The names are those of previews: of one pull request, or of all in a sweep. */
  names_previews: boolean
  /** Nothing is deployed: secrets and values that only a deploy needs may be missing. */
  is_removal: boolean
}

/**
 * Returns whether the step sets an input. What a runner gives by default looks the same, but inputs
 * about behavior have none.
 */
export const isGiven = (raw: RawInputs, name: InputName) =>
  raw[name] !== undefined && (isBehaviorInput(name) || raw[name] !== INPUT_DEFAULTS[name])

/** Returns whether nothing is sent: a matrix without a credential. */
export const listsOnly = (raw: RawInputs) => raw.command === 'matrix' && isKeyless(raw)

/** Returns whether the step deploys previews. */
export const isPreview = ({ preview }: Pick<RawInputs, 'preview'>) => isTrue(preview)

/** Reads the inputs of the step. Values of one deployment are problems. */
export function readStepInputs(
  raw: RawInputs,
  context: RunContext,
  problems: ManifestProblems
): StepInputs {
  for (const name of DEPLOYMENT_KEYS.filter((key) => isDeploymentOnly(key) && isGiven(raw, key))) {
    problems.addInput(
      name,
      'belongs to one deployment. Write it in the manifest, under a deployment.'
    )
  }
  const isSweep = raw.command === 'sweep'
  const is_preview = isPreview(raw)
  const { secrets, problems: wrong } = parseSecrets(raw.secrets ?? '{}')
  // These may have any name, and may be empty.
  const variables = readEntries(raw.variables ?? '{}')
  for (const problem of wrong) problems.addInput('secrets', problem)
  for (const problem of [...variables.problems, ...nameProblems(variables.entries)])
    problems.addInput('variables', problem)
  return {
    raw,
    context,
    dialect: readDialect(raw, new Problems()),
    secrets: new Map(secrets.map(({ name, value }) => [name, value])),
    variables: new Map(variables.entries.map(({ name, value }) => [name, value])),
    names_previews: is_preview || isSweep,
    is_removal:
      raw.command === 'delete' || isSweep || (is_preview && context.event_action === 'closed')
  }
}

/**
 * Checks the environment that the step names: it must be one of the file.
 * @param names Those of the file.
 */
export function checkEnvironment(
  { environment }: RawInputs,
  names: readonly string[],
  problems: ManifestProblems
) {
  if (environment === undefined || names.includes(environment)) return
  const has = names.length === 0 ? 'no environments' : shownKeys(names)
  const known = didYouMean(environment, names) || ` It has ${has}.`
  const fix = `${known} Add it under environments, with {} if it changes nothing.`
  problems.addInput(
    'environment',
    `"${shownKeys([environment])}" is not an environment of the manifest.${fix}`
  )
}

const shownKeys = (keys: readonly string[]) => keys.map((key) => sanitizeLine(key, 60)).join(', ')

const MOST_LISTED = 20

/** Returns the selected keys: those of the input `select`, or all. A delete must name them. */
export function readSelection(
  { select, command }: Pick<RawInputs, 'select' | 'command'>,
  keys: readonly string[],
  problems: ManifestProblems
): ReadonlySet<string> {
  if (select === undefined) {
    if (command === 'delete')
      problems.addInput(
        'select',
        'is required with `command: delete`. Name the deployments to delete.'
      )
    return new Set(keys)
  }
  const named = select
    .split(/[,\r\n]/)
    .map((key) => key.trim())
    .filter((key) => key !== '')
  if (named.length === 0)
    problems.addInput('select', 'names no deployment. Name at least one, or remove the input.')
  for (const key of named.filter((key) => !keys.includes(key))) {
    const meant =
      didYouMean(key, keys) || (keys.length > MOST_LISTED ? '' : ` It has ${shownKeys(keys)}.`)
    problems.addInput(
      'select',
      `"${shownKeys([key])}" is not a deployment of the manifest.${meant}`
    )
  }
  return new Set(named)
}
