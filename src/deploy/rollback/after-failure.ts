/** Follows a failed deploy: shows the log of the revision, and rolls back. The run still fails. */

import { CancelledError, DeployError } from '../../errors.js'
import { isBuiltOf } from '../../repository/refs.js'
import { tryRequest } from '../../requests/retry.js'
import type { Applied } from '../apply/applied.js'
import { buildAdvice, logHint, noLogHint } from '../build-log/log-advice.js'
import { emitLog } from '../build-log/read-log.js'
import type { RollbackReport } from '../core/events.js'
import type { DeployedState, DesiredDeployment } from '../core/model.js'
import type { PollInterval } from '../core/request.js'
import { type Session, withGrace } from '../core/session.js'
import { meaningOf, verdictOf } from '../core/status.js'
import { RevisionFailedError } from '../wait/failures.js'
import { type FailedDeploy, rollBack } from './roll-back.js'

/** A deploy that has been sent. */
export interface Sent {
  request: {
    wanted: DesiredDeployment
    /** The deployment at the start of the run; null if there was none. */
    current: DeployedState | null
    wait: { interval: PollInterval; timeoutMs: number }
    build_logs: boolean
    rollback: boolean
  }
  applied: Applied
  /** The revision that was deployed, once it has. */
  deployed?: { revision_id: string } | undefined
}

/** The error to end with. @throws CancelledError. */
export async function afterFailure(session: Session, sent: Sent, error: unknown): Promise<unknown> {
  if (!(error instanceof DeployError) || error instanceof CancelledError) return error
  const failed = failedDeploy(sent, error)
  if (failed === undefined) return error
  const { request } = sent
  const { advised, hint } =
    error instanceof RevisionFailedError ? await withLog(session, sent, error) : { advised: error, hint: '' }
  if (!request.rollback) return advised
  const report = await rollBackOwn(session, sent, failed)
  if (report.result === 'not_needed') return advised
  const code = report.result === 'failed' ? 'rollback_failed' : error.code
  return new DeployError(code, messageAfter(report, error, failed), {
    plain: report.result === 'rolled_back' ? plainAfter(report, error, failed) : undefined,
    advice: advisesOnCode(error, sent) ? `${adviceAfter(report, error.failed)}${hint}` : advised.advice,
    cause: error
  })
}

/** Shows the log of the revision. The error with advice that fits what it says, and where the rest of the log is. */
async function withLog(
  session: Session,
  { applied: { deployment }, request: { build_logs, wanted } }: Sent,
  error: RevisionFailedError
): Promise<{ advised: RevisionFailedError; hint: string }> {
  const { failed, message, plain, cause } = error
  if (failed === undefined) return { advised: error, hint: '' }
  const { id: deployment_id, source } = deployment
  const read = build_logs ? await emitLog(session, { deployment_id, source, ...failed }) : undefined
  const { log } = meaningOf(failed.status)
  // Only these statuses have an advice about one log.
  const hintOf = (named: Parameters<typeof logHint>[2]) => logHint(session.command_line, deployment, named)
  const missing = log === undefined ? '' : build_logs ? noLogHint(log) : hintOf({ ...failed, log })
  const hint = read === undefined ? missing : hintOf(read)
  const advice =
    (log === 'build' && buildAdvice(wanted, [...(read?.lines ?? []), ...message.split('\n')])) || error.advice
  if (advice === error.advice && hint === '') return { advised: error, hint }
  const options = { plain, failed, advice: advice && advice + hint, cause }
  return { advised: new RevisionFailedError('revision_failed', message, options), hint }
}

function messageAfter(report: RollbackReport, error: DeployError, failed: FailedDeploy): string {
  if (report.result === 'not_possible') return `${error.message}\n${report.message}`
  const [first = '', ...facts] = error.plain.split('\n')
  const how = report.is_same_commit ? 'Rolled back (same commit).' : 'Rolled back.'
  const told = report.result === 'rolled_back' ? `${first.replace(/[.:]?$/, '.')} ${how}` : first
  return [told, ...facts, ...replacedLine(report, failed), report.message].join('\n')
}

/** The first line of the rollback's message says what serves. */
function plainAfter(report: RollbackReport, error: DeployError, failed: FailedDeploy): string {
  return [error.plain, ...replacedLine(report, failed), ...report.message.split('\n').slice(1)].join('\n')
}

const replacedLine = ({ result }: RollbackReport, { by, revision_id }: FailedDeploy) =>
  by === 'check' && result === 'rolled_back'
    ? [`Revision ${revision_id} was deployed, failed the check, and was replaced.`]
    : []

/** Whether a revision failed that replaced, or was to replace, an earlier one. */
const advisesOnCode = (error: DeployError, { request }: Sent): error is RevisionFailedError & { failed: object } =>
  error instanceof RevisionFailedError && error.failed !== undefined && request.current !== null

function adviceAfter({ result, is_same_commit }: RollbackReport, { status }: { status: string }): string | undefined {
  if (is_same_commit) return meaningOf(status).advice
  return result === 'rolled_back'
    ? 'Find the cause in the logs of the revision and fix it. Then push, or run again.'
    : 'If nothing is serving, revert the change and push, or deploy a tag or digest that works. Then find the cause in the logs of the revision.'
}

/** The revision that failed, or that did not pass the smoke check; undefined for other errors. */
function failedDeploy({ deployed }: Sent, error: DeployError): FailedDeploy | undefined {
  if (error instanceof RevisionFailedError) return error.failed && { ...error.failed, by: 'revision' }
  return deployed && { ...deployed, by: 'check' }
}

/** Rolls back only from a revision that this run made, or resumed. */
async function rollBackOwn(session: Session, sent: Sent, failed: FailedDeploy): Promise<RollbackReport> {
  const { request, applied } = sent
  const why = await whyNotOurs(session, sent, failed)
  if (why !== undefined) {
    const rollback: RollbackReport = { result: 'not_possible', message: `Not rolled back: ${why}.` }
    session.emit({ type: 'rollback_ended', rollback })
    return rollback
  }
  const { wanted, wait, current } = request
  const { interval, timeoutMs } = wait
  const before = applied.before ?? current?.deployment ?? null
  return rollBack(session, { deployment_id: applied.deployment.id, failed, wanted, before, interval, timeoutMs })
}

async function whyNotOurs(
  session: Session,
  { applied, request: { current } }: Sent,
  failed: FailedDeploy
): Promise<string | undefined> {
  const { revision_id } = failed
  const anothers = `revision ${revision_id} belongs to another run`
  if (applied.built_by_service !== undefined) {
    const extended = withGrace(session)
    const look = () => extended.controlPlane.readRevision(applied.deployment.id, revision_id)
    const read = await tryRequest(look)
    if ('error' in read)
      return `reading whether revision ${revision_id} belongs to this push failed: ${read.error.brief}`
    return isBuiltOf(applied.built_by_service, read.value) ? undefined : anothers
  }
  if (revision_id !== applied.revision_id) return anothers
  const wasOnItsWay = current?.latest?.id === revision_id && verdictOf(current.latest.status) === 'pending'
  return applied.new_revision || wasOnItsWay
    ? undefined
    : `this run deployed nothing; revision ${revision_id} existed before`
}
