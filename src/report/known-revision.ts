/** What a run knows of revisions: which status and commit are whose, and which one serves, as log and reports say it. Pure. */
import { meaningOf, progressOf, type Verdict, verdictOf } from '../contract/status.js'
import { servingId } from '../deploy/core/snapshot.js'
import { nameRevision, type ShownCode } from '../repository/revision-name.js'
import { capitalized, shortId } from '../text/format.js'
import type { RunRecord } from './record.js'

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
  const verdicts = statuses
    .filter((seen) => seen.revision_id === revision_id)
    .map(({ status }) => verdictOf(status))
  return verdicts.at(-1) === 'deployed' && verdicts.includes('pending')
}

/** What the revision that this run follows ended as, where it ended badly. */
export function badEnd(record: RunRecord): string | undefined {
  return lastVerdict(record) === 'failed' ? lastStatus(record) : undefined
}

/** The revision that served before that of this run; undefined if none did, or if that is unknown. */
export function servedBefore(record: RunRecord): string | undefined {
  const { previous, revision_id } = record
  if (previous == null || previous === revision_id) return undefined
  const id = idBefore(record)
  return id === revision_id ? undefined : id
}

/** Returns the id of the revision that served when the run began, if the service named it. */
export const idBefore = ({ serving_before }: RunRecord): string | undefined =>
  serving_before && servingId(serving_before)

/** The commit that a revision was built from, if the service shows it. Without a revision, that of the followed one. */
export function commitOf(
  { commits, revision_id }: RunRecord,
  id = revision_id
): string | undefined {
  return commits.find((known) => known.revision_id === id)?.commit_sha
}

/** The commit that serves if the revision was deployed and another one stays active; else that of the followed one. */
export function shownCommit(record: RunRecord): string | undefined {
  const { serving, revision_id } = record
  const id = serving && servingId(serving)
  const isAnother = id !== undefined && id !== revision_id
  return isAnother && lastVerdict(record) === 'deployed' ? commitOf(record, id) : commitOf(record)
}

/** What a revision was built from, as far as the service shows it. Without an id, that of the followed one. */
export function codeOf(record: RunRecord, id = record.revision_id): ShownCode {
  const image_uri = record.images.find((known) => known.revision_id === id)?.image_uri
  return { repo_commit_sha: commitOf(record, id), image_uri }
}

/** A revision by its short id, and by its commit or image unless that is unknown. */
export function namedRevision(record: RunRecord, id: string): string {
  return nameRevision(shortId(id), codeOf(record, id))
}

/** Every id that this run knows, each with what it is; each id once. */
export function knownIds(record: RunRecord): [what: string, id: string][] {
  const { deployment_id, revision_id, plan, rollback, going_back, rolled_back_to, serving } = record
  const image = plan?.changes.find(({ path }) => path === 'source_revision_config.image_uri')?.after
  const all = [
    ['Deployment', deployment_id],
    ['Revision', revision_id],
    ['Previous revision', servedBefore(record)],
    ['Rolled back to', rollback?.rolled_back_to ?? rolled_back_to],
    ['Revision to roll back to', plan?.rolls_back_to],
    ['Revision of the rollback', going_back?.revision_id],
    ['Serving revision', serving && servingId(serving)],
    [record.operation === 'planned' ? 'Deployed commit' : 'Commit', commitOf(record)],
    // It is shortened elsewhere because of its digest.
    ['Image', typeof image === 'string' && /@sha\d+:/.test(image) ? image : undefined]
  ] as const
  const known = all.flatMap(([what, id]): [string, string][] => (id == null ? [] : [[what, id]]))
  return known.filter(([, id], at) => known.findIndex((one) => one[1] === id) === at)
}

/** An id as a word; within a path, it stays whole. */
const ID = /(?<![\w/-])([\w-]{13,})(?![\w-])(\.(?=\s|$))?/g

/** The text with the ids of this run shortened, which the log has said, and the summary lists, in full. */
export function withShortIds(text: string, record: RunRecord): string {
  const ids = new Set(knownIds(record).map(([, id]) => id))
  return text.replace(ID, (found, id: string) => (ids.has(id) ? shortId(id) : found))
}

