/** Decides whether a sweep deletes a preview. Pure. */
import type { RevisionAnswer } from '../../contract/answers.js'
import { ageOf } from '../../text/dates.js'
import { formatAge } from '../../text/format.js'
import type { JudgedPreview } from '../core/events.js'

/** The facts that decide about a preview. */
export interface PreviewFacts {
  /** Undefined when GitHub does not say. */
  closed: boolean | undefined
  /** Whether `closed` is false only because it is unknown. */
  by_age?: boolean
  pull: number
  /** Since the latest revision, in milliseconds; undefined when the service does not say. */
  age_ms: number | undefined
  max_age_ms: number | undefined
}

/** Whether to delete a preview, and why. Any doubt keeps it. */
export function judge({
  closed,
  by_age,
  pull,
  age_ms,
  max_age_ms
}: PreviewFacts): Pick<JudgedPreview, 'verdict' | 'reason'> {
  if (closed === undefined) return { verdict: 'keep', reason: `the state of pull request #${pull} is unknown` }
  if (closed) return { verdict: 'delete', reason: `pull request #${pull} is closed` }
  const open = `pull request #${pull} ${by_age ? 'may be' : 'is'} open`
  if (max_age_ms === undefined) return { verdict: 'keep', reason: open }
  if (age_ms === undefined)
    return { verdict: 'keep', reason: `${open}, and the service does not show the age of its latest revision` }
  const age = `last changed ${formatAge(age_ms)} ago`
  return age_ms > max_age_ms
    ? { verdict: 'delete', reason: `${age}, which is longer than max_age (${open})` }
    : { verdict: 'keep', reason: `${open}, ${age}` }
}

/** Milliseconds since the later date of a revision; undefined if it shows no date, or one that is unknown. */
export function revisionAge(
  { created_at, updated_at }: Pick<RevisionAnswer, 'created_at' | 'updated_at'>,
  now: number
): number | undefined {
  const shown = [created_at, updated_at].filter((date) => date != null)
  const age = Math.min(...shown.map((date) => ageOf(date, now)))
  return Number.isFinite(age) ? age : undefined
}
