/** What a deployment serves, and since when. */
import { type RevisionAnswer, shownUrl } from '../../contract/answers.js'
import { verdictOf } from '../../contract/status.js'
import type { Session } from '../../deploy/core/session.js'
import type { Snapshot } from '../../deploy/core/snapshot.js'
import { nameCode } from '../../repository/revision-name.js'
import { ageOf } from '../../text/dates.js'
import { formatAge, formatTime } from '../../text/format.js'
import { sanitizeLine } from '../../text/sanitize.js'
import { webAddress } from '../../text/web-address.js'
import { tableLines } from '../table.js'
import type { Answer } from './read-command.js'
import { paintStatus, type View } from './view.js'

/**
 * Reads what the deployment serves.
 *
 * @param view `target`: the flags that name it.
 * @throws RequestError
 */
export async function readStatus(
  session: Session,
  current: Snapshot,
  { target, ...view }: View & { target: readonly string[] }
): Promise<Answer> {
  const report = await readReport(session, current)
  const lines = statusLines(report, session.clock.date(), view)
  const hasFailed = verdictOf(report.latest?.status ?? '') === 'failed'
  if (!hasFailed) return { report, lines }
  const note = view.hint('To see why the latest revision failed', ['logs', ...target])
  return { report, lines, note }
}

/** A deployment and its revisions; null for none. */
export type StatusReport = Awaited<ReturnType<typeof readReport>>

/** Reads the revision that serves, if that is another one than the latest. */
export async function readReport(session: Session, snapshot: Snapshot) {
  const { deployment, latest, serving } = snapshot
  const { id, name, source } = deployment
  return {
    deployment_id: id,
    name,
    source: source ?? null,
    url: webAddress(shownUrl(deployment)) ?? null,
    deployment_status: deployment.status ?? null,
    latest: latest && factsOf(latest),
    // Absent if the service does not name the one that serves.
    ...(serving.is !== 'unknown' && { active: await readActive(session, snapshot) })
  }
}

/** Reads the revision that serves; null if the service names none. */
async function readActive(
  { controlPlane }: Session,
  { deployment, latest, serving }: Snapshot
): Promise<RevisionFacts | null> {
  if (serving.is !== 'revision') return null
  if (serving.id === latest?.id) return factsOf(latest)
  return factsOf(await controlPlane.readRevision(deployment.id, serving.id))
}

/** A revision as the service shows it; null for what it does not show. */
export type RevisionFacts = ReturnType<typeof factsOf>

/** The facts of a revision. Dates are those of the service. */
export const factsOf = ({
  id,
  status,
  source_revision_config: code,
  created_at,
  updated_at
}: RevisionAnswer) => ({
  revision_id: id,
  status,
  commit_sha: code?.repo_commit_sha ?? null,
  image_uri: code?.image_uri ?? null,
  created_at: created_at ?? null,
  updated_at: updated_at ?? null
})

/** The commit, or the digest or the tag of the image, in one word. */
export const shownCode = ({ commit_sha, image_uri }: RevisionFacts): string | undefined =>
  nameCode({ repo_commit_sha: commit_sha, image_uri })

/** How long ago a date of the service was; empty if it is unknown. @param date Now. */
export function changedAgo(of: string | null, date: number): string {
  const age = ageOf(of, date)
  if (Number.isNaN(age)) return ''
  return age < 60_000 ? 'just now' : `${formatAge(age)} ago`
}

function statusLines(
  { deployment_id, name, source, url, latest, active }: StatusReport,
  date: number,
  { paint }: Pick<View, 'paint'>
): string[] {
  const rows = (label: string, revision: RevisionFacts | null) =>
    revisionRows(label, revision, { date, paint })

  const isSame = active != null && active.revision_id === latest?.revision_id
  return tableLines([
    ['Deployment', sanitizeLine(name)],
    ['ID', deployment_id],
    ...(source === null ? [] : [['Source', sanitizeLine(source, 40)]]),
    ['URL', url ?? 'none'],
    ...(active === undefined
      ? [['Active', 'unknown: the service does not name it']]
      : rows('Active', active)),
    ...(isSame ? [['Latest', 'the same']] : rows('Latest', latest))
  ])
}

function revisionRows(
  label: string,
  revision: RevisionFacts | null,
  { date, paint }: Pick<View, 'paint'> & { date: number }
): string[][] {
  if (revision === null) return [[label, 'none']]
  const { revision_id, status, commit_sha, image_uri, updated_at } = revision
  const age = ageOf(updated_at, date)
  const image = sanitizeLine(image_uri?.replace(/(@\w+:\w{8})\w*$/, '$1…') ?? '', 200)
  // Beside the labels, a terminal of 80 columns has room for 68 characters.
  const isImage = commit_sha === null
  const code = isImage && image.length <= 68 ? image : shownCode(revision)
  return [
    [label, `${revision_id}  ${paintStatus(paint, sanitizeLine(status, 40))}`],
    ...(code ? [['', `${isImage ? '' : 'commit '}${code}`]] : []),
    ...(Number.isNaN(age) ? [] : [['', `for ${formatAge(age)}, since ${formatTime(date - age)}`]])
  ]
}
