/** What a revision's status means. The list of statuses is open (§3), so only the ends are known. */

/** `pending` is every status that is not known to be an end, also one that nobody has heard of. */
export type Verdict = 'deployed' | 'failed' | 'superseded' | 'pending'

/** First row that fits wins (docs/design.md, section 3). */
const VERDICTS: readonly (readonly [RegExp, Verdict])[] = [
  [/^DEPLOYED$/, 'deployed'],
  [/FAILED|INTERRUPTED/, 'failed'],
  [/^SKIPPED$/, 'superseded']
]

/** The verdict on a status. */
export function verdictOf(status: string): Verdict {
  return VERDICTS.find(([pattern]) => pattern.test(status))?.[1] ?? 'pending'
}

/** The deployment is on its way out: nothing that is waited for can come true (§3). */
export function isBeingDeleted(deployment: { status?: string | null | undefined }): boolean {
  // The public service has AWAITING_FINAL_DELETE besides.
  return /^AWAITING_(?:\w+_)?DELETE$/.test(deployment.status ?? '')
}
