/** Redeploying a revision, and its logs: outside the specification; the public service has them. */
import type { FastifyInstance } from 'fastify'
import * as z from 'zod'
import { Deployment } from '../../../src/contract/deployment.js'
import { LogPage, LogQuery } from '../../../src/contract/revision-log.js'
import type { ControlPlane } from '../../control-plane/control-plane.js'
import { SECURITY } from '../openapi.js'
import { answers, refusals, send } from './answering.js'

const RevisionParams = z.object({ deployment_id: z.guid(), revision_id: z.guid() })
const DeploymentParams = z.object({ deployment_id: z.guid() })
type OfDeployment = { Params: z.infer<typeof DeploymentParams> }
type OfRevision = { Params: z.infer<typeof RevisionParams> }

const extension = { tags: ['extensions'], security: SECURITY }

const REDEPLOY = '/v2/deployments/:deployment_id/revisions/:revision_id/redeploy'
const LOGS = ['build', 'deploy'] as const
const logPath = (log: (typeof LOGS)[number]) => `/v1/projects/:deployment_id/revisions/:revision_id/${log}_logs`

const DEPLOYMENT_LOG = '/v1/projects/:deployment_id/deploy_logs'

/** Their paths, all of them with POST. */
export const REVISION_EXTENSIONS = [REDEPLOY, ...LOGS.map(logPath), DEPLOYMENT_LOG]

export function revisionExtensionRoutes(app: FastifyInstance, controlPlane: ControlPlane): void {
  app.post<OfRevision>(
    REDEPLOY,
    {
      schema: {
        ...extension,
        operationId: 'redeploy_revision',
        summary: 'Create a revision from an earlier one: its code at the same commit, and its secrets',
        params: RevisionParams,
        response: { 200: answers('The deployment.', Deployment), ...refusals(401, 403, 404, 409, 422) }
      }
    },
    ({ params }, reply) => send(reply, controlPlane.redeploy(params.deployment_id, params.revision_id))
  )
  app.post<OfDeployment>(
    DEPLOYMENT_LOG,
    {
      schema: {
        ...extension,
        operationId: 'read_deployment_log',
        summary: 'The deploy logs of all revisions of a deployment',
        params: DeploymentParams,
        body: LogQuery,
        response: { 200: answers('A page of it.', LogPage), ...refusals(401, 403, 404, 422) }
      }
    },
    ({ params, body }, reply) => send(reply, controlPlane.readDeployLog(params.deployment_id, body))
  )
  for (const log of LOGS) {
    app.post<OfRevision>(
      logPath(log),
      {
        schema: {
          ...extension,
          operationId: `read_${log}_log`,
          summary: `The ${log} log of a revision`,
          params: RevisionParams,
          body: LogQuery,
          response: { 200: answers('A page of it.', LogPage), ...refusals(401, 403, 404, 422) }
        }
      },
      ({ params, body }, reply) =>
        send(reply, controlPlane.readLog(params.deployment_id, params.revision_id, { log, body }))
    )
  }
}
