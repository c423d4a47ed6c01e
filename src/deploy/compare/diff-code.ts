/**
 * Compares the deployed code with the desired code. Only what is proven is unchanged
 * (docs/design.md, section 3).
 */
import { isDeployed } from '../../contract/status.js'
import { isPinned } from '../../repository/image.js'
import {
  canonicalPath,
  isUnder,
  leavesRepository,
  literalPattern,
  parsePattern,
  patternsOfPath,
  withContents
} from '../../repository/path-patterns.js'
import {
  type ChangedFiles,
  type Comparison,
  type FileDifferences,
  isFullCommit,
  isTag,
  sameCommit,
  shortCommit
} from '../../repository/refs.js'
import { isAskedValue } from '../../repository/same-value.js'
import { count } from '../../text/format.js'
import { sanitizeLine } from '../../text/sanitize.js'
import type {
  Change,
  ComparedPaths,
  DesiredContainerDeployment,
  DesiredGitDeployment,
  Origin,
  Plan
} from '../core/model.js'
import type { Snapshot } from '../core/snapshot.js'

export interface CodeChanges extends Pick<Plan, 'pushed_commit' | 'retained_commit'> {
  changes: Change[]
  /** Why the other fields are not sent, for the log of a run without changes. */
  unchanged: string[]
  /** The comparison of commits that `paths` needs. */
  undecided?: Comparison
  compared?: ComparedPaths
}

/**
 * Returns the commit of the latest revision, if the service shows it. If the revision does not, the
 * deployment's own copy does (§2.1), but only once the revision is DEPLOYED: before that it may be
 * the commit of the previous revision.
 */
export function deployedCommit({ deployment, latest }: Snapshot): string | undefined {
  const told = latest?.source_revision_config
  if (told?.repo_commit_sha != null) return told.repo_commit_sha
  const isSettled = told == null || (latest !== null && isDeployed(latest))
  return (isSettled && deployment.source_revision_config.repo_commit_sha) || undefined
}

type CodeField = 'repo_ref' | 'graph_config_path' | 'image_uri'

/**
 * A field of the deployed code. If the deployment does not show it, its latest revision may (§2.3).
 */
function deployedCode({ deployment, latest }: Snapshot, field: CodeField): string | undefined {
  return (
    deployment.source_revision_config[field] || latest?.source_revision_config?.[field] || undefined
  )
}

/**
 * Returns whether the service does not show which ref is deployed, in comparison with this one. The
 * branch that a deployment follows says nothing of a tag.
 */
function hidesRef(current: Snapshot, after: string | undefined): boolean {
  const { deployment, latest } = current
  const codes = [deployment.source_revision_config, latest?.source_revision_config]
  if (!codes.some((code) => code?.hides_ref)) return false
  const before = deployedCode(current, 'repo_ref')
  return before === undefined || after === undefined || (isTag(after) && !isTag(before))
}

/** Returns the change of a field that shows another value, or none. */
function diffField(current: Snapshot, field: CodeField, after: string | undefined): Change[] {
  const before = deployedCode(current, field)
  if (after === undefined || isAskedValue(field, after, before)) return []
  const note = `the service does not show the deployed ${field}`
  const how =
    before === undefined
      ? { difference: 'unproven' as const, note }
      : { difference: 'changed' as const }
  return [codeChange(current, field, { after, ...how })]
}

function codeChange(
  current: Snapshot,
  field: CodeField,
  change: Omit<Change, 'path' | 'new_revision'>
): Change {
  const before = deployedCode(current, field)
  return {
    path: `source_revision_config.${field}`,
    ...(before && { before }),
    ...change,
    new_revision: true
  }
}

/**
 * Compares the code of a `git_host` deployment: graph configuration path, ref, and the commit
 * behind the ref.
 */
export function diffGitCode(
  wanted: DesiredGitDeployment,
  origin: Origin,
  current: Snapshot,
  changed_files?: ChangedFiles
): CodeChanges {
  const { repo_ref, graph_config_path } = wanted.source_revision_config
  const path = diffField(current, 'graph_config_path', graph_config_path)
  const before = deployedCommit(current)
  const after = origin.commit
  // Where a commit is shown in place of the ref, the commit shows what is deployed.
  const isHidden = hidesRef(current, repo_ref)
  const isComparable = isHidden && before !== undefined
  const otherRef = isComparable ? [] : diffField(current, 'repo_ref', repo_ref)
  if (otherRef.length > 0) return { changes: [...path, ...otherRef], unchanged: [] }
  // A rollback may name its code by the commit alone.
  if (repo_ref === undefined && after === undefined) return { changes: path, unchanged: [] }
  const ref_after = repo_ref ?? deployedCode(current, 'repo_ref')
  const same = (...why: string[]): CodeChanges => ({ changes: path, unchanged: why })
  const differs = (change: Pick<Change, 'difference' | 'note' | 'commits'>): CodeChanges => ({
    changes: [...path, codeChange(current, 'repo_ref', { after: ref_after, ...change })],
    unchanged: []
  })
  const ref = sanitizeLine(ref_after ?? 'the code')
  // A tag whose commit one side does not know is not expected to move.
  const isUnknown = before === undefined || after === undefined
  if (isTag(repo_ref) && !isHidden && isUnknown) return same(`repo_ref is the same tag (${ref})`)
  if (after === undefined)
    return differs({
      difference: 'unproven',
      note: `this run does not know the commit of ${ref}, so it builds again`
    })
  if (before !== undefined && sameCommit(before, after))
    return same(`${ref} is still at commit ${shortCommit(after)}`)
  const isFollowing =
    current.deployment.source_config.build_on_push && wanted.source_config.build_on_push !== false
  if (origin.is_push && isFollowing) {
    const why =
      'build_on_push is true and this run is the push, ' +
      'so the service builds this commit automatically'
    return { ...same(why), pushed_commit: after }
  }
  if (before === undefined)
    return differs({
      difference: 'unproven',
      note: `the service does not show which commit of ${ref} is deployed`
    })
  const commits = { from: before, to: after }
  const { needed, why, ...paths } = judgePaths({ wanted, origin }, current, commits, changed_files)
  if (!needed) return { ...same(...why), retained_commit: before, ...paths }
  const note = why.length === 0 ? {} : { note: why.join('; ') }
  return { ...differs({ difference: 'changed', ...note, commits }), ...paths }
}

