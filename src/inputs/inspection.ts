/** Reads which deployment is looked at, and how to reach it. */

import type { RunContext } from '../adapters/github/run-context.js'
import type { Target } from '../deploy/core/request.js'
import { type Connection, readConnection } from './connection.js'
import type { RawInputs } from './raw-inputs.js'
import { readingOf } from './request.js'

/** A deployment that is read, and not changed. */
export interface Inspection {
  connection: Connection
  /** Undefined if none is named, and none needs to be. */
  target: Target | undefined
  /** For all requests until the first result, in milliseconds. */
  timeoutMs: number
}

/** @param needsTarget Whether a deployment must be named. @throws InputError with every problem. */
export function readInspection(raw: RawInputs, context: RunContext, needsTarget: boolean): Inspection {
  const reading = readingOf({ raw }, context)
  const { field, problems } = reading
  const connection = readConnection(reading)
  const [deployment_id, name] = [field.guid('deployment_id'), field.text('name')]
  const isNamed = raw.deployment_id !== undefined || raw.name !== undefined
  if (!isNamed && needsTarget) {
    problems.add('name', 'is not set, and neither is `deployment_id`. Set one of them.')
  }
  const timeoutMs = field.duration('timeout') ?? 0
  problems.throwIfAny()
  const target = { ...(deployment_id !== undefined && { deployment_id }), ...(name !== undefined && { name }) }
  return { connection, target: isNamed ? target : undefined, timeoutMs }
}
