/** Sections that summary and comment share: the failure, warnings, last log lines, smoke check, ids. */

import type { CheckReport, RevisionLog } from '../../deploy/core/events.js'
import { shortCommit } from '../../repository/refs.js'
import { shortenDigests, shortId, spellDuration } from '../../text/format.js'
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
import type { Failure } from '../failure.js'
import { commitOf, namedRevision, servedBefore } from '../known-revision.js'
import type { ShownPlan } from '../plan/shown-plan.js'
import type { RunRecord } from '../record.js'
import { logTitle } from '../revision-log.js'

/** Lines of a message that are shown. */
const MOST_LINES = 40
const LONGEST_LINE = 500
/** A fix may hold a command, which is of no use if it is cut. */
const LONGEST_FIX = 1_000

/** The failure and its fix, as a quote. The first line has the fact and the error code. */
export function failureBlock(
  failure: Failure,
  record: RunRecord,
  { mostLines = MOST_LINES }: { mostLines?: number } = {}
): string {
  const { message, advice, code: errorCode, docs_url } = failure
  const { revision_id: id = '' } = record
  // The revision is among the facts, and among the ids.
  const own = new Set([`Revision ${id}`, `Revision ${namedRevision(record, id)}`])
  const lines = message
    .split('\n')
    .filter((line) => !own.has(line))
    .slice(0, mostLines)
  const shown = (line: string) => escapeMessage(withShortIds(line, record), LONGEST_LINE)
  const isOneInput = errorCode === 'input_invalid' && lines.length === 2
  // The only problem says more than that there is one.
  const [first = '', ...rest] = isOneInput ? [problemLine(lines[1] ?? '')] : lines.map(shown)
  const heading = [
    ...(first === '' ? [] : [isOneInput ? first : `**${first}**`]),
    link(code(errorCode), docs_url)
  ].join(' ')
  // Lines end in two blanks, or markdown joins them.
  const facts = [heading, ...rest.filter((line) => line !== '')].map((line) => `> ${line}`).join('  \n')
  return advice === undefined ? facts : `${facts}\n>\n> **To fix:** ${escapeMessage(advice, LONGEST_FIX)}`
}

/** `**base_url**: …`, of a line that begins with the name of an input. */
function problemLine(line: string): string {
  const at = line.indexOf(': ')
  const [name, problem] = [line.slice(0, at).trimStart(), line.slice(at + 2)]
  return at === -1
    ? escapeMessage(line, LONGEST_LINE)
    : `**${escapeMessage(name)}**: ${escapeMessage(problem, LONGEST_LINE)}`
}

/** The result of the rollback, unless the failure already has it. */
export function rollbackLine(record: RunRecord, failure: Failure | undefined): string | undefined {
  const { rollback } = record
  if (rollback === undefined || failure?.message.includes(rollback.message)) return undefined
  const lines = rollback.message.split('\n').map((line) => escapeMessage(withShortIds(line, record), LONGEST_LINE))
  return lines.join('  \n')
}

/** The first warnings; the others are folded away. */
export function warningsBlock(record: RunRecord): string | undefined {
  const { warnings } = record
  if (warnings.length === 0) return undefined
  const quote = (some: readonly string[]) =>
    some.map((text) => `> ⚠️ ${escapeMessage(withShortIds(ofOwn(text, record), record), LONGEST_LINE)}`).join('\n>\n')
  const shown = quote(warnings.slice(0, 5))
  const rest = warnings.slice(5)
  return rest.length === 0 ? shown : `${shown}\n\n${folded(`${rest.length} more warnings`, quote(rest))}`
}

/** Without the id of the own revision in front: equal warnings about several deployments are then the same text. */
function ofOwn(text: string, { revision_id: id = '' }: RunRecord): string {
  const own = `Revision ${id} `
  return text.startsWith(own) ? `The revision ${text.slice(own.length)}` : text
}

/** Why a new revision results, or why none is needed. */
export function reasonsList(
  { reasons, new_revision }: ShownPlan,
  { isOnlyPlan }: { isOnlyPlan: boolean }
): string | undefined {
  if (reasons.length === 0) return undefined
  const made = isOnlyPlan ? 'A new revision would be created:' : 'A new revision was needed:'
  const heading = new_revision ? made : 'No new revision is needed:'
  const [only, ...others] = reasons
  if (only !== undefined && others.length === 0)
    return `${heading} ${escapeMessage(shortenDigests(only), LONGEST_LINE)}`
  return [
    heading,
    '',
    ...reasons.slice(0, 20).map((reason) => `- ${escapeMessage(shortenDigests(reason), LONGEST_LINE)}`)
  ].join('\n')
}

