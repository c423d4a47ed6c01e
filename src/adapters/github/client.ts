/**
 * The client of a run for GitHub's API. It is loaded only if a run needs GitHub: a plain deploy
 * does not parse it.
 */
import type { GitHubConnection } from '../../ports.js'
import { commentsOf } from './comments.js'
import { commitsOf } from './commits.js'
import { connect } from './connection.js'
import { deploymentQueriesOf, deploymentsOf } from './deployments.js'
import { type RunTime, startExchanges } from './exchange.js'
import { pullRequestsOf } from './pull-requests.js'

interface GitHubOptions extends RunTime {
  token: string
  apiUrl: string
  /** `owner/name`. */
  repository: string
  /** Aborted when the run is cancelled. */
  cancelled: AbortSignal
  /** Aborted a moment after `cancelled`. */
  ended: AbortSignal
}

/**
 * Connects a run to its repository. Queries end when the run is cancelled. Writes get a moment
 * then, also if they begin only then: what they have begun must not stay open.
 */
export function connectGitHub(options: GitHubOptions): GitHubConnection {
  const { repository, cancelled, ended } = options
  const [owner = '', repo = ''] = repository.split('/')
  const octokit = connect(options)
  const exchangeUntil = startExchanges(options)
  const common = { octokit, here: { owner, repo } }
  const queried = { ...common, exchange: exchangeUntil(cancelled) }
  const written = { ...common, exchange: exchangeUntil(ended) }
  return {
    queries: {
      ...deploymentQueriesOf(queried),
      ...commitsOf(queried),
      ...pullRequestsOf(queried)
    },
    writes: { ...deploymentQueriesOf(written), ...deploymentsOf(written), ...commentsOf(written) }
  }
}
