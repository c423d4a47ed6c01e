/** Sends a create. Its name is the handle by which a create whose answer was lost is found again. */
import type { DeploymentAnswer } from '../contract/answers.js'
import { DeployError, type RequestError, StatusError } from '../errors.js'
import { inert } from '../text/inert.js'
import { lookForEffect } from './effect.js'
import { findByName } from './find.js'
import type { CreatePlan } from './model.js'
import { attempt, nextTry } from './patience.js'
import { readPatiently, type Session } from './session.js'

/** The deployment that was made; or the one that is found instead, and whether this run's create may have made it. */
export type Created = { deployment: DeploymentAnswer } | { found: string; ours: boolean }

/** @throws RequestError when the service refuses; DeployError when nobody can know whether it acted. */
export async function createDeployment(session: Session, plan: CreatePlan): Promise<Created> {
  const { controlPlane, clock, emit } = session
  const { name } = plan.request
  let mayBeOurs = false
  for (let tries = 1; ; tries++) {
    const sent = await attempt(() => controlPlane.createDeployment(plan.request))
    if ('value' in sent) return { deployment: sent.value }
    const { error } = sent
    if (isConflict(error)) return { found: await findTaken(session, name, error), ours: mayBeOurs }
    mayBeOurs ||= error.mayHaveActed
    const made = error.mayHaveActed ? await lookForEffect(session, error, () => findLost(session, name, error)) : null
    if (made !== null) return { found: made, ours: true }
    const delay = nextTry(error, tries, session.deadline - clock.now())
    if (delay === null) throw error
    emit({ type: 'retrying', problem: error.message, delay_ms: delay })
    await clock.sleep(delay)
    const late = error.mayHaveActed ? await findLost(session, name, error) : null
    if (late !== null) return { found: late, ours: true }
  }
}

function isConflict(error: RequestError): boolean {
  return error instanceof StatusError && error.status === 409
}

async function findTaken(session: Session, name: string, conflict: RequestError): Promise<string> {
  const found = await readPatiently(session, () => findByName(session.controlPlane, name))
  if (typeof found === 'object') return found.id
  const unseen =
    found === 'unlisted' ? 'this service has no list to find it in' : 'no deployment with exactly that name can be seen'
  throw new DeployError(`${conflict.message}\nThe name ${inert(name)} is taken, and ${unseen}.`, {
    advice:
      'Likely: it exists already (give its deployment_id); or it belongs to another workspace or key; or it is still being deleted; or a tracing project has this name.',
    cause: conflict
  })
}

/** The deployment that a create without an answer may have made; null when it is not there. */
async function findLost(session: Session, name: string, cause: RequestError): Promise<string | null> {
  const found = await readPatiently(session, () => findByName(session.controlPlane, name))
  if (found === 'absent') return null
  if (typeof found === 'object') return found.id
  throw new DeployError(
    `${cause.message}\nThe create may have been applied, and this service has no list to look it up in.`,
    {
      advice: `Look whether the deployment ${inert(name)} exists. If it does, run again with its deployment_id; if not, run again as it is.`,
      cause
    }
  )
}
