import type { Failure } from '../../../src/report/failure.js'
import type { CommentedDeployment } from '../../../src/report/markdown/comment.js'
import { EMPTY_RECORD, type RunRecord } from '../../../src/report/record.js'

/** When the rows of the examples became known. */
export const AT = Date.UTC(2026, 10, 22, 11, 5)

/** The record of a deploy with this latest status. */
export function recordOf(status: string, over: Partial<RunRecord> = {}): RunRecord {
  return {
    ...EMPTY_RECORD,
    command: 'deploy',
    operation: 'updated',
    new_revision: true,
    deployment_id: 'd1',
    revision_id: 'r1',
    statuses: [{ revision_id: 'r1', status, elapsed_ms: 1_000 }],
    ...over
  }
}

/** A deployment whose rollout ended well, unless it is given otherwise. */
export function deployment(name: string, over: Partial<CommentedDeployment> = {}): CommentedDeployment {
  return { name, record: recordOf('DEPLOYED'), under_way: false, updated_at: AT, ...over }
}

export const failure = (message: string, over: Partial<Failure> = {}): Failure => ({
  kind: 'failure',
  code: 'revision_failed',
  message,
  advice: 'Correct the error that the build log shows, then push.',
  ...over
})
