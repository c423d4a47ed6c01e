/** The log: the lines for each event. */
import { verdictOf } from '../contract/status.js'
import type { CheckReport, Deletion, DeployEvent, RevisionLog } from '../deploy/core/events.js'
import type { ReportedPlan } from '../deploy/core/model.js'
import { noSuchId } from '../deploy/find/find-by-name.js'
import { nameRevision, shortCommit } from '../repository/refs.js'
import { count, formatDuration, shortenDigests, shortId, spellDuration } from '../text/format.js'
import { sanitizeLine } from '../text/sanitize.js'
import { changeRows, changeText } from './changes.js'
import { LOG_LINES_AT_ERROR } from './failure.js'
import { planText } from './headline.js'
import { commitOf, namedRevision, servedBefore } from './known-revision.js'
import { shownChange, shownPlan } from './plan/shown-plan.js'
import { addFailure, MOST, type RunRecord, recordEvent } from './record.js'

/** A line for the log. */
interface LogLine {
  level: 'info' | 'notice' | 'warning' | 'debug'
  text: string
  /** The text is folded away under this title. */
  title?: string
}

/** The last line of a plan. */
export const PLAN_ONLY = 'Plan only. Nothing was changed.'

const info = (text: string): LogLine[] => [{ level: 'info', text }]

/** Lines for one event. `before` is the record before it. */
export function logLines(event: DeployEvent, before: RunRecord): LogLine[] {
  const { warnings } = recordEvent(before, event)
  const level = before.warnings.length < MOST ? 'warning' : 'debug'
  const isNew = (text: string) => !before.warnings.includes(text)
  return [...linesOf(event, before), ...warnings.filter(isNew).map((text) => ({ level, text }) as const)]
}

/** Those of an event, without its warnings. */
function linesOf(event: DeployEvent, before: RunRecord): LogLine[] {
  switch (event.type) {
    case 'deployment_read': {
      const { id, name } = event.deployment
      return before.deployment_id === id ? [] : info(`Deployment "${sanitizeLine(name)}" (${id})`)
    }
    case 'deployment_identified': {
      const name = before.name === undefined ? '' : ` "${sanitizeLine(before.name)}"`
      return info(`Deployment${name} (${event.deployment_id})`)
    }
    case 'deployment_not_found':
      return notFoundLines(event)
    case 'planned':
      return planLines(event.plan)
    case 'operation_decided':
      return operationLines(event, before)
    case 'revision_identified':
      return revisionLines(event, before)
    case 'status_read':
      // A plan waits for nothing: it shows the status that it read.
      return before.command === 'plan'
        ? info(`Latest revision ${namedRevision(before, event.revision_id)}: ${sanitizeLine(event.status, 60)}`)
        : statusLines(event, before.statuses.length)
    case 'rollback_progressed':
      return statusLines(event, before.going_back?.statuses.length ?? 0)
    case 'wait_ended':
      return verdictOf(event.status) === 'deployed' ? deployedLines(event, before) : []
    case 'retrying':
      return retryLines(event, before)
    case 'recovered': {
      const { shown, since_answer } = before.retries
      return shown ? info(`  Recovered after ${count(since_answer, 'failed attempt')}.`) : []
    }
    case 'previews_listed':
      return sweepLines(event)
    case 'preview_swept':
      return event.deletion === undefined ? [] : info(`  ${sanitizeLine(event.name)}  ${DELETIONS[event.deletion]}`)
    case 'deletion_read':
      return info(DELETED[event.deletion])
    case 'serving_read': {
      const isNew = event.is_earlier && before.serving_revision_id !== event.revision_id
      const text = `  The agent server still answers from revision ${shortId(event.revision_id)}. Waiting for the deployed one.`
      return isNew ? info(text) : []
    }
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
    case 'info':
      return info(event.message)
    default:
      return []
  }
}

/** An ID, and a name that is similar to an existing one, is probably a mistake, so the step shows it. */
function notFoundLines({ what, meant, by_id }: Extract<DeployEvent, { type: 'deployment_not_found' }>): LogLine[] {
  const fact = by_id ? `${noSuchId(what)}.` : `no deployment "${what}" exists.`
  const hint = meant === undefined ? '' : ` Did you mean "${meant}"?`
  const text = `${fact.charAt(0).toUpperCase()}${fact.slice(1)}${hint}`
  return [{ level: by_id || meant !== undefined ? 'warning' : 'info', text }]
}

/** The operation of a plan, and its changes by the names of the inputs. */
function planLines(plan: ReportedPlan): LogLine[] {
  const { operation, new_revision, reasons, changes } = plan
  const isPushed = 'built_by_service' in plan
  const isExplained = operation === 'unchanged' || operation === 'rollback' || (operation === 'update' && !new_revision)
  // A field that is sent again only makes the revision: why is all that matters.
  const repeated = changes.filter(({ difference }) => difference === 'repeated')
  const why = [...new Set(repeated.flatMap(({ note }) => note ?? []))]
  const shown = changeRows(changes.filter((change) => !repeated.includes(change)).map(shownChange))
  return [
    ...info(`Plan: ${planText(shownPlan(plan))}`),
    ...(isExplained || isPushed ? reasons : why).flatMap((reason) => info(`  ${shortenDigests(reason)}`)),
    ...alignRows(
      shown.map((row) => [row.input, changeText(row)]),
      'change'
    )
  ]
}

