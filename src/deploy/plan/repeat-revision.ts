/** Tells when a revision is made again although nothing differs, and what is sent for it. */
import { PlanError } from '../../errors.js'
import { sanitizeLine } from '../../text/sanitize.js'
import {
  type Change,
  type DeployedState,
  type DesiredDeployment,
  isApart,
  type NewRevisionPolicy
} from '../core/model.js'
import { verdictOf } from '../core/status.js'

/** Whether the request contains anything that a revision holds (§3). If not, the state of the latest one does not matter. */
export function requestsRevision(wanted: DesiredDeployment): boolean {
  const hasSpec = wanted.source === 'external_container' && wanted.source_config.resource_spec !== undefined
  return Object.keys(wanted.source_revision_config).length > 0 || wanted.secrets !== undefined || hasSpec
}

/** Why a revision is made although nothing that is compared differs; undefined when none is. */
export function whyRepeat(
  wanted: DesiredDeployment,
  current: DeployedState,
  policy: NewRevisionPolicy
): string | undefined {
  const { latest, deployment } = current
  if (policy === 'always') return '`new_revision` is always'
  if (!requestsRevision(wanted)) return undefined
  if (latest === null) return 'the deployment has no revision yet'
  if (isApart(current)) {
    const active = sanitizeLine(deployment.active_revision_id ?? '')
    return `the latest revision ${sanitizeLine(latest.id)} is DEPLOYED, but ${active} is still active`
  }
  const verdict = verdictOf(latest.status)
  return verdict === 'deployed' || verdict === 'pending'
    ? undefined
    : `the latest revision ended as ${sanitizeLine(latest.status, 40)}`
}

/**
 * What is sent again to make a revision, beside the changes that are sent anyway: the ref or image, requested or
 * deployed. If another revision serves, all requested code: a service may start from that one.
 */
export function repeatedChanges(
  wanted: DesiredDeployment,
  current: DeployedState,
  { note, changes }: { note: string; changes: readonly Change[] }
): Change[] {
  const main = wanted.source === 'git_host' ? 'repo_ref' : 'image_uri'
  const asked: Record<string, unknown> = wanted.source_revision_config
  const fields = new Set([main, ...(isApart(current) ? Object.keys(asked) : [])])
  return [...fields].flatMap((field): Change[] => {
    const path = `source_revision_config.${field}`
    const after = asked[field] ?? current.deployment.source_revision_config[main]
    if (after == null) throw cannotRepeat(field, note)
    if (changes.some((change) => change.path === path)) return []
    return [{ path, difference: 'repeated', before: after, after, note, new_revision: true }]
  })
}

function cannotRepeat(field: string, note: string): PlanError {
  return new PlanError(
    'input_invalid',
    `A new revision is needed (${note}), but neither the inputs nor the deployment contain ${field}.`,
    { advice: `Set \`${field}\`.` }
  )
}
