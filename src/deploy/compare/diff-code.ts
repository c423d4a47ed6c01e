/** Compares the deployed code with the desired code. Only what is proven is unchanged (docs/design.md, section 3). */

import { verdictOf } from '../../contract/status.js'
import { isPinned } from '../../repository/image.js'
import type { ChangedFiles, Comparison } from '../../repository/refs.js'
import { isTag, sameCommit, shortCommit } from '../../repository/refs.js'
import { isAskedValue } from '../../repository/same-value.js'
import { sanitizeLine } from '../../text/sanitize.js'
import type {
  Change,
  ComparedPaths,
  DeployedState,
  DesiredContainerDeployment,
  DesiredGitDeployment,
  SkippedCode
} from '../core/model.js'
import { judgePaths } from './diff-paths.js'

export interface CodeChanges extends SkippedCode {
  changes: Change[]
  /** Why the other fields are not sent, for the log of a run without changes. */
  unchanged: string[]
  /** The comparison of commits that `paths` needs. */
  undecided?: Comparison
  compared?: ComparedPaths
}

/**
 * The commit of the latest revision, if the service shows it. If the revision does not, the deployment's own copy does
 * (§2.1), but only once the revision is DEPLOYED: before that it may be the commit of the previous revision.
 */
export function deployedCommit({ deployment, latest }: DeployedState): string | undefined {
  const told = latest?.source_revision_config
  if (told?.repo_commit_sha != null) return told.repo_commit_sha
  const isSettled = told == null || (latest !== null && verdictOf(latest.status) === 'deployed')
  return (isSettled && deployment.source_revision_config.repo_commit_sha) || undefined
}

type CodeField = 'repo_ref' | 'graph_config_path' | 'image_uri'

/** A field of the deployed code. If the deployment does not show it, its latest revision may (§2.3). */
function deployedCode({ deployment, latest }: DeployedState, field: CodeField): string | undefined {
  return deployment.source_revision_config[field] || latest?.source_revision_config?.[field] || undefined
}

/** The change of a field that shows another value, or none. */
function diffField(current: DeployedState, field: CodeField, after: string | undefined): Change[] {
  const before = deployedCode(current, field)
  if (after === undefined || isAskedValue(field, after, before)) return []
  const note = `the service does not show the deployed ${field}`
  const how = before === undefined ? { difference: 'unproven' as const, note } : { difference: 'changed' as const }
  return [changeOf(current, field, { after, ...how })]
}

function changeOf(current: DeployedState, field: CodeField, change: Omit<Change, 'path' | 'new_revision'>): Change {
  const before = deployedCode(current, field)
  return { path: `source_revision_config.${field}`, ...(before && { before }), ...change, new_revision: true }
}

/** Compares the code of a `git_host` deployment: graph configuration path, ref, and the commit behind the ref. */
export function diffGitCode(
  wanted: DesiredGitDeployment,
  current: DeployedState,
  changed_files?: ChangedFiles
): CodeChanges {
  const { repo_ref, graph_config_path } = wanted.source_revision_config
  const path = diffField(current, 'graph_config_path', graph_config_path)
  const otherRef = diffField(current, 'repo_ref', repo_ref)
  if (repo_ref === undefined || otherRef.length > 0) return { changes: [...path, ...otherRef], unchanged: [] }
  const same = (why: string): CodeChanges => ({ changes: path, unchanged: [why] })
  const differs = (change: Pick<Change, 'difference' | 'note' | 'commits'>): CodeChanges => ({
    changes: [...path, changeOf(current, 'repo_ref', { after: repo_ref, ...change })],
    unchanged: []
  })
  const ref = sanitizeLine(repo_ref)
  const [before, after] = [deployedCommit(current), wanted.commit]
  // A tag whose commit one side does not know is not expected to move.
  if (isTag(repo_ref) && (before === undefined || after === undefined)) return same(`repo_ref is the same tag (${ref})`)
  if (after === undefined)
    return differs({ difference: 'unproven', note: `this run does not know the commit of ${ref}, so it builds again` })
  if (before !== undefined && sameCommit(before, after)) return same(`${ref} is still at commit ${shortCommit(after)}`)
  const isFollowing = current.deployment.source_config.build_on_push && wanted.source_config.build_on_push !== false
  if (wanted.is_push_to_ref && isFollowing) {
    const why = 'build_on_push is true and this run is the push, so the service builds this commit automatically'
    return { ...same(why), built_by_service: after }
  }
  if (before === undefined)
    return differs({ difference: 'unproven', note: `the service does not show which commit of ${ref} is deployed` })
  const commits = { from: before, to: after }
  const { needed, why, ...paths } = judgePaths(wanted, current, commits, changed_files)
  if (!needed) return { ...same(why.join()), retained_commit: before, ...paths }
  const note = why.length === 0 ? {} : { note: why.join('; ') }
  return { ...differs({ difference: 'changed', ...note, commits }), ...paths }
}

/** Compares the code of an `external_container` deployment: the image. Only a digest proves that it is the same. */
export function diffImage(wanted: DesiredContainerDeployment, current: DeployedState): CodeChanges {
  const { image_uri: after } = wanted.source_revision_config
  const changes = diffField(current, 'image_uri', after)
  if (after === undefined || changes.length > 0) return { changes, unchanged: [] }
  if (isPinned(after)) return { changes, unchanged: ['image_uri is the same digest'] }
  const note = 'a tag can move; set image_uri with a digest (…@sha256:…) to skip unchanged images'
  return { changes: [changeOf(current, 'image_uri', { after, difference: 'unproven', note })], unchanged: [] }
}
