/** The sections below the table of a summary or a comment: failure, warnings, changes, log, smoke check, ids. Pure. */
import type { CheckReport, Deletion, RevisionLog } from '../../deploy/core/events.js'
import type { Change } from '../../deploy/core/model.js'
import { shortCommit } from '../../repository/refs.js'
import { count, shortenDigests, shortId, spellDuration } from '../../text/format.js'
import {
  code,
  codeBlock,
  escapeHtml,
  escapeMarkdown,
  escapeMessage,
  folded,
  isSafeAddress,
  link,
  table
} from '../../text/markdown.js'
import { sanitizeLine } from '../../text/sanitize.js'
import { type ChangeRow, changeRows, changeText } from '../changes.js'
import type { Failure } from '../failure.js'
import { appliedChanges, commitOf, knownIds, withShortIds } from '../known-revision.js'
import type { RunRecord } from '../record.js'
import { logTitle } from '../revision-log.js'

/** Lines of a message that are shown. */
const MOST_LINES = 30
const LONGEST_LINE = 500
/** A fix may hold a command, which is of no use if it is cut. */
const LONGEST_FIX = 1_000
/** Rows of a table. */
const MOST_ROWS = 100

/** The failure and its fix, as a quote. The first line has the fact and the error code. What serves is in the headline. */
export function failureBlock(failure: Failure, record: RunRecord): string {
  const { message, advice, code: errorCode, docs_url } = failure
  const [first = '', ...rest] = message
    .split('\n')
    .slice(0, MOST_LINES)
    .map((line) => escapeMessage(withShortIds(line, record), LONGEST_LINE))
  const heading = `**${first}** ${link(code(errorCode), docs_url)}`
  // Lines end in two blanks, or markdown joins them.
  const facts = [heading, ...rest.filter((line) => line !== '')].map((line) => `> ${line}`).join('  \n')
  return advice === undefined ? facts : `${facts}\n>\n> **To fix:** ${escapeMessage(advice, LONGEST_FIX)}`
}

/** The first warnings; the others are folded away. */
export function warningsBlock(warnings: readonly string[], record: RunRecord): string | undefined {
  if (warnings.length === 0) return undefined
  const quote = (some: readonly string[]) =>
    some.map((text) => `> ⚠️ ${escapeMessage(withShortIds(text, record), LONGEST_LINE)}`).join('\n>\n')
  const rest = warnings.slice(5)
  const shown = quote(warnings.slice(0, 5))
  return rest.length === 0 ? shown : `${shown}\n\n${folded(`${rest.length} more warnings`, quote(rest))}`
}

/** What changed or would change, as a table; the reasons instead where no field differs. Undefined if there is nothing. */
export function changesSection(record: RunRecord): string | undefined {
  const { plan } = record
  if (plan === undefined) return undefined
  const changes = appliedChanges(record)
  if (changes.some(({ difference }) => difference !== 'repeated'))
    return changesTable(changes, plan.operation === 'create')
  return plan.reasons.length === 0 ? undefined : reasonsLine(plan.reasons)
}

function reasonsLine(reasons: readonly string[]): string {
  const shown = reasons.slice(0, 20).map((reason) => escapeMessage(shortenDigests(reason), LONGEST_LINE))
  return `Why: ${shown.join('; ')}.`
}

function changesTable(changes: readonly Change[], isCreate: boolean): string {
  const rows = changeRows(changes)
  const more = rows.length > MOST_ROWS ? `\n\n… and ${count(rows.length - MOST_ROWS, 'more field')}` : ''
  const shown = rows.slice(0, MOST_ROWS)
  const isMixed = !isCreate && new Set(rows.map(({ new_revision }) => new_revision)).size > 1
  const hasBefore = rows.some(({ before }) => before !== undefined)
  const cells = (row: ChangeRow) => [
    code(row.input),
    ...(hasBefore ? [row.before === undefined ? '' : code(row.before, 120)] : []),
    afterCell(row),
    ...(isMixed ? [row.new_revision ? 'yes' : 'no'] : [])
  ]
  const head = [
    'Input',
    ...(hasBefore ? ['Before'] : []),
    hasBefore ? 'After' : 'Value',
    ...(isMixed ? ['New revision'] : [])
  ]
  return table(head, shown.map(cells)) + more
}

