/** The main job: find, then all that follows from what is there. Knows the ports and nothing behind them. */
import { sentFirst } from '../sent-first.js'
import type { DesiredDeployment, NewRevisionPolicy } from './core/model.js'
import type { Session } from './core/session.js'
import type { Target } from './find/find-by-name.js'
import { type FoundDeployment, findCurrent } from './find/find-current.js'
import type { OwnershipClaim } from './find/ownership.js'
import type { PollInterval } from './wait/poll-delay/poll-interval.js'

export interface WaitOptions {
  enabled: boolean
  interval: PollInterval
  /** Of the whole wait, in milliseconds. */
  timeoutMs: number
}

export interface DeployRequest {
  target: Target
  /** With a preview: it must not be deployed over another repository's. */
  claim?: OwnershipClaim | undefined
  wanted: DesiredDeployment
  new_revision: NewRevisionPolicy
  wait: WaitOptions
  /** Show the last lines of the log of a revision that failed. */
  build_logs: boolean
  /** Go back to what served before when the revision fails after it took its place, or the check does. */
  rollback: boolean
}

/** Says what `deployRevision` would do. Sends reads only. */
export async function planOnly(session: Session, request: DeployRequest): Promise<void> {
  const { present, planFound } = await find(session, request)
  return planFound(session, request, present)
}

/**
 * Deploys. Returns once what was asked for holds; what became known on the way has been emitted, also when it throws.
 *
 * @param check Of what came up; its failure is one of the deploy.
 * @throws InputError, PlanError before anything is sent; RequestError; DeployError; CancelledError; what `check` throws.
 */
export async function deployRevision(
  session: Session,
  request: DeployRequest,
  check: () => Promise<void> = async () => {}
): Promise<void> {
  const { present, deployFound } = await find(session, request)
  return deployFound(session, request, { present, check })
}

/** What is there, and what decides on it: that is loaded while the first request is on its way. */
async function find(
  session: Session,
  { target, wanted }: DeployRequest
): Promise<{ present: FoundDeployment } & typeof import('./deploy-found.js')> {
  const [present, found] = await Promise.all([
    findCurrent(session, target, wanted),
    sentFirst(() => import('./deploy-found.js'))
  ])
  return { present, ...found }
}
