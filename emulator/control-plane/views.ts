/** Records as the resources of §2.1 and §2.8, at a given time. */
import type * as z from 'zod'
import type { Deployment, Revision } from '../../src/contract/deployment.js'
import { activeRevisionOf } from './active-revision.js'
import { type ServiceBehavior, SPECIFIED } from './behavior.js'
import { branchOf, builtCode } from './built-code.js'
import { statusAt } from './lifecycle.js'
import type { ListenerRecord } from './lookups.js'
import type { PublicDeployment } from './public-shapes.js'
import { complete, type DeploymentRecord, latestRevision, type RevisionRecord } from './records.js'

/** A deployment as the service shows it (§2.1). */
export type DeploymentView = z.infer<typeof Deployment>
/**
 * The same of the public service, but for the workspace, which the credentials of a request tell.
 */
export type PublicDeploymentView = Omit<
  z.infer<typeof PublicDeployment>,
  'tenant_id' | keyof DeploymentView
> &
  DeploymentView
/** A revision as the service shows it (§2.8). */
export type RevisionView = Revision
/** A listener as the service shows it. */
export type ListenerView = ListenerRecord & { version?: null }

/** What the public service shows of a revision's code beyond the specification. */
const MORE_OF_CODE = { source_tarball_path: null }

const timestamp = (ms: number) => new Date(ms).toISOString()

/**
 * Where a deployment is served: set automatically for
 * git_host; for external_container unless it was given (§2.2).
 */
export function activeAt(deployment: DeploymentRecord, origin: string): string {
  return deployment.source_config.custom_url ?? `${origin}/agents/${deployment.id}`
}

/**
 * Transitions of the deployment status are not shown (§3):
 * its database comes up while its first revision is queued.
 */
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
  now: number,
  { showsBuiltCode, hasMoreFields }: ServiceBehavior = SPECIFIED
): RevisionView {
  const { status, since } = statusAt(revision, now)
  const code = showsBuiltCode
    ? builtCode(deployment.source, revision, now)
    : { ...revision.source_revision_config }
  return {
    id: revision.id,
    status,
    source: deployment.source,
    source_revision_config: hasMoreFields ? { ...code, ...MORE_OF_CODE } : code,
    created_at: timestamp(revision.created_at),
    updated_at: timestamp(since)
  }
}

/**
 * The deployment with what the public service shows beyond
 * the specification, null where there is nothing to say.
 */
export function withMoreFields(
  view: DeploymentView,
  deployment: DeploymentRecord
): PublicDeploymentView {
  const tier = (deployment.deployment_tier ?? null) as PublicDeploymentView['deployment_tier']
  return {
    ...view,
    source_revision_config: { ...view.source_revision_config, ...MORE_OF_CODE },
    secret_references: deployment.secret_references?.length ? deployment.secret_references : null,
    shareable: deployment.shareable ?? false,
    route_through_gateway: deployment.route_through_gateway ?? false,
    tracer_session_id: null,
    url: view.active_revision_id === null ? null : (view.source_config.custom_url ?? null),
    is_preview: false,
    display_name: deployment.display_name ?? null,
    is_managed_deep_agent: false,
    deployment_tier: tier,
    compute_tier: tier,
    database_tier: tier
  }
}

/** The deployment with what was built in place of what was requested. */
export function withBuiltCode<View extends DeploymentView>(
  view: View,
  deployment: DeploymentRecord,
  now: number
): View {
  const latest = latestRevision(deployment)
  return {
    ...view,
    source_config: { ...view.source_config, repo_branch: branchOf(latest) },
    source_revision_config: {
      ...view.source_revision_config,
      ...builtCode(deployment.source, latest, now)
    }
  }
}
