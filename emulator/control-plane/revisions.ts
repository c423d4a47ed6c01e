/** The making of revisions: what they are built from, and what the lifecycle of each will be. */
import { randomUUID } from 'node:crypto'
import type {
  Secret,
  Source,
  SourceConfigRequest,
  SourceRevisionConfigRequest
} from '../../src/contract/deployment.js'
import { fieldName, fieldsOf } from '../../src/contract/fields.js'
import { durationMs } from '../duration.js'
import type { GraphSource, GraphsRead } from '../repositories/graphs.js'
import { type Found, isSameRepository, type Ref } from '../repositories/heads.js'
import type { AgentBehavior } from '../scripting/agent-behavior.js'
import type { ScriptedOutcome } from '../scripting/outcomes.js'
import type { ServiceBehavior } from './behavior.js'
import { isOver, type Lifecycle, planLifecycle, statusAt, withSlowStart } from './lifecycle.js'
import {
  complete,
  type DeploymentRecord,
  latestRevision,
  type MoreSettings,
  type RevisionRecord
} from './records.js'
import type { CreateRequest, PatchRequest } from './requests.js'
import { makesRevision } from './rules/rules.js'

/** What the making of a revision depends on beside what is asked for. */
export interface RevisionContext {
  now: () => number
  /** How long a revision takes from its creation to DEPLOYED. */
  buildTime: number
  commitOf: (ref: Ref) => Found
  /** The scripted outcome of a revision that is being made, if there is one. */
  outcomeOf: (deployment: string, revision: number) => ScriptedOutcome | undefined
  graphsOf: (source: GraphSource) => GraphsRead
  behaviorOf: (deployment: string, revision: number) => AgentBehavior
  /** Whether a revision is a process, which has to come up before it is DEPLOYED. */
  processes: boolean
  behavior: ServiceBehavior
}

interface NewRevision {
  name: string
  source: Source
  source_config: SourceConfigRequest
  secrets: Secret[]
  /** A deployment is created with revision 1. */
  number: number
  config: SourceRevisionConfigRequest
  /** The commit to build; that of the ref when not given. */
  commit?: string | null
}

/** In a request, null means not given. */
const withoutNulls = (config: object) =>
  Object.fromEntries(Object.entries(config).filter(([, value]) => value != null))

/**
 * A revision that cannot be built fails before its build. Otherwise
 * the scripted outcome applies, then the behavior of the agent.
 */
function lifecycleOf(
  { name, source, number }: NewRevision,
  { problem, outcome }: { problem: string | null; outcome: ScriptedOutcome | undefined },
  context: RevisionContext
): Lifecycle {
  const { fail_start, slow_start } = context.behaviorOf(name, number)
  const scripted = outcome?.ending ?? (fail_start === true ? { end: 'DEPLOY_FAILED' } : undefined)
  const life = planLifecycle(
    source,
    outcome?.buildTime ?? context.buildTime,
    problem === null ? scripted : { end: 'BUILD_FAILED', after: 'AWAITING_BUILD' }
  )
  return withSlowStart(life, durationMs(slow_start ?? 0))
}

/** The commit of the ref, null for an image, or why there is none. */
function headOf(
  { repo_url }: SourceConfigRequest,
  ref: string | null,
  context: RevisionContext
): Found | null {
  return repo_url == null || ref === null ? null : context.commitOf({ repo_url, ref })
}

export function makeRevision(asked: NewRevision, context: RevisionContext): RevisionRecord {
  const { source_config, config, secrets } = asked
  const code = complete('source_revision_config', config)
  const { repo_ref, graph_config_path } = code
  const found = asked.commit ?? headOf(source_config, repo_ref, context)
  const unknown = found !== null && typeof found === 'object' ? found : null
  const repo_commit_sha = typeof found === 'string' ? found : null
  const read = unknown ?? context.graphsOf({ graph_config_path, repo_commit_sha })
  const problem = 'problem' in read ? read.problem : null
  const outcome = context.outcomeOf(asked.name, asked.number)
  return {
    id: randomUUID(),
    created_at: context.now(),
    source_revision_config: { ...code, repo_commit_sha },
    secrets,
    graphs: 'graphs' in read ? read.graphs : [],
    problem,
    life: lifecycleOf(asked, { problem, outcome }, context),
    superseded_at: null,
    ...(context.processes && { start: 'awaited' as const }),
    ...(outcome?.log && { log: outcome.log }),
    ...(outcome?.swap && { swap: outcome.swap }),
    ...(outcome?.takesDown && { takes_down: true as const })
  }
}

