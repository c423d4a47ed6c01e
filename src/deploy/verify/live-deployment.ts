/**
 * What a run leaves in place, for the checks of the agent server and for the deployments that need
 * it. Pure.
 */
import type { LiveDeployment } from '../../ports.js'
import { revisionId, type Written } from '../core/model.js'
import { type Snapshot, servingId, urlOf } from '../core/snapshot.js'
import type { Live } from './verify-active.js'

/**
 * Returns the deployment as the last reads show it.
 * @param live What serves; undefined if nothing shows that.
 */
export function liveDeployment(
  { deployment, revision, before }: Written,
  live: Live | undefined
): LiveDeployment {
  const shown = live === undefined ? undefined : urlOf(live.deployment)
  const revision_id = live?.revision.id ?? revisionId(revision) ?? servedBefore(before)
  return { deployment_id: deployment.id, revision_id, url: shown ?? urlOf(deployment) }
}

const servedBefore = (before: Snapshot | null) =>
  before === null ? undefined : servingId(before.serving)

/** Returns an existing deployment as a plan found it. */
export function liveFromSnapshot({ deployment, latest, serving }: Snapshot): LiveDeployment {
  const revision_id = latest?.id ?? servingId(serving)
  return { deployment_id: deployment.id, revision_id, url: urlOf(deployment) }
}
