/** The summary of the job: the headline, a row for each deployment, what to do, the changes, and the rollout as a picture. */

import type { Failure } from '../../errors.js'
import { groupByText } from '../../text/format.js'
import { folded, table } from '../../text/markdown.js'
import { headline, headlineOfMany } from '../headline.js'
import { withShortIds } from '../known-revision.js'
import { conclude, isPlan, rankOf, type ShownDeployment } from '../outcome.js'
import { EMPTY_RECORD } from '../record.js'
import { COLUMNS, rowOf } from './row.js'
import { background, detailsOf, foremost, idsList, warningsBlock } from './sections.js'
import { deploymentsTimeline, timeline } from './timeline.js'

/** GitHub's limit is 1 MiB; what is longer is not shown at all. */
const MOST_CHARACTERS = 900_000

/** What the summary shows. Free of secrets, which are recognized by their exact text. */
export interface SummaryInput {
  deployments: readonly ShownDeployment[]
  /** Of a run that failed before any deployment began. */
  failure?: Failure | undefined
  /** Those of the run, beside those of its deployments. */
  warnings?: readonly string[]
}

/** Markdown for the job summary, failed deployments first. Everything that is not ours in it is escaped. */
export function renderSummary({ deployments: all, failure, warnings = [] }: SummaryInput): string {
  if (all.length === 0 && failure === undefined) return ''
  const deployments = all.toSorted((a, b) => rankOf(conclude(a).kind) - rankOf(conclude(b).kind))
  const [only = { name: '', record: EMPTY_RECORD, failure, isOver: true }, ...others] = deployments
  const isOne = others.length === 0
  const [heading, ...sections] = isOne ? sectionsOfOne(only) : sectionsOfMany(deployments)
  const told = deployments.flatMap(({ name, record }) =>
    isOne ? [] : record.warnings.map((text) => ({ key: name, text: withShortIds(text, record) }))
  )
  const shared = groupByText(told).map(({ text, keys }) => `${keys.join(', ')}: ${text}`)
  const rows = rowsTable(isOne ? [only] : deployments)
  const whole = joined([
    heading,
    rows,
    warningsBlock([...warnings, ...shared], EMPTY_RECORD),
    ...sections
  ])
  return whole.length <= MOST_CHARACTERS
    ? whole
    : joined([heading, 'The details are in the log of the run.'])
}

function sectionsOfOne(shown: ShownDeployment): string[] {
  const heading = `### ${headline(conclude(shown), shown.record)}`
  const ids = idsList(shown)
  return [
    heading,
    ...foremost(shown),
    ...background(shown, timeline(shown.record)),
    ...(ids === '' ? [] : [folded('IDs', ids)])
  ]
}

/** Their warnings stand above all, each once. */
function sectionsOfMany(deployments: readonly ShownDeployment[]): (string | undefined)[] {
  const details = deployments.map((shown) =>
    detailsOf({ ...shown, record: { ...shown.record, warnings: [] } }, { isOneOfMany: true })
  )
  const ends = deployments.map((shown) => ({ ...conclude(shown), name: shown.name }))
  return [`### ${headlineOfMany(ends)}`, ...details, deploymentsTimeline(deployments)]
}

/** Columns that are empty in every row are left out. The headline of a single one has its name, its status, and its plan. */
function rowsTable(deployments: readonly ShownDeployment[]): string | undefined {
  const rows = deployments.map((shown) => rowOf(shown))
  const isMany = rows.length > 1
  const names = COLUMNS.filter(
    (name) => (isMany || name !== 'Name') && rows.some((row) => row[name] !== '')
  )
  const isSaid = deployments.some(
    (shown) => isPlan(conclude(shown).kind) || shown.failure?.unchanged
  )
  if (!isMany && (names.length < 2 || isSaid)) return undefined
  const cells = rows.map((row) => names.map((name) => row[name]))
  return table(names, cells)
}

const joined = (parts: readonly (string | undefined)[]) =>
  `${parts.filter((part) => part !== undefined && part !== '').join('\n\n')}\n`
