/** The log: the lines for each event. */

import { verdictOf } from '../contract/status.js'
import type { CheckReport, Deletion, DeployEvent, RevisionLog } from '../deploy/core/events.js'
import { noSuchId } from '../deploy/find/find-by-name.js'
import { nameRevision, shortCommit } from '../repository/refs.js'
import { count, formatDuration, shortId, spellDuration } from '../text/format.js'
import { sanitizeLine } from '../text/sanitize.js'
import { webAddress } from '../text/web-address.js'
import { commitOf, namedRevision, servedBefore } from './known-revision.js'
import { info, type LogLine, planLines, sweepLines } from './plan/plan-lines.js'
import { addFailure, firstLine, MOST_STATUSES, MOST_WARNINGS, type RunRecord, recordEvent } from './record.js'
import { earlierLines } from './revision-log.js'

const BUILD_AGAIN = ' To build again, set `new_revision: always`.'

/** The last line of a plan. */
export const PLAN_ONLY = 'Plan only. Nothing was changed.'

/** Lines for one event. `before` is the record before it. */
export function logLines(event: DeployEvent, before: RunRecord): LogLine[] {
  switch (event.type) {
    case 'deployment_read':
      return deploymentLines(event, before)
    case 'deployment_identified':
      return info(
        before.name === undefined
          ? `Deployment ${event.deployment_id}`
          : `Deployment "${sanitizeLine(before.name)}" (${event.deployment_id})`
      )
    case 'deployment_not_found':
      return notFoundLines(event, before)
    case 'planned':
      return planLines(event.plan)
    case 'operation_decided':
      return operationLines(event, before)
    case 'revision_identified':
      return revisionLines(event, before)
    case 'status_read':
      if (before.command === 'plan') return latestLines(event, before)
      return statusLines(event, before.statuses.length)
    case 'rollback_progressed':
      return statusLines(event, before.rollback_statuses.length)
    case 'wait_ended':
      return verdictOf(event.status) === 'deployed' ? deployedLines(event, before) : []
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
      return event.deletion === 'absent' && before.absent ? [] : info(DELETED[event.deletion])
    case 'serving_read':
      return servingLines(event, before)
    case 'serving_unverified':
      return info('  Not verified which revision answers: the agent server did not name this one.')
    case 'serving_confirmed':
      return info('  Live: the agent server answers with this revision.')
    case 'check_ended':
      return checkLines(event.check)
    case 'log_read':
      return earlierLogLines(event.log)
    case 'log_missing':
      return [{ level: 'debug', text: `No log of the revision: ${event.problem}` }]
    case 'rolled_back':
      return info(`Rolled back to revision ${namedRevision(before, event.to)}.`)
    case 'rollback_begun':
      return rollbackLines(event, before)
    case 'rollback_revision_known':
      return info(`Revision ${event.revision_id}`)
    case 'rollback_ended':
      // Other results are in the error, which follows.
      return event.rollback.result === 'not_needed' ? info(event.rollback.message) : []
    case 'skipped':
      return [{ level: 'notice', text: `Skipped: ${event.reason}` }]
    case 'secrets_removed':
      return info(`Removed secrets: ${sanitizeLine(event.names.join(', '), 300)}`)
    case 'commit_differs':
    case 'secrets_kept':
    case 'warning':
      return [{ level: before.warnings.length < MOST_WARNINGS ? 'warning' : 'debug', text: event.message }]
    case 'info':
      return info(event.message)
    case 'started':
    case 'commit_read':
    case 'active_revision_read':
    case 'write_sent':
      return []
  }
}

function deploymentLines(event: Extract<DeployEvent, { type: 'deployment_read' }>, before: RunRecord): LogLine[] {
  const { id, name, source } = event.deployment
  const { command, unusable_url: unusable } = recordEvent(before, event)
  const origin = source ? `, ${originOf(source)}` : ''
  const isTold = unusable === before.unusable_url || command === 'delete'
  return [
    ...(before.deployment_id === id ? [] : info(`Deployment "${sanitizeLine(name)}" (${id})${origin}`)),
    ...(unusable === undefined || isTold ? [] : [{ level: 'warning', text: unusableUrl(unusable) } as const])
  ]
}

const unusableUrl = (shown: string) =>
  `The service shows "${sanitizeLine(shown, 200)}" as the URL of the deployment, which is not a web address. The outputs url and docs_url cannot be set.`

/** Where the code of a deployment comes from, in words. */
function originOf(source: string): string {
  if (source === 'git_host') return 'from a repository'
  return source === 'external_container' ? 'from an image' : sanitizeLine(source, 40)
}

const NOTHING = {
  deploy: '',
  plan: '',
  rollback: 'Nothing to roll back: ',
  delete: 'Nothing to delete: ',
  sweep: 'Nothing to sweep: '
}

/** An ID, and a name that is similar to an existing one, is probably a mistake, so the step shows it. */
function notFoundLines(
  { what, meant, by_id }: Extract<DeployEvent, { type: 'deployment_not_found' }>,
  { command = 'deploy' }: RunRecord
): LogLine[] {
  const text = `${NOTHING[command]}${by_id ? noSuchId(what) : `no deployment "${what}" exists`}.`
  const fact = text.charAt(0).toUpperCase() + text.slice(1)
  if (by_id) return [{ level: 'warning', text: fact }]
  return meant === undefined ? info(fact) : [{ level: 'warning', text: `${fact} Did you mean "${meant}"?` }]
}

