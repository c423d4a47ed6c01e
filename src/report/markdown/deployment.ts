/** One deployment in a summary or a comment: its row of the table, and what stands below. Pure. */
import { formatTime, spellDuration } from '../../text/format.js'
import { code, escapeHtml, escapeMessage, folded, link } from '../../text/markdown.js'
import { type Failure, servingFact } from '../failure.js'
import { capitalized, planText, suggested } from '../headline.js'
import { badEnd, commitOf, hasBecomeLive, lastStatus } from '../known-revision.js'
import { conclude, KINDS, type Outcome } from '../outcome.js'
import type { RunRecord } from '../record.js'
import { linkRemark } from '../serving.js'
import {
  changesSection,
  commitLink,
  failureBlock,
  idsList,
  previewsTable,
  revisionLog,
  transcript,
  warningsBlock
} from './sections.js'

/** A deployment as a reader sees it. Free of secrets, which are recognized by their exact text. */
export interface ShownDeployment {
  name: string
  record: RunRecord
  failure?: Failure | undefined
  isOver: boolean
  is_preview?: boolean
}

/** The columns of the table. */
export const COLUMNS = ['Name', 'Status', 'Link', 'Commit', 'Time', 'Updated'] as const

/** What takes less is no rollout; in milliseconds. */
const SHORTEST_MS = 1_000

/** What has no address, no commit and no details. */
const GONE: ReadonlySet<Outcome['kind']> = new Set(['deleted', 'absent', 'swept', 'skipped', 'blocked'])

/** @param updated When this was known, in milliseconds since 1970, and the page of the run. */
export function rowOf(
  shown: ShownDeployment,
  updated?: { at: number; run_url: string | undefined }
): Record<(typeof COLUMNS)[number], string> {
  const { name, record, failure, isOver } = shown
  const { waited_ms = 0 } = record
  const outcome = conclude(record, failure, isOver)
  const isGone = GONE.has(outcome.kind) || record.command === 'delete'
  return {
    Name: code(name, 100),
    Status: statusCell(outcome, record, isOver),
    Link: isGone ? '' : linkCell(shown, outcome),
    Commit: isGone ? '' : commitCell(record),
    Time: isGone || waited_ms < SHORTEST_MS ? '' : spellDuration(waited_ms),
    // A plan says what would be: nothing was updated.
    Updated: updated === undefined || outcome.kind === 'planned' ? '' : link(formatTime(updated.at), updated.run_url)
  }
}

function statusCell({ kind, failure, caution }: Outcome, record: RunRecord, isOver: boolean): string {
  const { icon, word } = KINDS[kind]
  if (caution === 'failed_revision') return `⚠️ ${code(badEnd(record) ?? '', 40)}`
  if (caution === 'other_commit') return '⚠️ Another commit'
  if (kind === 'planned') return `${icon} ${capitalized(planText(record.plan))}`
  if (kind === 'pending') return `${icon} ${progressText(record, isOver)}`
  if (kind === 'unchanged' && hasBecomeLive(record)) return `${icon} Deployed`
  if (kind === 'cancelled' && failure?.code === 'internal') return `${icon} Stopped`
  return `${icon} ${kind === 'failed' ? failedText(failure, record) : capitalized(word)}`
}

function progressText(record: RunRecord, isOver: boolean): string {
  const status = lastStatus(record)
  if (status !== undefined) return code(status, 40)
  return record.command === undefined && !isOver ? 'Waiting' : 'In progress'
}

function failedText(failure: Failure | undefined, record: RunRecord): string {
  if (failure?.unchanged) return 'Not changed'
  if (record.rollback?.rolled_back_to !== undefined) return 'Failed, rolled back'
  if (failure?.code === 'check_failed') return 'Smoke check failed'
  const status = badEnd(record)
  return status === undefined ? 'Failed' : code(status, 40)
}

/** A link is shown only to what serves. */
function linkCell({ record, is_preview = false }: ShownDeployment, { kind }: Outcome): string {
  const remark = kind === 'planned' ? undefined : linkRemark(record)
  if (record.url === undefined || remark === undefined) return ''
  return `${link(is_preview ? 'Open preview' : 'Open', record.url)} · ${link('API docs', `${record.url}/docs`)}${remark}`
}

/** The commit of the revision; as long as the service does not show it, that of the request. */
function commitCell(record: RunRecord): string {
  const { revision_id, new_revision, wanted_commit: wanted } = record
  const built = revision_id === undefined ? undefined : commitOf(record)
  if (built !== undefined) return commitLink(record, built)
  const isKept = revision_id !== undefined && new_revision === false
  return wanted === undefined || isKept ? '' : `for ${commitLink(record, wanted)}`
}

