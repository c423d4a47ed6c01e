/** Whether the code that is deployed is the code that is wanted. Unchanged is only what is proven (design, section 3). */
import { isPinned } from '../contract/normal-forms/image.js'
import { isAskedValue, isSameValue } from '../repository/same-value.js'
import { inert } from '../text/inert.js'
import { judgeFiles, pathsRule } from './changed-files.js'
import type {
  Change,
  ChangedFiles,
  ComparedPaths,
  Comparison,
  Current,
  ExternalContainerWanted,
  GitHostWanted,
  KeptCode
} from './model.js'
import { isTag, sameCommit, shortCommit } from './repository.js'
import { verdictOf } from './status.js'

export interface CodeChanges extends KeptCode {
  changes: Change[]
  /** What was compared and found equal, for the log of a run that changes nothing. */
  unchanged: string[]
  warnings: string[]
  /** The comparison by which `paths` would tell whether the commits differ in what matters. */
  undecided?: Comparison
  compared?: ComparedPaths
}

const text = (value: string | null | undefined) => (value == null ? {} : { before: value })

/**
 * The commit of the latest revision, as far as the service tells it. Where the revision does not, the deployment's own
 * copy (§2.1) does once the revision is DEPLOYED: before that it may still name the commit of the revision before.
 */
function deployedCommit({ deployment, latest }: Current): string | undefined {
  const told = latest?.source_revision_config
  if (told?.repo_commit_sha != null) return told.repo_commit_sha
  const isSettled = told == null || (latest !== null && verdictOf(latest.status) === 'deployed')
  return (isSettled && deployment.source_revision_config.repo_commit_sha) || undefined
}

/** Code of a `git_host` deployment: graph configuration path, ref, and what the commit behind the ref brings. */
export function diffGitCode(wanted: GitHostWanted, current: Current, changed_files?: ChangedFiles): CodeChanges {
  const found: CodeChanges = { changes: [], unchanged: [], warnings: [] }
  const { repo_ref, graph_config_path } = wanted.source_revision_config
  const deployed = current.deployment.source_revision_config
  if (
    graph_config_path !== undefined &&
    !isSameValue('graph_config_path', graph_config_path, deployed.graph_config_path)
  ) {
    found.changes.push({
      path: 'source_revision_config.graph_config_path',
      difference: 'changed',
      ...text(deployed.graph_config_path),
      after: graph_config_path,
      new_revision: true
    })
  }
  if (repo_ref === undefined) return found
  const change = {
    path: 'source_revision_config.repo_ref',
    ...text(deployed.repo_ref),
    after: repo_ref,
    new_revision: true
  }
  if (!isSameValue('repo_ref', deployed.repo_ref, repo_ref)) {
    found.changes.push({ ...change, difference: 'changed' })
    return found
  }
  return { ...found, ...compareCommits(wanted, current, { ...found, change, repo_ref, changed_files }) }
}

interface SameRef extends Pick<CodeChanges, 'changes' | 'unchanged'> {
  change: Omit<Change, 'difference'>
  repo_ref: string
  changed_files: ChangedFiles | undefined
}

function compareCommits(wanted: GitHostWanted, current: Current, same_ref: SameRef): Partial<CodeChanges> {
  const { changes, unchanged, change, repo_ref } = same_ref
  const before = deployedCommit(current)
  const after = wanted.commit
  const ref = inert(repo_ref)
  const same = before !== undefined && after !== undefined && sameCommit(before, after)
  if (isTag(repo_ref)) {
    const moved = before !== undefined && after !== undefined && !same
    return {
      unchanged: [...unchanged, `the same tag is deployed (${ref})`],
      warnings: moved
        ? [
            `${ref} was deployed at ${shortCommit(before)}, this run has it at ${shortCommit(after)}: the tag seems to have moved. Set new_revision: always to build it again.`
          ]
        : []
    }
  }
  if (same) {
    const there = isDeployed(current) ? `${ref} is deployed at` : `${latestRevision(current)} ${ref} at`
    return { unchanged: [...unchanged, `${there} this run's commit ${shortCommit(after)}`] }
  }
  if (
    after !== undefined &&
    wanted.is_push_to_ref &&
    current.deployment.source_config.build_on_push === true &&
    wanted.source_config.build_on_push !== false
  )
    return {
      built_by_push: after,
      unchanged
    }
  if (before !== undefined && after !== undefined) {
    return compareFiles(wanted, current, { ...same_ref, commits: { from: before, to: after } })
  }
  const note =
    after === undefined
      ? `this run does not know the commit of ${ref}, so it may have moved`
      : `the service does not tell which commit of ${ref} is deployed`
  return { changes: [...changes, { ...change, difference: 'unproven', note }] }
}

/** Whether what the deployment tells of its code has come up: it is that of the latest revision (§2.1). */
const isDeployed = ({ latest }: Current) => latest === null || verdictOf(latest.status) === 'deployed'
const latestRevision = ({ latest }: Current) => `the latest revision (${inert(latest?.status ?? '', 40)}) is of`

/** A branch at another commit than the deployed one: what differs between them decides, where `paths` are given. */
function compareFiles(
  wanted: GitHostWanted,
  current: Current,
  { changes, unchanged, change, repo_ref, changed_files, commits }: SameRef & { commits: Comparison }
): Partial<CodeChanges> {
  const moved = (why?: string): Pick<CodeChanges, 'changes'> => {
    const there = isDeployed(current) ? 'deployed' : latestRevision(current)
    const what = `${inert(repo_ref)}: ${there} ${shortCommit(commits.from)}, this run ${shortCommit(commits.to)}`
    const note = why === undefined ? what : `${what}; ${why}`
    return { changes: [...changes, { ...change, difference: 'changed', note }] }
  }
  if (wanted.paths === undefined) return moved()
  const rule = pathsRule(wanted, current, commits)
  if ('unknown' in rule) return moved(`paths could not be compared: ${rule.unknown}`)
  const { from, to } = rule.comparison
  // What was compared before something else came in between proves nothing any more.
  if (changed_files?.from !== from || changed_files.to !== to) return { ...moved(), undecided: rule.comparison }
  const { needed, why, compared } = judgeFiles(rule, changed_files)
  if (needed) return { ...moved(why), compared }
  return { unchanged: [...unchanged, why], kept_commit: commits.from, compared }
}

/** Code of an `external_container` deployment: the image. Only a digest proves that it is the same. */
export function diffImage(wanted: ExternalContainerWanted, current: Current): CodeChanges {
  const { image_uri } = wanted.source_revision_config
  const deployed = current.deployment.source_revision_config.image_uri
  if (image_uri === undefined) return { changes: [], unchanged: [], warnings: [] }
  const change = { path: 'source_revision_config.image_uri', ...text(deployed), after: image_uri, new_revision: true }
  if (!isAskedValue('image_uri', image_uri, deployed))
    return { changes: [{ ...change, difference: 'changed' }], unchanged: [], warnings: [] }
  if (isPinned(image_uri)) return { changes: [], unchanged: ['the same image digest is deployed'], warnings: [] }
  const note =
    'the same image tag is deployed, but a tag can move; give the image by digest (…@sha256:…) to skip what has not changed'
  return { changes: [{ ...change, difference: 'unproven', note }], unchanged: [], warnings: [] }
}
