/** After DEPLOYED: reads what is live once more, and says where it is not what was asked for (design, section 3). */
import type { DeploymentAnswer, RevisionAnswer } from '../contract/answers.js'
import { DeployError } from '../errors.js'
import { inert } from '../text/inert.js'
import type { Wanted } from './model.js'
import { canonicalRef, isTag, sameCommit, shortCommit } from './repository.js'
import { isBeingDeleted } from './status.js'

/**
 * Warnings about what is live.
 *
 * @throws DeployError when the revision holds other code than was asked for, or the deployment is being deleted: exit
 * code 0 means that what was asked for holds.
 */
export function verifyDeployed(
  wanted: Wanted,
  { deployment, revision }: { deployment: DeploymentAnswer; revision: RevisionAnswer }
): string[] {
  if (isBeingDeleted(deployment)) {
    throw new DeployError(`Deployment ${deployment.id} is being deleted (AWAITING_DELETE).`, {
      advice: 'Somebody deleted it while this run deployed. Run again once it is gone to create it anew.'
    })
  }
  refuseOtherCode(wanted, revision)
  const warnings: string[] = []
  const built = revision.source_revision_config?.repo_commit_sha
  if (
    wanted.source === 'git_host' &&
    wanted.commit !== undefined &&
    built != null &&
    !sameCommit(built, wanted.commit)
  ) {
    const what = isTag(wanted.source_revision_config.repo_ref) ? 'the tag' : 'the branch'
    warnings.push(
      `Revision ${revision.id} was built from commit ${shortCommit(built)}, this run is at ${shortCommit(wanted.commit)}: ${what} has moved in between.`
    )
  }
  const active = deployment.active_revision_id
  if (active != null && active !== revision.id) {
    warnings.push(`Revision ${revision.id} is DEPLOYED, but the service names ${active} as the active one.`)
  }
  return warnings
}

/** What the revision says of its code must be what was asked for; a field it does not tell is taken on trust. */
function refuseOtherCode(wanted: Wanted, revision: RevisionAnswer): void {
  const told: Record<string, unknown> = revision.source_revision_config ?? {}
  const other = Object.entries(wanted.source_revision_config).flatMap(([field, asked]) => {
    const value = told[field]
    if (typeof value !== 'string' || canonicalRef(value) === asked) return []
    return [`source_revision_config.${field}: is ${inert(value)}, this run asks for ${inert(asked)}`]
  })
  if (other.length === 0) return
  throw new DeployError([`Revision ${revision.id} is DEPLOYED, but holds something else:`, ...other].join('\n  '), {
    advice:
      'Another run or an edit in the service came in between. Let only one run at a time work on a deployment (concurrency in the workflow), then run again.'
  })
}
