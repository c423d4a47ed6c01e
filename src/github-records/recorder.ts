/** Records the progress and the end of a run on GitHub. Never blocks the deploy. */
import type { GitHub } from '../ports.js'
import type { Failure } from '../report/failure.js'
import { commitOf } from '../report/known-revision.js'
import { conclude, githubState } from '../report/outcome.js'
import type { RunRecord } from '../report/record.js'
import { repositoryKey } from '../repository/repository-url.js'
import { sanitizeLine } from '../text/sanitize.js'
import type { DeploymentComment, DeploymentCommentOptions, Told } from './deployment-comment.js'
import { createRecord, type InEnvironment, retireRecords, statusOf } from './github-deployment.js'
import type { Guard } from './guard.js'
import { describeRun, isUnderWay } from './outcome.js'
import { WHAT } from './run-comment.js'
import { asksForRecords, type RecordsWanted } from './wanted.js'

const DELETED = 'The deployment was deleted'

export interface Recorder {
  /** Notes the state. The requests to GitHub run while the deploy continues. */
  observe(record: RunRecord): void
  /** Records how the run ended. */
  close(record: RunRecord, failure?: Failure): Promise<void>
}

export interface RecorderOptions extends DeploymentCommentOptions {
  /** Key of the repository that takes the records; absent if unknown. */
  repository?: string | undefined
  /** For tasks that end when the run is cancelled. */
  running: Guard
  /** Says in one line what was written. */
  say?: (message: string) => void
}

/** The records that this run has written on GitHub. */
interface Written {
  deployment?: number | undefined
  /** Id of the deployment in the payload of that record. */
  names?: string | undefined
}

export function createRecorder(options: RecorderOptions): Recorder {
  const { wanted, redactAll } = options
  const written: Written = {}
  const comment = lateComment(options)
  let begun: { deployment_id: string | undefined; record: Promise<void> } | undefined
  return {
    observe(record) {
      if (!asksForRecords(wanted) || !isUnderWay(record)) return
      const { deployment_id } = record
      // Another id: the deployment was deleted during this run, which recreates it.
      if (begun !== undefined && begun.deployment_id === deployment_id) return
      const told = redactAll({ record })
      begun = { deployment_id, record: Promise.resolve(begun?.record).then(() => begin(options, written, told)) }
      comment?.update(told)
    },
    async close(record, failure) {
      if (!asksForRecords(wanted) || record.operation === 'skipped') return
      const told = redactAll({ record, failure })
      // Both run in parallel, because there may be little time.
      const recorded = Promise.resolve(begun?.record).then(() => end(options, written, told))
      const [, isCommented] = await Promise.all([recorded, comment?.close(told)])
      sayWritten(options, { isCommented, isRecorded: written.deployment !== undefined })
    }
  }
}

/** `GitHub: comment on #12, deployment in environment production`. */
function sayWritten(
  { wanted: { comment_on, environment = '' }, say }: RecorderOptions,
  { isCommented = false, isRecorded }: { isCommented?: boolean | undefined; isRecorded: boolean }
): void {
  const written = [
    ...(isCommented ? [`comment on #${comment_on}`] : []),
    ...(isRecorded ? [`deployment in environment ${sanitizeLine(environment)}`] : [])
  ]
  if (written.length > 0) say?.(`GitHub: ${written.join(', ')}`)
}

/** The comment, whose code is loaded for its first text. */
function lateComment(options: RecorderOptions): DeploymentComment | undefined {
  const { wanted, clock, closing } = options
  const { comment_on: pull } = wanted
  if (pull === undefined) return undefined
  const run_started_at = clock.date()
  let opened: Promise<DeploymentComment> | undefined
  const load = async () => {
    const { openDeploymentComment } = await import('./deployment-comment.js')
    return openDeploymentComment(options, { pull, run_started_at })
  }
  const open = () => (opened ??= load())
  return {
    // Loading and rendering are guarded as well: nothing about a comment may end the deploy.
    update: (told) => void closing(WHAT, async () => (await open()).update(told)),
    close: async (told) => (await closing(WHAT, async () => (await open()).close(told))) ?? false
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
  { wanted, running, closing, run_url, repository }: RecorderOptions,
  written: Written,
  told: Told
): Promise<void> {
  const target = inEnvironment(wanted)
  if (target === undefined) return
  const { record } = told
  const description = describeRun(record)
  const made = await closing('record the deployment on GitHub', (github) =>
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
    const state = githubState(conclude(record, failure))
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
