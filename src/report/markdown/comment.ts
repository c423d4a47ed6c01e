/**
 * The comment on the pull request: a heading, a table with a row for each deployment, what failed and what to do, and the
 * details folded away. Pure.
 */
import { createHash } from 'node:crypto'
import { shortCommit } from '../../repository/refs.js'
import { count } from '../../text/format.js'
import { code, link, table } from '../../text/markdown.js'
import { commentHeading, noneHeading, type State } from '../heading.js'
import type { ShownPlan } from '../plan/shown-plan.js'
import type { RunRecord } from '../record.js'
import { type Cells, COLUMNS, type CommentedDeployment, joined, type Part, partOf } from './commented-deployment.js'

export type { CommentedDeployment } from './commented-deployment.js'

interface CommentInput {
  deployments: readonly CommentedDeployment[]
  run_url: string | undefined
}

/** All deployments of a manifest, in one of its environments. */
export interface ManifestScope {
  /** Path of the manifest in the repository. */
  manifest: string
  environment?: string | undefined
}

/**
 * The last line of the comment, invisible, by which a later run finds it. It is a digest of the name and the key of its
 * control plane, so no name can end the marker, and no marker begins another's. A plan has its own comment, so that it
 * never replaces that of the deployment. A manifest is no name: its comment is never that of one deployment.
 */
export function commentMarker(of: {
  name: string | ManifestScope
  control_plane: string
  is_plan?: boolean | undefined
}): string {
  const { name, control_plane, is_plan = false } = of
  const digest = createHash('sha256')
    .update(JSON.stringify([control_plane, name, ...(is_plan ? ['plan'] : [])]))
    .digest('hex')
  return `<!-- deploy-agent-server ${digest} -->`
}

/** What is rendered besides the deployments. */
interface Rendered extends CommentInput {
  /** The most characters of the text. */
  most: number
  /** A picture behind the failures. */
  picture?: string | undefined
  /** Whether rows say since when they hold, as those of several runs must. */
  has_times?: boolean
}

/**
 * A heading, a table with a row for each deployment, what failed, and the details folded away: for comment and summary.
 * What does not fit is left out, the details first.
 */
export function renderDeployments({ deployments, run_url, most, picture, has_times = true }: Rendered): string {
  const parts = deployments.map((deployment) => partOf(deployment, deployments.length > 1))
  const runs = new Set(parts.map(({ cells }) => cells.Log))
  const log = runs.size > 1 || run_url === undefined ? undefined : link('Log of the run', run_url)
  const columns = COLUMNS.filter((name) => (name === 'Log' ? runs.size > 1 : has_times || name !== 'Updated'))
  for (let rows = parts.length; ; rows = Math.floor(rows / 2)) {
    const some = parts.slice(0, rows)
    const head = joined([
      `### ${headingOf(parts, deployments)}`,
      rowsTable(some, columns, parts.length > 1),
      rows < parts.length ? rowsNote(rows, parts.length) : undefined
    ])
    const room = most - head.length - (log?.length ?? 0) - NOTE.length - 3 * GAP
    if (room >= 0 || rows === 0) return joined([head, ...sectionsWithin(some, room, picture), log])
  }
}

const NOTE = 'Some details are too long to be shown here. They are in the log of the run.'
/** An empty line. */
const GAP = 2

function rowsNote(rows: number, all: number): string {
  const shown = rows === 0 ? `${all} deployments are too many to be shown here` : `${rows} of ${all} deployments`
  return `${shown}. All are in the log of the run.`
}

/** Failures and warnings, then plans, then the picture, then what is folded away, if there is room. */
function sectionsWithin(parts: readonly Part[], room: number, picture: string | undefined): string[] {
  const sections = [
    ...namedSections(parts, ({ failure }) => failure),
    ...namedSections(parts, ({ warnings }) => warnings),
    ...parts.map(({ remark }) => remark),
    ...parts.map(({ plan }) => plan),
    picture,
    ...parts.flatMap(({ details }) => details)
  ].filter((section) => section !== undefined)
  let left = room
  const fitting = sections.filter((section) => {
    const fits = section.length + GAP <= left
    if (fits) left -= section.length + GAP
    return fits
  })
  return fitting.length < sections.length ? [...fitting, NOTE] : fitting
}

/** The same text about several deployments is one section. */
function namedSections(parts: readonly Part[], textOf: (part: Part) => string | undefined): string[] {
  const texts = [...new Set(parts.map(textOf))].filter((text) => text !== undefined)
  return texts.map((text) => {
    const names = parts.filter((part) => textOf(part) === text).flatMap(({ heading }) => heading ?? [])
    return joined([names.length === 0 ? undefined : names.join(', '), text])
  })
}

