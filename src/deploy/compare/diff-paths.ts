/**
 * Whether the files that changed since what is deployed need a revision (input `paths`). The comparison is always with
 * what is deployed, so nothing is forgotten by a deploy that failed or was left out. Only what is proven is skipped.
 */

import { verdictOf } from '../../contract/status.js'
import { canonicalPath, isUnder, type NamedFile, parsePattern } from '../../repository/path-patterns.js'
import type { ChangedFiles, Comparison } from '../../repository/refs.js'
import { isFullCommit, shortCommit } from '../../repository/refs.js'
import { count } from '../../text/format.js'
import { sanitizeLine } from '../../text/sanitize.js'
import type { ComparedPaths, DeployedState, DesiredGitDeployment } from '../core/model.js'

/** More files are not reported. */
const MOST_NAMED = 10

/** Whether another commit needs a revision. */
export interface PathsVerdict {
  needed: boolean
  /** What `paths` says about it. */
  why: string[]
  /** What has to be compared first. */
  undecided?: Comparison
  compared?: ComparedPaths
}

/** @param commits That of the latest revision, and this run's. */
export function judgePaths(
  wanted: DesiredGitDeployment,
  current: DeployedState,
  commits: Comparison,
  changed_files: ChangedFiles | undefined
): PathsVerdict {
  if (wanted.paths === undefined) return { needed: true, why: [] }
  const [from, to] = [commits.from.toLowerCase(), commits.to.toLowerCase()]
  const configs = graphConfigs(wanted, current)
  if (![from, to].every(isFullCommit)) return unknownFiles('the service or this run has only a part of its commit ID')
  if (!showsCommit(current)) return unknownFiles('the revision in progress does not show its commit')
  if (configs === undefined) return unknownFiles('the path of the graph configuration file is unknown')
  // If another revision appears in between, an earlier comparison proves nothing.
  if (changed_files?.from !== from || changed_files.to !== to) return { needed: true, why: [], undecided: { from, to } }
  if ('unknown' in changed_files) return { ...unknownFiles(changed_files.unknown), compared: changed_files }
  return judgeFiles([...wanted.paths.flatMap(withFolder), ...configs.map(literal)], { from, to }, changed_files.files)
}

const unknownFiles = (why: string): PathsVerdict => ({ needed: true, why: [`paths could not be compared: ${why}`] })

/** Before a revision is DEPLOYED, only it shows its own commit. */
const showsCommit = ({ latest }: DeployedState) =>
  latest?.source_revision_config?.repo_commit_sha != null || latest === null || verdictOf(latest.status) === 'deployed'

/** The desired and the deployed graph configuration file; undefined if unknown, or outside the repository. */
function graphConfigs(wanted: DesiredGitDeployment, { deployment, latest }: DeployedState): string[] | undefined {
  const configs = [wanted, deployment, latest]
    .flatMap((part) => part?.source_revision_config?.graph_config_path ?? [])
    .map(canonicalPath)
  return configs.length === 0 || configs.some((path) => /^(?:\.\.(?:\/|$)|$)/.test(path)) ? undefined : configs
}

/** A plain name that is a folder matches no file: it stands for all its contents. */
const withFolder = (pattern: string) => (/[!*?+[]/.test(pattern) ? [pattern] : [pattern, `${pattern}/**`])

/** A pattern that matches exactly this path. */
const literal = (path: string) => path.replace(/[!*?+[]/g, '[$&]')

function judgeFiles(patterns: readonly string[], { from, to }: Comparison, files: readonly NamedFile[]): PathsVerdict {
  const parsed = patterns.map(parsePattern)
  const under = namesOf(files.filter((file) => isUnder(parsed, file))).map((path) => sanitizeLine(path, 100))
  const changed = namesOf(files).length
  const compared = { from, to, changed, under_paths: under.slice(0, MOST_NAMED) }
  if (under.length > 0)
    return { needed: true, why: [`changed under paths: ${sanitizeLine(under.join(', '), 200)}`], compared }
  const elsewhere = changed === 0 ? 'no file changed' : `${count(changed, 'file')} changed elsewhere`
  const between = `between ${shortCommit(from)} (deployed) and ${shortCommit(to)} (this run)`
  return { needed: false, why: [`no file under paths changed ${between}: ${elsewhere}`], compared }
}

const namesOf = (files: readonly NamedFile[]) => [...new Set(files.map(({ path }) => path))]
