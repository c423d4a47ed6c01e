/**
 * Compares what is checked out with what the run deploys. A build of other code than the user sees
 * would be a surprise.
 */
import type { DesiredDeployment } from '../deploy/core/model.js'
import { InputError } from '../errors.js'
import type { Checkout, ReadOptions } from '../ports.js'
import { isFullCommit, shortCommit } from '../repository/refs.js'
import { repositoryKey } from '../repository/repository-url.js'
import { sanitizeLine } from '../text/sanitize.js'
import { quote } from './fields.js'

/**
 * Refuses the path of a graph file that leads there from the workspace and not from the root of the
 * repository, if that one is deployed: it was checked out in a folder.
 *
 * @throws InputError
 */
export async function refuseNestedGraph(
  wanted: DesiredDeployment,
  checkout: Pick<Checkout, 'findNested'>,
  options?: ReadOptions
): Promise<void> {
  if (wanted.source !== 'git_host') return
  const { repo_url } = wanted.source_config
  const path = wanted.source_revision_config.graph_config_path
  if (path === undefined || repo_url === undefined) return
  const nested = await checkout.findNested(path, options)
  if (nested?.remote_url === undefined) return
  if (repositoryKey(nested.remote_url) !== repositoryKey(repo_url)) return
  const where =
    'is the path in the workspace, ' +
    `where the repository is checked out in ${quote(nested.folder, 80)}`
  const problem =
    `${quote(path, 100)} ${where}. ` +
    `Write ${sanitizeLine(nested.path, 100)}, the path from the root of the repository.`
  throw new InputError([{ input: 'graph_config_path', problem }])
}

/**
 * Warns if another commit is checked out than that of the run, and nothing explains it.
 * @param commit Of the run.
 */
export async function warnOfOtherCheckout(
  { ref, commit }: { ref: string | undefined; commit: string | undefined },
  checkout: Pick<Checkout, 'readCommit'>,
  options?: ReadOptions
): Promise<string | undefined> {
  if (ref === undefined || commit === undefined) return undefined
  if (!isFullCommit(commit)) return undefined
  const head = await checkout.readCommit(options)
  if (head === undefined || head === commit) return undefined
  const deployed = `${sanitizeLine(ref, 80)} (commit ${shortCommit(commit)})`
  return (
    `Commit ${shortCommit(head)} is checked out, but this run deploys ${deployed}. ` +
    'To deploy what is checked out, set `repo_ref` to its branch or tag.'
  )
}
