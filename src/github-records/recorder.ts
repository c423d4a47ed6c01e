/** Records the progress and the end of a run on GitHub. Never blocks the deploy. */
import type { GitHub } from '../ports.js'
import type { Failure } from '../report/failure.js'
import { commitOf } from '../report/known-revision.js'
import {
  type CommentedDeployment,
  commentMarker,
  DELETED_HEADING,
  linkedUrl,
  renderComment
} from '../report/markdown/comment.js'
import type { RunRecord } from '../report/record.js'
import { repositoryKey } from '../repository/repository-url.js'
import { createRecord, type InEnvironment, retireRecords, statusOf } from './github-deployment.js'
import type { Guard } from './guard.js'
import { describeRun, finalState, isUnderWay } from './outcome.js'
import { keepComment } from './sticky-comment.js'
import { asksForRecords, type RecordsWanted } from './wanted.js'

const DELETED = 'The deployment was deleted'

export interface Recorder {
  /** Notes the state. The requests to GitHub run while the deploy continues. */
  observe(record: RunRecord): void
  /** Records how the run ended. */
  close(record: RunRecord, failure?: Failure): Promise<void>
}

export interface RecorderOptions {
  wanted: RecordsWanted
  run_url: string | undefined
  /** Key of the repository that takes the records; absent if unknown. */
  repository?: string | undefined
  /** Milliseconds since 1970. */
  now: () => number
  /** For tasks that end when the run is cancelled. */
  running: Guard
  /** For tasks that would leave an open record: they get the little remaining time. */
  making: Guard
  /** For tasks that run even then. */
  closing: Guard
  /** Removes secret values before escaping. */
  redactAll: <T>(value: T) => T
}

/** The records that this run has written on GitHub. */
interface Written {
  deployment?: number | undefined
  /** Id of the deployment in the payload of that record. */
  names?: string | undefined
  comment?: number | undefined
}

type Told = { record: RunRecord; failure?: Failure | undefined }

export function createRecorder(options: RecorderOptions): Recorder {
  const { wanted, making, closing, redactAll } = options
  const written: Written = {}
  let begun: { deployment_id: string | undefined; record: Promise<unknown>; comment: Promise<unknown> } | undefined
  return {
    observe(record) {
      if (!asksForRecords(wanted) || !isUnderWay(record)) return
      const { deployment_id } = record
      // Another id: the deployment was deleted during this run, which recreates it.
      if (begun !== undefined && begun.deployment_id === deployment_id) return
      const told = redactAll({ record })
      const earlier = begun
      begun = {
        deployment_id,
        record: Promise.resolve(earlier?.record).then(() => begin(options, written, told)),
        comment: Promise.resolve(earlier?.comment).then(() =>
          writeComment(options, written, { ...told, guard: making })
        )
      }
    },
    async close(record, failure) {
      if (!asksForRecords(wanted) || record.operation === 'skipped') return
      const told = redactAll({ record, failure })
      // Both run in parallel, because there may be little time.
      const record_told = Promise.resolve(begun?.record).then(() => end(options, written, told))
      const commented = Promise.resolve(begun?.comment).then(() =>
        writeComment(options, written, { ...told, guard: closing, over: true })
      )
      await Promise.all([record_told, commented])
    }
  }
}

function inEnvironment(wanted: RecordsWanted): InEnvironment | undefined {
  const { environment, plans = false } = wanted
  return environment === undefined || plans ? undefined : { ...wanted, environment }
}

/**
 * The record of this run, created if none exists. A record of another deployment id belongs to a deleted deployment. It
 * is retired with all before it, or it would mislead a later run.
 */
async function recordFor(
  github: GitHub,
  written: Written,
  { target, record, ...described }: { target: InEnvironment; record: RunRecord; description: string; commit?: string }
): Promise<number> {
  const { deployment, names } = written
  // A deployment that was only found may belong to another repository: with a record, a later run would treat it as its
  // own.
  const deployment_id = record.operation === undefined ? undefined : record.deployment_id
  if (deployment !== undefined) {
    if (deployment_id === undefined || deployment_id === names) return deployment
    await retireRecords(github, target, { before: deployment + 1, description: DELETED })
  }
  const made = await createRecord(github, target, { deployment_id, ...described })
  written.deployment = made
  written.names = deployment_id
  return made
}

/** A rollback does not deploy the commit of its run. GitHub knows the one that it deploys, if that is of this repository. */
function commitOfRollback(record: RunRecord, repository: string | undefined): { commit?: string } {
  const to = record.plan?.rolls_back_to
  const commit = to === undefined ? undefined : commitOf(record, to)
  return commit !== undefined && repositoryKey(record.repo_url ?? '') === repository ? { commit } : {}
}

async function begin(
  { wanted, running, making, run_url, repository }: RecorderOptions,
  written: Written,
  told: Told
): Promise<void> {
  const target = inEnvironment(wanted)
  if (target === undefined) return
  const { record } = told
  const description = describeRun(record)
  const made = await making('record the deployment on GitHub', (github) =>
    recordFor(github, written, { target, record, description, ...commitOfRollback(record, repository) })
  )
  if (made === undefined) return
  await running('record the deployment on GitHub', (github) =>
    github.addStatus(made, statusOf('in_progress', { description, url: record.url, run_url }))
  )
}

async function end(
  { wanted, closing, run_url, repository }: RecorderOptions,
  written: Written,
  told: Told
): Promise<void> {
  const target = inEnvironment(wanted)
  if (target === undefined) return
  const { record, failure } = told
  await closing('record the deployment on GitHub', async (github: GitHub) => {
    if (record.operation === 'deleted') return retireRecords(github, target, { description: DELETED })
    if (wanted.deletes) return undefined
    // Stopped before anything was recorded: there is nothing to close.
    if (failure?.kind === 'cancelled' && written.deployment === undefined) return undefined
    const state = finalState(record, failure)
    const description = describeRun(record, failure)
    const own = await recordFor(github, written, {
      target,
      record,
      description,
      ...commitOfRollback(record, repository)
    })
    await github.addStatus(own, statusOf(state, { description, url: record.url, run_url }))
    if (state === 'success') {
      await retireRecords(github, target, { before: own, description: 'Another run has deployed since' })
    }
    return undefined
  })
}

async function writeComment(
  { wanted, run_url, now, redactAll }: RecorderOptions,
  written: Written,
  { record, failure, guard, over = false }: Told & { guard: Guard; over?: boolean }
): Promise<void> {
  const { name, control_plane, comment_on: pull, plans: is_plan, transient } = wanted
  if (pull === undefined) return
  const marker = commentMarker({ name, control_plane, is_plan })
  const deployment: CommentedDeployment = {
    name: redactAll(name),
    record,
    failure,
    under_way: !over,
    is_preview: transient,
    updated_at: now()
  }
  const body = (before = '') => {
    // A run that finds nothing does not undo what the run said that deleted it.
    if (record.deletion === 'absent' && before.startsWith(DELETED_HEADING)) return before
    const shown = { ...deployment, earlier: { url: linkedUrl(before), run_started_at: 0, updated_at: 0 } }
    return `${renderComment({ deployments: [shown], run_url })}\n\n${marker}\n`
  }
  // A deleted or unstarted deployment updates an existing comment, but creates none.
  const create = !wanted.deletes && record.operation !== 'deleted' && failure?.kind !== 'cancelled'
  await guard('write the comment on the pull request', async (github) => {
    written.comment = await keepComment(github, { pull, marker, body, known: written.comment, create })
  })
}
