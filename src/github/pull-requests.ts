/** Pull requests and the comments on them. */
import { GitHubRefusal } from '../errors.js'
import type { GitHub, GitHubComment, WriteOptions } from '../ports.js'
import { ONCE } from './connection.js'
import { PAGE_SIZE, type Resource, rowsOf } from './exchange.js'

/** The permitted authors of our comment: an outsider may copy the marker. */
const TRUSTED = new Set(['OWNER', 'MEMBER', 'COLLABORATOR'])

export function pullRequestsOf({ octokit, exchange, here }: Resource): Pick<GitHub, 'readPullRequest'> {
  return {
    readPullRequest: (pull_number) =>
      exchange('pull-requests: read', async () => {
        const { data } = await octokit.rest.pulls.get({ ...here, pull_number })
        return { closed: data.state === 'closed', head_repository: readHeadRepository(data) }
      })
  }
}

/** GitHub sends null for the repository of a fork that was deleted, whatever its description says. */
function readHeadRepository(pull: { head?: { repo?: { full_name?: unknown } | null } }): string | undefined {
  const name = pull.head?.repo?.full_name
  return typeof name === 'string' ? name : undefined
}

export function commentsOf(
  resource: Resource
): Pick<GitHub, 'listComments' | 'readComment' | 'createComment' | 'updateComment' | 'deleteComment'> {
  const { octokit, exchange, here } = resource
  return {
    listComments: (issue_number) => listComments(resource, issue_number),
    readComment: (comment_id) =>
      unlessGone(
        exchange('pull-requests: write', async () => {
          const { data } = await octokit.rest.issues.getComment({ ...here, comment_id })
          return commentOf(data)
        })
      ),
    createComment: (issue_number, body) =>
      exchange('pull-requests: write', async () => {
        const comment = { ...here, issue_number, body, request: { retries: 0 } }
        const { data } = await octokit.rest.issues.createComment(comment)
        return { id: data.id }
      }),
    updateComment: (comment_id, body, { once = false }: WriteOptions = {}) =>
      exchange('pull-requests: write', async () => {
        await octokit.rest.issues.updateComment({ ...here, comment_id, body, ...(once && { request: { ...ONCE } }) })
      }),
    deleteComment: (comment_id) =>
      exchange('pull-requests: write', async () => {
        await octokit.rest.issues.deleteComment({ ...here, comment_id })
      })
  }
}

async function* listComments(
  { octokit, exchange, here }: Resource,
  issue_number: number
): AsyncGenerator<GitHubComment> {
  const query = { ...here, issue_number, per_page: PAGE_SIZE }
  const pages = octokit.paginate.iterator(octokit.rest.issues.listComments, query)
  yield* rowsOf(exchange, { permission: 'pull-requests: write', pages }, commentOf)
}

interface CommentAnswer {
  id: number
  body?: string | undefined
  user: { type: string } | null
  author_association?: string
}

function commentOf({ id, body, user, author_association = '' }: CommentAnswer): GitHubComment {
  return {
    id,
    body: typeof body === 'string' ? body : '',
    is_trusted: user?.type === 'Bot' || TRUSTED.has(author_association)
  }
}

/** Undefined instead of a refusal with 404. */
export async function unlessGone<T>(answer: Promise<T>): Promise<T | undefined> {
  try {
    return await answer
  } catch (error) {
    if (error instanceof GitHubRefusal && error.status === 404) return undefined
    throw error
  }
}
