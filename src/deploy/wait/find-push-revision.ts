/** Finds the revision that the service builds automatically for a push (`build_on_push`, §2.2, §3). */
import type { RevisionAnswer } from '../../contract/answers.js'
import { DeployError } from '../../errors.js'
import type { ReadOptions } from '../../ports.js'
import { isBuiltOf, shortCommit } from '../../repository/refs.js'
import { listNewestFirst } from '../../requests/lists.js'
import { orNull } from '../../requests/retry.js'
import type { Session } from '../core/session.js'
import { assertStays } from './failures.js'
import { elapsed, type Polling, pollOnce, pollUntilFound, type WaitLimits } from './polling.js'

/** A push without a revision by then is not built by the service; in milliseconds. */
const APPEARS_WITHIN_MS = 60_000

export interface PushInput extends WaitLimits {
  deployment_id: string
  commit: string
  /** The latest revision before, which was not of this commit. */
  previous: string | null
}

/**
 * Waits until the service builds the push. Returns its revision, or the newest one if that has superseded
 * it; undefined if none appears in time.
 *
 * @throws DeployError at the deadline, and if the deployment is deleted; StatusError for 401, 403 and 404; CancelledError.
 */
export async function findPushRevision(session: Session, input: PushInput): Promise<string | undefined> {
  const { commit, previous, timeoutMs } = input
  const short = shortCommit(commit)
  session.emit({ type: 'info', message: `Waiting for the revision that the service builds from commit ${short}.` })
  const polling: Polling = { ...input, session, requests: 0 }
  const poll = () => pollOnce(polling, (options) => findBuilt(session, input, options))
  const appearsWithinMs = Math.min(APPEARS_WITHIN_MS, timeoutMs / 2)
  const isTooLate = () => polling.problem === undefined && elapsed(polling) >= appearsWithinMs
  const found = await pollUntilFound(polling, poll, isTooLate)
  if (found !== undefined) session.emit({ type: 'revision_identified', revision_id: found, previous })
  const { problem } = polling
  if (problem === undefined) return found
  const message = `The service created no revision for commit ${short}, although build_on_push is true.\nThe last poll failed: ${problem.message}`
  throw new DeployError('wait_timeout', message, {
    advice:
      'Check that the integration still receives pushes from the git host. To deploy without it, set `build_on_push` to false or `new_revision` to always.',
    cause: problem
  })
}

/** Reads once whether the latest revision is that of the push, or has superseded it. */
async function findBuilt(session: Session, input: PushInput, options: ReadOptions): Promise<string | undefined> {
  const { controlPlane, emit } = session
  const { deployment_id, commit, previous } = input
  const deployment = await controlPlane.readDeployment(deployment_id, options)
  assertStays(deployment)
  const { latest_revision_id: latest } = deployment
  if (latest === null) return undefined
  // A new revision may be 404 for some seconds.
  const revision = await orNull(controlPlane.readRevision(deployment_id, latest, options))
  if (revision === null) return undefined
  if (isBuiltOf(commit, revision)) return latest
  if (latest === previous) return undefined
  const message =
    revision.source_revision_config?.repo_commit_sha == null
      ? `The service shows no commit for revision ${latest}. Assuming that it was built from this push (${shortCommit(commit)}).`
      : await whySuperseded(session, input, { ...options, sought: latest })
  if (message === undefined) return undefined
  emit({ type: 'warning', message })
  return latest
}

/** A push that came later may have superseded this one: the newest revision is the one to wait for, as after SKIPPED. */
async function whySuperseded(
  { controlPlane }: Session,
  { deployment_id, commit, previous }: PushInput,
  options: ReadOptions & { sought: string }
): Promise<string | undefined> {
  const isPrevious = ({ id }: RevisionAnswer) => id === previous
  const isEnough = (rows: readonly RevisionAnswer[]) => rows.some(isPrevious)
  const rows = (await listNewestFirst(controlPlane, { ...options, deployment_id, isEnough })) ?? []
  const end = rows.findIndex(isPrevious)
  const ours = rows.slice(0, end < 0 ? rows.length : end).find((revision) => isBuiltOf(commit, revision))
  const { sought } = options
  return ours && `Revision ${ours.id} of this push was superseded by ${sought}. Now waiting for ${sought}.`
}
