/** The operations of the control plane over HTTP. */
import type * as z from 'zod'
import type { ControlPlane } from '../../control-plane/control-plane.js'
import type { ListFilter } from '../../control-plane/list-filter.js'
import type { PageRequest } from '../../control-plane/store.js'
import { type DOCUMENTED, EXTENSIONS, PageQuery } from '../operations/control-plane.js'
import { DeleteQuery, LogsQuery, PUBLIC_EXTENSIONS } from '../operations/public-service.js'
import { type Asked, type Handlers, ok, valid } from './route.js'

/** A query with numbers in it. An empty one is none: `offset=` must not be read as 0. */
function page<T>(schema: z.ZodType<T>, query: unknown): T {
  const given = Object.entries(query as Record<string, unknown>)
  const isEmpty = ([name, value]: [string, unknown]) => value === '' && name in PageQuery.shape
  return valid(
    schema,
    Object.fromEntries(given.map((one) => (isEmpty(one) ? [one[0], Number.NaN] : one))),
    'query'
  )
}

/** Those of §4.1. */
export function documentedHandlers(controlPlane: ControlPlane): Handlers<typeof DOCUMENTED> {
  return {
    create_deployment: ({ body }) => controlPlane.create(body),
    read_deployment: ({ id }) => controlPlane.read(id('deployment_id')),
    update_deployment: ({ id, body }) => controlPlane.patch(id('deployment_id'), body),
    read_revision: ({ id }) =>
      controlPlane.readRevision(id('deployment_id'), id('latest_revision_id')),
    list_integrations: () => ok(controlPlane.integrations),
    list_listeners: ({ query }) => {
      const { limit, offset } = page(PageQuery, query)
      return ok({ resources: controlPlane.listeners.slice(offset, offset + limit), offset })
    }
  }
}

type DeploymentsQuery = z.ZodType<PageRequest & ListFilter>

/** Those outside the specification. */
export function extensionHandlers(
  controlPlane: ControlPlane,
  deploymentsQuery: DeploymentsQuery = EXTENSIONS.list_deployments.query
): Handlers<typeof EXTENSIONS> {
  const readLog =
    (log: 'build' | 'deploy') =>
    ({ id, body }: Asked) =>
      controlPlane.readLog(id('deployment_id'), id('revision_id'), { log, body })
  return {
    list_deployments: ({ query }) => ok(controlPlane.list(page(deploymentsQuery, query))),
    list_revisions: ({ id, query }) =>
      controlPlane.listRevisions(id('deployment_id'), page(PageQuery, query)),
    read_listener: ({ id }) => controlPlane.readListener(id('listener_id')),
    delete_deployment: ({ id }) => controlPlane.delete(id('deployment_id')),
    redeploy_revision: ({ id }) => controlPlane.redeploy(id('deployment_id'), id('revision_id')),
    read_deployment_log: ({ id, body }) => controlPlane.readDeployLog(id('deployment_id'), body),
    read_build_log: readLog('build'),
    read_deploy_log: readLog('deploy')
  }
}

/** Those outside the specification, as the public service has them. */
export function publicExtensionHandlers(
  controlPlane: ControlPlane
): Handlers<typeof PUBLIC_EXTENSIONS> {
  return {
    ...extensionHandlers(controlPlane, PUBLIC_EXTENSIONS.list_deployments.query),
    list_revisions: ({ id, query }) =>
      controlPlane.listRevisions(
        id('deployment_id'),
        page(PUBLIC_EXTENSIONS.list_revisions.query, query)
      ),
    delete_deployment: ({ id, query }) =>
      controlPlane.delete(id('deployment_id'), valid(DeleteQuery, query, 'query')),
    read_revision_log: ({ id, query }) => {
      const { type: log, run_id: _run_id, ...body } = valid(LogsQuery, query, 'query')
      return controlPlane.readLog(id('deployment_id'), id('revision_id'), { log, body })
    }
  }
}
