/** One deployment in a comment: its row, what failed, and what is folded away. Pure. */
import { count, formatTime, spellDuration } from '../../text/format.js'
import { code, escapeHtml, escapeMessage, folded, link } from '../../text/markdown.js'
import type { Failure } from '../failure.js'
import { type State, stateOf, statusText, suggested } from '../heading.js'
import { appliedChanges, commitOf, servedRemark } from '../known-revision.js'
import { diffBlock } from '../plan/plan-diff.js'
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
import { previewsTable } from './summary.js'

const MOST_FAILURE_LINES = 15
const LONGEST_REASON = 500

/** The facts about one deployment. */
export interface CommentedDeployment {
  name: string
  /** Without secret values. */
  record: RunRecord
  failure?: Failure | undefined
  /** The run is not over yet. */
  under_way: boolean
  is_preview?: boolean
  /** What the comment said before this run, which may fail before it reads the deployment. */
  earlier?: EarlierAddress
  /** Its place in the manifest. */
  position?: number
  /** When this became known, in milliseconds since 1970. */
  updated_at: number
  /** The run that knows it, if the comment is about several runs. */
  run_url?: string | undefined
}

/** The address of what served, if anything did, and which run knew it when: in milliseconds since 1970. */
export interface EarlierAddress {
  url?: string | undefined
  run_started_at: number
  updated_at: number
}

/** One deployment, rendered. */
export interface Part {
  cells: Cells
  isFailed: boolean
  /** Also because another one failed. */
  isSkipped: boolean
  state: State
  /** The name above a section of its own, unless it is the only one. */
  heading: string | undefined
  /** What went wrong and what to do, without the name. */
  failure: string | undefined
  /** Without the name. */
  warnings: string | undefined
  /** Why nothing was done, with the name. */
  remark: string | undefined
  /** What would be done. */
  plan: string | undefined
  /** Folded away. */
  details: string[]
}

/** It was not started, because another one failed. */
const isSkipped = (failure: Failure) => failure.code === 'dependency_failed'

/** What has no address, no commit and no details. */
const GONE: ReadonlySet<State> = new Set(['deleted', 'absent', 'swept', 'skipped'])

export interface Cells {
  Name: string
  Status: string
  Link: string
  Commit: string
  Time: string
  Updated: string
  Log: string
}

export const COLUMNS = ['Name', 'Status', 'Link', 'Commit', 'Time', 'Updated', 'Log'] as const

export function partOf(deployment: CommentedDeployment, isOneOfMany: boolean): Part {
  const { name, record, failure, under_way, updated_at, run_url } = deployment
  const state = stateOf(record, under_way)
  const heading = isOneOfMany ? code(name, 100) : undefined
  const isGone = GONE.has(state) || record.command === 'delete'
  const isPlanned = state === 'planned'
  const sections = [
    failure === undefined && record.revision_log ? revisionLog(record.revision_log) : undefined,
    isGone || isPlanned || failure?.unchanged ? undefined : changesSection(record),
    previewsTable(record),
    record.check && transcript(record.check)
  ].filter((section) => section !== undefined)
  const shownName = escapeHtml(name, 100)
  // Ids that are all the details need no fold of their own.
  const ids = isGone
    ? undefined
    : idsSection(record, isOneOfMany && sections.length === 0 ? `IDs of ${shownName}` : 'IDs')
  const details = ids === undefined ? sections : [...sections, ids]
  const isFolded = isOneOfMany && sections.length > 0
  return {
    cells: {
      Name: code(name, 100),
      Status: statusText(record, failure, state),
      Link: addressOf(deployment),
      Commit: isGone ? '' : commitCell(record),
      Time: isGone || record.waited_ms === undefined ? '' : spellDuration(record.waited_ms),
      // A plan says what would be: nothing was updated.
      Updated: isPlanned ? '' : formatTime(updated_at),
      Log: run_url === undefined ? '' : link('Log', run_url)
    },
    isFailed: failure !== undefined && !isSkipped(failure),
    isSkipped: failure === undefined ? state === 'skipped' : isSkipped(failure),
    state,
    heading,
    failure: failure && !isSkipped(failure) ? failureText(record, failure) : undefined,
    // A plan has them where its changes are.
    warnings: isPlanned && failure === undefined ? undefined : warningsBlock(record),
    remark: skippedOf(deployment, heading) ?? absentOf(record, state, heading),
    plan: isPlanned && failure === undefined ? planSection(record, heading) : undefined,
    details: isFolded ? [folded(`Details of ${shownName}`, details.join('\n\n'))] : details
  }
}

