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
    emit({ type: 'write_sent' })
    const sent = await attempt(() => controlPlane.createDeployment(plan.request))
    if ('value' in sent) return { deployment: sent.value }
    const { error } = sent
    const taken = error instanceof StatusError && error.status === 409
    mayBeOurs ||= error.mayHaveActed
    if (taken || error.mayHaveActed) {
      const found = await lookForEffect(session, error, () => findMade(session, name, error))
      if (found !== null) return { found, ours: mayBeOurs }
    }
    if (taken) throw nameTaken(name, 'no deployment with exactly that name can be seen', error)
    const delay = nextTry(error, tries, session.deadline - clock.now())
    if (delay === null) throw error
    emit({ type: 'retrying', problem: error.message, delay_ms: delay })
    await clock.sleep(delay)
  }
}

/** The deployment that a create may have made; null when it is not there. */
async function findMade(session: Session, name: string, cause: RequestError): Promise<string | null> {
  const found = await readPatiently(session, () => findByName(session.controlPlane, name))
  if (found === 'absent') return null
  if (found !== 'unlisted') return found.id
  throw cause instanceof StatusError && cause.status === 409
    ? nameTaken(name, 'this service has no list to find it in', cause)
    : perhapsCreated(name, cause)
}

function nameTaken(name: string, unseen: string, conflict: RequestError): DeployError {
  return new DeployError(`${conflict.message}\nThe name ${inert(name)} is taken, and ${unseen}.`, {
    advice:
      'Likely: it exists already (give its deployment_id); or it belongs to another workspace or key; or it is still being deleted; or a tracing project has this name.',
    cause: conflict
  })
}

/** Without a list nobody can know whether the create was applied. */
function perhapsCreated(name: string, cause: RequestError): DeployError {
  return new DeployError(
    `${cause.message}\nThe create may have been applied, and this service has no list to look it up in.`,
    {
      advice: `Look whether the deployment ${inert(name)} exists. If it does, run again with its deployment_id; if not, run again as it is.`,
      cause
    }
  )
}
