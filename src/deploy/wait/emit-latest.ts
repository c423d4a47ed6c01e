/** What there is to say where nobody waits. */
import { inert } from '../../text/inert.js'
import type { Applied } from '../apply/applied.js'
import { noteRevision } from '../core/emit-revision.js'
import { attempt } from '../core/retry.js'
import type { Session } from '../core/session.js'
import { verdictOf } from '../core/status.js'

/** Without a wait: what the latest revision is at, as far as one look tells. */
export async function noteLatest(
  session: Session,
  { deployment, revision_id, built_by_push, latest }: Applied
): Promise<void> {
  const { controlPlane, emit } = session
  if (built_by_push !== undefined) {
    const message = 'The service builds this push by itself; with wait: false, its revision is not looked for.'
    return emit({ type: 'noted', message })
  }
  if (revision_id === null) return
  const read = latest ? { value: latest } : await attempt(() => controlPlane.readRevision(deployment.id, revision_id))
  if ('error' in read)
    return emit({ type: 'warned', message: `The state of the revision could not be read: ${read.error.message}` })
  noteRevision(session, read.value, 0)
  const verdict = verdictOf(read.value.status)
  if (verdict === 'failed') {
    const message = `Revision ${revision_id} ended as ${inert(read.value.status, 40)}. This step does not wait for it, so it does not fail by that.`
    emit({ type: 'warned', message })
  }
  if (verdict === 'pending') {
    const message = 'Not waited for: whether it becomes DEPLOYED is not known. status and commit_sha are as of now.'
    emit({ type: 'noted', message })
  }
}
