/**
 * Finds the deployment at the start of a run, or decides that a create is needed (docs/design.md,
 * section 3).
 */
import { isBeingDeleted, isDeployed } from '../../contract/status.js'
import { DeployError } from '../../errors.js'
import { noListError } from '../../requests/missing-api.js'
import { backoffDelay, pollUntil, tryRequest } from '../../requests/retry.js'
import { readDate } from '../../text/dates.js'
import { spellDuration } from '../../text/format.js'
import { sanitizeLine } from '../../text/sanitize.js'
import type { Origin } from '../core/model.js'
import type { Target } from '../core/request.js'
import { readListed, readSnapshot, type Session } from '../core/session.js'
import { SETTLES_MS, settle } from '../core/settle.js'
import { type Snapshot, servesAnotherThanDeployed } from '../core/snapshot.js'
import {
  describeTarget,
  type Found,
  findByNameOrRecord,
  nameReservedError,
  nearName,
  notFoundError
} from './find-by-name.js'

/**
 * `current` is null if a create is needed; `deleting` is the deployment that still reserves the
 * name.
 */
export interface FoundDeployment {
  current: Snapshot | null
  deleting: string | null
  /** An existing name that differs from the requested one by a typo. Nothing acts on it. */
  near_name?: string | undefined
  /** The service has no list of deployments: the run assumes that none has the name. */
  is_unlisted?: true
}

/** A request that fails says more, so this is said only if none does. */
export function emitUnlisted({ emit }: Session, { is_unlisted }: FoundDeployment): void {
  if (!is_unlisted) return
  const message =
    'This service has no list of deployments (404), ' +
    'so the run assumed that the deployment did not exist. ' +
    'Set `deployment_id` for later runs, unless they find it in the records of this one.'
  emit({ type: 'warning', message })
}

/**
 * @param origin Of the code to compare it with; absent if the deployment must exist.
 * @throws DeployError when it is named by its id and is being deleted, or two have the name.
 */
export async function findCurrent(
  session: Session,
  target: Target,
  origin?: Origin
): Promise<FoundDeployment> {
  const { emit } = session
  const none = { current: null, deleting: null }
  const found = await findAndRead(session, target, (state) =>
    isSettled(state, origin, session.clock.date())
  )
  if (found.is === 'unlisted') return { ...none, is_unlisted: true }
  if (found.is === 'absent') {
    // Without it, its absence is an error, which says so.
    if (origin !== undefined) emit({ type: 'deployment_not_found', what: describeTarget(target) })
    return { ...none, near_name: await nearName(session, target.name ?? '') }
  }
  if (found.is === 'deleting') return { ...none, deleting: found.id }
  const { snapshot: current } = found
  const { deployment } = current
  emit({ type: 'deployment_read', deployment })
  if (isBeingDeleted(deployment)) throw nameReservedError(deployment.name, deployment.id)
  return { current, deleting: null }
}

/**
 * Returns whether reads show all that decides: a deployment has a revision from the start (§1), a
 * DEPLOYED revision is soon the active one, and a new one soon shows its commit.
 */
function isSettled(state: Snapshot, origin: Origin | undefined, now: number): boolean {
  const { deployment, latest } = state
  if (latest === null || servesAnotherThanDeployed(state)) return false
  const needsCommit = origin?.commit !== undefined
  const codes = [latest.source_revision_config, deployment.source_revision_config]
  if (!needsCommit || codes.some((code) => code?.repo_commit_sha != null)) return true
  const isNew = Math.abs(now - readDate(latest.created_at)) < SETTLES_MS
  return !isNew || !isDeployed(latest)
}

/** What has the name or the id: its state, or why there is none. */
type FoundState = { is: 'read'; snapshot: Snapshot } | Exclude<Found, { is: 'found' }>

/**
 * Finds a deployment and reads it. It may be deleted in between: its name is then looked up again.
 *
 * @param isSettledState Whether it need not be read again.
 * @param forMs How long a deployment that cannot be read, or is not settled, is read again, in
 * milliseconds.
 * @throws DeployError if the service still names a deployment that it cannot read; RequestError.
 */
async function findAndRead(
  session: Session,
  { deployment_id, name = '' }: Target,
  isSettledState: (state: Snapshot) => boolean = () => true,
  forMs = SETTLES_MS
): Promise<FoundState> {
  const onWait = (ms: number) => {
    const message =
      'The service does not show all of the deployment yet. ' +
      `Reading again for up to ${Math.round(ms / 1000)} s.`
    session.emit({ type: 'info', message })
  }
  const read = async (): Promise<FoundState | null> => {
    if (deployment_id !== undefined)
      return { is: 'read', snapshot: await readSnapshot(session, deployment_id) }
    const found = await findByNameOrRecord(session, name)
    if (found.is !== 'found') return found
    const snapshot = await readListed(session, found.id)
    if (snapshot === null) return null
    const { id } = found
    return isBeingDeleted(snapshot.deployment) ? { is: 'deleting', id } : { is: 'read', snapshot }
  }
  const isOver = (found: FoundState | null) =>
    found !== null && (found.is !== 'read' || isSettledState(found.snapshot))
  const found = await settle(session, read, isOver, { onWait, forMs })
  if (found !== null) return found
  throw new DeployError('not_found', {
    what: `The service finds "${sanitizeLine(name)}", and cannot read it.`,
    fix: ['If it is being deleted, run again later. Otherwise check it in the service.']
  })
}

/** Says that a name cannot be found on this service. */
export function unlistedError(session: Session, target: Target): Promise<DeployError> {
  const consequence = `"${describeTarget(target)}" cannot be found`
  return noListError(session, { consequence, fix: 'Set `deployment_id`.' })
}

/**
 * Finds a deployment that must exist.
 * @param forMs How long one that is found is read again.
 * @throws DeployError (`not_found`, `operation_unsupported`).
 */
export async function findDeployed(session: Session, target: Target, forMs = 0): Promise<Snapshot> {
  const found = await findAndRead(session, target, undefined, forMs)
  if (found.is === 'unlisted') throw await unlistedError(session, target)
  if (found.is === 'absent') throw notFoundError(target, await nearName(session, target.name ?? ''))
  return found.is === 'deleting' ? readSnapshot(session, found.id) : found.snapshot
}

/**
 * Waits until the deployment that is being deleted is gone. Returns the id of the one that has the
 * name then; null if the name is free.
 *
 * @throws DeployError if it stays.
 */
export async function waitForName(
  session: Session,
  name: string,
  deleting: string
): Promise<string | null> {
  const { clock, deadline, emit } = session
  const longest = spellDuration(Math.max(0, deadline - clock.now()))
  const message =
    `Deployment "${sanitizeLine(name)}" (${deleting}) is being deleted. ` +
    `Waiting up to ${longest} until its name is free.`
  emit({ type: 'info', message })
  const read = async (): Promise<FoundState> => {
    // The list may show it late, or without its status, so what it shows is read.
    const result = await tryRequest(() => findAndRead(session, { name }))
    if ('value' in result) return result.value
    // A poll that fails is no reason to give up: only the time is.
    if (result.error.retryable) return { is: 'deleting', id: deleting }
    throw result.error
  }
  const isFree = ({ is }: FoundState) => is !== 'deleting'
  const delayMs = (pause: number) => backoffDelay(pause + 1)
  await clock.sleep(Math.min(backoffDelay(1), Math.max(0, deadline - clock.now())))
  const found = await pollUntil({ clock, deadline, delayMs }, read, isFree)
  if (found.is === 'deleting') throw nameReservedError(name, deleting)
  return found.is === 'read' ? found.snapshot.deployment.id : null
}
