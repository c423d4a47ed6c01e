/** Emits the state of a revision as a poll reads it. */
import type { DeploymentAnswer, RevisionAnswer } from '../../contract/answers.js'
import type { Session } from './session.js'

/** Its status, and its commit if it shows one. `elapsed_ms` since the wait began. */
export function emitRevision(session: Session, revision: RevisionAnswer, elapsed_ms: number): void {
  session.emit({ type: 'status_read', revision_id: revision.id, status: revision.status, elapsed_ms })
  emitCommit(session, revision)
}

/** The commit that it was built from, if it shows one. */
export function emitCommit({ emit }: Session, { id, source_revision_config }: RevisionAnswer): void {
  const commit_sha = source_revision_config?.repo_commit_sha
  if (commit_sha != null) emit({ type: 'commit_read', revision_id: id, commit_sha })
}

/** What serves after a rollout, if the service says so. */
export function emitActive({ emit }: Session, serving: DeploymentAnswer['active_revision_id']): void {
  if (serving !== undefined) emit({ type: 'active_revision_read', revision_id: serving })
}
