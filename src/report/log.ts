/** The log: the lines for each event. */
import { verdictOf } from '../contract/status.js'
import type { CheckReport, Deletion, DeployEvent } from '../deploy/core/events.js'
import { noSuchDeployment } from '../deploy/find/find-by-name.js'
import { shortCommit } from '../repository/refs.js'
import { nameRevision } from '../repository/revision-name.js'
import {
  capitalized,
  count,
  formatDuration,
  shortenDigests,
  shortId,
  spellDuration
} from '../text/format.js'
import { sanitizeLine } from '../text/sanitize.js'
import { changeRows, changeText } from './changes.js'
import { LOG_LINES_AT_ERROR } from './failure.js'
import { planText } from './headline.js'
import { wordHint } from './hints.js'
import { codeOf, commitOf, namedRevision, servedBefore } from './known-revision.js'
import { type EventOf, isFailureShown, MOST, type RunRecord, recordEvent } from './record.js'
import { type ShownPlan, shownPlan } from './shown-facts.js'

interface LogLine {
  level: 'info' | 'notice' | 'warning' | 'debug'
  text: string
  /** The text is folded away under this title. */
  title?: string
}

export const PLAN_ONLY = 'Plan only. Nothing was changed.'

const info = (text: string): LogLine[] => [{ level: 'info', text }]

/** Lines for one event. `before` is the record before it. */
export function logLines(event: DeployEvent, before: RunRecord): LogLine[] {
  const { warnings } = recordEvent(before, event)
  const level = before.warnings.length < MOST ? 'warning' : 'debug'
  const isNew = (text: string) => !before.warnings.includes(text)
  const linesOf = LINES[event.type] as
    | ((event: DeployEvent, before: RunRecord) => LogLine[])
    | undefined
  return [
    ...(linesOf?.(event, before) ?? []),
    ...warnings.filter(isNew).map((text) => ({ level, text }) as const)
  ]
}

/** Those of each event, without its warnings. An event that is not listed has none. */
const LINES: {
  [Type in DeployEvent['type']]?: (event: EventOf<Type>, before: RunRecord) => LogLine[]
} = {
  deployment_read: ({ deployment: { id, name } }, before) =>
    before.deployment_id === id ? [] : info(`Deployment "${sanitizeLine(name)}" (${id})`),
  deployment_identified: ({ deployment_id }, { name }) =>
    info(`Deployment${name === undefined ? '' : ` "${sanitizeLine(name)}"`} (${deployment_id})`),
  deployment_not_found: notFoundLines,
  attempt_compared: comparedLines,
  planned: ({ plan }) => planLines(shownPlan(plan)),
  operation_decided: operationLines,
  revision_identified: revisionLines,
  // A plan waits for nothing: it shows the status that it read.
  status_read: (event, before) =>
    before.command === 'plan'
      ? info(
          `Latest revision ${namedRevision(before, event.revision_id)}: ${sanitizeLine(event.status, 60)}`
        )
      : statusLines(event, before.statuses.length),
  rollback_progressed: (event, { going_back }) =>
    statusLines(event, going_back?.statuses.length ?? 0),
  wait_ended: deployedLines,
  retrying: retryLines,
  recovered: (_, { retries }) =>
    isFailureShown(retries)
      ? info(`  Recovered after ${count(retries.since_answer, 'failed attempt')}.`)
      : [],
  previews_listed: sweepLines,
  preview_swept: ({ name, deletion }) =>
    deletion === undefined ? [] : info(`  ${sanitizeLine(name)}  ${DELETIONS[deletion].word}`),
  deletion_read: ({ deletion }) => info(DELETIONS[deletion].sentence),
  serving_read: ({ revision_id, is_earlier }, { serving_revision_id }) =>
    is_earlier && serving_revision_id !== revision_id
      ? info(
          `  The agent server still answers from revision ${shortId(revision_id)}. Waiting for the deployed one.`
        )
      : [],
  serving_unverified: () =>
    info('  Not verified which revision answers: the agent server did not name this one.'),
  serving_confirmed: () => info('  Live: the agent server answers with this revision.'),
  check_ended: ({ check }) => checkLines(check),
  log_read: earlierLogLines,
  log_missing: ({ problem }) => [{ level: 'debug', text: `No log of the revision: ${problem}` }],
  rolled_back: ({ to }, before) => info(`Rolled back to revision ${namedRevision(before, to)}.`),
  rollback_begun: ({ to, way }, before) =>
    before.going_back === undefined
      ? info(
          `Rolling back to ${namedRevision(before, to)}, the last revision that was DEPLOYED, with a ${way}.`
        )
      : info('The service cannot redeploy a revision; rolling back with a patch.'),
  rollback_revision_known: ({ revision_id }) => info(`Revision ${revision_id}`),
  // Other results are in the error, which follows.
  rollback_ended: ({ rollback }) =>
    rollback.result === 'not_needed' ? info(rollback.message) : [],
  skipped: ({ reason }) => [{ level: 'notice', text: `Skipped: ${reason}` }],
  secrets_removed: ({ names }) => info(`Removed secrets: ${sanitizeLine(names.join(', '), 300)}`),
  info: ({ message, hint }, { command_line }) => {
    const worded = hint && wordHint(hint, command_line)
    if (worded === undefined) return info(message)
    const { sentence, command } = worded
    return info([`${message} ${sentence}`, ...(command ? [`    ${command}`] : [])].join('\n'))
  }
}

