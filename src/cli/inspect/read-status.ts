/** What a deployment serves, and since when. */
import { type RevisionAnswer, shownUrl } from '../../contract/answers.js'
import type { DeployedState } from '../../deploy/core/model.js'
import type { Session } from '../../deploy/core/session.js'
import { shortCommit } from '../../repository/refs.js'
import { ageOf } from '../../text/dates.js'
import { formatAge, formatTime } from '../../text/format.js'
import { sanitizeLine } from '../../text/sanitize.js'
import { webAddress } from '../../text/web-address.js'
import { tableLines } from '../table.js'
import type { Answer } from './answer.js'

/** A revision as the service shows it. */
export interface RevisionFacts {
  revision_id: string
  status: string
  commit_sha: string | null
  image_uri: string | null
  /** Dates of the service. */
  created_at: string | null
  updated_at: string | null
}

/** A deployment and its revisions; null for none. */
export interface StatusReport {
  deployment_id: string
  name: string
  source: string | null
  url: string | null
  deployment_status: string | null
  latest: RevisionFacts | null
  /** The one that serves. Absent if the service does not name it. */
  active?: RevisionFacts | null
}

/** What the deployment serves. @throws RequestError */
export async function readStatus(session: Session, current: DeployedState): Promise<Answer> {
  const report = await readReport(session, current)
  return { report, lines: statusLines(report, session.clock.date()) }
}

/** Reads the revision that serves, if that is another one than the latest. */
export async function readReport(session: Session, { deployment, latest }: DeployedState): Promise<StatusReport> {
  const { id, name, source, active_revision_id: active } = deployment
  const serving = active == null || active === latest?.id ? latest : await session.controlPlane.readRevision(id, active)
  return {
    deployment_id: id,
    name,
    source: source ?? null,
    url: webAddress(shownUrl(deployment)) ?? null,
    deployment_status: deployment.status ?? null,
    latest: latest && factsOf(latest),
    ...(active !== undefined && { active: active === null || serving === null ? null : factsOf(serving) })
  }
}

/** The facts of a revision. */
export function factsOf({
  id,
  status,
  source_revision_config: config,
  created_at,
  updated_at
}: RevisionAnswer): RevisionFacts {
  return {
    revision_id: id,
    status,
    commit_sha: config?.repo_commit_sha ?? null,
    image_uri: config?.image_uri ?? null,
    created_at: created_at ?? null,
    updated_at: updated_at ?? null
  }
}

const LONGEST_CODE = 24

/** The commit, or the digest or the tag of the image, in one word. */
export function shownCode({ commit_sha, image_uri }: RevisionFacts): string | undefined {
  if (commit_sha !== null) return shortCommit(commit_sha)
  const image = image_uri?.replace(/^.*@(\w+:\w{8})\w*$/, '$1…').replace(/^.*\//, '')
  return image && sanitizeLine(image, LONGEST_CODE)
}

/** How long ago a date of the service was; empty if it is unknown. @param date Now. */
export function changedAgo(of: string | null, date: number): string {
  const age = ageOf(of, date)
  if (Number.isNaN(age)) return ''
  return age < 60_000 ? 'just now' : `${formatAge(age)} ago`
}

function statusLines({ deployment_id, name, source, url, latest, active }: StatusReport, date: number): string[] {
  const kind = source === null ? '' : ` · ${sanitizeLine(source, 40)}`
  const facts = (revision: RevisionFacts | null) => (revision === null ? 'none' : revisionText(revision, date))
  const isSame = active != null && active.revision_id === latest?.revision_id
  return tableLines([
    ['Deployment', `${sanitizeLine(name)} (${deployment_id})${kind}`],
    ['URL', url ?? 'none'],
    ...(isSame
      ? [['Revision', `${facts(latest)}, active and latest`]]
      : [
          ['Active', active === undefined ? 'unknown: the service does not name it' : facts(active)],
          ['Latest', facts(latest)]
        ])
  ])
}

function revisionText({ revision_id, status, commit_sha, image_uri, updated_at }: RevisionFacts, date: number): string {
  const age = ageOf(updated_at, date)
  const code = commit_sha === null ? image_uri : `commit ${shortCommit(commit_sha)}`
  const parts = [
    sanitizeLine(status, 40),
    ...(code === null ? [] : [sanitizeLine(code, 200)]),
    ...(Number.isNaN(age) ? [] : [`for ${formatAge(age)}, since ${formatTime(date - age)}`])
  ]
  return `${revision_id}  ${parts.join('  ')}`
}
