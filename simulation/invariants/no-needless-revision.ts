/**
 * No needless revision. An undisturbed run makes one revision if its request needs one, and none if reads prove that
 * nothing differs. If reads cannot prove it, the run makes at most one, and its plan says why.
 */
import type { Played } from '../play/played.js'
import type { Ended } from '../play/views.js'
import { isBuiltByPush, isProvenMet, undisturbedRuns, unmetWishes } from './undisturbed.js'

export function checkNoNeedlessRevision(ended: Ended): string[] {
  return undisturbedRuns(ended)
    .filter(({ request, end }) => request.command === 'deploy' && end === 'success')
    .flatMap((run) => problemsOf(run, ended).map((problem) => `${run.label} ${problem}`))
}

function problemsOf(run: Played, ended: Ended): string[] {
  const { request, label, outputs } = run
  const made = ended.service.journal.deeds.filter(({ by, revision_id }) => by === label && revision_id !== undefined)
  if (made.length > 1) return [`made ${made.length} revisions`]
  if (request.new_revision !== 'auto' || isBuiltByPush(run)) return []
  if (made.length === 0) {
    const unmet = unmetWishes(run).filter((wish) => wish !== 'what serves')
    return unmet.length === 0 || ended.scenario.traits.applied.parts !== 'all'
      ? []
      : [`made no revision, although it needs one for ${unmet.join(', ')}`]
  }
  if (isProvenMet(run, ended))
    return [`made ${made[0]?.revision_id}, although nothing was to change: ${reasons(outputs)}`]
  return unmetWishes(run).length > 0 || reasons(outputs) !== ''
    ? []
    : ['made a revision, and its plan does not say why']
}

function reasons(outputs: Map<string, string>): string {
  const plan = JSON.parse(outputs.get('plan') ?? '{}') as { reasons?: string[] }
  return (plan.reasons ?? []).join('; ')
}
