/** Sends a patch, and finds out what it made. */
import type { DeploymentAnswer } from '../contract/answers.js'
import { AnswerError, DeployError, RequestError, StatusError } from '../errors.js'
import { lookForEffect } from './effect.js'
import { identifyRevision } from './identify.js'
import { type Applied, keepDeployment, outcome } from './keep.js'
import type { UpdatePlan } from './model.js'
import { attempt, nextTry } from './patience.js'
import { differsFrom, planDeployment } from './plan.js'
import type { UpdateInput } from './plan-update.js'
import { readCurrent, type Session } from './session.js'

/** A plan, and what it was made from. */
export interface PatchInput extends UpdateInput {
  plan: UpdatePlan
}

function updated({ plan, current }: PatchInput, deployment: DeploymentAnswer): Applied {
  const { latest_revision_id: revision_id } = deployment
  const previous = current.deployment.latest_revision_id
  const before = current.deployment
  // Where the patch made no revision, the one that has just been read is still the latest.
  const latest = current.latest?.id === revision_id ? current.latest : null
  return outcome(plan, { operation: 'updated', deployment, before, revision_id, previous, ...(latest && { latest }) })
}

function makesRevision(plan: UpdatePlan): boolean {
  return plan.changes.some((change) => change.new_revision)
}

/** @throws RequestError when the service refuses; DeployError when the revision that is due does not appear. */
export async function patchDeployment(session: Session, first: PatchInput): Promise<Applied> {
  const { controlPlane, clock, emit } = session
  const { id } = first.current.deployment
  let input = first
  for (let tries = 1; ; tries++) {
    emit({ type: 'write_sent' })
    const sent = await attempt(() => controlPlane.patchDeployment(id, input.plan.request))
    if ('value' in sent) return settlePatched(session, input, sent.value)
    const { error } = sent
    if (error instanceof AnswerError) return settleUnreadable(session, input, error)
    const unclear = error.mayHaveActed || isConflict(error)
    const made = error.mayHaveActed ? await lookForEffect(session, error, () => readBack(session, input)) : null
    if (made !== null) return made
    const delay = nextTry(passing(error), tries, session.deadline - clock.now())
    if (delay === null) throw error
    emit({ type: 'retrying', problem: error.message, delay_ms: delay })
    await clock.sleep(delay)
    if (!unclear) continue
    const late = await readBack(session, input)
    if (late !== null) return late
    const current = await readCurrent(session, id)
    const plan = planDeployment({ ...input, current })
    if (plan.operation === 'unchanged') return keepDeployment(plan, current)
    input = { ...first, plan, current }
  }
}

export function isConflict(error: RequestError): boolean {
  return error instanceof StatusError && error.status === 409
}

/** A conflict on a patch is most often another run's write on its way: worth another look, and another try. */
export function passing(error: RequestError): RequestError {
  if (!isConflict(error)) return error
  const { request, retryAfterMs, mayHaveActed } = error
  return new RequestError(error.message, { request, retryAfterMs, mayHaveActed, passing: true })
}

/** Whether a patch whose answer was lost has been applied: then what it made; null when it has not (yet). */
async function readBack(session: Session, input: PatchInput): Promise<Applied | null> {
  const current = await readCurrent(session, input.current.deployment.id)
  const { deployment } = current
  const stillBefore = deployment.latest_revision_id === input.current.deployment.latest_revision_id
  if (makesRevision(input.plan) && stillBefore) return null
  if (differsFrom(current, input.wanted)) return null
  session.emit({ type: 'noted', message: 'Read back: the patch was applied.' })
  return updated(input, deployment)
}

async function settlePatched(session: Session, input: PatchInput, answer: DeploymentAnswer): Promise<Applied> {
  if (!makesRevision(input.plan)) return updated(input, answer)
  const previous = input.current.deployment.latest_revision_id
  return updated(input, await identifyRevision(session, { deployment: answer, previous }))
}

/**
 * The service said yes, but with no deployment (§4.1: the answer is not shown): only what is there afterwards tells, as
 * the yes may be that of a proxy.
 */
async function settleUnreadable(session: Session, input: PatchInput, cause: AnswerError): Promise<Applied> {
  const made = await lookForEffect(session, cause, () => readBack(session, input))
  if (made !== null) return made
  throw new DeployError(`${cause.message}\nThe deployment does not show what was asked for.`, {
    advice: `${cause.advice ?? ''} Or another run came in between. Running again is safe: it compares first.`.trim(),
    cause
  })
}
