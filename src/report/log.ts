/** The log: what each event says to somebody who reads along. */
import type { CheckReport, Deletion, DeployEvent, EarlierDurations, RevisionLog } from '../deploy/core/events.js'
import { verdictOf } from '../deploy/core/status.js'
import { nameRevision, shortCommit } from '../repository/refs.js'
import { count, formatDuration } from '../text/format.js'
import { sanitizeLine } from '../text/sanitize.js'
import { webAddress } from '../text/web-address.js'
import { commitOf, namedRevision } from './known-revision.js'
import { info, type LogLine, planLines, sweepLines } from './plan-lines.js'
import { addFailure, firstLine, MOST_STATUSES, MOST_WARNINGS, type RunRecord } from './record.js'

/** Lines for one event. `before` is what was known before it. */
export function logLines(event: DeployEvent, before: RunRecord): LogLine[] {
  switch (event.type) {
    case 'deployment_read': {
      const { id, name, source } = event.deployment
      return before.deployment_id === id
        ? []
        : info(`Deployment ${sanitizeLine(name)} (${id})${source ? ` · ${sanitizeLine(source, 40)}` : ''}`)
    }
    case 'deployment_identified':
      return info(
        before.name === undefined
          ? `Deployment ${event.deployment_id}`
          : `Deployment ${sanitizeLine(before.name)} (${event.deployment_id})`
      )
    case 'deployment_not_found':
      return info(`No deployment ${event.what} is there.`)
    case 'planned':
      return planLines(event.plan)
    case 'operation_decided':
      return operationLines(event, before)
    case 'revision_identified':
      return revisionLines(event, before)
    case 'status_read':
      return statusLines(event, before.statuses.length)
    case 'rollback_progressed':
      return statusLines(event, before.going_back?.statuses_seen ?? 0)
    case 'wait_ended':
      return verdictOf(event.status) === 'deployed' ? info(deployedLine(event, before)) : []
    case 'retrying':
      return retryLines(event, before)
    case 'recovered':
      return before.retries.shown
        ? info(`  Recovered after ${count(before.retries.since_answer, 'failed attempt')}.`)
        : []
    case 'previews_listed':
      return sweepLines(event)
    case 'preview_swept':
      return event.deletion === undefined ? [] : info(`  ${sanitizeLine(event.name)}  ${SWEPT[event.deletion]}`)
    case 'deletion_read':
      return info(DELETED[event.deletion])
    case 'check_ended':
      return checkLines(event.check)
    case 'log_read':
      return [
        { level: 'info', title: logTitle(event.log), text: event.log.lines.map((line) => `  ${line}`).join('\n') }
      ]
    case 'log_missing':
      return [{ level: 'debug', text: `No log of the revision: ${event.problem}` }]
    case 'rollback_begun':
      return rollbackLines(event, before)
    case 'rollback_revision_known':
      return info(`Revision ${event.revision_id}`)
    case 'rollback_ended':
      // What came of it otherwise is said by the error, which follows.
      return event.rollback.result === 'not_needed' ? info(event.rollback.message) : []
    case 'skipped':
      return [{ level: 'notice', text: `Skipped: ${event.reason}` }]
    case 'warning':
      return [{ level: before.warnings.length < MOST_WARNINGS ? 'warning' : 'debug', text: event.message }]
    case 'restarted':
      return info(event.why)
    case 'info':
      return info(event.message)
    case 'started':
    case 'commit_read':
    case 'active_revision_read':
    case 'write_sent':
      return []
  }
}

/** `, earlier revisions took 3:10 to 4:20`, where that is known. */
function earlierTimes(earlier: EarlierDurations | undefined): string {
  if (earlier === undefined || earlier.longest < 1_000) return ''
  const [from, to] = [formatDuration(earlier.shortest), formatDuration(earlier.longest)]
  return `, earlier revisions took ${from === to ? from : `${from} to ${to}`}`
}

function deployedLine(event: Extract<DeployEvent, { type: 'wait_ended' }>, before: RunRecord): string {
  const commit = commitOf(before)
  const of = commit === undefined ? '' : ` at commit ${shortCommit(commit)}`
  return `  DEPLOYED${of} after ${formatDuration(event.elapsed_ms)}, ${noticed(event)}.`
}

