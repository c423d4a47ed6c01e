/** What serves now, in words: for the failure, the headline and the link of a deployment. Pure. */
import { servingId } from '../deploy/core/snapshot.js'
import type { Failure } from '../errors.js'
import { capitalized } from '../text/format.js'
import type { RunRecord } from './record.js'
import { commitOf, revisionName } from './revision-names.js'
import { failedStatus, lastVerdict } from './rollout.js'
import { idBefore, roleOf, type ServingRevision, servingNow } from './serving-now.js'

/** Returns a sentence on what serves, if a run that failed may have changed that. */
export function servingFact({ unchanged, code }: Failure, record: RunRecord): string | undefined {
  const { target, revision } = record
  const makesRevisions = target.command === 'deploy' || target.command === 'rollback'
  if (unchanged || !makesRevisions) return undefined
  if (revision.id === undefined || code === 'deployment_deleted') return undefined
  return servingSentence(record)
}

/** Returns one sentence on what serves after a failure; undefined if that is unknown. */
export function servingSentence(record: RunRecord): string | undefined {
  const rolledBackTo = record.rollback?.result?.rolled_back_to
  if (rolledBackTo !== undefined) return rolledBackSentence(record, rolledBackTo)
  const serving = servingNow(record)
  if ('id' in serving) return revisionSentence(record, serving)
  if (serving.is === 'nothing')
    return `Nothing is serving ${idBefore(record) === undefined ? 'yet' : 'now'}.`
  // Some services name none although one serves.
  const mayServeNothing = record.serving.before?.is === 'unnamed'
  const hasFailed = failedStatus(record) !== undefined
  return mayServeNothing && hasFailed
    ? 'Perhaps nothing is serving: the service names no revision.'
    : undefined
}

function revisionSentence(record: RunRecord, serving: ServingRevision): string | undefined {
  const { is, id, is_old } = serving
  if (is === 'this') {
    if (is_old) return undefined
    if (record.revision.is_successor)
      return `Revision ${revisionName(record, id)}, which superseded that of this run, is serving.`
    return `The ${record.new_revision ? 'new' : 'latest'} revision is serving.`
  }
  const name = describeRevision(record, serving)
  if (is_old) return `When this run began, ${name} was serving.`
  return `${capitalized(name)} is ${is === 'previous' ? 'still ' : ''}serving.`
}

/** Names the earlier revision, or says that another revision has its code. */
function rolledBackSentence(record: RunRecord, to: string): string {
  const isItself = (record.rollback?.revision_id ?? to) === to
  const name = describeRevision(record, roleOf(record, to))
  return `Rolled back to ${isItself ? '' : 'the code of '}${name}.`
}

const ROLE_WORDS = {
  this: 'the new revision',
  previous: 'the previous revision',
  other: 'revision'
}

/** Names a revision with its role: `the previous revision 12bc34de… (commit 1a2b3c4)`. */
function describeRevision(record: RunRecord, { is, id }: ServingRevision): string {
  return `${ROLE_WORDS[is]} ${revisionName(record, id)}`
}

const REMARKS = { this: '', previous: ' (previous revision)', other: ' (another revision)' }

/**
 * Returns the remark to a link to the deployment: which revision answers. Undefined if none does,
 * or if it is unknown.
 */
export function linkRemark(record: RunRecord): string | undefined {
  if (record.rollback?.result?.rolled_back_to !== undefined) return ' (rolled back)'
  const serving = servingNow(record)
  if (!('id' in serving)) return undefined
  // A rollback that has begun may have replaced what served before.
  if (serving.is_old && record.rollback?.to !== undefined) return undefined
  // A run without a revision of its own has nothing that the other one would be earlier than.
  return record.revision.id === undefined ? ' (not changed by this run)' : REMARKS[serving.is]
}

/**
 * Returns the commit of the run's revision; or of another one that serves although that one was
 * deployed.
 */
export function servingCommit(record: RunRecord): string | undefined {
  const { after } = record.serving
  const id = after && servingId(after)
  const servesAnother = id !== undefined && id !== record.revision.id
  const isDeployed = lastVerdict(record) === 'deployed'
  return servesAnother && isDeployed ? commitOf(record, id) : commitOf(record)
}
