/** Runs of the stock graph over HTTP, without a thread: as a stream, or as one answer. */
import { randomUUID } from 'node:crypto'
import { Readable } from 'node:stream'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { check } from '../control-plane/validation.js'
import type { EmulatorCore } from '../emulator.js'
import { RUNS } from '../http/operations/agent-server.js'
import { routeOf, valid } from '../http/routes/route.js'
import type { AgentBehavior } from '../scripting/agent-behavior.js'
import { assistantsOf, named, type ServingOf } from './assistants.js'
import { type RunEvent, StreamMode } from './run-event.js'
import { RunRequest, runStockGraph } from './stock-graph.js'
import { misbehaving, streamRun } from './stream.js'

/** The run in a body. As on the public server, a wrong stream mode is 400, everything else 422. */
function readRun(body: unknown): RunRequest | { detail: string } {
  const checked = check(RunRequest, body, 'body')
  const atMode = 'errors' in checked && checked.errors.every(({ loc }) => loc[1] === 'stream_mode')
  if (!atMode) return valid(RunRequest, body)
  return {
    detail: `stream_mode must be one of ${StreamMode.options.join(', ')}, or a list of them`
  }
}

function streamReply(
  reply: FastifyReply,
  run_id: string,
  pieces: AsyncIterable<string>
): FastifyReply {
  reply.header('content-type', 'text/event-stream').header('cache-control', 'no-cache')
  return reply.header('content-location', `/runs/${run_id}`).send(Readable.from(pieces))
}

/** A run that may begin, and how the agent of its revision behaves. */
interface Admitted {
  run_id: string
  events: Iterable<RunEvent>
  behavior: AgentBehavior
}

/** Registers the runs without a thread. */
export function runRoutes(app: FastifyInstance, core: EmulatorCore, servingOf: ServingOf): void {
  /** The run of a request; undefined once it is refused. `mode` overrides its stream mode. */
  const admit = (
    request: FastifyRequest,
    reply: FastifyReply,
    mode?: StreamMode
  ): Admitted | undefined => {
    const run = readRun(request.body)
    if ('detail' in run) return void reply.code(400).send(run)
    const serving = servingOf(request)
    if (named(assistantsOf(serving), run.assistant_id) === undefined) {
      return void reply
        .code(404)
        .type('text/plain')
        .send(`No assistant "${run.assistant_id}" found.`)
    }
    const { name } = serving.deployment
    const run_id = randomUUID()
    const events = runStockGraph({
      run_id,
      deployment: name,
      request: mode ? { ...run, stream_mode: mode } : run
    })
    return { run_id, events, behavior: core.behaviorOf(name, serving.number) }
  }
  app.route({
    ...routeOf(RUNS.stream_run),
    handler: (request, reply) => {
      const run = admit(request, reply)
      return run === undefined
        ? reply
        : streamReply(reply, run.run_id, streamRun(run.events, run.behavior))
    }
  })
  app.route({
    ...routeOf(RUNS.wait_run),
    handler: (request, reply) => {
      const run = admit(request, reply, 'values')
      if (run === undefined) return reply
      const { behavior, events } = run
      // The connection stays open, or breaks, as a stream would.
      if (behavior.run === 'endless') return new Promise<never>(() => {})
      if (behavior.run === 'drop') return void reply.hijack().raw.destroy()
      reply.header('content-location', `/runs/${run.run_id}`)
      return reply.send(lastValues(events, behavior))
    }
  })
}

/**
 * What a run comes to. A graph that throws answers 200 with `__error__`, as on the public server.
 */
function lastValues(events: Iterable<RunEvent>, behavior: AgentBehavior): unknown {
  const last = [...misbehaving(events, behavior)].at(-1)
  if (last?.event === 'error') return { __error__: last.data }
  return last?.event === 'values' ? last.data : {}
}
