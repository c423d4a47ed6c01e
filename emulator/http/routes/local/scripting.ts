/** `/_emulator/faults`, `/outcomes`, `/agents`: add what happens next, list it, forget it. */
import type { FastifyInstance } from 'fastify'
import * as z from 'zod'
import type { EmulatorCore } from '../../../emulator.js'
import { AgentBehavior, parseBehavior } from '../../../scripting/agent-behavior.js'
import { Fault, parseFault } from '../../../scripting/faults.js'
import { expandOutcome, Outcome, parseOutcome } from '../../../scripting/outcomes.js'
import { answers, changed, done, meta, valid } from '../answering.js'

/** A value that can be written as a map or in its short form. */
interface Sayable<T> {
  path: string
  operationId: string
  summary: string
  schema: z.ZodType<T>
  /** In the API document, of the short form. */
  example: string
  parse: (text: string) => T
  /** Completes a map that has the short form in one of its fields. */
  expand?: (body: unknown) => unknown
  say: (what: T) => void
  listed: string
  list: { list(): T[]; clear(): void }
}

function sayableRoutes<T>(app: FastifyInstance, sayable: Sayable<T>): void {
  const { path, schema, parse, list, expand = (body) => body } = sayable
  const url = `/_emulator/${path}`
  const body = z.union([schema, z.string().describe(`or the short form, \`${sayable.example}\``)])
  app.post(
    url,
    {
      schema: { ...meta(sayable.operationId, sayable.summary), body, response: changed },
      preValidation: async (request) => {
        request.body = expand(request.body)
      }
    },
    (request, reply) => {
      sayable.say(typeof request.body === 'string' ? parse(request.body) : valid(schema, request.body))
      return reply.code(204).send()
    }
  )
  const response = { 200: answers(sayable.listed, z.array(schema)) }
  app.get(url, { schema: { ...meta(`list_${path}`, `List the ${path}`), response } }, () => list.list())
  const cleared = { ...meta(`clear_${path}`, `Forget all ${path}`), response: done }
  app.delete(url, { schema: cleared }, (_request, reply) => {
    list.clear()
    return reply.code(204).send()
  })
}

export function scriptingRoutes(app: FastifyInstance, { faults, outcomes, behaviors }: EmulatorCore): void {
  sayableRoutes(app, {
    path: 'faults',
    operationId: 'add_fault',
    summary: 'Add a fault for the next requests',
    schema: Fault,
    example: 'POST /v2/deployments drop-after times=1',
    parse: parseFault,
    say: (fault) => faults.add(fault),
    listed: 'The faults still to come.',
    list: faults
  })
  sayableRoutes(app, {
    path: 'outcomes',
    operationId: 'add_outcome',
    summary: 'Add an outcome for the next revisions',
    schema: Outcome,
    example: 'BUILD_FAILED deployment=support',
    parse: parseOutcome,
    expand: expandOutcome,
    say: (outcome) => outcomes.add(outcome),
    listed: 'The outcomes still to come.',
    list: outcomes
  })
  sayableRoutes(app, {
    path: 'agents',
    operationId: 'set_agent',
    summary: 'Set how stock agents behave from now on',
    schema: AgentBehavior,
    example: 'slow-start=2s throw deployment=support',
    parse: parseBehavior,
    say: (behavior) => behaviors.set(behavior),
    listed: 'The behaviors.',
    list: behaviors
  })
}
