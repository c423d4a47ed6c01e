/** The deployments that are there at the time of the clock: making one, and finding one or one of its revisions. */
import { randomUUID } from 'node:crypto'
import type { DeploymentCreateRequest } from '../../src/contract/deployment.js'
import { type Refusal, refuse } from './answers.js'
import type { DeploymentRecord, RevisionRecord } from './records.js'
import { makeRevision, type RevisionContext } from './revisions.js'
import { DeploymentStore } from './store.js'

/** A deployment with its first revision (§3). */
export function makeDeployment(request: DeploymentCreateRequest, context: RevisionContext): DeploymentRecord {
  const { name, source, source_config, source_revision_config, secrets } = request
  const now = context.now()
  return {
    id: randomUUID(),
    name,
    source,
    source_config,
    secrets,
    created_at: now,
    updated_at: now,
    gone_at: null,
    revisions: [makeRevision({ ...request, number: 1, config: source_revision_config }, context)]
  }
}

/** The store at the time of a clock: what has gone by now is not found. */
export class Deployments extends DeploymentStore {
  constructor(private readonly now: () => number) {
    super()
  }

  /** Drops what has gone by now. The time it is. */
  override sweep(now: number = this.now()): number {
    return super.sweep(now)
  }

  /** Acts on a deployment, or 404. */
  withDeployment<T>(id: string, act: (deployment: DeploymentRecord) => T): T | Refusal {
    this.sweep()
    const deployment = this.get(id)
    return deployment === undefined ? refuse(404, `Deployment ${id} not found`) : act(deployment)
  }

  /** Acts on a revision of a deployment, or 404. */
  withRevision<T>(
    id: string,
    revisionId: string,
    act: (deployment: DeploymentRecord, revision: RevisionRecord) => T
  ): T | Refusal {
    return this.withDeployment(id, (deployment) => {
      const revision = deployment.revisions.findLast(({ id }) => id === revisionId.toLowerCase())
      return revision === undefined ? refuse(404, `Revision ${revisionId} not found`) : act(deployment, revision)
    })
  }
}
