/**
 * The comment on the pull request: a heading, a table with a row for each deployment, what failed and what to do, and the
 * details folded away. Pure.
 */
import { createHash } from 'node:crypto'
import { count, formatTime, spellDuration } from '../text/format.js'
import { code, escapeHtml, escapeMessage, folded, link, table } from '../text/markdown.js'
import type { Failure } from './failure.js'
import { commentHeading, type State, stateOf, statusText } from './heading.js'
import { commitOf, servedRemark } from './known-revision.js'
import { diffBlock } from './plan-diff.js'
import type { RunRecord } from './record.js'
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

/** GitHub's limit is 65,536 characters; the marker and a note need some. */
const MOST_CHARACTERS = 65_000
const MOST_FAILURE_LINES = 15

/** The facts about one deployment. */
export interface CommentedDeployment {
  name: string
  /** Without secret values. */
  record: RunRecord
  failure?: Failure | undefined
  /**
   * Commit that the run is for. It is shown until the run has a revision: only the service says which commit that is
   * built from.
   */
  commit?: string | undefined
  /** The run is not over yet. */
  under_way: boolean
  is_preview?: boolean
  /** When this became known, in milliseconds since 1970. */
  updated_at: number
}

export interface CommentInput {
  deployments: readonly CommentedDeployment[]
  run_url: string | undefined
}

/**
 * The last line of the comment, invisible, by which a later run finds it. It is a digest of the name and the key of its
 * control plane, so no name can end the marker, and no marker begins another's. A plan has its own comment, so that it
 * never replaces that of the deployment.
 */
export function commentMarker(of: { name: string; control_plane: string; is_plan?: boolean | undefined }): string {
  const { name, control_plane, is_plan = false } = of
  const digest = createHash('sha256')
    .update(JSON.stringify([control_plane, name, ...(is_plan ? ['plan'] : [])]))
    .digest('hex')
  return `<!-- deploy-agent-server ${digest} -->`
}

/** Markdown for everything above the marker, short enough for GitHub. What is not ours in it is escaped. */
export function renderComment(input: CommentInput): string {
  return renderDeployments({ ...input, most: MOST_CHARACTERS })
}

/** What is rendered besides the deployments. */
interface Rendered extends CommentInput {
  /** The most characters of the text. */
  most: number
  /** A picture behind the failures. */
  picture?: string | undefined
}

/** A heading, a table with a row for each deployment, what failed, and the details folded away: for comment and summary. */
export function renderDeployments({ deployments, run_url, most, picture }: Rendered): string {
  const parts = deployments.map((deployment) => partOf(deployment, deployments.length > 1))
  const note = 'The details are too long for a comment. They are in the log of the run.'
  const compose = (sections: readonly (string | undefined)[], rows = parts) =>
    joined([
      `### ${headingOf(parts, deployments)}`,
      rowsTable(rows),
      ...sections,
      run_url && link('Log of the run', run_url)
    ])
  const unfolded = [...parts.flatMap(({ failure, plan }) => [failure, plan]), picture]
  const tries = [
    () => compose([...unfolded, ...parts.flatMap(({ details }) => details)]),
    () => compose([...unfolded, note]),
    () => compose([note]),
    () => compose([`The first 100 of ${parts.length} deployments. ${note}`], parts.slice(0, 100))
  ]
  for (const attempt of tries) {
    const text = attempt()
    if (text.length <= most) return text
  }
  return compose([note], [])
}

/** One deployment, rendered. */
interface Part {
  cells: Cells
  isFailed: boolean
  state: State
  /** What went wrong and what to do. */
  failure: string | undefined
  /** What would be done. */
  plan: string | undefined
  /** Folded away. */
  details: string[]
}

/** It was not started, because another one failed. */
const isSkipped = ({ code }: Failure) => code === 'dependency_failed'

interface Cells {
  Name: string
  Status: string
  Link: string
  Commit: string
  Time: string
  Updated: string
}

