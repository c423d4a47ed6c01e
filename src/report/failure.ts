/** What a failed run says: what was wrong, where, and what to do. */

import { verdictOf } from '../deploy/core/status.js'
import { CancelledError, CredentialsExpiredError, DeployError, InputError, messageOf, RequestError } from '../errors.js'
import { sanitizeLine } from '../text/sanitize.js'
import { isPending, lastStatus, namedRevision } from './known-revision.js'
import type { RunRecord } from './record.js'

/** More problems than this help nobody at once. */
const MOST_PROBLEMS = 30

/** Why a run failed, in words for people. */
export interface Failure {
  /** `failure`: what was asked for did not come about. `error`: nobody knows, or something else broke. */
  kind: 'failure' | 'error' | 'cancelled'
  /** One message for the annotation and the summary; may have several lines. */
  message: string
  advice: string | undefined
}

/** The failure for anything that was thrown. */
export function describeFailure(error: unknown, record: RunRecord): Failure {
  if (error instanceof CancelledError)
    return { kind: 'cancelled', message: cancelMessage(record), advice: cancelAdvice(record) }
  if (error instanceof InputError) {
    const lines = error.problems.map(({ input, problem }) => `  ${input}: ${problem}`)
    return {
      kind: 'failure',
      message: [
        `${error.inputs > 1 ? `${error.inputs} inputs are` : 'One input is'} not right; nothing was ${record.command === undefined ? 'sent' : 'changed'}.`,
        ...lines.slice(0, MOST_PROBLEMS),
        ...(lines.length > MOST_PROBLEMS ? [`  and ${lines.length - MOST_PROBLEMS} more`] : [])
      ].join('\n'),
      advice: undefined
    }
  }
  if (error instanceof CredentialsExpiredError && isPending(record)) return stoppedWaiting(error, record)
  if (error instanceof DeployError) {
    const kind = error instanceof RequestError ? 'error' : 'failure'
    return { kind, message: error.message, advice: error.advice }
  }
  return {
    kind: 'error',
    message: `This action failed in a way it should not: ${sanitizeLine(messageOf(error))}`,
    advice: 'Run again with debug logging (ACTIONS_STEP_DEBUG) and report it with the log.'
  }
}

/** The rollout needs no credentials of this run: only the wait for it has ended. */
function stoppedWaiting({ message }: CredentialsExpiredError, record: RunRecord): Failure {
  const { revision_id } = record
  const status = lastStatus(record)
  const what =
    revision_id === undefined ? '' : ` of revision ${revision_id}${status ? ` (${sanitizeLine(status, 40)})` : ''}`
  return {
    kind: 'error',
    message: `${message}\nThe rollout${what} continues in the service. This run only stopped waiting for it.`,
    advice: 'Re-run the job with a fresh credential to resume waiting.'
  }
}

/** Lines of the log of a revision that stand right at the error: its end is most often the reason. */
const MOST_LINES = 5

/** A failure as the log says it, and as GitHub shows it beside the run: what was wrong, and what to do. */
export function failureText({ message, advice }: Failure, { revision_log: told }: RunRecord): string {
  const lines = told?.lines.slice(-MOST_LINES) ?? []
  return [
    message,
    ...(told === undefined ? [] : [`Last lines of the ${told.log} log:`, ...lines.map((line) => `  ${line}`)]),
    ...(advice === undefined ? [] : [`What to do: ${advice}`])
  ].join('\n')
}

function cancelMessage(record: RunRecord): string {
  const { revision_id, going_back } = record
  const last = lastStatus(record)
  if (going_back !== undefined) {
    const by = going_back.revision_id === undefined ? '' : ` by revision ${going_back.revision_id}`
    return `This run was told to stop while it went back to revision ${namedRevision(record, going_back.to)}${by}, as revision ${revision_id} had failed.`
  }
  if (revision_id === undefined) return 'This run was told to stop.'
  if (isDeployed(record))
    return `This run was told to stop when revision ${revision_id} was DEPLOYED, before its own end.`
  if (last !== undefined && verdictOf(last) === 'failed')
    return `This run was told to stop when revision ${revision_id} had ended as ${sanitizeLine(last, 40)}.`
  return `This run was told to stop while it waited for revision ${revision_id}${last ? ` (${sanitizeLine(last, 40)})` : ''}.`
}

function cancelAdvice(record: RunRecord): string {
  const { revision_id, wrote, going_back } = record
  if (going_back !== undefined) {
    return 'What was sent goes on in the service: look there which revision serves. The next run deploys again.'
  }
  if (isDeployed(record)) return 'The revision stays. Run again for what was still to be looked at.'
  const last = lastStatus(record)
  if (last !== undefined && verdictOf(last) === 'failed')
    return 'Look at the logs of the revision in the service, then run again: that makes a new one.'
  if (revision_id !== undefined) return 'The service goes on with the revision. Run again to pick it up where it is.'
  if (!wrote) return 'Nothing was sent.'
  return 'A request may have been on its way. Run again: it looks first, and goes on from what is there.'
}

function isDeployed(record: RunRecord): boolean {
  const status = lastStatus(record)
  return status !== undefined && verdictOf(status) === 'deployed'
}
