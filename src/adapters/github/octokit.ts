/** Implements the port for GitHub's API. It is loaded only if a run needs GitHub: a plain deploy does not parse it. */
import { GitHubError } from '../../errors.js'
import type { GitHub, GitHubComment } from '../../ports.js'
import { sanitizeLine } from '../../text/sanitize.js'
import { commitsOf } from './commits.js'
import { connect, type Octokit } from './connection.js'
import { type Resource, type RunTime, startExchanges } from './exchange.js'

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
    return { ...deploymentsOf(resource), ...commitsOf(resource), ...pullRequestsOf(resource) }
  }
}

/** Rows of a page, the most that GitHub gives. */
const per_page = 100

function deploymentsOf({ octokit: { rest }, exchange, here }: Resource) {
  const permission = 'deployments: write'
  return {
    createDeployment: (deployment) =>
      exchange('create', permission, async () => {
        const fixed = { auto_merge: false, required_contexts: [] as string[] }
        const { data } = await rest.repos.createDeployment({ ...here, ...deployment, ...fixed })
        if (!('id' in data))
          throw new GitHubError(`GitHub created no deployment: ${sanitizeLine(data.message ?? '')}`)
        return { id: data.id }
      }),
    listDeployments: (environment) =>
      exchange('read', permission, async () => {
        const { data } = await rest.repos.listDeployments({ ...here, environment, per_page })
        return data.map(({ id, payload }) => ({ id, payload }))
      }),
    addStatus: (deployment_id, status) =>
      exchange('write', permission, async () => {
        await rest.repos.createDeploymentStatus({
          ...here,
          deployment_id,
          ...status,
          auto_inactive: false
        })
      }),
    latestState: (deployment_id) =>
      exchange('read', permission, async () => {
        const { data } = await rest.repos.listDeploymentStatuses({
          ...here,
          deployment_id,
          per_page: 1
        })
        return data[0]?.state
      })
  } satisfies Partial<GitHub>
}

function pullRequestsOf({ octokit: { rest, paginate }, exchange, here }: Resource) {
  const permission = 'pull-requests: write'
  return {
    readPullRequest: (pull_number) =>
      exchange('read', 'pull-requests: read', async () => {
        const { data } = await rest.pulls.get({ ...here, pull_number })
        // Null if the fork was deleted, whatever GitHub's description says.
        const repository: { full_name: string } | null = data.head.repo
        return { closed: data.state === 'closed', head_repository: repository?.full_name }
      }),
    async *listComments(issue_number) {
      const iterator = paginate.iterator(rest.issues.listComments, {
        ...here,
        issue_number,
        per_page
      })
      const pages = iterator[Symbol.asyncIterator]()
      for (;;) {
        const comments = await exchange('read', permission, async () => {
          const page = await pages.next()
          return page.done ? undefined : page.value.data.map(commentOf)
        })
        if (comments === undefined) return
        yield* comments
      }
    },
    createComment: (issue_number, body) =>
      exchange('create', permission, async () => {
        const { data } = await rest.issues.createComment({ ...here, issue_number, body })
        return { id: data.id }
      }),
    updateComment: (comment_id, change) =>
      // One exchange, so that no pause lies between the two, and a retry reads again.
      unlessGone(
        exchange('write', permission, async () => {
          const before = commentOf((await rest.issues.getComment({ ...here, comment_id })).data)
          const body = change(before)
          const isChanged = body !== undefined && body !== before.body
          if (isChanged) await rest.issues.updateComment({ ...here, comment_id, body })
          return body === undefined ? undefined : isChanged
        })
      ),
    deleteComment: async (comment_id) => {
      const send = () => rest.issues.deleteComment({ ...here, comment_id })
      await unlessGone(exchange('write', permission, send))
    }
  } satisfies Partial<GitHub>
}

type CommentAnswer = Awaited<ReturnType<Octokit['rest']['issues']['getComment']>>['data']

/** The permitted authors of our comment: an outsider may copy the marker. */
const TRUSTED: ReadonlySet<string> = new Set(['OWNER', 'MEMBER', 'COLLABORATOR'])

function commentOf({ id, body, user, author_association }: CommentAnswer): GitHubComment {
  return {
    id,
    body: body ?? '',
    is_trusted: user?.type === 'Bot' || TRUSTED.has(author_association)
  }
}

/** Undefined instead of a refusal with 404. */
async function unlessGone<T>(answer: Promise<T>): Promise<T | undefined> {
  return answer.catch((error: unknown) => {
    if (error instanceof GitHubError && error.status === 404) return undefined
    throw error
  })
}
