/** The ways in which a wait ends without DEPLOYED, each with what to do. */
import type { RevisionAnswer } from '../../contract/answers.js'
import { DeployError, type StatusError } from '../../errors.js'
import { formatDuration } from '../../text/duration.js'
import { inert } from '../../text/inert.js'
import { attempt } from '../patience.js'
import { verdictOf } from '../status.js'
import { elapsed, type Wait } from './going.js'

/** For the last read of a failed run, in milliseconds: it only adds to the message. */
const LAST_WORD_MS = 5_000

/** The revision ended in a way that is not DEPLOYED. */
export class RevisionFailedError extends DeployError {
  /** The status it ended with by itself; undefined where it was superseded, or the deployment is gone. */
  readonly failed: { revision_id: string; status: string } | undefined

  constructor(
    message: string,
    options: ConstructorParameters<typeof DeployError>[1] & { failed?: RevisionFailedError['failed'] }
  ) {
    super(message, options)
    this.failed = options.failed
  }
}
/** The time was up first. */
export class WaitTimeoutError extends DeployError {}

/** The time is up. */
export function timeout(wait: Wait): WaitTimeoutError {
  const { requests, revision_id, status, problem } = wait
  wait.session.emit({ type: 'wait_ended', status: 'timeout', elapsed_ms: elapsed(wait), requests })
  const state = status === undefined ? 'could not be read' : `is still ${inert(status, 40)}`
  const why = problem === undefined ? '' : `\nThe last look failed: ${problem.message}`
  const goOn =
    'The service goes on with it. Run again: where nothing changed and everything can be compared, this very revision is waited for. If rollouts take this long, raise timeout.'
  return new WaitTimeoutError(
    `Revision ${revision_id} ${state} after ${formatDuration(wait.timeoutMs)}, the time limit of this step.${why}`,
    { advice: problem?.advice === undefined ? goOn : `${goOn} As for the last look: ${problem.advice}`, cause: problem }
  )
}

/** The revision was there, and is not any more. */
export function goneMeanwhile({ deployment_id }: Wait, cause: StatusError): RevisionFailedError {
  return new RevisionFailedError(`${cause.message}\nDeployment ${deployment_id} was there when this wait began.`, {
    advice: 'Somebody deleted it while this run waited. Run again to create it anew.',
    cause
  })
}

/** Somebody deleted the deployment while a run waited. */
export function deletedMeanwhile(deploymentId: string): RevisionFailedError {
  return new RevisionFailedError(`Deployment ${deploymentId} is being deleted (AWAITING_DELETE).`, {
    advice: 'Somebody deleted it while this run waited. Run again once it is gone to create it anew.'
  })
}

/** What served before this run is not known but by the revision that was the latest then. */
function nothingServes({ before, previous }: Wait): string {
  const served = before !== undefined && before.id === previous && verdictOf(before.status) === 'deployed'
  return served ? ' It took the place of what served before: nothing serves now.' : ' Nothing serves now.'
}

/** The revision ended in a way that is no success. */
export async function failure(wait: Wait, { status, status_message }: RevisionAnswer): Promise<RevisionFailedError> {
  const { session, revision_id, deployment_id, requests, previous } = wait
  const after = formatDuration(elapsed(wait))
  session.emit({ type: 'wait_ended', status, elapsed_ms: elapsed(wait), requests })
  const read = await attempt(() => session.controlPlane.readDeployment(deployment_id, { timeoutMs: LAST_WORD_MS }))
  const active = 'value' in read ? read.value.active_revision_id : undefined
  const serves = active != null && active !== revision_id
  const none = previous === null ? ' Nothing serves yet.' : nothingServes(wait)
  const serving = serves ? ` ${active} is still the one that serves.` : active === null ? none : ''
  const mend = status.includes('BUILD')
    ? 'Fix the build, then push again'
    : 'Look at the logs of the revision in the service, then run again'
  const said = status_message ? `\nThe service says: ${inert(session.redact(status_message), 500)}` : ''
  const what = `Revision ${revision_id} ended as ${inert(status, 40)} after ${after}.${serving}${said}`
  return new RevisionFailedError(what, {
    advice: `${mend}${serves ? '; what served before is unharmed.' : '.'}`,
    failed: { revision_id, status }
  })
}
