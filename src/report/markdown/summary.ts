/** The summary of the job: the outcome and what to do first, then warnings, facts, changes and the rollout as a picture. */
import type { Deletion } from '../../deploy/core/events.js'
import type { Change } from '../../deploy/core/model.js'
import { DIFFERENCES, showValue } from '../../deploy/plan/explain.js'
import { count, shortenDigests, shortId, spellDuration } from '../../text/format.js'
import { code, escapeMessage, link, table } from '../../text/markdown.js'
import type { Failure } from '../failure.js'
import { headingOf } from '../heading.js'
import { appliedChanges, commitOf, lastStatus, servedBefore, servedRemark } from '../known-revision.js'
import { diffBlock, isSecret, withCommits } from '../plan/plan-diff.js'
import type { ShownPlan } from '../plan/shown-plan.js'
import type { RunRecord } from '../record.js'
import {
  commitLink,
  failureBlock,
  idsSection,
  reasonsList,
  revisionLog,
  rollbackLine,
  transcript,
  warningsBlock
} from './sections.js'
import { timeline } from './timeline.js'

const MOST_ROWS = 100

const DELETED: Record<Deletion, string> = {
  absent: 'already deleted',
  already_deleting: 'already being deleted',
  accepted: 'deleted'
}

/** Markdown for the job summary. Everything that is not ours in it is escaped. */
export function renderSummary(record: RunRecord, failure?: Failure): string {
  const { operation, deletion, skipped } = record
  // A plan of which no part was applied is of no use.
  const plan = failure?.unchanged ? undefined : record.plan
  const isOnlyPlan = operation === 'planned' || (operation === undefined && failure !== undefined)
  const parts = [
    `### ${headingOf(record, failure)}`,
    addressLine(record),
    failure && failureBlock(failure, record),
    rollbackLine(record, failure),
    skipped === undefined ? undefined : escapeMessage(skipped, 500),
    // The heading of a sweep says that it was a dry run.
    operation === 'planned' && record.previews === undefined ? 'Plan only. Nothing was changed.' : undefined,
    operation === 'deleted' && deletion !== 'absent'
      ? 'A new deployment can use the name when the service has finished.'
      : undefined,
    warningsBlock(record),
    record.revision_log && revisionLog(record.revision_log, { open: true }),
    operation === 'planned' ? undefined : factsTable(record),
    plan && (isOnlyPlan || plan.operation !== 'create') ? reasonsList(plan, { isOnlyPlan }) : undefined,
    plan && (isOnlyPlan ? diffBlock(plan.changes) : changesSection(record, plan)),
    previewsTable(record),
    timeline(record),
    record.check && transcript(record.check),
    idsSection(record)
  ]
  return `${parts.filter((part) => part !== undefined).join('\n\n')}\n`
}

/** A link is shown only to what serves. */
function addressLine(record: RunRecord): string | undefined {
  const { url } = record
  const which = servedRemark(record)
  if (url === undefined || which === undefined) return undefined
  return `${link(code(url), url)} · ${link('API docs', `${url}/docs`)}${which}`
}

function factsTable(record: RunRecord): string | undefined {
  const { deployment_id, revision_id, waited_ms, rollback, rolled_back_by, rolled_back_to } = record
  const before = servedBefore(record)
  const status = lastStatus(record)
  const commit = commitOf(record)
  const facts: [string, string | undefined][] = [
    ['Status', status && code(status, 40)],
    ['Commit', commit && commitLink(record, commit)],
    ['Time', waited_ms === undefined ? undefined : spellDuration(waited_ms)],
    ['Revision', revision_id && code(shortId(revision_id))],
    ['Previous revision', before && before !== rollback?.rolled_back_to ? revisionFact(record, before) : undefined],
    rollback?.rolled_back_to === undefined
      ? ['Rollback', rollback?.result.replaceAll('_', ' ')]
      : ['Serving', rolledBackFact(record, rollback.rolled_back_to, rolled_back_by)],
    ['Code of', rolled_back_to && revisionFact(record, rolled_back_to)],
    ['Deployment', deployment_id && code(shortId(deployment_id))]
  ]
  const known = facts.filter((fact): fact is [string, string] => fact[1] !== undefined)
  // The id alone is among the folded ones.
  if (known.every(([head]) => head === 'Deployment')) return undefined
  return table(
    known.map(([head]) => head),
    [known.map(([, value]) => value)]
  )
}

