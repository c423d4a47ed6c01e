/** What each deployment was at each time, for readers that are behind. */
import { type DeploymentRecord, latestRevision } from '../../emulator/control-plane/records.js'
import type { Secret, SourceConfigRequest } from '../../src/contract/deployment.js'
import { copied } from './journal.js'

/** A deployment from `at` on, until the next entry. */
export interface Past {
  at: number
  source_config: SourceConfigRequest
  secrets: readonly Secret[]
  updated_at: number
  latest_revision_id: string
}

export class History {
  private readonly entries = new Map<string, Past[]>()

  /** @param at Since when the deployment has this state. */
  keep(at: number, record: DeploymentRecord): void {
    const entry: Past = {
      at,
      source_config: copied(record.source_config),
      secrets: copied(record.secrets),
      updated_at: record.updated_at,
      latest_revision_id: latestRevision(record).id
    }
    const entries = this.entries.get(record.id)
    if (entries === undefined) this.entries.set(record.id, [entry])
    else entries.push(entry)
  }

  /** The deployment at that time; undefined if it did not exist. */
  at(id: string, at: number): Past | undefined {
    return this.entries.get(id)?.findLast((entry) => entry.at <= at)
  }
}
