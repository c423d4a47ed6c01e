/** The heading of the summary. */

import type { Deletion, Operation } from '../deploy/core/events.js'
import { verdictOf } from '../deploy/core/status.js'
import { shortCommit } from '../repository/refs.js'
import { code, escapeMarkdown } from '../text/markdown.js'
import type { Failure } from './failure.js'
import { badEnd, commitOf, isPending, lastStatus, servedBefore } from './known-revision.js'
import type { RunRecord } from './record.js'
/** What a run was at, by its command. */
export const DOING = { deploy: 'Deploying', plan: 'Planning', delete: 'Deleting', sweep: 'Sweeping previews of' }

/** What was done, where a revision belongs to it that may have ended badly without the run being a failure. */
const SENT: Partial<Record<Operation, string>> = { created: 'Created', updated: 'Updated', unchanged: 'Unchanged:' }

/** What came of it, in a few words. */
export function headingOf(record: RunRecord, failure: Failure | undefined): string {
  const { command, operation, deletion = 'accepted' } = record
  const name = escapeMarkdown(record.name ?? record.deployment_id ?? 'the deployment', 100)
  if (failure !== undefined) {
    if (command === undefined) return '❌ The inputs are not right; nothing was sent'
    if (failure.kind === 'cancelled') return `⏹️ Stopped: the run for ${name}`
    if (command === 'deploy' && ranOutOfTime(record))
      return `❌ Deploying ${name} failed: the time is up; the service goes on with it`
    return `❌ ${DOING[command]} ${name} failed${command === 'deploy' ? servingTail(record) : ''}`
  }
  const status = lastStatus(record)
  const serves = status !== undefined && verdictOf(status) === 'deployed'
  if (operation === undefined) return `✅ Done with ${name}`
  const ended = badEnd(record)
  const done = SENT[operation]
  if (ended !== undefined && done !== undefined) {
    return `⚠️ ${done} ${name}; its latest revision ended as ${code(ended, 40)}`
  }
  switch (operation) {
    case 'created':
      return serves
        ? `✅ Created and deployed ${name}${step(record)}`
        : `⏳ Created ${name}; its rollout was not waited for`
    case 'updated':
      return serves || !record.new_revision
        ? `✅ Updated ${name}${record.new_revision ? step(record) : ''}`
        : `⏳ Updated ${name}; its rollout was not waited for`
    case 'unchanged':
      return `✅ Unchanged: ${name}${step(record)}`
    case 'deleted':
      return deletedHeading(name, deletion)
    case 'planned':
      return `📋 Plan for ${name}`
    case 'swept':
      return `✅ Swept previews of ${name}`
    case 'skipped':
      return '⏭️ Skipped'
  }
}

function deletedHeading(name: string, deletion: Deletion): string {
  switch (deletion) {
    case 'absent':
      return `✅ Nothing to delete: ${name} is not there`
    case 'already_deleting':
      return `✅ Nothing to delete: ${name} is on its way out already`
    case 'accepted':
      return `✅ Deleted ${name}`
  }
}

/** The wait is over, and what it waited for is not. */
const ranOutOfTime = (record: RunRecord) => record.waited_ms !== undefined && isPending(record)

/** From which commit to which, as far as that is known; what never served is no place to come from. */
function step(record: RunRecord): string {
  const now = commitOf(record)
  if (now === undefined) return ''
  const served = servedBefore(record)
  const before = served === undefined ? undefined : commitOf(record, served)
  const shown = (commit: string) => code(shortCommit(commit))
  return before === undefined || before === now ? ` at ${shown(now)}` : `, ${shown(before)} → ${shown(now)}`
}

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
