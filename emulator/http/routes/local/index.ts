/** `/_emulator/…`: scripts a running local control plane. It needs no credentials; routes/hosts.ts decides who may. */
import type { FastifyInstance } from 'fastify'
import * as z from 'zod'
import { DURATION, durationMs } from '../../../duration.js'
import type { EmulatorCore } from '../../../emulator.js'
import { OptionError } from '../../../option-error.js'
import { RecordedRequest } from '../../request-log.js'
import { Overview, viewOverview } from '../../start-page/overview.js'
import { answers, changed, done, meta, refusals, valid } from '../answering.js'
import { repositoryRoutes } from './repositories.js'
import { scriptingRoutes } from './scripting.js'

const Advance = z.strictObject({ advance: z.string().regex(DURATION, 'must be a duration such as 90s or 5m') })
const ClockView = z.strictObject({ now: z.string() })
const Restart = z
  .strictObject({
    down: z.string().regex(DURATION, 'must be a duration such as 500ms').optional().describe('At most 1h. Unset: 0.')
  })
  .nullish()

/** How long the server may stay away, in milliseconds: nothing can bring it back earlier. */
const LONGEST_DOWN_MS = 3_600_000

/** Shows what happened so far. */
function lookingRoutes(app: FastifyInstance, core: EmulatorCore): void {
  app.get(
    '/_emulator/requests',
    {
      schema: {
        ...meta('list_requests', 'List the latest requests, without credentials and secret values'),
        response: { 200: answers('Oldest first.', z.array(RecordedRequest)) }
      }
    },
    () => core.requests.shown()
  )
  app.delete(
    '/_emulator/requests',
    { schema: { ...meta('clear_requests', 'Forget the requests'), response: done } },
    (_request, reply) => {
      core.requests.clear()
      return reply.code(204).send()
    }
  )
  app.get(
    '/_emulator/overview',
    {
      schema: {
        ...meta('overview', 'Read what the start page shows: deployments, revisions and their timelines'),
        response: { 200: answers('Newest first.', Overview) }
      }
    },
    () => viewOverview(core.controlPlane.snapshot())
  )
}

function clockRoutes(app: FastifyInstance, core: EmulatorCore): void {
  const clock = { 200: answers('The time of this server.', ClockView), ...refusals(422) }
  const now = () => ({ now: new Date(core.clock.now()).toISOString() })
  app.get('/_emulator/clock', { schema: { ...meta('read_clock', 'Read the clock'), response: clock } }, now)
  app.post(
    '/_emulator/clock',
    { schema: { ...meta('advance_clock', 'Set the clock ahead'), body: Advance, response: clock } },
    ({ body }) => {
      core.advance(durationMs(valid(Advance, body).advance))
      return now()
    }
  )
}

function runningRoutes(app: FastifyInstance, core: EmulatorCore, restart: (down: number) => void): void {
  app.post(
    '/_emulator/reset',
    { schema: { ...meta('reset', 'Restore the state at the start, without deployments'), response: changed } },
    (_request, reply) => {
      core.reset()
      return reply.code(204).send()
    }
  )
  app.post(
    '/_emulator/restart',
    {
      schema: {
        ...meta('restart', 'Cut all connections, stay away for a while, and come back with the state file'),
        body: Restart,
        response: {
          202: answers('It goes down after this answer.', z.strictObject({ down_ms: z.number() })),
          ...refusals(422)
        }
      }
    },
    ({ body }, reply) => {
      const down = durationMs(valid(Restart, body)?.down ?? 0)
      if (down > LONGEST_DOWN_MS) throw new OptionError('down is longer than 1 hour. Use a shorter duration.')
      reply.raw.once('finish', () => restart(down))
      return reply.code(202).send({ down_ms: down })
    }
  )
}

export function localRoutes(app: FastifyInstance, core: EmulatorCore, restart: (down: number) => void): void {
  scriptingRoutes(app, core)
  repositoryRoutes(app, core)
  lookingRoutes(app, core)
  clockRoutes(app, core)
  runningRoutes(app, core, restart)
}
