/** Tells what a revision is at, without waiting for it. */
import type { RevisionAnswer } from '../contract/answers.js'
import { inert } from '../text/inert.js'
import type { Applied } from './patch.js'
import { attempt } from './patience.js'
import type { Session } from './session.js'
import { verdictOf } from './status.js'

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
  if (verdictOf(read.value.status) === 'failed') {
    emit({ type: 'warned', message: `Revision ${revision_id} ended as ${inert(read.value.status, 40)}.` })
  }
}

/** @param elapsed_ms Since the wait began; 0 without one. */
export function noteRevision(session: Session, revision: RevisionAnswer, elapsed_ms: number): void {
  session.emit({ type: 'status_seen', revision_id: revision.id, status: revision.status, elapsed_ms })
  noteCommit(session, revision.source_revision_config?.repo_commit_sha)
}

export function noteCommit({ emit }: Session, commit_sha: string | null | undefined): void {
  if (commit_sha != null) emit({ type: 'commit_known', commit_sha })
}
