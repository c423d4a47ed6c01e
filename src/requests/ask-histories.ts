/** Asks those who may know the code, one after the other, until one knows. */
import type { CodeHistory } from '../ports.js'
import { type ChangedFiles, type Comparison, isCommitId, isFullCommit } from '../repository/refs.js'

/** Who is asked, in this order. */
export interface Histories {
  histories: readonly CodeHistory[]
}

/** Asks one after the other until one knows; else all their reasons. @throws CancelledError. */
export async function listChangedFiles({ histories }: Histories, comparison: Comparison): Promise<ChangedFiles> {
  const reasons: string[] = []
  for (const history of histories) {
    const changed = await history.listChangedFiles(comparison)
    if (!('unknown' in changed)) return changed
    reasons.push(changed.unknown)
  }
  return { ...comparison, unknown: reasons.join('; ') }
}

/** Whether `from` is in the history of `to`, by the first history that knows. The service may show any text. */
export async function containsCommit({ histories }: Histories, commits: Comparison): Promise<boolean | undefined> {
  if (!isFullCommit(commits.from) || !isCommitId(commits.to)) return undefined
  for (const history of histories) {
    const contains = await history.containsCommit(commits)
    if (contains !== undefined) return contains
  }
  return undefined
}
