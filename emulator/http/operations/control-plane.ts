/**
 * The operations of the control plane: those of §4.1,
 * and those that the public service has beyond it.
 */
import * as z from 'zod'
import {
  Deployment,
  DeploymentCreateRequest,
  DeploymentPatchRequest,
  Integration,
  Listener,
  Revision
} from '../../../src/contract/deployment.js'
import { LogPage, LogQuery } from '../../../src/contract/revision-log.js'
import { json, type Operations, refusals } from './operation.js'

// A misspelled filter that is ignored would list everything.
export const PageQuery = z.strictObject({
  limit: z.coerce.number().int().min(1).max(100).default(20),
  offset: z.coerce.number().int().min(0).default(0)
})
export const DeploymentsQuery = PageQuery.extend({
  // The command line of the public service sends it.
  name: z.string().optional().describe('The whole name.'),
  name_contains: z.string().optional().describe('Part of the name.')
})

export const pageOf = <T extends z.ZodType>(resource: T) =>
  z.strictObject({ resources: z.array(resource), offset: z.int() })

export const DEPLOYMENT = '/v2/deployments/{deployment_id}'
const PROJECT = '/v1/projects/{deployment_id}'
const deployment = { 200: json('The deployment.', Deployment) }
const log = {
  body: LogQuery,
  answers: { 200: json('A page of it.', LogPage), ...refusals(401, 403, 404, 422) }
}

/** Creating, reading and changing deployments, and looking up what they need (§4.1). */
export const DOCUMENTED = {
  create_deployment: {
    method: 'POST',
    path: '/v2/deployments',
    summary: 'Create a deployment',
    body: DeploymentCreateRequest,
    example: {
      name: '$free_name',
      source: 'git_host',
      source_config: {
        integration_id: '$integration_id',
        repo_url: 'https://github.com/acme/support',
        deployment_type: 'dev'
      },
      source_revision_config: { repo_ref: 'main', graph_config_path: 'agent.json' },
      secrets: [{ name: 'OPENAI_API_KEY', value: 'sk-example' }]
    },
    answers: {
      201: json('The deployment, with its first revision.', Deployment),
      ...refusals(400, 401, 403, 409, 422)
    }
  },
  read_deployment: {
    method: 'GET',
    path: DEPLOYMENT,
    summary: 'Read a deployment',
    answers: { ...deployment, ...refusals(401, 403, 404, 422) }
  },
  update_deployment: {
    method: 'PATCH',
    path: DEPLOYMENT,
    summary: 'Update a deployment',
    description:
      'null leaves a field unchanged. A new revision is created if ' +
      'repo_ref, graph_config_path, image_uri, secrets or resource_spec is non-null.',
    body: DeploymentPatchRequest,
    example: { secrets: [{ name: 'GREETING', value: 'Hello' }] },
    answers: { ...deployment, ...refusals(400, 401, 403, 404, 409, 422) }
  },
  read_revision: {
    method: 'GET',
    path: `${DEPLOYMENT}/revisions/{latest_revision_id}`,
    summary: 'Read a revision, for example to poll its status',
    answers: { 200: json('The revision.', Revision), ...refusals(401, 403, 404, 422) }
  },
  list_integrations: {
    method: 'GET',
    path: '/v1/integrations/git_host/install',
    summary: 'List integrations, whose ids are used as integration_id',
    answers: { 200: json('The integrations.', z.array(Integration)), ...refusals(401, 403) }
  },
  list_listeners: {
    method: 'GET',
    path: '/v2/listeners',
    summary: 'List listeners, whose ids are used as listener_id',
    query: PageQuery,
    answers: { 200: json('The listeners.', pageOf(Listener)), ...refusals(401, 403, 422) }
  }
} as const satisfies Operations

/** Outside the specification; the public service has them. */
export const EXTENSIONS = {
  list_deployments: {
    method: 'GET',
    path: '/v2/deployments',
    summary: 'List deployments, oldest first',
    query: DeploymentsQuery,
    answers: { 200: json('A page of deployments.', pageOf(Deployment)), ...refusals(401, 403, 422) }
  },
  list_revisions: {
    method: 'GET',
    path: `${DEPLOYMENT}/revisions`,
    summary: 'List the revisions of a deployment, newest first',
    query: PageQuery,
    answers: {
      200: json('A page of revisions.', pageOf(Revision)),
      ...refusals(401, 403, 404, 422)
    }
  },
  read_listener: {
    method: 'GET',
    path: '/v2/listeners/{listener_id}',
    summary: 'Read a listener',
    answers: { 200: json('The listener.', Listener), ...refusals(401, 403, 404, 422) }
  },
  delete_deployment: {
    method: 'DELETE',
    path: DEPLOYMENT,
    summary: 'Delete a deployment',
    answers: {
      204: { description: 'The deployment is deleted, or being deleted.' },
      ...refusals(401, 403, 404, 422)
    }
  },
  redeploy_revision: {
    method: 'POST',
    path: `${DEPLOYMENT}/revisions/{revision_id}/redeploy`,
    summary: 'Create a revision from an earlier one: its code at the same commit, and its secrets',
    answers: { ...deployment, ...refusals(401, 403, 404, 409, 422) }
  },
  read_deployment_log: {
    method: 'POST',
    path: `${PROJECT}/deploy_logs`,
    summary: 'The deploy logs of all revisions of a deployment',
    example: { level: 'ERROR', limit: 10 },
    ...log
  },
  read_build_log: {
    method: 'POST',
    path: `${PROJECT}/revisions/{revision_id}/build_logs`,
    summary: 'The build log of a revision',
    example: { order: 'desc', limit: 10 },
    ...log
  },
  read_deploy_log: {
    method: 'POST',
    path: `${PROJECT}/revisions/{revision_id}/deploy_logs`,
    summary: 'The deploy log of a revision',
    example: { order: 'desc', limit: 10 },
    ...log
  }
} as const satisfies Operations