/** How the details are shown. */
export interface DetailsOptions {
  /** One of several: its name stands above what is about it alone. */
  isOneOfMany: boolean
  /** All that only the author of the pipeline needs is in one fold. */
  isFolded: boolean
  /** What has been said of a deployment before: failures and warnings are said once. */
  told: Set<string>
  /** The rollout as a picture. */
  picture?: string | undefined
}

/** What stands below the table about a deployment; empty if there is nothing to say. */
export function detailsOf(shown: ShownDeployment, options: DetailsOptions): string {
  const { isOneOfMany, isFolded } = options
  const name = escapeHtml(shown.name, 100)
  const first = foremost(shown, options)
  const rest = background(shown, options)
  const heading = isOneOfMany && first.length > 0 ? [code(shown.name, 100)] : []
  const title = isOneOfMany ? `Details of ${name}` : 'Details'
  const below = rest.length > 0 && (isFolded || isOneOfMany) ? [folded(title, rest.join('\n\n'))] : rest
  return [...heading, ...first, ...below].join('\n\n')
}

/** What a reader needs first: what failed and why, warnings, and all of a plan. */
function foremost(shown: ShownDeployment, { isOneOfMany, told }: DetailsOptions): string[] {
  const { record, failure, isOver } = shown
  const { kind } = conclude(record, failure, isOver)
  return present([
    failure && kind !== 'blocked' ? failureOnce(failure, record, told) : undefined,
    // The headline of a single one says so.
    failure && isOneOfMany ? servingLine(failure, record) : undefined,
    rollbackLine(record, failure),
    remarkOf(kind, record, failure, isOneOfMany),
    warningsBlock(fresh(record.warnings, told), record),
    record.revision_log && revisionLog(record.revision_log, { open: !isOneOfMany }),
    kind === 'planned' ? changesSection(record) : undefined,
    previewsTable(record)
  ])
}

/** What the author of the pipeline may want to know. */
function background(shown: ShownDeployment, { isOneOfMany, isFolded, picture }: DetailsOptions): string[] {
  const { record, failure, isOver } = shown
  const { kind } = conclude(record, failure, isOver)
  const isGone = GONE.has(kind) || record.command === 'delete'
  const hasChanges = !isGone && kind !== 'planned' && !failure?.unchanged
  const changes = hasChanges ? changesSection(record) : undefined
  // Within a fold, nothing has a fold of its own.
  const isNested = isFolded || isOneOfMany
  const ids = isGone ? undefined : idsList(record)
  return present([
    changes !== undefined && failure !== undefined && !isNested ? folded('Changes', changes) : changes,
    record.check && transcript(record.check),
    picture,
    ids !== undefined && !isNested ? folded('IDs', ids) : ids
  ])
}

const present = (sections: readonly (string | undefined)[]) => sections.filter((section) => section !== undefined)

function servingLine(failure: Failure, record: RunRecord): string | undefined {
  const serving = servingFact(failure, record)
  return serving && escapeMessage(serving)
}

/** The same failure of another deployment is said once. */
function failureOnce(failure: Failure, record: RunRecord, told: Set<string>): string {
  const block = failureBlock(failure, record)
  const isKnown = told.has(block)
  told.add(block)
  return isKnown ? `> The same failure: ${code(failure.code)}` : block
}

function fresh(warnings: readonly string[], told: Set<string>): string[] {
  const unknown = warnings.filter((warning) => !told.has(warning))
  for (const warning of unknown) told.add(warning)
  return unknown
}

/** Why a rollback did not happen, unless the failure says it. */
function rollbackLine({ rollback }: RunRecord, failure: Failure | undefined): string | undefined {
  const isTold =
    rollback === undefined || rollback.result === 'rolled_back' || failure?.message.includes(rollback.message)
  return isTold
    ? undefined
    : rollback.message
        .split('\n')
        .map((line) => escapeMessage(line, 500))
        .join('  \n')
}

/** Why nothing was done. */
function remarkOf(
  kind: Outcome['kind'],
  record: RunRecord,
  failure: Failure | undefined,
  isOneOfMany: boolean
): string | undefined {
  if (kind === 'blocked') return failure && escapeMessage(failure.message)
  if (kind === 'skipped') return record.skipped && escapeMessage(record.skipped, 500)
  if (kind === 'deleted' && !isOneOfMany) return 'A new deployment can use the name when the service has finished.'
  // The headline of a single one says so.
  return kind === 'absent' && isOneOfMany && record.meant !== undefined ? suggested(record).trim() : undefined
}
