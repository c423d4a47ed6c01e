/** How a deployment ended: one kind, of which log, summary, comment, outputs and GitHub's records are written. Pure. */
import type { GitHubDeploymentState } from '../ports.js'
import type { Failure } from './failure.js'
import { badEnd, isPending } from './known-revision.js'
import type { ShownPlan } from './plan/shown-plan.js'
import type { RunRecord } from './record.js'

/** The outputs that list the keys of deployments by how they ended. */
export type OutputList = 'deployed' | 'unchanged' | 'failed' | 'skipped'

/** How each kind is shown and recorded. */
interface KindEntry {
  icon: string
  word: string
  list?: OutputList
  /** The state of the GitHub Deployment. */
  github: GitHubDeploymentState
}

const entries = <Name extends string>(of: Readonly<Record<Name, KindEntry>>) => of

/** In the order in which they are counted. `pending`: not yet. `blocked`: not started, as one that it needs failed. */
export const KINDS = entries({
  created: { icon: '✅', word: 'created', list: 'deployed', github: 'success' },
  updated: { icon: '✅', word: 'updated', list: 'deployed', github: 'success' },
  rolled_back: { icon: '✅', word: 'rolled back', github: 'success' },
  deleted: { icon: '🗑️', word: 'deleted', github: 'inactive' },
  swept: { icon: '🗑️', word: 'swept', github: 'success' },
  planned: { icon: '📋', word: 'planned', github: 'success' },
  unchanged: { icon: '✅', word: 'unchanged', list: 'unchanged', github: 'success' },
  absent: { icon: '⏭️', word: 'did not exist', github: 'inactive' },
  failed: { icon: '❌', word: 'failed', list: 'failed', github: 'failure' },
  timed_out: { icon: '❌', word: 'timed out', list: 'failed', github: 'failure' },
  cancelled: { icon: '⏹️', word: 'cancelled', list: 'failed', github: 'error' },
  pending: { icon: '⏳', word: 'in progress', github: 'in_progress' },
  skipped: { icon: '⏭️', word: 'skipped', list: 'skipped', github: 'success' },
  blocked: { icon: '⏭️', word: 'skipped', list: 'skipped', github: 'failure' }
})

/** How a deployment ended. */
export type Kind = keyof typeof KINDS

/** The same, with what a reader has to know beside it. */
export interface Outcome {
  kind: Kind
  failure?: Failure
  /** It ended well, but what serves is not what a reader expects. */
  caution?: 'failed_revision' | 'other_commit'
  /** The run continues. */
  is_running?: true
  /** What a plan would do. */
  planned?: ShownPlan['operation']
}

/** @param isOver False while the run continues. */
export function conclude(record: RunRecord, failure: Failure | undefined, isOver = true): Outcome {
  if (failure !== undefined) return { kind: kindOfFailure(failure), failure }
  const kind = kindOf(record, isOver)
  if (kind === 'planned') return { kind, ...(record.plan && { planned: record.plan.operation }) }
  if (kind === 'pending') return { kind, ...(!isOver && { is_running: true }) }
  if (badEnd(record) !== undefined) return { kind, caution: 'failed_revision' }
  return record.other_commit === undefined ? { kind } : { kind, caution: 'other_commit' }
}

function kindOfFailure({ kind, code }: Failure): Kind {
  if (kind === 'cancelled') return 'cancelled'
  if (code === 'dependency_failed') return 'blocked'
  return code === 'wait_timeout' ? 'timed_out' : 'failed'
}

function kindOf(record: RunRecord, isOver: boolean): Kind {
  const { operation, deletion, command } = record
  if (operation === 'deleted') return deletion === 'absent' ? 'absent' : 'deleted'
  if (operation === 'swept' || operation === 'skipped') return operation
  if (command === 'plan' || operation === 'planned') return 'planned'
  if (!isOver || isPending(record)) return 'pending'
  return operation ?? 'unchanged'
}

/** The list of outputs that holds the deployment. What was sent counts as deployed although it is still rolled out. */
export function listOf({ kind, planned }: Outcome, { operation }: RunRecord): OutputList | undefined {
  if (kind === 'planned') return planned === 'unchanged' ? 'unchanged' : undefined
  if (kind !== 'pending') return KINDS[kind].list
  if (operation === 'unchanged') return 'unchanged'
  return operation === 'created' || operation === 'updated' ? 'deployed' : undefined
}

/** The state of the GitHub Deployment. */
export function githubState({ kind, failure, caution }: Outcome): GitHubDeploymentState {
  if (failure?.kind === 'error') return 'error'
  return caution === 'failed_revision' ? 'failure' : KINDS[kind].github
}

/** Whether nothing was changed, although something was to be. */
export function isUntouched({ kind, failure }: Outcome): boolean {
  return kind === 'planned' || kind === 'blocked' || failure?.unchanged === true
}

/** An outcome as one word, for a comment: `updated`, `updated.other_commit`, `planned.create`. */
export type OutcomeToken = string

/** The word of an outcome. */
export function tokenOf({ kind, caution, planned }: Outcome): OutcomeToken {
  return [kind, caution ?? planned].filter((part) => part !== undefined).join('.')
}

/** The outcome of a word from a comment, which others may have edited; `pending` for one that is none. */
export function outcomeOfToken(token: OutcomeToken): Outcome {
  const [word = '', detail] = token.split('.')
  const kind = Object.hasOwn(KINDS, word) ? (word as Kind) : 'pending'
  if (detail === 'failed_revision' || detail === 'other_commit') return { kind, caution: detail }
  const planned = PLANNED.find((one) => one === detail)
  return planned === undefined ? { kind } : { kind, planned }
}

const PLANNED: readonly ShownPlan['operation'][] = ['create', 'update', 'unchanged', 'rollback', 'delete']
