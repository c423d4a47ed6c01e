/** A name that an earlier deployment still holds while it is being deleted: deletion takes its time (design, section 6). */
import { formatDuration } from '../text/duration.js'
import { inert } from '../text/inert.js'
import { beingDeleted, type Found } from './find.js'
import { retryDelay } from './patience.js'
import { findOrRecall } from './recall.js'
import type { Session } from './session.js'

/**
 * What has the name once the deployment on its way out is gone.
 *
 * @throws DeployError when it is still there when the time is up.
 */
export async function awaitName(
  session: Session,
  name: string,
  leaving: string
): Promise<Exclude<Found, { leaving: string }>> {
  const { clock, deadline, emit } = session
  const most = formatDuration(Math.max(0, deadline - clock.now()))
  const message = `Deployment ${inert(name)} (${leaving}) is being deleted, and the name is taken until that is done. Waiting for it, ${most} at most.`
  emit({ type: 'noted', message })
  for (let looks = 1; ; looks++) {
    const left = deadline - clock.now()
    if (left <= 0) throw beingDeleted(name, leaving)
    await clock.sleep(Math.min(retryDelay(looks), left))
    const found = await findOrRecall(session, name)
    if (typeof found === 'string' || 'id' in found) return found
  }
}
