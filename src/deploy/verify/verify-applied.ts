/** Verifies after the wait that the new and the serving revision match the request (docs/design.md, section 3). */
import type { Applied } from '../apply/applied.js'
import { emitActive } from '../core/emit-revision.js'
import type { DeployedState, DesiredDeployment } from '../core/model.js'
import type { WaitOptions } from '../core/request.js'
import { type Session, waitDeadline } from '../core/session.js'
import type { WaitOutcome } from '../wait/wait-for-applied.js'
import { assertStays, findLive, readDeployed } from './verify-active.js'
import { verifyCommit } from './verify-commit.js'
import { assertCodeMatches, assertContentsMatch } from './verify-contents.js'

export interface VerifyInput {
  wait: WaitOptions
  wanted: DesiredDeployment
  /** The deployment at the start of the run; null if there was none. */
  current: DeployedState | null
  applied: Applied
  waited: Exclude<WaitOutcome, 'not_built'>
}

/** The revision that serves, and was verified. */
export interface DeployedRevision {
  revision_id: string
}

/**
 * Verifies an update without a revision, before any wait. The contents of a new revision are verified only after its
 * rollout: a service need not show them earlier.
 *
 * @throws DeployError if the service visibly shows another value than requested.
 */
export async function verifySettings(
  session: Session,
  { wanted, applied }: Pick<VerifyInput, 'wanted' | 'applied'>
): Promise<void> {
  const { operation, new_revision, deployment } = applied
  if (operation !== 'updated' || new_revision) return
  const { deadline } = session
  await assertContentsMatch(session, { wanted, applied, deployment, revision_id: null, deadline })
}

/**
 * Verifies what was applied: the new or the current revision; without a wait, the settings that were sent.
 *
 * @returns undefined if reads show no deployed revision.
 * @throws DeployError if the service visibly shows another value than requested.
 */
export async function verifyApplied(session: Session, input: VerifyInput): Promise<DeployedRevision | undefined> {
  const { waited } = input
  switch (waited.kind) {
    case 'not_waited':
      return verifyUnwaited(session, input)
    case 'standing':
      return verifyStanding(session, input)
    case 'came_up':
      return verifyCameUp(session, { ...input, waited })
  }
}

/** Without a wait, what the new revision holds may not be shown yet; settings need no revision (§2.2). */
async function verifyUnwaited(session: Session, { wanted, applied }: VerifyInput): Promise<undefined> {
  const { sent, new_revision, deployment, revision_id } = applied
  if (sent === undefined || !new_revision) return
  const { deadline } = session
  await assertContentsMatch(session, { wanted: settingsOnly(wanted), applied, deployment, revision_id, deadline })
}

function settingsOnly({ secrets: _secrets, ...wanted }: DesiredDeployment): DesiredDeployment {
  if (wanted.source === 'git_host') return wanted
  const { resource_spec: _spec, ...source_config } = wanted.source_config
  return { ...wanted, source_config }
}

/** The plan has already reported the commit. */
function verifyStanding(session: Session, { wanted, applied }: VerifyInput): DeployedRevision | undefined {
  const { latest, deployment } = applied
  if (latest === undefined) return undefined
  assertCodeMatches(wanted, latest, latest.id === deployment.latest_revision_id ? deployment : undefined)
  assertStays(deployment)
  emitActive(session, deployment.active_revision_id ?? undefined)
  return { revision_id: latest.id }
}

type CameUp = Extract<WaitOutcome, { kind: 'came_up' }>

/** Of what was deployed, and of what is live in its place: that it holds what was requested. */
async function verifyCameUp(
  session: Session,
  { wait, wanted, current, applied, waited }: VerifyInput & { waited: CameUp }
): Promise<DeployedRevision> {
  const { revision, followed, built, startedAt } = waited
  const deadline = waitDeadline(session, { startedAt, timeoutMs: wait.timeoutMs })
  const deployment_id = applied.deployment.id
  const deployment = await readDeployed(session, { id: deployment_id, revision_id: revision.id })
  // A newer revision that does not serve yet is shown with its own contents.
  const reads = [deployment, followed, built]
  const showing = (id: string) => reads.find((seen) => seen?.latest_revision_id === id)
  assertCodeMatches(wanted, revision, showing(revision.id), applied.before)
  const live = await findLive(session, { deployment, revision, startedAt, deadline, applied })
  const { id } = live.revision
  reads.unshift(live.deployment)
  assertCodeMatches(wanted, live.revision, showing(id))
  // Where a reader is behind, it shows the revision before: then it is read again.
  const seen = showing(id) ?? (live.deployment.latest_revision_id === applied.previous ? live.deployment : undefined)
  if (seen) await assertContentsMatch(session, { wanted, applied, deployment: seen, revision_id: id, deadline })
  assertStays(live.deployment)
  const { retained_commit } = applied
  await verifyCommit(session, { deployment_id, revision: live.revision, wanted, current, retained_commit, deadline })
  emitActive(session, live.deployment.active_revision_id ?? undefined)
  return { revision_id: id }
}
