/** The heading of the summary. */
import { verdictOf } from '../deploy/status.js'
import { escapeMarkdown } from '../text/markdown.js'
import type { Failure } from './failure.js'
import { lastStatus } from './last-status.js'
import type { RunRecord } from './record.js'

/** What came of it, in a few words. */
export function headingOf(record: RunRecord, failure: Failure | undefined): string {
  const { command, operation, absent } = record
  const name = escapeMarkdown(record.name ?? record.deployment_id ?? 'the deployment', 100)
  if (failure !== undefined) {
    if (command === undefined) return '❌ The inputs are not right; nothing was sent'
    if (failure.kind === 'cancelled') return `⏹️ Stopped: the run for ${name}`
    const doing = { deploy: 'Deploying', plan: 'Planning', delete: 'Deleting', sweep: 'Sweeping previews of' }[command]
    const back = record.rollback?.rolled_back_to === undefined ? '' : '; what served before is live again'
    return `❌ ${doing} ${name} failed${back}`
  }
  const status = lastStatus(record)
  const serves = status !== undefined && verdictOf(status) === 'deployed'
  if (operation === undefined) return `✅ Done with ${name}`
  switch (operation) {
    case 'created':
      return serves ? `✅ Created and deployed ${name}` : `⏳ Created ${name}; its rollout was not waited for`
    case 'updated':
      return serves || !record.new_revision
        ? `✅ Updated ${name}`
        : `⏳ Updated ${name}; its rollout was not waited for`
    case 'unchanged':
      return `✅ Unchanged: ${name}`
    case 'deleted':
      return absent ? `✅ Nothing to delete: ${name} is not there` : `✅ Deleted ${name}`
    case 'planned':
      return `📋 Plan for ${name}`
    case 'swept':
      return `✅ Swept previews of ${name}`
    case 'skipped':
      return '⏭️ Skipped'
  }
}
