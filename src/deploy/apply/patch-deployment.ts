/** Sends a patch, and finds the revision that it made. */
import type { DeploymentAnswer, WriteAnswer } from '../../contract/answers.js'
import { orNull, retryConflict } from '../../requests/retry.js'
import { diffSettings } from '../compare/diff-settings.js'
import { findMismatches, findOtherCode } from '../compare/find-mismatches.js'
import {
  isRollback,
  type PatchPlan,
  type Plan,
  type Planned,
  type Written,
  writtenWithoutRevision
} from '../core/model.js'
import { sendWrite } from '../core/send-write.js'
import type { Session } from '../core/session.js'
import { SETTLES_MS } from '../core/settle.js'
import type { Snapshot } from '../core/snapshot.js'
import { surelyMakesRevision } from '../plan/plan-update.js'
import {
  awaitRevision,
  type BeforeWrite,
  findNewRevision,
  identifyRevision
} from './identify-revision.js'
import { findUnplanned } from './unplanned-revision.js'

export interface PatchInput extends Planned {
  plan: PatchPlan
  before: Snapshot
  /** Ids of older revisions: a delayed reader may name one of them as the latest. */
  older?: readonly string[] | undefined
}

/** @throws RequestError if the service refuses; DeployError if the expected revision does not appear. */
export async function patchDeployment(session: Session, input: PatchInput): Promise<Written> {
  const { controlPlane, emit } = session
  const { plan, before, older } = input
  const { id: deployment_id, latest_revision_id: previous } = before.deployment
  const earlier = { deployment_id, previous, older, before: before.latest }
  /** Revisions that appeared and are not this run's. */
  const foreign = new Set<string>()
  const sent = await sendWrite(session, {
    request: `PATCH /v2/deployments/${deployment_id}`,
    send: () => retryConflict(controlPlane.patchDeployment(deployment_id, plan.action.request)),
    find: () =>
      sendsRevision(plan)
        ? findPatchRevision(session, input, { earlier, foreign })
        : findSettings(session, input)
  })
  // At once: the reads after it may fail.
  const operation = isRollback(input) ? 'rolled_back' : 'updated'
  emit({ type: 'operation_decided', operation, new_revision: plan.new_revision })
  if ('found' in sent) {
    emit({ type: 'info', message: 'Confirmed by reading: the update was applied.' })
    const { deployment, revision_id: id } = sent.found
    if (id === undefined) return keepOrFollow(session, input, { deployment })
    return { ...input, deployment, revision: { origin: 'adopted', id, previous } }
  }
  const { answer } = sent
  if (!sendsRevision(plan)) {
    const deployment = await controlPlane.readDeployment(deployment_id)
    return keepOrFollow(session, input, { answer, deployment })
  }
  // The service may still name another run's as the latest.
  const written = { ...earlier, older: [...(older ?? []), ...foreign] }
  const identified = surelyMakesRevision(input.wanted, plan.changes)
    ? await identifyRevision(session, written, answer)
    : await awaitRevision(session, written, SETTLES_MS, answer)
  if (identified === null) {
    const kept = { ...input, plan: { ...plan, new_revision: false } }
    return writtenWithoutRevision(kept, await controlPlane.readDeployment(deployment_id))
  }
  const { deployment, revision_id: id } = identified
  const origin = answer.latest_revision_id === id ? 'made' : 'adopted'
  return { ...input, deployment, revision: { origin, id, previous } }
}

/** Keeps the revision, unless the service made one although the plan expected none. */
async function keepOrFollow(
  session: Session,
  input: PatchInput,
  after: { answer?: WriteAnswer; deployment: DeploymentAnswer }
): Promise<Written> {
  const { plan, before } = input
  const { answer, deployment } = after
  // The revision of a push is found by its commit.
  const id = plan.new_revision ? undefined : await findUnplanned(session, input, after)
  if (id === undefined) return writtenWithoutRevision(input, deployment)
  const { latest_revision_id: previous } = before.deployment
  const origin = answer?.latest_revision_id === id ? 'made' : 'adopted'
  const followed = { ...plan, new_revision: true }
  return { ...input, plan: followed, deployment, revision: { origin, id, previous } }
}

function sendsRevision({ changes }: Plan): boolean {
  return changes.some((change) => change.new_revision)
}

/** What the write made; without a revision of its own, the latest one stays. */
type Made = { deployment: DeploymentAnswer; revision_id?: string }

/**
 * Finds the revision of a patch whose response was lost; null if it has not appeared (yet). A new revision belongs to
 * this run if it has the requested code, or shows no code, and no field shows the value from before the write.
 */
async function findPatchRevision(
  session: Session,
  { wanted, plan, before: { deployment: before } }: PatchInput,
  { earlier, foreign }: { earlier: BeforeWrite; foreign: Set<string> }
): Promise<Made | null> {
  const made = await findNewRevision(session, earlier)
  if (made === null) return null
  const { deployment, revision_id } = made
  const revision = await orNull(session.controlPlane.readRevision(before.id, revision_id))
  const mismatches = findMismatches({ wanted, sent: plan.action.request, before, last: deployment })
  const isOurs =
    findOtherCode(wanted, revision, deployment).length === 0 &&
    !mismatches.some(({ kind }) => kind === 'not_applied')
  if (!isOurs) foreign.add(revision_id)
  return isOurs ? made : null
}

/** Finds whether a patch that makes no revision was applied; null if not (yet). */
async function findSettings(
  { controlPlane }: Session,
  { wanted, before }: PatchInput
): Promise<Made | null> {
  const deployment = await controlPlane.readDeployment(before.deployment.id)
  return diffSettings(wanted, deployment).length === 0 ? { deployment } : null
}
