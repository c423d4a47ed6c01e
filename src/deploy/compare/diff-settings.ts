/**
 * Compares the fields that make no revision by what they mean: settings, which a PATCH changes
 * (§2.2), and fixed fields, which it cannot (§2.1, §2.2, §2.5).
 */
import type { DeploymentAnswer } from '../../contract/answers.js'
import { SOURCES } from '../../contract/deployment.js'
import { LANGSMITH_WORDS } from '../../contract/dialect.js'
import {
  type FieldChange,
  fieldName,
  fieldsOf,
  makesRevision,
  valueAt
} from '../../contract/fields.js'
import { PlanError } from '../../errors.js'
import { isSameValue } from '../../repository/same-value.js'
import { showValue } from '../../text/sanitize.js'
import type { Change, DesiredDeployment } from '../core/model.js'

/** A field that was requested, and what the service shows of it. */
interface AskedField {
  path: string
  field: string
  asked: unknown
  shown: unknown
  /** Whether a change of it makes a new revision. */
  new_revision: boolean
}

/** Returns the requested fields that change in this way. */
export function askedFields(
  wanted: DesiredDeployment,
  deployment: DeploymentAnswer,
  change: FieldChange
): AskedField[] {
  return fieldsOf(wanted.source, change).flatMap((row): AskedField[] => {
    const { path } = row
    const asked = valueAt(wanted, path)
    if (asked === undefined) return []
    const new_revision = makesRevision(row, wanted.rules?.fields)
    const shown = valueAt(deployment, path)
    return [{ path, field: fieldName(path), asked, shown, new_revision }]
  })
}

/** Returns the settings that differ from the request. A dialect makes a revision of some. */
export function diffSettings(wanted: DesiredDeployment, deployment: DeploymentAnswer): Change[] {
  return askedFields(wanted, deployment, 'setting')
    .filter(({ field, asked, shown }) => !isSameValue(field, asked, shown))
    .map(({ path, asked, shown, new_revision }) => ({
      path,
      difference: shown == null ? 'added' : 'changed',
      ...(shown != null && { before: shown }),
      after: asked,
      new_revision
    }))
}

/**
 * A fixed field that differs is an error before anything is sent.
 * @throws PlanError with each field, both values, the fix.
 */
export function assertFixedFields(wanted: DesiredDeployment, deployment: DeploymentAnswer): void {
  const conflicts = askedFields(wanted, deployment, 'fixed')
    .filter(({ shown }) => isShown(shown))
    .filter(({ field, asked, shown }) =>
      field === 'name' ? asked !== shown : !isSameValue(field, asked, shown)
    )
  if (conflicts.length === 0) return
  const names = conflicts.map(({ field }) => field)
  const facts = conflicts.map(({ path, asked, shown }) => ({
    label: path,
    value: `deployed ${showValue(shown, 300)}, this run ${showValue(asked, 300)}`
  }))
  throw new PlanError('immutable_field', {
    what: `${names.join(', ')} cannot be changed after a deployment is created.`,
    facts,
    fix: [fixOfConflict(names, deployment)]
  })
}

/** Returns whether the service shows a value. One that it does not show is unknown. */
export const isShown = (shown: unknown) => shown != null && shown !== ''

/**
 * Says how to solve a conflict. Another team may own a deployment of another repository, so the fix
 * must not lead to a takeover or a delete.
 */
function fixOfConflict(names: readonly string[], { source }: DeploymentAnswer): string {
  const word = Object.values(LANGSMITH_WORDS).find((spoken) => spoken === source)
  if (word !== undefined)
    return (
      `This service uses the field names of LangSmith Deployment (${word}). ` +
      'Set `api_dialect` to `langsmith`.'
    )
  const isKnown = SOURCES.some((name) => name === source)
  if (names.includes('source') && !isKnown) return otherSource(source)
  if (names.includes('repo_url'))
    return (
      'The deployment belongs to another repository. ' +
      'Use another `name`, or check `base_url` and `repo_url`.'
    )
  const other = source === 'git_host' ? 'image_uri' : 'graph_config_path'
  // An unset `source` is derived from the image, so it may differ although no input is wrong.
  if (names.includes('source'))
    return (
      `Set \`source: ${showValue(source, 60)}\`, ` +
      `and remove \`${other}\` and other inputs of another source. ` +
      'To change the source, deploy under another name, then delete the old deployment.'
    )
  return (
    'Set these inputs to the deployed values, or remove them. ' +
    'To change them, deploy under another name, then delete the old deployment.'
  )
}

/** Returns the source of another tool, such as `internal_docker` of the public service. */
const otherSource = (source: unknown) =>
  `A deployment of source ${showValue(source, 60)} ` +
  'is updated only by the tool that made it, not from a repository or an image. ' +
  'To deploy from one of these, set another `name`: the run creates a deployment. ' +
  'Then delete the old deployment.'

/**
 * Says which fixed fields the service does not show: an update can neither compare nor send them.
 */
export function notCompared(wanted: DesiredDeployment, deployment: DeploymentAnswer): string[] {
  const unshown = askedFields(wanted, deployment, 'fixed').filter(({ shown }) => !isShown(shown))
  const names = unshown.map(({ field }) => field).join(', ')
  if (names === '') return []
  return [`Not compared, because the service does not show it for this deployment: ${names}.`]
}
