/** Reports the deploy of a rollback after a failure as the progress of that rollback. Pure. */
import type { DeployEvent, Emit } from '../core/events.js'

/**
 * Returns an emitter for the deploy of a rollback: the outputs of the run stay those of its failed
 * revision.
 */
export function progressEmitter(emit: Emit): Emit {
  return (event) => {
    const progress = progressOf(event)
    if (progress !== undefined) emit(progress)
  }
}

/**
 * Events that describe the deploy itself, and would replace what the run reports of its failed one.
 */
const OF_DEPLOY: ReadonlySet<DeployEvent['type']> = new Set([
  'operation_decided',
  'deployment_read',
  'wait_ended',
  'secrets_kept'
] as const)

/** Returns an event of a deploy as one of the rollback; undefined if it says nothing about that. */
function progressOf(event: DeployEvent): DeployEvent | undefined {
  if (OF_DEPLOY.has(event.type)) return undefined
  if (event.type === 'status_read') {
    const { status, elapsed_ms } = event
    return { type: 'rollback_progressed', status, elapsed_ms }
  }
  if (event.type !== 'revision_identified') return event
  const { superseded, revision_id } = event
  // That of another run is only the reason why this rollback fails.
  return superseded ? undefined : { type: 'rollback_revision_known', revision_id }
}
