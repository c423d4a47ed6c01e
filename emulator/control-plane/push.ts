/** What a push to a ref builds (§3). */
import { isSameRepository } from '../repositories/heads.js'
import { type DeploymentRecord, latestRevision } from './records.js'
import { addRevision, type RevisionContext } from './revisions.js'

/** A revision that was built. */
export interface Built {
  deployment_id: string
  revision_id: string
}

/** A push; without a repository, to any. */
export interface Push {
  repo_url?: string | undefined
  ref: string
}

/** Whether a deployment asked for a build of each push, and this is one for it. */
function follows(deployment: DeploymentRecord, { repo_url, ref }: Push): boolean {
  const { build_on_push, repo_url: from } = deployment.source_config
  if (build_on_push !== true || deployment.gone_at !== null || from == null) return false
  if (repo_url !== undefined && !isSameRepository(from, repo_url)) return false
  return latestRevision(deployment).source_revision_config.repo_ref === ref
}

/** Builds a revision of each deployment that follows the ref. The head must have been moved before. */
export function buildPushed(deployments: readonly DeploymentRecord[], push: Push, context: RevisionContext): Built[] {
  return deployments
    .filter((deployment) => follows(deployment, push))
    .map((deployment) => ({ deployment_id: deployment.id, revision_id: addRevision(deployment, {}, context).id }))
}
