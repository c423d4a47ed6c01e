/** Tells when a revision is made again although nothing differs, and what is sent for it. */
import { PlanError } from '../../errors.js'
import { isBuiltOf, nameRevision } from '../../repository/refs.js'
import { sanitizeLine } from '../../text/sanitize.js'
import type { Change, DeployedState, DesiredDeployment, NewRevisionPolicy } from '../core/model.js'
import { verdictOf } from '../core/status.js'

/** Whether the request contains anything that a revision holds (§3). If not, the state of the latest one does not matter. */
export function requestsRevision(wanted: DesiredDeployment): boolean {
  return Object.keys(wanted.source_revision_config).length > 0 || asksForContents(wanted)
}

function asksForContents(wanted: DesiredDeployment): boolean {
  const hasSpec = wanted.source === 'external_container' && wanted.source_config.resource_spec !== undefined
  return wanted.secrets !== undefined || hasSpec
}

/** The note that another revision than the latest is serving, although the latest is DEPLOYED; undefined if not. */
export function whyApart({ deployment, latest, active }: DeployedState): string | undefined {
  if (active === undefined || latest === null) return undefined
  const serves = nameRevision(deployment.active_revision_id ?? '', active?.source_revision_config?.repo_commit_sha)
  return `the latest revision ${latest.id} is ${sanitizeLine(latest.status, 40)}, but ${serves} is still active`
}

/** Whether the latest revision is of this run's commit, so that the service will not build it again, and does not serve. */
export function isBuilt(wanted: DesiredDeployment, { latest, active }: DeployedState): boolean {
  if (wanted.source !== 'git_host' || active === undefined || latest === null) return false
  return wanted.commit !== undefined && isBuiltOf(wanted.commit, latest)
}

/** A patch starts from the latest revision: where another one serves, all of the code is sent. */
export function restatedCode(
  wanted: DesiredDeployment,
  serving: DeployedState,
  changes: readonly Change[],
  note: string
): Change[] {
  const asked: Record<string, unknown> = wanted.source_revision_config
  const served: Record<string, unknown> = serving.deployment.source_revision_config
  const fields = wanted.source === 'git_host' ? ['repo_ref', 'graph_config_path'] : ['image_uri']
  return fields.flatMap((field): Change[] => {
    const path = `source_revision_config.${field}`
    const after = asked[field] ?? served[field]
    if (after == null || changes.some((change) => change.path === path)) return []
    return [{ path, difference: 'repeated', before: served[field], after, note, new_revision: true }]
  })
}

/** Why a revision is made although nothing that is compared differs; undefined when none is. */
export function whyRepeat(
  wanted: DesiredDeployment,
  current: DeployedState,
  policy: NewRevisionPolicy
): string | undefined {
  const { latest, active } = current
  if (policy === 'always') return '`new_revision` is always'
  if (!requestsRevision(wanted)) return undefined
  const apart = whyApart(current)
  if (apart !== undefined) {
    if (active === null) return `${apart}, and could not be read`
    // The deployment shows secrets and resource spec; what an earlier revision holds of them nothing shows.
    return asksForContents(wanted) || isBuilt(wanted, current) ? apart : undefined
  }
  if (latest === null) return 'the deployment has no revision yet'
  const verdict = verdictOf(latest.status)
  return verdict === 'deployed' || verdict === 'pending'
    ? undefined
    : `the latest revision ended as ${sanitizeLine(latest.status, 40)}`
}

/** The field that is sent again to make a revision: the requested code, or the deployed one. */
export function repeatedChange(wanted: DesiredDeployment, current: DeployedState, note: string): Change {
  const field = wanted.source === 'git_host' ? 'repo_ref' : 'image_uri'
  const asked: Record<string, unknown> = wanted.source_revision_config
  const after = asked[field] ?? current.deployment.source_revision_config[field]
  if (after == null) {
    throw new PlanError(
      'input_invalid',
      `A new revision is needed (${note}), but neither the inputs nor the deployment contain ${field}.`,
      {
        advice: `Set \`${field}\`.`
      }
    )
  }
  return {
    path: `source_revision_config.${field}`,
    difference: 'repeated',
    before: after,
    after,
    note,
    new_revision: true
  }
}
