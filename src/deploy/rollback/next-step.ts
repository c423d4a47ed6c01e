/** Judges what to do after a failed deploy, by what serves now. Pure. */
import type { ErrorCode } from '../../error-codes.js'
import type { RollbackReport } from '../core/events.js'
import type { Serving } from '../core/snapshot.js'

export interface FailureFacts {
  code: ErrorCode
  /** What served before this run. */
  served: Serving
  /** What serves after the failure and after the rollback, as far as reads show it. */
  serving: Serving
  new_revision: boolean
  /** How the rollback of this run ended; undefined if none was requested. */
  rollback: RollbackReport['result'] | undefined
  /** Whether the run itself is a rollback by hand. */
  is_rollback: boolean
}

export type NextStep =
  /** Code that works serves, or nothing shows that it does not. */
  | 'fix_cause'
  /** The code before this run works, and this run has replaced it. */
  | 'roll_back'
  /** Nothing serves, and a rollback did not help. */
  | 'deploy_working_code'
  /** A rollback was tried, and nothing shows what serves. */
  | 'check_serving'

export function judgeNextStep(facts: FailureFacts): NextStep {
  const { code, served, serving, new_revision, rollback, is_rollback } = facts
  const hasServed = served.is === 'revision'
  const canRollBack = rollback === undefined && !is_rollback
  if (hasServed && serving.is === 'nothing')
    return canRollBack ? 'roll_back' : 'deploy_working_code'
  const isShown = serving.is === 'revision' || serving.is === 'nothing'
  if (rollback === 'failed' && !isShown) return 'check_serving'
  const isReplaced = hasServed && new_revision
  return isReplaced && canRollBack && code === 'check_failed' ? 'roll_back' : 'fix_cause'
}
