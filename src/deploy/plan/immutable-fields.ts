/** Fields that no PATCH can change (§2.1, §2.2, §2.5): a difference is an error before anything is sent. */
import type { DeploymentAnswer } from '../../contract/answers.js'
import { LANGSMITH_WORDS } from '../../contract/dialect/dialect.js'
import { fieldName, fieldsOf, valueAt } from '../../contract/fields.js'
import { PlanError } from '../../errors.js'
import { isSameValue } from '../../repository/same-value.js'
import { sanitizeLine } from '../../text/sanitize.js'
import type { DesiredDeployment } from '../core/model.js'

interface Pair {
  path: string
  /** Empty if the service does not show it: then it is unknown. */
  deployed: string
  /** Empty if the inputs do not set it. */
  asked: string
}

/** A deployment of the other source has other fields: only name and source are compared then. */
function fixedFields(wanted: DesiredDeployment, deployment: DeploymentAnswer): Pair[] {
  const isOther = !!deployment.source && deployment.source !== wanted.source
  return fieldsOf(wanted.source, 'fixed')
    .filter(({ source }) => source === 'both' || !isOther)
    .map(({ path }) => ({
      path,
      deployed: String(valueAt(deployment, path) ?? ''),
      asked: String(valueAt(wanted, path) ?? '')
    }))
}

function isSame({ path, deployed, asked }: Pair): boolean {
  return path === 'name' ? deployed === asked : isSameValue(fieldName(path), asked, deployed)
}

/** @throws PlanError that names each field, both values, and the fix. */
export function assertImmutableFields(wanted: DesiredDeployment, deployment: DeploymentAnswer): void {
  const conflicts = fixedFields(wanted, deployment).filter(
    (pair) => pair.asked !== '' && pair.deployed !== '' && !isSame(pair)
  )
  if (conflicts.length === 0) return
  const lines = conflicts.map(
    ({ path, deployed, asked }) => `${path}: deployed ${sanitizeLine(deployed)}, this run ${sanitizeLine(asked)}`
  )
  const names = conflicts.map(({ path }) => fieldName(path)).join(', ')
  throw new PlanError(
    'immutable_field',
    [`${names} cannot be changed after a deployment is created.`, ...lines].join('\n'),
    { advice: adviceFor(conflicts, deployment) }
  )
}

/** Another team may own a deployment of another repository, so the fix must not lead to a takeover or a delete. */
function adviceFor(conflicts: readonly Pair[], { source }: DeploymentAnswer): string {
  const word = Object.values(LANGSMITH_WORDS).find((spoken) => spoken === source)
  if (word !== undefined)
    return `This service uses the field names of LangSmith Deployment (${word}). Set \`api_dialect\` to \`langsmith\`.`
  return conflicts.some(({ path }) => path === 'source_config.repo_url')
    ? 'The deployment belongs to another repository. Use another `name`, or check `base_url` and `repo_url`.'
    : 'Set these inputs to the deployed values, or remove them. To change them, deploy under another name, then delete the old deployment.'
}

/** Those that this run sets and the service does not show: an update can neither compare nor send them. */
export function unshownFields(wanted: DesiredDeployment, deployment: DeploymentAnswer): string[] {
  return fixedFields(wanted, deployment).flatMap(({ path, deployed, asked }) =>
    asked !== '' && deployed === '' ? [fieldName(path)] : []
  )
}
