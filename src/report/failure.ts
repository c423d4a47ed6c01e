/** What a failed run says: what happened, the facts, and what to do. */
import type { RevisionLog } from '../deploy/core/events.js'
import { RESUMES } from '../deploy/wait/failures.js'
import { ERROR_CODES } from '../error-codes.js'
import {
  CancelledError,
  CredentialsExpiredError,
  DeployError,
  type Failure,
  InputError,
  messageOf,
  RequestError,
  StatusError
} from '../errors.js'
import { commandLines } from '../text/command-lines.js'
import { groupByText } from '../text/format.js'
import { sanitizeLine } from '../text/sanitize.js'
import { wordHint } from './hints.js'
import type { RunRecord } from './record.js'
import { revisionName, withShortIds } from './revision-names.js'
import { isPending, lastStatus, lastVerdict } from './rollout.js'
import { servingFact } from './serving-text.js'

const MOST_PROBLEMS = 30

/** Lines of the log of a revision that stand at the error: its end is most often the reason. */
export const LOG_LINES_AT_ERROR = 10

/** Describes why a run failed, as a value that each sink shows in its own way. */
export function describeFailure(error: unknown, record: RunRecord): Failure {
  const failure = explainFailure(error, record)
  return isUnchanged(error, record) ? { ...failure, unchanged: true } : failure
}

/** Adds the address of the page that explains the code, if the files of this action have one. */
export function withDocs(
  failure: Failure,
  { action_url }: { action_url?: string | undefined }
): Failure {
  return action_url === undefined
    ? failure
    : { ...failure, docs_url: `${action_url}/docs/errors.md#${failure.code}` }
}

/**
 * Returns whether the run changed nothing. What the service refused before it was sent twice, it
 * has not done.
 */
function isUnchanged(error: unknown, record: RunRecord): boolean {
  // The message of a cancelled run says it.
  if (error instanceof CancelledError) return false
  const { last_write, retries, target } = record
  if (error instanceof InputError && last_write === undefined) return true
  // Also if it was the service that refused to redeploy.
  if (error instanceof DeployError && error.code === 'rollback_refused') return true
  if (target.command === undefined || target.command === 'plan' || hasChanged(record)) return false
  if (last_write === undefined) return true
  // Another request than the write itself says nothing about the write.
  const isOfWrite = error instanceof StatusError && error.request === last_write
  const isRefused = isOfWrite && !error.mayHaveBeenApplied
  return isRefused && retries.total === 0 && target.command !== 'sweep'
}

const CHANGING = new Set(['created', 'updated', 'rolled_back'])

function hasChanged({ operation, revision }: RunRecord): boolean {
  return revision.id !== undefined || (operation !== undefined && CHANGING.has(operation))
}

function explainFailure(error: unknown, record: RunRecord): Failure {
  if (!(error instanceof DeployError)) {
    return {
      kind: 'error',
      code: 'internal',
      what: 'Internal error. This is a bug in this program.',
      facts: [{ label: 'Error', value: sanitizeLine(messageOf(error)) }],
      fix: [ERROR_CODES.internal.fix]
    }
  }
  const { code, what, facts } = error
  if (error instanceof CancelledError) {
    const { how, ...rest } = stopped(record)
    const ended = code === 'internal' ? 'Stopped by an internal error' : 'Cancelled'
    return { kind: 'cancelled', code, what: `${ended}${how}`, facts: [], fix: [], ...rest }
  }
  if (error instanceof InputError) return { kind: 'failure', code, ...describeProblems(error) }
  if (error instanceof CredentialsExpiredError && isPending(record)) {
    // The rollout needs no credentials of this run.
    const rollout = { label: 'Rollout', value: 'It continues. This run stopped waiting for it.' }
    const fix = ['Run again with a fresh credential to resume waiting.']
    return { kind: 'error', code, what, facts: [...facts, rollout], fix }
  }
  const kind = error instanceof RequestError ? 'error' : 'failure'
  return { kind, code, what, facts, ...describeFix(error, record) }
}

/** Says what to do: what the error says, or else what its code says; then its hint. */
function describeFix(
  { code, fix, hint }: DeployError,
  { target }: RunRecord
): Pick<Failure, 'fix' | 'command'> {
  const ofError = fix.length > 0 ? fix : [ERROR_CODES[code].fix]
  const worded = hint && wordHint(hint, target.command_line)
  if (worded === undefined) return { fix: ofError }
  return {
    fix: [...ofError, worded.sentence],
    ...(worded.command !== undefined && { command: worded.command })
  }
}

