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
import { groupByText } from '../text/format.js'
import { sanitizeLine } from '../text/sanitize.js'
import { wordHint } from './hints.js'
import {
  isPending,
  lastStatus,
  lastVerdict,
  namedRevision,
  servingSentence,
  withShortIds
} from './known-revision.js'
import type { RunRecord } from './record.js'

const MOST_PROBLEMS = 30

/** Lines of the log of a revision that stand at the error: its end is most often the reason. */
export const LOG_LINES_AT_ERROR = 10

/** Describes why a run failed, as a value that each sink shows in its own way. */
export function describeFailure(error: unknown, record: RunRecord): Failure {
  const failure = explainFailure(error, record)
  return isUnchanged(error, record) ? { ...failure, unchanged: true } : failure
}

/** The failure with the address of the page that explains its code, if the files of this action have one. */
export function withDocs(
  failure: Failure,
  { action_url }: { action_url?: string | undefined }
): Failure {
  return action_url === undefined
    ? failure
    : { ...failure, docs_url: `${action_url}/docs/errors.md#${failure.code}` }
}

/** What the service refused before it was sent twice, it has not done. */
function isUnchanged(
  error: unknown,
  { command, revision_id, wrote, operation, retries }: RunRecord
): boolean {
  // That is part of its message.
  if (error instanceof CancelledError) return false
  if (error instanceof InputError && !wrote) return true
  // Also if it was the service that refused to redeploy.
  if (error instanceof DeployError && error.code === 'rollback_refused') return true
  const hasChanged =
    operation === 'created' || operation === 'updated' || operation === 'rolled_back'
  if (command === undefined || command === 'plan' || revision_id !== undefined || hasChanged)
    return false
  const isRefused = error instanceof StatusError && !error.mayHaveBeenApplied && retries.total === 0
  return !wrote || (isRefused && command !== 'sweep')
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

/** What to do: what the error says, or else what its code says; then its hint. */
function describeFix(
  { code, fix, hint }: DeployError,
  { command_line }: RunRecord
): Pick<Failure, 'fix' | 'command'> {
  const ofError = fix.length > 0 ? fix : [ERROR_CODES[code].fix]
  const worded = hint && wordHint(hint, command_line)
  if (worded === undefined) return { fix: ofError }
  return {
    fix: [...ofError, worded.sentence],
    ...(worded.command !== undefined && { command: worded.command })
  }
}

/** One problem at several places is one fact. */
function describeProblems({
  problems,
  inputs
}: InputError): Pick<Failure, 'what' | 'facts' | 'fix'> {
  const grouped = groupByText(problems.map(({ input, problem }) => ({ key: input, text: problem })))
  const all = grouped.map(({ text, keys }) => ({ label: keys.join(', '), value: text }))
  const more = all.length - MOST_PROBLEMS
  const many = Math.min(inputs, all.length)
  return {
    what: many > 1 ? `${many} invalid inputs.` : 'Invalid input.',
    facts: [
      ...all.slice(0, MOST_PROBLEMS),
      ...(more > 0 ? [{ label: 'Not listed', value: `${more} more` }] : [])
    ],
    fix: []
  }
}

/** What happened, and each fact, as lines. */
export function linesOf({ what, facts }: Pick<Failure, 'what' | 'facts'>): string[] {
  return [what, ...facts.map(({ label, value }) => `${label}: ${value}`)]
}

/** A failure as the log says it, and as GitHub shows it beside the run: what happened with its code, facts, what to do. */
export function failureText(failure: Failure, record: RunRecord): string {
  const { code, unchanged, fix, command, docs_url } = failure
  const { revision_log: log } = record
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
    command && `  ${command}`,
    docs_url && `More: ${docs_url}`
  ]
  return [
    `${what}   code: ${code}`,
    ...more.filter((line) => line !== undefined).map((line) => `  ${line}`)
  ].join('\n')
}

/** `Last lines of the build log`, or that it continues after these. */
export function logTitle({ log, is_end }: Pick<RevisionLog, 'log' | 'is_end'>): string {
  return is_end ? `Last lines of the ${log} log` : `Lines of the ${log} log, which continues`
}

/** What serves now, if this run may have changed that. */
export function servingFact({ unchanged, code }: Failure, record: RunRecord): string | undefined {
  const { command, revision_id } = record
  const makesRevisions = command === 'deploy' || command === 'rollback'
  if (unchanged || !makesRevisions || revision_id === undefined || code === 'deployment_deleted')
    return undefined
  return servingSentence(record)
}

const READS_FIRST = 'Run again. It reads first and continues from what exists.'
const GOES_BACK =
  'The rollback continues. Check in the service which revision serves. The next run deploys again.'
const CREATES_ANOTHER =
  'Read the logs of the revision in the service, then run again. It creates a new revision.'

/** How a run was stopped, as the end of a sentence; what it leaves behind, and what to do. */
type Stop = { how: string } & Partial<Pick<Failure, 'facts' | 'fix'>>

function stopped(record: RunRecord): Stop {
  const { revision_id: id, going_back, rollback, wrote } = record
  if (id === undefined) {
    if (wrote === undefined) return { how: '. Nothing was changed.' }
    return {
      how: ' while a request was in progress.',
      facts: [{ label: 'Request', value: `${sanitizeLine(wrote)} may have been applied.` }],
      fix: [READS_FIRST]
    }
  }
  if (going_back !== undefined && rollback === undefined) {
    const by =
      going_back.revision_id === undefined ? '' : ` with revision ${going_back.revision_id}`
    const to = namedRevision(record, going_back.to)
    return {
      how: ` while rolling back to revision ${to}${by}, because revision ${id} failed.`,
      fix: [GOES_BACK]
    }
  }
  const status = sanitizeLine(lastStatus(record) ?? '', 40)
  const verdict = lastVerdict(record)
  if (verdict === 'deployed') {
    const how = ` after revision ${id} was ${status}, before the run had ended.`
    return { how, fix: [READS_FIRST] }
  }
  if (verdict === 'failed')
    return { how: ` after revision ${id} ended as ${status}.`, fix: [CREATES_ANOTHER] }
  const waiting = ` while waiting for revision ${id}${status && ` (${status})`}`
  return { how: `${waiting}. The rollout continues.`, fix: [RESUMES] }
}