function partOf(deployment: CommentedDeployment, isOneOfMany: boolean): Part {
  const { name, record, failure, under_way, updated_at } = deployment
  const state = stateOf(record, under_way)
  const heading = isOneOfMany ? code(name, 100) : undefined
  const isGone = state === 'deleted' || state === 'swept' || record.command === 'delete'
  const isPlanned = state === 'planned'
  const details = [
    failure === undefined && record.revision_log ? revisionLog(record.revision_log) : undefined,
    isGone || isPlanned ? undefined : changesSection(record),
    previewsTable(record),
    record.check && transcript(record.check),
    isGone ? undefined : idsSection(record)
  ].filter((section) => section !== undefined)
  const ofOne = details.length === 0 ? [] : [folded(`Details of ${escapeHtml(name, 100)}`, details.join('\n\n'))]
  return {
    cells: {
      Name: code(name, 100),
      Status: statusText(record, failure, state),
      Link: isGone || isPlanned ? '' : addressOf(deployment),
      Commit: isGone ? '' : commitCell(deployment),
      Time: isGone || record.waited_ms === undefined ? '' : spellDuration(record.waited_ms),
      Updated: formatTime(updated_at)
    },
    isFailed: failure !== undefined && !isSkipped(failure),
    state,
    failure: failureOf(record, failure, heading),
    plan: isPlanned && failure === undefined ? planSection(record, heading) : undefined,
    details: isOneOfMany ? ofOne : details
  }
}

function headingOf(parts: readonly Part[], [only, ...others]: readonly CommentedDeployment[]): string {
  const [part] = parts
  if (only !== undefined && part !== undefined && others.length === 0) {
    return commentHeading(only.record, { name: only.name, failure: only.failure, state: part.state })
  }
  const all = count(parts.length, 'deployment')
  const failed = parts.filter(({ isFailed }) => isFailed).length
  const skipped = parts.filter(({ cells }) => cells.Status.startsWith('⏭️')).length
  const open = parts.filter(({ state }) => state === 'in_progress' || state === 'pending').length
  if (failed > 0) return `❌ ${failed} of ${all} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`
  if (parts.every(({ state }) => state === 'planned')) return `📋 Plan for ${all}`
  if (parts.every(({ state }) => state === 'swept')) return `✅ Swept the previews of ${all}`
  if (parts.every(({ state }) => state === 'deleted')) return `🗑️ ${all} deleted`
  return open > 0 ? `⏳ Deploying ${all}, ${open} in progress` : `✅ ${all} deployed`
}

/** Columns that are empty in every row are left out. */
function rowsTable(parts: readonly Part[]): string | undefined {
  const names = ['Name', 'Status', 'Link', 'Commit', 'Time', 'Updated'] as const
  const shown = names.filter((name) => parts.some(({ cells }) => cells[name] !== ''))
  if (parts.length === 0) return undefined
  return table(
    shown,
    parts.map(({ cells }) => shown.map((name) => cells[name]))
  )
}

/** A link is shown only to what serves. */
function addressOf({ record, is_preview = false }: CommentedDeployment): string {
  const { url } = record
  const which = servedRemark(record)
  if (url === undefined || which === undefined) return ''
  return `${link(is_preview ? 'Open preview' : 'Open', url)} · ${link('API docs', `${url}/docs`)}${which}`
}

function commitCell({ record, commit }: CommentedDeployment): string {
  if (record.revision_id === undefined) return commit === undefined ? '' : `for ${commitLink(record, commit)}`
  const built = commitOf(record)
  return built === undefined ? '' : commitLink(record, built)
}

function failureOf(record: RunRecord, failure: Failure | undefined, heading: string | undefined): string | undefined {
  if (failure === undefined) return undefined
  if (isSkipped(failure))
    return joined([`${heading ?? code(record.name ?? '', 100)}: ${escapeMessage(failure.message)}`])
  const { revision_log } = record
  return joined([
    heading,
    failureBlock(failure, record, MOST_FAILURE_LINES),
    rollbackLine(record, failure),
    revision_log && revisionLog(revision_log, { open: true })
  ])
}

function planSection({ plan, warnings }: RunRecord, heading: string | undefined): string | undefined {
  if (plan === undefined) return undefined
  return joined([
    heading,
    'Plan only. No changes were made.',
    warningsBlock(warnings),
    reasonsList(plan, { isOnlyPlan: true }),
    diffBlock(plan.changes)
  ])
}

function changesSection({ plan }: RunRecord): string | undefined {
  const diff = plan && diffBlock(plan.changes)
  if (plan === undefined || diff === undefined) return undefined
  const body = joined([reasonsList(plan, { isOnlyPlan: false }), diff])
  return folded(count(plan.changes.length, 'change'), body)
}

const joined = (parts: readonly (string | undefined)[]) => parts.filter((part) => part !== undefined).join('\n\n')
