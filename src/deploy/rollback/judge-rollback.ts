/** Judges what a run may do about its revision that failed (docs/design.md, Roll back). Pure. */
import { isBeingDeleted } from '../../contract/status.js'
import { type Snapshot, servingId } from '../core/snapshot.js'

/** The revision of a run, and what failed: its rollout, or a check of what serves. */
export interface FailedRevision {
  id: string
  by: 'revision' | 'check'
}

/** The deployment before the run, and after its failure. */
export interface RollbackStates {
  before: Snapshot
  current: Snapshot
}

export interface RollbackFacts {
  failed: FailedRevision
  /** Whether this run made the revision, resumed it, or pushed its commit. */
  is_of_run: boolean
  /** Null if this run created the deployment. */
  states: RollbackStates | null
}

/** What a run may do about its revision that failed. */
export type RollbackVerdict =
  | { is: 'not_of_this_run' }
  /** The run created the deployment. */
  | { is: 'nothing_to_return_to' }
  | { is: 'being_deleted' }
  /** Another writer made a newer revision, or the latest one is gone. */
  | { is: 'superseded'; by: string | null }
  /** The service named no revision that this one replaced, so the earlier one may still serve. */
  | { is: 'replaced_nothing' }
  /** Another revision serves. */
  | { is: 'still_serves'; id: string }
  | { is: 'rolls_back'; states: RollbackStates }

export function judgeRollback({ failed, is_of_run, states }: RollbackFacts): RollbackVerdict {
  if (!is_of_run) return { is: 'not_of_this_run' }
  if (states === null) return { is: 'nothing_to_return_to' }
  const { deployment, serving } = states.current
  if (isBeingDeleted(deployment)) return { is: 'being_deleted' }
  const { latest_revision_id: latest } = deployment
  if (latest !== failed.id) return { is: 'superseded', by: latest }
  const isSaid = serving.is === 'revision' || serving.is === 'nothing'
  if (!isSaid && failed.by === 'revision') return { is: 'replaced_nothing' }
  const id = servingId(serving)
  const isOther = id !== undefined && id !== failed.id
  return isOther ? { is: 'still_serves', id } : { is: 'rolls_back', states }
}

/** Returns why a run does not roll back, as the end of a sentence. */
export function refusalOf(
  verdict: Exclude<RollbackVerdict, { is: 'rolls_back' | 'still_serves' }>,
  failed: FailedRevision
): string {
  switch (verdict.is) {
    case 'not_of_this_run':
      return `this run did not make revision ${failed.id}`
    case 'nothing_to_return_to':
      return 'this run created the deployment'
    case 'being_deleted':
      return 'the deployment is being deleted'
    case 'superseded': {
      const newer = verdict.by === null ? 'a newer revision' : `revision ${verdict.by}`
      return `another run created ${newer}, which stays`
    }
    case 'replaced_nothing':
      return 'this run replaced no revision that the service names as serving'
  }
}

/**
 * Returns whether a reader may still show what was before this run: its latest revision, or after a
 * check its serving one.
 */
export function showsStateBefore({ before, current }: RollbackStates, failed: FailedRevision) {
  const isOld = (id: string | null | undefined, earlier: string | null | undefined) =>
    id != null && id === earlier && id !== failed.id
  if (isOld(current.deployment.latest_revision_id, before.deployment.latest_revision_id))
    return true
  return failed.by === 'check' && isOld(servingId(current.serving), servingId(before.serving))
}
