/** The first look of `auto`: the list of revisions shows the one that is waited for, and how long earlier ones took. */
import type { RevisionAnswer } from '../../contract/answers.js'
import { tryRequest } from '../../requests/retry.js'
import { readDate } from '../../text/dates.js'
import { verdictOf } from '../core/status.js'
import { expectedFrom } from './poll-delay/expected.js'
import { remaining, type WaitState } from './wait-state.js'

/** A list that is slow must not cost lag: it only helps; in milliseconds. */
const LONGEST_LIST_MS = 2_000
const SHORTEST_LIST_MS = 1_000

const isDated = (revision: RevisionAnswer | undefined) =>
  [revision?.created_at, revision?.updated_at].every((date) => !Number.isNaN(readDate(date)))

/**
 * The revision as listed, if that saves a poll. Undefined if there is no list, or if it shows a final status: only a
 * read of the revision itself ends the wait. Errors of the list are left to the next poll.
 */
export async function readEarlierRevisions(wait: WaitState): Promise<RevisionAnswer | undefined> {
  const { session, before, interval, revision_id, pace } = wait
  // Lists only if the service has shown dates (§2.8 does not require them) and there is an earlier revision.
  if (interval !== 'auto' || !isDated(before)) return undefined
  wait.requests++
  const timeoutMs = Math.min(LONGEST_LIST_MS, Math.max(SHORTEST_LIST_MS, remaining(wait)))
  const read = await tryRequest(() => session.controlPlane.listRevisions(wait.deployment_id, { timeoutMs, once: true }))
  if ('error' in read) {
    // A service that asks to be left alone is left alone by the look that would come next, too.
    if (read.error.retryAfterMs === undefined) return undefined
    wait.problem = read.error
    pace.failedPolls++
    return undefined
  }
  if (read.value === null) return undefined
  pace.expected = expectedFrom(read.value, revision_id) ?? pace.expected
  const listed = read.value.find(({ id }) => id === revision_id)
  return listed !== undefined && verdictOf(listed.status) === 'pending' ? listed : undefined
}
