/** Checks that the deployed commit contains the graph configuration file, if the checkout shows it. */
import type { DesiredDeployment } from '../deploy/core/model.js'
import { InputError } from '../errors.js'
import type { Checkout } from '../ports.js'
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
  const commits = commit === undefined ? unpushed_commits : [commit]
  if (path === undefined || commits.length === 0) return
  const found = await Promise.all(commits.map((each) => checkout.findFile(each, path)))
  if (found.some((each) => each === undefined || each === 'file')) return
  const what = found[0] === 'folder' ? 'is a folder' : 'does not exist'
  const problem = `"${sanitizeLine(path, 100)}" ${what} in commit ${commits.map(shortCommit).join(' or ')}. Commit the file, or set the path from the root of the repository.`
  throw new InputError([{ input: 'graph_config_path', problem }])
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
