import type {
  GitHubComment,
  GitHubConnection,
  GitHubDeployment,
  GitHubDeploymentFilter,
  GitHubQueries,
  GitHubWrites,
  NewGitHubDeployment,
  NewGitHubStatus,
  PullRequestState
} from '../../../src/ports.js'
import type { Comparison } from '../../../src/repository/refs.js'

/** All that a run reads and writes. */
export type GitHubApi = GitHubQueries & GitHubWrites

/** The connection of a run to it. */
export const connectionTo = (github: GitHubApi): GitHubConnection => ({
  queries: github,
  writes: github
})

/**
 * A repository behind the port, with these records, oldest first, each with the states that it has
 * had.
 */
export class GitHubRepository implements GitHubApi {
  comments: GitHubComment[] = []
  /** What was asked for, oldest first. */
  readonly made: NewGitHubDeployment[] = []
  readonly statuses: NewGitHubStatus[] = []

  constructor(
    readonly records: { payload: unknown; states: string[]; task?: string | undefined }[] = [],
    private readonly pulls: Record<number, PullRequestState> = {}
  ) {}

  async createDeployment(deployment: NewGitHubDeployment) {
    this.made.push(deployment)
    this.records.push({ payload: deployment.payload, states: [], task: deployment.task })
    return { id: this.records.length }
  }

  async *listDeployments(filter: GitHubDeploymentFilter): AsyncGenerator<GitHubDeployment> {
    const rows = this.records.map(({ payload, task }, index) => ({ id: index + 1, payload, task }))
    const isListed = ({ task }: { task?: string | undefined }) =>
      !('task' in filter) || task === filter.task
    yield* rows.filter(isListed).toReversed()
  }

  async addStatus(id: number, status: NewGitHubStatus) {
    this.statuses.push(status)
    this.records[id - 1]!.states.push(status.state)
  }

  async latestState(id: number) {
    return this.records[id - 1]!.states.at(-1)
  }

  async *listComments(_pull: number) {
    yield* this.comments
  }

  async createComment(_pull: number, body: string) {
    this.comments.push({ id: this.comments.length + 1, body, is_trusted: true })
    return { id: this.comments.length }
  }

  async updateComment(id: number, change: (before: GitHubComment) => string | undefined) {
    const comment = this.comments.find((one) => one.id === id)
    const body = comment && change({ ...comment })
    if (comment === undefined || body === undefined) return undefined
    const isChanged = comment.body !== body
    comment.body = body
    return isChanged
  }

  async deleteComment(id: number) {
    this.comments = this.comments.filter((comment) => comment.id !== id)
  }

  async readPullRequest(pull: number) {
    return this.pulls[pull] ?? { closed: false, head_repository: undefined }
  }

  async listChangedFiles(comparison: Comparison) {
    return { ...comparison, files: ['src/agent.py'], links: [] }
  }

  /** Branches only move on. */
  async containsCommit() {
    return true
  }

  get states() {
    return this.records.map(({ states }) => states.join(' '))
  }
}
