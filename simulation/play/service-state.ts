/** The state of the service at certain moments of a story. */
import { isOver, statusAt } from '../../emulator/control-plane/lifecycle.js'
import { type DeploymentRecord, latestRevision } from '../../emulator/control-plane/records.js'
import { LATEST_EFFECT_MS } from '../service/faults.js'
import { copied } from '../service/journal.js'
import type { Service } from '../service/service.js'
import type { Found } from './played.js'

/** Longer than any request takes. */
export const QUIET_MS = 70_000 + LATEST_EFFECT_MS

/** The deployment that a run finds if it begins now. */
export function foundAt(
  service: Service,
  now: number,
  isMeant: (record: DeploymentRecord) => boolean
): Found | undefined {
  const record = service.records().find((one) => isMeant(one) && one.gone_at === null)
  if (record === undefined) return undefined
  const latest = latestRevision(record)
  return {
    id: record.id,
    source_config: copied(record.source_config),
    secrets: copied(record.secrets),
    latest: copied(latest.source_revision_config),
    status: statusAt(latest, now).status,
    isServing: service.liveAt(record.id, now) === latest.id
  }
}

/** Revisions that are stuck or slow are DEPLOYED soon. */
export function finishRevisions(service: Service, now: number): void {
  for (const revision of service.records().flatMap(({ revisions }) => revisions)) {
    const { status } = statusAt(revision, now)
    if (isOver(status)) continue
    revision.life = [
      { status, at: 0 },
      { status: 'DEPLOYED', at: now - revision.created_at + 5_000 }
    ]
  }
}
