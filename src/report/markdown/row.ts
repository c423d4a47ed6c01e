/** The row of a deployment in the table of a summary or a comment. Pure. */
import { shortCommit } from '../../repository/refs.js'
import { capitalized, formatTime, spellDuration } from '../../text/format.js'
import { code, escapeMessage, isSafeAddress, link } from '../../text/markdown.js'
import { planText, suggestion } from '../headline.js'
import {
  conclude,
  isGone,
  isPlan,
  KINDS,
  type Kind,
  labelOf,
  type ShownDeployment,
  tookMs
} from '../outcome.js'
import type { RunRecord } from '../record.js'
import { commitOf } from '../revision-names.js'
import { failedStatus, lastStatus } from '../rollout.js'
import { servingNow } from '../serving-now.js'
import { linkRemark } from '../serving-text.js'
import { SHORTEST_MS } from './timeline.js'

export const COLUMNS = ['Name', 'Status', 'Link', 'Commit', 'Time', 'Updated'] as const

/** @param updated When this was known, in milliseconds since 1970, and the page of the run. */
export function rowOf(
  deployment: ShownDeployment,
  updated?: { at: number; run_url: string | undefined }
): Record<(typeof COLUMNS)[number], string> {
  const hasRest = !isGone(deployment)
  const hasAddress = hasRest && deployment.failure?.code !== 'deployment_deleted'
  const took = isPlan(conclude(deployment).kind) ? 0 : (tookMs(deployment) ?? 0)
  return {
    Name: nameCell(deployment),
    Status: statusCell(deployment),
    Link: hasAddress ? linkCell(deployment) : '',
    Commit: hasRest ? commitCell(deployment) : '',
    Time: hasRest && took >= SHORTEST_MS ? spellDuration(took) : '',
    Updated: updated ? link(formatTime(updated.at), updated.run_url) : ''
  }
}

/** Shows the key of a deployment, and its name if that is another one. */
function nameCell(deployment: ShownDeployment): string {
  const label = labelOf(deployment)
  const { name } = deployment
  return label === name ? code(name, 100) : `${code(label, 100)} (${code(name, 100)})`
}

function statusCell(deployment: ShownDeployment): string {
  const { kind } = conclude(deployment)
  return `${KINDS[kind].icon} ${statusText(kind, deployment)}`
}

function statusText(kind: Kind, { record, failure }: ShownDeployment): string {
  const word = capitalized(KINDS[kind].word)
  const isInProgress = kind === 'pending' || kind === 'running'
  const status = isInProgress ? lastStatus(record) : undefined
  if (isPlan(kind)) return capitalized(planText(record.plan))
  if (status !== undefined) return code(status, 40)
  if (kind === 'running' && record.target.command === undefined) return 'Waiting'
  if (kind === 'absent') return `${word}.${suggestion(record)}`
  if (kind === 'blocked' && failure !== undefined)
    return `${word}. ${escapeMessage(failure.what, 1_000)}`
  if (kind !== 'failed' && kind !== 'failed_revision') return word
  if (failure?.unchanged) return 'Not changed'
  if (record.rollback?.result?.rolled_back_to !== undefined) return 'Failed, rolled back'
  const failed = failedStatus(record)
  return failed === undefined ? word : code(failed, 40)
}

function linkCell(deployment: ShownDeployment): string {
  const links = [servingLinks(deployment), pageLink(deployment)]
  return links.filter((text) => text !== '').join(' · ')
}

/** Links to the page of the deployment in the UI of the service. A plan has no links. */
function pageLink(deployment: ShownDeployment): string {
  const { dashboard_url } = deployment.record.target
  const hasLink = dashboard_url !== undefined && !isPlan(conclude(deployment).kind)
  return hasLink ? link('Dashboard', dashboard_url) : ''
}

/** Links only to what serves. */
function servingLinks(deployment: ShownDeployment): string {
  const { record, failure } = deployment
  const { url } = record.target
  if (failure !== undefined && servingNow(record).is === 'nothing') return 'nothing is serving'
  const remark = isPlan(conclude(deployment).kind) ? undefined : linkRemark(record)
  if (url === undefined || remark === undefined) return ''
  return `${link('Open', url)} · ${link('API docs', `${url}/docs`)}${remark}`
}

/**
 * Shows the commit of the revision; in a plan, and as long as the service does not show it, that of
 * the request.
 */
function commitCell(deployment: ShownDeployment): string {
  const { record } = deployment
  const { revision, target, new_revision } = record
  const hasRevision = revision.id !== undefined
  const built = hasRevision && !isPlan(conclude(deployment).kind) ? commitOf(record) : undefined
  if (built !== undefined) return commitLink(record, built)
  const isKept = hasRevision && new_revision === false
  if (target.commit === undefined || isKept) return ''
  return `for ${commitLink(record, target.commit)}`
}

/** Shows a commit by its first seven characters, as a link if the repository has a web address. */
function commitLink({ target }: RunRecord, commit: string): string {
  const isCommit = /^[0-9a-f]{7,64}$/i.test(commit)
  const url = target.repo_url?.replace(/\.git$/, '')
  const address = isCommit && isSafeAddress(url) ? `${url}/commit/${commit}` : undefined
  return link(code(shortCommit(commit)), address)
}
