/** What can be observed of a run while it runs. */
import type { DeployEvent } from '../deploy/core/events.js'
import type { ErrorCode } from '../error-codes.js'

/** An event of one deployment, or its end. */
export type RunEvent = DeployEvent | { type: 'ended'; error_code: ErrorCode | null }

/** Takes the events of a run. @param deployment The key of a manifest whose deployment it is. */
export type Observe = (event: RunEvent, deployment?: string) => void
