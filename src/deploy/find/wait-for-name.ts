/** A name that an earlier deployment still holds while it is being deleted: deletion takes its time (docs/design.md, section 6). */
import type { RequestError } from '../../errors.js'
import { backoffDelay, tryRequest } from '../../requests/retry.js'
import { spellDuration } from '../../text/format.js'
import { sanitizeLine } from '../../text/sanitize.js'
import { pollUntil } from '../core/poll-until.js'
import type { Session } from '../core/session.js'
import { type Found, findByName, nameReservedError } from './find-by-name.js'
import { readNamed } from './find-recorded.js'

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
