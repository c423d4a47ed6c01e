/**
 * What is kept of a deployment and its revisions. Times
 * are milliseconds; what follows from time is not kept.
 */
import type {
  Secret,
  Source,
  SourceConfigRequest,
  SourceRevisionConfigRequest
} from '../../src/contract/deployment.js'
import { FIELDS } from '../../src/contract/fields.js'
import type { Graphs } from '../repositories/graphs.js'
import type { Lifecycle, Start } from './lifecycle.js'
import type { SecretReference } from './public-shapes.js'

/** What a revision is made of (§2.3); null for what its source does not have. */
export type RevisionConfig = WithNulls<SourceRevisionConfigRequest> & {
  repo_commit_sha: string | null
}

type WithNulls<T> = { [K in keyof T]-?: Exclude<T[K], undefined> }

interface Configs {
  source_config: SourceConfigRequest
  source_revision_config: SourceRevisionConfigRequest
}

/** Every field that the table of fields has of a config; null for what is not given. */
export function complete<K extends keyof Configs>(
  section: K,
  config: Configs[K]
): WithNulls<Configs[K]> {
  const given = config as Record<string, unknown>
  const names = FIELDS.filter(({ path }) => path.startsWith(`${section}.`)).map(
    ({ path }) => path.split('.')[1] ?? ''
  )
  return Object.fromEntries(names.map((name) => [name, given[name] ?? null])) as WithNulls<
    Configs[K]
  >
}

/**
 * How replicas are swapped after DEPLOYED: for so many
 * milliseconds the previous revision answers, always or in turns.
 */
export interface Swap {
  ms: number
  answers: 'previous' | 'in_turns'
}

/** A stored revision. */
export interface RevisionRecord {
  id: string
  created_at: number
  source_revision_config: RevisionConfig
  /**
   * The environment of its agent server (§1): a later change
   * of the deployment's secrets is for a later revision.
   */
  secrets: Secret[]
  /** What it serves, as the graph configuration file had it. */
  graphs: Graphs
  /** Why its build fails; null if it does not. */
  problem: string | null
  life: Lifecycle
  superseded_at: number | null
  start?: Start
  /** Scripted: the last lines of its log. */
  log?: string[]
  /** Scripted: how it replaces the previous revision. */
  swap?: Swap
  /** Scripted: when it fails, the previous revision no longer serves. */
  takes_down?: true
}

/** What only the public service takes: unset for what was not given. */
export interface MoreSettings {
  secret_references?: SecretReference[]
  deployment_tier?: string
  display_name?: string
  shareable?: boolean
  route_through_gateway?: boolean
}

/** A stored deployment with its revisions. */
export interface DeploymentRecord extends MoreSettings {
  id: string
  name: string
  source: Source
  source_config: SourceConfigRequest
  secrets: Secret[]
  created_at: number
  updated_at: number
  /** When an asynchronous delete is done; null while none was asked for. */
  gone_at: number | null
  /** Oldest first; number n is at index n - 1. */
  revisions: [RevisionRecord, ...RevisionRecord[]]
}

/** The revision whose values a Deployment shows (§2.3). */
export const latestRevision = (deployment: DeploymentRecord): RevisionRecord =>
  deployment.revisions.at(-1) ?? deployment.revisions[0]
