/** The lines of the log while several deployments run: what changed, with the name in front. */
import type { DeployEvent } from '../../deploy/core/events.js'
import { formatDuration, spellDuration } from '../../text/format.js'
import { sanitizeLine } from '../../text/sanitize.js'
import { planText } from '../headline.js'
import { KINDS } from '../outcome.js'
import { type DeploymentState, outcomeOf, tookMs } from './deployment-state.js'

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

/** The title of the whole log of a deployment, once it has ended. */
export function endTitle(state: DeploymentState): string {
  const { key, record, failure } = state
  const outcome = outcomeOf(state)
  const took = tookMs(state)
  const { kind } = outcome
  if (kind === 'blocked') return `- ${key}: skipped. ${failure?.message ?? ''}`
  if (kind === 'absent') return `- ${key}: nothing to delete`
  if (kind === 'planned') return `✓ ${key}: ${planText(record.plan)}`
  const time = took === undefined ? '' : ` ${failure === undefined ? 'in' : 'after'} ${spellDuration(took)}`
  const why = failure === undefined || kind === 'cancelled' ? '' : ` (${failure.code})`
  return `${failure === undefined ? '✓' : '✗'} ${key}: ${KINDS[kind].word}${time}${why}`
}
