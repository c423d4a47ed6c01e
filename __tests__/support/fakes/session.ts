import type { DeployEvent } from '../../../src/deploy/core/events.js'
import { retryOptions, type Session } from '../../../src/deploy/core/session.js'
import type { ControlPlane, DeploymentRecords } from '../../../src/ports.js'
import { withRetries } from '../../../src/requests/retry.js'
import type { VirtualClock } from './virtual-clock.js'

type EventOf<T extends DeployEvent['type']> = Extract<DeployEvent, { type: T }>

/** A session that keeps every event. */
export class RecordedSession implements Session {
  readonly events: DeployEvent[] = []
  readonly deadline: number
  readonly controlPlane: ControlPlane
  readonly retried: Session['retried']

  constructor(
    controlPlane: ControlPlane,
    readonly clock: VirtualClock,
    timeoutMs = 1_800_000
  ) {
    this.deadline = clock.now() + timeoutMs
    this.retried = (options) => withRetries(controlPlane, options)
    this.controlPlane = this.retried(retryOptions(this))
  }

  /** No earlier run has recorded anything. */
  records: DeploymentRecords = { recordedIds: async () => undefined }
  redact = (text: string) => text
  histories = []

  emit = (event: DeployEvent): void => {
    this.events.push(event)
  }

  all<T extends DeployEvent['type']>(type: T): EventOf<T>[] {
    return this.events.filter((event): event is EventOf<T> => event.type === type)
  }

  last<T extends DeployEvent['type']>(type: T): EventOf<T> | undefined {
    return this.all(type).at(-1)
  }
}
