/** Asks those who may know the code, one after the other, until one knows. */
import type { Clock, CodeHistory } from '../ports.js'
import { type ChangedFiles, type Comparison, isCommitId, isFullCommit } from '../repository/refs.js'

/** Who is asked, in this order, and until when: a time on the clock. */
interface Histories {
  histories: readonly CodeHistory[]
  clock: Pick<Clock, 'now'>
  deadline: number
}

/** How long one comparison may take, in milliseconds: the deploy continues without it. */
const COMPARISON_MS = 60_000

/** Asks one after the other until one knows; else all their reasons. @throws CancelledError. */
export async function listChangedFiles(
  { histories, clock, deadline }: Histories,
  comparison: Comparison
): Promise<ChangedFiles> {
  const reasons: string[] = []
  for (const history of histories) {
    const timeoutMs = Math.min(COMPARISON_MS, deadline - clock.now())
    const changed = await history.listChangedFiles(comparison, { timeoutMs })
    if (!('unknown' in changed)) return changed
    reasons.push(changed.unknown)
  }
  return { ...comparison, unknown: reasons.join('; ') }
}

/** How long one history may take, in milliseconds: it only explains a difference. */
const LONGEST_HISTORY_MS = 20_000

/**
 * Returns whether `from` is in the history of `to`, by the first history that knows. The service
 * may show any text.
 */
export async function containsCommit(
  { histories, clock, deadline }: Histories,
  commits: Comparison
): Promise<boolean | undefined> {
  if (!isFullCommit(commits.from) || !isCommitId(commits.to)) return undefined
  const timeoutMs = Math.min(LONGEST_HISTORY_MS, Math.max(1, deadline - clock.now()))
  for (const history of histories) {
    const contains = await history.containsCommit(commits, { timeoutMs })
    if (contains !== undefined) return contains
  }
  return undefined
}
