/** What a run knows of the revisions that it names: the one place that says which status and commit are whose. */

import { type Verdict, verdictOf } from '../contract/status.js'
import { nameRevision } from '../repository/refs.js'
import { shortId } from '../text/format.js'
import type { RunRecord } from './record.js'

/** Last status of the revision that this run follows. */
export function lastStatus({ statuses, revision_id }: RunRecord): string | undefined {
  return statuses.findLast((seen) => seen.revision_id === revision_id)?.status
}

/** What that status means; undefined if none was read. */
export function lastVerdict(record: RunRecord): Verdict | undefined {
  const status = lastStatus(record)
  return status === undefined ? undefined : verdictOf(status)
}

/** A revision is in progress, and this run does not know how it ends. */
export function isPending(record: RunRecord): boolean {
  return (lastVerdict(record) ?? (record.new_revision && 'pending')) === 'pending'
}

/** The revision became live during this run, whoever made it. */
export function hasBecomeLive({ statuses, revision_id }: RunRecord): boolean {
  const verdicts = statuses.filter((seen) => seen.revision_id === revision_id).map(({ status }) => verdictOf(status))
  return verdicts.at(-1) === 'deployed' && verdicts.includes('pending')
}

/** What the revision that this run follows ended as, where it ended badly. */
export function badEnd(record: RunRecord): string | undefined {
  return lastVerdict(record) === 'failed' ? lastStatus(record) : undefined
}

/** The revision that served before that of this run; undefined if none did, or if that is unknown. */
export function servedBefore({ previous, active_before, revision_id }: RunRecord): string | undefined {
  if (previous == null || previous === revision_id || active_before === revision_id) return undefined
  return active_before ?? undefined
}

/** The commit that a revision was built from, if the service shows it. Without a revision, that of the followed one. */
export function commitOf({ commits, revision_id }: RunRecord, id = revision_id): string | undefined {
  return commits.find((known) => known.revision_id === id)?.commit_sha
}

/** The commit that serves if the revision was deployed and another one stays active; else that of the followed one. */
export function shownCommit(record: RunRecord): string | undefined {
  const { serving, revision_id } = record
  const isApart = serving != null && serving !== revision_id && lastVerdict(record) === 'deployed'
  return isApart ? commitOf(record, serving) : commitOf(record)
}

/** A revision by its short id, and by its commit unless that is unknown. */
export function namedRevision(record: RunRecord, id: string): string {
  return nameRevision(shortId(id), commitOf(record, id))
}

/** Every id that this run knows, each with what it is; each id once. */
export function knownIds(record: RunRecord): [what: string, id: string][] {
  const { deployment_id, revision_id, plan, rollback, going_back, rolled_back_to, serving } = record
  const image = plan?.changes.find(({ path }) => path === 'source_revision_config.image_uri')?.after
  const all: [string, string | null | undefined][] = [
    ['Deployment', deployment_id],
    ['Revision', revision_id],
    ['Previous revision', servedBefore(record)],
    ['Rolled back to', rollback?.rolled_back_to ?? rolled_back_to],
    ['Revision to roll back to', plan?.rolls_back_to],
    ['Revision of the rollback', going_back?.revision_id],
    ['Serving revision', serving],
    ['Commit', commitOf(record)],
    // It is shortened elsewhere because of its digest.
    ['Image', typeof image === 'string' && /@sha\d+:/.test(image) ? image : undefined]
  ]
  const seen = new Set<string>()
  return all.filter((one): one is [string, string] => {
    const [, id] = one
    const isNew = id != null && !seen.has(id)
    if (isNew) seen.add(id)
    return isNew
  })
}

/** An id as a word; within a path, it stays whole. */
const ID = /(?<![\w/-])([\w-]{13,})(?![\w-])(\.(?=\s|$))?/g

/** The text with the ids of this run shortened, which the log has said, and the summary lists, in full. */
export function withShortIds(text: string, record: RunRecord): string {
  const ids = new Set(knownIds(record).map(([, id]) => id))
  return text.replace(ID, (found, id: string) => (ids.has(id) ? shortId(id) : found))
}
