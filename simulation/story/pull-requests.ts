/**
 * The part of GitHub that stories need: which pull requests are closed. Records and comments are
 * ignored.
 */
import type { PullRequest } from '../../src/adapters/github/run-context.js'
import type { GitHubConnection } from '../../src/ports.js'
import type { Comparison } from '../../src/repository/refs.js'
import { BRANCH, OPEN_PULL, PARENT, type ScenarioRequest } from './scenario-request.js'

export function pullRequest(number: number, commit: string | undefined): PullRequest {
  return {
    number,
    head_ref: BRANCH,
    head_sha: commit ?? 'b'.repeat(40),
    head_repository: 'acme/support-agent',
    is_fork: false
  }
}

/** The pull request of a deploy is open; every other but one is closed. */
export function pullRequestsOf({ command, preview }: ScenarioRequest): GitHubConnection {
  const listDeployments = async function* () {}
  const queries = {
    readPullRequest: (pull: number) => {
      const closed = pull !== OPEN_PULL && !(command === 'deploy' && pull === preview)
      return Promise.resolve({ closed, head_repository: 'acme/support-agent' })
    },
    listChangedFiles: () => Promise.reject(new Error('no input asks for a comparison')),
    // Branches only move on: what the service builds has this run's commit, unless it is from
    // before the story.
    containsCommit: ({ to }: Comparison) => Promise.resolve(!PARENT.startsWith(to)),
    listDeployments
  }
  const writes = {
    createDeployment: () => Promise.resolve({ id: 1 }),
    listDeployments,
    addStatus: () => Promise.resolve(),
    latestState: () => Promise.resolve(undefined),
    listComments: async function* () {},
    createComment: () => Promise.resolve({ id: 1 }),
    updateComment: () => Promise.resolve(true),
    deleteComment: () => Promise.resolve()
  }
  return { queries, writes }
}
