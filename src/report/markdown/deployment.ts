/** One deployment in a summary or a comment: its row of the table, and what stands below. Pure. */
import { capitalized, formatTime, spellDuration } from '../../text/format.js'
import { code, escapeHtml, escapeMessage, folded, link } from '../../text/markdown.js'
import { servingFact } from '../failure.js'
import { planText, suggested } from '../headline.js'
import { badEnd, commitOf, lastStatus, linkRemark } from '../known-revision.js'
import { conclude, isPlan, KINDS, type Kind, type ShownDeployment } from '../outcome.js'
import { firstLine, type RunRecord } from '../record.js'
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

export const COLUMNS = ['Name', 'Status', 'Link', 'Commit', 'Time', 'Updated'] as const

/** What takes less is no rollout; in milliseconds. */
const SHORTEST_MS = 1_000

/** What has no address, no commit and no details. */
const GONE: ReadonlySet<Kind> = new Set(['deleted', 'absent', 'swept', 'skipped', 'blocked'])

const kindOf = (shown: ShownDeployment) => conclude(shown).kind

const isGone = (shown: ShownDeployment) => GONE.has(kindOf(shown)) || shown.record.command === 'delete'

/** @param updated When this was known, in milliseconds since 1970, and the page of the run. */
export function rowOf(
  shown: ShownDeployment,
  updated?: { at: number; run_url: string | undefined }
): Record<(typeof COLUMNS)[number], string> {
  const { name, record } = shown
  const { waited_ms = 0 } = record
  const hasRest = !isGone(shown)
  // A plan says what would be: nothing was updated.
  const isDated = updated !== undefined && !isPlan(kindOf(shown))
  return {
    Name: code(name, 100),
    Status: statusCell(shown),
    Link: hasRest ? linkCell(shown) : '',
    Commit: hasRest ? commitCell(record) : '',
    Time: hasRest && waited_ms >= SHORTEST_MS ? spellDuration(waited_ms) : '',
    Updated: isDated ? link(formatTime(updated.at), updated.run_url) : ''
  }
}

function statusCell(shown: ShownDeployment): string {
  const { record, failure } = shown
  const kind = kindOf(shown)
  const { icon, word } = KINDS[kind]
  const status = lastStatus(record)
  if (isPlan(kind)) return `${icon} ${capitalized(planText(record.plan))}`
  if ((kind === 'pending' || kind === 'running') && status !== undefined) return `${icon} ${code(status, 40)}`
  if (kind === 'running' && record.command === undefined) return `${icon} Waiting`
  if (kind === 'absent') return `${icon} ${capitalized(word)}.${suggested(record)}`
  if (failure?.unchanged && kind === 'failed') return `${icon} Not changed`
  if (kind === 'failed' && record.rollback?.rolled_back_to !== undefined) return `${icon} Failed, rolled back`
  const end = kind === 'failed' || kind === 'failed_revision' ? badEnd(record) : undefined
  return `${icon} ${end === undefined ? capitalized(word) : code(end, 40)}`
}

/** A link is shown only to what serves. */
function linkCell(shown: ShownDeployment): string {
  const { url } = shown.record
  const remark = isPlan(kindOf(shown)) ? undefined : linkRemark(shown.record)
  if (url === undefined || remark === undefined) return ''
  return `${link('Open', url)} · ${link('API docs', `${url}/docs`)}${remark}`
}

/** The commit of the revision; as long as the service does not show it, that of the request. */
function commitCell(record: RunRecord): string {
  const { revision_id, new_revision, wanted_commit: wanted } = record
  const built = revision_id === undefined ? undefined : commitOf(record)
  if (built !== undefined) return commitLink(record, built)
  const isKept = revision_id !== undefined && new_revision === false
  return wanted === undefined || isKept ? '' : `for ${commitLink(record, wanted)}`
}

/** What a reader needs first: what failed and why, warnings, and all of a plan. @param serving What serves, if unsaid. */
export function foremost(shown: ShownDeployment, serving?: string): string[] {
  const { record, failure } = shown
  return present([
    failure && failureBlock(failure, record, serving),
    record.skipped && escapeMessage(record.skipped, 500),
    warningsBlock(record.warnings, record),
    record.revision_log && revisionLog(record.revision_log),
    isPlan(kindOf(shown)) ? changesSection(record) : undefined,
    previewsTable(record)
  ])
}

/** What the author of the pipeline may want to know. @param picture The rollout as a picture. */
export function background(shown: ShownDeployment, picture?: string): string[] {
  const { record, failure } = shown
  if (isGone(shown)) return []
  const changes = isPlan(kindOf(shown)) || failure?.unchanged ? undefined : changesSection(record)
  return present([
    changes !== undefined && failure !== undefined ? folded('Changes', changes) : changes,
    record.check && transcript(record.check),
    picture,
    idsList(record)
  ])
}

const present = (sections: readonly (string | undefined)[]) =>
  sections.filter((section) => section !== undefined && section !== '') as string[]

/**
 * What stands below the table of a comment or of a summary of several; empty if there is nothing to say. One of several
 * is folded away, unless it has failed or would change.
 */
export function detailsOf(shown: ShownDeployment, { isOneOfMany }: { isOneOfMany: boolean }): string {
  const { name, record, failure } = shown
  const first = foremost(shown, isOneOfMany && failure ? servingFact(failure, record) : undefined)
  const rest = background(shown)
  // One of several is in a fold anyway.
  const folds = rest.length > 0 && (first.length > 0 || !isOneOfMany) ? [folded('Details', rest.join('\n\n'))] : rest
  const sections = [...first, ...folds].join('\n\n')
  if (!isOneOfMany || sections === '') return sections
  const kind = kindOf(shown)
  const isFailure = failure !== undefined && !failure.unchanged && kind !== 'blocked'
  const open = isFailure || (isPlan(kind) && kind !== 'plan_unchanged')
  const why = failure === undefined || open ? '' : `: ${escapeHtml(firstLine(failure.message))}`
  return folded(`${escapeHtml(name, 100)}${why}`, sections, { open })
}
