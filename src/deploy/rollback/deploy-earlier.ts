/** Deploys an earlier state: apply → wait → verify, as any deploy. It never replaces a revision of another writer. */
import type { RevisionAnswer } from '../../contract/answers.js'
import { DeployError } from '../../errors.js'
import { isPinned } from '../../repository/image.js'
import { sameCommit, shortCommit } from '../../repository/refs.js'
import type { Applied } from '../apply/applied.js'
import { identifyRevision } from '../apply/identify-revision.js'
import { patchDeployment } from '../apply/patch-deployment.js'
import type { DeployedState, DesiredDeployment } from '../core/model.js'
import type { WaitOptions } from '../core/request.js'
import { retryConflict, sendWrite } from '../core/send-write.js'
import type { Session } from '../core/session.js'
import { type DeployedRevision, verifyApplied } from '../verify/verify-applied.js'
import { waitForApplied } from '../wait/wait-for-applied.js'
import { type RollbackTarget, refused } from './choose-target.js'
import { noWayBack, type RollbackPlan } from './plan-rollback.js'

/** An earlier state, and how it is deployed. */
export interface Earlier {
  target: RollbackTarget
  wanted: DesiredDeployment
  /** The state to leave. */
  current: DeployedState
  /** Revisions from before: a reader that is behind may name one of them as the latest for some seconds. */
  older: readonly string[]
  planned: Exclude<RollbackPlan, { way: 'refused' }>
  wait: WaitOptions
}

/** The revision with the earlier code. Absent without a wait. */
export interface Redeployed {
  revision_id: string | null
  deployed: DeployedRevision | undefined
  applied: Applied
}

/**
 * @throws RequestError, DeployError as those of a deploy; `rollback_refused` if the service cannot redeploy; `superseded`
 * if another writer made a newer revision.
 */
export async function deployEarlier(session: Session, earlier: Earlier): Promise<Redeployed> {
  return followApplied(session, earlier, await applyEarlier(session, earlier))
}

/** Makes the revision. @throws as `deployEarlier`. */
export function applyEarlier(session: Session, earlier: Earlier): Promise<Applied> {
  const { wanted, current, planned, older } = earlier
  const careful = { ...session, controlPlane: overNoOther(session, earlier) }
  return planned.way === 'patch'
    ? patchDeployment(careful, { wanted, current, older, plan: planned.plan })
    : redeploy(careful, earlier)
}

/** Waits for the revision with the earlier code, and verifies it. @throws the errors of a deploy. */
export async function followApplied(session: Session, earlier: Earlier, applied: Applied): Promise<Redeployed> {
  const { wanted, current, wait } = earlier
  const { deployment, revision_id, previous } = applied
  session.emit({ type: 'deployment_read', deployment })
  if (revision_id !== null) session.emit({ type: 'revision_identified', revision_id, previous })
  const waited = await waitForApplied(session, { wanted, current, wait, follow: false }, applied)
  if (waited === 'not_built') throw new Error('a rollback waits for no push')
  if (waited.kind === 'came_up') assertEarlierCode(earlier, waited.revision)
  const deployed = await verifyApplied(session, { wait, wanted, current, applied, waited })
  if (deployed !== undefined && deployed.revision_id !== revision_id) throw overtaken(deployed.revision_id)
  return { revision_id, deployed, applied }
}

/** The same control plane, which sends a write only while no other writer has made a newer revision. */
function overNoOther({ controlPlane }: Session, { current, older }: Earlier): Session['controlPlane'] {
  const { id, latest_revision_id: leaving } = current.deployment
  const assertLatest = async () => {
    const { latest_revision_id: latest } = await controlPlane.readDeployment(id)
    if (latest !== leaving && (latest === null || !older.includes(latest))) throw overtaken(latest)
  }
  return {
    ...controlPlane,
    patchDeployment: async (...sent) => {
      await assertLatest()
      return controlPlane.patchDeployment(...sent)
    },
    redeployRevision: async (...sent) => {
      await assertLatest()
      return controlPlane.redeployRevision(...sent)
    }
  }
}

function overtaken(newest: string | null): DeployError {
  const what = newest === null ? 'a newer revision' : `revision ${newest}`
  return new DeployError('superseded', `Another run created ${what}, which stays.`, {
    advice: 'Check in the service who changed the deployment.'
  })
}

/** Makes a new revision of the earlier one, outside the specification. */
async function redeploy(session: Session, { target, wanted, current, older }: Earlier): Promise<Applied> {
  const { controlPlane, emit } = session
  const { id: deployment_id, latest_revision_id: previous } = current.deployment
  const sent = await sendWrite(session, {
    request: `POST /v2/deployments/${deployment_id}/revisions/${target.id}/redeploy`,
    send: () => retryConflict(controlPlane.redeployRevision(deployment_id, target.id)),
    find: async () => {
      const deployment = await controlPlane.readDeployment(deployment_id)
      const { latest_revision_id: latest } = deployment
      const isOld = latest === null || latest === previous || older.includes(latest)
      return isOld ? null : { deployment, revision_id: latest }
    }
  })
  if ('answer' in sent && !sent.answer) throw refused(`Not rolled back: ${noWayBack(wanted)}.`, REVERT)
  emit({ type: 'operation_decided', operation: 'updated', new_revision: true })
  const written = { deployment_id, previous, older, before: current.latest }
  const made = 'found' in sent ? sent.found : await identifyRevision(session, written)
  return { operation: 'updated', before: current.deployment, ...made, previous, new_revision: true }
}

const REVERT = 'Revert the change and push, or deploy a tag or a digest that works.'

/** @throws DeployError if the service built another commit, or may run the image that is to be left. */
function assertEarlierCode({ target, planned }: Earlier, { id, source_revision_config }: RevisionAnswer): void {
  const image = source_revision_config?.image_uri ?? target.code.image_uri
  if (planned.way === 'redeploy' && image != null && !isPinned(image)) {
    throw new DeployError(
      'revision_mismatch',
      `Revision ${id} has the same image tag as the one that it replaced, and the service does not show which image it is.`,
      { advice: 'Deploy the image that works by its digest.' }
    )
  }
  const [built, was] = [source_revision_config, target.code].map((code) => code?.repo_commit_sha)
  if (built == null || was == null || sameCommit(built, was)) return
  throw new DeployError(
    'other_commit',
    `The service built commit ${shortCommit(built)}, not commit ${shortCommit(was)} of revision ${target.id}.\nRevision ${id}`,
    { advice: REVERT }
  )
}
