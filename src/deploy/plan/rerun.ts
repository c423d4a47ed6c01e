/** Says what a re-run does while the revision of this run is in progress. Pure. */
import { isPinned } from '../../repository/image.js'
import { isTag } from '../../repository/refs.js'
import { sanitizeLine } from '../../text/sanitize.js'
import type { Change, DesiredDeployment, NewRevisionPolicy } from '../core/model.js'

/** What decides whether a re-run finds no difference. */
export interface RerunInput {
  wanted: DesiredDeployment
  new_revision: NewRevisionPolicy
  plan: { changes: readonly Change[] }
}

/** That a re-run starts a new revision, and what to do; undefined if it waits for the one of this run. */
export function whyRerunDeploys({ wanted, new_revision, plan }: RerunInput): string | undefined {
  if (new_revision === 'always')
    return 'Remove `new_revision: always`, then re-run the job to wait for this revision. With it, a re-run starts a new revision.'
  const why = whyNotCompared(wanted) ?? whyUnproven(plan.changes)
  return why && `Check this revision in the service. A re-run starts a new one, because ${why}.`
}

/** Code that no run can compare with what is deployed, whatever the service shows. */
function whyNotCompared(wanted: DesiredDeployment): string | undefined {
  if (wanted.source === 'git_host') {
    const { repo_ref } = wanted.source_revision_config
    const isUnknown = repo_ref !== undefined && !isTag(repo_ref) && wanted.commit === undefined
    return isUnknown ? `it does not know the commit of "${sanitizeLine(repo_ref)}"` : undefined
  }
  const { image_uri } = wanted.source_revision_config
  return image_uri === undefined || isPinned(image_uri) ? undefined : 'the tag of `image_uri` can move'
}

function whyUnproven(changes: readonly Change[]): string | undefined {
  const unproven = changes.find(({ difference, new_revision }) => difference === 'unproven' && new_revision)
  if (unproven === undefined) return undefined
  const field = unproven.path.startsWith('secrets') ? 'secrets' : unproven.path.replace(/^.*\./, '')
  return `the service does not show enough to compare \`${sanitizeLine(field)}\``
}
