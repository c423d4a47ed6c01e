/** Tells that a deploy undoes a rollback. */
import type { RevisionAnswer } from '../../contract/answers.js'
import { sameCommit, shortCommit } from '../../repository/refs.js'
import { isSameValue } from '../../repository/same-value.js'
import { tryRequest } from '../../requests/retry.js'
import { sanitizeLine } from '../../text/sanitize.js'
import { newestFirst } from '../core/list-revisions.js'
import type { DeployedState, Plan } from '../core/model.js'
import type { Session } from '../core/session.js'
import { verdictOf } from '../core/status.js'

/** The sentence only explains: a list that is slow must not delay the deploy; in milliseconds. */
const LONGEST_LIST_MS = 2_000

/** A sentence if the plan replaces code to which the deployment was rolled back. One request, whose failure is ignored. */
export async function findUndoneRollback(
  { controlPlane }: Session,
  { deployment: { id, latest_revision_id: latest } }: DeployedState,
  plan: Plan
): Promise<string | undefined> {
  const isOtherCode = plan.changes.some(
    ({ path, difference }) => path.startsWith('source_revision_config.') && difference === 'changed'
  )
  if (!isOtherCode || latest === null) return undefined
  const options = { timeoutMs: LONGEST_LIST_MS, once: true }
  const read = await tryRequest(() => controlPlane.listRevisions(id, options))
  const rows = 'value' in read && read.value !== null ? newestFirst(read.value, latest) : []
  const code = rows[0]?.id === latest ? rolledBackTo(rows) : undefined
  return code && `The deployment was rolled back to ${code}. This deploy undoes that.`
}

/**
 * The code of the latest revision, if it was deployed before the code that it replaced first appeared. Pure.
 *
 * @param rows The revisions, newest first.
 */
export function rolledBackTo(rows: readonly RevisionAnswer[]): string | undefined {
  const [latest] = rows
  const replaced = latest && rows.find((row) => isSameCode(row, latest) === false)
  if (latest === undefined || replaced === undefined) return undefined
  const first = rows.findLastIndex((row) => verdictOf(row.status) === 'deployed' && isSameCode(row, latest))
  if (first < rows.findLastIndex((row) => isSameCode(row, replaced))) return undefined
  const { repo_commit_sha: commit, image_uri } = latest.source_revision_config ?? {}
  return commit == null ? `image ${sanitizeLine(image_uri ?? '', 200)}` : `commit ${shortCommit(commit)}`
}

/** By commit or by image; undefined if not both show one. */
function isSameCode(a: RevisionAnswer, b: RevisionAnswer): boolean | undefined {
  const [one, other] = [a.source_revision_config ?? {}, b.source_revision_config ?? {}]
  if (one.repo_commit_sha != null && other.repo_commit_sha != null)
    return sameCommit(one.repo_commit_sha, other.repo_commit_sha)
  if (one.image_uri != null && other.image_uri != null) return isSameValue('image_uri', one.image_uri, other.image_uri)
  return undefined
}