function headingOf(parts: readonly Part[], deployments: readonly CommentedDeployment[]): string {
  const [only] = deployments
  const [part] = parts
  if (only !== undefined && part !== undefined && deployments.length === 1) {
    return commentHeading(only.record, { name: only.name, failure: only.failure, state: part.state })
  }
  const { length } = parts
  const all = countOf(deployments)
  const failed = parts.filter(({ isFailed }) => isFailed).length
  const skippedParts = parts.filter(({ isSkipped }) => isSkipped)
  const skipped = skippedParts.length
  const open = parts.filter(({ state, isFailed }) => isOpen(state) && !isFailed).length
  const inState = (sought: State) =>
    parts.filter(({ state, isFailed, isSkipped }) => state === sought && !isFailed && !isSkipped).length
  const apart = parts.filter(({ state, isFailed }) => state === 'other_commit' && !isFailed)
  const [unchanged, before] = [inState('unchanged'), inState('failed_before')]
  const deployed = inState('deployed') + apart.length
  const rest = [skipped > 0 && `, ${skipped} skipped`, open > 0 && `, ${open} in progress`]
  const [failedPart, ...others] = parts.filter(({ isFailed }) => isFailed)
  if (failedPart !== undefined) {
    const none = noneHeading(deployments, all)
    if (none !== undefined) return none
    if (others.length > 0) return `❌ ${failed} of ${all} failed${rest.filter((part) => part !== false).join('')}`
    const [first] = skippedParts
    const told = [
      `${failedPart.cells.Name} failed`,
      skipped === 1 ? `${first?.cells.Name} was skipped` : skipped > 0 && `${skipped} skipped`,
      deployed > 0 && `${deployed} deployed`,
      unchanged > 0 && `${unchanged} unchanged`,
      open > 0 && `${open} in progress`
    ]
    return `❌ ${told.filter((part) => part !== false).join(', ')}`
  }
  if (parts.every(({ state }) => state === 'planned')) return planHeading(deployments.map(({ record }) => record))
  if (parts.every(({ state }) => state === 'swept')) return `✅ Swept the previews of ${all}`
  if (open > 0) return `⏳ Deploying ${all}${open < length ? `, ${length - open} done` : ''}`
  if (before > 0) return `⚠️ The latest revision of ${before} of ${all} failed`
  if (apart.length > 0) return apartHeading(parts, deployments, deployed + unchanged)
  if (unchanged === length) return `✅ No changes to ${all}`
  if (deployed === length) return `✅ ${all} deployed`
  if (deployed + unchanged === 0) return removalHeading(parts, deployments)
  const counts = [
    [deployed, 'deployed'],
    [inState('deleted'), 'deleted'],
    [inState('absent'), 'did not exist'],
    [skipped, 'skipped'],
    [unchanged, 'unchanged']
  ] as const
  const told = counts.filter(([many]) => many > 0).map((one) => one.join(' '))
  return `✅ ${told.join(', ')}`
}

/** `⚠️ 4 previews deployed, 3 of them not at ca61116`, @param live How many are deployed, those included. */
function apartHeading(parts: readonly Part[], deployments: readonly CommentedDeployment[], live: number): string {
  const apart = deployments.filter((_, i) => parts[i]?.state === 'other_commit')
  const [commit, ...others] = new Set(apart.map(({ record }) => record.wanted_commit))
  const wanted = commit === undefined || others.length > 0 ? 'the requested commit' : code(shortCommit(commit))
  const [first] = apart
  const which =
    apart.length === live
      ? 'none of them'
      : apart.length === 1 && first !== undefined
        ? `${code(first.name, 100)} not`
        : `${apart.length} of them not`
  const skipped = parts.filter(({ isSkipped }) => isSkipped).length
  return `⚠️ ${countOf(deployments, live)} deployed, ${which} at ${wanted}${skipped > 0 ? `, ${skipped} skipped` : ''}`
}

/** `🗑️ 4 previews deleted. docs-pr-7 did not exist.` */
function removalHeading(parts: readonly Part[], deployments: readonly CommentedDeployment[]): string {
  const inState = (sought: State) => parts.filter(({ state }) => state === sought)
  const [deleted, absent] = [inState('deleted').length, inState('absent')]
  if (absent.length === parts.length) return `⏭️ Nothing to delete: none of ${countOf(deployments)} exists`
  const skipped = parts.length - deleted - absent.length
  const missing = absent.length === 1 ? absent[0]?.cells.Name : absent.length
  const told = [
    deleted > 0 && `${countOf(deployments, deleted)} deleted`,
    absent.length > 0 && `${missing} did not exist`,
    skipped > 0 && `${skipped} skipped`
  ].filter((part) => part !== false)
  return `${deleted > 0 ? '🗑️' : '⏭️'} ${told.join('. ')}${told.length > 1 ? '.' : ''}`
}

function countOf(deployments: readonly CommentedDeployment[], many = deployments.length): string {
  return count(many, deployments.every(({ is_preview }) => is_preview === true) ? 'preview' : 'deployment')
}

/** `📋 Plan: 1 to create, 2 unchanged. Nothing was changed.` */
function planHeading(records: readonly RunRecord[]): string {
  const of = (operation: ShownPlan['operation']) => records.filter(({ plan }) => plan?.operation === operation).length
  const counts = (['create', 'update', 'delete'] as const).map(
    (operation) => [of(operation), `to ${operation}`] as const
  )
  const told = [...counts, [of('unchanged'), 'unchanged'] as const].filter(([many]) => many > 0)
  const what = told.length === 0 ? count(records.length, 'deployment') : told.map((one) => one.join(' ')).join(', ')
  return `📋 Plan: ${what}. Nothing was changed.`
}

const isOpen = (state: State) => state === 'in_progress' || state === 'pending'

/** Columns that are empty in every row are left out, and the name if the heading has it. */
function rowsTable(parts: readonly Part[], names: readonly (keyof Cells)[], hasNames: boolean): string | undefined {
  const shown = names.filter((name) => (hasNames || name !== 'Name') && parts.some(({ cells }) => cells[name] !== ''))
  if (parts.length === 0) return undefined
  return table(
    shown,
    parts.map(({ cells }) => shown.map((name) => cells[name]))
  )
}
