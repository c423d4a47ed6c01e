/** Tells what one look at a revision has shown. */
import type { DeploymentAnswer, RevisionAnswer } from '../contract/answers.js'
import type { Session } from './session.js'

/** @param elapsed_ms Since the wait for it began. */
export function noteRevision(session: Pick<Session, 'emit'>, revision: RevisionAnswer, elapsed_ms: number): void {
  session.emit({ type: 'status_seen', revision_id: revision.id, status: revision.status, elapsed_ms })
  noteCommit(session, revision.source_revision_config?.repo_commit_sha)
}

export function noteCommit(
  { emit }: Pick<Session, 'emit'>,
  commit_sha: DeploymentAnswer['source_revision_config']['repo_commit_sha']
): void {
  if (commit_sha != null) emit({ type: 'commit_known', commit_sha })
}