/**
 * Adds a revision that differs from the latest by
 * `config`. It replaces those that are still in progress.
 */
export function addRevision(
  deployment: DeploymentRecord,
  config: SourceRevisionConfigRequest,
  context: RevisionContext
): RevisionRecord {
  const full = { ...latestRevision(deployment).source_revision_config, ...withoutNulls(config) }
  return takePlace(deployment, { config: full }, context)
}

/**
 * Adds a revision made of an earlier one: its code,
 * at the commit it was built from, and its secrets.
 */
export function redeployRevision(
  deployment: DeploymentRecord,
  earlier: RevisionRecord,
  context: RevisionContext
): RevisionRecord {
  const { repo_commit_sha: commit, ...config } = earlier.source_revision_config
  deployment.secrets = earlier.secrets
  return takePlace(deployment, { config, commit }, context)
}

function takePlace(
  deployment: DeploymentRecord,
  made: Pick<NewRevision, 'config' | 'commit'>,
  context: RevisionContext
): RevisionRecord {
  const now = context.now()
  const revision = makeRevision(
    { ...deployment, number: deployment.revisions.length + 1, ...made },
    context
  )
  for (const older of deployment.revisions) {
    if (!isOver(statusAt(older, now).status)) older.superseded_at = now
  }
  deployment.revisions.push(revision)
  deployment.updated_at = now
  return revision
}

/**
 * Applies a PATCH that is allowed, with a new revision if §3 requires one.
 * Returns whether any field was given: null leaves a field unchanged.
 */
export function applyPatch(
  patch: PatchRequest,
  deployment: DeploymentRecord,
  context: RevisionContext
): boolean {
  const given = withoutNulls(patch.source_config ?? {})
  const settings = moreSettings(patch)
  const revises = makesRevision(patch, deployment, context.behavior)
  if (Object.keys({ ...given, ...settings }).length === 0 && !revises) return false
  // What cannot change is the same value again, as is the
  // URL that is set automatically for git_host (§2.2).
  for (const { path } of [
    ...fieldsOf(deployment.source, 'setting'),
    ...fieldsOf(deployment.source, 'revision')
  ]) {
    const name = fieldName(path)
    // resource_spec is overwritten whole (§2.4).
    if (name in given) Object.assign(deployment.source_config, { [name]: given[name] })
  }
  if (patch.secrets != null) deployment.secrets = patch.secrets
  Object.assign(deployment, settings)
  deployment.updated_at = context.now()
  if (revises) addRevision(deployment, patch.source_revision_config ?? {}, context)
  return true
}

/** What a request sets of what only the public service takes. */
export function moreSettings(request: PatchRequest | CreateRequest): MoreSettings {
  const { secret_references, deployment_tier, display_name, shareable, route_through_gateway } =
    request
  return withoutNulls({
    secret_references,
    deployment_tier,
    display_name,
    shareable,
    route_through_gateway
  })
}

/** A revision that was built. */
export interface Built {
  deployment_id: string
  revision_id: string
}

/** A push; without a repository, to any. */
export interface Push {
  repo_url?: string | undefined
  ref: string
}

/** Whether a deployment asked for a build of each push, and this is one for it. */
function follows(deployment: DeploymentRecord, { repo_url, ref }: Push): boolean {
  const { build_on_push, repo_url: from } = deployment.source_config
  const isBuiltOnPush = build_on_push === true && deployment.gone_at === null
  if (!isBuiltOnPush || from == null) return false
  if (repo_url !== undefined && !isSameRepository(from, repo_url)) return false
  return latestRevision(deployment).source_revision_config.repo_ref === ref
}

/**
 * Builds a revision of each deployment that follows the ref. The head must have been moved before.
 */
export function buildPushed(
  deployments: readonly DeploymentRecord[],
  push: Push,
  context: RevisionContext
): Built[] {
  return deployments
    .filter((deployment) => follows(deployment, push))
    .map((deployment) => ({
      deployment_id: deployment.id,
      revision_id: addRevision(deployment, {}, context).id
    }))
}
