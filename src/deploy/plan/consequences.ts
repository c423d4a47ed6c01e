/**
 * What a plan does that a person may not have meant. It comes first in the plan, and a terminal
 * asks about it.
 */
import { canonicalRef, isTag } from '../../repository/refs.js'
import { count } from '../../text/format.js'
import { sanitizeLine, showValue } from '../../text/sanitize.js'
import { removedSecrets } from '../compare/diff-secrets.js'
import { assertConfirmed } from '../core/confirm.js'
import type { Change, Planned } from '../core/model.js'
import type { Confirm } from '../core/request.js'
import { describeDeployment } from '../find/find-by-name.js'

/** Lists what to ask about, each as the end of a sentence that begins with the deployment. Pure. */
export function consequencesOf(changes: readonly Change[]): string[] {
  const names = removedSecrets(changes)
  const shown = sanitizeLine(names.join(', '), MOST_CHARACTERS)
  const moves = changes
    .filter(changesBranch)
    .map(
      ({ before, after }) =>
        `moves from ${canonicalRef(showValue(before))} to the branch ${showValue(after)}`
    )
  if (names.length === 0) return moves
  return [`loses ${count(names.length, 'secret')} (${shown})`, ...moves]
}

const MOST_CHARACTERS = 300

/**
 * Returns the changes with those first that have a consequence: what is removed, then the branch.
 * Pure.
 */
export function consequencesFirst(changes: readonly Change[]): Change[] {
  const others = changes.filter((change) => !removesSecret(change) && !changesBranch(change))
  return [...changes.filter(removesSecret), ...changes.filter(changesBranch), ...others]
}

const removesSecret = (change: Change) => removedSecrets([change]).length > 0

/** Returns whether a branch replaces another ref. */
function changesBranch({ path, difference, before, after, commits }: Change): boolean {
  const isOtherRef =
    path === 'source_revision_config.repo_ref' && difference === 'changed' && commits === undefined
  if (!isOtherRef) return false
  if (typeof before !== 'string' || typeof after !== 'string') return false
  return !isTag(after)
}

/**
 * Asks a person about the consequences, if there are any.
 * @throws DeployError `cancelled` if the person declines.
 */
export async function confirmConsequences(
  { plan, before }: Pick<Planned, 'plan' | 'before'>,
  confirm: Confirm | undefined
): Promise<void> {
  const consequences = consequencesOf(plan.changes)
  if (confirm === undefined || before === null) return
  if (consequences.length === 0) return
  const { deployment } = before
  const what = `Deployment ${describeDeployment(deployment)} ${consequences.join(', and ')}.`
  await assertConfirmed(confirm, deployment, what)
}
