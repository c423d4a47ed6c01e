/** The summary of the job: the headline, a row for each deployment, what to do, the changes, and the rollout as a picture. */
import { escapeMarkdown, table } from '../../text/markdown.js'
import type { Failure } from '../failure.js'
import { headline, headlineOfMany, noneHeadline } from '../headline.js'
import { conclude } from '../outcome.js'
import { EMPTY_RECORD } from '../record.js'
import { COLUMNS, detailsOf, rowOf, type ShownDeployment } from './deployment.js'
import { warningsBlock } from './sections.js'
import { type Bar, deploymentsTimeline, timeline } from './timeline.js'

/** GitHub's limit is 1 MiB; what is longer is not shown at all. */
const MOST_CHARACTERS = 900_000

/** What the summary shows. Free of secrets, which are recognized by their exact text. */
export interface SummaryInput {
  deployments: readonly ShownDeployment[]
  /** Of a run that failed before any deployment began. */
  failure?: Failure | undefined
  /** Why nothing was to be done. */
  skipped?: string | undefined
  /** Those of the run, beside those of its deployments. */
  warnings?: readonly string[]
  /** The time of each of several deployments; none if the run is about one. */
  bars?: readonly Bar[]
}

/** Markdown for the job summary. Everything that is not ours in it is escaped. */
export function renderSummary({ deployments, failure, skipped, ...beside }: SummaryInput): string {
  if (skipped !== undefined) return `### ⏭️ Skipped\n\n${escapeMarkdown(skipped, 500)}\n`
  const [only, ...others] = deployments
  if (only === undefined)
    return failure === undefined ? '' : renderOne({ name: '', record: EMPTY_RECORD, failure, isOver: true })
  const isOne = others.length === 0 && (beside.bars ?? []).length === 0
  return isOne ? renderOne(only, beside.warnings) : renderMany(deployments, beside)
}

function renderOne(shown: ShownDeployment, warnings: readonly string[] = []): string {
  const { record, failure, isOver } = shown
  const outcome = conclude(record, failure, isOver)
  return joined([
    `### ${headline(outcome, record)}`,
    // The headline of a plan says what its row would.
    outcome.kind === 'planned' ? undefined : rowsTable([shown], { hasNames: false }),
    warningsBlock(warnings, record),
    detailsOf(shown, { isOneOfMany: false, isFolded: false, told: new Set(warnings), picture: timeline(record) })
  ])
}

function renderMany(
  deployments: readonly ShownDeployment[],
  { warnings = [], bars = [] }: Pick<SummaryInput, 'warnings' | 'bars'>
): string {
  const ends = deployments.map(({ record, failure, isOver }) => ({ ...conclude(record, failure, isOver), record }))
  const what = deployments.every(({ is_preview }) => is_preview === true) ? 'preview' : 'deployment'
  const told = new Set(warnings)
  const head = [
    `### ${noneHeadline(ends, what) ?? headlineOfMany(ends, what)}`,
    rowsTable(deployments, { hasNames: true }),
    warningsBlock(warnings, EMPTY_RECORD)
  ]
  const failedFirst = deployments.toSorted((a, b) => Number(b.failure !== undefined) - Number(a.failure !== undefined))
  const details = failedFirst.map((shown) => detailsOf(shown, { isOneOfMany: true, isFolded: false, told }))
  const full = joined([...head, ...details, deploymentsTimeline(bars)])
  return full.length <= MOST_CHARACTERS
    ? full
    : joined([...head.map((part) => part?.slice(0, MOST_CHARACTERS)), 'The details are in the log of the run.'])
}

/** Columns that are empty in every row are left out. */
function rowsTable(deployments: readonly ShownDeployment[], { hasNames }: { hasNames: boolean }): string | undefined {
  const rows = deployments.map((shown) => rowOf(shown))
  const names = COLUMNS.filter((name) => (hasNames || name !== 'Name') && rows.some((row) => row[name] !== ''))
  // The headline of a single one has its status.
  if (!hasNames && names.length < 2) return undefined
  return table(
    names,
    rows.map((row) => names.map((name) => row[name]))
  )
}

const joined = (parts: readonly (string | undefined)[]) =>
  `${parts.filter((part) => part !== undefined && part !== '').join('\n\n')}\n`
