/** The GitHub Deployments of a repository, and their statuses. */
import { GitHubError } from '../../errors.js'
import type { GitHubDeployment, GitHubQueries, GitHubWrites } from '../../ports.js'
import { sanitizeLine } from '../../text/sanitize.js'
import type { Resource } from './exchange.js'
import { PAGE_SIZE, rowsOf } from './pages.js'

const PERMISSION = 'deployments: write'

/** Lists them: runs look for their earlier records, and writes for those that end. */
export function deploymentQueriesOf({ octokit: { rest, paginate }, exchange, here }: Resource) {
  return {
    listDeployments: (filter) => {
      const query = { ...here, ...filter, per_page: PAGE_SIZE }
      const pages = paginate.iterator(rest.repos.listDeployments, query)
      const rowOf = ({ id, payload }: GitHubDeployment) => ({ id, payload })
      return rowsOf(exchange, PERMISSION, { pages, rowOf })
    }
  } satisfies Partial<GitHubQueries>
}

export function deploymentsOf({ octokit: { rest }, exchange, here }: Resource) {
  return {
    createDeployment: (deployment) =>
      exchange('create', PERMISSION, async () => {
        const fixed = { auto_merge: false, required_contexts: [] as string[] }
        const { data } = await rest.repos.createDeployment({ ...here, ...deployment, ...fixed })
        if (!('id' in data))
          throw new GitHubError(`GitHub created no deployment: ${sanitizeLine(data.message ?? '')}`)
        return { id: data.id }
      }),
    addStatus: (deployment_id, status) =>
      exchange('write', PERMISSION, async () => {
        const body = { ...here, deployment_id, ...status, auto_inactive: false }
        await rest.repos.createDeploymentStatus(body)
      }),
    latestState: (deployment_id) =>
      exchange('read', PERMISSION, async () => {
        const query = { ...here, deployment_id, per_page: 1 }
        const { data } = await rest.repos.listDeploymentStatuses(query)
        return data[0]?.state
      })
  } satisfies Partial<GitHubWrites>
}
