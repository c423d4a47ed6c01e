/**
 * How log and reports name revisions: by short ids, and by the commit or image that each was built
 * from. Pure.
 */
import { servingId } from '../deploy/core/snapshot.js'
import { nameRevision, type ShownCode } from '../repository/revision-name.js'
import { shortId } from '../text/format.js'
import type { RunRecord } from './record.js'
import { revisionBefore } from './serving-now.js'

/**
 * Returns the commit that a revision was built from, if the service shows it. Without an id: of the
 * revision of the run.
 */
export function commitOf({ revision }: RunRecord, id = revision.id): string | undefined {
  return revision.commits.find(({ revision_id }) => revision_id === id)?.commit_sha
}

/**
 * Returns what a revision was built from, as far as the service shows it. Without an id: of the
 * revision of the run.
 */
export function codeOf(record: RunRecord, id = record.revision.id): ShownCode {
  const image = record.revision.images.find(({ revision_id }) => revision_id === id)
  return { repo_commit_sha: commitOf(record, id), image_uri: image?.image_uri }
}

/** Returns the short id of a revision, with its commit or image unless that is unknown. */
export function revisionName(record: RunRecord, id: string): string {
  return nameRevision(shortId(id), codeOf(record, id))
}

/** An id of a run, and what it is. */
interface LabeledId {
  label: string
  id: string
}

/** Returns every id that the run knows. An id with two meanings has the first one. */
export function labeledIds(record: RunRecord): LabeledId[] {
  const { target, revision, plan, rollback, serving } = record
  const { after } = serving
  const commitLabel = record.operation === 'planned' ? 'Deployed commit' : 'Commit'
  const rolledBackTo = rollback?.result?.rolled_back_to ?? record.rolled_back_to
  const rows: { label: string; id: string | null | undefined }[] = [
    { label: 'Deployment', id: target.id },
    { label: 'Revision', id: revision.id },
    { label: 'Previous revision', id: revisionBefore(record) },
    { label: 'Rolled back to', id: rolledBackTo },
    { label: 'Revision to roll back to', id: plan?.rolls_back_to },
    { label: 'Revision of the rollback', id: rollback?.revision_id },
    { label: 'Serving revision', id: after && servingId(after) },
    { label: commitLabel, id: commitOf(record) },
    { label: 'Image', id: plannedDigest(record) }
  ]
  const labels = new Map<string, string>()
  for (const { label, id } of rows) {
    if (id != null && !labels.has(id)) labels.set(id, label)
  }
  return [...labels].map(([id, label]) => ({ label, id }))
}

/** Returns the image of the plan if it names a digest, which is shortened elsewhere. */
function plannedDigest({ plan }: RunRecord): string | undefined {
  const image = plan?.changes.find(({ path }) => path === 'source_revision_config.image_uri')
  const uri = image?.after
  return typeof uri === 'string' && /@sha\d+:/.test(uri) ? uri : undefined
}

/** An id as a word; within a path, it stays whole. */
const ID = /(?<![\w/-])([\w-]{13,})(?![\w-])(\.(?=\s|$))?/g

/** Returns the text with short ids, for those that log and summary show in full elsewhere. */
export function withShortIds(text: string, record: RunRecord): string {
  const ids = new Set(labeledIds(record).map(({ id }) => id))
  return text.replace(ID, (found, id: string) => (ids.has(id) ? shortId(id) : found))
}