/** Describes the problems of inputs. One problem at several places is one fact. */
function describeProblems({
  problems,
  inputs
}: InputError): Pick<Failure, 'what' | 'facts' | 'fix'> {
  const grouped = groupByText(problems.map(({ input, problem }) => ({ key: input, text: problem })))
  const facts = grouped.map(({ text, keys }) => ({ label: keys.join(', '), value: text }))
  const shownFacts = facts.slice(0, MOST_PROBLEMS)
  const more = facts.length - shownFacts.length
  if (more > 0) shownFacts.push({ label: 'Not listed', value: `${more} more` })
  const many = Math.min(inputs, facts.length)
  return {
    what: many > 1 ? `${many} invalid inputs.` : 'Invalid input.',
    facts: shownFacts,
    fix: []
  }
}

/** Returns what happened, and each fact, as lines. */
export function linesOf({ what, facts }: Pick<Failure, 'what' | 'facts'>): string[] {
  return [what, ...facts.map(({ label, value }) => `${label}: ${value}`)]
}

/**
 * Words a failure for the log, and for the list of errors that GitHub shows: what happened, facts,
 * what to do.
 */
export function failureText(failure: Failure, record: RunRecord): string {
  const { code, unchanged, fix, command, docs_url } = failure
  const { log } = record.revision
  const [first = '', ...facts] = [...linesOf(failure), servingFact(failure, record)]
    .filter((line) => line !== undefined)
    .map((line) => withShortIds(line, record))
  const what = unchanged
    ? `${/[.!?]$/.test(first) ? first : `${first}.`} Nothing was changed.`
    : first
  const more = [
    ...facts,
    log && `${logTitle(log)}:`,
    ...(log?.lines.slice(-LOG_LINES_AT_ERROR) ?? []).map((line) => `  ${line}`),
    fix.length > 0 ? `To fix: ${fix.join(' ')}` : undefined,
    ...(command === undefined ? [] : commandLines(command).map((line) => `  ${line}`)),
    docs_url && `More: ${docs_url}`
  ]
  return [
    `${what}   code: ${code}`,
    ...more.filter((line) => line !== undefined).map((line) => `  ${line}`)
  ].join('\n')
}

/** Returns the title `Last lines of the build log`, or one that says that the log continues. */
export function logTitle({ log, is_end }: Pick<RevisionLog, 'log' | 'is_end'>): string {
  return is_end ? `Last lines of the ${log} log` : `Lines of the ${log} log, which continues`
}

const READS_FIRST = 'Run again. It reads first and continues from what exists.'
const GOES_BACK =
  'The rollback continues. Check in the service which revision serves. The next run deploys again.'
const CREATES_ANOTHER =
  'Read the logs of the revision in the service, then run again. It creates a new revision.'

/** How a run was stopped, as the end of a sentence; what it leaves behind, and what to do. */
type Stop = { how: string } & Partial<Pick<Failure, 'facts' | 'fix'>>

function stopped(record: RunRecord): Stop {
  const { id } = record.revision
  if (id === undefined) return stoppedBeforeRevision(record)
  const { rollback } = record
  if (rollback?.to !== undefined && rollback.result === undefined)
    return stoppedInRollback(record, id, rollback.to)
  const status = sanitizeLine(lastStatus(record) ?? '', 40)
  const verdict = lastVerdict(record)
  if (verdict === 'deployed')
    return {
      how: ` after revision ${id} was ${status}, before the run had ended.`,
      fix: [READS_FIRST]
    }
  if (verdict === 'failed')
    return { how: ` after revision ${id} ended as ${status}.`, fix: [CREATES_ANOTHER] }
  const waiting = ` while waiting for revision ${id}${status && ` (${status})`}`
  return { how: `${waiting}. The rollout continues.`, fix: [RESUMES] }
}

function stoppedBeforeRevision({ last_write }: RunRecord): Stop {
  if (last_write === undefined) return { how: '. Nothing was changed.' }
  return {
    how: ' while a request was in progress.',
    facts: [{ label: 'Request', value: `${sanitizeLine(last_write)} may have been applied.` }],
    fix: [READS_FIRST]
  }
}

/** @param failed The revision that failed. @param to The one to return to. */
function stoppedInRollback(record: RunRecord, failed: string, to: string): Stop {
  const made = record.rollback?.revision_id
  const by = made === undefined ? '' : ` with revision ${made}`
  const how = ` while rolling back to revision ${revisionName(record, to)}${by},`
  return { how: `${how} because revision ${failed} failed.`, fix: [GOES_BACK] }
}
