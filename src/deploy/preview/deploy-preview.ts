/** A preview lives as long as its pull request is open, and no longer (docs/design.md, section 1). */

import { CancelledError, DeployError, InputError, isNotFound } from '../../errors.js'
import { tryRequest } from '../../requests/retry.js'
import { spellDuration } from '../../text/format.js'
import type { Emit } from '../core/events.js'
import { pollUntil } from '../core/poll-until.js'
import type { OwnershipClaim, Target } from '../core/request.js'
import { type Session, withGrace } from '../core/session.js'
import { isBeingDeleted } from '../core/status.js'
import { deleteDeployment } from '../delete/delete-deployment.js'

/** When the time is up, deleting a preview may still take so long, in milliseconds, unless the session allows less (`graceMs`). */
const TAKE_DOWN_MS = 60_000
/** Interval between polls of a deployment that is being deleted, in milliseconds. */
const GONE_POLL_MS = 2_000

export interface Preview {
  target: Target
  claim: OwnershipClaim
  /** Whether the pull request is closed; undefined when GitHub does not say. */
  isClosed: () => Promise<boolean | undefined>
  /** Everything from finding the deployment to checking what was deployed. */
  deploy: (session: Session) => Promise<void>
}

/**
 * Deploys a preview. The run of a pull request may be late or slow, and the run of its closing may be over before. The
 * state of the pull request is therefore read before the first request and again at the end. If it is closed, this run
 * deletes the preview. If it was reopened, the run of its closing may still delete the preview, and this run recreates
 * it.
 */
export async function deployPreview(session: Session, { target, claim, isClosed, deploy }: Preview): Promise<void> {
  let made: string | undefined
  // What a plan was carried out on is this run's own; what was only found may be of another repository.
  let own = false
  const emit: Emit = (event) => {
    if (event.type === 'deployment_read') made = event.deployment.id
    if (event.type === 'deployment_identified') made = event.deployment_id
    if (event.type === 'operation_decided') own = true
    session.emit(event)
  }
  const takeDown = () => deletePreview(session, { target, claim, own: own ? made : undefined })
  if (await isClosed()) return takeDown()
  try {
    await deploy({ ...session, emit })
  } catch (error) {
    // The run that deletes may have pulled the deployment out from under this one.
    if (!isExplained(error)) throw error
    const closed = await isClosed()
    if (closed === undefined || (!closed && !(await isGone(session, error, made)))) throw error
    session.emit({ type: 'info', message: `The deploy failed: ${error.message}` })
    if (closed) return takeDown()
    made = undefined
    own = false
    session.emit({
      type: 'restarted',
      why: 'The pull request is open. Recreating its preview, which was deleted.'
    })
    await deploy({ ...session, emit })
  }
  if (await isClosed()) await takeDown()
}

const isExplained = (error: unknown): error is DeployError =>
  error instanceof DeployError && !(error instanceof CancelledError || error instanceof InputError)

/** A temporary 404 concerns an id that the service has just named. */
const isLost = (error: unknown) => isNotFound(error) && !error.retryable

/** Whether the deployment is not there any more; one that is being deleted is waited for. */
async function isGone(session: Session, error: DeployError, deployment_id: string | undefined): Promise<boolean> {
  const { controlPlane, clock, deadline, emit } = session
  if (deployment_id === undefined) return isLost(error)
  const onPending = (polls: number, remainingMs: number) => {
    if (polls > 1) return
    const message = `The preview is being deleted. Waiting up to ${spellDuration(remainingMs)} until that finishes.`
    emit({ type: 'info', message })
  }
  const last = await pollUntil(
    { clock, deadline, delayMs: GONE_POLL_MS, onPending },
    () => tryRequest(() => controlPlane.readDeployment(deployment_id)),
    (read) => 'error' in read || !isBeingDeleted(read.value)
  )
  return 'error' in last && isLost(last.error)
}

interface DoomedPreview {
  target: Target
  claim: OwnershipClaim
  /** Id of what this run deployed; undefined if it did not get as far. */
  own: string | undefined
}

async function deletePreview(session: Session, { target, claim, own }: DoomedPreview): Promise<void> {
  session.emit({ type: 'info', message: 'The pull request is closed. Deleting its preview.' })
  // The wait may have taken all the time there was: the preview is deleted all the same.
  const extended = withGrace(session, TAKE_DOWN_MS)
  if (own !== undefined) return deleteDeployment(extended, { ...target, deployment_id: own })
  await deleteDeployment(extended, target, { claim, if_foreign: 'keep' })
}
