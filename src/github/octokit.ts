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
import { reactionsOf } from './reactions.js'

/** GitHub's API for this run's repository. */
export function createGitHub(options: GitHubOptions): GitHub {
  // Each connection has its own queue, so that closing requests do not wait for abandoned ones.
  const line = randomUUID()
  const [owner = '', repo = ''] = options.repository.split('/')
  const shared = { exchange: exchangeWith(options), here: { owner, repo } }
  const resource = { ...shared, octokit: connect(options, `deployments ${line}`) }
  // A run writes little, so its comment need not wait for its deployment.
  const talk = { ...shared, octokit: connect(options, `comments ${line}`) }
  // A reaction locks a comment, so it must not wait a second for the write before it.
  const locks = { ...shared, octokit: connect(options, `reactions ${line}`) }
  return {
    ...pullRequestsOf(resource),
    ...deploymentsOf(resource),
    ...commitsOf(resource),
    ...commentsOf(talk),
    ...reactionsOf(locks)
  }
}
