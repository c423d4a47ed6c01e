/** The revisions of a deployment, and which of them a rollback can restore. */
import type { RevisionAnswer } from '../../contract/answers.js'
import { verdictOf } from '../../contract/status.js'
import type { DeployedState } from '../../deploy/core/model.js'
import type { Session } from '../../deploy/core/session.js'
import { readServing, wayBackTo } from '../../deploy/rollback/by-hand.js'
import { DeployError } from '../../errors.js'
import { readAllPages } from '../../requests/list-deployments.js'
import { newestFirst } from '../../requests/list-revisions.js'
import { readDate } from '../../text/dates.js'
import { count, formatDuration } from '../../text/format.js'
import { sanitizeLine } from '../../text/sanitize.js'
import { changedAgo, factsOf, type RevisionFacts, shownCode } from './read-status.js'
import { tableLines } from './table.js'

/** `if_redeployed`: only a service that can redeploy a revision restores it, since a patch cannot name its code. */
type Restorable = 'yes' | 'if_redeployed' | 'no'

export interface PastRevision extends RevisionFacts {
  /** Null if the service does not name the revision that serves. */
  serves: boolean | null
  restorable: Restorable
  /** From its creation to its final status; null while that is unknown. */
  seconds: number | null
}

/** The revisions, newest first. */
export interface HistoryReport {
  deployment_id: string
  name: string
  revisions: PastRevision[]
}

const RESTORABLE = { patch: 'yes', redeploy: 'if_redeployed', none: 'no' } as const

/**
 * Reads all pages.
 *
 * @returns also why these may not be all; undefined if they are.
 * @throws DeployError (`operation_unsupported`) if the service lists no revisions; RequestError.
 */
export async function readHistory(
  session: Session,
  current: DeployedState
): Promise<{ report: HistoryReport; incomplete: string | undefined }> {
  const { id, name, active_revision_id: active, latest_revision_id: latest } = current.deployment
  const listing = await readAllPages((offset) =>
    session.controlPlane.listRevisions(id, offset > 0 ? { offset } : undefined)
  )
  if (listing === null) {
    const advice = 'Use status without --history for the latest and the active revision.'
    throw new DeployError('operation_unsupported', 'This control plane does not list revisions.', { advice })
  }
  const serving = await readServing(session, current)
  const revisions = newestFirst(listing.rows, latest ?? '').map((revision) => ({
    ...factsOf(revision),
    serves: active === undefined ? null : revision.id === active,
    restorable: revision.id === serving?.id ? 'no' : RESTORABLE[wayBackTo(revision, current)],
    seconds: secondsOf(revision)
  }))
  const { unread } = listing
  const incomplete = unread.length > 0 ? `${count(unread.length, 'revision')} could not be read` : listing.incomplete
  return { report: { deployment_id: id, name, revisions }, incomplete }
}

function secondsOf({ status, created_at, updated_at }: RevisionAnswer): number | null {
  const seconds = Math.round((readDate(updated_at) - readDate(created_at)) / 1_000)
  return seconds >= 0 && verdictOf(status) !== 'pending' ? seconds : null
}

const SHOWN = { yes: 'yes', if_redeployed: 'redeploy', no: 'no' } as const

/** The first characters of an id, which name a revision everywhere. */
const SHORT_ID = 8
const HEADER = ['CREATED', 'STATUS', 'CODE', 'TOOK', 'SERVES', 'ROLLBACK', 'REVISION']

/**
 * The history for people: a line for each revision, with its whole id where that fits.
 *
 * @param date Milliseconds since 1970. @param width Of the terminal.
 */
export function historyLines({ revisions }: HistoryReport, date: number, width: number): string[] {
  if (revisions.length === 0) return []
  const cellsOf = (revision: PastRevision) => [
    changedAgo(revision.created_at, date),
    sanitizeLine(revision.status, 40),
    shownCode(revision) ?? '?',
    revision.seconds === null ? '' : formatDuration(revision.seconds * 1_000),
    revision.serves === null ? '?' : revision.serves ? 'yes' : 'no',
    SHOWN[revision.restorable],
    revision.revision_id
  ]
  const whole = revisions.map(cellsOf)
  const lines = tableLines(HEADER, whole, Number.POSITIVE_INFINITY)
  if (lines.every((line) => line.length <= width)) return lines
  return tableLines(
    HEADER,
    whole.map((cells) => [...cells.slice(0, -1), cells.at(-1)?.slice(0, SHORT_ID) ?? '']),
    width
  )
}

/** What the table means, in a sentence; undefined for nothing. */
export function historyNote({ revisions }: HistoryReport): string | undefined {
  if (revisions.length === 0) return 'The deployment has no revision yet.'
  const needsRedeploy = revisions.some(({ restorable }) => restorable === 'if_redeployed')
  const condition = needsRedeploy ? ' Those with "redeploy" only if the service can redeploy a revision.' : ''
  const canReturn = revisions.some(({ restorable }) => restorable !== 'no')
  return canReturn
    ? `To return to a revision: rollback --to REVISION.${condition}`
    : 'No rollback is possible: no earlier revision can be restored.'
}
