/** `/_emulator/…`: what scripts a running local control plane. No credentials: it listens on this machine only. */
import { randomBytes } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import * as z from 'zod'
import { AgentBehaviour, parseBehaviour } from '../agents/behaviour.js'
import { DURATION, durationMs } from '../duration.js'
import { Fault, parseFault } from '../faults.js'
import { Outcome, parseOutcome } from '../outcomes.js'
import { Overview } from '../overview.js'
import { RecordedRequest } from '../request-log.js'
import type { Rig } from '../rig.js'
import { HeadSeed } from '../script.js'
import { answers, noContent, refusals, valid } from './answering.js'

const Push = z
  .strictObject({
    repo_url: z.string().optional().describe('Any repository when not given.'),
    ref: z.string().min(1).describe('A bare branch name, or a tag as refs/tags/….'),
    commit_sha: z.string().min(1).optional().describe('Made up when not given.')
  })
  .meta({ id: 'EmulatorPush' })
const Pushed = z.strictObject({
  commit_sha: z.string(),
  revisions: z.array(z.strictObject({ deployment_id: z.guid(), revision_id: z.guid() }))
})
const Advance = z.strictObject({ advance: z.string().regex(DURATION, 'must be a duration such as 90s or 5m') })
const ClockView = z.strictObject({ now: z.string() })
const Restart = z
  .strictObject({
    down: z.string().regex(DURATION, 'must be a duration such as 500ms').optional().describe('0 when not given.')
  })
  .nullish()

const meta = (operationId: string, summary: string) => ({ tags: ['local'], operationId, summary })
const changed = { 204: noContent('Done.'), ...refusals(422) }
const SHORT_FAULT = 'or the short form, `POST /v2/deployments drop-after times=1`'
const SHORT_OUTCOME = 'or the short form, `BUILD_FAILED deployment=support`'

const SHORT_AGENT = 'or the short form, `slow-start=2s throw deployment=support`'

/** Faults, outcomes and behaviours: add, list, clear. */
function scriptRoutes(app: FastifyInstance, { faults, outcomes, behaviours }: Rig): void {
  app.post(
    '/_emulator/faults',
    {
      schema: {
        ...meta('add_fault', 'Let coming requests meet a fault'),
        body: z.union([Fault, z.string().describe(SHORT_FAULT)]),
        response: changed
      }
    },
    ({ body }, reply) => {
      faults.add(typeof body === 'string' ? parseFault(body) : valid(Fault, body))
      return reply.code(204).send()
    }
  )
  app.post(
    '/_emulator/outcomes',
    {
      schema: {
        ...meta('add_outcome', 'Say what becomes of coming revisions'),
        body: z.union([Outcome, z.string().describe(SHORT_OUTCOME)]),
        response: changed
      }
    },
    ({ body }, reply) => {
      outcomes.add(typeof body === 'string' ? parseOutcome(body) : valid(Outcome, body))
      return reply.code(204).send()
    }
  )
  app.post(
    '/_emulator/agents',
    {
      schema: {
        ...meta('set_agent', 'Say how the stock agent of a deployment behaves from now on'),
        body: z.union([AgentBehaviour, z.string().describe(SHORT_AGENT)]),
        response: changed
      }
    },
    ({ body }, reply) => {
      behaviours.set(typeof body === 'string' ? parseBehaviour(body) : valid(AgentBehaviour, body))
      return reply.code(204).send()
    }
  )
  const lists = [
    { path: 'faults', list: faults, response: { 200: answers('Those still to come.', z.array(Fault)) } },
    { path: 'outcomes', list: outcomes, response: { 200: answers('Those still to come.', z.array(Outcome)) } },
    { path: 'agents', list: behaviours, response: { 200: answers('What was said.', z.array(AgentBehaviour)) } }
  ]
  for (const { path, list, response } of lists) {
    const url = `/_emulator/${path}`
    app.get(url, { schema: { ...meta(`list_${path}`, `The ${path} that are set`), response } }, () => list.list())
    const cleared = { ...meta(`clear_${path}`, `Forget all ${path}`), response: { 204: noContent('Done.') } }
    app.delete(url, { schema: cleared }, (_request, reply) => {
      list.clear()
      return reply.code(204).send()
    })
  }
}

/** Heads and pushes. */
function repositoryRoutes(app: FastifyInstance, rig: Rig): void {
  app.post(
    '/_emulator/heads',
    { schema: { ...meta('set_head', 'Set the commit of a ref; builds nothing'), body: HeadSeed, response: changed } },
    ({ body }, reply) => {
      rig.setHead(valid(HeadSeed, body))
      return reply.code(204).send()
    }
  )
  app.post(
    '/_emulator/push',
    {
      schema: {
        ...meta('push', 'Push to a ref: each deployment with build_on_push on it builds a revision'),
        body: Push,
        response: { 200: answers('What was built.', Pushed), ...refusals(422) }
      }
    },
    ({ body }) => {
      const { commit_sha = randomBytes(20).toString('hex'), ...ref } = valid(Push, body)
      return { commit_sha, revisions: rig.push({ ...ref, commit_sha }) }
    }
  )
}

/** Requests, clock, reset, restart. */
function runRoutes(app: FastifyInstance, rig: Rig, restart: (down: number) => void): void {
  app.get(
    '/_emulator/requests',
    {
      schema: {
        ...meta('list_requests', 'The latest requests; of credentials only which scheme was used'),
        response: { 200: answers('Oldest first.', z.array(RecordedRequest)) }
      }
    },
    () => rig.requests.list()
  )
  app.delete(
    '/_emulator/requests',
    { schema: { ...meta('clear_requests', 'Forget the requests'), response: { 204: noContent('Done.') } } },
    (_request, reply) => {
      rig.requests.clear()
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
    () => rig.controlPlane.overview()
  )
  const clock = { 200: answers('The time here.', ClockView), ...refusals(422) }
  const now = () => ({ now: new Date(rig.clock.now()).toISOString() })
  app.get('/_emulator/clock', { schema: { ...meta('read_clock', 'The time of the service'), response: clock } }, now)
  app.post(
    '/_emulator/clock',
    { schema: { ...meta('advance_clock', 'Set the clock ahead'), body: Advance, response: clock } },
    ({ body }) => {
      rig.advance(durationMs(valid(Advance, body).advance))
      return now()
    }
  )
  app.post(
    '/_emulator/reset',
    { schema: { ...meta('reset', 'Back to how it was started, with no deployments'), response: changed } },
    (_request, reply) => {
      rig.reset()
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

export function localRoutes(app: FastifyInstance, rig: Rig, restart: (down: number) => void): void {
  scriptRoutes(app, rig)
  repositoryRoutes(app, rig)
  runRoutes(app, rig, restart)
}
