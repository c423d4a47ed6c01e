/** Compares the deployed commit with this run's, if the result decides about a revision (input `paths`). */

import type { ChangedFiles, Comparison } from '../../repository/changed-files.js'
import { diffGitCode } from '../compare/diff-code.js'
import { activeOf } from '../core/model.js'
import type { Session } from '../core/session.js'
import { planUpdate, type UpdateInput } from './plan-update.js'

/**
 * Returns the comparison that decides about a revision; undefined if `paths` is unset, or another field decides.
 *
 * @throws PlanError as `planUpdate` does.
 */
export function comparisonDue(input: UpdateInput): Comparison | undefined {
  const { wanted, current } = input
  if (wanted.source !== 'git_host') return undefined
  const { undecided } = diffGitCode(wanted, activeOf(current))
  if (undecided === undefined) return undefined
  const without = planUpdate({ ...input, changed_files: { ...undecided, files: [] } })
  return without.new_revision ? undefined : undecided
}

/** A hanging comparison leaves half of the time for the deploy, which continues without it. */
const SHARE_OF_TIME = 0.5

/** Asks one after the other until one knows; else all their reasons. @throws CancelledError. */
export async function listChangedFiles(
  { histories, clock, deadline }: Pick<Session, 'histories' | 'clock' | 'deadline'>,
  comparison: Comparison
): Promise<ChangedFiles> {
  const reasons: string[] = []
  for (const history of histories) {
    const changed = await history.listChangedFiles(comparison, { timeoutMs: (deadline - clock.now()) * SHARE_OF_TIME })
    if (!('unknown' in changed)) return changed
    reasons.push(changed.unknown)
  }
  return { ...comparison, unknown: reasons.join('; ') }
}
