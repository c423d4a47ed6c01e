/**
 * How a deployment ended: one kind, of which log, summary, comment, outputs and GitHub's records
 * are written. Pure.
 */
import type { ErrorCode } from '../error-codes.js'
import type { Failure } from '../errors.js'
import type { GitHubDeploymentState } from '../ports.js'
import type { RunRecord } from './record.js'
import { failedStatus, hasBecomeLive, isPending } from './rollout.js'

/** A deployment as a reader sees it. */
export interface ShownDeployment {
  /** In this run: that of the preview if it is one. */
  name: string
  /** Its key in the manifest; empty or absent without one. */
  key?: string
  record: RunRecord
  /** Why it failed, or why it was skipped. */
  failure?: Failure | undefined
  isOver: boolean
  /** Since the run began, in milliseconds. */
  started_ms?: number
  ended_ms?: number
  /** When its wait began, likewise. */
  wait_began_ms?: number
}

/** One deployment of a run. */
export interface DeploymentState extends ShownDeployment {
  /** Its key in the manifest; empty without one. */
  key: string
}

/** Returns what texts call one of several deployments. Its name stands once, beside the key. */
export function labelOf({ key = '', name }: Pick<ShownDeployment, 'key' | 'name'>): string {
  return key === '' ? name : key
}

/** Returns how long it took, in milliseconds; undefined if it did not start or has not ended. */
export function tookMs({ started_ms, ended_ms }: ShownDeployment): number | undefined {
  return started_ms === undefined || ended_ms === undefined ? undefined : ended_ms - started_ms
}

/** The outputs that list the keys of deployments by how they ended. */
export type OutputList = 'deployed' | 'unchanged' | 'failed' | 'skipped'

interface KindRow {
  icon: string
  word: string
  /** Absent if the operation says it. */
  list?: OutputList
  /** The state of the GitHub Deployment. */
  github: GitHubDeploymentState
  is_plan?: true
}

/**
 * In the order in which they are counted: first what failed. `resumed`: unchanged, and live since
 * this run waited for it. `pending`: it is still rolled out when the run ends. `blocked`: not
 * started, as one that it needs failed.
 */
const ROWS = {
  failed: { icon: '❌', word: 'failed', list: 'failed', github: 'failure' },
  timed_out: { icon: '❌', word: 'timed out', list: 'failed', github: 'failure' },
  superseded: { icon: '❌', word: 'superseded', list: 'failed', github: 'failure' },
  cancelled: { icon: '⏹️', word: 'cancelled', list: 'failed', github: 'error' },
  stopped: { icon: '⏹️', word: 'stopped by an internal error', list: 'failed', github: 'error' },
  created: { icon: '✅', word: 'deployed', github: 'success' },
  updated: { icon: '✅', word: 'deployed', github: 'success' },
  other_commit: { icon: '⚠️', word: 'deployed at another commit', github: 'success' },
  failed_revision: { icon: '⚠️', word: 'on a failed revision', github: 'failure' },
  rolled_back: { icon: '✅', word: 'rolled back', github: 'success' },
  deleted: { icon: '🗑️', word: 'deleted', github: 'inactive' },
  swept: { icon: '🗑️', word: 'swept', github: 'success' },
  plan_create: { icon: '📋', word: 'to create', github: 'success', is_plan: true },
  plan_update: { icon: '📋', word: 'to update', github: 'success', is_plan: true },
  plan_rollback: { icon: '📋', word: 'to roll back', github: 'success', is_plan: true },
  plan_delete: { icon: '📋', word: 'to delete', github: 'success', is_plan: true },
  plan_unchanged: {
    icon: '📋',
    word: 'unchanged',
    list: 'unchanged',
    github: 'success',
    is_plan: true
  },
  planned: { icon: '📋', word: 'planned', github: 'success', is_plan: true },
  unchanged: { icon: '✅', word: 'unchanged', github: 'success' },
  resumed: { icon: '✅', word: 'resumed', github: 'success' },
  absent: { icon: '⏭️', word: 'did not exist', github: 'inactive' },
  running: { icon: '⏳', word: 'in progress', github: 'in_progress' },
  pending: { icon: '⏳', word: 'in progress', github: 'in_progress' },
  skipped: { icon: '⏭️', word: 'skipped', list: 'skipped', github: 'success' },
  blocked: { icon: '⏭️', word: 'skipped', list: 'skipped', github: 'failure' }
} as const satisfies Record<string, KindRow>

export type Kind = keyof typeof ROWS

export const KINDS: Readonly<Record<Kind, KindRow>> = ROWS

export interface Outcome {
  kind: Kind
  failure?: Failure
}

/** Returns how a deployment ended, or that it is still running. */
export function conclude({ record, failure, isOver }: Omit<ShownDeployment, 'name'>): Outcome {
  if (failure !== undefined) return { kind: kindOfFailure(failure), failure }
  return { kind: kindOf(record, isOver) }
}

const KIND_OF_CODE: Partial<Record<ErrorCode, Kind>> = {
  dependency_failed: 'blocked',
  superseded: 'superseded',
  wait_timeout: 'timed_out',
  cancelled: 'cancelled'
}

export function kindOfFailure({ kind, code }: Failure): Kind {
  if (kind === 'cancelled') return code === 'internal' ? 'stopped' : 'cancelled'
  return KIND_OF_CODE[code] ?? 'failed'
}

function kindOf(record: RunRecord, isOver: boolean): Kind {
  const { target, operation = 'unchanged', deletion, plan, revision } = record
  if (operation === 'deleted') return deletion === 'absent' ? 'absent' : 'deleted'
  if (operation === 'swept' || operation === 'skipped') return operation
  if (target.command === 'plan' || operation === 'planned')
    return plan === undefined ? 'planned' : `plan_${plan.operation}`
  if (!isOver) return 'running'
  if (isPending(record)) return 'pending'
  if (failedStatus(record) !== undefined) return 'failed_revision'
  if (revision.other_commit !== undefined) return 'other_commit'
  return operation === 'unchanged' && hasBecomeLive(record) ? 'resumed' : operation
}

/**
 * Returns the list of outputs that has the deployment. A rollout that continues counts as deployed.
 */
export function listOf({ kind }: Outcome, { operation }: RunRecord): OutputList | undefined {
  const { list } = KINDS[kind]
  if (list !== undefined) return list
  if (operation === 'unchanged') return 'unchanged'
  return operation === 'created' || operation === 'updated' ? 'deployed' : undefined
}

export function githubState({ kind, failure }: Outcome): GitHubDeploymentState {
  return failure?.kind === 'error' ? 'error' : KINDS[kind].github
}

/** Returns the place in a table: first what failed, then what is in progress. */
export function rankOf(kind: Kind): number {
  const { list, github } = KINDS[kind]
  if (list === 'failed') return 0
  return github === 'in_progress' ? 1 : 2
}

export function isPlan(kind: Kind): boolean {
  return KINDS[kind].is_plan === true
}

/**
 * Returns what happened to a deployment, as the end of a sentence: `failed`, `timed out`, `was
 * cancelled`.
 */
export function pastOf(kind: Kind): string {
  const { word } = KINDS[kind]
  return kind === 'failed' || kind === 'timed_out' ? word : `was ${word}`
}

/** These have no address, no commit and no details. */
const GONE: ReadonlySet<Kind> = new Set(['deleted', 'absent', 'swept', 'skipped', 'blocked'])

export function isGone(deployment: ShownDeployment): boolean {
  return GONE.has(conclude(deployment).kind) || deployment.record.target.command === 'delete'
}
