/** Chooses the revision that a rollback returns to. */
import type { DeploymentAnswer, RevisionAnswer } from '../../contract/answers.js'
import { isDeployed, verdictOf } from '../../contract/status.js'
import { type Fact, type Hint } from '../../errors.js'
import { nameRevision } from '../../repository/revision-name.js'
import { isSameValue } from '../../repository/same-value.js'
import { listNewestFirst } from '../../requests/lists.js'
import { orNull } from '../../requests/retry.js'
import { sanitizeLine } from '../../text/sanitize.js'
import type { Session } from '../core/session.js'
import { type Snapshot, servingId } from '../core/snapshot.js'
import { findRevision } from '../find/find-revision.js'
import { DEPLOY_CODE, RollbackRefusedError } from './refused.js'

/** Returns the revision that serves; the latest one if the service names none. */
export async function readServing(
  { controlPlane }: Session,
  { deployment, latest, serving }: Snapshot
): Promise<RevisionAnswer | null> {
  if (serving.is !== 'revision' || serving.id === latest?.id) return latest
  return (await orNull(controlPlane.readRevision(deployment.id, serving.id))) ?? latest
}

/**
 * Returns the revision that served `before` this run; otherwise the newest DEPLOYED one older than
 * the failed one.
 *
 * @param before The deployment before this run.
 * @throws RollbackRefusedError if there is none.
 */
export async function targetAfterFailure(
  session: Session,
  before: Snapshot,
  failed_id: string
): Promise<RevisionAnswer> {
  const { deployment, latest } = before
  const active = servingId(before.serving)
  const isEarlier = active !== undefined && active !== failed_id
  // It is the one that is deployed (§2.1), whatever its status is called by now.
  const served = isEarlier
    ? await orNull(session.controlPlane.readRevision(deployment.id, active))
    : null
  if (served !== null) return withCode(served, deployment)
  const isOther = latest !== null && latest.id !== failed_id
  if (isOther && isDeployed(latest)) return withCode(latest, deployment)
  const list = { deployment_id: deployment.id, sought: failed_id, latest: failed_id }
  const older = await findOlder(session, list, isDeployed)
  if (older != null) return withCode(older, deployment)
  throw new RollbackRefusedError('the service lists no earlier revision that was DEPLOYED')
}

/**
 * Returns the newest revision before the serving one that was DEPLOYED and has other code.
 *
 * @param serving The revision that serves, as `readServing` returns it.
 * @throws RollbackRefusedError if the service lists none.
 */
export async function previousTarget(
  session: Session,
  current: Snapshot,
  serving: RevisionAnswer
): Promise<RevisionAnswer> {
  const { deployment } = current
  const { id: deployment_id, latest_revision_id } = deployment
  // If nothing serves, the same code may serve again.
  const isNamed = current.serving.is === 'revision' || current.serving.is === 'unknown'
  const isDown = !isNamed && !isDeployed(serving)
  const fits = (revision: RevisionAnswer) =>
    isDeployed(revision) && (isDown || hasOtherCode(revision, serving))
  const list = { deployment_id, sought: serving.id, latest: latest_revision_id ?? serving.id }
  const older = await findOlder(session, list, fits)
  if (older === null)
    throw new RollbackRefusedError('the service does not list revisions', {
      fix: 'Set `revision` to the ID of the revision to return to.'
    })
  if (older === undefined) throw noEarlier(current, serving)
  return withCode(older, deployment)
}

/**
 * Returns the revision that the user named.
 *
 * @param serving The revision that serves, as `readServing` returns it.
 * @throws RollbackRefusedError if it serves already, or never worked; DeployError `not_found`.
 */
