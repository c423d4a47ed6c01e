/** The row of a deployment in the table of a summary or a comment. Pure. */
import { shortCommit } from '../../repository/refs.js'
import { capitalized, formatTime, spellDuration } from '../../text/format.js'
import { code, escapeMessage, isSafeAddress, link } from '../../text/markdown.js'
import { planText, suggested } from '../headline.js'
import { badEnd, commitOf, lastStatus, linkRemark, servingRole } from '../known-revision.js'
import { conclude, isGone, isPlan, KINDS, type ShownDeployment, tookMs } from '../outcome.js'
import type { RunRecord } from '../record.js'
import { SHORTEST_MS } from './timeline.js'

export const COLUMNS = ['Name', 'Status', 'Link', 'Commit', 'Time', 'Updated'] as const

/** @param updated When this was known, in milliseconds since 1970, and the page of the run. */
export function rowOf(
  shown: ShownDeployment,
  updated?: { at: number; run_url: string | undefined }
): Record<(typeof COLUMNS)[number], string> {
  const { name } = shown
  const hasRest = !isGone(shown)
  const hasAddress = hasRest && shown.failure?.code !== 'deployment_deleted'
  const took = isPlan(conclude(shown).kind) ? 0 : (tookMs(shown) ?? 0)
  return {
    Name: code(name, 100),
    Status: statusCell(shown),
    Link: hasAddress ? linkCell(shown) : '',
    Commit: hasRest ? commitCell(shown) : '',
    Time: hasRest && took >= SHORTEST_MS ? spellDuration(took) : '',
    Updated: updated ? link(formatTime(updated.at), updated.run_url) : ''
  }
}

function statusCell(shown: ShownDeployment): string {
  const { record, failure } = shown
  const { kind } = conclude(shown)
  const { icon, word } = KINDS[kind]
  const status = lastStatus(record)
  if (isPlan(kind)) return `${icon} ${capitalized(planText(record.plan))}`
  if ((kind === 'pending' || kind === 'running') && status !== undefined)
    return `${icon} ${code(status, 40)}`
  if (kind === 'running' && record.command === undefined) return `${icon} Waiting`
  if (kind === 'absent') return `${icon} ${capitalized(word)}.${suggested(record)}`
  if (failure !== undefined && kind === 'blocked')
    return `${icon} ${capitalized(word)}. ${escapeMessage(failure.what, 1_000)}`
  if (failure?.unchanged && kind === 'failed') return `${icon} Not changed`
  if (kind === 'failed' && record.rollback?.rolled_back_to !== undefined)
    return `${icon} Failed, rolled back`
  const end = kind === 'failed' || kind === 'failed_revision' ? badEnd(record) : undefined
  return `${icon} ${end === undefined ? capitalized(word) : code(end, 40)}`
}

/** A link is shown only to what serves. */
function linkCell(shown: ShownDeployment): string {
  const { url } = shown.record
  const remark = isPlan(conclude(shown).kind) ? undefined : linkRemark(shown.record)
  if (shown.failure !== undefined && servingRole(shown.record).is === 'nothing')
    return 'nothing is serving'
  if (url === undefined || remark === undefined) return ''
  return `${link('Open', url)} · ${link('API docs', `${url}/docs`)}${remark}`
}

/** The commit of the revision; in a plan, and as long as the service does not show it, that of the request. */
function commitCell(shown: ShownDeployment): string {
  const { record } = shown
  const { revision_id, new_revision, wanted_commit: wanted } = record
  const built =
    revision_id === undefined || isPlan(conclude(shown).kind) ? undefined : commitOf(record)
  if (built !== undefined) return commitLink(record, built)
  const isKept = revision_id !== undefined && new_revision === false
  return wanted === undefined || isKept ? '' : `for ${commitLink(record, wanted)}`
}

/** A commit by its first seven characters, as a link if the repository has a web address. */
function commitLink({ repo_url }: RunRecord, commit: string): string {
  const isCommit = /^[0-9a-f]{7,64}$/i.test(commit)
  const url = repo_url?.replace(/\.git$/, '')
  return link(
    code(shortCommit(commit)),
    isCommit && isSafeAddress(url) ? `${url}/commit/${commit}` : undefined
  )
}
