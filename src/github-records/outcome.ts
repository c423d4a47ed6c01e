/** Decides what the records on GitHub say about a run. Pure. */
import { createHash } from 'node:crypto'
import type { Failure } from '../report/failure.js'
import { isPending, lastStatus } from '../report/known-revision.js'
import type { RunRecord } from '../report/record.js'
import { count } from '../text/format.js'
import { sanitizeLine } from '../text/sanitize.js'

/** GitHub's limit on the description of a deployment and of a status. */
const LONGEST_DESCRIPTION = 140

/** Whether the run waits, so that users want to see it before it ends. */
export function isUnderWay(record: RunRecord): boolean {
  const { operation, deployment_id, new_revision } = record
  if (deployment_id === undefined) return false
  if (operation === 'created' || operation === 'updated' || operation === 'rolled_back') return new_revision === true
  return operation === 'unchanged' && isPending(record)
}

/** One line for GitHub's list of deployments. */
export function describeRun(record: RunRecord, failure?: Failure): string {
  const { revision_id, operation } = record
  const status = lastStatus(record)
  if (failure !== undefined) return sanitizeLine(failure.message, LONGEST_DESCRIPTION)
  const parts = [
    operation ?? 'deploy',
    ...(revision_id === undefined ? [] : [`revision ${revision_id}`]),
    ...(status ? [status] : []),
    ...(record.secrets_kept ? [describeKept(record.secrets_kept)] : [])
  ]
  return sanitizeLine(parts.join(', '), LONGEST_DESCRIPTION)
}

/** Which secrets the service kept, although a run removed them. A digest, because a description is short. */
export function describeKept(names: readonly string[]): string {
  const digest = createHash('sha256').update(JSON.stringify(names.toSorted())).digest('hex').slice(0, 12)
  return `kept ${count(names.length, 'secret')} (${digest})`
}
