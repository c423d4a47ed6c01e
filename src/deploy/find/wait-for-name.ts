/** A name that an earlier deployment still holds while it is being deleted: deletion takes its time (docs/design.md, section 6). */
import { formatDuration } from '../../text/format.js'
import { sanitizeLine } from '../../text/sanitize.js'
import { backoffDelay, tryRequest } from '../core/retry.js'
import { readWithRetry, type Session } from '../core/session.js'
import { type AskedCode, hasCodeOf } from './case-variant.js'
import { type Found, findByName, nameReservedError } from './find-by-name.js'
import { readNamed } from './find-recorded.js'

/**
 * What has the name once the deployment on its way out is gone.
 *
 * @throws DeployError when it is still there when the time is up.
 */
export async function waitForName(
  session: Session,
  asked: AskedCode & { name: string },
  leaving: string
): Promise<Exclude<Found, { leaving: string }>> {
  const { clock, deadline, emit } = session
  const { name } = asked
  const most = formatDuration(Math.max(0, deadline - clock.now()))
  const message = `Deployment ${sanitizeLine(name)} (${leaving}) is being deleted, and the name is taken until that is done. Waiting for it, ${most} at most.`
  emit({ type: 'info', message })
  for (let looks = 1; ; looks++) {
    const left = deadline - clock.now()
    if (left <= 0) throw nameReservedError(name, leaving)
    await clock.sleep(Math.min(backoffDelay(looks), left))
    // A look that fails is no reason to give up: only the time is.
    const looked = await tryRequest(() => lookAgain(session, asked, leaving))
    if ('error' in looked && !looked.error.retryable) throw looked.error
    if ('value' in looked && (typeof looked.value === 'string' || 'id' in looked.value)) return looked.value
  }
}

async function lookAgain(session: Session, asked: AskedCode & { name: string }, leaving: string): Promise<Found> {
  const { name } = asked
  const found = await readWithRetry(session, () => findByName(session.controlPlane, name, hasCodeOf(asked)))
  if (found !== 'unlisted') return found
  const named = await readNamed(session, leaving, name)
  if (named === 'another' || named === 'refused') return 'absent'
  return named === 'living' ? { id: leaving } : { leaving }
}
