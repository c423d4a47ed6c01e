/** The revisions of a deployment, and which of them a rollback can restore. */
import type { RevisionAnswer } from '../../contract/answers.js'
import { verdictOf } from '../../contract/status.js'
import type { DeployedState } from '../../deploy/core/model.js'
import type { Session } from '../../deploy/core/session.js'
import { readServing, wayBackTo } from '../../deploy/rollback/by-hand.js'
import { DeployError } from '../../errors.js'
import { newestFirst, readAllPages } from '../../requests/lists.js'
import { readDate } from '../../text/dates.js'
import { count, formatDuration } from '../../text/format.js'
import { sanitizeLine } from '../../text/sanitize.js'
import { tableLines } from '../table.js'
import type { Answer } from './answer.js'
import { changedAgo, factsOf, type RevisionFacts, shownCode } from './read-status.js'

interface PastRevision extends RevisionFacts {
  /** Null if the service does not name the revision that serves. */
  serves: boolean | null
  /** `if_redeployed`: only a service that can redeploy a revision restores it, since a patch cannot name its code. */
  restorable: 'yes' | 'if_redeployed' | 'no'
  /** From its creation to its final status; null while that is unknown. */
  seconds: number | null
}

const RESTORABLE = { patch: 'yes', redeploy: 'if_redeployed', none: 'no' } as const

/**
 * Reads all pages, newest first.
 *
 * @param width Of the terminal.
 * @throws DeployError (`operation_unsupported`) if the service lists no revisions; RequestError.
 */
export async function readHistory(session: Session, current: DeployedState, width: number): Promise<Answer> {
  const { id, name, active_revision_id: active, latest_revision_id: latest } = current.deployment
  const listing = await readAllPages((offset) =>
    session.controlPlane.listRevisions(id, offset > 0 ? { offset } : undefined)
  )
  if (listing === null) {
    const advice = 'Use status without --history for the latest and the active revision.'
    throw new DeployError('operation_unsupported', 'This control plane does not list revisions.', { advice })
  }
  const serving = await readServing(session, current)
  const revisions = newestFirst(listing.rows, latest ?? '').map(
    (revision): PastRevision => ({
      ...factsOf(revision),
      serves: active === undefined ? null : revision.id === active,
      restorable: revision.id === serving?.id ? 'no' : RESTORABLE[wayBackTo(revision, current)],
      seconds: secondsOf(revision)
    })
  )
  const { unread } = listing
  return {
    report: { deployment_id: id, name, revisions },
    lines: revisions.length === 0 ? [] : historyLines(revisions, session.clock.date(), width),
    note: noteOn(revisions),
    incomplete: unread.length > 0 ? `${count(unread.length, 'revision')} could not be read` : listing.incomplete
  }
}

function secondsOf({ status, created_at, updated_at }: RevisionAnswer): number | null {
  const seconds = Math.round((readDate(updated_at) - readDate(created_at)) / 1_000)
  return seconds >= 0 && verdictOf(status) !== 'pending' ? seconds : null
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
    SHOWN[revision.restorable],
    revision.revision_id
  ])
  // The first 8 characters of an ID name a revision everywhere.
  return tableLines([HEADER, ...cells], width, (id) => id.slice(0, 8))
}

function noteOn(revisions: readonly PastRevision[]): string {
  if (revisions.length === 0) return 'The deployment has no revision yet.'
  const can = (how: PastRevision['restorable']) => revisions.some(({ restorable }) => restorable === how)
  if (!can('yes') && !can('if_redeployed')) return 'No rollback is possible: no earlier revision can be restored.'
  const condition = can('if_redeployed') ? ' Those with "redeploy" only if the service can redeploy a revision.' : ''
  return `To return to a revision: rollback --to REVISION.${condition}`
}
