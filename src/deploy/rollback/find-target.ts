/** Finds the target of a rollback: the last revision that was DEPLOYED before this run's. */
import type { DeploymentAnswer, RevisionAnswer } from '../../contract/answers.js'
import { isNotFound } from '../../errors.js'
import { tryRequest } from '../../requests/retry.js'
import { listNewestFirst } from '../core/list-revisions.js'
import type { Session } from '../core/session.js'
import { verdictOf } from '../core/status.js'
import type { CodeFields } from './compare-code.js'

export interface TargetInput {
  deployment_id: string
  /** The revision to roll back from. */
  failed_id: string
  /** The deployment at the start of this run; null if the run created it. */
  before: DeploymentAnswer | null
}

export interface RollbackTarget {
  id: string
  /** As read before the rollback sends anything. */
  status: string
  code: CodeFields
}

/**
 * Returns the revision that was serving at the start of this run; otherwise the newest DEPLOYED one older than the
 * failed one. Null: there is none.
 */
export async function findTarget(session: Session, input: TargetInput): Promise<RollbackTarget | null> {
  const { before, failed_id } = input
  const { active_revision_id: active, latest_revision_id: latest } = before ?? {}
  for (const id of new Set([active, latest])) {
    if (id == null || id === failed_id) continue
    const revision = await readIfThere(session, input.deployment_id, id)
    // The active one is the one that is deployed (§2.1), whatever its status is called by now.
    if (revision !== null && (id === active || verdictOf(revision.status) === 'deployed'))
      return targetOf(revision, before)
  }
  return findListed(session, input)
}

async function findListed(session: Session, { deployment_id, failed_id }: TargetInput): Promise<RollbackTarget | null> {
  const { controlPlane } = session
  const listed = (await listNewestFirst(controlPlane, { deployment_id, sought: failed_id })) ?? []
  const failedAt = listed.findIndex(({ id }) => id === failed_id)
  // If the list does not contain the failed one, the older ones are unknown.
  const older = failedAt < 0 ? [] : listed.slice(failedAt + 1)
  const found = older.find(({ status }) => verdictOf(status) === 'deployed')
  return found === undefined ? null : targetOf(found, null)
}

/** If revisions show no code, the deployment showed that of its latest one (§2.3). */
function targetOf(revision: RevisionAnswer, before: DeploymentAnswer | null): RollbackTarget {
  const told = before?.latest_revision_id === revision.id ? before.source_revision_config : {}
  return { id: revision.id, status: revision.status, code: revision.source_revision_config ?? told }
}

async function readIfThere(session: Session, deploymentId: string, id: string): Promise<RevisionAnswer | null> {
  const { controlPlane } = session
  const read = await tryRequest(() => controlPlane.readRevision(deploymentId, id))
  if ('value' in read) return read.value
  if (isNotFound(read.error)) return null
  throw read.error
}
