/** GitHub Deployments and their statuses. */
import { GitHubError } from '../errors.js'
import type { GitHub } from '../ports.js'
import { sanitizeLine } from '../text/sanitize.js'
import { type Exchange, PAGE_SIZE, type Resource, rowsOf } from './exchange.js'

export function deploymentsOf({
  octokit,
  exchange,
  here
}: Resource): Pick<GitHub, 'createDeployment' | 'listDeployments' | 'addStatus' | 'latestStatus'> {
  return {
    createDeployment: (deployment) =>
      exchange('deployments: write', async () => {
        const fixed = { auto_merge: false, required_contexts: [] as string[] }
        const body = { ...here, ...deployment, ...fixed, request: { retries: 0 } }
        const { data } = await octokit.rest.repos.createDeployment(body)
        if (!('id' in data)) throw new GitHubError(`GitHub created no deployment: ${sanitizeLine(data.message ?? '')}`)
        return { id: data.id, payload: data.payload }
      }),
    listDeployments: (environment) => listDeployments(octokit, exchange, { ...here, environment }),
    addStatus: (deployment_id, status) =>
      exchange('deployments: write', async () => {
        const body = { ...here, deployment_id, ...status, auto_inactive: false }
        await octokit.rest.repos.createDeploymentStatus(body)
      }),
    latestStatus: (deployment_id) =>
      exchange('deployments: write', async () => {
        const query = { ...here, deployment_id, per_page: 1 }
        const { data } = await octokit.rest.repos.listDeploymentStatuses(query)
        const [latest] = data
        return latest === undefined ? null : { state: latest.state, description: latest.description ?? '' }
      })
  }
}

async function* listDeployments(
  octokit: Resource['octokit'],
  exchange: Exchange,
  query: { owner: string; repo: string; environment: string }
) {
  const pages = octokit.paginate.iterator(octokit.rest.repos.listDeployments, { ...query, per_page: PAGE_SIZE })
  yield* rowsOf(exchange, { permission: 'deployments: write', pages }, ({ id, payload }) => ({ id, payload }))
}
