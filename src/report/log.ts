/** The log: the lines for each event. */
import { type Verdict, verdictOf } from '../contract/status.js'
import type { CheckReport, Deletion, DeployEvent } from '../deploy/core/events.js'
import { noSuchDeployment } from '../deploy/find/find-by-name.js'
import type { Tone } from '../ports.js'
import { shortCommit } from '../repository/refs.js'
import { nameRevision } from '../repository/revision-name.js'
import { commandLines } from '../text/command-lines.js'
import {
  capitalized,
  count,
  formatDuration,
  shortenDigests,
  shortId,
  spellDuration
} from '../text/format.js'
import { sanitizeLine } from '../text/sanitize.js'
import { changeRows, changeText, wordingOfPlan } from './changes.js'
import { LOG_LINES_AT_ERROR } from './failure.js'
import { planText } from './headline.js'
import { wordHint } from './hints.js'
import { type ShownPlan, shownPlan } from './plan-facts.js'
import {
  type EventOf,
  isFailureShown,
  MOST,
  type RunRecord,
  recordEvent,
  type TargetRecord
} from './record.js'
import { codeOf, commitOf, revisionName } from './revision-names.js'
import { revisionBefore } from './serving-now.js'

interface LogLine {
  level: 'info' | 'notice' | 'warning' | 'debug'
  text: string
  /** The text is folded away under this title. */
  title?: string
  tone?: Tone | undefined
}

export const PLAN_ONLY = 'Plan only. Nothing was changed.'

function info(text: string, tone?: Tone): LogLine[] {
  return [{ level: 'info', text, tone }]
}

/** Returns the lines for one event. @param before The record before it. */
export function logLines(event: DeployEvent, before: RunRecord): LogLine[] {
  const linesOf = LINES[event.type] as LinesOf<DeployEvent> | undefined
  const { target } = recordEvent(before, event)
  return [
    ...(linesOf?.(event, before) ?? []),
    ...dashboardLines(target, before),
    ...warningLines(event, before)
  ]
}

/** Returns the line with the page of the deployment, once it is known. */
function dashboardLines({ dashboard_url: page }: TargetRecord, { target }: RunRecord): LogLine[] {
  if (page === undefined || page === target.dashboard_url) return []
  return info(`Dashboard  ${page}`)
}

/** Returns the warnings that the event adds. After the first hundred, they are for debugging. */
function warningLines(event: DeployEvent, before: RunRecord): LogLine[] {
  const level = before.warnings.length < MOST ? 'warning' : 'debug'
  const { warnings } = recordEvent(before, event)
  const added = warnings.filter((text) => !before.warnings.includes(text))
  return added.map((text) => ({ level, text }))
}

type LinesOf<Event> = (event: Event, before: RunRecord) => LogLine[]

/** The lines of each event, without its warnings. An event that is not listed has none. */
const LINES: { [Type in DeployEvent['type']]?: LinesOf<EventOf<Type>> } = {
  deployment_read: ({ deployment: { id, name } }, { target }) => {
    const isNew = target.id !== id
    return isNew ? deploymentLines(id, name) : []
  },
  deployment_identified: ({ deployment_id }, { target }) =>
    deploymentLines(deployment_id, target.name),
  deployment_not_found: notFoundLines,
  attempt_compared: attemptLines,
  planned: ({ plan }) => planLines(shownPlan(plan)),
  operation_decided: operationLines,
  revision_identified: revisionLines,
  status_read: statusReadLines,
  rollback_progressed: ({ elapsed_ms, status }, { rollback }) => [
    statusLine(elapsed_ms, status, rollback?.statuses.length ?? 0)
  ],
  wait_ended: deployedLines,
  retrying: retryLines,
  recovered: recoveredLines,
  previews_listed: sweepLines,
  preview_swept: ({ name, deletion }) => {
    if (deletion === undefined) return []
    return info(`  ${sanitizeLine(name)}  ${DELETIONS[deletion].word}`, 'success')
  },
  deletion_read: ({ deletion }) =>
    info(DELETIONS[deletion].sentence, deletion === 'accepted' ? 'success' : undefined),
  serving_read: servingLines,
  serving_unverified: () =>
    info('  Not verified which revision answers: the agent server did not name this one.'),
  serving_confirmed: () => info('  Live: the agent server answers with this revision.', 'success'),
  check_ended: ({ check }) => checkLines(check),
  log_read: earlierLogLines,
  log_missing: ({ problem }) => [{ level: 'debug', text: `No log of the revision: ${problem}` }],
  rolled_back: ({ to }, before) =>
    info(`Rolled back to revision ${revisionName(before, to)}.`, 'success'),
  rollback_begun: rollbackLines,
  rollback_revision_known: ({ revision_id }) => info(`Revision ${revision_id}`),
  // Other results are in the error, which follows.
  rollback_ended: ({ rollback }) =>
    rollback.result === 'not_needed' ? info(rollback.message) : [],
  skipped: ({ reason }) => [{ level: 'notice', text: `Skipped: ${reason}` }],
  secrets_removed: ({ names }) => info(`Removed secrets: ${sanitizeLine(names.join(', '), 300)}`),
  info: infoLines
}

