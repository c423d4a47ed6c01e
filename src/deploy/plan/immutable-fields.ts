/** Fields that no PATCH can change (§2.1, §2.2, §2.5): a difference is an error before anything is sent. */
import type { DeploymentAnswer } from '../../contract/answers.js'
import { LANGSMITH_WORDS } from '../../contract/dialect/dialect.js'
import { PlanError } from '../../errors.js'
import { isSameValue } from '../../repository/same-value.js'
import { sanitizeLine } from '../../text/sanitize.js'
import type { DesiredDeployment } from '../core/model.js'

interface Conflict {
  path: string
  deployed: string
  wanted: string
}

/** A field that the answer shows as null or not at all is unknown: no conflict. */
type Pair = readonly [path: string, deployed: string | null | undefined, wanted: string | null | undefined]

function immutablePairs(wanted: DesiredDeployment, deployment: DeploymentAnswer): Pair[] {
  const deployed = deployment.source_config
  const common: Pair[] = [
    ['name', deployment.name, wanted.name],
    ['source', deployment.source, wanted.source]
  ]
  if (deployment.source && deployment.source !== wanted.source) return common
  if (wanted.source === 'git_host') {
    const { integration_id, repo_url, deployment_type } = wanted.source_config
    return [
      ...common,
      ['source_config.integration_id', deployed.integration_id, integration_id],
      ['source_config.repo_url', deployed.repo_url, repo_url],
      ['source_config.deployment_type', deployed.deployment_type, deployment_type]
    ]
  }
  const { listener_id, listener_config } = wanted.source_config
  return [
    ...common,
    ['source_config.listener_id', deployed.listener_id, listener_id],
    [
      'source_config.listener_config.cluster_namespace',
      deployed.listener_config?.cluster_namespace,
      listener_config?.cluster_namespace
    ]
  ]
}

const fieldOf = (path: string) => path.split('.').at(-1) ?? path

/** @throws PlanError that names each field, both values, and the fix. */
export function assertImmutableFields(wanted: DesiredDeployment, deployment: DeploymentAnswer): void {
  const conflicts: Conflict[] = immutablePairs(wanted, deployment).flatMap(([path, deployed, asked]) => {
    if (!asked || !deployed) return []
    return isSameValue(fieldOf(path), asked, deployed) ? [] : [{ path, deployed, wanted: asked }]
  })
  if (conflicts.length === 0) return
  const lines = conflicts.map(
    ({ path, deployed, wanted: asked }) =>
      `${path}: deployed ${sanitizeLine(deployed)}, this run ${sanitizeLine(asked)}`
  )
  const word = Object.values(LANGSMITH_WORDS).find((spoken) => spoken === deployment.source)
  throw new PlanError(
    'immutable_field',
    [
      `${conflicts.map(({ path }) => fieldOf(path)).join(', ')} cannot be changed after a deployment is created.`,
      ...lines
    ].join('\n'),
    {
      advice:
        word !== undefined
          ? `This service uses the field names of LangSmith Deployment (${word}). Set \`api_dialect\` to \`langsmith\`.`
          : conflicts.some(({ path }) => path === 'source_config.repo_url')
            ? FIX_OF_OTHER_REPOSITORY
            : FIX
    }
  )
}

/** Those that this run sets and the service does not show: an update can neither compare nor send them. */
export function unshownFields(wanted: DesiredDeployment, deployment: DeploymentAnswer): string[] {
  return immutablePairs(wanted, deployment).flatMap(([path, deployed, asked]) =>
    asked && !deployed ? [fieldOf(path)] : []
  )
}

const FIX =
  'Set these inputs to the deployed values, or remove them. To change them, deploy under another name, then delete the old deployment.'
/** Another team may own it, so the fix must not lead to a takeover or a delete. */
const FIX_OF_OTHER_REPOSITORY =
  'The deployment belongs to another repository. Use another `name`, or check `base_url` and `repo_url`.'
