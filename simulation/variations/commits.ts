/** How a service shows which commit it built (§2.3: `repo_commit_sha` is nullable). */

export const COMMIT_FORMS = ['told', 'never', 'short', 'upper case', 'after rollout', 'late'] as const
export type CommitForm = (typeof COMMIT_FORMS)[number]

/** Late means so long after the revision was made, in milliseconds. */
export const COMMIT_LATE_MS = 5_000
const SHORT = 7

export function showCommit(
  form: CommitForm,
  commit: string | null,
  { ageMs, isRolledOut }: { ageMs: number; isRolledOut: boolean }
): string | null {
  if (commit === null) return null
  switch (form) {
    case 'told':
      return commit
    case 'never':
      return null
    case 'short':
      return commit.slice(0, SHORT)
    case 'upper case':
      return commit.toUpperCase()
    case 'after rollout':
      return isRolledOut ? commit : null
    case 'late':
      return ageMs >= COMMIT_LATE_MS ? commit : null
  }
}
