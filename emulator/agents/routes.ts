/** The stock agent servers over HTTP (§4.2): one for each deployment, serving the revision that is active. */
import type { FastifyInstance } from 'fastify'
import * as z from 'zod'
import { HTTPValidationError } from '../../src/contract/errors.js'
import type { EmulatorCore } from '../emulator.js'
import { sendReference } from '../http/reference-page.js'
import { answers, valid } from '../http/routes/answering.js'
import { registerScope } from '../http/scope.js'
import { assistantsOf, KEY, REFUSALS, type ServingOf, text } from './answering.js'
import { Assistant, AssistantCount, AssistantSearch, matching, named } from './assistants.js'
import { AGENT_PREFIX, describeAgentServer } from './reference.js'
import { runRoutes } from './run-routes.js'

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

const assistants = (operationId: string, summary: string) => ({
  tags: ['Assistants'],
  security: KEY,
  operationId,
  summary
})

function assistantRoutes(app: FastifyInstance, servingOf: ServingOf): void {
  app.post(
    '/assistants/search',
    {
      schema: {
        ...assistants('search_assistants', 'Search assistants'),
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
  app.post(
    '/assistants/count',
    {
      schema: {
        ...assistants('count_assistants', 'Count assistants'),
        body: AssistantCount,
        response: {
          200: answers('How many match.', z.int()),
          ...REFUSALS,
          422: answers('Validation error.', HTTPValidationError)
        }
      }
    },
    (request, reply) => {
      const found = matching(assistantsOf(servingOf(request)), valid(AssistantCount, request.body))
      return reply.type('application/json').send(String(found.length))
    }
  )
  app.get(
    '/assistants/:assistant_id',
    {
      schema: {
        ...assistants('get_assistant', 'Get an assistant'),
        params: z.object({ deployment_id: z.string().optional(), assistant_id: z.string() }),
        response: { 200: answers('The assistant.', Assistant), ...REFUSALS, 404: text('No such assistant.') }
      }
    },
    (request, reply) => {
      const { assistant_id } = request.params as { assistant_id: string }
      const found = named(assistantsOf(servingOf(request)), assistant_id)
      return found ?? reply.code(404).type('text/plain').send(`No assistant "${assistant_id}" found.`)
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
  await registerScope(app, { name: 'stock agents', prefix: AGENT_PREFIX }, async (agents) => {
    assistantRoutes(agents, servingOf)
    runRoutes(agents, core, servingOf)
    systemRoutes(agents, core, servingOf)
    const hidden = { schema: { hide: true } }
    agents.get('/docs', hidden, (request, reply) => sendReference(reply, servingOf(request).deployment.name))
    for (const path of ['/openapi.json', '/docs/json']) {
      agents.get(path, hidden, (request) => document(servingOf(request)))
    }
  })
}
