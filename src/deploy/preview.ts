/** A preview lives as long as its pull request is open, and no longer (design, section 1). */
import { CancelledError, DeployError, InputError } from '../errors.js'
import { deleteDeployment } from './delete.js'
import { type DeployRequest, deployRevision } from './deploy.js'
import type { Emit } from './events.js'
import type { Session } from './session.js'

/** Whether the pull request is closed; undefined when GitHub does not say. */
export type AskClosed = () => Promise<boolean | undefined>

/**
 * Deploys a preview. The run of a pull request may come late or take long, and the run of its closing may be over by
 * then: so the state is read before anything is sent and once more at the end, and what nobody would delete is deleted.
 */
export async function deployPreview(session: Session, request: DeployRequest, isClosed: AskClosed): Promise<void> {
  let made: string | undefined
  const emit: Emit = (event) => {
    if (event.type === 'deployment_known') made = event.deployment.id
    session.emit(event)
  }
  if (await isClosed()) return takeDown(session, request, undefined)
  try {
    await deployRevision({ ...session, emit }, request)
  } catch (error) {
    // The run that deletes may have pulled the deployment out from under this one.
    const explained = error instanceof DeployError && !(error instanceof CancelledError || error instanceof InputError)
    if (!explained || !(await isClosed())) throw error
    session.emit({ type: 'noted', message: `The deploy came to nothing: ${error.message}` })
    return takeDown(session, request, made)
  }
  if (await isClosed()) await takeDown(session, request, made)
}

async function takeDown(session: Session, { target }: DeployRequest, deployment_id: string | undefined): Promise<void> {
  session.emit({ type: 'noted', message: 'The pull request is closed: its preview is deleted.' })
  await deleteDeployment(session, { ...target, ...(deployment_id !== undefined && { deployment_id }) })
}
