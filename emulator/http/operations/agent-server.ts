/** The operations of the stock agent servers (§4.2), below the URL of each deployment. */
import * as z from 'zod'
import { Assistant, AssistantCount, AssistantSearch } from '../../agents/assistants.js'
import { RunRequest } from '../../agents/stock-graph.js'
import { type Described, json, type Operations, refusals, text } from './operation.js'

const Info = z
  .looseObject({
    host: z
      .looseObject({
        kind: z.literal('saas'),
        project_id: z.guid().describe('Id of the deployment.'),
        host_revision_id: z.guid().describe('Id of the revision that answers.'),
        tenant_id: z.guid()
      })
      .describe('Where it runs, as real agent servers say it.'),
    deployment_id: z.guid(),
    revision_id: z.guid(),
    revision: z.int().describe('Its number. The first is 1.'),
    repo_commit_sha: z.string().nullable(),
    graphs: z.array(z.string()),
    secrets: z.array(z.string()).describe('Names of the secrets in its environment.')
  })
  .meta({ id: 'Info' })

const REFUSED = { 401: text('No X-Api-Key.'), 403: text('An X-Api-Key that is not valid.') }
const runs = (answer: Described) => ({
  200: answer,
  400: json('Unknown stream mode.', z.strictObject({ detail: z.string() })),
  ...REFUSED,
  404: text('No such assistant.'),
  ...refusals(422)
})
const RUN_EXAMPLE = {
  assistant_id: '$assistant_id',
  input: { messages: [{ role: 'user', content: 'Hello' }] },
  stream_mode: 'updates'
}

export const ASSISTANTS = {
  search_assistants: {
    method: 'POST',
    path: '/assistants/search',
    summary: 'Search assistants',
    body: AssistantSearch,
    example: {},
    answers: { 200: json('The assistants.', z.array(Assistant)), ...REFUSED, ...refusals(422) }
  },
  count_assistants: {
    method: 'POST',
    path: '/assistants/count',
    summary: 'Count assistants',
    body: AssistantCount,
    example: {},
    answers: { 200: json('How many match.', z.int()), ...REFUSED, ...refusals(422) }
  },
  get_assistant: {
    method: 'GET',
    path: '/assistants/{assistant_id}',
    summary: 'Get an assistant',
    answers: { 200: json('The assistant.', Assistant), ...REFUSED, 404: text('No such assistant.') }
  }
} as const satisfies Operations

export const RUNS = {
  stream_run: {
    method: 'POST',
    path: '/runs/stream',
    summary: 'Run an assistant without a thread, and stream its answer',
    body: RunRequest,
    example: RUN_EXAMPLE,
    answers: runs({
      description: 'Events, each with a type and data.',
      schema: z.unknown(),
      type: 'text/event-stream'
    })
  },
  wait_run: {
    method: 'POST',
    path: '/runs/wait',
    summary: 'Run an assistant without a thread, and wait for its answer',
    body: RunRequest,
    example: RUN_EXAMPLE,
    answers: runs(json('The last values of the run.', z.unknown()))
  }
} as const satisfies Operations

export const SYSTEM = {
  ok: {
    method: 'GET',
    path: '/ok',
    summary: 'Is the agent server up?',
    answers: { 200: json('It is up.', z.strictObject({ ok: z.literal(true) })) }
  },
  info: {
    method: 'GET',
    path: '/info',
    summary: 'Which revision answers, and the names of its secrets',
    answers: { 200: json('The revision that answers.', Info), ...REFUSED }
  }
} as const satisfies Operations
