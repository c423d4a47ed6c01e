/** Which revision serves now, as far as the events of a run prove it. Pure. */
import { servingId } from '../deploy/core/snapshot.js'
import type { RunRecord } from './record.js'
import { lastVerdict } from './rollout.js'

/**
 * What serves now. `this`: the revision of the run. `previous`: the one before it.
 * `is_old`: it served when the run began, and no later read shows more.
 */
export type ServingNow =
  | { is: 'unknown' | 'nothing' }
  | { is: 'this' | 'previous' | 'other'; id: string; is_old?: true }

export type ServingRevision = Extract<ServingNow, { id: string }>

/**
 * Returns what serves now. A read counts more than what follows from a status, or from what served
 * before.
 */
export function servingNow(record: RunRecord): ServingNow {
  if (record.operation === 'deleted') return { is: 'unknown' }
  return servingAsRead(record) ?? servingByStatus(record) ?? servingAsBefore(record)
}

/** Returns what the rollback made live, or what was read after the rollout. */
function servingAsRead(record: RunRecord): ServingNow | undefined {
  const { rollback, serving } = record
  const rolledBackTo = rollback?.result?.rolled_back_to
  if (rolledBackTo !== undefined) return roleOf(record, rollback?.revision_id ?? rolledBackTo)
  if (serving.after?.is === 'nothing') return { is: 'nothing' }
  if (serving.after?.is === 'revision') return roleOf(record, serving.after.id)
  return undefined
}

/**
 * Returns the revision of the run if it is DEPLOYED. A rollback that has begun may have replaced
 * it.
 */
function servingByStatus(record: RunRecord): ServingNow | undefined {
  const { id } = record.revision
  const isDeployed = lastVerdict(record) === 'deployed'
  const isReplaced = record.rollback?.to !== undefined
  return id === undefined || !isDeployed || isReplaced ? undefined : { is: 'this', id }
}

/**
 * Returns what served when the run began; of a new deployment nothing, and of a kept revision
 * itself.
 */
function servingAsBefore(record: RunRecord): ServingNow {
  const { revision, operation, new_revision } = record
  const before = idBefore(record)
  if (before !== undefined) return { ...roleOf(record, before), is_old: true }
  if (revision.previous === null && new_revision === true) return { is: 'nothing' }
  const isKept = operation !== undefined && new_revision === false
  const hasNoStatus = lastVerdict(record) === undefined
  if (isKept && hasNoStatus && revision.id !== undefined) return { is: 'this', id: revision.id }
  return { is: 'unknown' }
}

/** Returns the revision with its relation to the run. */
export function roleOf(record: RunRecord, id: string): ServingRevision {
  const { revision } = record
  if (id === revision.id) return { is: 'this', id }
  const isPrevious = id === revision.previous || id === idBefore(record)
  return { is: isPrevious ? 'previous' : 'other', id }
}

/** Returns the id of the revision that served when the run began, if the service named it. */
export function idBefore({ serving: { before } }: RunRecord): string | undefined {
  return before && servingId(before)
}

/**
 * Returns the revision that served before that of the run; undefined if none did, or if that is
 * unknown.
 */
export function revisionBefore(record: RunRecord): string | undefined {
  const { previous, id } = record.revision
  if (previous == null || previous === id) return undefined
  const before = idBefore(record)
  return before === id ? undefined : before
}
