/** Records as the resources of §2.1 and §2.8, at a given time. */
import type * as z from 'zod'
import type { Deployment, Revision } from '../../src/contract/deployment.js'
import { activeRevisionOf } from './active-revision.js'
import { statusAt } from './lifecycle.js'
import { complete, type DeploymentRecord, latestRevision, type RevisionRecord } from './records.js'

/** A deployment as the service shows it (§2.1). */
export type DeploymentView = z.infer<typeof Deployment>
/** A revision as the service shows it (§2.8). */
export type RevisionView = Revision

const timestamp = (ms: number) => new Date(ms).toISOString()

/** Where a deployment is served: set automatically for git_host; for external_container unless it was given (§2.2). */
export function activeAt(deployment: DeploymentRecord, origin: string): string {
  return deployment.source_config.custom_url ?? `${origin}/agents/${deployment.id}`
}

/** Transitions of the deployment status are not shown (§3): its database comes up while its first revision is queued. */
export function deploymentStatus(
  deployment: DeploymentRecord,
  now: number
): DeploymentView['status'] {
  if (deployment.gone_at !== null) return 'AWAITING_DELETE'
  const first = deployment.revisions[0]
  const { status } = statusAt({ ...first, superseded_at: null }, now)
  return status === 'CREATING' || status === 'QUEUED' ? 'AWAITING_DATABASE' : 'READY'
}

/** Shows a deployment as of `now`, in milliseconds since 1970. */
export function viewDeployment(
  deployment: DeploymentRecord,
  now: number,
  origin: string
): DeploymentView {
  const latest = latestRevision(deployment)
  return {
    id: deployment.id,
    name: deployment.name,
    source: deployment.source,
    source_config: {
      ...complete('source_config', deployment.source_config),
      custom_url: activeAt(deployment, origin)
    },
    source_revision_config: { ...latest.source_revision_config },
    secrets: deployment.secrets,
    created_at: timestamp(deployment.created_at),
    updated_at: timestamp(deployment.updated_at),
    status: deploymentStatus(deployment, now),
    latest_revision_id: latest.id,
    active_revision_id: activeRevisionOf(deployment, now)?.revision.id ?? null,
    image_version: null
  }
}

export function viewRevision(
  deployment: DeploymentRecord,
  revision: RevisionRecord,
  now: number
): RevisionView {
  const { status, since } = statusAt(revision, now)
  return {
    id: revision.id,
    status,
    source: deployment.source,
    source_revision_config: { ...revision.source_revision_config },
    created_at: timestamp(revision.created_at),
    updated_at: timestamp(since)
  }
}
