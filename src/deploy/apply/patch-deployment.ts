/** Sends a patch, and finds the revision that it made. */
import { isDeepStrictEqual } from 'node:util'
import type { DeploymentAnswer, WriteAnswer } from '../../contract/answers.js'
import { AnswerError, DeployError, isNotFound } from '../../errors.js'
import { tryRequest } from '../../requests/retry.js'
import { isAskedSetting } from '../compare/diff-settings.js'
import { findMismatches, findOtherCode } from '../compare/find-mismatches.js'
import { confirmedWrite, isConflict } from '../core/confirmed-write.js'
import type { UpdatePlan } from '../core/model.js'
import { readCurrent, type Session } from '../core/session.js'
import { readActive } from '../find/read-active.js'
import { planDeployment } from '../plan/plan.js'
import type { UpdateInput } from '../plan/plan-update.js'
import { type Applied, appliedResult, revisionKept, unchangedResult } from './applied.js'
import { identifyRevision, isOlder } from './identify-revision.js'

/** A plan and its inputs. */
export interface PatchInput extends UpdateInput {
  plan: UpdatePlan
}

function makesRevision(plan: UpdatePlan): boolean {
  return plan.changes.some((change) => change.new_revision)
}

/** @throws RequestError if the service refuses; DeployError if the expected revision does not appear. */
export async function patchDeployment(session: Session, first: PatchInput): Promise<Applied> {
  const { controlPlane } = session
  const { id } = first.current.deployment
  let input = first
  let mayBeApplied = false
  return confirmedWrite(session, {
    request: `PATCH /v2/deployments/${id}`,
    send: () => controlPlane.patchDeployment(id, input.plan.request),
    accept: (answer) => settlePatched(session, input, answer),
    find: () => {
      mayBeApplied = true
      return readBack(session, input, { mayBeApplied })
    },
    finalError: (error) => (error instanceof AnswerError ? notShown(error) : undefined),
    beforeResend: async (error) => {
      if (!mayBeApplied && !isConflict(error)) return null
      const late = await readBack(session, input, { mayBeApplied })
      if (late !== null) return late
      const current = await readActive(session, await readCurrent(session, id))
      const plan = planDeployment({ ...input, current })
      if (plan.operation === 'unchanged') return unchangedResult(plan, current)
      input = { ...first, plan, current }
      return null
    }
  })
}

interface Made {
  deployment: DeploymentAnswer
  revision_id: string
  unconfirmed: boolean
}

function updated({ plan, current }: PatchInput, made: Made | { deployment: DeploymentAnswer }): Applied {
  const before = current.deployment
  const revision =
    'revision_id' in made ? { ...made, previous: before.latest_revision_id } : { ...made, ...revisionKept(current) }
  return appliedResult(plan, { operation: 'updated', before, sent: plan.request, ...revision })
}

/** Emits an accepted patch at once: the reads after it may fail. */
function emitUpdated({ emit }: Session, { new_revision }: UpdatePlan): void {
  emit({ type: 'operation_decided', operation: 'updated', new_revision })
}

async function settlePatched(session: Session, input: PatchInput, answer: WriteAnswer): Promise<Applied> {
  const { id: deployment_id, latest_revision_id: previous } = input.current.deployment
  emitUpdated(session, input.plan)
  if (!makesRevision(input.plan)) {
    return updated(input, {
      deployment: await session.controlPlane.readDeployment(deployment_id)
    })
  }
  const { deployment, revision_id } = await identifyRevision(session, {
    deployment_id,
    answer,
    previous,
    before: input.current.latest
  })
  return updated(input, { deployment, revision_id, unconfirmed: answer.latest_revision_id !== revision_id })
}

/**
 * Finds the result of a patch whose response was lost; null if it has not appeared (yet). A new revision belongs to
 * this run if it has the requested code, or shows no code. Fields that differed before the write prove nothing.
 *
 * @param mayBeApplied False if the service refused each attempt.
 */
async function readBack(
  session: Session,
  input: PatchInput,
  { mayBeApplied }: { mayBeApplied: boolean }
): Promise<Applied | null> {
  const { controlPlane } = session
  const { id, latest_revision_id: previous } = input.current.deployment
  const deployment = await controlPlane.readDeployment(id)
  const { latest_revision_id: latest } = deployment
  if (!makesRevision(input.plan)) {
    if (!showsSettings(input, deployment)) return null
  } else {
    if (latest === null || latest === previous) return null
    const revision = await tryRequest(() => controlPlane.readRevision(id, latest))
    // A new revision may be 404 for some seconds.
    if ('error' in revision && !isNotFound(revision.error)) throw revision.error
    const code = 'value' in revision ? revision.value : null
    if (code !== null && isOlder(code, input.current.latest)) return null
    if (findOtherCode(input.wanted, code, deployment).length > 0) return null
    if (showsOthers(input, deployment, mayBeApplied)) return null
  }
  session.emit({ type: 'info', message: 'Confirmed by reading: the update was applied.' })
  emitUpdated(session, input.plan)
  return updated(input, {
    deployment,
    ...(makesRevision(input.plan) && latest !== null && { revision_id: latest, unconfirmed: true })
  })
}

/**
 * Whether the deployment visibly shows another value than one that was sent: the value from before the write or, if
 * each attempt was refused, any. A value that is neither may have replaced the one that was sent.
 */
function showsOthers({ wanted, plan, current }: PatchInput, last: DeploymentAnswer, mayBeApplied: boolean): boolean {
  const reads = { before: current.deployment, last }
  const mismatches = findMismatches({ wanted, sent: plan.request, unconfirmed: !mayBeApplied, ...reads })
  return mismatches.some(({ kind }) => kind === 'not_applied' || !mayBeApplied)
}

/** Whether each setting that was sent is shown, as requested or at least not as before. */
function showsSettings({ plan, current }: PatchInput, deployment: DeploymentAnswer): boolean {
  const [is, was]: Record<string, unknown>[] = [deployment.source_config, current.deployment.source_config]
  return Object.entries(plan.request.source_config ?? {}).every(([field, asked]) => {
    const shown = is?.[field]
    return isAskedSetting(field, shown, asked) || (shown != null && !isDeepStrictEqual(shown, was?.[field]))
  })
}

/** The service accepted, but its response is unreadable (§4.1 does not specify it): it may come from a proxy. */
function notShown(cause: AnswerError): DeployError {
  return new DeployError(
    'write_unconfirmed',
    `The result of the update could not be confirmed. The deployment does not show the requested values.\n${cause.message}`,
    {
      advice: `${cause.advice ?? ''} Then run again. The run compares first.`.trim(),
      cause
    }
  )
}
