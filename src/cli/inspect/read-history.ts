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
import type { Answer } from './read-command.js'
import { changedAgo, factsOf, shownCode } from './read-status.js'
import { paintStatus, type View } from './view.js'

/**
 * Reads all pages, newest first.
 *
 * @throws DeployError (`operation_unsupported`) if the service lists no revisions; RequestError.
 */
export async function readHistory(
  session: Session,
  current: Snapshot,
  view: View
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
    lines: revisions.length === 0 ? [] : historyLines(revisions, session.clock.date(), view),
    note: noteOn(id, revisions, view),
    incomplete: unread > 0 ? `${count(unread, 'revision')} could not be read` : listing.incomplete
  }
}

/**
 * `if_redeployed`: only a service that can redeploy a revision restores it, since a patch cannot
 * name its code.
 */
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

const STATUS_COLUMN = HEADER.indexOf('STATUS')
const ID_COLUMN = HEADER.indexOf('REVISION')

function historyLines(
  revisions: readonly PastRevision[],
  date: number,
  { width, paint }: View
): string[] {
  const cells = revisions.map((revision, at) => [
    changedAgo(revision.created_at, date),
    sanitizeLine(revision.status, 40),
    isCodeAgain(revisions, at) ? `${shownCode(revision)} ${AGAIN}` : (shownCode(revision) ?? '?'),
    revision.seconds === null ? '' : formatDuration(revision.seconds * 1_000),
    servesCell(revision),
    revision.why_not === null ? SHOWN[revision.restorable] : `no: ${revision.why_not}`,
    revision.revision_id
  ])
  return tableLines([HEADER, ...cells], {
    width,
    shorten: (cell, at) => (at === ID_COLUMN ? shortRevision(cell) : shortCell(cell)),
    mark: (cell, at, row) => (row > 0 && at === STATUS_COLUMN ? paintStatus(paint, cell) : cell)
  })
}

function servesCell({ serves }: PastRevision): string {
  if (serves === null) return '?'
  return serves ? 'yes' : 'no'
}

/** Returns the cell without words that its column makes clear. */
function shortCell(cell: string): string {
  return cell.replace(/ ago$|^sha256:/, '')
}

/** Returns the first 8 characters of an ID, which name a revision everywhere. */
function shortRevision(id: string): string {
  return id.slice(0, 8)
}

const AGAIN = 'again'

/**
 * Returns whether a revision has the code of an earlier one, and the one in between has another: as
 * after a rollback.
 */
function isCodeAgain(revisions: readonly PastRevision[], at: number): boolean {
  const [code, before, ...earlier] = revisions.slice(at).map(codeOf)
  return code !== undefined && before !== undefined && before !== code && earlier.includes(code)
}

function codeOf({ commit_sha, image_uri }: PastRevision): string | undefined {
  return commit_sha ?? image_uri ?? undefined
}

const REDEPLOY =
  '"redeploy": only if the service can deploy an old revision again. ' +
  'A rollback says so before it changes anything.'
const CODE = '"no: code": the same code is deployed, or the service does not show it exactly.'
const CODE_AGAIN = `"${AGAIN}": the code of an earlier revision, as after a rollback.`
const NO_ROLLBACK = 'No rollback is possible: no earlier revision can be restored.'

function noteOn(
  deploymentId: string,
  revisions: readonly PastRevision[],
  { hint }: Pick<View, 'hint'>
): string {
  if (revisions.length === 0) return 'The deployment has no revision yet.'
  const notes: string[] = []
  if (revisions.some(({ restorable }) => restorable === 'if_redeployed')) notes.push(REDEPLOY)
  if (revisions.some(({ why_not }) => why_not === 'code')) notes.push(CODE)
  if (revisions.some((_, at) => isCodeAgain(revisions, at))) notes.push(CODE_AGAIN)
  const newest = revisions.find(({ why_not }) => why_not === null)
  if (newest === undefined) return [NO_ROLLBACK, ...notes].join('\n')
  // By the ID: a name would have to be compared with a repository, which need not be here.
  const target = ['--deployment-id', deploymentId, '--to', shortRevision(newest.revision_id)]
  const goal = 'To return to a revision, such as the newest one that can be restored'
  return [...notes, hint(goal, ['rollback', ...target])].join('\n')
}
