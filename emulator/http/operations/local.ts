/**
 * `/_emulator/…`: the operations that script a running local control plane, and show what happened.
 */
import * as z from 'zod'
import { Duration } from '../../duration.js'
import { AgentBehavior } from '../../scripting/agent-behavior.js'
import { Fault } from '../../scripting/faults.js'
import { Outcome } from '../../scripting/outcomes.js'
import { HeadSeed } from '../../scripting/seeds.js'
import { RecordedRequest } from '../request-log.js'
import { Overview } from '../start-page/overview.js'
import { json, type Operation, type Operations, refusals } from './operation.js'

export const Advance = z.strictObject({ advance: Duration })
export const Restart = z
  .strictObject({ down: Duration.optional().describe('At most 1h. Unset: 0.') })
  .nullish()
export const Push = z
  .strictObject({
    repo_url: z.string().optional().describe('Unset: any repository.'),
    ref: z.string().min(1).describe('A bare branch name, or a tag as refs/tags/….'),
    commit_sha: z.string().min(1).optional().describe('Unset: a made-up commit.')
  })
  .meta({ id: 'EmulatorPush' })
const Pushed = z.strictObject({
  commit_sha: z.string(),
  revisions: z.array(z.strictObject({ deployment_id: z.guid(), revision_id: z.guid() }))
})

const done = { 204: { description: 'Done.' } }
const changed = { ...done, ...refusals(422) }
const clock = {
  200: json('The time of this server.', z.strictObject({ now: z.string() })),
  ...refusals(422)
}

/** An entry in the two forms that it can be sent in: as a text, and as an object. */
export interface Forms {
  short: string
  example: object
}

/** Adds an entry to what is scripted. */
const add = (
  kind: string,
  summary: string,
  entry: z.ZodType,
  { short, example }: Forms
): Operation => ({
  method: 'POST',
  path: `/_emulator/${kind}`,
  summary,
  body: z.union([entry, z.string().describe(`or the short form, \`${short}\``)]),
  example,
  answers: changed
})
const list = (kind: string, what: string, entry: z.ZodType): Operation => ({
  method: 'GET',
  path: `/_emulator/${kind}`,
  summary: `List the ${kind}`,
  answers: { 200: json(what, z.array(entry)) }
})
const clear = (kind: string, summary = `Forget all ${kind}`): Operation => ({
  method: 'DELETE',
  path: `/_emulator/${kind}`,
  summary,
  answers: done
})

export const FAULT_FORMS: Forms = {
  short: 'POST /v2/deployments drop-after times=1',
  example: { method: 'GET', path: '/v2/**', kind: 'status', status: 503, times: 3 }
}
export const OUTCOME_FORMS: Forms = {
  short: 'BUILD_FAILED deployment=support',
  example: { outcome: 'BUILD_FAILED', log: ['npm error 404'] }
}
export const AGENT_FORMS: Forms = {
  short: 'slow-start=2s throw deployment=support',
  example: { run: 'throw' }
}
const HEAD_EXAMPLE = { ref: 'main', commit_sha: '9f8e7d6c5b4a39281706f5e4d3c2b1a09f8e7d6c' }

export const LOCAL = {
  add_fault: add('faults', 'Add a fault for the next requests', Fault, FAULT_FORMS),
  list_faults: list('faults', 'The faults still to come.', Fault),
  clear_faults: clear('faults'),
  add_outcome: add('outcomes', 'Add an outcome for the next revisions', Outcome, OUTCOME_FORMS),
  list_outcomes: list('outcomes', 'The outcomes still to come.', Outcome),
  clear_outcomes: clear('outcomes'),
  set_agent: add('agents', 'Set how stock agents behave from now on', AgentBehavior, AGENT_FORMS),
  list_agents: list('agents', 'The behaviors.', AgentBehavior),
  clear_agents: clear('agents'),
  set_head: {
    method: 'POST',
    path: '/_emulator/heads',
    summary: 'Set the commit of a ref; builds nothing',
    body: HeadSeed,
    example: HEAD_EXAMPLE,
    answers: changed
  },
  push: {
    method: 'POST',
    path: '/_emulator/push',
    summary: 'Push to a ref: each deployment of it with build_on_push gets a revision',
    body: Push,
    example: HEAD_EXAMPLE,
    answers: { 200: json('The revisions that were created.', Pushed), ...refusals(422) }
  },
  list_requests: {
    method: 'GET',
    path: '/_emulator/requests',
    summary: 'List the latest requests, without credentials and secret values',
    answers: { 200: json('Oldest first.', z.array(RecordedRequest)) }
  },
  clear_requests: clear('requests', 'Forget the requests'),
  overview: {
    method: 'GET',
    path: '/_emulator/overview',
    summary: 'Read what the start page shows: deployments, revisions and their timelines',
    answers: { 200: json('Newest first.', Overview) }
  },
  read_clock: {
    method: 'GET',
    path: '/_emulator/clock',
    summary: 'Read the clock',
    answers: clock
  },
  advance_clock: {
    method: 'POST',
    path: '/_emulator/clock',
    summary: 'Set the clock ahead',
    body: Advance,
    example: { advance: '90s' },
    answers: clock
  },
  reset: {
    method: 'POST',
    path: '/_emulator/reset',
    summary: 'Restore the state at the start, without deployments',
    answers: changed
  },
  restart: {
    method: 'POST',
    path: '/_emulator/restart',
    summary: 'Cut all connections, stay away for a while, and come back with the deployments',
    body: Restart,
    example: { down: '500ms' },
    answers: {
      202: json('It goes down after this answer.', z.strictObject({ down_ms: z.number() })),
      ...refusals(422)
    }
  }
} as const satisfies Operations
