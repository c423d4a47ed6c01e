/** Finds the deployment at the start of a run, or decides that a create is needed (docs/design.md, section 3). */

import { isNotFound, StatusError } from '../../errors.js'
import { tryRequest } from '../../requests/retry.js'
import { readDate } from '../../text/dates.js'
import { misspelled } from '../../text/nearest.js'
import { type DeployedState, type DesiredDeployment, isApart } from '../core/model.js'
import type { Target } from '../core/request.js'
import { readCurrent, type Session } from '../core/session.js'
import { SETTLES_MS, settle } from '../core/settle.js'
import { isBeingDeleted, verdictOf } from '../core/status.js'
import { describeTarget, nameReservedError, nearName } from './find-by-name.js'
import { type FoundOrRecorded, findByNameOrRecord } from './find-recorded.js'

/**
 * The deployed state. `current` is null if a create is needed; `deleting` is the deployment that still reserves the
 * name.
 */
export interface FoundDeployment {
  current: DeployedState | null
  deleting: string | null
  /** An existing name that differs from the requested one by a typo. Nothing acts on it. */
  near_name?: string | undefined
  /** What was assumed. A request that fails says more, so this is a warning only if none does. */
  assumed?: string
}

/**
 * @param wanted What is to be compared with it; absent if only what is deployed matters.
 * @throws DeployError when it is named by its id and is being deleted, or two have the name.
 */
export async function findCurrent(
  session: Session,
  target: Target,
  wanted?: DesiredDeployment
): Promise<FoundDeployment> {
  const { emit } = session
  const found = await findAndRead(session, target, (state) => isSettled(state, wanted, session.clock.date()))
  if (found === 'unlisted') {
    const assumed =
      'This service has no list of deployments (404), so the run assumed that the deployment did not exist. Set `deployment_id` for later runs.'
    return { current: null, deleting: null, assumed }
  }
  if (typeof found === 'string') {
    emit({ type: 'deployment_not_found', what: describeTarget(target) })
    const near_name = found === 'absent' ? await nearName(session, target.name ?? '', misspelled) : undefined
    return { current: null, deleting: null, near_name }
  }
  if ('deleting' in found) return { current: null, deleting: found.deleting }
  const { deployment } = found
  const isDeleting = isBeingDeleted(deployment)
  if (isDeleting && target.deployment_id === undefined) return { current: null, deleting: deployment.id }
  emit({ type: 'deployment_read', deployment })
  if (isDeleting) throw nameReservedError(deployment.name, deployment.id)
  return { current: found, deleting: null }
}

/**
 * Whether reads show all that decides: a deployment has a revision from the start (§1), a DEPLOYED revision is soon the
 * active one, and a new one soon shows its commit.
 */
function isSettled(state: DeployedState, wanted: DesiredDeployment | undefined, now: number): boolean {
  const { deployment, latest } = state
  if (isBeingDeleted(deployment)) return true
  if (latest === null || isApart(state)) return false
  const needsCommit = wanted?.source === 'git_host' && wanted.commit !== undefined
  const codes = [latest.source_revision_config, deployment.source_revision_config]
  if (!needsCommit || codes.some((code) => code?.repo_commit_sha != null)) return true
  const isNew = Math.abs(now - readDate(latest.created_at)) < SETTLES_MS
  return !isNew || verdictOf(latest.status) !== 'deployed'
}

/** What has the name or the ID: its state, or why there is none. */
export type FoundState = DeployedState | Exclude<FoundOrRecorded, { id: string }>

/**
 * Finds a deployment and reads it. It may be deleted in between: its name is then looked up again.
 *
 * @param isSettledState Whether it need not be read again.
 * @param forMs How long a deployment that cannot be read, or is not settled, is read again, in milliseconds.
 * @throws StatusError (404) if the service still names a deployment that it cannot read; any other RequestError.
 */
export async function findAndRead(
  session: Session,
  target: Target,
  isSettledState: (state: DeployedState) => boolean = () => true,
  forMs = SETTLES_MS
): Promise<FoundState> {
  const { deployment_id, name = '' } = target
  const onWait = (ms: number) => {
    const message = `The service does not show all of the deployment yet. Reading again for up to ${Math.round(ms / 1000)} s.`
    session.emit({ type: 'info', message })
  }
  if (deployment_id !== undefined)
    return settle(session, () => readCurrent(session, deployment_id), isSettledState, { onWait })
  const read = async (): Promise<FoundState | StatusError> => {
    const found = await findByNameOrRecord(session, name)
    if (typeof found === 'string' || 'deleting' in found) return found
    const state = await tryRequest(() => readCurrent(session, found.id))
    if ('value' in state) return state.value
    if (isNotFound(state.error)) return state.error
    throw state.error
  }
  const isOver = (found: FoundState | StatusError) =>
    typeof found === 'string' || ('deployment' in found ? isSettledState(found) : !(found instanceof StatusError))
  const found = await settle(session, read, isOver, { onWait, forMs })
  if (found instanceof StatusError) throw found.with({ advice: UNREADABLE, retryable: false })
  return found
}

/** The user gave a name, so neither an id nor the address is to blame. */
const UNREADABLE =
  'The service finds the deployment by its name, and cannot read it. If it is being deleted, run again later. Otherwise check it in the service.'
