/** Why a deployment was not started: another one that it needs is not live. */
import { ERROR_CODES } from '../error-codes.js'
import type { Failure } from '../report/failure.js'

/** @param unmet Keys of the deployments of this run that it needs and that are not live. */
export function dependencyFailure(unmet: readonly string[]): Failure {
  const which = unmet.map((key) => `"${key}"`).join(', ')
  const message = `Not deployed, because it needs ${which}, which ${unmet.length === 1 ? 'is' : 'are'} not live.`
  return { kind: 'failure', code: 'dependency_failed', message, advice: ERROR_CODES.dependency_failed.fix }
}

/** @param problems One sentence for each need outside of this run. */
export function notReadyFailure(problems: readonly string[]): Failure {
  const message = `Not deployed, because of what it needs: ${problems.join(' ')}`
  return { kind: 'failure', code: 'dependency_not_ready', message, advice: ERROR_CODES.dependency_not_ready.fix }
}

/** The run was cancelled while it read what the deployment needs. */
export function notStartedFailure(): Failure {
  return { kind: 'cancelled', code: 'cancelled', message: 'Cancelled before it started.', advice: undefined }
}
