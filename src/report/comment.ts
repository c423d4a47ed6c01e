/** The comment on the pull request: five lines, the address first (docs/design.md, section 4). Pure. */
import { createHash } from 'node:crypto'
import { formatDuration } from '../text/format.js'
import { code, escapeMarkdown, link } from '../text/markdown.js'
import type { Failure } from './failure.js'
import { DOING, servingTail } from './heading.js'
import { badEnd, commitOf, isPending, lastStatus } from './known-revision.js'
import { changeRows } from './plan-lines.js'
import type { RunRecord } from './record.js'
import { revisionLog, transcript } from './sections.js'

const MOST_CHANGES = 10
const MOST_LINES = 15

export interface CommentInput {
  /** Name of the deployment. */
  name: string
  /** Without secret values. */
  record: RunRecord
  failure?: Failure | undefined
  /** Commit that the run is for, shown as long as no revision is known: of a revision, only the service tells its commit. */
  commit: string | undefined
  /** The run is not over yet. */
  under_way: boolean
  run_url: string | undefined
}

/**
 * The first line of the comment, invisible, by which a later run finds it. A digest of the name and the key of its control
 * plane: whatever a name is made of, it cannot end the marker, and no marker begins another's.
 */
export function commentMarker({ name, control_plane }: { name: string; control_plane: string }): string {
  const digest = createHash('sha256')
    .update(JSON.stringify([control_plane, name]))
    .digest('hex')
  return `<!-- deploy-agent-server ${digest} -->`
}

/** Markdown for everything below the marker. What is not ours in it is escaped. */
export function renderComment(input: CommentInput): string {
  const { record, failure, run_url } = input
  const lines = [
    address(record, failure),
    headline(input),
    facts(input),
    changes(record),
    link('Log of the run', run_url),
    ...(failure === undefined ? [] : ['', ...failureLines(failure)])
  ]
  const { revision_log, check } = record
  const folded = [revision_log && revisionLog(revision_log), check && transcript(check)]
  const text = lines.filter((line) => line !== undefined).join('  \n')
  return `${[text, ...folded.filter((part) => part !== undefined)].join('\n\n')}\n`
}

function address(record: RunRecord, failure: Failure | undefined): string | undefined {
  const { url, operation, serving } = record
  if (operation === 'deleted') return '_No longer served_'
  if (record.command === 'delete') return undefined
  if (failure !== undefined && serving === null) return '_Nothing serves now_'
  return url === undefined
    ? '_No address yet_'
    : `${link(`**${escapeMarkdown(url)}**`, url)} · ${link('docs', `${url}/docs`)}`
}

function headline({ name, record, failure, under_way }: CommentInput): string {
  const what = code(name, 100)
  if (failure?.kind === 'cancelled') return `⏹️ The run for ${what} was stopped`
  if (failure !== undefined) {
    const { command = 'deploy' } = record
    return `❌ ${DOING[command]} ${what} failed${command === 'deploy' ? servingTail(record) : ''}`
  }
  if (record.operation === 'deleted') return `🗑️ ${what} is deleted`
  if (under_way) return `⏳ ${what} is being deployed`
  if (isPending(record)) return `⏳ ${what} is on its way; this run does not wait for it`
  const ended = badEnd(record)
  if (ended !== undefined) {
    return `⚠️ ${what} is ${record.operation ?? 'there'}; its latest revision ended as ${code(ended, 40)}`
  }
  return record.operation === 'unchanged' ? `✅ ${what} is deployed, unchanged` : `✅ ${what} is deployed`
}

function facts({ record, commit }: CommentInput): string | undefined {
  const { revision_id, waited_ms, operation, command } = record
  if (operation === 'deleted' || command === 'delete') return undefined
  const commit_sha = revision_id === undefined ? commit : commitOf(record)
  const of = revision_id === undefined ? 'for commit' : 'commit'
  const status = lastStatus(record)
  const parts = [
    revision_id === undefined ? undefined : `Revision ${code(revision_id)}`,
    status === undefined ? undefined : code(status, 40),
    commit_sha === undefined ? undefined : `${of} ${code(commit_sha.slice(0, 7))}`,
    waited_ms === undefined ? undefined : `after ${formatDuration(waited_ms)}`
  ].filter((part) => part !== undefined)
  return parts.length === 0 ? undefined : parts.join(' · ')
}

function changes({ plan, operation }: RunRecord): string | undefined {
  if (plan === undefined || plan.changes.length === 0 || operation === 'deleted') return undefined
  const isNew = plan.operation === 'create'
  // Of a new deployment everything is new: what it is made from, and its secrets by name, are worth a line.
  const told = plan.changes.filter(({ path }) => !isNew || !path.startsWith('source_config.'))
  const rows = changeRows(told)
  const shown = rows.slice(0, MOST_CHANGES).map(([path, text]) => `${code(path)} ${escapeMarkdown(text)}`)
  const more = rows.length > MOST_CHANGES ? [`and ${rows.length - MOST_CHANGES} more`] : []
  return `${isNew ? 'New deployment' : 'Changed'}: ${[...shown, ...more].join('; ')}`
}

function failureLines({ code: errorCode, message, advice }: Failure): string[] {
  const [first, ...facts] = message
    .split('\n')
    .slice(0, MOST_LINES)
    .map((line) => escapeMarkdown(line, 500))
  return [
    ...[`${first} \`${errorCode}\``, ...facts].map((line) => `> ${line}`),
    ...(advice === undefined ? [] : [`> **To fix:** ${escapeMarkdown(advice, 500)}`])
  ]
}