/** An ID, and a name that is similar to an existing one, is probably a mistake, so the step shows it. */
function notFoundLines({ what, meant, by_id }: EventOf<'deployment_not_found'>): LogLine[] {
  const fact = `${capitalized(noSuchDeployment(by_id ? { deployment_id: what } : { name: what }))}.`
  const isMistake = by_id || meant !== undefined
  const text = meant === undefined ? fact : `${fact} Did you mean "${meant}"?`
  return [{ level: isMistake ? 'warning' : 'info', text }]
}

function comparedLines(
  { status, serving }: EventOf<'attempt_compared'>,
  before: RunRecord
): LogLine[] {
  const fact =
    serving.is === 'revision'
      ? `Serving: revision ${namedRevision(before, serving.id)}`
      : 'The service names no serving revision'
  return info(`${fact}. The plan compares with the last attempt (${sanitizeLine(status, 40)}).`)
}

/** The operation of a plan, and its changes by the names of the inputs. */
function planLines(plan: ShownPlan): LogLine[] {
  const { operation, new_revision, reasons, changes, pushed_commit } = plan
  const isKept = operation === 'unchanged' || (operation === 'update' && !new_revision)
  const isExplained = isKept || operation === 'rollback' || pushed_commit !== undefined
  // A field that is sent again only makes the revision: why is all that matters.
  const repeated = changes.filter(({ difference }) => difference === 'repeated')
  const why = new Set(repeated.flatMap(({ note }) => note ?? []))
  const shown = changeRows(changes.filter((change) => !repeated.includes(change)))
  const rows = shown.map((row) => [row.input, changeText(row)] as const)
  return [
    ...info(`Plan: ${planText(plan)}`),
    ...(isExplained ? reasons : [...why]).flatMap((reason) => info(`  ${shortenDigests(reason)}`)),
    ...alignRows(rows, 'change')
  ]
}

function sweepLines({ previews }: EventOf<'previews_listed'>): LogLine[] {
  const goes = previews.filter((preview) => preview.verdict === 'delete').length
  const rows = previews.map(
    ({ name, verdict, reason }) => [sanitizeLine(name), `${verdict}: ${reason}`] as const
  )
  return [
    ...info(`${count(previews.length, 'preview')}, ${goes} to delete`),
    ...alignRows(rows, 'preview')
  ]
}

/** More rows than this are folded away: what follows them matters more. */
const MOST_ROWS = 15

/** @param what One of them, for the title under which many are folded away. */
function alignRows(rows: readonly (readonly [string, string])[], what: string): LogLine[] {
  const width = Math.max(0, ...rows.map(([path]) => path.length))
  const lines = rows.map(([path, text]) => `  ${path.padEnd(width)}  ${text}`)
  if (rows.length > MOST_ROWS)
    return [{ level: 'info', title: count(rows.length, what), text: lines.join('\n') }]
  return lines.flatMap(info)
}

