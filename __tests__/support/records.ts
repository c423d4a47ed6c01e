/** Records and failures of a deployment, for tables. */
import type { Serving } from '../../src/deploy/core/snapshot.js'
import type { Failure } from '../../src/errors.js'
import { EMPTY_RECORD, type RunRecord } from '../../src/report/record.js'

/** A deploy of revision `r1` after `r0`, whose last status is this; none if it is empty. */
export function recordOf(status: string, over: Partial<RunRecord> = {}): RunRecord {
  return {
    ...EMPTY_RECORD,
    command: 'deploy',
    deployment_id: 'd1',
    name: 'support',
    revision_id: 'r1',
    previous: 'r0',
    operation: 'updated',
    new_revision: true,
    url: 'https://support.example',
    statuses: status === '' ? [] : [{ revision_id: 'r1', status, elapsed_ms: 0 }],
    ...over
  }
}

/** A failure of the revision. */
export function failure(what: string, over: Partial<Failure> = {}): Failure {
  const described = { kind: 'failure', what, facts: [], fix: ['Correct it.'] } as const
  return { code: 'revision_failed', ...described, ...over }
}

/** A revision that serves. */
export const serves = (id: string): Serving => ({ is: 'revision', id })