/** Another revision than the one of this run. */
function revisionFact(record: RunRecord, id: string): string {
  const commit = commitOf(record, id)
  return commit === undefined ? code(shortId(id)) : `${code(shortId(id))} at ${commitLink(record, commit)}`
}

/** The revision that serves after a rollback: the earlier one itself, or another one that has its code. */
function rolledBackFact(record: RunRecord, to: string, by = to): string {
  const code_of = revisionFact(record, to)
  return by === to ? code_of : `${code(shortId(by))} (code of ${code_of})`
}

interface Column {
  head: string
  cells: string[]
  /** Omitted if every row has the same value. */
  isUniform?: boolean
}

/** A table without the columns that are empty, and without those that say the same in each row. */
function tableOf(columns: readonly Column[]): string {
  const shown = columns.filter(({ cells, isUniform = false }) => {
    if (cells.every((cell) => cell === '')) return false
    return !isUniform || new Set(cells).size > 1
  })
  const rows = (columns[0]?.cells ?? []).map((_, i) => shown.map(({ cells }) => cells[i] ?? ''))
  return table(
    shown.map(({ head }) => head),
    rows
  )
}

/** The fields of a new deployment, or those that got another value. Why there is a new revision stands above it. */
function changesSection(record: RunRecord, { operation }: ShownPlan): string | undefined {
  const changes = appliedChanges(record)
  if (operation === 'create') return `Created with:\n\n${changesTable(changes.toSorted(idsLast), operation)}`
  return changes.length === 0 ? undefined : changesTable(changes, operation)
}

const isId = ({ path }: Change) => path.endsWith('_id')
const idsLast = (a: Change, b: Change) => Number(isId(a)) - Number(isId(b))

function changesTable(changes: readonly Change[], operation: ShownPlan['operation']): string {
  const rows = changes.slice(0, MOST_ROWS).map(withCommits)
  const more = changes.length > MOST_ROWS ? `\n\n… and ${count(changes.length - MOST_ROWS, 'more field')}` : ''
  const column = (head: string, cell: (change: Change) => string, isUniform = false): Column => ({
    head,
    cells: rows.map(cell),
    isUniform
  })
  return (
    tableOf([
      column('Field', ({ path }) => code(path)),
      column('Before', ({ path, before, after }) => (before === after ? '' : valueCell(path, before))),
      column(operation === 'create' ? 'Value' : 'After', afterCell),
      ...(operation === 'create'
        ? []
        : [column('New revision', (change) => (change.new_revision ? 'yes' : 'no'), true)])
    ]) + more
  )
}

/** The value, or how it differs if it is not shown. */
function afterCell({ path, difference, after, note }: Change): string {
  const value = valueCell(path, after)
  if (value === '') return difference === 'removed' && note ? escapeMessage(note) : DIFFERENCES[difference]
  // Why a field is not proven to be the same is a reason for the revision.
  return note === undefined || difference !== 'changed' ? value : `${value} (${escapeMessage(shortenDigests(note))})`
}

function valueCell(path: string, value: unknown): string {
  return isSecret(path) || value === undefined ? '' : code(shortenDigests(showValue(value)), 120)
}

/** Each preview of a sweep with what was done. */
export function previewsTable({ previews = [], swept = [], swept_so_far }: RunRecord): string | undefined {
  if (previews.length === 0) return undefined
  const rows = previews.slice(0, MOST_ROWS)
  const more = previews.length > MOST_ROWS ? `\n\n… and ${count(previews.length - MOST_ROWS, 'more preview')}` : ''
  const resultOf = ({ name, verdict }: (typeof previews)[number]) => {
    const deletion = swept_so_far?.find((seen) => seen.name === name)?.deletion
    if (verdict === 'keep') return 'kept'
    if (deletion !== undefined) return DELETED[deletion]
    return swept.includes(name) ? 'would be deleted' : 'not deleted'
  }
  return (
    tableOf([
      { head: 'Preview', cells: rows.map(({ name }) => code(name)) },
      { head: 'Pull request', cells: rows.map(({ pull }) => String(pull)) },
      { head: 'Result', cells: rows.map(resultOf) },
      { head: 'Reason', cells: rows.map(({ reason }) => escapeMessage(reason)), isUniform: rows.length > 1 }
    ]) + more
  )
}
