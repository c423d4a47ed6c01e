/** The revisions of a deployment, and which of them a rollback can restore. */
import type { RevisionAnswer } from '../../contract/answers.js'
import { verdictOf } from '../../contract/status.js'
import type { Session } from '../../deploy/core/session.js'
import { type Snapshot, servingId } from '../../deploy/core/snapshot.js'
import { canServeAgain, readServing } from '../../deploy/rollback/choose-target.js'
import { wayBackTo } from '../../deploy/rollback/plan-rollback.js'
import { DeployError } from '../../errors.js'
import { newestFirst, readAllPages } from '../../requests/lists.js'
import { readDate } from '../../text/dates.js'
import { count, formatDuration } from '../../text/format.js'
import { sanitizeLine } from '../../text/sanitize.js'
import { tableLines } from '../table.js'
import { type Answer, changedAgo, factsOf, shownCode } from './read-status.js'

/**
 * Reads all pages, newest first.
 *
 * @param width Of the terminal.
 * @throws DeployError (`operation_unsupported`) if the service lists no revisions; RequestError.
 */
export async function readHistory(
  session: Session,
  current: Snapshot,
  width: number
): Promise<Answer> {
  const { id, name, latest_revision_id: latest } = current.deployment
  const listing = await readAllPages((offset) =>
    session.controlPlane.listRevisions(id, offset > 0 ? { offset } : undefined)
  )
  if (listing === null) {
    throw new DeployError('operation_unsupported', {
      what: 'This control plane does not list revisions.',
      fix: ['Use status without --history for the latest and the active revision.']
    })
  }
  const serving = await readServing(session, current)
  const revisions = newestFirst(listing.rows, latest ?? '').map((revision) =>
    pastOf(revision, current, serving)
  )
  const unread = listing.unread.length
  return {
    report: { deployment_id: id, name, revisions },
    lines: revisions.length === 0 ? [] : historyLines(revisions, session.clock.date(), width),
    note: noteOn(revisions),
    incomplete: unread > 0 ? `${count(unread, 'revision')} could not be read` : listing.incomplete
  }
}

/** `if_redeployed`: only a service that can redeploy a revision restores it, since a patch cannot name its code. */
const RESTORABLE = { patch: 'yes', redeploy: 'if_redeployed', nothing: 'no' } as const

type PastRevision = ReturnType<typeof pastOf>

function pastOf(revision: RevisionAnswer, current: Snapshot, serving: RevisionAnswer | null) {
  const isUnknown = current.serving.is === 'unknown'
  const isServing = revision.id === (isUnknown ? serving?.id : servingId(current.serving))
  const way = isServing ? 'nothing' : wayBackTo(revision, current)
  const verdict = verdictOf(revision.status)
  const obstacle = canServeAgain(revision) ? 'code' : verdict
  const why = isServing ? 'serving' : obstacle
  const seconds = Math.round(
    (readDate(revision.updated_at) - readDate(revision.created_at)) / 1_000
  )
  return {
    ...factsOf(revision),
    // Null if the service does not name the revision that serves.
    serves: isUnknown ? null : isServing,
    restorable: RESTORABLE[way],
    // Why no rollback restores it; null if one can.
    why_not: way === 'nothing' ? why : null,
    // From its creation to its final status; null while that is unknown.
    seconds: seconds >= 0 && verdict !== 'pending' ? seconds : null
  }
}

const SHOWN = { yes: 'yes', if_redeployed: 'redeploy', no: 'no' } as const
const HEADER = ['CREATED', 'STATUS', 'CODE', 'TOOK', 'SERVES', 'ROLLBACK', 'REVISION']

function historyLines(revisions: readonly PastRevision[], date: number, width: number): string[] {
  const cells = revisions.map((revision) => [
    changedAgo(revision.created_at, date),
    sanitizeLine(revision.status, 40),
    shownCode(revision) ?? '?',
    revision.seconds === null ? '' : formatDuration(revision.seconds * 1_000),
    revision.serves === null ? '?' : revision.serves ? 'yes' : 'no',
    revision.why_not === null ? SHOWN[revision.restorable] : `no: ${revision.why_not}`,
    revision.revision_id
  ])
  // The first 8 characters of an ID name a revision everywhere.
  return tableLines([HEADER, ...cells], width, (cell, at) =>
    at === 6 ? cell.slice(0, 8) : cell.replace(/ ago$/, '')
  )
}

const REDEPLOY =
  '"redeploy": only if the service can deploy an old revision again. A rollback says so before it changes anything.'
const CODE = '"no: code": the same code is deployed, or the service does not show it exactly.'

function noteOn(revisions: readonly PastRevision[]): string {
  if (revisions.length === 0) return 'The deployment has no revision yet.'
  const can = (how: PastRevision['restorable']) =>
    revisions.some(({ restorable }) => restorable === how)
  const isPossible = can('yes') || can('if_redeployed')
  return [
    isPossible
      ? 'To return to a revision: rollback --to REVISION.'
      : 'No rollback is possible: no earlier revision can be restored.',
    ...(can('if_redeployed') ? [REDEPLOY] : []),
    ...(revisions.some(({ why_not }) => why_not === 'code') ? [CODE] : [])
  ].join('\n')
}
