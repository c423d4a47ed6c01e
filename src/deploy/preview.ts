/** A preview lives as long as its pull request is open, and no longer (design, section 1). */
import { CancelledError, DeployError, InputError } from '../errors.js'
import { deleteDeployment } from './delete.js'
import type { Emit } from './events.js'
import type { Target } from './find.js'
import type { Session } from './session.js'

/** How long taking a preview down may be tried, at least; in milliseconds. */
const TAKE_DOWN_MS = 60_000

export interface Preview {
  target: Target
  /** Whether the pull request is closed; undefined when GitHub does not say. */
  isClosed: () => Promise<boolean | undefined>
  /** Everything from finding the deployment to checking what came up. */
  deploy: (session: Session) => Promise<void>
}

/**
 * Deploys a preview. The run of a pull request may come late or take long, and the run of its closing may be over by
 * then: so the state is read before anything is sent and once more at the end, and what nobody would delete is deleted.
 */
export async function deployPreview(session: Session, { target, isClosed, deploy }: Preview): Promise<void> {
  let made: string | undefined
  const emit: Emit = (event) => {
    if (event.type === 'deployment_known') made = event.deployment.id
    session.emit(event)
  }
  if (await isClosed()) return takeDown(session, target, undefined)
  try {
    await deploy({ ...session, emit })
  } catch (error) {
    // The run that deletes may have pulled the deployment out from under this one.
    const explained = error instanceof DeployError && !(error instanceof CancelledError || error instanceof InputError)
    if (!explained || !(await isClosed())) throw error
    session.emit({ type: 'noted', message: `The deploy came to nothing: ${error.message}` })
    return takeDown(session, target, made)
  }
  if (await isClosed()) await takeDown(session, target, made)
}

async function takeDown(session: Session, target: Target, deployment_id: string | undefined): Promise<void> {
  const { clock, deadline } = session
  session.emit({ type: 'noted', message: 'The pull request is closed: its preview is deleted.' })
  // The wait may have taken all the time there was: the preview goes all the same.
  const patient = { ...session, deadline: Math.max(deadline, clock.now() + TAKE_DOWN_MS) }
  await deleteDeployment(patient, { ...target, ...(deployment_id !== undefined && { deployment_id }) })
}
