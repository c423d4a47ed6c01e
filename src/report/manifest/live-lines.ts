/** The lines of the log of several deployments: what changes in each, how it ended, and how all did. */
import type { DeployEvent } from '../../deploy/core/events.js'
import { spellDuration } from '../../text/format.js'
import { countsOf, planText } from '../headline.js'
import { logLines } from '../log.js'
import { KINDS } from '../outcome.js'
import { EMPTY_RECORD } from '../record.js'
import { type DeploymentState, outcomeOf, tookMs } from './deployment-state.js'

/** The line for an event of one deployment, as its own log has it; undefined if there is nothing to follow. */
export function liveText(event: DeployEvent): string | undefined {
  const isWrite = event.type === 'operation_decided' && /^(?:created|updated)$/.test(event.operation)
  const isFollowed = isWrite || /^(?:status_read|rollback_progressed|check_ended)$/.test(event.type)
  return isFollowed ? logLines(event, EMPTY_RECORD)[0]?.text.trim() : undefined
}

/** The title of the whole log of a deployment, once it has ended. */
export function endTitle(state: DeploymentState): string {
  const { key, record, failure } = state
  const { kind } = outcomeOf(state)
  const took = tookMs(state)
  if (kind === 'blocked') return `- ${key}: skipped. ${failure?.message ?? ''}`
  if (kind === 'absent') return `- ${key}: nothing to delete`
  if (kind === 'planned') return `✓ ${key}: ${planText(record.plan)}`
  const time = took === undefined ? '' : ` ${failure === undefined ? 'in' : 'after'} ${spellDuration(took)}`
  const why = failure === undefined || kind === 'cancelled' ? '' : ` (${failure.code})`
  return `${failure === undefined ? '✓' : '✗'} ${key}: ${KINDS[kind].word}${time}${why}`
}

/** The last lines: `1 deployed, 2 unchanged.`, then the URL of each that is deployed. None if none has ended. */
export function endLines(states: readonly DeploymentState[]): string[] {
  const ended = states.filter(({ phase }) => phase !== 'waiting' && phase !== 'running')
  if (ended.length === 0) return []
  const width = Math.max(...ended.map(({ key }) => key.length))
  const addresses = ended.flatMap(({ key, phase, record: { url, operation = '' } }) =>
    phase === 'live' && url !== undefined && /^(?:created|updated|unchanged)$/.test(operation)
      ? [`  ${key.padEnd(width)}  ${url}`]
      : []
  )
  return [countsOf(ended.map(outcomeOf)).replace(/\.?$/, '.'), ...addresses]
}
