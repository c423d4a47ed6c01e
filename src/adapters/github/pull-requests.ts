/** The state of a pull request. */
import type { GitHubQueries } from '../../ports.js'
import type { Resource } from './exchange.js'

export function pullRequestsOf({ octokit: { rest }, exchange, here }: Resource) {
  return {
    readPullRequest: (pull_number) =>
      exchange('read', 'pull-requests: read', async () => {
        const { data } = await rest.pulls.get({ ...here, pull_number })
        // Null if the fork was deleted, whatever GitHub's description says.
        const repository: { full_name: string } | null = data.head.repo
        return { closed: data.state === 'closed', head_repository: repository?.full_name }
      })
  } satisfies Partial<GitHubQueries>
}
