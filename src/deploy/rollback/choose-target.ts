/** Chooses the revision that a rollback returns to. */
import type { DeploymentAnswer, RevisionAnswer } from '../../contract/answers.js'
import { verdictOf } from '../../contract/status.js'
import { DeployError } from '../../errors.js'
import { isSameValue } from '../../repository/same-value.js'
import { listNewestFirst } from '../../requests/lists.js'
import { orNull } from '../../requests/retry.js'
import { sanitizeLine } from '../../text/sanitize.js'
import { type Session } from '../core/session.js'
import { type Snapshot, servingId } from '../core/snapshot.js'
import { findRevision } from '../find/find-revision.js'

/** What the service shows of the code of a revision. */
export type RevisionCode = DeploymentAnswer['source_revision_config']

export interface RollbackTarget {
  id: string
  code: RevisionCode
}

/** What to do if no rollback is possible. */
export const REVERT =
  'Deploy code that works: revert the change and push, or deploy a tag or a digest.'

/** No rollback is possible, or this run must not roll back. */
export function refused(why: string, fix?: string): DeployError {
  const what = `Not rolled back: ${why}.`
  return new DeployError('rollback_refused', { what, fix: fix === undefined ? [] : [fix] })
}

/** No rollback is possible, because nothing shows which code it would deploy. */
export class CodeUnknownError extends DeployError {
  constructor(why: string) {
    super('rollback_refused', { what: `Not rolled back: ${why}.`, fix: [REVERT] })
  }
}

/**
 * Returns the revision that served `before` this run; otherwise the newest DEPLOYED one older than the failed one.
 *
 * @param before The deployment before this run.
 * @throws DeployError `rollback_refused` if there is none.
 */
export async function targetAfterFailure(
  session: Session,
  before: Snapshot,
  failed_id: string
): Promise<RollbackTarget> {
  const { deployment, latest } = before
  const deployment_id = deployment.id
  const active = servingId(before.serving)
  // It is the one that is deployed (§2.1), whatever its status is called by now.
  const served =
    active === undefined || active === failed_id
      ? null
      : await orNull(session.controlPlane.readRevision(deployment_id, active))
  if (served !== null) return targetOf(served, deployment)
  if (latest !== null && latest.id !== failed_id && wasDeployed(latest))
    return targetOf(latest, deployment)
  const found = await findOlder(
    session,
    { deployment_id, sought: failed_id, latest: failed_id },
    wasDeployed
  )
  if (found === undefined) throw refused('the service lists no earlier revision that was DEPLOYED')
  return targetOf(found, deployment)
}

/**
 * Returns the named revision; without a name, the newest one before the serving one that was DEPLOYED and has other code.
 *
 * @throws DeployError `rollback_refused` if the named one serves already or never worked, or the service lists none.
 */
export async function targetByHand(
  session: Session,
  { deployment, latest, serving: state }: Snapshot,
  serving: RevisionAnswer,
  named: string | undefined
): Promise<RollbackTarget> {
  if (named === undefined) {
    const { id: deployment_id, latest_revision_id } = deployment
    // If nothing serves, the same code may serve again.
    const isNamed = state.is === 'revision' || state.is === 'unknown'
    const isDown = !isNamed && !wasDeployed(serving)
    const isOther = (revision: RevisionAnswer) =>
      wasDeployed(revision) && (isDown || hasOtherCode(revision, serving))
    const list = { deployment_id, sought: serving.id, latest: latest_revision_id ?? serving.id }
    const found = await findOlder(session, list, isOther)
    if (found !== undefined) return targetOf(found, deployment)
    const why = 'the service lists no earlier revision that was DEPLOYED and shows other code'
    throw refused(why, REVERT)
  }
  const revision = await findRevision(
    session,
    { deployment, latest, serving: state },
    { id: named, input: '`revision`' }
  )
  const shown = sanitizeLine(revision.id, 100)
  if (revision.id === serving.id)
    throw refused(`revision ${shown} is serving already`, 'Name an earlier one with `revision`.')
  if (canServeAgain(revision)) return targetOf(revision, deployment)
  const status = sanitizeLine(session.redact(revision.status), 40)
  throw refused(
    `revision ${shown} is ${status}`,
    'Choose one that is DEPLOYED. On the command line, `status --history` lists them.'
  )
}

/** Whether the revision worked. A service may rename revisions that were replaced. */
export const canServeAgain = (revision: RevisionAnswer) =>
  wasDeployed(revision) || /INACTIVE|REPLACED/i.test(revision.status)

const CODE_FIELDS = ['image_uri', 'repo_ref', 'graph_config_path', 'repo_commit_sha'] as const

/** Whether the code differs in a field that both revisions show. */
function hasOtherCode(a: RevisionAnswer, b: RevisionAnswer): boolean {
  const [is, was] = [a.source_revision_config ?? {}, b.source_revision_config ?? {}]
  return CODE_FIELDS.some(
    (field) => is[field] != null && was[field] != null && !isSameValue(field, is[field], was[field])
  )
}

const wasDeployed = ({ status }: RevisionAnswer) => verdictOf(status) === 'deployed'

/** The newest fitting revision that is older than `sought`; undefined if the service lists none. */
async function findOlder(
  { controlPlane }: Session,
  { deployment_id, sought, latest }: { deployment_id: string; sought: string; latest: string },
  fits: (revision: RevisionAnswer) => boolean
): Promise<RevisionAnswer | undefined> {
  const findIn = (rows: readonly RevisionAnswer[]) => {
    const at = rows.findIndex(({ id }) => id === sought)
    return at < 0 ? undefined : rows.slice(at + 1).find(fits)
  }
  const isEnough = (rows: readonly RevisionAnswer[]) => findIn(rows) !== undefined
  return findIn(
    (await listNewestFirst(controlPlane, { deployment_id, sought: latest, isEnough })) ?? []
  )
}

/** If revisions show no code, the deployment showed that of its latest one (§2.3). */
export function targetOf(revision: RevisionAnswer, deployment: DeploymentAnswer): RollbackTarget {
  const told =
    deployment.latest_revision_id === revision.id ? deployment.source_revision_config : {}
  return { id: revision.id, code: revision.source_revision_config ?? told }
}
