/** What serves after a deploy that failed: the first thing that people ask then. */
import { shortCommit } from '../repository/repository.js'
import { code } from '../text/markdown.js'
import { commitOf } from './known-revision.js'
import type { RunRecord } from './record.js'

/** Markdown to be put behind "failed"; empty where nobody knows. */
export function servingTail(record: RunRecord): string {
  const { rollback, serving, revision_id, previous, check } = record
  const before = (id: string) => `what served before${commitIn(record, id)}`
  if (rollback?.rolled_back_to !== undefined) return `; ${before(rollback.rolled_back_to)} is live again`
  if (serving === undefined) return ''
  if (serving === null) return '; nothing serves now'
  if (serving !== revision_id) return serving === previous ? `; ${before(serving)} still serves` : ''
  return check?.result === 'failed' ? '; what it deployed serves' : ''
}

function commitIn(record: RunRecord, id: string): string {
  const commit = commitOf(record, id)
  return commit === undefined ? '' : ` (${code(shortCommit(commit))})`
}
