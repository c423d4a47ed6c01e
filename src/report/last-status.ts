/** The status of the revision that a run follows: the one place that says which of those seen it is. */
import { verdictOf } from '../deploy/status.js'
import type { RunRecord } from './record.js'

/** Last status of the revision that this run follows. */
export function lastStatus({ statuses, revision_id }: RunRecord): string | undefined {
  return statuses.findLast((seen) => seen.revision_id === revision_id)?.status
}

/** A revision is on its way, and this run does not know how it ends. */
export function isPending(record: RunRecord): boolean {
  const status = lastStatus(record)
  return status === undefined ? record.new_revision === true : verdictOf(status) === 'pending'
}