/** `this`: the revision of this run. `previous`: the one before it. `is_old`: not read since this run began to wait. */
export type ServingRole =
  | { is: 'unknown' | 'nothing' }
  | { is: 'this' | 'previous' | 'other'; id: string; is_old?: true }

export function servingRole(record: RunRecord): ServingRole {
  const { rollback, going_back, serving, revision_id, previous, operation, new_revision } = record
  if (operation === 'deleted') return { is: 'unknown' }
  const back = rollback?.rolled_back_to
  if (back !== undefined) return revisionAt(record, going_back?.revision_id ?? back)
  if (serving?.is === 'nothing') return { is: 'nothing' }
  if (serving?.is === 'revision') return revisionAt(record, serving.id)
  const verdict = lastVerdict(record)
  if (revision_id !== undefined && verdict === 'deployed') return { is: 'this', id: revision_id }
  const before = idBefore(record)
  if (before !== undefined) return { ...revisionAt(record, before), is_old: true }
  if (previous === null && new_revision === true) return { is: 'nothing' }
  const isKept = verdict === undefined && operation !== undefined && new_revision === false
  return isKept && revision_id !== undefined ? { is: 'this', id: revision_id } : { is: 'unknown' }
}

function revisionAt(record: RunRecord, id: string) {
  if (id === record.revision_id) return { is: 'this', id } as const
  const isPrevious = id === record.previous || id === idBefore(record)
  return { is: isPrevious ? 'previous' : 'other', id } as const
}

/** One sentence on what serves after a failure; undefined if that is unknown. */
export function servingSentence(record: RunRecord): string | undefined {
  const { rollback, serving_before } = record
  const back = rollback?.rolled_back_to
  if (back !== undefined) return rolledBack(record, back)
  const serving = servingRole(record)
  // Some services name none although one serves.
  const mayServeNothing = serving.is === 'unknown' && serving_before?.is === 'unnamed'
  if (mayServeNothing && badEnd(record) !== undefined)
    return 'Perhaps nothing is serving: the service names no revision.'
  if (serving.is === 'nothing')
    return `Nothing is serving ${idBefore(record) === undefined ? 'yet' : 'now'}.`
  if (!('id' in serving) || (serving.is === 'this' && serving.is_old)) return undefined
  if (serving.is === 'this' && record.is_followed) {
    return `Revision ${namedRevision(record, serving.id)}, which superseded that of this run, is serving.`
  }
  if (serving.is === 'this')
    return `The ${record.new_revision === true ? 'new' : 'latest'} revision is serving.`
  if (serving.is_old) return `When this run began, ${described(record, serving)} was serving.`
  return `${capitalized(described(record, serving))} is ${serving.is === 'previous' ? 'still ' : ''}serving.`
}

/** The earlier revision itself, or another one that has its code. */
function rolledBack(record: RunRecord, to: string): string {
  const isItself = (record.going_back?.revision_id ?? to) === to
  return `Rolled back to ${isItself ? '' : 'the code of '}${described(record, revisionAt(record, to))}.`
}

/** What the revision of a run that timed out still does, as the end of a sentence; empty if that is unknown. */
export function stillDoes(record: RunRecord): string {
  const status = lastStatus(record)
  return status !== undefined && meaningOf(status).in_progress
    ? `, still ${progressOf(status)}`
    : ''
}

const REMARKS = { this: '', previous: ' (previous revision)', other: ' (another revision)' }

/** The remark to a link to the deployment: which revision answers there. Undefined if none does, or if that is unknown. */
export function linkRemark(record: RunRecord): string | undefined {
  if (record.rollback?.rolled_back_to !== undefined) return ' (rolled back)'
  const serving = servingRole(record)
  if (!('id' in serving)) return undefined
  // A run without a revision of its own has nothing that the other one would be earlier than.
  return record.revision_id === undefined ? ' (not changed by this run)' : REMARKS[serving.is]
}

/** `the previous revision 12bc34de… (commit 1a2b3c4)` */
function described(record: RunRecord, { is, id }: Extract<ServingRole, { id: string }>): string {
  const which = is === 'other' ? 'revision' : `the ${is === 'this' ? 'new' : 'previous'} revision`
  return `${which} ${namedRevision(record, id)}`
}
