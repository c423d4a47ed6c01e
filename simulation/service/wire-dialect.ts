/** The words on the wire of a story: the model of the service knows neutral ones only. */
import { type Dialect, translate } from '../../src/contract/dialect.js'
import type { OperationName } from '../story/operation.js'
import type { Reply } from './service.js'

/** Operations with a body of the contract. */
const WRITES: ReadonlySet<OperationName> = new Set<OperationName>(['create', 'patch'])

/**
 * A body as the service reads it. To the letter: a neutral word is an unknown field to a service
 * that has another.
 */
export function readFromWire(body: unknown, name: OperationName, { words }: Dialect): unknown {
  return WRITES.has(name) ? translate(body, words, 'swap') : body
}

/** A reply as the service writes it. */
export function writeToWire(reply: Reply, { words }: Dialect): Reply {
  return reply.status > 299 ? reply : { ...reply, body: translate(reply.body, words, 'write') }
}
