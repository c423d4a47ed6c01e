/** Which revision serves (`active_revision_id`, §2.1) before a run decides. */

import { tryRequest } from '../../requests/retry.js'
import type { DeployedState } from '../core/model.js'
import { pollUntil } from '../core/poll-until.js'
import { readCurrent, type Session } from '../core/session.js'
import { verdictOf } from '../core/status.js'

/** How late a service may name what serves, in milliseconds: readers of one service may disagree for some seconds. */
const FOLLOWS_MS = 15_000
const POLL_MS = 1_000

/** Whether another revision serves although the latest is DEPLOYED. A service that names none says nothing. */
function isApart({ deployment, latest }: DeployedState): boolean {
  const { active_revision_id: active } = deployment
  return active != null && latest !== null && verdictOf(latest.status) === 'deployed' && active !== latest.id
}

/** Adds the revision that serves, if that stays another one than the latest, which is DEPLOYED. */
export async function readActive(session: Session, first: DeployedState): Promise<DeployedState> {
  if (!isApart(first)) return first
  const { clock, emit, controlPlane } = session
  const { id, active_revision_id } = first.deployment
  const waitMs = Math.min(FOLLOWS_MS, Math.max(0, session.deadline - clock.now()) / 4)
  const message = `Revision ${first.latest?.id} is DEPLOYED, but ${active_revision_id} is still active. Waiting up to ${Math.ceil(waitMs / 1000)} s for the service to switch.`
  emit({ type: 'info', message })
  const deadline = clock.now() + waitMs
  const current = await pollUntil(
    { clock, deadline, delayMs: POLL_MS, pauseFirst: true },
    () => readCurrent(session, id),
    (seen) => !isApart(seen)
  )
  const { active_revision_id: active } = current.deployment
  if (!isApart(current) || active == null) return current
  const read = await tryRequest(() => controlPlane.readRevision(id, active))
  return { ...current, active: 'value' in read ? read.value : null }
}
