/** What is live once a revision came up: it, or what somebody else has made since. */
import type { DeploymentAnswer, RevisionAnswer } from '../contract/answers.js'
import { DeployError, type RequestError } from '../errors.js'
import { inert } from '../text/inert.js'
import type { Applied } from './keep.js'
import { noteRevision } from './note.js'
import { attempt } from './patience.js'
import { readOnceServing } from './serving.js'
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
 * A newer revision, where it serves already in place of one that was DEPLOYED a moment before: followed as after SKIPPED,
 * since no success is told of what is not live. Null where nothing newer is known to serve.
 */
export async function findServing(
  session: Session,
  { deployment, revision, previous, startedAt }: CameUp,
  applied: Applied
): Promise<RevisionAnswer | null> {
  const { emit, clock } = session
  const before = new Set([previous, applied.before?.active_revision_id, applied.deployment.active_revision_id])
  const isNewer = ({ active_revision_id: active }: DeploymentAnswer) =>
    active != null && active !== revision.id && !before.has(active)
  if (!isNewer(deployment)) return null
  const patient = lastRead(session)
  // One that was made a moment before ours may still be named while ours takes its place.
  const read = await attempt(async () => {
    const now = await readOnceServing(
      patient,
      deployment.id,
      (seen) => !isNewer(seen) || seen.latest_revision_id === seen.active_revision_id
    )
    const active = now.active_revision_id
    if (active == null || !isNewer(now)) return null
    return readPatiently(patient, () => patient.controlPlane.readRevision(now.id, active))
  })
  if ('error' in read) return doubt(session, revision, read.error)
  const serving = read.value
  if (serving === null || verdictOf(serving.status) !== 'deployed') return null
  emit({ type: 'warned', message: `Revision ${revision.id} was superseded by ${serving.id}, which serves now.` })
  emit({ type: 'revision_known', revision_id: serving.id, previous: revision.id, superseded: true })
  noteRevision(session, serving, clock.now() - startedAt)
  return serving
}

/** A failed build takes nobody's place. */
const TAKES_NO_PLACE = /BUILD/

/**
 * Nothing serves any more: somebody's newer revision has taken the place of one that was DEPLOYED a moment before, and
 * failed. A service that named none of what stood before this run says nothing by naming none now, and one
 * that is late with it is waited for.
 *
 * @throws DeployError
 */
export async function refuseTakenDown(
  session: Session,
  { deployment, revision, applied }: { deployment: DeploymentAnswer; revision: RevisionAnswer; applied: Applied }
): Promise<void> {
  const { id, latest_revision_id: latest } = deployment
  const isNew = applied.operation === 'created'
  const isTold = isNew || (applied.before ?? applied.deployment).active_revision_id != null
  const isDown = ({ active_revision_id: active }: DeploymentAnswer) => active === null
  if (!isTold || !isDown(deployment) || latest === null || latest === revision.id) return
  const patient = lastRead(session)
  const read = await attempt(async () => {
    const newest = await readPatiently(patient, () => patient.controlPlane.readRevision(id, latest))
    if (verdictOf(newest.status) !== 'failed' || TAKES_NO_PLACE.test(newest.status)) return null
    return isDown(await readOnceServing(patient, id, (seen) => !isDown(seen))) ? newest : null
  })
  if ('error' in read) return void doubt(session, revision, read.error)
  if (read.value === null) return
  throw new DeployError(
    `Revision ${revision.id} was DEPLOYED, but ${isNew ? 'the service names none that serves' : 'nothing serves now'}: ${latest}, which is newer and not of this run, took its place and ended as ${inert(read.value.status, 40)}.`,
    {
      advice:
        'See who made it and why it failed; then run again, with new_revision: always to have this commit built anew.'
    }
  )
}

/** That something newer cannot be read does not undo the deploy. */
function doubt({ emit }: Session, { id }: RevisionAnswer, error: RequestError): null {
  emit({
    type: 'warned',
    message: `Revision ${id} is DEPLOYED, but whether it still serves could not be read: ${error.message}`
  })
  return null
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
