/** Reports the deploy of a rollback after a failure as the progress of that rollback. Pure. */
import type { DeployEvent, Emit } from '../core/events.js'

/** Returns an emitter for the deploy of a rollback: the outputs of the run stay those of its failed revision. */
export function progressEmitter(emit: Emit): Emit {
  return (event) => {
    const progress = progressOf(event)
    if (progress !== undefined) emit(progress)
  }
}

/** Returns an event of a deploy as one of the rollback; undefined if it says nothing about that. */
function progressOf(event: DeployEvent): DeployEvent | undefined {
  switch (event.type) {
    case 'status_read':
      return {
        type: 'rollback_progressed',
        status: event.status,
        elapsed_ms: event.elapsed_ms
      }
    case 'revision_identified': {
      const { superseded, revision_id } = event
      // That of another run is only the reason why this rollback fails.
      return superseded ? undefined : { type: 'rollback_revision_known', revision_id }
    }
    case 'operation_decided':
    case 'deployment_read':
    case 'wait_ended':
    case 'secrets_kept':
      return undefined
    default:
      return event
  }
}
