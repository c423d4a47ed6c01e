/** Reports the revision if the run does not wait for it. */

import { tryRequest } from '../../requests/retry.js'
import { sanitizeLine } from '../../text/sanitize.js'
import type { Applied } from '../apply/applied.js'
import { emitRevision } from '../core/emit-revision.js'
import type { Session } from '../core/session.js'
import { verdictOf } from '../core/status.js'

/** Without a wait: reads the status of the latest revision once. */
export async function emitLatest(
  session: Session,
  { deployment, revision_id, built_by_service, latest }: Applied
): Promise<void> {
  const { controlPlane, emit } = session
  if (built_by_service !== undefined) {
    const message =
      'The service builds this push automatically. This run does not look for its revision, because wait is false.'
    return emit({ type: 'info', message })
  }
  if (revision_id === null) return
  const read = latest
    ? { value: latest }
    : await tryRequest(() => controlPlane.readRevision(deployment.id, revision_id, { once: true }))
  if ('error' in read)
    return emit({ type: 'warning', message: `The state of the revision could not be read: ${read.error.message}` })
  emitRevision(session, read.value, 0)
  const verdict = verdictOf(read.value.status)
  if (verdict === 'failed') {
    const message = `Revision ${revision_id} ended as ${sanitizeLine(read.value.status, 40)}. This step did not wait for it, so it does not fail.`
    emit({ type: 'warning', message })
  }
  if (verdict === 'pending') {
    const message =
      'Not waiting for DEPLOYED, because `wait` is false. The outputs status and commit_sha show the current state.'
    emit({ type: 'info', message })
  }
}
