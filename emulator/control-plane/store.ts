/** The deployments of the local control plane. */
import { randomUUID } from 'node:crypto'
import { type Refusal, refuse } from './answers.js'
import type { DeploymentRecord, RevisionRecord } from './records.js'
import type { CreateRequest } from './requests.js'
import { makeRevision, moreSettings, type RevisionContext } from './revisions.js'

/** A part of a list. */
export interface PageRequest {
  limit: number
  offset: number
}

/** Deployments by id, at the time of a clock: deleted ones are not found. */
export class Deployments {
  private readonly byId = new Map<string, DeploymentRecord>()
  private readonly leaving = new Set<DeploymentRecord>()

  constructor(private readonly now: () => number) {}

  add(deployment: DeploymentRecord): void {
    this.byId.set(deployment.id, deployment)
    if (deployment.gone_at !== null) this.leaving.add(deployment)
  }

  get(id: string): DeploymentRecord | undefined {
    return this.byId.get(id.toLowerCase())
  }

  named(name: string): DeploymentRecord | undefined {
    return this.all().find((deployment) => deployment.name === name)
  }

  /** The page of those that pass, oldest first. */
  page(
    { limit, offset }: PageRequest,
    passes: (deployment: DeploymentRecord) => boolean
  ): DeploymentRecord[] {
    return this.all()
      .filter(passes)
      .slice(offset, offset + limit)
  }

  /** Deletes a deployment at `at`; until then it exists, and its name is reserved. */
  remove(deployment: DeploymentRecord, at: number): void {
    deployment.gone_at = at
    this.leaving.add(deployment)
  }

  /** Drops deployments that are deleted by now. Returns the time. */
  sweep(): number {
    const now = this.now()
    for (const deployment of this.leaving) {
      if ((deployment.gone_at ?? now) > now) continue
      this.leaving.delete(deployment)
      this.byId.delete(deployment.id)
    }
    return now
  }

  /** In the order in which they were made. */
  all(): DeploymentRecord[] {
    return [...this.byId.values()]
  }

  load(deployments: Iterable<DeploymentRecord>): void {
    this.byId.clear()
    this.leaving.clear()
    for (const deployment of deployments) this.add(deployment)
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
      return revision === undefined
        ? refuse(404, `Revision ${revisionId} not found`)
        : act(deployment, revision)
    })
  }
}

/** A deployment with its first revision (§3). */
export function makeDeployment(request: CreateRequest, context: RevisionContext): DeploymentRecord {
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
    ...moreSettings(request),
    revisions: [makeRevision({ ...request, number: 1, config: source_revision_config }, context)]
  }
}