/** The commit, below the status at the end of the wait; and how the wait went, for debugging. */
function deployedLines(event: Extract<DeployEvent, { type: 'wait_ended' }>, before: RunRecord): LogLine[] {
  const { requests, within_ms } = event
  const commit = commitOf(before)
  const facts = [
    count(requests, 'request'),
    ...(within_ms === undefined ? [] : [`noticed within ${Math.max(1, Math.ceil(within_ms / 1000))} s`])
  ]
  return [
    ...(commit === undefined ? [] : info(`         commit ${shortCommit(commit)}`)),
    { level: 'debug', text: `         ${facts.join(' · ')}` }
  ]
}

/** A plan waits for nothing: it shows the status that it read. */
function latestLines({ revision_id, status }: { revision_id: string; status: string }, before: RunRecord): LogLine[] {
  return info(`Latest revision ${namedRevision(before, revision_id)}: ${sanitizeLine(status, 60)}`)
}

function statusLines({ elapsed_ms, status }: { elapsed_ms: number; status: string }, seen: number): LogLine[] {
  const level = seen < MOST_STATUSES ? 'info' : 'debug'
  return [{ level, text: `  ${formatDuration(elapsed_ms).padStart(5)}  ${sanitizeLine(status, 60)}` }]
}

function retryLines({ problem, delay_ms }: Extract<DeployEvent, { type: 'retrying' }>, before: RunRecord): LogLine[] {
  const { total, isShown } = addFailure(before.retries)
  const what = firstLine(problem).replace(/[.:]$/, '')
  const so_far = total === 1 ? '' : ` (${total} failed attempts so far)`
  const text = `  ${what}. Retrying in ${spellDuration(delay_ms)}${so_far}.`
  return [{ level: isShown ? 'info' : 'debug', text }]
}

function servingLines(
  { revision_id, is_earlier }: Extract<DeployEvent, { type: 'serving_read' }>,
  { serving_revision_id }: RunRecord
): LogLine[] {
  if (!is_earlier || serving_revision_id === revision_id) return []
  return info(`  The agent server still answers from revision ${shortId(revision_id)}. Waiting for the deployed one.`)
}

const DELETED: Record<Deletion, string> = {
  absent: 'Nothing to delete.',
  already_deleting: 'Already being deleted. The name stays reserved until that finishes.',
  accepted: 'Deleted. A new deployment can use the name when the service has finished.'
}

const SWEPT: Record<Deletion, string> = {
  absent: 'already deleted',
  already_deleting: 'already being deleted',
  accepted: 'deleted'
}

function operationLines(
  { operation, new_revision }: { operation: string; new_revision: boolean },
  { plan, command }: RunRecord
): LogLine[] {
  switch (operation) {
    case 'created':
      return info('Created.')
    case 'updated':
      return info(new_revision ? 'Updated.' : 'Updated without a new revision.')
    case 'rolled_back':
      return info('Rollback requested.')
    case 'unchanged':
      return plan && 'built_by_service' in plan
        ? info('Nothing to send. The service builds this push automatically.')
        : info(`Nothing was changed.${plan?.in_progress || command === 'rollback' ? '' : BUILD_AGAIN}`)
    case 'planned':
      return info(command === 'sweep' ? 'Dry run. Nothing was deleted.' : PLAN_ONLY)
    default:
      return []
  }
}

/** The revision, and the one that was active before, which need not be the latest one. It may stop before the new one serves. */
function revisionLines(event: Extract<DeployEvent, { type: 'revision_identified' }>, before: RunRecord): LogLine[] {
  const { revision_id, superseded } = event
  if (before.revision_id === revision_id || before.command === 'plan') return []
  const served = superseded ? undefined : servedBefore(recordEvent(before, event))
  const active = served === undefined ? '' : `; ${namedRevision(before, served)} was active before`
  return info(`Revision ${nameRevision(revision_id, commitOf(before, revision_id))}${active}`)
}

function checkLines({ result, assistant, asked, events, elapsed_ms }: CheckReport): LogLine[] {
  const done = asked === undefined ? 'was found' : 'answered'
  const outcome = result === 'passed' ? done : 'failed'
  const head = `Smoke check${assistant === undefined ? '' : `: assistant "${sanitizeLine(assistant)}"`} ${outcome} in ${spellDuration(elapsed_ms)}`
  if (result === 'passed') return info(head)
  return [...info(head), ...events.flatMap(({ event, text }) => info(`  ${event.padEnd(12)} ${text}`))]
}

/** What stands before the lines that the error shows (`failureText`), so that each line stands in the log once. */
function earlierLogLines(log: RevisionLog): LogLine[] {
  const lines = earlierLines(log)
  if (lines.length === 0) return []
  const title = `Earlier lines of the ${log.log} log of revision ${log.revision_id}`
  return [{ level: 'info', title, text: lines.map((line) => `  ${line}`).join('\n') }]
}

/** What is tried. Whether it succeeds is reported at its end. */
function rollbackLines(
  { to, commit_sha, way }: Extract<DeployEvent, { type: 'rollback_begun' }>,
  before: RunRecord
): LogLine[] {
  if (before.going_back !== undefined) return info('The service cannot redeploy a revision; rolling back with a patch.')
  const how = way === 'redeploy' ? 'a redeploy' : 'a patch'
  return info(
    `Rolling back to ${nameRevision(shortId(to), commit_sha)}, the last revision that was DEPLOYED, with ${how}.`
  )
}

/** The last lines of a run that succeeded. */
export function closingLines({ url, operation }: RunRecord): string[] {
  return webAddress(url) === undefined || operation === 'deleted' ? [] : [`URL  ${url}  (API docs at /docs)`]
}