/** A commit by its first seven characters, as a link if the repository has a web address. */
export function commitLink({ repo_url }: RunRecord, commit: string): string {
  const isCommit = /^[0-9a-f]{7,64}$/i.test(commit)
  const url = repo_url?.replace(/\.git$/, '')
  return link(code(shortCommit(commit)), isCommit && isSafeAddress(url) ? `${url}/commit/${commit}` : undefined)
}

/** Every id in full, folded away. @param title HTML. */
export function idsSection(record: RunRecord, title = 'IDs'): string | undefined {
  const known = [...idsOf(record), ['Commit', commitOf(record)], ['Image', imageOf(record.plan)]] as const
  const lines = known.flatMap(([what, id]) => (id === undefined ? [] : [`- ${what}: ${code(id, 500)}`]))
  return lines.length === 0 ? undefined : folded(title, lines.join('\n'))
}

function idsOf(record: RunRecord): (readonly [what: string, id: string | undefined])[] {
  const { deployment_id, revision_id, plan, rollback, rolled_back_by, rolled_back_to, serving } = record
  const before = servedBefore(record)
  const to = rollback?.rolled_back_to ?? rolled_back_to
  return [
    ['Deployment', deployment_id],
    ['Revision', revision_id],
    ['Previous revision', before],
    ['Rolled back to', to === before ? undefined : to],
    ['Revision to roll back to', unlessIn([to], plan?.rolls_back_to)],
    ['Revision of the rollback', unlessIn([revision_id, before, to], rolled_back_by)],
    ['Serving revision', unlessIn([revision_id, before, to, rolled_back_by], serving)]
  ]
}

/** The id, unless another line has it. */
const unlessIn = (known: readonly (string | undefined)[], id: string | null | undefined) =>
  id == null || known.includes(id) ? undefined : id

/** The text with the ids shortened that the summary and the comment list in full. */
function withShortIds(text: string, record: RunRecord): string {
  const ids = idsOf(record).flatMap(([, id]) => (id === undefined ? [] : [id]))
  return ids.reduce((shorter, id) => shorter.replaceAll(id, shortId(id)), text)
}

/** The image that is deployed, if it is shortened elsewhere because of its digest. */
function imageOf(plan: RunRecord['plan']): string | undefined {
  const image = plan?.changes.find(({ path }) => path === 'source_revision_config.image_uri')?.after
  return typeof image === 'string' && /@sha\d+:/.test(image) ? image : undefined
}

/** The request to the assistant and its answer, folded. */
export function transcript({ result, assistant, asked, events, elapsed_ms }: CheckReport): string {
  const sign = result === 'passed' ? '✅' : '❌'
  const rows = events.map(({ event, text }) => [code(event, 40), escapeMarkdown(text, 200)])
  const parts = [
    ...(asked === undefined ? [] : [`Sent: ${code(asked, 200)}`]),
    ...(rows.length === 0 ? [] : [table(['Event', 'Payload'], rows)])
  ]
  const title = `${sign} Smoke check of assistant "${escapeHtml(assistant ?? '', 100)}" ${result} in ${spellDuration(elapsed_ms)}`
  return folded(title, parts.length === 0 ? 'No events.' : parts.join('\n\n'))
}

const MOST_LOG_LINES = 15
const LONGEST_LOG_LINE = 200

/** The last lines of the log of the revision that failed. In a code block neither markdown nor mentions are read. */
export function revisionLog(log: RevisionLog, options: { open?: boolean } = {}): string {
  const title = `${logTitle(log)} of revision ${shortId(log.revision_id)}`
  const lines = log.lines.slice(-MOST_LOG_LINES).map((line) => {
    const indent = /^ */.exec(line)?.[0] ?? ''
    return indent + sanitizeLine(line, LONGEST_LOG_LINE)
  })
  return folded(escapeHtml(title), codeBlock(lines, 'text'), options)
}
