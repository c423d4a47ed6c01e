/** Asks what changed between the deployed commit and this run's, where that is what decides (input `paths`). */

import type { ChangedFiles, Comparison } from '../../repository/changed-files.js'
import { diffGitCode } from '../compare/diff-code.js'
import { activeOf } from '../core/model.js'
import type { Session } from '../core/session.js'
import { planUpdate, type UpdateInput } from './plan-update.js'

/**
 * The comparison that decides whether a revision is needed; undefined where `paths` is not given, or something else
 * decides already.
 *
 * @throws PlanError as `planUpdate` does.
 */
export function comparisonDue(input: UpdateInput): Comparison | undefined {
  const { wanted, current, new_revision } = input
  if (wanted.source !== 'git_host' || new_revision === 'always') return undefined
  const { undecided } = diffGitCode(wanted, activeOf(current))
  if (undecided === undefined) return undefined
  const without = planUpdate({ ...input, changed_files: { ...undecided, files: [] } })
  return without.new_revision ? undefined : undecided
}

/** One that hangs leaves half of the time for what follows: without an answer the deploy goes on. */
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
