/** The matrix for GitHub's own fan-out: one job for each deployment. */
import { InputError } from '../../errors.js'
import { lastVerdict } from '../../report/known-revision.js'
import type { DeploymentState } from '../../report/outcome.js'

/** GitHub's limit on the jobs of a matrix. */
const MOST_JOBS = 256

/**
 * Keys of the deployments that need a job: all but those that are live and whose plan shows no change. A revision that is
 * still in progress has to be waited for, and one that failed is not live.
 */
export function changedKeys(states: readonly DeploymentState[]): string[] {
  const isLive = ({ record }: DeploymentState) => lastVerdict(record) === 'deployed'
  return states.filter((one) => one.record.plan?.operation !== 'unchanged' || !isLive(one)).map(({ key }) => key)
}

/** The output `matrix`, as JSON. @throws InputError if GitHub would refuse it. */
export function matrixOutput(keys: readonly string[]): string {
  if (keys.length > MOST_JOBS) {
    const problem = `leads to ${keys.length} jobs, but GitHub allows ${MOST_JOBS} in a matrix. Use select, or one step for all.`
    throw new InputError([{ input: 'manifest', problem }])
  }
  return JSON.stringify({ include: keys.map((name) => ({ name })) })
}
