/** A GitHub that records every text that it receives, as people and programs read it there. */
import { GitHubError } from '../../../src/errors.js'
import type { GitHubComment, GitHubDeployment } from '../../../src/ports.js'
import type { GitHubApi } from '../../support/fakes/github-repository.js'

export class RecordingGitHub implements GitHubApi {
  /** All texts by where they stand: `description`, `payload`, `status`, `comment`, … */
  readonly told: { place: string; text: string }[] = []
  private readonly deployments: GitHubDeployment[] = []
  private readonly comments: GitHubComment[] = []

  /** @param refusal What it says no with, to every write. */
  constructor(private readonly refusal?: string) {}

  readPullRequest = () => Promise.resolve({ closed: false, head_repository: undefined })
  containsCommit = () => Promise.resolve(true)
  listChangedFiles: GitHubApi['listChangedFiles'] = (comparison) =>
    Promise.resolve({ ...comparison, unknown: 'there is no code' })

  createDeployment: GitHubApi['createDeployment'] = async (deployment) => {
    this.keep('deployment', deployment)
    const made = { id: this.deployments.length + 1, payload: deployment.payload }
    this.deployments.unshift(made)
    return made
  }

  async *listDeployments(): AsyncGenerator<GitHubDeployment> {
    yield* this.deployments
  }

  addStatus: GitHubApi['addStatus'] = async (_deployment, status) => this.keep('status', status)
  latestState = () => Promise.resolve('in_progress')

  async *listComments(): AsyncGenerator<GitHubComment> {
    yield* this.comments
  }

  createComment: GitHubApi['createComment'] = async (_pull, body) => {
    this.keep('comment', body)
    const id = this.comments.length + 1
    this.comments.push({ id, body, is_trusted: true })
    return { id }
  }

  updateComment: GitHubApi['updateComment'] = async (wanted, change) => {
    const comment = this.comments.find(({ id }) => id === wanted)
    const body = comment && change(comment)
    if (comment === undefined || body === undefined) return undefined
    if (comment.body === body) return false
    comment.body = body
    this.keep('comment', body)
    return true
  }

  deleteComment = () => Promise.resolve()

  private keep(place: string, value: unknown): void {
    if (typeof value === 'string') this.told.push({ place, text: value })
    else if (typeof value === 'object' && value !== null) {
      for (const [key, part] of Object.entries(value)) this.keep(`${place}.${key}`, part)
    }
    if (this.refusal !== undefined && !place.includes('.'))
      throw new GitHubError(`GitHub answered 422: ${this.refusal}`)
  }
}
