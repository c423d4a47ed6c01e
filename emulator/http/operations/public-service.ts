/**
 * The operations of the control plane as the public service
 * has them: with its fields, filters and parameters.
 */
import * as z from 'zod'
import { LogPage, LogQuery } from '../../../src/contract/revision-log.js'
import {
  PublicCreateRequest,
  PublicDeployment,
  PublicListener,
  PublicPatchRequest,
  PublicRevision
} from '../../control-plane/public-shapes.js'
import {
  DEPLOYMENT,
  DeploymentsQuery,
  DOCUMENTED,
  EXTENSIONS,
  PageQuery,
  pageOf
} from './control-plane.js'
import { json, type Operations, refusals } from './operation.js'

const flag = z
  .stringbool({ truthy: ['true', '1'], falsy: ['false', '0'] })
  .meta({ type: 'boolean' })
const NO_EFFECT = 'Has no effect here.'

const PublicDeploymentsQuery = DeploymentsQuery.extend({
  status: z.string().optional(),
  deployment_type: z.string().optional(),
  deployment_ids: z.string().optional().describe('Separated by commas.'),
  url: z.string().optional(),
  image_version: z.string().optional().describe(NO_EFFECT),
  tag_value_ids: z.string().optional().describe(NO_EFFECT),
  remote_reconciled: z.string().optional().describe(NO_EFFECT)
})

const PublicRevisionsQuery = PageQuery.extend({
  status: z.string().optional().describe('Separated by commas.'),
  remote_reconciled: z.string().optional().describe(NO_EFFECT)
})

export const DeleteQuery = z.strictObject({
  delete_tracing_project: flag
    .optional()
    .describe('Otherwise the tracing project stays and reserves the name.'),
  force: flag.optional().describe('Only for a deployment that is being deleted.')
})

/** The filters of a log. */
const { level, query, start_time, end_time, order, offset } = LogQuery.shape
export const LogsQuery = z.strictObject({
  type: z.enum(['build', 'deploy']),
  level,
  query,
  start_time,
  end_time,
  order,
  offset,
  limit: z.coerce.number().int().min(1).max(1000).optional().describe('50 when not given.'),
  run_id: z.string().optional().describe(NO_EFFECT)
})

const deployment = json('The deployment.', PublicDeployment)

/** Those of §4.1. */
export const PUBLIC_DOCUMENTED = {
  ...DOCUMENTED,
  create_deployment: {
    ...DOCUMENTED.create_deployment,
    body: PublicCreateRequest,
    example: {
      ...DOCUMENTED.create_deployment.example,
      source_config: {
        ...DOCUMENTED.create_deployment.example.source_config,
        build_on_push: false
      }
    },
    answers: {
      ...DOCUMENTED.create_deployment.answers,
      201: json('The deployment, with its first revision.', PublicDeployment)
    }
  },
  read_deployment: {
    ...DOCUMENTED.read_deployment,
    answers: { ...DOCUMENTED.read_deployment.answers, 200: deployment }
  },
  update_deployment: {
    ...DOCUMENTED.update_deployment,
    description:
      'null leaves a field unchanged. A new revision is created if ' +
      'repo_ref, graph_config_path, image_uri, secrets or resource_spec is non-null, or if ' +
      'install_command, build_command, secret_references or deployment_tier changes. ' +
      'An empty list of secrets changes nothing.',
    body: PublicPatchRequest,
    answers: { ...DOCUMENTED.update_deployment.answers, 200: deployment }
  },
  read_revision: {
    ...DOCUMENTED.read_revision,
    answers: { ...DOCUMENTED.read_revision.answers, 200: json('The revision.', PublicRevision) }
  },
  list_listeners: {
    ...DOCUMENTED.list_listeners,
    answers: {
      ...DOCUMENTED.list_listeners.answers,
      200: json('The listeners.', pageOf(PublicListener))
    }
  }
} as const satisfies Operations

/** Those outside the specification. */
export const PUBLIC_EXTENSIONS = {
  ...EXTENSIONS,
  list_deployments: {
    ...EXTENSIONS.list_deployments,
    query: PublicDeploymentsQuery,
    answers: {
      ...EXTENSIONS.list_deployments.answers,
      200: json('A page of deployments.', pageOf(PublicDeployment))
    }
  },
  list_revisions: {
    ...EXTENSIONS.list_revisions,
    query: PublicRevisionsQuery,
    answers: {
      ...EXTENSIONS.list_revisions.answers,
      200: json('A page of revisions.', pageOf(PublicRevision))
    }
  },
  read_listener: {
    ...EXTENSIONS.read_listener,
    answers: { ...EXTENSIONS.read_listener.answers, 200: json('The listener.', PublicListener) }
  },
  delete_deployment: {
    ...EXTENSIONS.delete_deployment,
    query: DeleteQuery,
    answers: { ...EXTENSIONS.delete_deployment.answers, ...refusals(400) }
  },
  redeploy_revision: {
    ...EXTENSIONS.redeploy_revision,
    answers: { ...EXTENSIONS.redeploy_revision.answers, 200: deployment }
  },
  read_revision_log: {
    method: 'GET',
    path: `${DEPLOYMENT}/revisions/{revision_id}/logs`,
    summary: 'The build log or the deploy log of a revision',
    query: LogsQuery,
    answers: { 200: json('A page of it.', LogPage), ...refusals(401, 403, 404, 422) }
  }
} as const satisfies Operations
