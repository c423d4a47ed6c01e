/** The operations of §4.1, and those that the public service has beyond it, over HTTP. */
import type { FastifyInstance, FastifyReply } from 'fastify'
import * as z from 'zod'
import {
  Deployment,
  DeploymentCreateRequest,
  DeploymentPatchRequest,
  Revision
} from '../../../src/contract/deployment.js'
import type { Dialect } from '../../../src/contract/dialect/dialect.js'
import { Integration, Listener, pageOf } from '../../../src/contract/lookups.js'
import type { ControlPlane } from '../../control-plane/control-plane.js'
import type { PageRequest } from '../../control-plane/store.js'
import { SECURITY } from '../openapi.js'
import { answers, noContent, refusals, send } from './answering.js'
import { REVISION_EXTENSIONS } from './revision-extensions.js'

const DeploymentParams = z.object({ deployment_id: z.guid() })
const RevisionParams = z.object({ deployment_id: z.guid(), latest_revision_id: z.guid() })
// A misspelled filter that is ignored would list everything.
const PageQuery = z.strictObject({
  limit: z.coerce.number().int().min(1).max(100).default(20),
  offset: z.coerce.number().int().min(0).default(0)
})
const DeploymentsQuery = PageQuery.extend({
  // The command line of the public service sends it.
  name: z.string().optional().describe('The whole name.'),
  name_contains: z.string().optional().describe('Part of the name.')
})

const ListenerParams = z.object({ listener_id: z.guid() })
type OfDeployment = { Params: z.infer<typeof DeploymentParams> }
type OfRevision = { Params: z.infer<typeof RevisionParams> }
type Paged = { Querystring: PageRequest }

const documented = { tags: ['control plane'], security: SECURITY }
const extension = { tags: ['extensions'], security: SECURITY }

/** Creating, reading and changing deployments (§4.1). */
export function deploymentRoutes(app: FastifyInstance, controlPlane: ControlPlane): void {
  app.post(
    '/v2/deployments',
    {
      schema: {
        ...documented,
        operationId: 'create_deployment',
        summary: 'Create a deployment',
        body: DeploymentCreateRequest,
        response: {
          201: answers('The deployment, with its first revision.', Deployment),
          ...refusals(400, 401, 403, 409, 422)
        }
      }
    },
    (request, reply) => send(reply, controlPlane.create(request.body))
  )
  app.get<OfDeployment>(
    '/v2/deployments/:deployment_id',
    {
      schema: {
        ...documented,
        operationId: 'read_deployment',
        summary: 'Read a deployment',
        params: DeploymentParams,
        response: { 200: answers('The deployment.', Deployment), ...refusals(401, 403, 404, 422) }
      }
    },
    (request, reply) => send(reply, controlPlane.read(request.params.deployment_id))
  )
  app.patch<OfDeployment>(
    '/v2/deployments/:deployment_id',
    {
      schema: {
        ...documented,
        operationId: 'update_deployment',
        summary: 'Update a deployment',
        description:
          'null leaves a field unchanged. A new revision is created if repo_ref, graph_config_path, image_uri, secrets or resource_spec is non-null.',
        params: DeploymentParams,
        body: DeploymentPatchRequest,
        response: { 200: answers('The deployment.', Deployment), ...refusals(400, 401, 403, 404, 409, 422) }
      }
    },
    (request, reply) => send(reply, controlPlane.patch(request.params.deployment_id, request.body))
  )
}

/** Reading a revision, integrations and listeners (§4.1). */
export function lookupRoutes(app: FastifyInstance, controlPlane: ControlPlane, { words }: Dialect): void {
  app.get<OfRevision>(
    '/v2/deployments/:deployment_id/revisions/:latest_revision_id',
    {
      schema: {
        ...documented,
        operationId: 'read_revision',
        summary: 'Read a revision, for example to poll its status',
        params: RevisionParams,
        response: { 200: answers('The revision.', Revision), ...refusals(401, 403, 404, 422) }
      }
    },
    ({ params }, reply) => send(reply, controlPlane.readRevision(params.deployment_id, params.latest_revision_id))
  )
  app.get(
    `/v1/integrations/${words.git_host}/install`,
    {
      schema: {
        ...documented,
        operationId: 'list_integrations',
        summary: 'List integrations, whose ids are used as integration_id',
        response: { 200: answers('The integrations.', z.array(Integration)), ...refusals(401, 403) }
      }
    },
    () => controlPlane.integrations
  )
  app.get<Paged>(
    '/v2/listeners',
    {
      schema: {
        ...documented,
        operationId: 'list_listeners',
        summary: 'List listeners, whose ids are used as listener_id',
        querystring: PageQuery,
        response: { 200: answers('The listeners.', pageOf(Listener)), ...refusals(401, 403, 422) }
      }
    },
    ({ query: { limit, offset } }) => ({ resources: controlPlane.listeners.slice(offset, offset + limit), offset })
  )
}

/** List deployments, list revisions, read a listener and delete: outside the specification; the public service has them. */
export function extensionRoutes(app: FastifyInstance, controlPlane: ControlPlane): void {
  app.get<Paged>(
    '/v2/deployments',
    {
      schema: {
        ...extension,
        operationId: 'list_deployments',
        summary: 'List deployments, oldest first',
        querystring: DeploymentsQuery,
        response: { 200: answers('A page of deployments.', pageOf(Deployment)), ...refusals(401, 403, 422) }
      }
    },
    (request) => controlPlane.list(request.query)
  )
  app.get<OfDeployment & Paged>(
    '/v2/deployments/:deployment_id/revisions',
    {
      schema: {
        ...extension,
        operationId: 'list_revisions',
        summary: 'List the revisions of a deployment, newest first',
        params: DeploymentParams,
        querystring: PageQuery,
        response: { 200: answers('A page of revisions.', pageOf(Revision)), ...refusals(401, 403, 404, 422) }
      }
    },
    (request, reply) => send(reply, controlPlane.listRevisions(request.params.deployment_id, request.query))
  )
  app.get<{ Params: z.infer<typeof ListenerParams> }>(
    '/v2/listeners/:listener_id',
    {
      schema: {
        ...extension,
        operationId: 'read_listener',
        summary: 'Read a listener',
        params: ListenerParams,
        response: { 200: answers('The listener.', Listener), ...refusals(401, 403, 404, 422) }
      }
    },
    (request, reply) => send(reply, controlPlane.readListener(request.params.listener_id))
  )
  app.delete<OfDeployment>(
    '/v2/deployments/:deployment_id',
    {
      schema: {
        ...extension,
        operationId: 'delete_deployment',
        summary: 'Delete a deployment',
        params: DeploymentParams,
        response: { 204: noContent('The deployment is deleted, or being deleted.'), ...refusals(401, 403, 404, 422) }
      }
    },
    (request, reply) => send(reply, controlPlane.delete(request.params.deployment_id))
  )
}

/** Answers 404 to the extensions, for a server with only the operations of the specification. */
export function withoutExtensions(app: FastifyInstance): void {
  const absent = (_request: unknown, reply: FastifyReply) => reply.code(404).send({ detail: 'Not Found' })
  const schema = { hide: true }
  app.get('/v2/deployments', { schema }, absent)
  app.get('/v2/deployments/:deployment_id/revisions', { schema }, absent)
  app.get('/v2/listeners/:listener_id', { schema }, absent)
  app.delete('/v2/deployments/:deployment_id', { schema }, absent)
  for (const path of REVISION_EXTENSIONS) app.post(path, { schema }, absent)
}
