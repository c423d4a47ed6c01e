/** Masks the secrets that the service sends back, before anybody sees the answer that holds them. */
import { returnedValues } from '../contract/returned-secrets.js'
import type { ControlPlane } from '../ports.js'

/** The same control plane, with `mask` called for each value of a secret that an answer holds. */
export function maskAnswers(controlPlane: ControlPlane, mask: (value: string) => void): ControlPlane {
  const masked = <T>(answer: T): T => {
    if (typeof answer === 'object' && answer !== null && 'secrets' in answer)
      returnedValues(answer.secrets).forEach(mask)
    return answer
  }
  return {
    createDeployment: async (body) => masked(await controlPlane.createDeployment(body)),
    readDeployment: async (id, options) => masked(await controlPlane.readDeployment(id, options)),
    patchDeployment: async (id, body) => masked(await controlPlane.patchDeployment(id, body)),
    listDeployments: async (query) => {
      const rows = await controlPlane.listDeployments(query)
      rows?.forEach(masked)
      return rows
    },
    readRevision: (id, revisionId, options) => controlPlane.readRevision(id, revisionId, options),
    listRevisions: (id, options) => controlPlane.listRevisions(id, options),
    listIntegrations: () => controlPlane.listIntegrations(),
    listListeners: () => controlPlane.listListeners(),
    deleteDeployment: (id) => controlPlane.deleteDeployment(id),
    redeployRevision: (id, revisionId) => controlPlane.redeployRevision(id, revisionId),
    readRevisionLog: (id, revisionId, query, options) => controlPlane.readRevisionLog(id, revisionId, query, options)
  }
}
