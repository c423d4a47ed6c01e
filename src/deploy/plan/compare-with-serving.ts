/**
 * Shows the code changes of a plan against what serves. What is sent depends on the latest
 * revision, since a patch changes that one; after a failed attempt, what a reader cares about is
 * the step from the code that serves. Pure.
 */
import type { RevisionAnswer } from '../../contract/answers.js'
import { fieldName } from '../../contract/fields.js'
import { isSameValue } from '../../repository/same-value.js'
import { showValue } from '../../text/sanitize.js'
import type { Change, Origin, Plan } from '../core/model.js'
import { explainChanges } from './explain.js'

/**
 * Returns the plan with what serves as the state before.
 * @param serving The revision that serves.
 */
export function compareWithServing(plan: Plan, origin: Origin, serving: RevisionAnswer): Plan {
  const changes = plan.changes.map((change) => compareChange(change, origin, serving))
  const isMade = changes.some((change) => change.new_revision)
  return { ...plan, changes, reasons: isMade ? explainChanges(changes) : plan.reasons }
}

function compareChange(
  change: Change,
  { commit }: Origin,
  { source_revision_config: code }: RevisionAnswer
): Change {
  if (!change.path.startsWith('source_revision_config.')) return change
  const field = fieldName(change.path)
  const isHidden = field === 'repo_ref' && code?.hides_ref === true
  const before = isHidden ? change.before : code?.[field]
  if (before == null) return change
  const { commits: _commits, ...fact } = { ...change, before }
  const isSameField = isSameValue(field, before, change.after)
  if (!isSameField) return { ...fact, difference: 'changed' }
  const from = code?.repo_commit_sha
  const isMoved = field === 'repo_ref' && from != null && commit !== undefined
  if (!isMoved) return unchanged(change, fact)
  const isSameCommit = isSameValue('repo_commit_sha', from, commit)
  if (isSameCommit) return unchanged(change, fact)
  return { ...fact, difference: 'changed', commits: { from, to: commit } }
}

/** Returns a field that serves already, and is sent because the last attempt changed it. */
function unchanged({ difference, before, note }: Change, fact: Change): Change {
  if (difference !== 'changed') return fact
  const reason = note ?? `the last attempt set ${showValue(before)}`
  return { ...fact, difference: 'repeated', note: reason }
}
