/** Lists the statuses that revisions reached since the last call. */
import { history, isOver } from './lifecycle.js'
import type { DeploymentRecord } from './records.js'

/** New statuses of a revision, after the last reported one. */
export interface StatusChange {
  deployment: string
  revision: number
  /** Oldest first; begins with the last reported one, if there is one. */
  statuses: string[]
  /** Why it failed, if known. */
  problem: string | null
}

interface Told {
  /** The index of the first revision that is not over. */
  open: number
  /** How many statuses of each later revision were reported. */
  counts: number[]
}

/** Remembers what it reported, for each deployment that still exists. */
export class StatusChanges {
  private told = new Map<string, Told>()

  /** What changed since the last call. */
  take(deployments: readonly DeploymentRecord[], now: number): StatusChange[] {
    const before = this.told
    this.told = new Map()
    return deployments.flatMap((deployment) => {
      const told = before.get(deployment.id) ?? { open: 0, counts: [] }
      this.told.set(deployment.id, told)
      return changesOf(deployment, told, now)
    })
  }
}

function changesOf(deployment: DeploymentRecord, told: Told, now: number): StatusChange[] {
  const changes: StatusChange[] = []
  for (let index = told.open; index < deployment.revisions.length; index++) {
    const revision = deployment.revisions[index]
    if (revision === undefined) break
    const statuses = history(revision, now).map(({ status }) => status)
    const count = told.counts[index] ?? 0
    told.counts[index] = statuses.length
    const isEnd = isOver(statuses.at(-1) ?? '')
    if (statuses.length > count) {
      changes.push({
        deployment: deployment.name,
        revision: index + 1,
        statuses: statuses.slice(Math.max(0, count - 1)),
        problem: isEnd ? problemOf(revision) : null
      })
    }
    if (isEnd && index === told.open) told.open++
  }
  return changes
}

const problemOf = ({ problem, start }: DeploymentRecord['revisions'][number]) =>
  problem ?? (typeof start === 'object' ? start.problem : null)
