/**
 * What a service shows of a revision that a newer one superseded (§3 names SKIPPED; a service may
 * leave it unchanged).
 */
import type { RevisionRecord } from '../../emulator/control-plane/records.js'

export const SUPERSEDED_FORMS = ['SKIPPED', 'unchanged'] as const
export type SupersededForm = (typeof SUPERSEDED_FORMS)[number]

/**
 * Returns the time whose status a read at `now` shows: that before it was superseded, if that
 * leaves it unchanged.
 */
export function shownAt(
  form: SupersededForm,
  { created_at, superseded_at }: Pick<RevisionRecord, 'created_at' | 'superseded_at'>,
  now: number
): number {
  if (form === 'SKIPPED' || superseded_at === null) return now
  return Math.max(created_at, Math.min(now, superseded_at - 1))
}
