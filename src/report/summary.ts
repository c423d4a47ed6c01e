/** The summary of the job: outcome and link, facts, changes, the rollout as a picture. */
import type { Deletion, RollbackReport } from '../deploy/core/events.js'
import { showValue } from '../deploy/plan/explain.js'
import { shortCommit } from '../repository/refs.js'
import { formatDuration } from '../text/format.js'
import { code, escapeMarkdown, link, table } from '../text/markdown.js'
import type { Failure } from './failure.js'
import { headingOf } from './heading.js'
import { commitOf, lastStatus, servedBefore } from './known-revision.js'
import type { RunRecord } from './record.js'
import { revisionLog, timeline, transcript } from './sections.js'
import type { ShownPlan } from './shown-plan.js'

const MOST_ROWS = 100

const SWEPT: Record<Deletion, string> = {
  absent: 'gone already',
  already_deleting: 'on its way out already',
  accepted: 'delete taken'
}

/** Markdown for the job summary. Everything that is not ours in it is escaped. */
export function renderSummary(record: RunRecord, failure?: Failure): string {
  const { operation, warnings, plan } = record
  const parts = [
    `### ${headingOf(record, failure)}`,
    record.url === undefined || (failure !== undefined && record.serving === null)
      ? undefined
      : `${link(code(record.url), record.url)} · ${link('docs', `${record.url}/docs`)}`,
    failure && renderFailure(failure),
    record.revision_log && revisionLog(record.revision_log),
    record.skipped === undefined ? undefined : escapeMarkdown(record.skipped, 500),
    facts(record),
    plan && why(plan, operation),
    plan && changesTable(plan),
    previewsTable(record),
    timeline(record),
    record.check && transcript(record.check),
    warnings.length > 0 ? warnings.map((warning) => `> ⚠️ ${escapeMarkdown(warning, 500)}`).join('\n>\n') : undefined
  ]
  return `${parts.filter((part) => part !== undefined).join('\n\n')}\n`
}

/** Lines end in two blanks, or markdown would run them together. */
function renderFailure({ code: errorCode, message, advice }: Failure): string {
  const [first = '', ...facts] = message.split('\n').map((line) => escapeMarkdown(line, 1000))
  const lines = [`${first} \`${errorCode}\``, ...facts].map((line) => `> ${line}  `)
  return [...lines, ...(advice === undefined ? [] : ['>', `> **To fix:** ${escapeMarkdown(advice, 1000)}`])].join('\n')
}

function facts(record: RunRecord): string | undefined {
  const { deployment_id, revision_id, waited_ms, rollback } = record
  const before = servedBefore(record)
  const status = lastStatus(record)
  const commit = commitOf(record)
  const columns: [string, string][] = []
  if (deployment_id !== undefined) columns.push(['deployment', code(deployment_id)])
  if (revision_id !== undefined) columns.push(['revision', code(revision_id)])
  if (commit !== undefined) columns.push(['commit', code(shortCommit(commit))])
  if (status !== undefined) columns.push(['status', code(status, 40)])
  if (waited_ms !== undefined) columns.push(['waited', formatDuration(waited_ms)])
  if (before !== undefined) columns.push(['before', revisionFact(record, before)])
  if (rollback !== undefined) columns.push(['rollback', rollbackFact(record, rollback)])
  if (columns.length === 0) return undefined
  return table(
    columns.map(([head]) => head),
    [columns.map(([, value]) => value)]
  )
}

function rollbackFact(record: RunRecord, { result, rolled_back_to: to }: RollbackReport): string {
  return to === undefined ? result.replaceAll('_', ' ') : `to ${revisionFact(record, to)}`
}

/** Another revision than the one of this run. */
function revisionFact(record: RunRecord, id: string): string {
  const commit = commitOf(record, id)
  return commit === undefined ? code(id) : `${code(id)} at ${code(shortCommit(commit))}`
}

function why({ reasons, new_revision }: ShownPlan, operation: RunRecord['operation']): string | undefined {
  if (reasons.length === 0) return undefined
  const isMade = operation !== undefined && operation !== 'planned'
  const made = isMade ? 'A new revision results' : 'A new revision would result'
  const heading = new_revision ? made : 'No new revision is needed'
  return [`**${heading}:**`, '', ...reasons.slice(0, 20).map((reason) => `- ${escapeMarkdown(reason, 500)}`)].join('\n')
}

function previewsTable({ previews = [], swept_so_far = [] }: RunRecord): string | undefined {
  if (previews.length === 0) return undefined
  const rows = previews.slice(0, MOST_ROWS).map(({ name, verdict, reason }) => {
    const seen = verdict === 'delete' ? swept_so_far.find((swept) => swept.name === name) : undefined
    return [code(name), seen === undefined ? verdict : SWEPT[seen.deletion], escapeMarkdown(reason)]
  })
  const more = previews.length > MOST_ROWS ? `\n\n… and ${previews.length - MOST_ROWS} more` : ''
  return table(['preview', 'verdict', 'why'], rows) + more
}

function changesTable({ changes }: ShownPlan): string | undefined {
  if (changes.length === 0) return undefined
  const rows = changes.slice(0, MOST_ROWS).map((change) => {
    const { path, difference, before, after, note } = change
    const secret = path === 'secrets' || path.startsWith('secrets.')
    const value = (shown: unknown) => (secret || shown === undefined ? '' : code(showValue(shown), 120))
    const remark = [difference, note].filter((part) => part !== undefined).join(': ')
    return [code(path), value(before), value(after), escapeMarkdown(remark), change.new_revision ? 'yes' : 'no']
  })
  const more = changes.length > MOST_ROWS ? `\n\n… and ${changes.length - MOST_ROWS} more` : ''
  return table(['field', 'before', 'after', 'difference', 'needs a revision'], rows) + more
}
