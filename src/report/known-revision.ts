/** What a run knows of the revisions that it names: the one place that says which status and commit are whose. */

import { verdictOf } from '../contract/status.js'
import type { Change } from '../deploy/core/model.js'
import { nameRevision, sameCommit } from '../repository/refs.js'
import { shortId } from '../text/format.js'
import { isSecret } from './changes.js'
import type { RunRecord } from './record.js'

/** Last status of the revision that this run follows. */
export function lastStatus({ statuses, revision_id }: RunRecord): string | undefined {
  return statuses.findLast((seen) => seen.revision_id === revision_id)?.status
}

/** A revision is in progress, and this run does not know how it ends. */
export function isPending(record: RunRecord): boolean {
  const status = lastStatus(record)
  return status === undefined ? record.new_revision === true : verdictOf(status) === 'pending'
}

/** The revision became live during this run, whoever made it. */
export function hasBecomeLive({ statuses, revision_id }: RunRecord): boolean {
  const verdicts = statuses.filter((seen) => seen.revision_id === revision_id).map(({ status }) => verdictOf(status))
  return verdicts.at(-1) === 'deployed' && verdicts.includes('pending')
}

/** What the revision that this run follows ended as, where it ended badly. */
export function badEnd(record: RunRecord): string | undefined {
  const status = lastStatus(record)
  return status !== undefined && verdictOf(status) === 'failed' ? status : undefined
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

/**
 * The commit that serves where the revision was deployed and another one stays active; else that of the followed one.
 */
export function shownCommit(record: RunRecord): string | undefined {
  const { serving, revision_id } = record
  const status = lastStatus(record)
  const isApart = serving != null && serving !== revision_id && status !== undefined && verdictOf(status) === 'deployed'
  return isApart ? commitOf(record, serving) : commitOf(record)
}

/**
 * The changes of the plan as they were applied: the branch at the commit that the service built. A field that was only
 * sent again, with the value that it had, is none of them. A plan has no applied changes: it shows all that would be sent.
 */
export function appliedChanges(record: RunRecord): readonly Change[] {
  const { plan, command, operation, new_revision } = record
  if (operation === 'planned' || command === 'plan') return plan?.changes ?? []
  const built = new_revision === true ? commitOf(record) : undefined
  const applied = (plan?.changes ?? []).map((change) =>
    built === undefined || change.commits === undefined
      ? change
      : { ...change, commits: { ...change.commits, to: built } }
  )
  return applied.filter((change) => !isSame(change)).map((change) => asRemoved(change, record))
}

/** The change, with a note if no read has shown that the secret was removed. */
function asRemoved(change: Change, { secrets_removed = [] }: RunRecord): Change {
  const { path, difference, note } = change
  if (difference !== 'removed' || !isSecret(path) || note !== undefined) return change
  const isShown = secrets_removed.some((name) => path === `secrets.${name}`)
  return isShown ? change : { ...change, note: 'not confirmed' }
}

/** Whether the value is the same before and after. A branch is the same if the same commit was built. */
function isSame({ path, difference, before, after, commits }: Change): boolean {
  if (before !== after || isSecret(path)) return false
  if (commits !== undefined) return sameCommit(commits.from, commits.to)
  return difference === 'unproven' || difference === 'repeated'
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
