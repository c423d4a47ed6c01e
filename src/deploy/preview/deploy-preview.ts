/**
 * A preview lives as long as its pull request is open, and no longer (docs/design.md, section 3).
 */
import { CancelledError, DeployError, InputError, inOneLine } from '../../errors.js'
import type { LiveDeployment } from '../../ports.js'
import type { Emit } from '../core/events.js'
import type { OwnershipClaim, Target } from '../core/request.js'
import { type Session, withGrace } from '../core/session.js'
import { deleteDeployment } from '../delete/delete-deployment.js'

export interface Preview {
  target: Target
  claim: OwnershipClaim
  /** Whether its traces are deleted with it. */
  tracing_project?: boolean
  /** Whether the pull request is closed; undefined when GitHub does not say. */
  isClosed: () => Promise<boolean | undefined>
  /** Everything from finding the deployment to checking what was deployed. */
  deploy: (session: Session) => Promise<LiveDeployment>
}

/**
 * Deploys a preview. The run of a pull request may be late or slow, and the run of its closing may
 * be over before. The state of the pull request is therefore read before the first request and
 * again at the end. If it is closed, this run deletes the preview.
 */
export async function deployPreview(
  session: Session,
  { target, claim, tracing_project = false, isClosed, deploy }: Preview
): Promise<LiveDeployment | undefined> {
  let made: string | undefined
  // What a plan was carried out on is this run's own; what was only found may be of another
  // repository.
  let own = false
  const emit: Emit = (event) => {
    if (event.type === 'deployment_read') made = event.deployment.id
    if (event.type === 'deployment_identified') made = event.deployment_id
    if (event.type === 'operation_decided') own = true
    session.emit(event)
  }
  const takeDown = async () => {
    session.emit({ type: 'info', message: 'The pull request is closed. Deleting its preview.' })
    // The wait may have taken all the time there was: the preview is deleted all the same.
    const extended = withGrace(session)
    if (own && made !== undefined)
      return deleteDeployment(extended, { ...target, deployment_id: made }, { tracing_project })
    const ownership = { claim, if_foreign: 'keep' } as const
    await deleteDeployment(extended, target, { ownership, tracing_project })
  }
  const takenDown = () => takeDown().then(() => undefined)
  if (await isClosed()) return takenDown()
  let live: LiveDeployment
  try {
    live = await deploy({ ...session, emit })
  } catch (error) {
    // The run that deletes may have pulled the deployment out from under this one.
    if (!isExplained(error) || !(await isClosed())) throw error
    session.emit({ type: 'info', message: `The deploy failed: ${inOneLine(error)}` })
    return takenDown()
  }
  return (await isClosed()) ? takenDown() : live
}

const isExplained = (error: unknown): error is DeployError =>
  error instanceof DeployError && !(error instanceof CancelledError || error instanceof InputError)
