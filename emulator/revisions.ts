/** The making of revisions: what they are built from, and what the life of each will be. */
import { randomUUID } from 'node:crypto'
import type { Source, SourceConfigRequest, SourceRevisionConfigRequest } from '../src/contract/deployment.js'
import type { Ref } from './commit-source.js'
import { isOver, planLife, standing } from './life.js'
import type { Fate } from './outcomes.js'
import { type DeploymentRecord, latestRevision, type RevisionRecord } from './state/records.js'

/** What the making of a revision depends on beside what is asked for. */
export interface Workshop {
  now: () => number
  /** How long a revision takes from its creation to DEPLOYED. */
  buildTime: number
  commitOf: (ref: Ref) => string
  /** The scripted fate of a revision that is being made, if there is one. */
  fateOf: (deployment: string, revision: number) => Fate | undefined
}

interface Wanted {
  name: string
  source: Source
  source_config: SourceConfigRequest
  /** A deployment is created with revision 1. */
  number: number
  config: SourceRevisionConfigRequest
}

/** In a request, null means not given. */
export const withoutNulls = (config: object) =>
  Object.fromEntries(Object.entries(config).filter(([, value]) => value != null))

export function makeRevision({ name, source, source_config, number, config }: Wanted, shop: Workshop): RevisionRecord {
  const repo_ref = config.repo_ref ?? null
  const { repo_url } = source_config
  const fate = shop.fateOf(name, number)
  return {
    id: randomUUID(),
    created_at: shop.now(),
    source_revision_config: {
      repo_ref,
      graph_config_path: config.graph_config_path ?? null,
      image_uri: config.image_uri ?? null,
      repo_commit_sha: repo_url == null || repo_ref === null ? null : shop.commitOf({ repo_url, ref: repo_ref })
    },
    life: planLife(source, fate?.buildTime ?? shop.buildTime, fate?.ending),
    superseded_at: null
  }
}

/** Adds a revision that differs from the latest by `config`; it takes the place of those still on their way. */
export function addRevision(
  deployment: DeploymentRecord,
  config: SourceRevisionConfigRequest,
  shop: Workshop
): RevisionRecord {
  const now = shop.now()
  const full = { ...latestRevision(deployment).source_revision_config, ...withoutNulls(config) }
  const revision = makeRevision({ ...deployment, number: deployment.revisions.length + 1, config: full }, shop)
  for (const older of deployment.revisions) {
    if (!isOver(standing(older, now).status)) older.superseded_at = now
  }
  deployment.revisions.push(revision)
  deployment.updated_at = now
  return revision
}
