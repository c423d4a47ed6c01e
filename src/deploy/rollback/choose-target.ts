/** Chooses the revision that a rollback returns to. */
import type { DeploymentAnswer, RevisionAnswer } from '../../contract/answers.js'
import { DeployError, isNotFound } from '../../errors.js'
import { isSameValue } from '../../repository/same-value.js'
import { tryRequest } from '../../requests/retry.js'
import { sanitizeLine } from '../../text/sanitize.js'
import { listNewestFirst } from '../core/list-revisions.js'
import type { Session } from '../core/session.js'
import { verdictOf } from '../core/status.js'

/** What the service shows of the code of a revision. */
export type RevisionCode = DeploymentAnswer['source_revision_config']

/** The revision to return to. */
export interface RollbackTarget {
  id: string
  code: RevisionCode
}

export interface FailedInput {
  deployment_id: string
  /** The revision to roll back from. */
  failed_id: string
  /** The deployment at the start of this run; null if the run created it. */
  before: DeploymentAnswer | null
}

/**
 * Returns the revision that was serving at the start of this run; otherwise the newest DEPLOYED one older than the
 * failed one. Null: there is none.
 */
export async function targetAfterFailure(session: Session, input: FailedInput): Promise<RollbackTarget | null> {
  const { before, failed_id, deployment_id } = input
  const { active_revision_id: active, latest_revision_id: latest } = before ?? {}
  for (const id of new Set([active, latest])) {
    if (id == null || id === failed_id) continue
    const revision = await readIfThere(session, deployment_id, id)
    // The active one is the one that is deployed (§2.1), whatever its status is called by now.
    if (revision !== null && (id === active || wasDeployed(revision))) return targetOf(revision, before)
  }
  const found = await findOlder(session, { deployment_id, sought: failed_id }, wasDeployed)
  return found == null ? null : targetOf(found, null)
}

/**
 * Returns the newest revision before the serving one that was DEPLOYED and has other code.
 *
 * @throws DeployError `rollback_refused` if the service shows none.
 */
export async function targetBefore(session: Session, deploymentId: string, serving: RevisionAnswer) {
  const isOther = (revision: RevisionAnswer) => wasDeployed(revision) && hasOtherCode(revision, serving)
  const found = await findOlder(session, { deployment_id: deploymentId, sought: serving.id }, isOther)
  if (found != null) return targetOf(found, null)
  const why =
    found === null ? 'this service has no list of revisions' : 'no earlier revision was DEPLOYED with other code'
  throw refused(`There is no revision to roll back to: ${why}.`, 'Name the one to return to with `revision`.')
}

/**
 * Returns the named revision.
 *
 * @throws DeployError if it does not exist; `rollback_refused` if it serves already, or never worked.
 */
export async function targetNamed(
  session: Session,
  { deployment, serving }: { deployment: DeploymentAnswer; serving: RevisionAnswer | null },
  id: string
): Promise<RollbackTarget> {
  const shown = sanitizeLine(id, 100)
  if (id === serving?.id) throw refused(`Revision ${shown} is serving already.`, 'Name an earlier one with `revision`.')
  // The service has not named this id, so a 404 is its last word.
  const once = await tryRequest(() => session.controlPlane.readRevision(deployment.id, id, { once: true }))
  const isAbsent = 'error' in once && isNotFound(once.error)
  const revision = isAbsent ? null : await readIfThere(session, deployment.id, id)
  if (revision === null) {
    throw new DeployError('not_found', `The deployment has no revision ${shown}.`, {
      advice: 'Name one of its revisions with `revision`, or remove it to return to the last one that worked.'
    })
  }
  if (wasDeployed(revision) || revision.id === deployment.active_revision_id) return targetOf(revision, deployment)
  const status = sanitizeLine(session.redact(revision.status), 40)
  throw refused(`Revision ${shown} is ${status}, so it cannot be restored.`, 'Choose one that is DEPLOYED.')
}

/** The revision cannot be restored. Nothing was sent. */
export function refused(message: string, advice?: string): DeployError {
  return new DeployError('rollback_refused', message, { advice })
}

const CODE_FIELDS = ['image_uri', 'repo_ref', 'graph_config_path', 'repo_commit_sha'] as const

/** Whether the code differs in a field that both revisions show. */
function hasOtherCode(a: RevisionAnswer, b: RevisionAnswer): boolean {
  const [is, was] = [a.source_revision_config ?? {}, b.source_revision_config ?? {}]
  return CODE_FIELDS.some(
    (field) => is[field] != null && was[field] != null && !isSameValue(field, is[field], was[field])
  )
}

const wasDeployed = ({ status }: RevisionAnswer) => verdictOf(status) === 'deployed'

/** The newest fitting revision that is older than `sought`; undefined if the list shows none. Null without a list. */
async function findOlder(
  { controlPlane }: Session,
  { deployment_id, sought }: { deployment_id: string; sought: string },
  fits: (revision: RevisionAnswer) => boolean
): Promise<RevisionAnswer | undefined | null> {
  const findIn = (rows: readonly RevisionAnswer[]) => {
    const at = rows.findIndex(({ id }) => id === sought)
    return at < 0 ? undefined : rows.slice(at + 1).find(fits)
  }
  const isEnough = (rows: readonly RevisionAnswer[]) => findIn(rows) !== undefined
  const rows = await listNewestFirst(controlPlane, { deployment_id, sought, isEnough })
  return rows && findIn(rows)
}

/** If revisions show no code, the deployment showed that of its latest one (§2.3). */
function targetOf(revision: RevisionAnswer, deployment: DeploymentAnswer | null): RollbackTarget {
  const told = deployment?.latest_revision_id === revision.id ? deployment.source_revision_config : {}
  return { id: revision.id, code: revision.source_revision_config ?? told }
}

/** Null if the service says that it does not exist. */
export async function readIfThere(session: Session, deploymentId: string, id: string): Promise<RevisionAnswer | null> {
  const read = await tryRequest(() => session.controlPlane.readRevision(deploymentId, id))
  if ('value' in read) return read.value
  if (isNotFound(read.error)) return null
  throw read.error
}
