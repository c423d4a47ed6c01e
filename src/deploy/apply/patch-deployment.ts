/** Sends a patch, and finds the revision that it made. */
import type { DeploymentAnswer } from '../../contract/answers.js'
import { orNull, retryConflict } from '../../requests/retry.js'
import { diffSettings } from '../compare/diff-settings.js'
import { findMismatches, findOtherCode } from '../compare/find-mismatches.js'
import {
  type Applied,
  type DesiredDeployment,
  keepRevision,
  type UpdatePlan
} from '../core/model.js'
import { sendWrite } from '../core/send-write.js'
import type { Session } from '../core/session.js'
import type { Snapshot } from '../core/snapshot.js'
import { findNewRevision, identifyRevision, type Written } from './identify-revision.js'

export interface PatchInput {
  plan: UpdatePlan
  wanted: DesiredDeployment
  current: Snapshot
  /** Ids of older revisions: a delayed reader may name one of them as the latest. */
  older?: readonly string[] | undefined
}

/** @throws RequestError if the service refuses; DeployError if the expected revision does not appear. */
export async function patchDeployment(session: Session, input: PatchInput): Promise<Applied> {
  const { controlPlane, emit } = session
  const { plan, current, older } = input
  const { id: deployment_id, latest_revision_id: previous } = current.deployment
  const written = { deployment_id, previous, older, before: current.latest }
  /** Revisions that appeared and are not this run's. */
  const foreign = new Set<string>()
  const sent = await sendWrite(session, {
    request: `PATCH /v2/deployments/${deployment_id}`,
    send: () => retryConflict(controlPlane.patchDeployment(deployment_id, plan.request)),
    find: () =>
      makesRevision(plan)
        ? findRevision(session, input, { written, foreign })
        : findSettings(session, input)
  })
  // At once: the reads after it may fail.
  emit({ type: 'operation_decided', operation: 'updated', new_revision: plan.new_revision })
  if ('found' in sent) {
    emit({ type: 'info', message: 'Confirmed by reading: the update was applied.' })
    return { ...updated(input, sent.found), adopted: makesRevision(plan) }
  }
  const { answer } = sent
  if (!makesRevision(plan))
    return updated(input, { deployment: await controlPlane.readDeployment(deployment_id) })
  // The service may still name another run's as the latest.
  const made = await identifyRevision(
    session,
    { ...written, older: [...(older ?? []), ...foreign] },
    answer
  )
  return { ...updated(input, made), adopted: answer.latest_revision_id !== made.revision_id }
}

function makesRevision({ changes }: UpdatePlan): boolean {
  return changes.some((change) => change.new_revision)
}

/** What the write made; without a revision of its own, the latest one stays. */
type Made = { deployment: DeploymentAnswer; revision_id?: string }

function updated({ plan, current }: PatchInput, made: Made): Applied {
  const isNew = made.revision_id !== undefined && { latest: undefined }
  return {
    ...keepRevision(plan, current),
    operation: 'updated',
    sent: plan.request,
    ...made,
    ...isNew
  }
}

/**
 * Finds the revision of a patch whose response was lost; null if it has not appeared (yet). A new revision belongs to
 * this run if it has the requested code, or shows no code, and no field shows the value from before the write.
 */
async function findRevision(
  session: Session,
  { wanted, plan, current: { deployment: before } }: PatchInput,
  { written, foreign }: { written: Written; foreign: Set<string> }
): Promise<Made | null> {
  const made = await findNewRevision(session, written)
  if (made === null) return null
  const { deployment, revision_id } = made
  const revision = await orNull(session.controlPlane.readRevision(before.id, revision_id))
  const mismatches = findMismatches({ wanted, sent: plan.request, before, last: deployment })
  const isOurs =
    findOtherCode(wanted, revision, deployment).length === 0 &&
    !mismatches.some(({ kind }) => kind === 'not_applied')
  if (!isOurs) foreign.add(revision_id)
  return isOurs ? made : null
}

/** Finds whether a patch that makes no revision was applied; null if not (yet). */
async function findSettings(
  { controlPlane }: Session,
  { wanted, current }: PatchInput
): Promise<Made | null> {
  const deployment = await controlPlane.readDeployment(current.deployment.id)
  return diffSettings(wanted, deployment).length === 0 ? { deployment } : null
}
