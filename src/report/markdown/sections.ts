/** What stands below the table of a summary or a comment: failure, warnings, changes, log, smoke check, ids. Pure. */
import type { CheckReport, RevisionLog } from '../../deploy/core/events.js'
import type { Change } from '../../deploy/core/model.js'
import type { Failure } from '../../errors.js'
import { count, shortenDigests, shortId, spellDuration } from '../../text/format.js'
import {
  code,
  codeBlock,
  escapeHtml,
  escapeMarkdown,
  escapeMessage,
  folded,
  link,
  table
} from '../../text/markdown.js'
import { sanitizeLine } from '../../text/sanitize.js'
import { appliedChanges, type ChangeRow, changeRows, changeText } from '../changes.js'
import { LOG_LINES_AT_ERROR, linesOf, logTitle, servingFact } from '../failure.js'
import { knownIds, withShortIds } from '../known-revision.js'
import { DELETIONS } from '../log.js'
import { conclude, isGone, isPlan, type ShownDeployment } from '../outcome.js'
import type { RunRecord } from '../record.js'

/** A line is cut to this; a fix may hold a command, which is of no use if it is cut. */
const LONGEST_LINE = 1_000
const MOST_ROWS = 100
/** More warnings than this are folded away. */
const MOST_WARNINGS = 5

/**
 * What stands below the table of a comment or of a summary of several; empty if there is nothing to say. One of several
 * is folded away, unless it has failed or would change.
 */
export function detailsOf(
  shown: ShownDeployment,
  { isOneOfMany }: { isOneOfMany: boolean }
): string {
  const { name, failure } = shown
  const { kind } = conclude(shown)
  // Its row says why.
  if (kind === 'blocked') return ''
  const first = foremost(shown, isOneOfMany)
  const rest = background(shown)
  const details = present([...rest, idsList(shown)]).join('\n\n')
  // One of several is in a fold anyway.
  const isFolded = details !== '' && (first.length > 0 || !isOneOfMany)
  const folds = isFolded ? folded(rest.length > 0 ? 'Details' : 'IDs', details) : details
  const sections = present([...first, folds]).join('\n\n')
  if (!isOneOfMany || sections === '') return sections
  const isFailure = failure !== undefined && !failure.unchanged
  const open = isFailure || (isPlan(kind) && kind !== 'plan_unchanged')
  const why = failure === undefined || open ? '' : `: ${escapeHtml(failure.what)}`
  return folded(`${escapeHtml(name, 100)}${why}`, sections, { open })
}

/** What a reader needs first: why it failed, what to do, and all of a plan. */
export function foremost(shown: ShownDeployment, isOneOfMany = false): string[] {
  const { record, failure } = shown
  // The headline of one deployment has what serves, if there is room.
  const isUnsaid = isOneOfMany || conclude(shown).kind === 'timed_out'
  const serving = failure && isUnsaid ? servingFact(failure, record) : undefined
  return present([
    failure && failureBlock(failure, record, serving),
    record.revision_log && revisionLog(record.revision_log),
    failure && fixBlock(failure),
    record.skipped && escapeMessage(record.skipped, 500),
    warningsBlock(record.warnings, record),
    failure && changesFold(shown),
    isPlan(conclude(shown).kind) ? changesSection(record) : undefined,
    previewsTable(record)
  ])
}

/** What the author of the pipeline may want to know. @param picture The rollout as a picture. */
export function background(shown: ShownDeployment, picture?: string): string[] {
  const { record, failure } = shown
  if (isGone(shown)) return []
  const { kind } = conclude(shown)
  // What was planned of a rollout that is over says what was so before.
  const isSaid = isPlan(kind) || kind === 'resumed' || failure !== undefined
  return present([
    isSaid ? undefined : changesSection(record),
    record.check && transcript(record.check),
    picture
  ])
}

/** What may be the cause of a failure, as a line that opens the table: `Changes: secrets: remove OLD_TOKEN`. */
function changesFold(shown: ShownDeployment): string | undefined {
  const { record, failure } = shown
  const changes = failure?.unchanged || isGone(shown) ? [] : appliedChanges(record)
  if (changes.every(({ difference }) => difference === 'repeated')) return undefined
  const told = changeRows(changes).map((row) => `${row.input}: ${changeText(row)}`)
  const since = record.compares_with_attempt ? ' since the last attempt' : ''
  const title = escapeHtml(`Changes${since}: ${told.join('; ')}`, 300)
  return folded(title, changesTable(changes, record))
}

/** Every id as a list; empty if there is none to show. */
export function idsList(shown: ShownDeployment): string {
  const ids = isGone(shown) ? [] : knownIds(shown.record)
  return ids.map(([what, id]) => `- ${what}: ${code(id, 500)}`).join('\n')
}

const present = (sections: readonly (string | undefined)[]) =>
  sections.filter((section) => section !== undefined && section !== '') as string[]

/** The failure as a quote: the first line has the fact and the error code. @param serving What serves. */
function failureBlock(failure: Failure, record: RunRecord, serving?: string): string {
  const { code: errorCode, docs_url } = failure
  const lines = [...linesOf(failure), ...(serving === undefined ? [] : [serving])]
  const [first = '', ...facts] = lines.map((line) =>
    escapeMessage(withShortIds(line, record), LONGEST_LINE)
  )
  // Before the command is known, the headline is the first line.
  const head = record.command === undefined && facts.length > 0 ? '' : `**${first}** `
  // Lines end in two blanks, or markdown joins them.
  return [`${head}${link(code(errorCode), docs_url)}`, ...facts]
    .map((line) => `> ${line}`)
    .join('  \n')
}

