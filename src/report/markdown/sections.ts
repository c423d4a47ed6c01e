/**
 * What stands below the table of a summary or a comment: failure, warnings, changes, log, smoke
 * check, ids. Pure.
 */
import type { CheckReport, JudgedPreview, RevisionLog } from '../../deploy/core/events.js'
import type { Change } from '../../deploy/core/model.js'
import type { Failure } from '../../errors.js'
import { commandLines } from '../../text/command-lines.js'
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
import {
  appliedChanges,
  type ChangeRow,
  type ChangeWording,
  changeRows,
  changeText,
  wordingOfPlan
} from '../changes.js'
import { LOG_LINES_AT_ERROR, linesOf, logTitle } from '../failure.js'
import { attemptSentence, DELETIONS } from '../log.js'
import { conclude, isGone, isPlan, type Kind, labelOf, type ShownDeployment } from '../outcome.js'
import type { RunRecord, SweepRecord } from '../record.js'
import { labeledIds, revisionName, withShortIds } from '../revision-names.js'
import { servingFact } from '../serving-text.js'

/** A line is cut to this; a fix may hold a command, which is of no use if it is cut. */
const LONGEST_LINE = 1_000
const MOST_ROWS = 100
/** More warnings than this are folded away. */
const MOST_WARNINGS = 5

/**
 * Renders what stands below the table of a comment or of a summary of several; empty if there is
 * nothing to say. One of several is folded away.
 */
export function detailsOf(
  deployment: ShownDeployment,
  { isOneOfMany }: { isOneOfMany: boolean }
): string {
  // The row of a deployment that was blocked says why.
  if (conclude(deployment).kind === 'blocked') return ''
  const first = leadSections(deployment, isOneOfMany)
  const last = lessImportant(deployment, { isFolded: first.length > 0 || !isOneOfMany })
  const sections = nonEmpty([...first, last]).join('\n\n')
  if (!isOneOfMany || sections === '') return sections
  return foldedDeployment(deployment, sections)
}

/** Renders what is not needed first: under a title of its own, unless it stands alone in a fold. */
function lessImportant(deployment: ShownDeployment, { isFolded }: { isFolded: boolean }): string {
  const sections = detailSections(deployment)
  const text = nonEmpty([...sections, idsList(deployment)]).join('\n\n')
  if (text === '' || !isFolded) return text
  return folded(sections.length > 0 ? 'Details' : 'IDs', text)
}

/**
 * Folds away one of several deployments. One that failed, or whose plan changes something, is open.
 */
function foldedDeployment(deployment: ShownDeployment, sections: string): string {
  const { failure } = deployment
  const open = hasFailedChanges(deployment) || wouldChange(conclude(deployment).kind)
  const reason = failure === undefined || open ? '' : `: ${escapeHtml(failure.what)}`
  return folded(`${escapeHtml(labelOf(deployment), 100)}${reason}`, sections, { open })
}

function hasFailedChanges({ failure }: ShownDeployment): boolean {
  return failure !== undefined && !failure.unchanged
}

function wouldChange(kind: Kind): boolean {
  return isPlan(kind) && kind !== 'plan_unchanged'
}

/** Renders what a reader needs first: why it failed, what to do, and all of a plan. */
export function leadSections(deployment: ShownDeployment, isOneOfMany = false): string[] {
  const { record, failure } = deployment
  const { kind } = conclude(deployment)
  const { log } = record.revision
  return nonEmpty([
    failure && failureBlock(failure, record, isOneOfMany),
    log && revisionLog(log),
    failure && fixBlock(failure),
    record.skipped && escapeMessage(record.skipped, 500),
    warningsBlock(record.warnings, record),
    failure && changesFold(deployment),
    isPlan(kind) ? changesSection(deployment) : undefined,
    record.sweep && previewsTable(record.sweep)
  ])
}

/**
 * Renders what the author of the pipeline may want to know.
 *
 * @param picture The rollout as a picture.
 */
export function detailSections(deployment: ShownDeployment, picture?: string): string[] {
  const { record, failure } = deployment
  if (isGone(deployment)) return []
  const { kind } = conclude(deployment)
  // The changes of a plan and of a failure come first. Those of a rollout that an earlier run began
  // are not of this run.
  const hasChanges = !isPlan(kind) && kind !== 'resumed' && failure === undefined
  return nonEmpty([
    hasChanges ? changesSection(deployment) : undefined,
    record.check && transcript(record.check),
    picture
  ])
}

/**
 * Renders the possible cause of a failure, as a line that opens the table: `Changes: secrets:
 * removed OLD_TOKEN`.
 */
