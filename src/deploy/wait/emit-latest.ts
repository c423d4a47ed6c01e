/** Reports the revision if the run does not wait for it. */
import { sanitizeLine } from '../../text/sanitize.js'
import type { Applied } from '../apply/applied.js'
import { emitRevision } from '../core/emit-revision.js'
import { tryRequest } from '../core/retry.js'
import type { Session } from '../core/session.js'
import { verdictOf } from '../core/status.js'

/** Without a wait: reads the status of the latest revision once. */
export async function emitLatest(
  session: Session,
  { deployment, revision_id, built_by_service, latest }: Applied
): Promise<void> {
  const { controlPlane, emit } = session
  if (built_by_service !== undefined) {
    const message = 'The service builds this push by itself; with wait: false, its revision is not looked for.'
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
    const message = `Revision ${revision_id} ended as ${sanitizeLine(read.value.status, 40)}. This step does not wait for it, so it does not fail by that.`
    emit({ type: 'warning', message })
  }
  if (verdict === 'pending') {
    const message = 'Not waited for: whether it becomes DEPLOYED is not known. status and commit_sha are as of now.'
    emit({ type: 'info', message })
  }
}