function noticed({ requests, within_ms }: Extract<DeployEvent, { type: 'wait_ended' }>): string {
  const seen = within_ms === undefined ? 'seen' : `noticed within ${Math.max(1, Math.ceil(within_ms / 1000))} s`
  return `${seen} with ${count(requests, 'request')}`
}

function statusLines(
  { elapsed_ms, status, earlier }: { elapsed_ms: number; status: string; earlier?: EarlierDurations },
  seen: number
): LogLine[] {
  const level = seen < MOST_STATUSES ? 'info' : 'debug'
  return [
    { level, text: `  ${formatDuration(elapsed_ms).padStart(5)}  ${sanitizeLine(status, 60)}${earlierTimes(earlier)}` }
  ]
}

function retryLines({ problem, delay_ms }: Extract<DeployEvent, { type: 'retrying' }>, before: RunRecord): LogLine[] {
  const { total, isShown } = addFailure(before.retries)
  const attempts = total === 1 ? '' : `, ${total} failed attempts so far`
  const text = `  ${firstLine(problem)}: retrying in ${(delay_ms / 1000).toFixed(1)} s${attempts}`
  return [{ level: isShown ? 'info' : 'debug', text }]
}

const DELETED: Record<Deletion, string> = {
  absent: 'Nothing to delete.',
  already_deleting: 'Nothing to delete: it is on its way out already, and its name stays taken until it is gone.',
  accepted: 'Deleted: the service has taken it, and may need a while until the name is free.'
}

const SWEPT: Record<Deletion, string> = {
  absent: 'gone already',
  already_deleting: 'on its way out already',
  accepted: 'deleted'
}

function operationLines(
  { operation, new_revision }: { operation: string; new_revision: boolean },
  { plan }: RunRecord
): LogLine[] {
  switch (operation) {
    case 'created':
      return info('Created.')
    case 'updated':
      return info(new_revision ? 'Patch sent.' : 'Patch sent; it needs no new revision.')
    case 'unchanged':
      return plan && 'built_by_service' in plan
        ? info('Nothing to send.')
        : info('Unchanged: nothing was sent. To build again anyway, set new_revision: always.')
    case 'planned':
      return info('Nothing was sent, as this is only a plan.')
    case 'swept':
      return info('Swept.')
    default:
      return []
  }
}

function revisionLines(
  { revision_id, previous, superseded }: Extract<DeployEvent, { type: 'revision_identified' }>,
  before: RunRecord
): LogLine[] {
  if (before.revision_id === revision_id) return []
  const isFollowed = previous != null && previous !== revision_id && !superseded
  const follows = isFollowed ? `, follows ${namedRevision(before, previous)}` : ''
  return info(`Revision ${namedRevision(before, revision_id)}${follows}`)
}

function checkLines({ result, assistant, asked, events, elapsed_ms }: CheckReport): LogLine[] {
  const what =
    result === 'passed'
      ? asked === undefined
        ? 'was looked for'
        : 'answered'
      : asked === undefined
        ? 'was looked for'
        : 'was asked'
  const head = `Check: assistant ${sanitizeLine(assistant ?? '')} ${what}, ${(elapsed_ms / 1000).toFixed(1)} s`
  if (result === 'passed') return info(head)
  return [...info(`${head}; failed`), ...events.flatMap(({ event, text }) => info(`  ${event.padEnd(12)} ${text}`))]
}

/** What a log is called wherever it is shown. Text of ours and an identifier. */
export function logTitle({ log, revision_id, is_end }: RevisionLog): string {
  return `${is_end ? 'Last lines' : 'Lines'} of the ${log} log of revision ${revision_id}${is_end ? '' : ', which goes on'}`
}

/** What is tried, and no more: whether it leads back is told by its end. */
function rollbackLines(
  { to, commit_sha, way }: Extract<DeployEvent, { type: 'rollback_begun' }>,
  before: RunRecord
): LogLine[] {
  if (before.going_back !== undefined) return info('The service does not redeploy it: trying a patch.')
  const how = way === 'redeploy' ? 'asking the service to redeploy it' : 'sending a patch'
  return info(`Going back is tried: ${nameRevision(to, commit_sha)} was the last DEPLOYED revision; ${how}.`)
}

/** The last line of a run that went well. */
export function closingLine({ url }: RunRecord): string | undefined {
  return webAddress(url) === undefined ? undefined : `${url}  ·  ${url}/docs`
}
