/**
 * What the service shows of a deployment, read once and interpreted once. Nothing else reads
 * `active_revision_id`. Pure.
 */
import { type DeploymentAnswer, type RevisionAnswer, shownUrl } from '../../contract/answers.js'
import { isDeployed } from '../../contract/status.js'
import { webAddress } from '../../text/web-address.js'

/**
 * Which revision serves (`active_revision_id`, §2.1).
 *
 * - `revision`: the service names it.
 * - `nothing`: the service named one before, or the deployment was new, and now it names none.
 * - `unnamed`: the service shows null and never named one. Some services never do, so it proves
 *   nothing.
 * - `unknown`: the service does not show the field, or could not be read.
 */
export type Serving =
  | { is: 'revision'; id: string }
  | { is: 'nothing' }
  | { is: 'unnamed' }
  | { is: 'unknown' }

/** Before a create, nothing serves. */
export const NOTHING: Serving = { is: 'nothing' }
export const UNKNOWN: Serving = { is: 'unknown' }

/** A deployment as one read showed it. */
export interface Snapshot {
  deployment: DeploymentAnswer
  /** The revision of `latest_revision_id`; null when there is none. */
  latest: RevisionAnswer | null
  serving: Serving
}

/** Returns which revision serves. @param earlier What an earlier read of this deployment showed. */
export function servingOf(
  { active_revision_id: id }: Pick<DeploymentAnswer, 'active_revision_id'>,
  earlier: Serving = UNKNOWN
): Serving {
  if (id === undefined) return UNKNOWN
  if (id !== null) return { is: 'revision', id }
  const hasNamed = earlier.is === 'revision' || earlier.is === 'nothing'
  return hasNamed ? NOTHING : { is: 'unnamed' }
}

/**
 * Returns the web address of a deployment; undefined if the service shows none, or one that cannot
 * be used.
 */
export function urlOf(deployment: DeploymentAnswer): string | undefined {
  return webAddress(shownUrl(deployment))
}

/** Interprets a read. @param earlier What an earlier read of this deployment showed. */
export function snapshotOf(
  deployment: DeploymentAnswer,
  latest: RevisionAnswer | null,
  earlier?: Serving
): Snapshot {
  return { deployment, latest, serving: servingOf(deployment, earlier) }
}

/** Returns the id of the revision that serves; undefined if the service names none. */
export function servingId(serving: Serving): string | undefined {
  return serving.is === 'revision' ? serving.id : undefined
}

/** Returns whether the service names a revision as serving that is not its latest one. */
export function servesAnother({ serving, latest }: Snapshot): boolean {
  return serving.is === 'revision' && latest !== null && serving.id !== latest.id
}

/** Returns whether another revision serves although the latest one is DEPLOYED. */
export function servesAnotherThanDeployed(snapshot: Snapshot): boolean {
  const { latest } = snapshot
  return latest !== null && isDeployed(latest) && servesAnother(snapshot)
}
