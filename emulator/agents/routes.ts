/**
 * The stock agent servers over HTTP (§4.2): one for
 * each deployment, serving the revision that is active.
 */
import type { FastifyInstance } from 'fastify'
import type { EmulatorCore } from '../emulator.js'
import { agentDocument } from '../http/documents.js'
import { ASSISTANTS, SYSTEM } from '../http/operations/agent-server.js'
import { sendReference } from '../http/reference-page.js'
import { routeOf, valid } from '../http/routes/route.js'
import type { ShownCredential } from '../http/shown-credential.js'
import {
  AssistantCount,
  AssistantSearch,
  assistantsOf,
  matching,
  named,
  type ServingOf
} from './assistants.js'
import { runRoutes } from './run-routes.js'

function assistantRoutes(app: FastifyInstance, servingOf: ServingOf): void {
  app.route({
    ...routeOf(ASSISTANTS.search_assistants),
    handler: (request, reply) => {
      const search = valid(AssistantSearch, request.body)
      const found = matching(assistantsOf(servingOf(request)), search)
      reply.header('x-pagination-total', found.length)
      return reply.send(found.slice(search.offset, search.offset + search.limit))
    }
  })
  app.route({
    ...routeOf(ASSISTANTS.count_assistants),
    handler: (request, reply) => {
      const found = matching(assistantsOf(servingOf(request)), valid(AssistantCount, request.body))
      return reply.type('application/json').send(String(found.length))
    }
  })
  app.route({
    ...routeOf(ASSISTANTS.get_assistant),
    handler: (request, reply) => {
      const { assistant_id } = request.params as { assistant_id: string }
      const found = named(assistantsOf(servingOf(request)), assistant_id)
      if (found !== undefined) return reply.send(found)
      return reply.code(404).type('text/plain').send(`No assistant "${assistant_id}" found.`)
    }
  })
}

function systemRoutes(
  app: FastifyInstance,
  { tenantId: tenant_id }: EmulatorCore,
  servingOf: ServingOf
): void {
  app.route({ ...routeOf(SYSTEM.ok), handler: (_request, reply) => reply.send({ ok: true }) })
  app.route({
    ...routeOf(SYSTEM.info),
    handler: (request, reply) => {
      const { deployment, revision, number } = servingOf(request)
      return reply.send({
        host: { kind: 'saas', project_id: deployment.id, host_revision_id: revision.id, tenant_id },
        deployment_id: deployment.id,
        revision_id: revision.id,
        revision: number,
        repo_commit_sha: revision.source_revision_config.repo_commit_sha,
        graphs: revision.graphs.map(({ graph_id }) => graph_id),
        secrets: revision.secrets.map(({ name }) => name)
      })
    }
  })
}

/** Registers the routes of the stock agent servers. */
export function stockRoutes(
  app: FastifyInstance,
  core: EmulatorCore,
  { servingOf, credential }: { servingOf: ServingOf; credential: ShownCredential }
): void {
  assistantRoutes(app, servingOf)
  runRoutes(app, core, servingOf)
  systemRoutes(app, core, servingOf)
  app.get('/docs', (request, reply) =>
    sendReference(reply, servingOf(request).deployment.name, credential)
  )
  for (const path of ['/openapi.json', '/docs/json']) {
    app.get(path, (request) => agentDocument(servingOf(request)))
  }
}
