/** GitHub Deployments and their statuses. */
import { GitHubError } from '../errors.js'
import type { GitHub } from '../ports.js'
import { sanitizeLine } from '../text/sanitize.js'
import { PAGE_SIZE, type Resource, rowsOf } from './exchange.js'

const PERMISSION = 'deployments: write'

export function deploymentsOf({
  octokit,
  exchange,
  here
}: Resource): Pick<GitHub, 'createDeployment' | 'listDeployments' | 'addStatus' | 'latestStatus'> {
  return {
    createDeployment: (deployment) => {
      const fixed = { auto_merge: false, required_contexts: [] as string[] }
      const send = async () => {
        const { data } = await octokit.rest.repos.createDeployment({ ...here, ...deployment, ...fixed })
        if (!('id' in data)) throw new GitHubError(`GitHub created no deployment: ${sanitizeLine(data.message ?? '')}`)
        return { id: data.id, payload: data.payload }
      }
      return exchange(PERMISSION, send, 'create')
    },
    listDeployments: (environment) => {
      const query = { ...here, environment, per_page: PAGE_SIZE }
      const pages = octokit.paginate.iterator(octokit.rest.repos.listDeployments, query)
      return rowsOf(exchange, { permission: PERMISSION, pages }, ({ id, payload }) => ({ id, payload }))
    },
    addStatus: (deployment_id, status) => {
      const send = async () => {
        await octokit.rest.repos.createDeploymentStatus({ ...here, deployment_id, ...status, auto_inactive: false })
      }
      return exchange(PERMISSION, send, 'write')
    },
    latestStatus: (deployment_id) =>
      exchange(PERMISSION, async () => {
        const query = { ...here, deployment_id, per_page: 1 }
        const { data } = await octokit.rest.repos.listDeploymentStatuses(query)
        const [latest] = data
        return latest === undefined ? null : { state: latest.state, description: latest.description ?? '' }
      })
  }
}