/** The previews of a sweep, each with its verdict. */
function sweepLines({ previews }: Extract<DeployEvent, { type: 'previews_listed' }>): LogLine[] {
  const goes = previews.filter((preview) => preview.verdict === 'delete').length
  const rows = previews.map(({ name, verdict, reason }) => [sanitizeLine(name), `${verdict}: ${reason}`] as const)
  return [...info(`${count(previews.length, 'preview')}, ${goes} to delete`), ...alignRows(rows, 'preview')]
}

/** More rows than this are folded away: what follows them matters more. */
const MOST_ROWS = 15

/** @param what One of them, for the title under which many are folded away. */
function alignRows(rows: readonly (readonly [string, string])[], what: string): LogLine[] {
  const width = Math.max(0, ...rows.map(([path]) => path.length))
  const lines = rows.map(([path, text]) => `  ${path.padEnd(width)}  ${text}`)
  if (rows.length > MOST_ROWS) return [{ level: 'info', title: count(rows.length, what), text: lines.join('\n') }]
  return lines.flatMap(info)
}

/** The commit, below the status at the end of the wait; and how the wait went, for debugging. */
function deployedLines(event: Extract<DeployEvent, { type: 'wait_ended' }>, before: RunRecord): LogLine[] {
  const { requests, within_ms } = event
  const commit = commitOf(before)
  const noticed = within_ms === undefined ? '' : `, noticed within ${spellDuration(within_ms)}`
  return [
    ...(commit === undefined ? [] : info(`         commit ${shortCommit(commit)}`)),
    { level: 'debug', text: `         ${count(requests, 'request')}${noticed}` }
  ]
}

function statusLines({ elapsed_ms, status }: { elapsed_ms: number; status: string }, seen: number): LogLine[] {
  const level = seen < MOST ? 'info' : 'debug'
  return [{ level, text: `  ${formatDuration(elapsed_ms).padStart(5)}  ${sanitizeLine(status, 60)}` }]
}

function retryLines({ problem, delay_ms }: Extract<DeployEvent, { type: 'retrying' }>, before: RunRecord): LogLine[] {
  const { total, isShown } = addFailure(before.retries)
  const so_far = total === 1 ? '' : ` (${total} failed attempts so far)`
  const text = `  Retrying in ${spellDuration(delay_ms)}${so_far}: ${sanitizeLine(problem)}`
  return [{ level: isShown ? 'info' : 'debug', text }]
}

const DELETED: Record<Deletion, string> = {
  absent: 'Nothing to delete.',
  already_deleting: 'Already being deleted. The name stays reserved until that finishes.',
  accepted: 'Deleted. A new deployment can use the name when the service has finished.'
}

/** What became of each preview of a sweep. */
export const DELETIONS: Record<Deletion, string> = {
  absent: 'already deleted',
  already_deleting: 'already being deleted',
  accepted: 'deleted'
}

function operationLines(
  { operation, new_revision }: Extract<DeployEvent, { type: 'operation_decided' }>,
  { plan, command }: RunRecord
): LogLine[] {
  switch (operation) {
    case 'created':
      return info('Created.')
    case 'updated':
      return info(new_revision ? 'Updated.' : 'Updated without a new revision.')
    case 'rolled_back':
      return info('Rollback requested.')
    case 'unchanged': {
      if (plan?.built_by_service !== undefined)
        return info('Nothing to send. The service builds this push automatically.')
      const isFinal = plan?.in_progress || command === 'rollback'
      return info(`Nothing was changed.${isFinal ? '' : ' To build again, set `new_revision: always`.'}`)
    }
    case 'planned':
      return info(command === 'sweep' ? 'Dry run. Nothing was deleted.' : PLAN_ONLY)
    default:
      return []
  }
}

/** The revision, and the one that was active before, which need not be the latest one. */
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
  const head = `Smoke check: assistant "${sanitizeLine(assistant ?? '')}" ${outcome} in ${spellDuration(elapsed_ms)}`
  const shown = result === 'passed' ? [] : events
  return [head, ...shown.map(({ event, text }) => `  ${event.padEnd(12)} ${text}`)].flatMap(info)
}

/** What stands before the lines that the error shows (`failureText`), so that each line stands in the log once. */
function earlierLogLines({ log, revision_id, lines }: RevisionLog): LogLine[] {
  const earlier = lines.slice(0, -LOG_LINES_AT_ERROR).map((line) => `  ${line}`)
  const title = `Earlier lines of the ${log} log of revision ${shortId(revision_id)}`
  return earlier.length === 0 ? [] : [{ level: 'info', title, text: earlier.join('\n') }]
}

/** What is tried. Whether it succeeds is reported at its end. */
function rollbackLines(
  { to, commit_sha, way }: Extract<DeployEvent, { type: 'rollback_begun' }>,
  before: RunRecord
): LogLine[] {
  if (before.going_back !== undefined) return info('The service cannot redeploy a revision; rolling back with a patch.')
  const target = nameRevision(shortId(to), commit_sha)
  return info(`Rolling back to ${target}, the last revision that was DEPLOYED, with a ${way}.`)
}
