/** The deployments of the local control plane, found by id and by name, in the order in which they were made. */
import { NameIndex } from './name-index.js'
import type { DeploymentRecord } from './records.js'

/** Which deployments a list asks for. */
export interface PageRequest {
  name_contains?: string | undefined
  limit: number
  offset: number
}

export class DeploymentStore {
  private byId = new Map<string, DeploymentRecord>()
  private byName = new Map<string, DeploymentRecord>()
  private ordered: DeploymentRecord[] = []
  private names = new NameIndex()
  private leaving = new Set<DeploymentRecord>()

  get size(): number {
    return this.ordered.length
  }

  add(deployment: DeploymentRecord): void {
    this.byId.set(deployment.id, deployment)
    this.byName.set(deployment.name, deployment)
    this.ordered.push(deployment)
    this.names.add(deployment.name)
    if (deployment.gone_at !== null) this.leaving.add(deployment)
  }

  get(id: string): DeploymentRecord | undefined {
    return this.byId.get(id.toLowerCase())
  }

  named(name: string): DeploymentRecord | undefined {
    return this.byName.get(name)
  }

  page({ name_contains, limit, offset }: PageRequest): DeploymentRecord[] {
    if (!name_contains) return this.ordered.slice(offset, offset + limit)
    const found: DeploymentRecord[] = []
    let skipped = 0
    for (const name of this.names.containing(name_contains)) {
      if (skipped++ < offset) continue
      if (found.length === limit) break
      const deployment = this.byName.get(name)
      if (deployment !== undefined) found.push(deployment)
    }
    return found
  }

  /** Lets a deployment go at `at`; until then it is there, and its name is taken. */
  remove(deployment: DeploymentRecord, at: number): void {
    deployment.gone_at = at
    this.leaving.add(deployment)
  }

  /** Drops what has gone by then, and answers it. */
  sweep(now: number): number {
    for (const deployment of this.leaving) {
      if ((deployment.gone_at ?? now) > now) continue
      this.leaving.delete(deployment)
      this.byId.delete(deployment.id)
      this.byName.delete(deployment.name)
      this.ordered.splice(this.ordered.indexOf(deployment), 1)
      this.names.remove(deployment.name)
    }
    return now
  }

  all(): readonly DeploymentRecord[] {
    return this.ordered
  }

  load(deployments: Iterable<DeploymentRecord>): void {
    this.byId.clear()
    this.byName.clear()
    this.ordered = []
    this.names = new NameIndex()
    this.leaving.clear()
    for (const deployment of deployments) this.add(deployment)
  }
}