function deploymentLines(id: string, name: string | undefined): LogLine[] {
  if (name === undefined) return info(`Deployment (${id})`)
  return info(`Deployment "${sanitizeLine(name)}" (${id})`)
}

/** Shows a message, and the command of its hint on a line of its own. */
function infoLines({ message, hint }: EventOf<'info'>, { target }: RunRecord): LogLine[] {
  const worded = hint && wordHint(hint, target.command_line)
  if (worded === undefined) return info(message)
  const { sentence, command } = worded
  const lines = [`${message} ${sentence}`]
  if (command !== undefined) lines.push(...commandLines(command).map((line) => `    ${line}`))
  return info(lines.join('\n'))
}

/** Warns of an ID, and of a name that is similar to an existing one: they are probably mistakes. */
function notFoundLines({ what, meant, by_id }: EventOf<'deployment_not_found'>): LogLine[] {
  const fact = `${capitalized(noSuchDeployment(by_id ? { deployment_id: what } : { name: what }))}.`
  if (meant !== undefined) return [{ level: 'warning', text: `${fact} Did you mean "${meant}"?` }]
  return [{ level: by_id ? 'warning' : 'info', text: fact }]
}

function attemptLines(
  { status, serving }: EventOf<'attempt_compared'>,
  before: RunRecord
): LogLine[] {
  const fact =
    serving.is === 'revision'
      ? `Serving: revision ${revisionName(before, serving.id)}.`
      : 'The service names no serving revision.'
  return info(`${fact} ${attemptSentence(status)}`)
}

/**
 * Says that the latest revision, with which settings and secrets are compared, is not the one that
 * serves.
 */
export function attemptSentence(status: string, { isPast = false } = {}): string {
  const word = sanitizeLine(status, 40)
  const verbs = isPast ? ATTEMPT_VERBS.past : ATTEMPT_VERBS.present
  const hasFailed = verdictOf(status) === 'failed'
  const attempt = hasFailed
    ? `A failed attempt (${word}) ${verbs.lies} between`
    : `The latest revision (${word}) ${verbs.is} not serving`
  return `${attempt}: settings and secrets ${verbs.are} compared with it.`
}

const ATTEMPT_VERBS = {
  past: { lies: 'lay', is: 'was', are: 'were' },
  present: { lies: 'lies', is: 'is', are: 'are' }
} as const

/** Shows the operation of a plan, and its changes by the names of the inputs. */
function planLines(plan: ShownPlan): LogLine[] {
  // A field that is sent again only makes the revision: why is all that matters.
  const changes = plan.changes.filter(({ difference }) => difference !== 'repeated')
  const rows = changeRows(changes, wordingOfPlan(plan))
  const texts = rows.map((row): NamedText => ({ name: row.input, text: changeText(row) }))
  const tone = plan.operation === 'unchanged' ? 'aside' : undefined
  const reasons = reasonsOf(plan).map((reason) => `  ${shortenDigests(reason)}`)
  return [
    ...info(`Plan: ${planText(plan)}`),
    ...reasons.flatMap((text) => info(text, tone)),
    ...alignRows(texts, 'change')
  ]
}

/**
 * Returns the reasons that the changes do not show: of a plan that keeps the revision, or sends a
 * field again.
 */
function reasonsOf(plan: ShownPlan): string[] {
  const { operation, new_revision, reasons, changes, pushed_commit } = plan
  const isKept = operation === 'unchanged' || (operation === 'update' && !new_revision)
  const isExplained = isKept || operation === 'rollback' || pushed_commit !== undefined
  if (isExplained) return reasons
  const repeated = changes.filter(({ difference }) => difference === 'repeated')
  return [...new Set(repeated.flatMap(({ note }) => note ?? []))]
}

function sweepLines({ previews }: EventOf<'previews_listed'>): LogLine[] {
  const deleted = previews.filter(({ verdict }) => verdict === 'delete')
  const texts = previews.map(({ name, verdict, reason }): NamedText => {
    return { name: sanitizeLine(name), text: `${verdict}: ${reason}` }
  })
  return [
    ...info(`${count(previews.length, 'preview')}, ${deleted.length} to delete`),
    ...alignRows(texts, 'preview')
  ]
}

/** More rows than this are folded away: what follows them matters more. */
const MOST_ROWS = 15

interface NamedText {
  name: string
  text: string
}

/** @param what What a row is, for the title under which many are folded away. */
function alignRows(rows: readonly NamedText[], what: string): LogLine[] {
  const width = Math.max(0, ...rows.map(({ name }) => name.length))
  const lines = rows.map(({ name, text }) => `  ${name.padEnd(width)}  ${text}`)
  if (rows.length > MOST_ROWS)
    return [{ level: 'info', title: count(rows.length, what), text: lines.join('\n') }]
  return lines.flatMap((text) => info(text))
}

/**
 * Shows the commit, below the status at the end of the wait; and how the wait went, for debugging.
 */
