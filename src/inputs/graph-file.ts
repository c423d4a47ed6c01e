/** Checks that the deployed commit contains the graph configuration file, if the checkout shows it. */
import type { DesiredDeployment } from '../deploy/core/model.js'
import { InputError } from '../errors.js'
import type { Checkout, FileInCommit } from '../ports.js'
import { shortCommit } from '../repository/refs.js'
import { sanitizeLine } from '../text/sanitize.js'

/**
 * Refuses a deploy of this run's commit whose tree has no file at `graph_config_path`. The build would fail after minutes.
 * If the commit is not pushed, the file may be in that one or in the last known one of the remote.
 *
 * @throws InputError
 */
export async function refuseMissingGraph(
  wanted: DesiredDeployment,
  checkout: Pick<Checkout, 'findFile'>
): Promise<void> {
  if (wanted.source !== 'git_host') return
  const { commit, unpushed_commits = [] } = wanted
  const path = wanted.source_revision_config.graph_config_path
  if (path === undefined) return
  const commits = commit === undefined ? unpushed_commits : [commit]
  let missing: FileInCommit | undefined
  for (const each of commits) {
    const found = await checkout.findFile(each, path)
    if (found === undefined || found === 'file') return
    missing ??= found
  }
  if (missing === undefined) return
  throw new InputError([{ input: 'graph_config_path', problem: graphProblem(path, commits, missing) }])
}

/** The same checkout, which looks for no further file once git does not show whether one exists: it may hang. */
export function lookWhileShown(checkout: Pick<Checkout, 'findFile'>): Pick<Checkout, 'findFile'> {
  let isShown = true
  return {
    findFile: async (commit, path) => {
      const found = isShown ? await checkout.findFile(commit, path) : undefined
      isShown = found !== undefined
      return found
    }
  }
}

function graphProblem(path: string, commits: readonly string[], found: FileInCommit): string {
  const what = found === 'folder' ? 'is a folder' : 'does not exist'
  return `"${shown(path)}" ${what} in commit ${commits.map(shortCommit).join(' or ')}. Commit the file, or set the path from the root of the repository.`
}

const shown = (path: string) => sanitizeLine(path, 100)
