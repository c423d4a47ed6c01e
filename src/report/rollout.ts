/** How far the revision of a run is, by the statuses that were read of it. Pure. */
import { type Verdict, verdictOf } from '../contract/status.js'
import type { RunRecord } from './record.js'

/** Returns the statuses of the revision of the run, the latest last. */
function statusesOf({ revision: { id, statuses } }: RunRecord): string[] {
  return statuses.filter(({ revision_id }) => revision_id === id).map(({ status }) => status)
}

export function lastStatus(record: RunRecord): string | undefined {
  return statusesOf(record).at(-1)
}

/** Returns what the last status means; undefined if none was read. */
export function lastVerdict(record: RunRecord): Verdict | undefined {
  const status = lastStatus(record)
  return status === undefined ? undefined : verdictOf(status)
}

/** Returns whether a revision is in progress whose end this run does not know. */
export function isPending(record: RunRecord): boolean {
  const verdict = lastVerdict(record)
  return verdict === undefined ? record.new_revision === true : verdict === 'pending'
}

/** Returns whether the revision became live during this run, whoever made it. */
export function hasBecomeLive(record: RunRecord): boolean {
  const verdicts = statusesOf(record).map(verdictOf)
  return verdicts.at(-1) === 'deployed' && verdicts.includes('pending')
}

/** Returns the last status if it says that the revision failed. */
export function failedStatus(record: RunRecord): string | undefined {
  return lastVerdict(record) === 'failed' ? lastStatus(record) : undefined
}
