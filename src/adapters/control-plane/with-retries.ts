/** Retries reads of the control plane, so that no step has to. */

import type { ControlPlane, ReadOptions } from '../../ports.js'
import { type RetryOptions, withRetry } from '../../requests/retry.js'

/**
 * Returns the same control plane, but with retries: reads are retried until they succeed, fail permanently, or
 * `options.deadline` is reached. A read with `once: true` and every write are sent once.
 */
export function withRetries(controlPlane: ControlPlane, options: RetryOptions): ControlPlane {
  const read = <T>(request: () => Promise<T>, how?: ReadOptions): Promise<T> =>
    how?.once ? request() : withRetry(options, request)
  return {
    readDeployment: (id, how) => read(() => controlPlane.readDeployment(id, how), how),
    readRevision: (id, revisionId, how) => read(() => controlPlane.readRevision(id, revisionId, how), how),
    listDeployments: (query) => read(() => controlPlane.listDeployments(query)),
    listRevisions: (id, how) => read(() => controlPlane.listRevisions(id, how), how),
    listIntegrations: () => read(() => controlPlane.listIntegrations()),
    listListeners: () => read(() => controlPlane.listListeners()),
    readRevisionLog: (id, revisionId, query, how) => controlPlane.readRevisionLog(id, revisionId, query, how),
    createDeployment: (body) => controlPlane.createDeployment(body),
    patchDeployment: (id, body) => controlPlane.patchDeployment(id, body),
    deleteDeployment: (id) => controlPlane.deleteDeployment(id),
    redeployRevision: (id, revisionId) => controlPlane.redeployRevision(id, revisionId)
  }
}
