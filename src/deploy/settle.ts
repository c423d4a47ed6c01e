/** From what was applied to what is live: waits for the revision, and refuses to call live what was not asked for. */
import type { DeploymentAnswer } from '../contract/answers.js'
import type { DeployRequest } from './deploy.js'
import { refuseOtherCode, refuseOtherContents } from './holds.js'
import type { Applied } from './keep.js'
import { findServing, readDeployed, refuseTakenDown } from './live.js'
import type { Current } from './model.js'
import { noteRevision, noteServing } from './note.js'
import { noteLatest } from './note-latest.js'
import { shortCommit } from './repository.js'
import { readPatiently, type Session } from './session.js'
import { verdictOf } from './status.js'
import { verifyDeployed, verifyLive } from './verify.js'
import type { Waited } from './wait.js'

/** What is waited for, and how. */
interface Settling {
  request: DeployRequest & { current: Current | null }
  applied: Applied
  /** On the session's clock, in milliseconds. */
  startedAt: number
}

/** The revision to wait for, and the deployment as it was when that became known. */
interface Target {
  revision_id: string
  built: DeploymentAnswer
}

/** Waits, where that is asked for, and verifies what is live: the revision that came up, where one is known to have. */
export async function settleRevision(
  session: Session,
  request: Settling['request'],
  applied: Applied
): Promise<{ revision_id: string } | undefined> {
  const { wait } = request
  if (!wait.enabled) {
    await noteLatest(session, applied)
    return undefined
  }
  const startedAt = session.clock.now()
  const waiting = { ...session, deadline: startedAt + wait.timeoutMs }
  const settling = { request, applied, startedAt }
  const target = await findTarget(waiting, settling)
  if (target === undefined) return undefined
  const { latest, built_by_push, deployment } = applied
  if (latest !== undefined && built_by_push === undefined && verdictOf(latest.status) === 'deployed') {
    noteRevision(session, latest, 0)
    refuseOtherCode(request.wanted, latest, deployment)
    // What is known of the commit has been said by the plan.
    warnAll(session, verifyLive({ deployment, revision: latest }))
    noteServing(session, deployment.active_revision_id ?? undefined)
    return { revision_id: latest.id }
  }
  // What follows a failure is loaded with it: who knows whether its file is still there when a long wait is over.
  const [{ waitForRevision }] = await Promise.all([import('./wait.js'), import('./after-failure.js')])
  const waited = await waitForRevision(waiting, {
    ...timingOf(settling),
    revision_id: target.revision_id,
    source: request.wanted.source,
    before: request.current?.latest ?? undefined,
    active_before: (applied.before ?? request.current?.deployment)?.active_revision_id
  })
  return await verifyWaited(session, { ...settling, waited, built: target.built })
}

const timingOf = ({ request: { wait }, applied: { deployment, previous }, startedAt }: Settling) => ({
  deployment_id: deployment.id,
  previous,
  interval: wait.interval,
  timeoutMs: wait.timeoutMs,
  startedAt
})

/** Undefined where there is no revision at all. */
async function findTarget(waiting: Session, settling: Settling): Promise<Target | undefined> {
  const { revision_id, deployment, built_by_push, previous } = settling.applied
  if (built_by_push === undefined) return revision_id === null ? undefined : { revision_id, built: deployment }
  const { findPushRevision } = await import('./push-revision.js')
  const message = `Waiting for the revision that the service builds of ${shortCommit(built_by_push)}.`
  waiting.emit({ type: 'noted', message })
  const found = await findPushRevision(waiting, { ...timingOf(settling), commit: built_by_push })
  waiting.emit({ type: 'revision_known', revision_id: found, previous })
  const built = await readPatiently(waiting, () => waiting.controlPlane.readDeployment(deployment.id))
  return { revision_id: found, built }
}

/** Of what came up, and of what is live in its place: that it holds what was asked for. */
async function verifyWaited(
  session: Session,
  { request: { wanted }, applied, startedAt, waited, built }: Settling & { waited: Waited; built: DeploymentAnswer }
): Promise<{ revision_id: string }> {
  const { revision, followed } = waited
  const { previous, kept_commit } = applied
  const deployment = await readDeployed(session, applied.deployment.id)
  const isLatest = (seen: DeploymentAnswer | null | undefined) => seen?.latest_revision_id === revision.id
  const told = [deployment, followed, built].find(isLatest) ?? undefined
  refuseOtherCode(wanted, revision, told)
  if (told !== undefined) refuseOtherContents(wanted, applied, told)
  if (deployment === null) return { revision_id: revision.id }
  const newer = await findServing(session, { deployment, revision, previous, startedAt }, applied)
  if (newer === null) await refuseTakenDown(session, { deployment, revision, applied })
  else {
    refuseOtherCode(wanted, newer, deployment)
    refuseOtherContents(wanted, applied, deployment)
  }
  const live = newer ?? revision
  warnAll(session, verifyDeployed(wanted, { deployment, revision: live, kept_commit }))
  noteServing(session, deployment.active_revision_id ?? undefined)
  return { revision_id: live.id }
}

function warnAll({ emit }: Session, messages: readonly string[]): void {
  for (const message of messages) emit({ type: 'warned', message })
}
