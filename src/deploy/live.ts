/** What is live after the wait, which may have taken all the time there was: it is looked at all the same. */
import type { DeploymentAnswer, RevisionAnswer } from '../contract/answers.js'
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
