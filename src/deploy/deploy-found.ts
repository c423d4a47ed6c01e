/** From what is there to what is wanted: decide, apply, wait, verify. Knows the ports and nothing behind them. */
import type { DeploymentAnswer, RevisionAnswer } from '../contract/answers.js'
import { inert } from '../text/inert.js'
import { applyPlan } from './apply.js'
import { chooseIntegration, chooseListener } from './choose.js'
import { comparisonDue, listChangedFiles } from './compare.js'
import type { DeployRequest } from './deploy.js'
import { describeTarget } from './find.js'
import { refuseOtherCode, refuseOtherContents } from './holds.js'
import type { Applied } from './keep.js'
import type { Current, Wanted } from './model.js'
import { attempt } from './patience.js'
import { planDeployment } from './plan.js'
import { asksForRevision } from './plan-update.js'
import type { Present } from './present.js'
import { repositoryOwner, shortCommit } from './repository.js'
import { readPatiently, type Session } from './session.js'
import { verdictOf } from './status.js'
import { verifyDeployed, verifyLive } from './verify.js'

/** How long the deployment may take to be read after the wait, in milliseconds. */
const LAST_READ_MS = 30_000

/** Says what `deployFound` would do. Sends reads only. */
export async function planFound(session: Session, request: DeployRequest, present: Present): Promise<void> {
  const { current, leaving } = present
  const { plan } = await decide(session, request, present)
  if (leaving !== null) {
    const message = `Deployment ${describeTarget(request.target)} (${leaving}) is being deleted: a deploy would wait until its name is free.`
    session.emit({ type: 'warned', message })
  }
  const revision_id = current?.deployment.latest_revision_id
  if (revision_id != null) session.emit({ type: 'revision_known', revision_id })
  if (current?.latest) noteRevision(session, current.latest, 0)
  session.emit({ type: 'operation_known', operation: 'planned', new_revision: plan.new_revision })
}

/** Deploys; as `deployRevision`, which see. */
export async function deployFound(
  session: Session,
  request: DeployRequest,
  { present, check }: { present: Present; check: () => Promise<void> }
): Promise<void> {
  const { current } = present
  const decided = await decide(session, request, present)
  const { wanted } = decided
  const applied = await applyPlan(session, { ...decided, new_revision: request.new_revision })
  const { operation, new_revision, deployment, revision_id, previous, built_by_push } = applied
  session.emit({ type: 'operation_known', operation, new_revision })
  session.emit({ type: 'deployment_known', deployment })
  if (revision_id !== null && built_by_push === undefined) {
    session.emit({ type: 'revision_known', revision_id, previous: new_revision ? previous : revision_id })
  }
  if (built_by_push === undefined) refuseOtherContents(wanted, applied, deployment)
  const asked = { ...request, wanted, before: current?.latest ?? undefined }
  let deployed: { revision_id: string } | undefined
  try {
    if (asksForRevision(wanted) || new_revision) deployed = await settle(session, asked, applied)
    else await noteLatest(session, applied)
    await check()
  } catch (error) {
    const { followUp } = await import('./after-failure.js')
    throw await followUp(session, { request: asked, applied, current, deployed }, error)
  }
}

async function decide(session: Session, request: DeployRequest, { current, leaving }: Present) {
  const wanted = current === null ? await fillLookups(session, request.wanted) : request.wanted
  const { new_revision } = request
  const due = current === null ? undefined : comparisonDue({ wanted, current, new_revision })
  const changed_files = due && (await listChangedFiles(session.histories, due))
  const plan = planDeployment({ wanted, current, new_revision, changed_files })
  session.emit({ type: 'planned', plan })
  return { plan, current, leaving, wanted, changed_files }
}

/** A create needs an integration, and a listener where a namespace is given: looked up when not given (§4.1). */
async function fillLookups(session: Session, wanted: Wanted): Promise<Wanted> {
  const { controlPlane } = session
  if (wanted.source === 'git_host') {
    if (wanted.source_config.integration_id !== undefined) return wanted
    const rows = await readPatiently(session, () => controlPlane.listIntegrations())
    const integration_id = chooseIntegration(rows, repositoryOwner(wanted.source_config.repo_url ?? ''))
    return { ...wanted, source_config: { integration_id, ...wanted.source_config } }
  }
  const namespace = wanted.source_config.listener_config?.cluster_namespace
  if (namespace == null || wanted.source_config.listener_id !== undefined) return wanted
  const rows = await readPatiently(session, () => controlPlane.listListeners())
  const listener_id = chooseListener(rows, namespace)
  return { ...wanted, source_config: { listener_id, ...wanted.source_config } }
}

