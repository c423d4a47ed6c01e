/** What each deployment was at each time, for readers that are behind. */
import type { DeploymentRecord } from '../../emulator/control-plane/records.js'
import { copied } from './journal.js'

/** A deployment from `at` on, until the next entry. */
interface Past extends Pick<DeploymentRecord, 'source_config' | 'secrets' | 'updated_at'> {
  at: number
  /** How many revisions it had. */
  revisions: number
}

export class History {
  private readonly entries = new Map<string, Past[]>()

  /** @param at Since when the deployment has this state. */
  keep(at: number, record: DeploymentRecord): void {
    const { source_config, secrets, updated_at, revisions } = record
    const entry = {
      at,
      ...copied({ source_config, secrets, updated_at }),
      revisions: revisions.length
    }
    this.entries.set(record.id, [...(this.entries.get(record.id) ?? []), entry])
  }

  /** The deployment at that time; undefined if it did not exist. */
  at(record: DeploymentRecord, at: number): DeploymentRecord | undefined {
    const past = this.entries.get(record.id)?.findLast((entry) => entry.at <= at)
    if (past === undefined) return undefined
    const [first, ...others] = record.revisions
    const { source_config, secrets, updated_at } = past
    return {
      ...record,
      source_config,
      secrets,
      updated_at,
      revisions: [first, ...others.slice(0, past.revisions - 1)]
    }
  }
}
