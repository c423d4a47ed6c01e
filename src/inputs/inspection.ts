/** Reads which deployment is looked at, and how to reach it. */
import type { Target } from '../deploy/core/request.js'
import type { RunContext } from '../github/run-context.js'
import { type Connection, readConnection, readDialect } from './connection.js'
import { fieldReader } from './fields.js'
import { Problems, type RawInputs } from './raw-inputs.js'

/** A deployment that is read, and not changed. */
export interface Inspection {
  connection: Connection
  target: Target
  /** For all requests until the first result, in milliseconds. */
  timeoutMs: number
}

/** @throws InputError with every problem. */
export function readInspection(raw: RawInputs, context: RunContext): Inspection {
  const problems = new Problems()
  const field = fieldReader(raw, problems)
  const dialect = readDialect(raw, problems)
  const connection = readConnection({ raw, context, problems, field, dialect, notes: [], warnings: [] })
  const [deployment_id, name] = [field.guid('deployment_id'), field.text('name')]
  if (raw.deployment_id === undefined && raw.name === undefined) {
    problems.add('name', 'is not set, and neither is `deployment_id`. Set one of them.')
  }
  const timeoutMs = field.duration('timeout') ?? 0
  problems.throwIfAny()
  const target = { ...(deployment_id !== undefined && { deployment_id }), ...(name !== undefined && { name }) }
  return { connection, target, timeoutMs }
}
