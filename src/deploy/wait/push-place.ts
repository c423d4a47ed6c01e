/** Where the revision of a push stands among others: superseded by a later push, or by a return to an earlier commit. */
import type { RevisionAnswer } from '../../contract/answers.js'
import { isBuiltOf, shortCommit } from '../../repository/refs.js'
import { readDate } from '../../text/dates.js'
import { sanitizeLine } from '../../text/sanitize.js'
import { RevisionFailedError } from './failures.js'

/** The revision of the push among others. */
export interface PushPlace {
  ours: RevisionAnswer | undefined
  newest: RevisionAnswer | undefined
  /** Those before that of the push. */
  older: readonly RevisionAnswer[]
}

/** @param rows Newest first. @param previous The latest revision before the push. */
export function placeOf(
  rows: readonly RevisionAnswer[],
  { commit, previous }: { commit: string; previous: string | null }
): PushPlace {
  const end = rows.findIndex(({ id }) => id === previous)
  const newer = end < 0 ? rows : rows.slice(0, end)
  const ours = newer.find((revision) => isBuiltOf(commit, revision))
  return { ours, newest: newer[0], older: ours === undefined ? [] : rows.slice(rows.indexOf(ours) + 1) }
}

/** The commit of the newest revision, if the service shows it and it is not that of the push. */
export function otherCommit({ ours, newest }: PushPlace): string | undefined {
  const commit = newest?.source_revision_config?.repo_commit_sha ?? undefined
  return commit === undefined || ours === undefined || isBuiltOf(commit, ours) ? undefined : commit
}

/**
 * A newer revision of a commit that was deployed before this push is not a later push: a person, or a run with
 * `rollback`, rolled back. The service does not build the push a second time. A service that redeploys a revision in
 * place shows it as the newest, with its earlier date.
 */
export function isGoneBack(place: PushPlace): boolean {
  const commit = otherCommit(place)
  if (commit === undefined) return false
  const { ours, newest, older } = place
  return createdAt(newest) < createdAt(ours) || older.some((revision) => isBuiltOf(commit, revision))
}

const createdAt = (revision: RevisionAnswer | undefined) => readDate(revision?.created_at)

export function goneBack(ours: RevisionAnswer, newest: RevisionAnswer): RevisionFailedError {
  const to = shortCommit(newest.source_revision_config?.repo_commit_sha ?? '')
  return new RevisionFailedError(
    'superseded',
    `Revision ${ours.id} of this push (${sanitizeLine(ours.status, 40)}) is not serving. The deployment was rolled back to commit ${to} (revision ${newest.id}).`,
    {
      advice:
        'The service builds a push only once. To deploy this commit again, run with `new_revision: always`, or push a new commit.'
    }
  )
}
