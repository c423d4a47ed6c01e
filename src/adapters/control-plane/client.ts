/** The operations of §4.1 and of docs/design.md, section 3, over one sender. */
import type { ControlPlane } from '../../ports.js'
import { NO_SUCH_OPERATION } from '../../requests/missing-api.js'
import { orNull } from '../../requests/retry.js'
import { type ExchangeParts, openExchange } from './exchange.js'

const deploymentPath = (deploymentId: string) => `/v2/deployments/${encodeURIComponent(deploymentId)}`
const revisionPath = (deploymentId: string, revisionId: string) =>
  `${deploymentPath(deploymentId)}/revisions/${encodeURIComponent(revisionId)}`

export function createControlPlane(parts: ExchangeParts): ControlPlane {
  const exchange = openExchange(parts)
  const ifOffered = <T>(answer: Promise<T>) => orNull(answer, NO_SUCH_OPERATION)
  const gitHost = parts.dialect?.words.git_host ?? 'git_host'
  return {
    createDeployment: (body) => exchange('createDeployment', { method: 'POST', path: '/v2/deployments', body }),
    readDeployment: (id, options) =>
      exchange('readDeployment', { method: 'GET', path: deploymentPath(id), id, timeoutMs: options?.timeoutMs }),
    patchDeployment: (id, body) => exchange('patchDeployment', { method: 'PATCH', path: deploymentPath(id), body }),
    deleteDeployment: async (id) => {
      await exchange('deleteDeployment', { method: 'DELETE', path: deploymentPath(id) })
    },
    listDeployments: ({ name_contains, limit, offset }) => {
      const filter = name_contains === '' ? {} : { name_contains }
      const query = new URLSearchParams({ ...filter, limit: String(limit), offset: String(offset) })
      const path = `/v2/deployments?${query.toString()}`
      return ifOffered(exchange('listDeployments', { method: 'GET', path, isRest: offset > 0 }))
    },
    readRevision: async (deploymentId, id, options) => {
      const path = revisionPath(deploymentId, id)
      const revision = await exchange('readRevision', { method: 'GET', path, id, timeoutMs: options?.timeoutMs })
      return { ...revision, id: revision.id ?? id }
    },
    listRevisions: (deploymentId, options) => {
      const query = options?.offset === undefined ? '' : `?offset=${options.offset}`
      const path = `${deploymentPath(deploymentId)}/revisions${query}`
      return ifOffered(exchange('listRevisions', { method: 'GET', path, timeoutMs: options?.timeoutMs }))
    },
    redeployRevision: async (deploymentId, revisionId) => {
      const path = `${revisionPath(deploymentId, revisionId)}/redeploy`
      const sent = await ifOffered(exchange('redeployRevision', { method: 'POST', path }).then(() => true))
      return sent ?? false
    },
    readRevisionLog: (deploymentId, revisionId, { log, ...body }, options) => {
      const revision = `/v1/projects/${encodeURIComponent(deploymentId)}/revisions/${encodeURIComponent(revisionId)}`
      const path = `${revision}/${log}_logs`
      return ifOffered(exchange('readRevisionLog', { method: 'POST', path, body, timeoutMs: options?.timeoutMs }))
    },
    listIntegrations: () =>
      exchange('listIntegrations', { method: 'GET', path: `/v1/integrations/${gitHost}/install` }),
    listListeners: () => exchange('listListeners', { method: 'GET', path: '/v2/listeners' })
  }
}