/** What to do, and the command to copy. */
function fixBlock({ fix, command }: Failure): string | undefined {
  if (fix.length === 0) return undefined
  const block = command === undefined ? '' : codeBlock([sanitizeLine(command, LONGEST_LINE)], 'sh')
  const text = `**To fix:** ${escapeMessage(fix.join(' '), LONGEST_LINE)}\n${block}`.trimEnd()
  return text.replaceAll(/^/gm, '> ')
}

/** Warnings as a quote; many are folded away. */
export function warningsBlock(warnings: readonly string[], record: RunRecord): string | undefined {
  const quote = warnings
    .map((text) => `> ⚠️ ${escapeMessage(withShortIds(text, record), LONGEST_LINE)}`)
    .join('\n>\n')
  if (warnings.length > MOST_WARNINGS)
    return folded(`⚠️ ${count(warnings.length, 'warning')}`, quote)
  return quote === '' ? undefined : quote
}

/** What changed or would change, as a table; the reasons where no field differs, or for a rollback. Empty for nothing. */
function changesSection(record: RunRecord): string | undefined {
  const { plan } = record
  if (plan === undefined) return undefined
  const changes = appliedChanges(record)
  const isShown = changes.some(({ difference }) => difference !== 'repeated')
  const reasons = plan.reasons
    .slice(0, MOST_ROWS)
    .map((one) => escapeMessage(shortenDigests(one), LONGEST_LINE))
  const isExplained = reasons.length > 0 && (!isShown || plan.operation === 'rollback')
  const why = isExplained ? `Why: ${reasons.join('; ')}.` : undefined
  return present([isShown ? changesTable(changes, record) : undefined, why]).join('\n\n')
}

function changesTable(changes: readonly Change[], record: RunRecord): string {
  const rows = changeRows(changes)
  const isMixed =
    record.plan?.operation !== 'create' &&
    new Set(rows.map(({ new_revision }) => new_revision)).size > 1
  const hasBefore = rows.some(({ before }) => before !== undefined)
  const columns: Record<string, (row: ChangeRow) => string> = {
    Input: ({ input }) => code(input),
    ...(hasBefore && {
      [record.compares_with_attempt ? 'Last attempt' : 'Before']: ({ before }) =>
        before === undefined ? '' : code(before, 120)
    }),
    [hasBefore ? 'After' : 'Value']: afterCell,
    ...(isMixed && { 'New revision': ({ new_revision }) => (new_revision ? 'yes' : 'no') })
  }
  const cells = rows.map((row) => Object.values(columns).map((cellOf) => cellOf(row)))
  return firstRows(Object.keys(columns), cells, 'more field')
}

/** Names of secrets are words of a sentence; other values are code. */
function afterCell({ before: _before, ...row }: ChangeRow): string {
  const { input, after, note } = row
  if (after === undefined || input === 'secrets') return escapeMessage(changeText(row), 400)
  return note === undefined ? code(after, 120) : `${code(after, 120)} (${escapeMessage(note)})`
}

/** The table with its first rows, and how many others there are. */
function firstRows(
  head: readonly string[],
  rows: readonly (readonly string[])[],
  more: string
): string {
  const others = rows.length - MOST_ROWS
  return (
    table(head, rows.slice(0, MOST_ROWS)) + (others > 0 ? `\n\n… and ${count(others, more)}` : '')
  )
}

/** The request to the assistant and its answer, folded. */
function transcript({ result, assistant, asked, events, elapsed_ms }: CheckReport): string {
  const sign = result === 'passed' ? '✅' : '❌'
  const rows = events.map(({ event, text }) => [code(event, 40), escapeMarkdown(text, 200)])
  const parts = [
    ...(asked === undefined ? [] : [`Sent: ${code(asked, 200)}`]),
    rows.length === 0 ? 'No events.' : table(['Event', 'Payload'], rows)
  ]
  const title = `${sign} Smoke check${assistant === undefined ? '' : ` of assistant "${escapeHtml(assistant, 100)}"`} ${result} in ${spellDuration(elapsed_ms)}`
  return folded(title, parts.join('\n\n'))
}

/** The last lines of the log of the revision that failed. In a code block neither markdown nor mentions are read. */
function revisionLog(log: RevisionLog): string {
  const title = `${logTitle(log)} of revision ${shortId(log.revision_id)}`
  return folded(escapeHtml(title), codeBlock(log.lines.slice(-LOG_LINES_AT_ERROR), 'text'), {
    open: true
  })
}

function previewsTable({ previews = [], swept = [] }: RunRecord): string | undefined {
  if (previews.length === 0) return undefined
  const resultOf = ({ name, verdict }: (typeof previews)[number]) => {
    const done = swept.find((one) => one.name === name)
    if (verdict === 'keep') return 'kept'
    if (done === undefined) return 'not deleted'
    return done.deletion === undefined ? 'would be deleted' : DELETIONS[done.deletion].word
  }
  const rows = previews.map((preview) => {
    const { name, pull, reason } = preview
    return [code(name), String(pull), resultOf(preview), escapeMessage(reason)]
  })
  return firstRows(['Preview', 'Number', 'Result', 'Reason'], rows, 'more preview')
}
