/** The heading of the summary. */

import type { Deletion } from '../deploy/events.js'
import { shortCommit } from '../deploy/repository.js'
import { verdictOf } from '../deploy/status.js'
import { code, escapeMarkdown } from '../text/markdown.js'
import type { Failure } from './failure.js'
import { commitOf, isPending, lastStatus } from './known-revision.js'
import type { RunRecord } from './record.js'
import { servingTail } from './serving.js'

/** What came of it, in a few words. */
export function headingOf(record: RunRecord, failure: Failure | undefined): string {
  const { command, operation, deletion = 'taken' } = record
  const name = escapeMarkdown(record.name ?? record.deployment_id ?? 'the deployment', 100)
  if (failure !== undefined) {
    if (command === undefined) return '❌ The inputs are not right; nothing was sent'
    if (failure.kind === 'cancelled') return `⏹️ Stopped: the run for ${name}`
    if (command === 'deploy' && ranOutOfTime(record))
      return `❌ Deploying ${name} failed: the time is up; the service goes on with it`
    const doing = { deploy: 'Deploying', plan: 'Planning', delete: 'Deleting', sweep: 'Sweeping previews of' }[command]
    return `❌ ${doing} ${name} failed${command === 'deploy' ? servingTail(record) : ''}`
  }
  const status = lastStatus(record)
  const serves = status !== undefined && verdictOf(status) === 'deployed'
  if (operation === undefined) return `✅ Done with ${name}`
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
    case 'begun_before':
      return `✅ Nothing to delete: ${name} is on its way out already`
    case 'taken':
      return `✅ Deleted ${name}`
  }
}

/** The wait is over, and what it waited for is not. */
const ranOutOfTime = (record: RunRecord) => record.waited_ms !== undefined && isPending(record)

/** From which commit to which, as far as that is known. */
function step(record: RunRecord): string {
  const { previous, revision_id } = record
  const now = commitOf(record)
  if (now === undefined) return ''
  const before = previous == null || previous === revision_id ? undefined : commitOf(record, previous)
  const shown = (commit: string) => code(shortCommit(commit))
  return before === undefined || before === now ? ` at ${shown(now)}` : `, ${shown(before)} → ${shown(now)}`
}
