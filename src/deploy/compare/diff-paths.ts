/**
 * Whether the files that changed since what is deployed need a revision (input `paths`). The comparison is always with
 * what is deployed, so nothing is forgotten by a deploy that failed or was left out. Only what is proven is skipped.
 */

import type { ChangedFiles, Comparison } from '../../repository/changed-files.js'
import { isUnder, type NamedFile, parsePattern } from '../../repository/path-patterns.js'
import { isFullCommit, shortCommit } from '../../repository/refs.js'
import { count } from '../../text/format.js'
import { sanitizeLine } from '../../text/sanitize.js'
import type { ComparedPaths, DeployedState, DesiredGitDeployment } from '../core/model.js'
import { verdictOf } from '../core/status.js'

/** More files are not named. */
const MOST_NAMED = 10
const MOST_IN_REASON = 3

/**
 * The inputs of the decision: the files that differ between two commits, the patterns and the graph configuration
 * files.
 */
export interface PathsRule {
  comparison: Comparison
  paths: readonly string[]
  configs: ReadonlySet<string>
}

/**
 * What decides whether the commits differ in what matters; or why nothing could prove that they do not.
 *
 * @param commits That of the latest revision, and this run's.
 */
export function pathsRule(
  wanted: DesiredGitDeployment,
  current: DeployedState,
  commits: Comparison
): PathsRule | { unknown: string } {
  const { deployment, latest } = current
  const from = commits.from.toLowerCase()
  const to = commits.to.toLowerCase()
  if (!isFullCommit(from) || !isFullCommit(to)) {
    return { unknown: `the ${isFullCommit(from) ? 'run' : 'service'} shows only a part of its commit ID` }
  }
  if (latest === null) return { unknown: 'no revision exists to compare with' }
  const deployed = verdictOf(latest.status) === 'deployed'
  if (!deployed && latest.source_revision_config?.repo_commit_sha == null) {
    return { unknown: 'the revision in progress does not show its commit' }
  }
  const active = deployment.active_revision_id
  if (deployed && active != null && active !== latest.id) {
    return { unknown: 'another revision than the latest one is active' }
  }
  const configs = graphConfigs(wanted, current)
  if (configs === undefined) return { unknown: 'the path of the graph configuration file is unknown' }
  return { comparison: { from, to }, paths: wanted.paths ?? [], configs }
}

/** The decision about the changed files. */
export interface JudgedFiles {
  needed: boolean
  /** Why a revision is needed, or is not. */
  why: string
  compared: ComparedPaths
}

/** Judges the files of a comparison. */
export function judgeFiles({ paths, configs }: PathsRule, changed: ChangedFiles): JudgedFiles {
  const { from, to } = changed
  if ('unknown' in changed) {
    const { unknown } = changed
    return { needed: true, why: `paths could not be compared: ${unknown}`, compared: { from, to, unknown } }
  }
  const patterns = paths.map(parsePattern)
  const { files } = changed
  const under = namesOf(
    files.filter((file) => leadsTo(file, configs) || isUnder(patterns, file) || isBelow(paths, file))
  )
  const total = namesOf(files).length
  const compared = { from, to, changed: total, under_paths: under.slice(0, MOST_NAMED).map(named) }
  if (under.length > 0) return { needed: true, why: `changed under paths: ${listed(under)}`, compared }
  const elsewhere = total === 0 ? 'no file changed' : `${count(total, 'file')} changed elsewhere`
  const between = `between ${shortCommit(from)} (deployed) and ${shortCommit(to)} (this run)`
  return { needed: false, why: `no file under paths changed ${between}: ${elsewhere}`, compared }
}

/** Whether a file is one of these, or may be a link in its path. */
function leadsTo({ path, may_be_link = false }: NamedFile, configs: ReadonlySet<string>): boolean {
  return configs.has(path) || (may_be_link && [...configs].some((config) => config.startsWith(`${path}/`)))
}

const SPECIAL = /[!*?+[]/

/** A plain name that is a folder matches no file: it stands for all its contents. */
function isBelow(paths: readonly string[], { path }: NamedFile): boolean {
  return paths.some((pattern) => !SPECIAL.test(pattern) && path.startsWith(`${pattern}/`))
}

const namesOf = (files: readonly NamedFile[]) => [...new Set(files.map(({ path }) => path))]

/** The desired and the deployed graph configuration file; undefined if both are unknown. */
function graphConfigs(
  wanted: DesiredGitDeployment,
  { deployment, latest }: DeployedState
): ReadonlySet<string> | undefined {
  const paths = [wanted, deployment, latest]
    .map((part) => part?.source_revision_config?.graph_config_path)
    .filter((path) => path != null)
    .map(inRepository)
  return paths.length === 0 || paths.includes(undefined) ? undefined : new Set(paths as string[])
}

/** A path as git writes it; undefined if it leads out of the repository. */
function inRepository(path: string): string | undefined {
  const parts: string[] = []
  for (const part of path.split('/')) {
    if (part === '..' && parts.pop() === undefined) return undefined
    if (part !== '' && part !== '.' && part !== '..') parts.push(part)
  }
  return parts.length === 0 ? undefined : parts.join('/')
}

const named = (path: string) => sanitizeLine(path, 100)

function listed(paths: readonly string[]): string {
  const more = paths.length - MOST_IN_REASON
  return paths.slice(0, MOST_IN_REASON).map(named).join(', ') + (more > 0 ? ` and ${more} more` : '')
}
