/** The lines of a plan: what differs, as rows of field and difference. */
import type { DeployEvent } from '../../deploy/core/events.js'
import type { Change, ReportedPlan } from '../../deploy/core/model.js'
import { DIFFERENCES, listChanges, showValue } from '../../deploy/plan/explain.js'
import { count } from '../../text/format.js'
import { sanitizeLine } from '../../text/sanitize.js'
import { isHiddenField, type ShownPlan } from './shown-plan.js'

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

/** The operation of a plan, and its changes. */
export function planLines(plan: ReportedPlan): LogLine[] {
  const { operation, new_revision, reasons, warnings } = plan
  const pushed = 'built_by_service' in plan
  const isExplained = operation === 'unchanged' || operation === 'rollback' || (operation === 'update' && !new_revision)
  // A field that is sent again only makes the revision: why is all that matters.
  const repeated = plan.changes.filter(({ difference }) => difference === 'repeated')
  const why = [...new Set(repeated.flatMap(({ note }) => note ?? []))]
  return [
    ...info(`Plan: ${planOutline(plan)}`),
    ...(isExplained || pushed ? reasons : why).flatMap((reason) => info(`  ${reason}`)),
    ...alignRows(changeRows(plan.changes.filter((change) => !repeated.includes(change))), 'change'),
    ...warnings.map((text): LogLine => ({ level: 'warning', text }))
  ]
}

/** A plan in a few words. */
export function planOutline({
  operation,
  new_revision,
  ...plan
}: Pick<ShownPlan, 'operation' | 'new_revision'>): string {
  const isPushed = 'built_by_service' in plan
  if (operation === 'unchanged' && !isPushed)
    return 'in_progress' in plan ? 'nothing to change; the revision is in progress' : 'nothing to change'
  if (operation === 'delete') return operation
  const revision = isPushed ? 'the service builds this push' : new_revision ? 'new revision' : 'no new revision'
  return `${operation === 'rollback' ? 'roll back' : operation}, ${revision}`
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

/** Rows of field and difference; secrets take one row together. */
export function changeRows(changes: readonly Change[]): [path: string, text: string][] {
  const within = (prefix: string) => changes.filter(({ path }) => path === prefix || path.startsWith(`${prefix}.`))
  const secrets = within('secrets')
  const rest = changes.filter((change) => !secrets.includes(change))
  return [
    ...rest.map((change): [string, string] => [change.path, describeChange(change)]),
    ...(secrets.length > 0 ? [['secrets', listChanges(secrets, 'secrets')] as [string, string]] : [])
  ]
}

/** @param what One of them, for the title under which many are folded away. */
function alignRows(rows: readonly (readonly [string, string])[], what: string): LogLine[] {
  const width = Math.max(0, ...rows.map(([path]) => path.length))
  const lines = rows.map(([path, text]) => `  ${path.padEnd(width)}  ${text}`)
  if (rows.length > MOST_ROWS) return [{ level: 'info', title: count(rows.length, what), text: lines.join('\n') }]
  return lines.flatMap(info)
}

/** The difference in words. */
function describeChange({ path, difference, before, after, note }: Change): string {
  if (isHiddenField(path)) return DIFFERENCES[difference]
  const values = difference === 'added' ? showValue(after) : `${showValue(before)} → ${showValue(after)}`
  if (difference === 'unproven' || difference === 'repeated')
    return `${showValue(after)} (${note ?? DIFFERENCES[difference]})`
  if (note === undefined) return values
  return before === after ? note : `${values} (${note})`
}
