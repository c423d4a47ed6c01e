/** How a service shows which commit it built (§2.3: `repo_commit_sha` is nullable). */

export const COMMIT_FORMS = ['told', 'never', 'short', 'upper case', 'late'] as const
export type CommitForm = (typeof COMMIT_FORMS)[number]

/** Late means so long after the revision was made, in milliseconds. */
export const COMMIT_LATE_MS = 5_000

/** @param ageMs Of the revision. */
export function showCommit(form: CommitForm, commit: string | null, ageMs: number): string | null {
  if (commit === null || form === 'never' || (form === 'late' && ageMs < COMMIT_LATE_MS))
    return null
  if (form === 'short') return commit.slice(0, 7)
  if (form === 'upper case') return commit.toUpperCase()
  return commit
}