export async function namedTarget(
  session: Session,
  current: Snapshot,
  { serving, named }: { serving: RevisionAnswer; named: string }
): Promise<RevisionAnswer> {
  const { deployment } = current
  const revision = await findRevision(session, current, { id: named, input: '`revision`' })
  const id = sanitizeLine(revision.id, 100)
  const hint = historyOf(deployment)
  if (revision.id === serving.id) {
    const fix = 'Name an earlier one with `revision`.'
    throw new RollbackRefusedError(`revision ${id} is serving already`, { fix, hint })
  }
  if (canServeAgain(revision)) return withCode(revision, deployment)
  const status = sanitizeLine(session.redact(revision.status), 40)
  const fix = 'Choose one that is DEPLOYED.'
  throw new RollbackRefusedError(`revision ${id} is ${status}`, { fix, hint })
}

/** Says what serves, because a user whose last attempt failed may not have to roll back at all. */
function noEarlier(current: Snapshot, serving: RevisionAnswer): RollbackRefusedError {
  const { deployment, latest } = current
  const facts: Fact[] = []
  const isProven = serving.id === servingId(current.serving) && isDeployed(serving)
  if (isProven) facts.push({ label: 'Serving', value: `${nameOf(serving)}, which is DEPLOYED` })
  const isAttempt = latest !== null && latest.id !== serving.id
  const hasFailed = isAttempt && verdictOf(latest.status) === 'failed'
  if (hasFailed) {
    const status = sanitizeLine(latest.status, 40)
    facts.push({ label: 'Last attempt', value: `${nameOf(latest)}, which ended as ${status}` })
  }
  const fix =
    isProven && hasFailed
      ? 'The last attempt did not replace what serves. Fix its cause, then deploy again.'
      : DEPLOY_CODE
  return new RollbackRefusedError(
    'the service lists no earlier revision that was DEPLOYED and shows other code',
    { facts, fix, hint: historyOf(deployment) }
  )
}

const nameOf = ({ id, source_revision_config }: RevisionAnswer) =>
  nameRevision(id, source_revision_config)

const historyOf = ({ id, name }: DeploymentAnswer): Hint => ({
  show: 'history',
  deployment: { id, name }
})

/** Returns whether the revision worked. A service may rename revisions that were replaced. */
export const canServeAgain = (revision: RevisionAnswer) =>
  isDeployed(revision) || /INACTIVE|REPLACED/i.test(revision.status)

const CODE_FIELDS = ['image_uri', 'repo_ref', 'graph_config_path', 'repo_commit_sha'] as const

/** Returns whether the code differs in a field that both revisions show. */
export function hasOtherCode(a: RevisionAnswer, b: RevisionAnswer): boolean {
  const code = a.source_revision_config ?? {}
  const other = b.source_revision_config ?? {}
  return CODE_FIELDS.some((field) => {
    const isHidden = field === 'repo_ref' && (code.hides_ref ?? other.hides_ref) === true
    const isShown = code[field] != null && other[field] != null && !isHidden
    return isShown && !isSameValue(field, code[field], other[field])
  })
}

/**
 * Finds the newest fitting revision that is older than `sought`; undefined if none fits, null if
 * the service has no list of revisions.
 */
async function findOlder(
  { controlPlane }: Session,
  { deployment_id, sought, latest }: { deployment_id: string; sought: string; latest: string },
  fits: (revision: RevisionAnswer) => boolean
): Promise<RevisionAnswer | undefined | null> {
  const findIn = (rows: readonly RevisionAnswer[]) => {
    const at = rows.findIndex(({ id }) => id === sought)
    return at < 0 ? undefined : rows.slice(at + 1).find(fits)
  }
  const isEnough = (rows: readonly RevisionAnswer[]) => findIn(rows) !== undefined
  const rows = await listNewestFirst(controlPlane, { deployment_id, sought: latest, isEnough })
  return rows === null ? null : findIn(rows)
}

/**
 * Returns the revision with its code: if revisions show none, the deployment shows that of its
 * latest one (§2.3).
 */
export function withCode(revision: RevisionAnswer, deployment: DeploymentAnswer): RevisionAnswer {
  const isLatest = deployment.latest_revision_id === revision.id
  const shown = isLatest ? deployment.source_revision_config : {}
  return { ...revision, source_revision_config: revision.source_revision_config ?? shown }
}
