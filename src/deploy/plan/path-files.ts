/**
 * Reads the files behind `paths` in the checkout, and warns of what can have no effect
 * (docs/paths.md).
 */
import { type OuterDependencies, readOuterDependencies } from '../../repository/graph-config.js'
import { findUnmatched } from '../../repository/path-patterns.js'
import { isTag } from '../../repository/refs.js'
import { sanitizeLine } from '../../text/sanitize.js'
import { graphConfigs } from '../compare/diff-code.js'
import type { DesiredDeployment, Origin } from '../core/model.js'
import type { Session } from '../core/session.js'
import type { Snapshot } from '../core/snapshot.js'

/** A git that hangs must not cost the deploy its time: this part of what is left. */
const SHARE_OF_TIME = 1 / 4

/**
 * Adds what the checkout shows, if `paths` may decide: on a branch whose commit the run knows.
 * @throws CancelledError
 */
export async function addPathFiles(
  session: Pick<Session, 'files' | 'clock' | 'deadline'>,
  { wanted, origin }: { wanted: DesiredDeployment; origin: Origin },
  current: Snapshot | null
): Promise<Origin> {
  const { files, clock, deadline } = session
  const { paths, commit } = origin
  if (files === undefined || paths === undefined) return origin
  if (commit === undefined) return origin
  if (wanted.source !== 'git_host' || isTag(wanted.source_revision_config.repo_ref)) return origin
  const options = { timeoutMs: Math.max(1, (deadline - clock.now()) * SHARE_OF_TIME) }
  const [path] = graphConfigs(wanted, current) ?? []
  const [text, names] = await Promise.all([
    path === undefined ? undefined : files.readFile(commit, path, options),
    files.listFiles(commit, options)
  ])
  const unmatched = names === undefined ? [] : findUnmatched(paths, names)
  if (path === undefined) return { ...origin, path_files: { unmatched } }
  const dependencies = text === undefined ? undefined : readOuterDependencies(text, path)
  const found = { graph_config_path: path, unmatched }
  return { ...origin, path_files: dependencies ? { ...found, dependencies } : found }
}

/**
 * Warns of patterns that match no file, and of dependencies that no commit of the repository can
 * change.
 */
export function pathWarnings({ path_files: files }: Origin): string[] {
  if (files === undefined) return []
  const { unmatched, graph_config_path = '', dependencies } = files
  return [...unmatchedWarnings(unmatched), ...outsideWarnings(graph_config_path, dependencies)]
}

function unmatchedWarnings(patterns: readonly string[]): string[] {
  if (patterns.length === 0) return []
  return [
    `No file of this commit matches ${quoteAll(patterns)} in \`paths\`. ` +
      'Check the spelling: such a pattern never causes a deploy.'
  ]
}

function outsideWarnings(path: string, dependencies: OuterDependencies | undefined): string[] {
  if (dependencies === undefined || dependencies.outside.length === 0) return []
  return [
    `\`paths\` ignores ${quoteAll(dependencies.outside)} in the dependencies of ` +
      `${sanitizeLine(path, 100)}, because that leads out of the repository.`
  ]
}

function quoteAll(texts: readonly string[]): string {
  return sanitizeLine(texts.map((text) => `"${sanitizeLine(text, 100)}"`).join(', '), 400)
}
