/**
 * Finds the revision that the service builds automatically for a push (`build_on_push`, §2.2, §3).
 */
import type { RevisionAnswer } from '../../contract/answers.js'
import { DeployError, factsOfCause } from '../../errors.js'
import type { ReadOptions } from '../../ports.js'
import { isBuiltOf, shortCommit } from '../../repository/refs.js'
import { listNewestFirst } from '../../requests/lists.js'
import { orNull } from '../../requests/retry.js'
import { REVISION_APPEARS_MS } from '../core/settle.js'
import { assertStays } from './failures.js'
import { elapsed, type PollState, pollUntilEnded, readOnce, type Wait } from './polling.js'

/** The latest revision before was not of this commit. */
interface PushWait extends Wait {
  commit: string
}

/** The latest revision, if it is that of the push, or newer. */
interface PushRevision {
  id: string
  warning?: string
}

interface PushState extends PollState {
  /** Null if no revision appeared in time. */
  result?: PushRevision | null | undefined
}

/**
 * Waits until the service builds the push. Returns its revision, or the newest one if that has
 * superseded it; undefined if none appears in time.
 *
 * @throws DeployError at the deadline, and if the deployment is deleted; StatusError for 401, 403
 * and 404; CancelledError.
 */
export async function findPushRevision(wait: PushWait): Promise<string | undefined> {
  const { session, commit, previous } = wait
  const short = shortCommit(commit)
  session.emit({
    type: 'info',
    message: `Waiting for the revision that the service builds from commit ${short}.`
  })
  const { result, problem } = await pollUntilEnded<PushState>(wait, { requests: 0 }, (state) =>
    poll(wait, state)
  )
  if (result != null) {
    const { id, warning } = result
    if (warning !== undefined) session.emit({ type: 'warning', message: warning })
    session.emit({ type: 'revision_identified', revision_id: id, previous })
    return id
  }
  if (problem === undefined) return undefined
  throw new DeployError('wait_timeout', {
    what: `The service created no revision for commit ${short}, although build_on_push is true.`,
    facts: factsOfCause('Last poll', problem),
    fix: [
      'Check that the integration still receives pushes from the git host.',
      'To deploy without it, set `build_on_push` to false or `new_revision` to always.'
    ],
    cause: problem
  })
}

/** Polls once. If no revision appears in time, the wait ends without one. */
async function poll(wait: PushWait, before: PushState): Promise<PushState> {
  const { state, answer: result } = await readOnce(wait, before, (options) =>
    findLatest(wait, options)
  )
  const isTooLate = elapsed(wait) >= Math.min(REVISION_APPEARS_MS, wait.timeoutMs / 2)
  return result === null && !isTooLate ? state : { ...state, result }
}

/** Reads the latest revision. Returns null if it is older than the push, or of another commit. */
async function findLatest(wait: PushWait, options: ReadOptions): Promise<PushRevision | null> {
  const { session, deployment_id, commit, previous } = wait
  const { controlPlane } = session
  const deployment = await controlPlane.readDeployment(deployment_id, options)
  assertStays(deployment)
  const { latest_revision_id: id } = deployment
  if (id === null) return null
  // A new revision may be 404 for some seconds.
  const revision = await orNull(controlPlane.readRevision(deployment_id, id, options))
  if (revision === null) return null
  if (isBuiltOf(commit, revision)) return { id }
  if (id === previous) return null
  if (revision.source_revision_config?.repo_commit_sha == null) {
    const warning =
      `The service shows no commit for revision ${id}. ` +
      `Assuming that it was built from this push (${shortCommit(commit)}).`
    return { id, warning }
  }
  const superseded = await findSuperseded(wait, { ...options, sought: id })
  if (superseded === undefined) return null
  const warning = `Revision ${superseded.id} of this push was superseded. Now waiting for ${id}.`
  return { id, warning }
}

/**
 * Returns the revision of the push if it is listed: a push that came later superseded it, as after
 * SKIPPED.
 */
async function findSuperseded(
  { session, deployment_id, commit, previous }: PushWait,
  options: ReadOptions & { sought: string }
): Promise<RevisionAnswer | undefined> {
  const isPrevious = ({ id }: RevisionAnswer) => id === previous
  const isEnough = (rows: readonly RevisionAnswer[]) => rows.some(isPrevious)
  const list = { ...options, deployment_id, isEnough }
  const rows = (await listNewestFirst(session.controlPlane, list)) ?? []
  const end = rows.findIndex(isPrevious)
  const newer = end < 0 ? rows : rows.slice(0, end)
  return newer.find((revision) => isBuiltOf(commit, revision))
}
