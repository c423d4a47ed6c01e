/** The making of revisions: what they are built from, and what the life of each will be. */
import { randomUUID } from 'node:crypto'
import type { Secret, Source, SourceConfigRequest, SourceRevisionConfigRequest } from '../../src/contract/deployment.js'
import { durationMs } from '../duration.js'
import type { GraphSource, GraphsRead } from '../repositories/graphs.js'
import type { Found, Ref } from '../repositories/heads.js'
import type { AgentBehaviour } from '../scripting/agent-behavior.js'
import type { ScriptedOutcome } from '../scripting/outcomes.js'
import { isOver, type Lifecycle, planLifecycle, statusAt, withSlowStart } from './lifecycle.js'
import { type DeploymentRecord, latestRevision, type RevisionRecord } from './records.js'

/** What the making of a revision depends on beside what is asked for. */
export interface RevisionContext {
  now: () => number
  /** How long a revision takes from its creation to DEPLOYED. */
  buildTime: number
  commitOf: (ref: Ref) => Found
  /** The scripted fate of a revision that is being made, if there is one. */
  fateOf: (deployment: string, revision: number) => ScriptedOutcome | undefined
  graphsOf: (source: GraphSource) => GraphsRead
  behaviourOf: (deployment: string, revision: number) => AgentBehaviour
  /** Whether a revision is a process, which has to come up before it is DEPLOYED. */
  processes: boolean
}

interface Wanted {
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
export const withoutNulls = (config: object) =>
  Object.fromEntries(Object.entries(config).filter(([, value]) => value != null))

interface Destiny {
  /** Why it does not build; null where nothing speaks against it. */
  problem: string | null
  /** What was scripted. */
  fate: ScriptedOutcome | undefined
}

/** What does not build fails whatever was scripted; else the script has the word, then the behaviour of the agent. */
function lifeOf({ name, source, number }: Wanted, { problem, fate }: Destiny, shop: RevisionContext): Lifecycle {
  const { fail_start, slow_start } = shop.behaviourOf(name, number)
  const scripted = fate?.ending ?? (fail_start === true ? { end: 'DEPLOY_FAILED' } : undefined)
  const life = planLifecycle(
    source,
    fate?.buildTime ?? shop.buildTime,
    problem === null ? scripted : { end: 'BUILD_FAILED' }
  )
  return withSlowStart(life, durationMs(slow_start ?? 0))
}

/** The commit of the ref, null for an image, or why there is none. */
function headOf({ repo_url }: SourceConfigRequest, ref: string | null, shop: RevisionContext): Found | null {
  return repo_url == null || ref === null ? null : shop.commitOf({ repo_url, ref })
}

export function makeRevision(wanted: Wanted, shop: RevisionContext): RevisionRecord {
  const { source_config, config, secrets } = wanted
  const repo_ref = config.repo_ref ?? null
  const graph_config_path = config.graph_config_path ?? null
  const found = wanted.commit ?? headOf(source_config, repo_ref, shop)
  const unknown = typeof found === 'object' ? found : null
  const repo_commit_sha = typeof found === 'string' ? found : null
  const read = unknown ?? shop.graphsOf({ graph_config_path, repo_commit_sha })
  const problem = 'problem' in read ? read.problem : null
  const fate = shop.fateOf(wanted.name, wanted.number)
  return {
    id: randomUUID(),
    created_at: shop.now(),
    source_revision_config: { repo_ref, graph_config_path, image_uri: config.image_uri ?? null, repo_commit_sha },
    secrets,
    graphs: 'graphs' in read ? read.graphs : [],
    problem,
    life: lifeOf(wanted, { problem, fate }, shop),
    superseded_at: null,
    ...(shop.processes && { start: 'awaited' as const }),
    ...(fate?.log && { log: fate.log }),
    ...(fate?.takesDown && { takes_down: true as const })
  }
}

/** Adds a revision that differs from the latest by `config`; it takes the place of those still on their way. */
export function addRevision(
  deployment: DeploymentRecord,
  config: SourceRevisionConfigRequest,
  shop: RevisionContext
): RevisionRecord {
  const full = { ...latestRevision(deployment).source_revision_config, ...withoutNulls(config) }
  return takePlace(deployment, { config: full }, shop)
}

/** Adds a revision made of an earlier one: its code, at the commit it was built from, and its secrets. */
export function redeployRevision(
  deployment: DeploymentRecord,
  earlier: RevisionRecord,
  shop: RevisionContext
): RevisionRecord {
  const { repo_commit_sha: commit, ...config } = earlier.source_revision_config
  deployment.secrets = earlier.secrets
  return takePlace(deployment, { config, commit }, shop)
}

function takePlace(
  deployment: DeploymentRecord,
  made: Pick<Wanted, 'config' | 'commit'>,
  shop: RevisionContext
): RevisionRecord {
  const now = shop.now()
  const revision = makeRevision({ ...deployment, number: deployment.revisions.length + 1, ...made }, shop)
  for (const older of deployment.revisions) {
    if (!isOver(statusAt(older, now).status)) older.superseded_at = now
  }
  deployment.revisions.push(revision)
  deployment.updated_at = now
  return revision
}
