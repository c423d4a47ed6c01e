/**
 * Finds a deployment if the service has no list: by the id that an earlier run recorded (docs/design.md, section 3). A
 * record may have been edited, so it only says where to look; the service itself has to say that this is the name.
 */
import { isNotFound, type RequestError, StatusError } from '../../errors.js'
import { backoffDelay, tryRequest } from '../../requests/retry.js'
import { spellDuration } from '../../text/format.js'
import { sanitizeLine } from '../../text/sanitize.js'
import { pollUntil } from '../core/poll-until.js'
import type { Session } from '../core/session.js'
import { isBeingDeleted } from '../core/status.js'
import { type Found, findByName, nameReservedError } from './find-by-name.js'

/** A deployment that was recreated several times has several ids; the existing one is among the newest. */
const MOST_TRIED = 5

/**
 * Without a list: `gone`, if none of the recorded deployments is there any more; `unknown`, if no record could be
 * followed.
 */
export type FoundOrRecorded = Found | 'gone' | 'unknown'

/** The deployment with exactly this name: from the list, else from the records. `unlisted`: neither has it. */
export async function findByNameOrRecord(session: Session, name: string): Promise<FoundOrRecorded> {
  const found = await findByName(session.controlPlane, name)
  return found === 'unlisted' ? recallByName(session, name) : found
}

async function recallByName(session: Session, name: string): Promise<FoundOrRecorded> {
  const recorded = await session.recall(name)
  if (recorded === null) return 'unlisted'
  let deleting: string | undefined
  let isKnown = recorded.length > 0
  for (const id of [...new Set(recorded)].slice(0, MOST_TRIED)) {
    const named = await readNamed(session, id, name)
    if (named === 'living') return { id }
    if (named === 'deleting') deleting ??= id
    if (named === 'refused') isKnown = false
  }
  if (deleting !== undefined) return { deleting }
  return isKnown ? 'gone' : 'unknown'
}

/** Whether the deployment of this id has the name: no list is needed for that. */
export async function readNamed(
  session: Session,
  id: string,
  name: string
): Promise<'living' | 'deleting' | 'another' | 'refused'> {
  const read = await tryRequest(() => session.controlPlane.readDeployment(id))
  if ('error' in read) {
    // Gone, or not ours to see: not the one. Anything else says nothing, and must not lead to a second deployment.
    if (read.error instanceof StatusError && !read.error.retryable)
      return isNotFound(read.error) ? 'another' : 'refused'
    throw read.error
  }
  if (read.value.name === name) return isBeingDeleted(read.value) ? 'deleting' : 'living'
  const message = `A GitHub Deployment records ${id} as "${sanitizeLine(name)}", but its name is "${sanitizeLine(read.value.name)}". Ignoring it.`
  session.emit({ type: 'warning', message })
  return 'another'
}

/**
 * Returns what has the name once the deployment that is being deleted no longer exists.
 *
 * @throws DeployError if it still exists at the deadline.
 */
export async function waitForName(session: Session, name: string, deleting: string): Promise<FreeName> {
  const { clock, deadline, emit } = session
  const most = spellDuration(Math.max(0, deadline - clock.now()))
  const message = `Deployment "${sanitizeLine(name)}" (${deleting}) is being deleted. Waiting up to ${most} until its name is free.`
  emit({ type: 'info', message })
  const found = await pollUntil(
    { clock, deadline, delayMs: (pause) => backoffDelay(pause), pauseFirst: true },
    () => tryRequest(() => findAgain(session, name, deleting)),
    (read) => {
      // A poll that fails is no reason to give up: only the time is.
      if ('error' in read && !read.error.retryable) throw read.error
      return isFree(read)
    }
  )
  if (isFree(found)) return found.value
  throw nameReservedError(name, deleting)
}

type FreeName = Exclude<Found, { deleting: string }>

function isFree(read: { value: Found } | { error: RequestError }): read is { value: FreeName } {
  return 'value' in read && (typeof read.value === 'string' || 'id' in read.value)
}

async function findAgain(session: Session, name: string, deleting: string): Promise<Found> {
  const found = await findByName(session.controlPlane, name)
  // A list may show it late, or without its status.
  const isSame = typeof found === 'object' && 'id' in found && found.id === deleting
  if (found !== 'unlisted' && !isSame) return found
  const named = await readNamed(session, deleting, name)
  if (named === 'another' || named === 'refused') return 'absent'
  return named === 'living' ? { id: deleting } : { deleting }
}
