/** What serves at the address of a deployment, as one fact: log, summary and comment say the same sentence. Pure. */
import { meaningOf, progressOf } from '../contract/status.js'
import { capitalized, shortId } from '../text/format.js'
import { lastStatus, lastVerdict, namedRevision } from './known-revision.js'
import type { RunRecord } from './record.js'

/** `this`: the revision of this run. `previous`: the one before it. */
export type Serving =
  | { is: 'unknown' | 'nothing' }
  | {
      is: 'this' | 'previous' | 'other'
      id: string
      /** Not read since this run began to wait. */
      is_old?: true
    }

/** What serves, as this run last read it. */
export function servingOf(record: RunRecord): Serving {
  const { rollback, going_back, serving, revision_id, active_before, previous, operation, new_revision } = record
  if (operation === 'deleted') return { is: 'unknown' }
  const back = rollback?.rolled_back_to
  if (back !== undefined) return revisionAt(record, going_back?.revision_id ?? back)
  if (serving !== undefined) return serving === null ? { is: 'nothing' } : revisionAt(record, serving)
  const verdict = lastVerdict(record)
  if (revision_id !== undefined && verdict === 'deployed') return { is: 'this', id: revision_id }
  if (active_before != null) return { ...revisionAt(record, active_before), is_old: true }
  if (previous === null && new_revision === true) return { is: 'nothing' }
  const isKept = verdict === undefined && operation !== undefined && new_revision === false
  return isKept && revision_id !== undefined ? { is: 'this', id: revision_id } : { is: 'unknown' }
}

function revisionAt({ revision_id, previous, active_before }: RunRecord, id: string) {
  const is = id === revision_id ? ('this' as const) : [previous, active_before].includes(id) ? 'previous' : 'other'
  return { is, id } as const
}

/** One sentence on what serves after a failure; undefined if that is unknown. */
export function servingSentence(record: RunRecord): string | undefined {
  const { rollback, active_before } = record
  const back = rollback?.rolled_back_to
  if (back !== undefined) return rolledBack(record, back)
  const serving = servingOf(record)
  switch (serving.is) {
    case 'unknown':
      return undefined
    case 'nothing':
      return active_before == null ? 'Nothing is serving yet.' : 'Nothing is serving now.'
    case 'this':
      return serving.is_old ? undefined : `The ${record.new_revision === true ? 'new' : 'latest'} revision is serving.`
    case 'previous':
    case 'other':
      return serving.is_old
        ? `When this run began, ${described(record, serving)} was serving.`
        : `${capitalized(described(record, serving))} is ${serving.is === 'previous' ? 'still ' : ''}serving.`
  }
}

/** The earlier revision itself, or another one that has its code. */
function rolledBack(record: RunRecord, to: string): string {
  const code = described(record, revisionAt(record, to))
  const by = record.going_back?.revision_id ?? to
  return by === to ? `Rolled back to ${code}.` : `Rolled back: revision ${shortId(by)} has the code of ${code}.`
}

/** What the revision of a run that timed out still does. */
export function stillDoes(record: RunRecord): string | undefined {
  const status = lastStatus(record)
  return status !== undefined && meaningOf(status).in_progress ? `It is still ${progressOf(status)}.` : undefined
}

/** The remark to a link to the deployment: which revision answers there. Undefined if none does, or if that is unknown. */
export function linkRemark(record: RunRecord): string | undefined {
  const serving = servingOf(record)
  if (!('id' in serving)) return undefined
  if (serving.is === 'this') return ''
  // A run without a revision of its own has nothing that the other one would be earlier than.
  if (record.revision_id === undefined) return ' (not changed by this run)'
  const by = record.going_back?.revision_id
  const back = record.rollback?.rolled_back_to
  if (back !== undefined && by !== undefined && by !== back) return ' (code of an earlier revision)'
  return serving.is === 'previous' ? ' (previous revision)' : ' (another revision)'
}

/** `the previous revision 12bc34de… (commit 1a2b3c4)` */
function described(record: RunRecord, { is, id }: Extract<Serving, { id: string }>): string {
  const which = is === 'other' ? 'revision' : `the ${is === 'this' ? 'new' : 'previous'} revision`
  return `${which} ${namedRevision(record, id)}`
}
