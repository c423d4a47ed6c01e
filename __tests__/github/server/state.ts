/** The state of a repository on GitHub that the action uses. */
export interface Comment {
  id: number
  pull: number
  body: string
  user: { login: string; id: number; type: string }
  author_association: string
}

export interface Status {
  id: number
  state: string
  description: string
  log_url?: string
  environment_url?: string
}

export interface Deployment {
  id: number
  sha: string
  ref: string
  task: string
  environment: string
  description: string
  payload: unknown
  transient_environment: boolean
  statuses: Status[]
}

const BOT = { login: 'github-actions[bot]', id: 41_898_282, type: 'Bot' }

export class Repository {
  /** Folder with the git repository that its code is in; without one it has no commits. */
  code: string | undefined
  readonly pulls = new Map<number, 'open' | 'closed'>()
  /** Full name of the repository of a head; null for a fork that was deleted. Without one it is the repository itself. */
  readonly heads = new Map<number, string | null>()
  comments: Comment[] = []
  readonly deployments: Deployment[] = []
  private nextId = 1000

  /** A comment by the workflow's token, or by another user. */
  comment(pull: number, body: string, author?: { login: string; association: string }): Comment {
    const user = author === undefined ? BOT : { login: author.login, id: 7, type: 'User' }
    const comment = {
      id: this.id(),
      pull,
      body,
      user,
      author_association: author?.association ?? 'NONE'
    }
    this.comments.push(comment)
    return comment
  }

  deploy(
    facts: Partial<Omit<Deployment, 'id' | 'statuses'>> & { environment: string; payload: unknown }
  ): Deployment {
    const fallback = { ref: 'main', task: 'deploy', description: '', transient_environment: false }
    const deployment = { id: this.id(), sha: 'f'.repeat(40), ...fallback, ...facts, statuses: [] }
    this.deployments.push(deployment)
    return deployment
  }

  addStatus(deployment: Deployment, status: Partial<Status> & { state: string }): Status {
    const made = { id: this.id(), description: '', ...status }
    deployment.statuses.push(made)
    return made
  }

  private id(): number {
    return (this.nextId += 1)
  }
}
