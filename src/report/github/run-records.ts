/**
 * What a deployment of a run leaves on GitHub. Best effort: a failure is a warning, and never
 * blocks the deploy.
 */
import { type GitHubUse, guardWrites, warnerOf } from '../../adapters/github/warn-on-failure.js'
import type { JudgedPreview } from '../../deploy/core/events.js'
import type { Failure } from '../../errors.js'
import {
  type GitHubAccess,
  recordPlace,
  type SweepAccess,
  sweptPlace
} from '../../inputs/github-records.js'
import { EMPTY_RECORD, type RunRecord } from '../record.js'
import { openComment, type ReportPorts } from './comment.js'
import { DELETED, DeploymentRecorder, WHAT } from './github-deployment.js'
import { retireRecords } from './retire-records.js'

/** A request with its records. */
export interface RecordedRequest {
  github: GitHubAccess | SweepAccess
  /** A delete that is only planned. */
  dry_run?: boolean
  /** How many deployments the run has; absent for one. */
  run_size?: number
}

/**
 * In a run of more deployments, what is updated is recorded only at its end: GitHub limits how much
 * is written.
 */
const MOST_IN_PROGRESS = 10

/** The records of one deployment. No method throws. */
export interface RunRecords {
  /** Notes the state of the run. */
  observe(record: RunRecord): void
  /** Records that a sweep deleted the preview. */
  swept(preview: JudgedPreview): Promise<void>
  /** Records how the run ended. Returns the environment that has it, if one does. */
  close(record: RunRecord, failure?: Failure): Promise<string | undefined>
}

/** Opens the records of a deployment. Sends nothing if nothing is to be recorded. */
export function openRunRecords(
  { github: access, dry_run, run_size = 1 }: RecordedRequest,
  use: GitHubUse,
  ports: ReportPorts
): RunRecords {
  if (!('records' in access)) return sweepRecords(access, use, ports)
  const place = recordPlace(access, access.records.name)
  if (place === undefined || access.records.plans || dry_run) return NO_RECORDS
  const recorder = new DeploymentRecorder(
    { ...access.records, ...place },
    ports,
    guardWrites(use),
    warnerOf(use)
  )
  return {
    ...NO_RECORDS,
    observe: (record) => {
      if (run_size <= MOST_IN_PROGRESS || record.operation === 'created') recorder.observe(record)
    },
    close: async (record, failure) =>
      (await recorder.close(record, failure)) ? place.environment : undefined
  }
}

const NO_RECORDS: RunRecords = {
  observe: () => {},
  swept: async () => {},
  close: async () => undefined
}

/** A sweep ends the records of each preview that it deleted, and has none of its own. */
function sweepRecords(access: SweepAccess, use: GitHubUse, ports: ReportPorts): RunRecords {
  const guard = guardWrites(use)
  const warn = warnerOf(use)
  const swept = async ({ name, pull }: JudgedPreview) => {
    const place = sweptPlace(access, name)
    const comment_on = access.comments ? { comment_on: pull } : {}
    const records = { ...place, transient: true, deletes: true, ...comment_on }
    const comment = openComment({ records, keys: [name] }, ports, guard)
    const record: RunRecord = { ...EMPTY_RECORD, target: { name }, operation: 'deleted' }
    await Promise.all([
      guard(WHAT, (github) => retireRecords(github, place, { description: DELETED, warn })),
      comment?.close([{ key: name, name, record, isOver: true }])
    ])
  }
  return { ...NO_RECORDS, swept }
}
