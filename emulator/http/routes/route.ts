/**
 * Serves operations: each handler gets a request in neutral
 * words, and its answer is sent in those of the dialect.
 */
import type { FastifyInstance, FastifyReply, FastifyRequest, onRequestHookHandler } from 'fastify'
import * as z from 'zod'
import type { ValidationError } from '../../../src/contract/errors.js'
import { check } from '../../control-plane/validation.js'
import type { Operation, Operations } from '../operations/operation.js'

/** A request with a wrong shape: answered with 422 (§7). */
export class InvalidRequest extends Error {
  constructor(readonly errors: ValidationError[]) {
    super('The request is not valid')
  }
}

/** Returns a value of the right shape. @throws InvalidRequest for other values. */
export function valid<T>(schema: z.ZodType<T>, value: unknown, root = 'body'): T {
  const checked = check(schema, value, root)
  if ('errors' in checked) throw new InvalidRequest(checked.errors)
  return checked.value
}

/** What a handler sees of a request. */
export interface Asked {
  /** A parameter of the path that is a UUID. @throws InvalidRequest */
  id: (name: string) => string
  query: unknown
  body: unknown
  reply: FastifyReply
}
/** The answer of a handler; any other status has no body. */
export interface Answered {
  status: number
  body?: unknown
}
export type Handlers<T extends Operations> = Record<keyof T, (asked: Asked) => Answered>

/** The same handler for each. */
export const handleAll = <T extends Operations>(
  operations: T,
  handler: (asked: Asked) => Answered
) => Object.fromEntries(Object.keys(operations).map((id) => [id, handler])) as Handlers<T>

export const ok = (body: unknown): Answered => ({ status: 200, body })
export const NO_CONTENT: Answered = { status: 204 }

/** Translates between the neutral words and those of a service. */
export interface Edge {
  hear: (body: unknown) => unknown
  say: (answer: Answered, operation: Operation, request: FastifyRequest) => unknown
}
const NEUTRAL_EDGE: Edge = { hear: (body) => body, say: ({ body }) => body }

const urlOf = (path: string) => path.replace(/\{(\w+)\}/g, ':$1')

/** The route of an operation, without a handler. */
export const routeOf = ({ method, path }: Operation) => ({ method, url: urlOf(path) })

function asked({ params, query, body }: FastifyRequest, reply: FastifyReply): Asked {
  const id = (name: string) => {
    const given = { [name]: (params as Record<string, unknown>)[name] }
    return String(valid(z.object({ [name]: z.guid() }), given, 'path')[name])
  }
  return { id, query, body, reply }
}

/**
 * Registers operations. `edge` unset: in neutral words.
 * `onRequest` may refuse a request before anything else.
 */
export function serveOperations<T extends Operations>(
  app: FastifyInstance,
  operations: T,
  handlers: Handlers<T>,
  {
    edge = NEUTRAL_EDGE,
    onRequest = []
  }: { edge?: Edge; onRequest?: onRequestHookHandler | [] } = {}
): void {
  for (const id of Object.keys(operations)) {
    const operation = operations[id] as Operation
    app.route({
      ...routeOf(operation),
      onRequest,
      handler: (request, reply) => {
        const { body, ...rest } = asked(request, reply)
        const heard = operation.body === undefined ? body : edge.hear(body)
        const answer = (handlers[id] as Handlers<T>[keyof T])({ ...rest, body: heard })
        return reply.code(answer.status).send(edge.say(answer, operation, request))
      }
    })
  }
}
