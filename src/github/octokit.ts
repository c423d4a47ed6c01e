/**
 * Implements the port for GitHub's API. It is loaded only if a run needs GitHub, so that a plain deploy does not parse
 * it.
 */
import { randomUUID } from 'node:crypto'
import type { GitHub } from '../ports.js'
import { commitsOf } from './commits.js'
import { connect, type GitHubOptions } from './connection.js'
import { deploymentsOf } from './deployments.js'
import { exchangeWith } from './exchange.js'
import { commentsOf, pullRequestsOf } from './pull-requests.js'

/** GitHub as this run's repository sees it. */
export function createGitHub(options: GitHubOptions): GitHub {
  // Each connection has a queue of its own: what closes a run does not wait behind what the run left behind.
  const line = randomUUID()
  const [owner = '', repo = ''] = options.repository.split('/')
  const shared = { exchange: exchangeWith(options), here: { owner, repo } }
  const resource = { ...shared, octokit: connect(options, `deployments ${line}`) }
  // A run writes little, so its comment need not stand in line behind its deployment.
  const talk = { ...shared, octokit: connect(options, `comments ${line}`) }
  return { ...pullRequestsOf(resource), ...deploymentsOf(resource), ...commitsOf(resource), ...commentsOf(talk) }
}
