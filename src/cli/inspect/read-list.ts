/** All deployments that the credentials can see, each with what it serves. */
import type { DeploymentRow } from '../../contract/answers.js'
import { isBeingDeleted, verdictOf } from '../../contract/status.js'
import { readCurrent, type Session } from '../../deploy/core/session.js'
import { isPreviewName } from '../../repository/preview-name.js'
import { readPages } from '../../requests/list-deployments.js'
import { noListError } from '../../requests/missing-api.js'
import { tryRequest } from '../../requests/retry.js'
import { count } from '../../text/format.js'
import { sanitizeLine } from '../../text/sanitize.js'
import { changedAgo, readStatus, type StatusReport, shownCode } from './read-status.js'
import { tableLines } from './table.js'

/** A deployment of the list that could not be read. */
export interface UnreadDeployment {
  deployment_id: string
  name: string
  problem: string
}

/** The list by name. */
export interface ListReport {
  deployments: (StatusReport | UnreadDeployment)[]
  /** How many previews there are. They are among the deployments only if they were asked for. */
  previews: number
}

/** How many deployments are read at a time. */
const AT_A_TIME = 8

/**
 * Reads all pages of the list, and each deployment on it.
 *
 * @returns also why this may not be all; undefined if it is.
 * @throws DeployError (`operation_unsupported`) if the service has no list; RequestError.
 */
export async function readList(
  session: Session,
  withPreviews: boolean
): Promise<{ report: ListReport; incomplete: string | undefined }> {
  const listing = await readPages(session.controlPlane, '')
  if (listing === null) {
    const consequence = 'its deployments cannot be listed'
    throw await noListError(session, { consequence, advice: 'Look up one deployment: status --deployment-id ID' })
  }
  const rows = listing.rows.toSorted((a, b) => (a.name < b.name ? -1 : 1))
  const previews = rows.filter(({ name }) => isPreviewName(name))
  const shown = withPreviews ? rows : rows.filter(({ name }) => !isPreviewName(name))
  const deployments: ListReport['deployments'] = []
  for (let at = 0; at < shown.length; at += AT_A_TIME) {
    deployments.push(...(await Promise.all(shown.slice(at, at + AT_A_TIME).map((row) => readRow(session, row)))))
  }
  const unread = [
    ...(listing.unread.length === 0 ? [] : [`${count(listing.unread.length, 'row')} of the list could not be read`]),
    ...deployments.filter((one) => 'problem' in one).map(({ name }) => `"${sanitizeLine(name)}" could not be read`),
    ...(listing.incomplete === undefined ? [] : [listing.incomplete])
  ]
  const incomplete = unread.length === 0 ? undefined : unread.join('; ')
  return { report: { deployments, previews: previews.length }, incomplete }
}

async function readRow(session: Session, { id, name }: DeploymentRow): Promise<StatusReport | UnreadDeployment> {
  const read = await tryRequest(async () => readStatus(session, await readCurrent(session, id)))
  return 'value' in read ? read.value : { deployment_id: id, name, problem: read.error.brief }
}

/** The list for people. @param date Milliseconds since 1970. @param width Of the terminal. */
export function listLines({ deployments }: ListReport, date: number, width: number): string[] {
  if (deployments.length === 0) return []
  const cells = deployments.map((one) => {
    const name = sanitizeLine(one.name)
    return 'problem' in one
      ? [name, 'not read', '?', '?', sanitizeLine(one.problem, 100)]
      : [name, ...cellsOf(one, date)]
  })
  return tableLines(['NAME', 'STATUS', 'SERVES', 'CHANGED', 'URL'], cells, width)
}

/** The status is that of the latest revision; another one may serve. */
function cellsOf({ deployment_status: status, latest, active, url }: StatusReport, date: number): string[] {
  const serves = active === undefined && latest !== null && verdictOf(latest.status) === 'deployed' ? latest : active
  return [
    isBeingDeleted({ status }) ? (status ?? '') : sanitizeLine(latest?.status ?? 'no revision', 40),
    serves === undefined ? '?' : serves === null ? 'nothing' : (shownCode(serves) ?? '?'),
    latest === null ? '' : changedAgo(latest.updated_at ?? latest.created_at, date),
    url ?? ''
  ]
}

/** What the list does not show, in a sentence; undefined for nothing. */
export function listNote({ deployments, previews }: ListReport, withPreviews: boolean): string | undefined {
  const hidden = withPreviews ? 0 : previews
  const folded = `${count(hidden, 'preview')} not listed: use --previews`
  if (deployments.length > 0) return hidden === 0 ? undefined : folded
  const none = 'No deployments exist here, or these credentials cannot see them.'
  return hidden === 0 ? none : `No deployments but previews exist. ${folded}`
}