/** The commit, below the status at the end of the wait; and how the wait went, for debugging. */
function deployedLines(
  { status, requests, within_ms }: EventOf<'wait_ended'>,
  before: RunRecord
): LogLine[] {
  if (verdictOf(status) !== 'deployed') return []
  const commit = commitOf(before)
  const noticed = within_ms === undefined ? '' : `, noticed within ${spellDuration(within_ms)}`
  return [
    ...(commit === undefined ? [] : info(`         commit ${shortCommit(commit)}`)),
    { level: 'debug', text: `         ${count(requests, 'request')}${noticed}` }
  ]
}

function statusLines(
  { elapsed_ms, status }: { elapsed_ms: number; status: string },
  seen: number
): LogLine[] {
  const level = seen < MOST ? 'info' : 'debug'
  return [
    { level, text: `  ${formatDuration(elapsed_ms).padStart(5)}  ${sanitizeLine(status, 60)}` }
  ]
}

function retryLines({ problem, delay_ms }: EventOf<'retrying'>, { retries }: RunRecord): LogLine[] {
  const total = retries.total + 1
  const so_far = total === 1 ? '' : ` (${total} failed attempts so far)`
  const text = `  Retrying in ${spellDuration(delay_ms)}${so_far}: ${sanitizeLine(problem)}`
  return [{ level: isFailureShown({ total, since_answer: 1 }) ? 'info' : 'debug', text }]
}

/** What became of each preview of a sweep, and how a delete says it. */
export const DELETIONS: Record<Deletion, { word: string; sentence: string }> = {
  absent: { word: 'already deleted', sentence: 'Nothing to delete.' },
  already_deleting: {
    word: 'already being deleted',
    sentence: 'Already being deleted. The name stays reserved until that finishes.'
  },
  accepted: {
    word: 'deleted',
    sentence: 'Deleted. A new deployment can use the name when the service has finished.'
  }
}

function operationLines(
  { operation, new_revision }: EventOf<'operation_decided'>,
  before: RunRecord
): LogLine[] {
  const { plan, command } = before
  if (operation === 'created') return info('Created.')
  if (operation === 'updated')
    return info(new_revision ? 'Updated.' : 'Updated without a new revision.')
  if (operation === 'rolled_back') return info('Rollback requested.')
  if (operation === 'planned')
    return info(command === 'sweep' ? 'Dry run. Nothing was deleted.' : PLAN_ONLY)
  if (operation !== 'unchanged') return []
  if (plan?.pushed_commit !== undefined)
    return info('Nothing to send. The service builds this push automatically.')
  const isFinal = plan?.in_progress || command === 'rollback'
  return info(
    `Nothing was changed.${isFinal ? '' : ' To build again, set `new_revision: always`.'}`
  )
}

/** The revision, and the one that was active before, which need not be the latest one. */
function revisionLines(event: EventOf<'revision_identified'>, before: RunRecord): LogLine[] {
  const { revision_id, superseded } = event
  if (before.revision_id === revision_id || before.command === 'plan') return []
  const served = superseded ? undefined : servedBefore(recordEvent(before, event))
  const active = served === undefined ? '' : `; ${namedRevision(before, served)} was active before`
  return info(`Revision ${nameRevision(revision_id, codeOf(before, revision_id))}${active}`)
}

function checkLines({ result, assistant, asked, events, elapsed_ms }: CheckReport): LogLine[] {
  const done = asked === undefined ? 'was found' : 'answered'
  const what = assistant === undefined ? '' : `: assistant "${sanitizeLine(assistant)}"`
  const head = `Smoke check${what} ${result === 'passed' ? done : 'failed'} in ${spellDuration(elapsed_ms)}`
  const shown = result === 'passed' ? [] : events
  return [head, ...shown.map(({ event, text }) => `  ${event.padEnd(12)} ${text}`)].flatMap(info)
}

/** What stands before the lines that the error shows (`failureText`), so that each line stands in the log once. */
function earlierLogLines({ log: { log, revision_id, lines } }: EventOf<'log_read'>): LogLine[] {
  const earlier = lines.slice(0, -LOG_LINES_AT_ERROR).map((line) => `  ${line}`)
  const title = `Earlier lines of the ${log} log of revision ${shortId(revision_id)}`
  return earlier.length === 0 ? [] : [{ level: 'info', title, text: earlier.join('\n') }]
}
