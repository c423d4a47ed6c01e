/** The stock agent servers over HTTP (§4.2): one for each deployment, serving the revision that is active. */
import { randomUUID } from 'node:crypto'
import { Readable } from 'node:stream'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import * as z from 'zod'
import { HTTPValidationError } from '../../src/contract/errors.js'
import type { Serving } from '../control-plane/active-revision.js'
import { check } from '../control-plane/validation.js'
import type { EmulatorCore } from '../emulator.js'
import { sendReference } from '../http/reference-page.js'
import { answers, valid } from '../http/routes/answering.js'
import { Assistant, AssistantSearch, assistantOf, matching, named } from './assistants.js'
import { AGENT_PREFIX, describeAgentServer } from './reference.js'
import { RunRequest, runStockGraph, StreamMode } from './stock-graph.js'
import { streamRun } from './stream.js'

/** The agent server of a request that was admitted. */
export type ServingOf = (request: FastifyRequest) => Serving

const Info = z
  .strictObject({
    host: z
      .strictObject({
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

const KEY = [{ api_key: [] }]
const text = (description: string) => ({ description, content: { 'text/plain': { schema: z.string() } } })
const REFUSALS = { 401: text('No X-Api-Key.'), 403: text('An X-Api-Key that is not valid.') }

const assistantsOf = ({ revision, since }: Serving) => revision.graphs.map((graph) => assistantOf(graph, since))

function assistantRoutes(app: FastifyInstance, servingOf: ServingOf): void {
  app.post(
    '/assistants/search',
    {
      schema: {
        tags: ['Assistants'],
        security: KEY,
        operationId: 'search_assistants',
        summary: 'Search assistants',
        body: AssistantSearch,
        response: {
          200: answers('The assistants.', z.array(Assistant)),
          ...REFUSALS,
          422: answers('Validation error.', HTTPValidationError)
        }
      }
    },
    (request, reply) => {
      const search = valid(AssistantSearch, request.body)
      const found = matching(assistantsOf(servingOf(request)), search)
      reply.header('x-pagination-total', found.length)
      return found.slice(search.offset, search.offset + search.limit)
    }
  )
}

/** The run in a body. As on the public server, a wrong stream mode is 400, everything else 422. */
function readRun(body: unknown): RunRequest | { detail: string } {
  const checked = check(RunRequest, body, 'body')
  const atMode = 'errors' in checked && checked.errors.every(({ loc }) => loc[1] === 'stream_mode')
  if (!atMode) return valid(RunRequest, body)
  return { detail: `stream_mode must be one of ${StreamMode.options.join(', ')}, or a list of them` }
}

function streamReply(reply: FastifyReply, run_id: string, pieces: AsyncIterable<string>): FastifyReply {
  reply.header('content-type', 'text/event-stream').header('cache-control', 'no-cache')
  return reply.header('content-location', `/runs/${run_id}`).send(Readable.from(pieces))
}

function runRoutes(app: FastifyInstance, core: EmulatorCore, servingOf: ServingOf): void {
  app.post(
    '/runs/stream',
    {
      schema: {
        tags: ['Stateless Runs'],
        security: KEY,
        operationId: 'stream_run',
        summary: 'Run an assistant without a thread, and stream its answer',
        body: RunRequest,
        response: {
          200: {
            description: 'Events, each with a type and data.',
            content: { 'text/event-stream': { schema: z.any() } }
          },
          400: answers('Unknown stream mode.', z.strictObject({ detail: z.string() })),
          ...REFUSALS,
          404: text('No such assistant.'),
          422: answers('Validation error.', HTTPValidationError)
        }
      }
    },
    (request, reply) => {
      const run = readRun(request.body)
      if ('detail' in run) return reply.code(400).send(run)
      const serving = servingOf(request)
      if (named(assistantsOf(serving), run.assistant_id) === undefined) {
        return reply.code(404).type('text/plain').send(`No assistant "${run.assistant_id}" found.`)
      }
      const { name } = serving.deployment
      const run_id = randomUUID()
      const events = runStockGraph({ run_id, deployment: name, request: run })
      return streamReply(reply, run_id, streamRun(events, core.behaviors.of(name, serving.number)))
    }
  )
}

function systemRoutes(app: FastifyInstance, core: EmulatorCore, servingOf: ServingOf): void {
  const system = (operationId: string, summary: string) => ({ tags: ['System'], operationId, summary })
  app.get(
    '/ok',
    {
      schema: {
        ...system('ok', 'Is the agent server up?'),
        response: { 200: answers('It is up.', z.strictObject({ ok: z.literal(true) })) }
      }
    },
    () => ({ ok: true })
  )
  app.get(
    '/info',
    {
      schema: {
        ...system('info', 'Which revision answers, and the names of its secrets'),
        response: { 200: answers('The revision that answers.', Info), ...REFUSALS }
      }
    },
    (request) => {
      const { deployment, revision, number } = servingOf(request)
      return {
        host: {
          kind: 'saas' as const,
          project_id: deployment.id,
          host_revision_id: revision.id,
          tenant_id: core.tenantId
        },
        deployment_id: deployment.id,
        revision_id: revision.id,
        revision: number,
        repo_commit_sha: revision.source_revision_config.repo_commit_sha,
        graphs: revision.graphs.map(({ graph_id }) => graph_id),
        secrets: revision.secrets.map(({ name }) => name)
      }
    }
  )
}

/** Registers the routes of the stock agent servers. */
export async function stockRoutes(app: FastifyInstance, core: EmulatorCore, servingOf: ServingOf): Promise<void> {
  const document = await describeAgentServer(app)
  await app.register(
    async (agents) => {
      assistantRoutes(agents, servingOf)
      runRoutes(agents, core, servingOf)
      systemRoutes(agents, core, servingOf)
      const hidden = { schema: { hide: true } }
      agents.get('/docs', hidden, (request, reply) => sendReference(reply, servingOf(request).deployment.name))
      for (const path of ['/openapi.json', '/docs/json']) {
        agents.get(path, hidden, (request) => document(servingOf(request)))
      }
    },
    { prefix: AGENT_PREFIX }
  )
}