/** Waits, where that is asked for, and verifies what is live: the revision that came up, where one is known to have. */
async function settle(
  session: Session,
  { wait, wanted, before }: DeployRequest & { before: RevisionAnswer | undefined },
  applied: Applied
): Promise<{ revision_id: string } | undefined> {
  const { clock, emit } = session
  const deployment_id = applied.deployment.id
  if (!wait.enabled) {
    await noteLatest(session, applied)
    return undefined
  }
  const startedAt = clock.now()
  const { previous } = applied
  const timing = { deployment_id, previous, interval: wait.interval, timeoutMs: wait.timeoutMs, startedAt }
  const waiting = { ...session, deadline: startedAt + wait.timeoutMs }
  let { revision_id, deployment: built } = applied
  if (applied.built_by_push !== undefined) {
    const { findPushRevision } = await import('./push-revision.js')
    const message = `Waiting for the revision that the service builds of ${shortCommit(applied.built_by_push)}.`
    emit({ type: 'noted', message })
    revision_id = await findPushRevision(waiting, { ...timing, commit: applied.built_by_push })
    emit({ type: 'revision_known', revision_id, previous })
    built = await readPatiently(waiting, () => session.controlPlane.readDeployment(deployment_id))
  }
  if (revision_id === null) return undefined
  const { latest } = applied
  if (latest !== undefined && applied.built_by_push === undefined && verdictOf(latest.status) === 'deployed') {
    noteRevision(session, latest, 0)
    refuseOtherCode(wanted, latest, applied.deployment)
    // What is known of the commit has been said by the plan.
    warnAll(session, verifyLive({ deployment: applied.deployment, revision: latest }))
    return { revision_id: latest.id }
  }
  // What follows a failure is loaded with it: who knows whether its file is still there when a long wait is over.
  const [{ waitForRevision }] = await Promise.all([import('./wait.js'), import('./after-failure.js')])
  const { revision, followed } = await waitForRevision(waiting, {
    ...timing,
    revision_id,
    source: wanted.source,
    before
  })
  noteCommit(session, revision.source_revision_config?.repo_commit_sha)
  const deployment = await readDeployed(session, deployment_id)
  const isLatest = (seen: DeploymentAnswer | null | undefined) => seen?.latest_revision_id === revision.id
  const told = [deployment, followed, built].find(isLatest) ?? undefined
  refuseOtherCode(wanted, revision, told)
  if (told !== undefined) refuseOtherContents(wanted, applied, told)
  if (deployment === null) return { revision_id: revision.id }
  const newer = await findServing(session, { deployment, revision, previous, startedAt })
  if (newer !== null) {
    refuseOtherCode(wanted, newer, deployment)
    refuseOtherContents(wanted, applied, deployment)
  }
  const live = newer ?? revision
  warnAll(session, verifyDeployed(wanted, { deployment, revision: live, kept_commit: applied.kept_commit }))
  return { revision_id: live.id }
}

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
async function findServing(
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

/** The wait may have taken all the time there was: what it came to is looked at all the same. */
function lastRead(session: Session): Session {
  const { clock, deadline } = session
  return { ...session, deadline: Math.max(deadline, clock.now() + LAST_READ_MS) }
}

function warnAll({ emit }: Session, messages: readonly string[]): void {
  for (const message of messages) emit({ type: 'warned', message })
}

/** The deployment after the wait. That it cannot be read any more does not undo the deploy; that it is gone does. */
async function readDeployed(session: Session, deploymentId: string): Promise<DeploymentAnswer | null> {
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

/** Without a wait: what the latest revision is at, as far as one look tells. */
async function noteLatest(
  session: Session,
  { deployment, revision_id, built_by_push, latest }: Applied
): Promise<void> {
  const { controlPlane, emit } = session
  if (built_by_push !== undefined) {
    const message = 'The service builds this push by itself; with wait: false, its revision is not looked for.'
    return emit({ type: 'noted', message })
  }
  if (revision_id === null) return
  const read = latest ? { value: latest } : await attempt(() => controlPlane.readRevision(deployment.id, revision_id))
  if ('error' in read)
    return emit({ type: 'warned', message: `The state of the revision could not be read: ${read.error.message}` })
  noteRevision(session, read.value, 0)
  if (verdictOf(read.value.status) === 'failed') {
    emit({ type: 'warned', message: `Revision ${revision_id} ended as ${inert(read.value.status, 40)}.` })
  }
}

function noteRevision(session: Session, revision: Current['latest'] & object, elapsed_ms: number): void {
  session.emit({ type: 'status_seen', revision_id: revision.id, status: revision.status, elapsed_ms })
  noteCommit(session, revision.source_revision_config?.repo_commit_sha)
}

function noteCommit(
  { emit }: Session,
  commit_sha: DeploymentAnswer['source_revision_config']['repo_commit_sha']
): void {
  if (commit_sha != null) emit({ type: 'commit_known', commit_sha })
}
