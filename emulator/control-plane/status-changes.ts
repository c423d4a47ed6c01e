/** Lists the statuses that revisions reached since the last call. */
import { history, isOver } from './lifecycle.js'
import type { DeploymentRecord, RevisionRecord } from './records.js'

/** New statuses of a revision, after the last reported one. */
export interface StatusChange {
  deployment: string
  revision: number
  /** Oldest first; begins with the last reported one, if there is one. */
  statuses: string[]
  /** Why it failed, if known. */
  problem: string | null
}

/** Remembers what it reported. */
export class StatusChanges {
  /**
   * How many statuses of a revision were reported, by
   * its id; undefined in it once the revision is over.
   */
  private readonly told = new Map<string, number | undefined>()

  /** What changed since the last call. */
  take(deployments: readonly DeploymentRecord[], now: number): StatusChange[] {
    return deployments.flatMap(({ name, revisions }) =>
      revisions.flatMap((revision, index) =>
        this.changeOf(revision, now, { deployment: name, revision: index + 1 })
      )
    )
  }

  private changeOf(
    revision: RevisionRecord,
    now: number,
    which: { deployment: string; revision: number }
  ) {
    const count = this.told.has(revision.id) ? this.told.get(revision.id) : 0
    if (count === undefined) return []
    const statuses = history(revision, now).map(({ status }) => status)
    const isEnd = isOver(statuses.at(-1) ?? '')
    this.told.set(revision.id, isEnd ? undefined : statuses.length)
    if (statuses.length === count) return []
    return [
      {
        ...which,
        statuses: statuses.slice(Math.max(0, count - 1)),
        problem: isEnd ? problemOf(revision) : null
      }
    ]
  }
}

/** Why a revision failed, if known. */
export const problemOf = ({ problem, start }: RevisionRecord): string | null =>
  problem ?? (typeof start === 'object' ? start.problem : null)
