/**
 * The summary of the job: the headline, a row for each deployment, what to do, the changes, and the
 * rollout as a picture.
 */

import type { Failure } from '../../errors.js'
import { groupByText } from '../../text/format.js'
import { folded, table } from '../../text/markdown.js'
import { headline, headlineOfMany } from '../headline.js'
import { conclude, isPlan, labelOf, rankOf, type ShownDeployment } from '../outcome.js'
import { EMPTY_RECORD } from '../record.js'
import { withShortIds } from '../revision-names.js'
import { COLUMNS, rowOf } from './row.js'
import { detailSections, detailsOf, idsList, leadSections, warningsBlock } from './sections.js'
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

/**
 * Renders the job summary as markdown, failed deployments first. Everything that is not ours in it
 * is escaped.
 */
export function renderSummary(input: SummaryInput): string {
  const { failure, warnings = [] } = input
  if (input.deployments.length === 0 && failure === undefined) return ''
  const deployments = input.deployments.toSorted(
    (a, b) => rankOf(conclude(a).kind) - rankOf(conclude(b).kind)
  )
  const [first = { name: '', record: EMPTY_RECORD, failure, isOver: true }] = deployments
  const isOne = deployments.length <= 1
  const [heading, ...sections] = isOne ? sectionsOfOne(first) : sectionsOfMany(deployments)
  const allWarnings = isOne ? warnings : [...warnings, ...sharedWarnings(deployments)]
  const whole = joined([
    heading,
    isOne ? factsTable(first) : rowsTable(deployments),
    warningsBlock(allWarnings, EMPTY_RECORD),
    ...sections
  ])
  return whole.length <= MOST_CHARACTERS
    ? whole
    : joined([heading, 'The details are in the log of the run.'])
}

function sectionsOfOne(deployment: ShownDeployment): string[] {
  const heading = `### ${headline(conclude(deployment), deployment.record)}`
  const ids = idsList(deployment)
  return [
    heading,
    ...leadSections(deployment),
    ...detailSections(deployment, timeline(deployment)),
    ...(ids === '' ? [] : [folded('IDs', ids)])
  ]
}

/** Renders them without their warnings, which stand above all, each once. */
function sectionsOfMany(deployments: readonly ShownDeployment[]): (string | undefined)[] {
  const details = deployments.map((deployment) =>
    detailsOf(
      { ...deployment, record: { ...deployment.record, warnings: [] } },
      { isOneOfMany: true }
    )
  )
  const ends = deployments.map((one) => ({ ...conclude(one), name: labelOf(one) }))
  return [`### ${headlineOfMany(ends)}`, ...details, deploymentsTimeline(deployments)]
}

/** Returns each warning once, with the names of the deployments that have it. */
function sharedWarnings(deployments: readonly ShownDeployment[]): string[] {
  const warnings = deployments.flatMap((deployment) => {
    const { record } = deployment
    const key = labelOf(deployment)
    return record.warnings.map((text) => ({ key, text: withShortIds(text, record) }))
  })
  return groupByText(warnings).map(({ text, keys }) => `${keys.join(', ')}: ${text}`)
}

/** Renders a row for each deployment, without columns that are empty in every row. */
function rowsTable(deployments: readonly ShownDeployment[]): string {
  const rows = deployments.map((deployment) => rowOf(deployment))
  const names = COLUMNS.filter((name) => rows.some((row) => row[name] !== ''))
  const cells = rows.map((row) => names.map((name) => row[name]))
  return table(names, cells)
}

/** Renders the facts of the only deployment, unless the headline has all that there is to say. */
function factsTable(deployment: ShownDeployment): string | undefined {
  const row = rowOf(deployment)
  const names = COLUMNS.filter((name) => name !== 'Name' && row[name] !== '')
  const hasChanged = !isPlan(conclude(deployment).kind) && !deployment.failure?.unchanged
  if (names.length < 2 || !hasChanged) return undefined
  const cells = names.map((name) => row[name])
  return table(names, [cells])
}

function joined(blocks: readonly (string | undefined)[]): string {
  return `${blocks.filter((block) => block !== undefined && block !== '').join('\n\n')}\n`
}
