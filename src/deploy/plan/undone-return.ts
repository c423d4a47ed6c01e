/**
 * Finds whether a deploy replaces code to which the deployment had returned, after a rollback for
 * example.
 */
import type { RevisionAnswer } from '../../contract/answers.js'
import { fieldName } from '../../contract/fields.js'
import { isDeployed } from '../../contract/status.js'
import { shortCommit } from '../../repository/refs.js'
import { canonicalValue } from '../../repository/same-value.js'
import { containsCommit } from '../../requests/ask-histories.js'
import { newestFirst } from '../../requests/lists.js'
import { tryRequest } from '../../requests/retry.js'
import { shortenDigests } from '../../text/format.js'
import { showValue } from '../../text/sanitize.js'
import type { Change, Plan, Planned } from '../core/model.js'
import type { Session } from '../core/session.js'
import { within } from './explain.js'

/**
 * Time limit of a request whose answer only adds an explanation, in milliseconds: it must not delay
 * the deploy.
 */
export const EXPLAINING_READ = { timeoutMs: 2_000, once: true }

/** The newest revision that was DEPLOYED, and the one with other code that it returned from. */
interface ReturnedCode {
  to: RevisionAnswer
  from: RevisionAnswer
}

/**
 * Returns a warning if the deploy brings back code from which the deployment had returned to
 * earlier code; undefined if it does not, or if nothing shows it. One request, whose failure is
 * ignored.
 */
export async function findUndoneReturn(
  session: Session,
  { before, origin, plan }: Planned
): Promise<string | undefined> {
  const { latest } = before ?? {}
  if (before === null || latest == null) return undefined
  if (commitOrImage(latest) === undefined || !replacesCode(plan)) return undefined
  const { id } = before.deployment
  const read = await tryRequest(() => session.controlPlane.listRevisions(id, EXPLAINING_READ))
  const rows = 'value' in read && read.value !== null ? newestFirst(read.value, latest.id) : []
  const returned = rows[0]?.id === latest.id ? findReturn(rows) : undefined
  if (returned === undefined) return undefined
  const { repo_commit_sha: left } = returned.from.source_revision_config ?? {}
  if (left != null && origin.commit !== undefined) {
    const comparison = { from: left.toLowerCase(), to: origin.commit }
    const contains = await containsCommit(session, comparison)
    // After a reset of the branch, for example: this deploy does not bring the other code back.
    if (contains === false) return undefined
  }
  const to = shortenDigests(commitOrImage(returned.to) ?? '')
  const from = shortenDigests(commitOrImage(returned.from) ?? '')
  return (
    `The deployment had returned from ${from} to ${to}, and this deploy leaves ${to} again. ` +
    'If that was a rollback, check that its cause is fixed.'
  )
}

/**
 * Returns whether a plan deploys other code. An unproven image is probably the same; an unknown
 * branch has moved.
 */
function replacesCode({ changes, pushed_commit }: Plan): boolean {
  if (pushed_commit !== undefined) return true
  const isOther = ({ path, difference }: Change) =>
    difference === 'changed' || (difference === 'unproven' && fieldName(path) === 'repo_ref')
  return within(changes, 'source_revision_config').some(isOther)
}

/**
 * Finds code that was DEPLOYED again after other code had replaced it. Pure.
 *
 * @param rows Revisions, newest first.
 */
export function findReturn(rows: readonly RevisionAnswer[]): ReturnedCode | undefined {
  const to = rows.find(isDeployed)
  if (to === undefined) return undefined
  const older = rows.slice(rows.indexOf(to) + 1)
  const code = commitOrImage(to)
  const from = older.find((row) => commitOrImage(row) !== undefined && commitOrImage(row) !== code)
  if (code === undefined || from === undefined) return undefined
  const replaced = commitOrImage(from)
  const oldest = older.findLastIndex((row) => commitOrImage(row) === replaced)
  const wasDeployedBefore = (row: RevisionAnswer) => commitOrImage(row) === code && isDeployed(row)
  return older.slice(oldest + 1).some(wasDeployedBefore) ? { to, from } : undefined
}

/**
 * Returns what a revision was built from, as a name that is equal for equal code; undefined if it
 * does not show it.
 */
function commitOrImage({ source_revision_config: code }: RevisionAnswer): string | undefined {
  const { repo_commit_sha: commit, image_uri: image } = code ?? {}
  if (commit != null) return `commit ${shortCommit(commit.toLowerCase())}`
  return image == null ? undefined : `image ${showValue(canonicalValue('image_uri', image))}`
}
