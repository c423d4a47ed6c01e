/**
 * Implements the port for GitHub's API. It is loaded only if a run needs GitHub, so that a plain deploy does not parse
 * it.
 */
import type { GitHub } from '../ports.js'
import { commitsOf } from './commits.js'
import { connect } from './connection.js'
import { deploymentsOf } from './deployments.js'
import { type RunTime, startExchanges } from './exchange.js'
import { commentsOf, pullRequestsOf } from './pull-requests.js'

/** `running` ends when the run is cancelled. `closing` gets a moment then, also if it begins only then. */
export type Phase = 'running' | 'closing'

export interface GitHubOptions extends RunTime {
  token: string
  apiUrl: string
  /** `owner/name`. */
  repository: string
  /** Aborted a moment after `cancelled`. */
  ended: AbortSignal
}

/** Connects a run to its repository: one client, whose requests end with their phase. */
export function connectGitHub(options: GitHubOptions): (phase: Phase) => GitHub {
  const { repository, cancelled, ended } = options
  const [owner = '', repo = ''] = repository.split('/')
  const octokit = connect(options)
  const exchangeUntil = startExchanges(options)
  return (phase) => {
    const exchange = exchangeUntil(phase === 'running' ? cancelled : ended)
    const resource = { octokit, exchange, here: { owner, repo } }
    return { ...pullRequestsOf(resource), ...deploymentsOf(resource), ...commitsOf(resource), ...commentsOf(resource) }
  }
}
