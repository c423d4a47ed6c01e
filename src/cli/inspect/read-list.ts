/** All deployments that the credentials can see, each with what it serves. */
import type { DeploymentRow } from '../../contract/answers.js'
import { isBeingDeleted, isDeployed } from '../../contract/status.js'
import { readSnapshot, type Session } from '../../deploy/core/session.js'
import { isPreviewName } from '../../repository/preview-name.js'
import { readPages } from '../../requests/lists.js'
import { noListError } from '../../requests/missing-api.js'
import { tryRequest } from '../../requests/retry.js'
import { count } from '../../text/format.js'
import { sanitizeLine } from '../../text/sanitize.js'
import { tableLines } from '../table.js'
import type { Answer } from './read-command.js'
import { changedAgo, type RevisionFacts, readReport, shownCode } from './read-status.js'
import { paintStatus, type View } from './view.js'

const HEADER = ['NAME', 'STATUS', 'SERVES', 'CHANGED', 'URL']
const STATUS_COLUMN = 1
/** How many deployments are read at a time. */
const AT_A_TIME = 8
/** `agent-2` comes before `agent-10`. */
const { compare } = new Intl.Collator('en', { numeric: true })

/**
 * Reads all pages of the list, and each deployment on it.
 *
 * @param keep Takes each URL: one deployment may have the address of another one as a secret.
 * @throws DeployError (`operation_unsupported`) if the service has no list; RequestError.
 */
export async function readList(
  session: Session,
  {
    previews: withPreviews,
    keep,
    view: { width, paint }
  }: { previews: boolean; keep: (url: string) => void; view: View }
): Promise<Answer> {
  const listing = await readPages(session.controlPlane, '')
  if (listing === null) {
    const consequence = 'its deployments cannot be listed'
    throw await noListError(session, {
      consequence,
      fix: 'Look up one deployment: status --deployment-id ID'
    })
  }
  const rows = listing.rows.toSorted((a, b) => compare(a.name, b.name))
  const shown = withPreviews ? rows : rows.filter(({ name }) => !isPreviewName(name))
  const previews = rows.filter(({ name }) => isPreviewName(name)).length
  const hidden = rows.length - shown.length
  const folded = hidden === 0 ? undefined : `${count(hidden, 'preview')} not listed: use --previews`
  const nothing = 'No deployments exist here, or these credentials cannot see them.'
  const none = folded === undefined ? nothing : `No deployments but previews exist. ${folded}`
  const deployments: Listed[] = []
  for (let at = 0; at < shown.length; at += AT_A_TIME) {
    deployments.push(
      ...(await Promise.all(shown.slice(at, at + AT_A_TIME).map((row) => readRow(session, row))))
    )
  }
  for (const one of deployments) if ('url' in one && one.url !== null) keep(one.url)
  const cells = deployments.map((one) => [
    sanitizeLine(one.name),
    ...cellsOf(one, session.clock.date())
  ])
  const mark = (cell: string, at: number, row: number) =>
    row > 0 && at === STATUS_COLUMN ? paintStatus(paint, cell) : cell
  const unread = [
    ...(listing.unread.length === 0
      ? []
      : [`${count(listing.unread.length, 'row')} of the list could not be read`]),
    ...deployments
      .filter((one) => 'problem' in one)
      .map(({ name }) => `"${sanitizeLine(name)}" could not be read`),
    ...(listing.incomplete === undefined ? [] : [listing.incomplete])
  ]
  return {
    report: { deployments, previews },
    lines: cells.length === 0 ? [] : tableLines([HEADER, ...cells], { width, mark }),
    note: shown.length > 0 ? folded : none,
    incomplete: unread.join('; ') || undefined
  }
}

/** A deployment of the list, or why it could not be read. */
type Listed = Awaited<ReturnType<typeof readRow>>

async function readRow(session: Session, { id, name }: DeploymentRow) {
  const read = await tryRequest(async () => readReport(session, await readSnapshot(session, id)))
  return 'value' in read ? read.value : { deployment_id: id, name, problem: read.error.brief }
}

/** Status, code, age and URL. The status is that of the latest revision; another one may serve. */
function cellsOf(one: Listed, date: number): string[] {
  if ('problem' in one) return ['not read', '?', '?', sanitizeLine(one.problem, 100)]
  const { deployment_status: status, latest, active, url } = one
  const serves = active === undefined && latest !== null && isDeployed(latest) ? latest : active
  const shownStatus = isBeingDeleted({ status }) ? status : latest?.status
  const changed = latest === null ? '' : changedAgo(latest.updated_at ?? latest.created_at, date)
  return [sanitizeLine(shownStatus ?? 'no revision', 40), servesCell(serves), changed, url ?? '']
}

/** Shows the code of the revision that serves; null if none does, undefined if that is unknown. */
function servesCell(serves: RevisionFacts | null | undefined): string {
  if (serves === null) return 'nothing'
  return (serves && shownCode(serves)) ?? '?'
}
