/** What a failed run says: what happened, the facts, and what to do. */
import type { RevisionLog } from '../deploy/core/events.js'
import { RESUMES } from '../deploy/wait/failures.js'
import { ERROR_CODES, type ErrorCode } from '../error-codes.js'
import {
  CancelledError,
  CredentialsExpiredError,
  DeployError,
  InputError,
  messageOf,
  RequestError,
  StatusError
} from '../errors.js'
import { groupByText } from '../text/format.js'
import { sanitizeLine } from '../text/sanitize.js'
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

/** Why a run failed, in words for people. */
export interface Failure {
  /** `failure`: the deploy failed. `error`: the result is unknown, or another error occurred. */
  kind: 'failure' | 'error' | 'cancelled'
  /** The output `error_code`. */
  code: ErrorCode
  /** The page that explains the code. */
  docs_url?: string | undefined
  /** What happened in the first line; facts in the lines after it. */
  message: string
  /** This run changed nothing: it sent no write, or its only one was refused. */
  unchanged?: true
  /** What to do, in one line. Lines below it hold a command, indented. */
  advice: string | undefined
}

export function describeFailure(error: unknown, record: RunRecord): Failure {
  return {
    ...explainFailure(error, record),
    ...(isUnchanged(error, record) && { unchanged: true })
  }
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
    const message = `Internal error. This is a bug in this program.\n${sanitizeLine(messageOf(error))}`
    return { kind: 'error', code: 'internal', message, advice: ERROR_CODES.internal.fix }
  }
  const { code, message, advice = ERROR_CODES[code].fix } = error
  if (error instanceof CancelledError) {
    const [how, next] = stopped(record)
    const ended = code === 'internal' ? 'Stopped by an internal error' : 'Cancelled'
    return { kind: 'cancelled', code, message: `${ended}${how}`, advice: next }
  }
  if (error instanceof InputError)
    return { kind: 'failure', code, message: problemsText(error), advice: undefined }
  if (error instanceof CredentialsExpiredError && isPending(record)) {
    // The rollout needs no credentials of this run.
    const told = `${message}\nThe rollout continues. This run stopped waiting for it.`
    return {
      kind: 'error',
      code,
      message: told,
      advice: 'Run again with a fresh credential to resume waiting.'
    }
  }
  return { kind: error instanceof RequestError ? 'error' : 'failure', code, message, advice }
}

/** One problem at several places is one line. */
function problemsText({ problems, inputs }: InputError): string {
  const grouped = groupByText(problems.map(({ input, problem }) => ({ key: input, text: problem })))
  const lines = grouped.map(({ text, keys }) => `  ${keys.join(', ')}: ${text}`)
  const many = Math.min(inputs, lines.length)
  return [
    many > 1 ? `${many} invalid inputs.` : 'Invalid input.',
    ...lines.slice(0, MOST_PROBLEMS),
    ...(lines.length > MOST_PROBLEMS ? [`  and ${lines.length - MOST_PROBLEMS} more`] : [])
  ].join('\n')
}

/** What happened, as lines, and what serves. */
export function linesOf(failure: Failure, record: RunRecord): string[] {
  return [...failure.message.split('\n'), servingFact(failure, record)].filter(
    (line) => line !== undefined
  )
}

/** A failure as the log says it, and as GitHub shows it beside the run: what happened with its code, facts, what to do. */
export function failureText(failure: Failure, record: RunRecord): string {
  const { code, unchanged, advice, docs_url } = failure
  const { revision_log: log } = record
  const [first = '', ...facts] = linesOf(failure, record).map((line) => withShortIds(line, record))
  const indented = (line: string) => (line.startsWith('  ') ? line : `  ${line}`)
  const what = unchanged
    ? `${/[.!?]$/.test(first) ? first : `${first}.`} Nothing was changed.`
    : first
  const more = [
    ...facts,
    log && `${logTitle(log)}:`,
    ...(log?.lines.slice(-LOG_LINES_AT_ERROR) ?? []).map((line) => `    ${line}`),
    advice === undefined ? undefined : `To fix: ${advice}`,
    docs_url && `More: ${docs_url}`
  ]
  return [
    `${what}   code: ${code}`,
    ...more.filter((line) => line !== undefined).map(indented)
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

/** How a run was stopped and what it leaves behind, as the end of a sentence; and what to do. */
function stopped(record: RunRecord): [how: string, advice?: string] {
  const { revision_id: id, going_back, rollback, wrote } = record
  if (id === undefined) {
    if (wrote === undefined) return ['. Nothing was changed.']
    return [
      ` while a request was in progress.\n${sanitizeLine(wrote)} may have been applied.`,
      READS_FIRST
    ]
  }
  if (going_back !== undefined && rollback === undefined) {
    const by =
      going_back.revision_id === undefined ? '' : ` with revision ${going_back.revision_id}`
    const to = namedRevision(record, going_back.to)
    return [` while rolling back to revision ${to}${by}, because revision ${id} failed.`, GOES_BACK]
  }
  const status = sanitizeLine(lastStatus(record) ?? '', 40)
  const verdict = lastVerdict(record)
  if (verdict === 'deployed')
    return [` after revision ${id} was ${status}, before the run had ended.`, READS_FIRST]
  if (verdict === 'failed') return [` after revision ${id} ended as ${status}.`, CREATES_ANOTHER]
  return [
    ` while waiting for revision ${id}${status && ` (${status})`}. The rollout continues.`,
    RESUMES
  ]
}
