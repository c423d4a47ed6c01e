/**
 * Follows a failed deploy: shows the log of its revision, rolls back, and says what to do. The run
 * still fails.
 */
import type { DeploymentAnswer } from '../../contract/answers.js'
import { CancelledError, DeployError, type Fact } from '../../errors.js'
import { type Advice, explainLog } from '../build-log/read-log.js'
import type { RollbackReport } from '../core/events.js'
import { isRollback, type Written } from '../core/model.js'
import type { Session } from '../core/session.js'
import { NOTHING, UNKNOWN } from '../core/snapshot.js'
import { REVERT, RevisionFailedError } from '../wait/failures.js'
import type { FailedRevision } from './judge-rollback.js'
import { judgeNextStep, type NextStep } from './next-step.js'
import { type FailedDeploy, type RollbackEnd, rollBackFailed } from './roll-back-failed.js'

/** Returns the error to end with. @throws CancelledError. */
export async function afterFailure(
  session: Session,
  deploy: FailedDeploy,
  error: unknown
): Promise<unknown> {
  if (!(error instanceof DeployError) || error instanceof CancelledError) return error
  const failed = failedRevision(deploy, error)
  if (failed === undefined) return error
  const { written, request } = deploy
  const advice = await adviceFrom(session, deploy, error)
  const rollback = request.rollback ? await rollBackFailed(session, deploy, failed) : undefined
  const step = nextStep(written, error, rollback)
  const report = rollback?.report
  const hasTried = report !== undefined && report.result !== 'not_needed'
  if (failed.by === 'check' && !hasTried && step === 'fix_cause') return error
  return new DeployError(report?.result === 'failed' ? 'rollback_failed' : error.code, {
    what: error.what,
    facts: [...error.facts, ...(hasTried ? rollbackFacts(report) : [])],
    ...adviceOf(step, advice, written.deployment),
    cause: error
  })
}

/** Returns the revision that failed, or whose check did; undefined for other errors. */
function failedRevision(
  { deployed_id }: FailedDeploy,
  error: DeployError
): FailedRevision | undefined {
  if (error instanceof RevisionFailedError) return { id: error.failed.revision_id, by: 'revision' }
  return deployed_id === undefined ? undefined : { id: deployed_id, by: 'check' }
}

/** Returns what to do about the cause. Of a revision that failed, its log may show that. */
async function adviceFrom(
  session: Session,
  { written, request }: FailedDeploy,
  error: DeployError
): Promise<Advice> {
  if (!(error instanceof RevisionFailedError)) return { fix: error.fix, hint: error.hint }
  const { wanted, deployment } = written
  const { build_logs } = request
  return explainLog(session, { wanted, deployment, build_logs }, error)
}

/** Judges what to do by what serves. @param rollback Undefined if none was requested. */
function nextStep(
  { plan, before }: Written,
  error: DeployError,
  rollback: RollbackEnd | undefined
): NextStep {
  const serving = error instanceof RevisionFailedError ? error.failed.serving : UNKNOWN
  return judgeNextStep({
    code: error.code,
    served: before?.serving ?? NOTHING,
    serving: rollback?.serving ?? serving,
    new_revision: plan.new_revision,
    rollback: rollback?.report.result,
    is_rollback: isRollback({ plan })
  })
}

function rollbackFacts({ message, facts = [] }: RollbackReport): Fact[] {
  if (message === '') return []
  return [{ label: 'Rollback', value: message }, ...facts]
}

/** Returns what to do now. @param advice About the cause of the failure. */
function adviceOf(step: NextStep, advice: Advice, { id }: DeploymentAnswer): Advice {
  switch (step) {
    case 'fix_cause':
      return advice
    case 'roll_back':
      return { ...advice, hint: { show: 'rollback', deployment: { id } } }
    case 'deploy_working_code':
      return { ...advice, fix: [REVERT, 'Then find the cause in the logs of the revision.'] }
    case 'check_serving':
      // What the table of the error codes says about a rollback that failed.
      return { ...advice, fix: [] }
  }
}
