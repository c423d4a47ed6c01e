/** After DEPLOYED: reads what is live once more, and says where it is not what was asked for (design, section 3). */
import type { DeploymentAnswer, RevisionAnswer } from '../contract/answers.js'
import { DeployError } from '../errors.js'
import type { Wanted } from './model.js'
import { isTag, sameCommit, shortCommit } from './repository.js'
import { isBeingDeleted } from './status.js'

interface Seen {
  deployment: DeploymentAnswer
  revision: RevisionAnswer
  /** The commit that this run has left in place. */
  kept_commit?: string | undefined
}

/**
 * Warnings about what a wait has brought: the commit that was built, and what is live.
 *
 * @throws DeployError as `verifyLive` does.
 */
export function verifyDeployed(wanted: Wanted, seen: Seen): string[] {
  const live = verifyLive(seen)
  return [...compareBuiltCommit(wanted, seen), ...live]
}

/**
 * Warnings about what is live.
 *
 * @throws DeployError when the deployment is being deleted: exit code 0 means that what was asked for holds.
 */
export function verifyLive({ deployment, revision }: Seen): string[] {
  if (isBeingDeleted(deployment)) {
    throw new DeployError(`Deployment ${deployment.id} is being deleted (AWAITING_DELETE).`, {
      advice: 'Somebody deleted it while this run deployed. Run again once it is gone to create it anew.'
    })
  }
  const active = deployment.active_revision_id
  if (active == null || active === revision.id) return []
  return [
    `Revision ${revision.id} is DEPLOYED, but the service names ${active} as the active one. Look there which of the two serves; if it stays so, run again with new_revision: always.`
  ]
}

function compareBuiltCommit(wanted: Wanted, { revision, kept_commit }: Seen): string[] {
  const built = revision.source_revision_config?.repo_commit_sha
  if (wanted.source !== 'git_host' || wanted.commit === undefined || built == null) return []
  if (sameCommit(built, wanted.commit) || (kept_commit !== undefined && sameCommit(built, kept_commit))) return []
  const here = shortCommit(wanted.commit)
  const moved = isTag(wanted.source_revision_config.repo_ref)
    ? `the tag has moved. Tags that stay lead back to what was deployed: give ${here} a tag of its own, and deploy that.`
    : `the branch has moved, and the service builds it where it stands. Nothing is to be done where that is the newer one; to deploy exactly ${here}, tag it and deploy the tag.`
  return [`Revision ${revision.id} was built from commit ${shortCommit(built)}, this run is at ${here}: ${moved}`]
}
