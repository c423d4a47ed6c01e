/** Whether a revision holds what was asked for, where somebody else may have come in between (design, section 3). */
import type { DeploymentAnswer, RevisionAnswer } from '../contract/answers.js'
import { DeployError } from '../errors.js'
import { isAskedValue } from '../repository/same-value.js'
import { inert } from '../text/inert.js'
import type { Applied } from './keep.js'
import type { Wanted } from './model.js'
import { diffContents } from './plan-update.js'

/**
 * Secrets and resource spec of the revision that `told` has as its latest: only the deployment tells them, and only then.
 * What differs both before and after the write is the service's way of showing it (values that it masks, say), and
 * nobody's change.
 *
 * @throws DeployError when somebody else has changed them.
 */
export function refuseOtherContents(wanted: Wanted, applied: Applied, told: DeploymentAnswer): void {
  const { deployment: written, before = written } = applied
  const earlier = new Set(seenDifferences(wanted, before))
  const shown = new Set(seenDifferences(wanted, written).filter((path) => earlier.has(path)))
  const other = seenDifferences(wanted, told).filter((path) => !shown.has(path))
  if (other.length === 0) return
  throw heldByOther(
    told.latest_revision_id ?? '',
    other.map((path) => `${inert(path, 100)}: is not what this run asks for`)
  )
}

function seenDifferences(wanted: Wanted, deployment: DeploymentAnswer): string[] {
  const seen = diffContents(wanted, deployment).changes.filter(({ difference }) => difference !== 'unproven')
  return seen.map(({ path }) => path)
}

/**
 * What is told of the code must be what was asked for; a field that nobody tells is taken on trust.
 *
 * @param told The deployment with `revision` as its latest: tells its code (§2.3) where the revision itself does not.
 * @throws DeployError when the revision holds other code.
 */
export function refuseOtherCode(wanted: Wanted, revision: RevisionAnswer, told?: DeploymentAnswer): void {
  const code: Record<string, unknown> = revision.source_revision_config ?? told?.source_revision_config ?? {}
  const other = Object.entries(wanted.source_revision_config).flatMap(([field, asked]) => {
    const value = code[field]
    if (typeof value !== 'string' || value === '' || isAskedValue(field, asked, value)) return []
    return [`source_revision_config.${field}: is ${inert(value)}, this run asks for ${inert(asked)}`]
  })
  if (other.length > 0) throw heldByOther(revision.id, other)
}

function heldByOther(revisionId: string, lines: readonly string[]): DeployError {
  return new DeployError([`Revision ${revisionId} holds something else than was asked for:`, ...lines].join('\n  '), {
    advice:
      'Another run or an edit in the service came in between. Let only one run at a time work on a deployment (concurrency in the workflow), then run again.'
  })
}
