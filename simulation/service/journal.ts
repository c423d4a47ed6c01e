/** What was really done to the service, and by whom: what the invariants are judged by. */
import type { DeploymentRecord, RevisionRecord } from '../../emulator/control-plane/records.js'
import type { Secret } from '../../src/contract/deployment.js'

/** One effect on the service. */
export interface Deed {
  at: number
  /** The run, `another writer`, or `the service` for an automatic build. */
  by: string
  what: 'created' | 'revised' | 'set' | 'deleted'
  deployment_id: string
  /** The revision that it made. */
  revision_id?: string
}

/** What a revision was made of, by the time it was made. */
export interface Snapshot {
  revision: RevisionRecord
  by: string
  at: number
  deployment_id: string
  name: string
  secrets: readonly Secret[]
  resource_spec: unknown
}

/** A copy as it would come over the wire. */
export function copied<T>(value: T): T {
  return value === undefined ? value : (JSON.parse(JSON.stringify(value)) as T)
}

export class Journal {
  readonly deeds: Deed[] = []
  readonly revisions = new Map<string, Snapshot>()
  readonly deployments = new Map<string, DeploymentRecord>()

  created(by: string, at: number, record: DeploymentRecord): void {
    this.deployments.set(record.id, record)
    const [first] = record.revisions
    this.deeds.push({ at, by, what: 'created', deployment_id: record.id, revision_id: first.id })
    this.keep(by, at, record, first)
  }

  /** A change; `revision` if it made one. */
  changed(by: string, at: number, record: DeploymentRecord, revision?: RevisionRecord): void {
    const what = revision === undefined ? 'set' : 'revised'
    this.deeds.push({
      at,
      by,
      what,
      deployment_id: record.id,
      ...(revision && { revision_id: revision.id })
    })
    if (revision !== undefined) this.keep(by, at, record, revision)
  }

  deleted(by: string, at: number, deployment_id: string): void {
    this.deeds.push({ at, by, what: 'deleted', deployment_id })
  }

  /** Every deployment of a name that ever was. */
  named(name: string): DeploymentRecord[] {
    return [...this.deployments.values()].filter((record) => record.name === name)
  }

  private keep(by: string, at: number, record: DeploymentRecord, revision: RevisionRecord): void {
    this.revisions.set(revision.id, {
      revision,
      by,
      at,
      deployment_id: record.id,
      name: record.name,
      secrets: copied(record.secrets),
      resource_spec: copied(record.source_config.resource_spec ?? null)
    })
  }
}
