/** What is live once a revision came up: it, or what somebody else has made since. */
import type { DeploymentAnswer, RevisionAnswer } from '../contract/answers.js'
import { DeployError } from '../errors.js'
import { inert } from '../text/inert.js'
import type { Applied } from './keep.js'
import { noteRevision } from './note.js'
import { attempt } from './patience.js'
import { readPatiently, type Session } from './session.js'
import { verdictOf } from './status.js'

/** How long the deployment may take to be read after the wait, in milliseconds. */
const LAST_READ_MS = 30_000

/** What a wait came to. */
interface CameUp {
  deployment: DeploymentAnswer
  revision: RevisionAnswer
  previous: string | null
  startedAt: number
}

/**
 * The newest revision, where it serves already in place of one that was DEPLOYED a moment before: followed as after
 * SKIPPED, since no success is told of what is not live. Null where nothing newer serves.
 */
export async function findServing(
  session: Session,
  { deployment, revision, previous, startedAt }: CameUp
): Promise<RevisionAnswer | null> {
  const { controlPlane, emit, clock } = session
  const { id, active_revision_id: active, latest_revision_id: latest } = deployment
  if (active == null || active !== latest || active === revision.id || active === previous) return null
  const serving = await readPatiently(lastRead(session), () => controlPlane.readRevision(id, active))
  if (verdictOf(serving.status) !== 'deployed') return null
  emit({ type: 'warned', message: `Revision ${revision.id} was superseded by ${active}, which serves now.` })
  emit({ type: 'revision_known', revision_id: active, previous: revision.id, superseded: true })
  noteRevision(session, serving, clock.now() - startedAt)
  return serving
}

/**
 * Nothing serves any more: somebody's newer revision has taken the place of one that was DEPLOYED a moment before, and
 * failed. A service that named none before either does not say that nothing serves: it says nothing.
 *
 * @throws DeployError
 */
export async function refuseTakenDown(
  session: Session,
  { deployment, revision, applied }: { deployment: DeploymentAnswer; revision: RevisionAnswer; applied: Applied }
): Promise<void> {
  const { id, active_revision_id: active, latest_revision_id: latest } = deployment
  const before = applied.operation === 'created' ? undefined : (applied.before ?? applied.deployment)
  const isUntold = active === undefined || (before !== undefined && before.active_revision_id == null)
  if (active != null || isUntold || latest === null || latest === revision.id) return
  const newest = await readPatiently(lastRead(session), () => session.controlPlane.readRevision(id, latest))
  if (verdictOf(newest.status) !== 'failed') return
  throw new DeployError(
    `Revision ${revision.id} was DEPLOYED, but nothing serves now: ${latest}, which is newer and not of this run, took its place and ended as ${inert(newest.status, 40)}.`,
    {
      advice:
        'See who made it and why it failed; then run again, with new_revision: always to have this commit built anew.'
    }
  )
}

/** The wait may have taken all the time there was: what it came to is looked at all the same. */
function lastRead(session: Session): Session {
  const { clock, deadline } = session
  return { ...session, deadline: Math.max(deadline, clock.now() + LAST_READ_MS) }
}

/** The deployment after the wait. That it cannot be read any more does not undo the deploy; that it is gone does. */
export async function readDeployed(session: Session, deploymentId: string): Promise<DeploymentAnswer | null> {
  const { controlPlane, emit } = session
  const read = await attempt(() => readPatiently(lastRead(session), () => controlPlane.readDeployment(deploymentId)))
  if ('value' in read) {
    emit({ type: 'deployment_known', deployment: read.value })
    return read.value
  }
  if (!read.error.passing) throw read.error
  const message = `The revision is DEPLOYED, but the deployment could not be read after that: ${read.error.message}`
  emit({ type: 'warned', message })
  return null
}
