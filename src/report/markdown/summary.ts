/** The summary of the job: the headline, a row for each deployment, what to do, the changes, and the rollout as a picture. */
import { groupByText } from '../../text/format.js'
import { table } from '../../text/markdown.js'
import type { Failure } from '../failure.js'
import { headline, headlineOfMany } from '../headline.js'
import { withShortIds } from '../known-revision.js'
import { conclude } from '../outcome.js'
import { EMPTY_RECORD } from '../record.js'
import { background, COLUMNS, detailsOf, foremost, rowOf, type ShownDeployment } from './deployment.js'
import { warningsBlock } from './sections.js'
import { type Bar, deploymentsTimeline, timeline } from './timeline.js'

/** GitHub's limit is 1 MiB; what is longer is not shown at all. */
const MOST_CHARACTERS = 900_000

/** What the summary shows. Free of secrets, which are recognized by their exact text. */
export interface SummaryInput {
  deployments: readonly ShownDeployment[]
  /** Of a run that failed before any deployment began. */
  failure?: Failure | undefined
  /** Those of the run, beside those of its deployments. */
  warnings?: readonly string[]
  /** The time of each of several deployments; none if the run is about one. */
  bars?: readonly Bar[]
}

/** Markdown for the job summary. Everything that is not ours in it is escaped. */
export function renderSummary({ deployments, failure, warnings = [], bars = [] }: SummaryInput): string {
  if (deployments.length === 0 && failure === undefined) return ''
  const [only = { name: '', record: EMPTY_RECORD, failure, isOver: true }, ...others] = deployments
  const isOne = others.length === 0 && bars.length === 0
  const [heading, ...sections] = isOne ? sectionsOfOne(only) : sectionsOfMany(deployments, bars)
  const told = isOne
    ? []
    : groupByText(deployments.flatMap(toldOf)).map(({ text, keys }) => `${keys.join(', ')}: ${text}`)
  const warned = warningsBlock([...new Set([...warnings, ...told])], EMPTY_RECORD)
  const table = rowsTable(isOne ? [only] : deployments, !isOne)
  const whole = joined([heading, table, warned, ...sections])
  if (whole.length <= MOST_CHARACTERS) return whole
  return joined([heading, table?.slice(0, MOST_CHARACTERS), 'The details are in the log of the run.'])
}

function sectionsOfOne(shown: ShownDeployment): string[] {
  const { record, failure, isOver } = shown
  const heading = `### ${headline(conclude(record, failure, isOver), record)}`
  return [heading, ...foremost(shown), ...background(shown, timeline(record))]
}

/** Failed ones first. Their warnings stand above all, each once. */
function sectionsOfMany(deployments: readonly ShownDeployment[], bars: readonly Bar[]): (string | undefined)[] {
  const ends = deployments.map(({ record, failure, isOver }) => conclude(record, failure, isOver))
  const failedFirst = deployments.toSorted((a, b) => Number(b.failure !== undefined) - Number(a.failure !== undefined))
  const details = failedFirst.map((shown) =>
    detailsOf({ ...shown, record: { ...shown.record, warnings: [] } }, { isOneOfMany: true })
  )
  return [`### ${headlineOfMany(ends)}`, ...details, deploymentsTimeline(bars)]
}

const toldOf = ({ name, record }: ShownDeployment) =>
  record.warnings.map((text) => ({ key: name, text: withShortIds(text, record) }))

/** Columns that are empty in every row are left out. The headline of a single one has its name, its status, and its plan. */
function rowsTable(deployments: readonly ShownDeployment[], hasNames: boolean): string | undefined {
  const rows = deployments.map((shown) => rowOf(shown))
  const names = COLUMNS.filter((name) => (hasNames || name !== 'Name') && rows.some((row) => row[name] !== ''))
  const isPlan = deployments.every(({ record }) => record.operation === 'planned')
  if (!hasNames && (isPlan || names.length < 2)) return undefined
  return table(
    names,
    rows.map((row) => names.map((name) => row[name]))
  )
}

const joined = (parts: readonly (string | undefined)[]) =>
  `${parts.filter((part) => part !== undefined && part !== '').join('\n\n')}\n`