/**
 * Compares the code of an `external_container` deployment: the image. Only a digest proves that it
 * is the same.
 */
export function diffImage(wanted: DesiredContainerDeployment, current: Snapshot): CodeChanges {
  const { image_uri: after } = wanted.source_revision_config
  const changes = diffField(current, 'image_uri', after)
  if (after === undefined || changes.length > 0) return { changes, unchanged: [] }
  if (isPinned(after)) return { changes, unchanged: ['image_uri is the same digest'] }
  const note = 'a tag can move; set `image_uri` with a digest (…@sha256:…) to skip unchanged images'
  return {
    changes: [codeChange(current, 'image_uri', { after, difference: 'unproven', note })],
    unchanged: []
  }
}

/** More files are not reported. */
const MOST_NAMED = 10

/**
 * Whether another commit needs a revision, by the files that changed since what is deployed (input
 * `paths`). The comparison is always with what is deployed, so nothing is forgotten by a deploy
 * that failed or was left out.
 */
interface PathsVerdict extends Pick<CodeChanges, 'undecided' | 'compared'> {
  needed: boolean
  /** What `paths` says about it. */
  why: string[]
}

/** @param commits That of the latest revision, and this run's. */
export function judgePaths(
  { wanted, origin }: { wanted: DesiredGitDeployment; origin: Origin },
  current: Snapshot,
  commits: Comparison,
  changed_files: ChangedFiles | undefined
): PathsVerdict {
  if (origin.paths === undefined) return { needed: true, why: [] }
  const from = commits.from.toLowerCase()
  const to = commits.to.toLowerCase()
  const configs = graphConfigs(wanted, current)
  if (!isFullCommit(from) || !isFullCommit(to))
    return unknownFiles('the service or this run has only a part of its commit ID')
  if (!showsCommit(current))
    return unknownFiles('the revision in progress does not show its commit')
  if (configs === undefined)
    return unknownFiles('the path of the graph configuration file is unknown')
  // If another revision appears in between, an earlier comparison proves nothing.
  if (changed_files?.from !== from || changed_files.to !== to)
    return { needed: true, why: [], undecided: { from, to } }
  if ('unknown' in changed_files)
    return { ...unknownFiles(changed_files.unknown), compared: changed_files }
  const patterns = [
    // Before those of the input, whose `!` excludes from these, too.
    ...(origin.path_files?.dependencies?.paths ?? []).flatMap(patternsOfPath),
    ...origin.paths.flatMap(withContents),
    ...configs.map(literalPattern)
  ]
  const verdict = judgeFiles(patterns, { from, to }, changed_files)
  return verdict.needed ? verdict : { ...verdict, why: [...verdict.why, ...doubtsOf(origin)] }
}

/** Says what `paths` could not take into account. */
function doubtsOf({ path_files: files }: Origin): string[] {
  if (files?.graph_config_path === undefined || files.dependencies !== undefined) return []
  const path = sanitizeLine(files.graph_config_path, 100)
  return [
    `the local dependencies of ${path} are unknown, because the checkout does not show them: ` +
      'only paths decided'
  ]
}

const unknownFiles = (why: string): PathsVerdict => ({
  needed: true,
  why: [`paths could not be compared: ${why}`]
})

/**
 * Returns whether the commit is shown. Before a revision is DEPLOYED, only it shows its own commit.
 */
const showsCommit = ({ latest }: Snapshot) =>
  latest?.source_revision_config?.repo_commit_sha != null || latest === null || isDeployed(latest)

/**
 * Returns the desired and the deployed graph configuration file; undefined if unknown, or outside
 * the repository.
 */
export function graphConfigs(
  wanted: DesiredGitDeployment,
  current: Snapshot | null
): string[] | undefined {
  const configs = [wanted, current?.deployment, current?.latest]
    .flatMap((part) => part?.source_revision_config?.graph_config_path ?? [])
    .map(canonicalPath)
  const isInside = configs.every((path) => path !== '' && !leavesRepository(path))
  return configs.length > 0 && isInside ? configs : undefined
}

/**
 * Judges the files that differ. A link or submodule always counts: no pattern names what is reached
 * through it.
 */
function judgeFiles(
  patterns: readonly string[],
  { from, to }: Comparison,
  { files, links }: FileDifferences
): PathsVerdict {
  const parsed = patterns.map(parsePattern)
  const isCounted = (path: string) => links.includes(path) || isUnder(parsed, path)
  const different = [...new Set(files)]
  const under = different.filter(isCounted).map((path) => sanitizeLine(path, 100))
  const changed = different.length
  const compared = { from, to, changed, under_paths: under.slice(0, MOST_NAMED) }
  if (under.length > 0)
    return {
      needed: true,
      why: [`changed under paths: ${sanitizeLine(under.join(', '), 200)}`],
      compared
    }
  const elsewhere =
    changed === 0 ? 'no file changed' : `${count(changed, 'file')} changed elsewhere`
  const between = `between ${shortCommit(from)} (deployed) and ${shortCommit(to)} (this run)`
  return { needed: false, why: [`no file under paths changed ${between}: ${elsewhere}`], compared }
}
