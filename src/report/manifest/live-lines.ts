/** The lines of the log while several deployments run: what changed, with the name in front. */
import type { DeployEvent } from '../../deploy/core/events.js'
import { formatDuration, spellDuration } from '../../text/format.js'
import { sanitizeLine } from '../../text/sanitize.js'
import { planOutline } from '../plan/plan-lines.js'
import { type DeploymentState, tookMs } from './deployment-state.js'

const OPERATIONS: Partial<Record<string, string>> = { created: 'created', updated: 'updated' }

/** The line for an event of one deployment; undefined if it has none. */
export function liveText(event: DeployEvent): string | undefined {
  if (event.type === 'status_read' || event.type === 'rollback_progressed') {
    const rollback = event.type === 'status_read' ? '' : ' (rollback)'
    return `${formatDuration(event.elapsed_ms)}  ${sanitizeLine(event.status, 60)}${rollback}`
  }
  if (event.type === 'operation_decided') {
    const done = OPERATIONS[event.operation]
    return done === undefined ? undefined : `${done}${event.new_revision ? '' : ' without a new revision'}`
  }
  return event.type === 'check_ended' ? `smoke check ${event.check.result}` : undefined
}

const SIGNS = { live: '✓', failed: '✗', skipped: '-', waiting: ' ', running: ' ' } as const

/** The title of the whole log of a deployment, once it has ended. */
export function endTitle(state: DeploymentState): string {
  const { key, phase, record, failure } = state
  const took = tookMs(state)
  if (phase === 'skipped' && failure !== undefined) return `${SIGNS[phase]} ${key}: skipped. ${failure.message}`
  if (failure === undefined && record.operation === 'deleted' && record.deletion === 'absent')
    return `- ${key}: nothing to delete`
  if (failure === undefined && record.operation === 'planned' && record.plan !== undefined)
    return `${SIGNS[phase]} ${key}: ${planOutline(record.plan)}`
  const isCancelled = failure?.code === 'cancelled'
  const ended = isCancelled ? 'cancelled' : phase
  const what = failure === undefined ? (record.operation ?? 'done') : ended
  const time = took === undefined ? '' : ` ${failure === undefined ? 'in' : 'after'} ${spellDuration(took)}`
  const why = failure === undefined || isCancelled ? '' : ` (${failure.code})`
  return `${SIGNS[phase]} ${key}: ${what}${time}${why}`
}
