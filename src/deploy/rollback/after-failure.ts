/** Follows a failed deploy: shows the log of its revision, rolls back, and says what to do. The run still fails. */
import { CancelledError, DeployError, type Fact, type Hint } from '../../errors.js'
import { type Advice, explainLog } from '../build-log/read-log.js'
import type { RollbackReport } from '../core/events.js'
import type { Written } from '../core/model.js'
import type { Session } from '../core/session.js'
import { NOTHING, UNKNOWN } from '../core/snapshot.js'
import { RevisionFailedError } from '../wait/failures.js'
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
  return describeEnd({ written, error, advice, rollback })
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

interface FailureEnd {
  written: Written
  error: DeployError
  /** What to do about the cause of the error. */
  advice: Advice
  /** Undefined if no rollback was requested. */
  rollback: RollbackEnd | undefined
}

/** Returns the error with what became of the rollback, and with what to do now. */
function describeEnd({ written, error, advice, rollback }: FailureEnd): DeployError {
  const { plan, before, deployment } = written
  const isOfRevision = error instanceof RevisionFailedError
  const servingAfterFailure = isOfRevision ? error.failed.serving : UNKNOWN
  const report = rollback?.report
  const step = judgeNextStep({
    code: error.code,
    served: before?.serving ?? NOTHING,
    serving: rollback?.serving ?? servingAfterFailure,
    new_revision: plan.new_revision,
    rollback: report?.result,
    is_rollback: plan.rolls_back_to !== undefined
  })
  const hasRollback = report !== undefined && report.result !== 'not_needed'
  if (!isOfRevision && !hasRollback && step === 'fix_cause') return error
  return new DeployError(report?.result === 'failed' ? 'rollback_failed' : error.code, {
    what: error.what,
    facts: [...error.facts, ...(hasRollback ? rollbackFacts(report) : [])],
    ...adviceFor(step, advice, { show: 'rollback', deployment: { id: deployment.id } }),
    cause: error
  })
}

function rollbackFacts({ message, facts = [] }: RollbackReport): Fact[] {
  return message === '' ? [] : [{ label: 'Rollback', value: message }, ...facts]
}

const REVERT_FIRST =
  'Revert the change and push, so that code that works serves again. ' +
  'Then find the cause in the logs of the revision.'

/** Returns what to do now. @param advice About the cause of the failure. */
function adviceFor(step: NextStep, advice: Advice, rollback: Hint): Advice {
  switch (step) {
    case 'fix_cause':
      return advice
    case 'roll_back':
      return { ...advice, hint: rollback }
    case 'deploy_working_code':
      return { ...advice, fix: [REVERT_FIRST] }
    case 'check_serving':
      // What the table of the error codes says about a rollback that failed.
      return { ...advice, fix: [] }
  }
}
