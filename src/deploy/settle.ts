/** From what was applied to what is live: waits for the revision, and refuses to call live what was not asked for. */
import type { DeploymentAnswer } from '../contract/answers.js'
import { shortCommit } from '../repository/repository.js'
import type { Applied } from './apply/applied.js'
import { assertCodeMatches } from './compare/find-mismatches.js'
import { emitActive, emitRevision } from './core/emit-revision.js'
import type { DeployedState } from './core/model.js'
import { readWithRetry, type Session, waitDeadline } from './core/session.js'
import { verdictOf } from './core/status.js'
import type { DeployRequest } from './deploy.js'
import { findLive, readDeployed } from './verify/verify-active.js'
import { assertContentsMatch, assertStays, compareBuiltCommit } from './verify/verify-deployed.js'
import { emitLatest } from './wait/emit-latest.js'
import type { Waited } from './wait/wait-for-revision.js'

/** What is waited for, and how. */
interface Settling {
  request: DeployRequest & { current: DeployedState | null }
  applied: Applied
  /** On the session's clock, in milliseconds. */
  startedAt: number
}

/** The revision to wait for, and the deployment as it was when that became known. */
interface Target {
  revision_id: string
  built: DeploymentAnswer
}

/** `not_built`: the service builds this push, tells no commits, and shows no newer revision than before. */
export type Settled = { revision_id: string } | 'not_built' | undefined

/** Waits, where that is asked for, and verifies what is live: the revision that came up, where one is known to have. */
export async function settleRevision(
  session: Session,
  request: Settling['request'],
  applied: Applied
): Promise<Settled> {
  const { wait } = request
  if (!wait.enabled) {
    await emitLatest(session, applied)
    return undefined
  }
  const startedAt = session.clock.now()
  const settling = { request, applied, startedAt }
  const target = await findTarget(session, settling)
  if (target === undefined || target === 'not_built') return target
  if (hasComeUp(applied)) return verifyStanding(session, settling)
  // What follows a failure is loaded with it: who knows whether its file is still there when a long wait is over.
  const [{ waitForRevision }] = await Promise.all([
    import('./wait/wait-for-revision.js'),
    import('./rollback/after-failure.js')
  ])
  const waited = await waitForRevision(session, {
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

/** Whether the revision was there before this run, and is DEPLOYED; or serves, whatever its status is called by now. */
function hasComeUp({ latest, built_by_service, deployment, revision_id }: Applied): boolean {
  if (latest === undefined || built_by_service !== undefined) return false
  const isApart = deployment.active_revision_id === revision_id && deployment.latest_revision_id !== revision_id
  return isApart || verdictOf(latest.status) === 'deployed'
}

/** What the plan said of the commit is not said again. */
async function verifyStanding(session: Session, { request, applied }: Settling): Promise<Settled> {
  const { latest, deployment } = applied
  if (latest === undefined) return undefined
  emitRevision(session, latest, 0)
  assertCodeMatches(request.wanted, latest, latest.id === deployment.latest_revision_id ? deployment : undefined)
  assertStays(deployment)
  emitActive(session, deployment.active_revision_id ?? undefined)
  return { revision_id: latest.id }
}

/** Undefined where there is no revision at all. */
async function findTarget(session: Session, settling: Settling): Promise<Target | 'not_built' | undefined> {
  const { revision_id, deployment, built_by_service, previous } = settling.applied
  if (built_by_service === undefined) return revision_id === null ? undefined : { revision_id, built: deployment }
  const { findPushRevision } = await import('./wait/find-push-revision.js')
  const message = `Waiting for the revision that the service builds of ${shortCommit(built_by_service)}.`
  session.emit({ type: 'info', message })
  const before = settling.request.current?.latest ?? undefined
  const { wanted } = settling.request
  const pushed_at = wanted.source === 'git_host' ? wanted.pushed_at : undefined
  const found = await findPushRevision(session, { ...timingOf(settling), commit: built_by_service, before, pushed_at })
  if (found === undefined) return 'not_built'
  session.emit({ type: 'revision_identified', revision_id: found, previous })
  const built = await readWithRetry(session, () => session.controlPlane.readDeployment(deployment.id))
  return { revision_id: found, built }
}

/** Of what came up, and of what is live in its place: that it holds what was asked for. */
async function verifyWaited(
  session: Session,
  {
    request: { wanted, wait },
    applied,
    startedAt,
    waited,
    built
  }: Settling & { waited: Waited; built: DeploymentAnswer }
): Promise<{ revision_id: string }> {
  const { revision, followed } = waited
  const deadline = waitDeadline(session, { startedAt, timeoutMs: wait.timeoutMs })
  const shows = (id: string) => (seen: DeploymentAnswer | undefined) => seen?.latest_revision_id === id
  const read = await readDeployed(session, applied.deployment.id)
  const reads = [read ?? undefined, followed, built]
  assertCodeMatches(wanted, revision, reads.find(shows(revision.id)), applied.before)
  const live =
    read === null
      ? { revision, deployment: reads.find(shows(revision.id)) }
      : await findLive(session, { deployment: read, revision, startedAt, deadline, applied })
  const { id } = live.revision
  assertCodeMatches(wanted, live.revision, [live.deployment].find(shows(id)))
  // A newer revision that does not serve yet is shown with its own contents.
  const isOthers = id === revision.id && ![id, applied.previous].includes(live.deployment?.latest_revision_id ?? null)
  const deployment = isOthers ? reads.find(shows(id)) : live.deployment
  const last =
    deployment && (await assertContentsMatch(session, { wanted, applied, deployment, revision_id: id, deadline }))
  assertStays(live.deployment ?? applied.deployment)
  for (const message of compareBuiltCommit(wanted, live.revision, applied.retained_commit)) {
    session.emit({ type: 'warning', message })
  }
  if (read !== null) emitActive(session, (isOthers ? live.deployment : last)?.active_revision_id ?? undefined)
  return { revision_id: id }
}