/** Names of secrets are words of a sentence; other values are code. */
function afterCell({ before: _before, ...row }: ChangeRow): string {
  const { input, after, note } = row
  if (after === undefined || input === 'secrets') return escapeMessage(changeText(row), 400)
  return note === undefined ? code(after, 120) : `${code(after, 120)} (${escapeMessage(note)})`
}

/** A commit by its first seven characters, as a link if the repository has a web address. */
export function commitLink({ repo_url }: RunRecord, commit: string): string {
  const isCommit = /^[0-9a-f]{7,64}$/i.test(commit)
  const url = repo_url?.replace(/\.git$/, '')
  return link(code(shortCommit(commit)), isCommit && isSafeAddress(url) ? `${url}/commit/${commit}` : undefined)
}

/** Every id in full. */
export function idsList(record: RunRecord): string | undefined {
  const image = record.plan?.changes.find(({ path }) => path === 'source_revision_config.image_uri')?.after
  const known: [string, string | undefined][] = [
    ...knownIds(record),
    ['Commit', commitOf(record)],
    // It is shortened elsewhere because of its digest.
    ['Image', typeof image === 'string' && /@sha\d+:/.test(image) ? image : undefined]
  ]
  const lines = known.flatMap(([what, id]) => (id === undefined ? [] : [`- ${what}: ${code(id, 500)}`]))
  return lines.length === 0 ? undefined : lines.join('\n')
}

/** The request to the assistant and its answer, folded. */
export function transcript({ result, assistant, asked, events, elapsed_ms }: CheckReport): string {
  const sign = result === 'passed' ? '✅' : '❌'
  const rows = events.map(({ event, text }) => [code(event, 40), escapeMarkdown(text, 200)])
  const parts = [
    ...(asked === undefined ? [] : [`Sent: ${code(asked, 200)}`]),
    ...(rows.length === 0 ? [] : [table(['Event', 'Payload'], rows)])
  ]
  const title = `${sign} Smoke check${assistant === undefined ? '' : ` of assistant "${escapeHtml(assistant, 100)}"`} ${result} in ${spellDuration(elapsed_ms)}`
  return folded(title, parts.length === 0 ? 'No events.' : parts.join('\n\n'))
}

const MOST_LOG_LINES = 15
const LONGEST_LOG_LINE = 200

/** The last lines of the log of the revision that failed. In a code block neither markdown nor mentions are read. */
export function revisionLog(log: RevisionLog, options: { open: boolean }): string {
  const title = `${logTitle(log)} of revision ${shortId(log.revision_id)}`
  const lines = log.lines.slice(-MOST_LOG_LINES).map((line) => {
    const indent = /^ */.exec(line)?.[0] ?? ''
    return indent + sanitizeLine(line, LONGEST_LOG_LINE)
  })
  return folded(escapeHtml(title), codeBlock(lines, 'text'), options)
}

const DELETED: Record<Deletion, string> = {
  absent: 'already deleted',
  already_deleting: 'already being deleted',
  accepted: 'deleted'
}

/** Each preview of a sweep with what was done. */
export function previewsTable({ previews = [], swept = [], swept_so_far }: RunRecord): string | undefined {
  if (previews.length === 0) return undefined
  const more = previews.length > MOST_ROWS ? `\n\n… and ${count(previews.length - MOST_ROWS, 'more preview')}` : ''
  const resultOf = ({ name, verdict }: (typeof previews)[number]) => {
    const deletion = swept_so_far?.find((seen) => seen.name === name)?.deletion
    if (verdict === 'keep') return 'kept'
    if (deletion !== undefined) return DELETED[deletion]
    return swept.includes(name) ? 'would be deleted' : 'not deleted'
  }
  const rows = previews
    .slice(0, MOST_ROWS)
    .map((preview) => [code(preview.name), String(preview.pull), resultOf(preview), escapeMessage(preview.reason)])
  return table(['Preview', 'Pull request', 'Result', 'Reason'], rows) + more
}