/** Whether the run has read nothing about the deployment, so that an earlier one knows more. */
export function isUnread({ record }: Pick<CommentedDeployment, 'record'>): boolean {
  const { deployment_id, operation, plan, absent } = record
  return [deployment_id, operation, plan, absent].every((fact) => fact === undefined)
}

/** The address of what serves; undefined if nothing does, or if that is unknown. */
export function servingUrl(deployment: CommentedDeployment): string | undefined {
  const { record, under_way, earlier } = deployment
  if (isUnread(deployment)) return earlier?.url
  const state = stateOf(record, under_way)
  const isShown = !GONE.has(state) && state !== 'planned' && record.command !== 'delete'
  return isShown && servedRemark(record) !== undefined ? record.url : undefined
}

/** A link is shown only to what serves. */
function addressOf(deployment: CommentedDeployment): string {
  const { record, is_preview = false } = deployment
  const url = servingUrl(deployment)
  if (url === undefined) return ''
  const which = isUnread(deployment) ? ' (as of an earlier run)' : servedRemark(record)
  return `${link(is_preview ? 'Open preview' : 'Open', url)} · ${link('API docs', `${url}/docs`)}${which}`
}

/** The commit of the revision; as long as the service does not show it, that of the request. */
function commitCell(record: RunRecord): string {
  const { revision_id, new_revision, wanted_commit: wanted } = record
  const built = revision_id === undefined ? undefined : commitOf(record)
  if (built !== undefined) return commitLink(record, built)
  const isKept = revision_id !== undefined && new_revision === false
  return wanted === undefined || isKept ? '' : `for ${commitLink(record, wanted)}`
}

function failureText(record: RunRecord, failure: Failure): string {
  const { revision_log } = record
  return joined([
    failureBlock(failure, record, { mostLines: MOST_FAILURE_LINES }),
    rollbackLine(record, failure),
    revision_log && revisionLog(revision_log, { open: true })
  ])
}

/** Why nothing was done, in the first line of one section. */
function skippedOf({ name, record, failure }: CommentedDeployment, heading: string | undefined): string | undefined {
  if (failure !== undefined)
    return isSkipped(failure) ? `${heading ?? code(name, 100)}: ${escapeMessage(failure.message)}` : undefined
  const { skipped } = record
  if (skipped === undefined) return undefined
  return [...(heading === undefined ? [] : [`${heading}:`]), escapeMessage(skipped, LONGEST_REASON)].join(' ')
}

/** A name that is similar to an existing one is probably a mistake. The heading of a single one says so. */
function absentOf(record: RunRecord, state: State, heading: string | undefined): string | undefined {
  if (state !== 'absent' || record.meant === undefined || heading === undefined) return undefined
  return `⚠️ ${heading} does not exist.${suggested(record)}`
}

function planSection(record: RunRecord, heading: string | undefined): string | undefined {
  const { plan } = record
  if (plan === undefined) return undefined
  return joined([
    heading,
    heading === undefined ? 'Plan only. Nothing was changed.' : undefined,
    warningsBlock(record),
    // Of a create there is one reason, which the row says.
    heading !== undefined && plan.operation === 'create' ? undefined : reasonsList(plan, { isOnlyPlan: true }),
    diffBlock(plan.changes)
  ])
}

/** The changes, folded, with the reason for the revision. A reason without any change stands alone. */
function changesSection(record: RunRecord): string | undefined {
  const { plan } = record
  if (plan === undefined) return undefined
  const changes = appliedChanges(record)
  const reasons = plan.operation === 'create' ? undefined : reasonsList(plan, { isOnlyPlan: false })
  const diff = diffBlock(changes)
  if (diff === undefined) return plan.new_revision ? reasons : undefined
  return folded(count(changes.length, 'change'), joined([reasons, diff]))
}

/** Sections, with an empty line between them. */
export const joined = (parts: readonly (string | undefined)[]) =>
  parts.filter((part) => part !== undefined).join('\n\n')
