/**
 * Compares the deployed code with the desired code. Only what is proven counts as unchanged (docs/design.md, section
 * 3).
 */
import type { ChangedFiles, Comparison } from '../../repository/changed-files.js'
import { isPinned } from '../../repository/image.js'
import { isTag, sameCommit, shortCommit } from '../../repository/refs.js'
import { isAskedValue, isSameValue } from '../../repository/same-value.js'
import { sanitizeLine } from '../../text/sanitize.js'
import type {
  Change,
  ComparedPaths,
  DeployedState,
  DesiredContainerDeployment,
  DesiredGitDeployment,
  SkippedCode
} from '../core/model.js'
import { verdictOf } from '../core/status.js'
import { judgeFiles, pathsRule } from './diff-paths.js'

export interface CodeChanges extends SkippedCode {
  changes: Change[]
  /** The fields that are equal, for the log of a run without changes. */
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

/** A field that differs from the request. A field that the service does not show does not count as different. */
function codeMismatch(field: CodeField, before: string | undefined, after: string): Change {
  const path = `source_revision_config.${field}`
  const change = { path, after, new_revision: true }
  return before === undefined
    ? { ...change, difference: 'unproven', note: `the service does not show the deployed ${field}` }
    : { ...change, before, difference: 'changed' }
}

/** Compares the code of a `git_host` deployment: graph configuration path, ref, and the commit behind the ref. */
export function diffGitCode(
  wanted: DesiredGitDeployment,
  current: DeployedState,
  changed_files?: ChangedFiles
): CodeChanges {
  const found: CodeChanges = { changes: [], unchanged: [] }
  const { repo_ref, graph_config_path } = wanted.source_revision_config
  const path = deployedCode(current, 'graph_config_path')
  if (graph_config_path !== undefined && !isSameValue('graph_config_path', graph_config_path, path)) {
    found.changes.push(codeMismatch('graph_config_path', path, graph_config_path))
  }
  if (repo_ref === undefined) return found
  const ref = deployedCode(current, 'repo_ref')
  if (!isSameValue('repo_ref', repo_ref, ref)) {
    found.changes.push(codeMismatch('repo_ref', ref, repo_ref))
    return found
  }
  const change = { path: 'source_revision_config.repo_ref', before: ref, after: repo_ref, new_revision: true }
  return { ...found, ...compareCommits(wanted, current, { ...found, change, repo_ref, changed_files }) }
}

interface SameRef extends Pick<CodeChanges, 'changes' | 'unchanged'> {
  change: Omit<Change, 'difference'>
  repo_ref: string
  changed_files: ChangedFiles | undefined
}

function compareCommits(wanted: DesiredGitDeployment, current: DeployedState, same_ref: SameRef): Partial<CodeChanges> {
  const { changes, unchanged, change, repo_ref } = same_ref
  const before = deployedCommit(current)
  const after = wanted.commit
  const ref = sanitizeLine(repo_ref)
  const same = before !== undefined && after !== undefined && sameCommit(before, after)
  // A tag whose commit one side does not know is not expected to move.
  if (isTag(repo_ref) && (before === undefined || after === undefined)) {
    return { unchanged: [...unchanged, `${holds(current, 'the same tag')} (${ref})`] }
  }
  if (same) {
    return { unchanged: [...unchanged, `${holds(current, ref)} at this run's commit ${shortCommit(after)}`] }
  }
  if (
    after !== undefined &&
    wanted.is_push_to_ref &&
    current.deployment.source_config.build_on_push === true &&
    wanted.source_config.build_on_push !== false
  )
    return {
      built_by_service: after,
      unchanged
    }
  if (before !== undefined && after !== undefined) {
    return compareFiles(wanted, current, { ...same_ref, commits: { from: before, to: after } })
  }
  const note =
    after === undefined
      ? `this run does not know the commit of ${ref}, so it builds again`
      : `the service does not show which commit of ${ref} is deployed`
  return { changes: [...changes, { ...change, difference: 'unproven', note }] }
}

/** Whether what the deployment shows of its code has come up: it is that of the latest revision (§2.1). */
const isDeployed = ({ latest }: DeployedState) => latest === null || verdictOf(latest.status) === 'deployed'
/** That the code is deployed, or only in the latest revision, whose status the plan names. */
const holds = (current: DeployedState, what: string) =>
  isDeployed(current) ? `${what} is deployed` : `the latest revision has ${what}`
const latestRevision = ({ latest }: DeployedState) =>
  `the latest revision (${sanitizeLine(latest?.status ?? '', 40)}) is at`

/** Compares a branch at another commit than the deployed one: with `paths`, the changed files decide. */
function compareFiles(
  wanted: DesiredGitDeployment,
  current: DeployedState,
  { changes, unchanged, change, repo_ref, changed_files, commits }: SameRef & { commits: Comparison }
): Partial<CodeChanges> {
  const moved = (why?: string): Pick<CodeChanges, 'changes'> => {
    const ref = sanitizeLine(repo_ref)
    const there = isDeployed(current) ? `${ref} was deployed at` : `${latestRevision(current)} ${ref} at`
    const what = `${there} ${shortCommit(commits.from)}, and this run is at ${shortCommit(commits.to)}`
    const note = why === undefined ? what : `${what}; ${why}`
    return { changes: [...changes, { ...change, difference: 'changed', note, commits }] }
  }
  if (wanted.paths === undefined) return moved()
  const rule = pathsRule(wanted, current, commits)
  if ('unknown' in rule) return moved(`paths could not be compared: ${rule.unknown}`)
  const { from, to } = rule.comparison
  // If another revision appears in between, an earlier comparison proves nothing.
  if (changed_files?.from !== from || changed_files.to !== to) return { ...moved(), undecided: rule.comparison }
  const { needed, why, compared } = judgeFiles(rule, changed_files)
  if (needed) return { ...moved(why), compared }
  return { unchanged: [...unchanged, why], retained_commit: commits.from, compared }
}

/** Compares the code of an `external_container` deployment: the image. Only a digest proves that it is the same. */
export function diffImage(wanted: DesiredContainerDeployment, current: DeployedState): CodeChanges {
  const { image_uri } = wanted.source_revision_config
  const found: CodeChanges = { changes: [], unchanged: [] }
  if (image_uri === undefined) return found
  const before = deployedCode(current, 'image_uri')
  if (!isAskedValue('image_uri', image_uri, before)) {
    return { ...found, changes: [codeMismatch('image_uri', before, image_uri)] }
  }
  if (isPinned(image_uri)) return { ...found, unchanged: [holds(current, 'the same image digest')] }
  const note = `${holds(current, 'the same image tag')}, but a tag can move; set image_uri with a digest (…@sha256:…) to skip unchanged images`
  const change = { path: 'source_revision_config.image_uri', before, after: image_uri, new_revision: true }
  return { ...found, changes: [{ ...change, difference: 'unproven', note }] }
}