function changesFold(deployment: ShownDeployment): string | undefined {
  const { record, failure } = deployment
  if (failure?.unchanged || isGone(deployment)) return undefined
  const changes = appliedChanges(record)
  if (!hasNewValues(changes)) return repeatedReason(record)
  const rows = changeRows(changes, wordingOf(deployment))
  const texts = rows.map((row) => `${row.input}: ${changeText(row)}`)
  const title = escapeHtml(`Changes: ${texts.join('; ')}`, 300)
  return folded(
    title,
    nonEmpty([changesTable(changes, deployment), attemptLine(deployment)]).join('\n\n')
  )
}

/**
 * Says why a run made a revision although it changed nothing: the last attempt failed, or
 * `new_revision` is set.
 */
function repeatedReason({ plan, new_revision }: RunRecord): string | undefined {
  const isRepeated = new_revision === true && plan !== undefined && plan.changes.length > 0
  return isRepeated ? reasonsLine('Why a new revision', plan.reasons) : undefined
}

/** Returns whether something differs: a field that is only sent again is no change. */
function hasNewValues(changes: readonly Change[]): boolean {
  return changes.some(({ difference }) => difference !== 'repeated')
}

function wordingOf({ record, isOver, failure }: ShownDeployment): ChangeWording {
  const isPlanned = record.operation === 'planned' || record.target.command === 'plan'
  const isPast = !isPlanned && (isOver || failure !== undefined)
  return { ...(record.plan && wordingOfPlan(record.plan)), isPast }
}

/** Says that settings and secrets are compared with a failed attempt, and not with what serves. */
function attemptLine(deployment: ShownDeployment): string | undefined {
  const { attempt } = deployment.record
  return attempt && escapeMessage(attemptSentence(attempt.status, wordingOf(deployment)))
}

/** Renders every id as a list; empty if there is none to show. */
export function idsList(deployment: ShownDeployment): string {
  const ids = isGone(deployment) ? [] : labeledIds(deployment.record)
  return ids.map(({ label, id }) => `- ${label}: ${code(id, 500)}`).join('\n')
}

function nonEmpty(sections: readonly (string | undefined)[]): string[] {
  return sections.filter((section) => section !== undefined && section !== '') as string[]
}

/**
 * Renders the facts of a failure as a quote. What happened is the headline, unless that is about
 * several deployments.
 */
function failureBlock(failure: Failure, record: RunRecord, isOneOfMany: boolean): string {
  const { code: errorCode, docs_url } = failure
  const [what = '', ...facts] = [...linesOf(failure), servingFact(failure, record)]
    .filter((line) => line !== undefined)
    .map((line) => escapeMessage(withShortIds(line, record), LONGEST_LINE))
  const head = isOneOfMany ? `**${what}**` : 'Error code:'
  // Lines end in two blanks, or markdown joins them.
  return [`${head} ${link(code(errorCode), docs_url)}`, ...facts]
    .map((line) => `> ${line}`)
    .join('  \n')
}

/** Renders what to do, and the command to copy. */
function fixBlock({ fix, command }: Failure): string | undefined {
  if (fix.length === 0) return undefined
  const lines = [`**To fix:** ${escapeMessage(fix.join(' '), LONGEST_LINE)}`]
  if (command !== undefined)
    lines.push(codeBlock(commandLines(sanitizeLine(command, LONGEST_LINE)), 'sh'))
  return lines.join('\n').replaceAll(/^/gm, '> ')
}

/** Renders warnings as a quote; many are folded away. */
export function warningsBlock(warnings: readonly string[], record: RunRecord): string | undefined {
  const quote = warnings
    .map((text) => `> ⚠️ ${escapeMessage(withShortIds(text, record), LONGEST_LINE)}`)
    .join('\n>\n')
  if (warnings.length > MOST_WARNINGS)
    return folded(`⚠️ ${count(warnings.length, 'warning')}`, quote)
  return quote === '' ? undefined : quote
}

/**
 * Renders what changed or would change as a table; the reasons if no field differs. Empty if there
 * is nothing to say.
 */
function changesSection(deployment: ShownDeployment): string | undefined {
  const { plan } = deployment.record
  if (plan === undefined) return undefined
  const changes = appliedChanges(deployment.record)
  const hasTable = hasNewValues(changes)
  const isRollback = plan.operation === 'rollback'
  const reasons = hasTable || isRollback ? undefined : reasonsLine('Why', plan.reasons)
  return nonEmpty([
    hasTable ? changesTable(changes, deployment) : undefined,
    attemptLine(deployment),
    isRollback ? rollbackLine(deployment) : reasons
  ]).join('\n\n')
}