function deployedLines(
  { status, requests, within_ms }: EventOf<'wait_ended'>,
  before: RunRecord
): LogLine[] {
  if (verdictOf(status) !== 'deployed') return []
  const commit = commitOf(before)
  const wait = [count(requests, 'request')]
  if (within_ms !== undefined) wait.push(`noticed within ${spellDuration(within_ms)}`)
  const debug: LogLine = { level: 'debug', text: `         ${wait.join(', ')}` }
  if (commit === undefined) return [debug]
  return [...info(`         commit ${shortCommit(commit)}`), debug]
}

/** Shows a status. A plan waits for nothing, so its status has no time. */
function statusReadLines(event: EventOf<'status_read'>, before: RunRecord): LogLine[] {
  const { revision_id, status, elapsed_ms } = event
  if (before.target.command === 'plan') {
    const name = revisionName(before, revision_id)
    return info(`Latest revision ${name}: ${sanitizeLine(status, 60)}`)
  }
  return [statusLine(elapsed_ms, status, before.revision.statuses.length)]
}

const TONES: Readonly<Partial<Record<Verdict, Tone>>> = { deployed: 'success', failed: 'failure' }

/** Returns whether a status is a result. */
function toneOf(status: string): Tone | undefined {
  return TONES[verdictOf(status)]
}

/** @param earlier How many statuses the log has shown. */
function statusLine(elapsed_ms: number, status: string, earlier: number): LogLine {
  const level = earlier < MOST ? 'info' : 'debug'
  const time = formatDuration(elapsed_ms).padStart(5)
  return { level, text: `  ${time}  ${sanitizeLine(status, 60)}`, tone: toneOf(status) }
}

function retryLines({ problem, delay_ms }: EventOf<'retrying'>, { retries }: RunRecord): LogLine[] {
  const total = retries.total + 1
  const soFar = total === 1 ? '' : ` (${total} failed attempts so far)`
  const text = `  Retrying in ${spellDuration(delay_ms)}${soFar}: ${sanitizeLine(problem)}`
  const level = isFailureShown({ total, since_answer: 1 }) ? 'info' : 'debug'
  return [{ level, text, tone: 'aside' }]
}

function recoveredLines(_: EventOf<'recovered'>, { retries }: RunRecord): LogLine[] {
  if (!isFailureShown(retries)) return []
  return info(`  Recovered after ${count(retries.since_answer, 'failed attempt')}.`, 'aside')
}

function servingLines(
  { revision_id, is_earlier }: EventOf<'serving_read'>,
  { serving }: RunRecord
): LogLine[] {
  if (!is_earlier || serving.named_by_agent === revision_id) return []
  const fact = `The agent server still answers from revision ${shortId(revision_id)}.`
  return info(`  ${fact} Waiting for the deployed one.`)
}

function rollbackLines({ to, way }: EventOf<'rollback_begun'>, before: RunRecord): LogLine[] {
  if (before.rollback?.to !== undefined)
    return info('The service cannot redeploy a revision; rolling back with a patch.')
  const name = revisionName(before, to)
  return info(`Rolling back to ${name}, the last revision that was DEPLOYED, with a ${way}.`)
}

/** How a sweep and a delete say what happened. */
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
  const { plan } = before
  const { command } = before.target
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
  if (isFinal) return info('Nothing was changed.')
  return info('Nothing was changed. To build again, set `new_revision: always`.')
}

/** Shows the revision, and the one that was active before, which need not be the latest one. */
function revisionLines(event: EventOf<'revision_identified'>, before: RunRecord): LogLine[] {
  const { revision_id, superseded } = event
  const isPlan = before.target.command === 'plan'
  if (before.revision.id === revision_id || isPlan) return []
  const name = nameRevision(revision_id, codeOf(before, revision_id))
  const earlier = revisionBefore(recordEvent(before, event))
  if (superseded || earlier === undefined) return info(`Revision ${name}`)
  return info(`Revision ${name}; ${revisionName(before, earlier)} was active before`)
}

function checkLines({ result, assistant, asked, events, elapsed_ms }: CheckReport): LogLine[] {
  const success = asked === undefined ? 'was found' : 'answered'
  const what = assistant === undefined ? '' : `: assistant "${sanitizeLine(assistant)}"`
  const took = spellDuration(elapsed_ms)
  if (result === 'passed') return info(`Smoke check${what} ${success} in ${took}`, 'success')
  const lines = events.map(({ event, text }) => `  ${event.padEnd(12)} ${text}`)
  return [
    ...info(`Smoke check${what} failed in ${took}`, 'failure'),
    ...lines.flatMap((line) => info(line))
  ]
}

/**
 * Shows the lines before those of the error (`failureText`), so that each line is in the log once.
 */
function earlierLogLines({ log: { log, revision_id, lines } }: EventOf<'log_read'>): LogLine[] {
  const earlier = lines.slice(0, -LOG_LINES_AT_ERROR).map((line) => `  ${line}`)
  const title = `Earlier lines of the ${log} log of revision ${shortId(revision_id)}`
  if (earlier.length === 0) return []
  return [{ level: 'info', title, text: earlier.join('\n') }]
}
