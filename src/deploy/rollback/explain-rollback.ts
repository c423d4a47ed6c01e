/**
 * Words the plan of a rollback by hand: its reasons, and its changes as the step from what serves.
 * Pure.
 */
import type { RevisionAnswer } from '../../contract/answers.js'
import { nameCode, nameRevision } from '../../repository/revision-name.js'
import type { Change, Plan } from '../core/model.js'
import { servesAnother, servingId } from '../core/snapshot.js'
import { compareWithServing } from '../plan/compare-with-serving.js'
import { hasOtherCode } from './choose-target.js'
import { codeName, type PlannedRollback } from './plan-rollback.js'

/**
 * Returns the plan with what serves as the state before.
 *
 * @param serving As `readServing` returns it.
 */
export function explainRollback(
  { wanted, origin, before, plan, target }: PlannedRollback,
  serving: RevisionAnswer
): Plan {
  const isProven = servingId(before.serving) === serving.id
  const reasons = reasonsOf(plan, target, codeName({ wanted, origin }))
  if (isProven) reasons.push(...sameCode(target, serving))
  const common = { ...plan, warnings: [] }
  if (plan.action.do === 'nothing') return { ...common, new_revision: false, changes: [], reasons }
  const name = nameRevision(target.id, target.source_revision_config)
  const changes = plan.changes.map((change) => withNote(change, name))
  const explained = { ...common, new_revision: true, changes }
  const compared =
    isProven && servesAnother(before) ? compareWithServing(explained, origin, serving) : explained
  return { ...compared, reasons }
}

/** Replaces the note of a change: those of a deploy are about the code of its run. */
function withNote(change: Change, revision: string): Change {
  if (!change.new_revision || change.note === undefined) return change
  return { ...change, note: `as of ${revision}` }
}

function reasonsOf(
  { action, in_progress }: Plan,
  target: RevisionAnswer,
  source: string
): string[] {
  const revision = nameRevision(target.id, target.source_revision_config)
  if (action.do === 'nothing') {
    const progress = in_progress ? 'being deployed' : 'deployed'
    return [
      `the code of revision ${revision} is ${progress} already`,
      'a rollback returns only code: secrets, resource_spec and settings stay unchanged'
    ]
  }
  if (action.do === 'patch')
    return [
      `a patch deploys ${source} again, the code of revision ${revision}`,
      'secrets, resource_spec and settings stay unchanged'
    ]
  return [
    `the service deploys revision ${revision} again, from ${source}`,
    // What it restores is up to the service (§4 has none).
    'a redeploy may bring back the secrets and the resource_spec of that revision; ' +
      'settings stay unchanged'
  ]
}

/**
 * Says that another revision of the same code serves. A revision shows nothing but its code (§2.8).
 */
function sameCode(target: RevisionAnswer, serving: RevisionAnswer): string[] {
  const shown = nameCode(target.source_revision_config ?? {})
  const served = nameCode(serving.source_revision_config ?? {})
  const isSame = shown === served && !hasOtherCode(target, serving)
  if (shown === undefined || !isSame) return []
  return [`revision ${serving.id}, which serves, has the same code (${shown})`]
}