function reasonsLine(label: string, reasons: readonly string[]): string | undefined {
  if (reasons.length === 0) return undefined
  const texts = reasons
    .slice(0, MOST_ROWS)
    .map((reason) => escapeMessage(shortenDigests(reason), LONGEST_LINE))
  return `${label}: ${texts.join('; ')}.`
}

/** Says how a rollback restores the code: by a patch or a redeploy. */
function rollbackLine(deployment: ShownDeployment): string | undefined {
  const { record } = deployment
  const { plan } = record
  if (plan === undefined) return undefined
  const { way, rolls_back_to: id, reasons } = plan
  if (!wordingOf(deployment).isPast || way === undefined || id === undefined)
    return reasonsLine('How', reasons)
  const name = escapeMessage(revisionName(record, id))
  return way === 'patch'
    ? `How: a patch requested the code of revision ${name}. Everything else stayed unchanged.`
    : `How: a redeploy of revision ${name}. It may also have restored its secrets and resources.`
}

function changesTable(changes: readonly Change[], deployment: ShownDeployment): string {
  const rows = changeRows(changes, wordingOf(deployment))
  const effects = new Set(rows.map(({ new_revision }) => new_revision))
  const isMixed = deployment.record.plan?.operation !== 'create' && effects.size > 1
  const hasBefore = rows.some(({ before }) => before !== undefined)
  const columns: Record<string, (row: ChangeRow) => string> = { Input: ({ input }) => code(input) }
  if (hasBefore) columns.Before = ({ before }) => (before === undefined ? '' : code(before, 120))
  columns[hasBefore ? 'After' : 'Value'] = afterCell
  if (isMixed) columns['New revision'] = ({ new_revision }) => (new_revision ? 'yes' : 'no')
  const cells = rows.map((row) => Object.values(columns).map((cellOf) => cellOf(row)))
  return firstRows(Object.keys(columns), cells, 'more field')
}

/** Names of secrets are words of a sentence; other values are code. */
function afterCell({ before: _before, ...row }: ChangeRow): string {
  const { input, after, note } = row
  if (after === undefined || input === 'secrets') return escapeMessage(changeText(row), 400)
  if (note === undefined) return code(after, 120)
  return `${code(after, 120)} (${escapeMessage(note)})`
}

/** Renders the first rows of a table, and how many others there are. */
function firstRows(
  head: readonly string[],
  rows: readonly (readonly string[])[],
  more: string
): string {
  const others = rows.length - MOST_ROWS
  const text = table(head, rows.slice(0, MOST_ROWS))
  if (others <= 0) return text
  return `${text}\n\n… and ${count(others, more)}`
}

/** Renders the request to the assistant and its answer, folded. */
function transcript({ result, assistant, asked, events, elapsed_ms }: CheckReport): string {
  const sign = result === 'passed' ? '✅' : '❌'
  const of = assistant === undefined ? '' : ` of assistant "${escapeHtml(assistant, 100)}"`
  const title = `${sign} Smoke check${of} ${result} in ${spellDuration(elapsed_ms)}`
  const rows = events.map(({ event, text }) => [code(event, 40), escapeMarkdown(text, 200)])
  const answer = rows.length === 0 ? 'No events.' : table(['Event', 'Payload'], rows)
  const request = asked === undefined ? '' : `Sent: ${code(asked, 200)}\n\n`
  return folded(title, `${request}${answer}`)
}

/**
 * Renders the last lines of the log of a revision that failed. In a code block neither markdown nor
 * mentions are read.
 */
function revisionLog(log: RevisionLog): string {
  const title = `${logTitle(log)} of revision ${shortId(log.revision_id)}`
  const lines = codeBlock(log.lines.slice(-LOG_LINES_AT_ERROR), 'text')
  return folded(escapeHtml(title), lines, { open: true })
}

function previewsTable(sweep: SweepRecord): string | undefined {
  const { previews } = sweep
  if (previews.length === 0) return undefined
  const rows = previews.map((preview) => {
    const { name, pull, reason } = preview
    return [code(name), String(pull), previewResult(preview, sweep), escapeMessage(reason)]
  })
  return firstRows(['Preview', 'Number', 'Result', 'Reason'], rows, 'more preview')
}

function previewResult({ name, verdict }: JudgedPreview, { swept }: SweepRecord): string {
  if (verdict === 'keep') return 'kept'
  const deleted = swept.find((preview) => preview.name === name)
  if (deleted === undefined) return 'not deleted'
  if (deleted.deletion === undefined) return 'would be deleted'
  return DELETIONS[deleted.deletion].word
}
