/** The lines of a plan: what differs, as rows of field and difference. */
import type { DeployEvent } from '../../deploy/core/events.js'
import type { ReportedPlan } from '../../deploy/core/model.js'
import { count, shortenDigests } from '../../text/format.js'
import { sanitizeLine } from '../../text/sanitize.js'
import { changeRows, changeText } from '../changes.js'
import { planText } from '../headline.js'
import { shownChange, shownPlan } from './shown-plan.js'

/** A line for the log. */
export interface LogLine {
  level: 'info' | 'notice' | 'warning' | 'debug'
  text: string
  /** The text is folded away under this title. */
  title?: string
}

/** More rows than this are folded away: what follows them matters more. */
const MOST_ROWS = 15

/** A plain line. */
export const info = (text: string): LogLine[] => [{ level: 'info', text }]

/** The operation of a plan, and its changes by the names of the inputs. */
export function planLines(plan: ReportedPlan): LogLine[] {
  const { operation, new_revision, reasons, warnings, changes } = plan
  const isPushed = 'built_by_service' in plan
  const isExplained = operation === 'unchanged' || operation === 'rollback' || (operation === 'update' && !new_revision)
  // A field that is sent again only makes the revision: why is all that matters.
  const repeated = changes.filter(({ difference }) => difference === 'repeated')
  const why = [...new Set(repeated.flatMap(({ note }) => note ?? []))]
  const shown = changeRows(changes.filter((change) => !repeated.includes(change)).map(shownChange))
  return [
    ...info(`Plan: ${planText(shownPlan(plan))}`),
    ...(isExplained || isPushed ? reasons : why).flatMap((reason) => info(`  ${shortenDigests(reason)}`)),
    ...alignRows(
      shown.map((row) => [row.input, changeText(row)]),
      'change'
    ),
    ...warnings.map((text): LogLine => ({ level: 'warning', text }))
  ]
}

/** The previews of a sweep, each with its verdict. */
export function sweepLines({ previews }: Extract<DeployEvent, { type: 'previews_listed' }>): LogLine[] {
  const goes = previews.filter((preview) => preview.verdict === 'delete').length
  return [
    ...info(`${count(previews.length, 'preview')}, ${goes} to delete`),
    ...alignRows(
      previews.map(({ name, verdict, reason }) => [sanitizeLine(name), `${verdict}: ${reason}`]),
      'preview'
    )
  ]
}

/** @param what One of them, for the title under which many are folded away. */
function alignRows(rows: readonly (readonly [string, string])[], what: string): LogLine[] {
  const width = Math.max(0, ...rows.map(([path]) => path.length))
  const lines = rows.map(([path, text]) => `  ${path.padEnd(width)}  ${text}`)
  if (rows.length > MOST_ROWS) return [{ level: 'info', title: count(rows.length, what), text: lines.join('\n') }]
  return lines.flatMap(info)
}
