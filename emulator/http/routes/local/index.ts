/** `/_emulator/…`: what scripts a running local control plane. No credentials: see routes/hosts.ts for who may. */
import type { FastifyInstance } from 'fastify'
import * as z from 'zod'
import { DURATION, durationMs } from '../../../duration.js'
import type { EmulatorCore } from '../../../emulator.js'
import { RecordedRequest } from '../../request-log.js'
import { Overview, viewOverview } from '../../start-page/overview.js'
import { answers, changed, done, meta, refusals, valid } from '../answering.js'
import { repositoryRoutes } from './repositories.js'
import { scriptingRoutes } from './scripting.js'

const Advance = z.strictObject({ advance: z.string().regex(DURATION, 'must be a duration such as 90s or 5m') })
const ClockView = z.strictObject({ now: z.string() })
const Restart = z
  .strictObject({
    down: z.string().regex(DURATION, 'must be a duration such as 500ms').optional().describe('0 when not given.')
  })
  .nullish()

/** What happened so far. */
function lookingRoutes(app: FastifyInstance, core: EmulatorCore): void {
  app.get(
    '/_emulator/requests',
    {
      schema: {
        ...meta(
          'list_requests',
          'The latest requests; of credentials only which scheme was used, of what is named like a secret only the names'
        ),
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
        ...meta('overview', 'Deployments, revisions and their timelines; of secrets only the names'),
        response: { 200: answers('Newest first.', Overview) }
      }
    },
    () => viewOverview(core.controlPlane.snapshot())
  )
}

function clockRoutes(app: FastifyInstance, core: EmulatorCore): void {
  const clock = { 200: answers('The time here.', ClockView), ...refusals(422) }
  const now = () => ({ now: new Date(core.clock.now()).toISOString() })
  app.get('/_emulator/clock', { schema: { ...meta('read_clock', 'The time of the service'), response: clock } }, now)
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
    { schema: { ...meta('reset', 'Back to how it was started, with no deployments'), response: changed } },
    (_request, reply) => {
      core.reset()
      return reply.code(204).send()
    }
  )
  app.post(
    '/_emulator/restart',
    {
      schema: {
        ...meta('restart', 'Cut all connections, stay away for a while, come back with the state file read again'),
        body: Restart,
        response: { 202: answers('It goes down once this is sent.', z.strictObject({ down_ms: z.number() })) }
      }
    },
    ({ body }, reply) => {
      const down = durationMs(valid(Restart, body)?.down ?? 0)
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
