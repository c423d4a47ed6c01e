/** Checks that the deployed commit contains the graph configuration file, if the checkout shows it. */
import type { DesiredDeployment } from '../deploy/core/model.js'
import { InputError } from '../errors.js'
import type { Checkout, FileInCommit } from '../ports.js'
import { shortCommit } from '../repository/refs.js'
import { sanitizeLine } from '../text/sanitize.js'

/**
 * Refuses a deploy of this run's commit whose tree has no file at `graph_config_path`. The build would fail after minutes.
 *
 * @throws InputError
 */
export async function refuseMissingGraph(
  wanted: DesiredDeployment,
  checkout: Pick<Checkout, 'findFile'>
): Promise<void> {
  if (wanted.source !== 'git_host' || wanted.commit === undefined) return
  const { commit } = wanted
  const path = wanted.source_revision_config.graph_config_path
  if (path === undefined) return
  const found = await checkout.findFile(commit, path)
  const problem = found && graphProblem(path, commit, found)
  if (problem !== undefined) throw new InputError([{ input: 'graph_config_path', problem }])
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

/** Undefined if the file exists. */
function graphProblem(path: string, commit: string, { found, similar }: FileInCommit): string | undefined {
  if (found === 'file') return undefined
  const what = found === 'folder' ? 'is a folder' : 'does not exist'
  const near = similar.length === 0 ? '' : ` Files with a similar name: ${similar.map(shown).join(', ')}.`
  return `"${shown(path)}" ${what} in commit ${shortCommit(commit)}. Commit the file, or set the path from the root of the repository.${near}`
}

const shown = (path: string) => sanitizeLine(path, 100)
