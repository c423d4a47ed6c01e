/** Pull requests and the comments on them. */
import { GitHubRefusal } from '../errors.js'
import type { GitHub, GitHubComment } from '../ports.js'
import { PAGE_SIZE, type Resource, rowsOf } from './exchange.js'

/** The permitted authors of our comment: an outsider may copy the marker. */
const TRUSTED = new Set(['OWNER', 'MEMBER', 'COLLABORATOR'])

const PERMISSION = 'pull-requests: write'

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

export function commentsOf({
  octokit,
  exchange,
  here
}: Resource): Pick<GitHub, 'listComments' | 'readComment' | 'createComment' | 'updateComment' | 'deleteComment'> {
  const read = async (comment_id: number) => {
    const { data } = await octokit.rest.issues.getComment({ ...here, comment_id })
    return commentOf(data)
  }
  return {
    listComments: (issue_number) => {
      const pages = octokit.paginate.iterator(octokit.rest.issues.listComments, {
        ...here,
        issue_number,
        per_page: PAGE_SIZE
      })
      return rowsOf(exchange, { permission: PERMISSION, pages }, commentOf)
    },
    readComment: (comment_id) => unlessGone(exchange(PERMISSION, () => read(comment_id))),
    createComment: (issue_number, body) => {
      const send = async () => {
        const { data } = await octokit.rest.issues.createComment({ ...here, issue_number, body })
        return { id: data.id }
      }
      return exchange(PERMISSION, send, 'comment')
    },
    updateComment: async (comment_id, change) => {
      // One exchange, so that no pause lies between the two, and a retry reads again.
      const send = async () => {
        const before = await read(comment_id)
        const body = change(before)
        if (body === undefined) return false
        if (body !== before.body) await octokit.rest.issues.updateComment({ ...here, comment_id, body })
        return true
      }
      return (await unlessGone(exchange(PERMISSION, send, 'write'))) ?? false
    },
    deleteComment: async (comment_id) => {
      const send = async () => void (await octokit.rest.issues.deleteComment({ ...here, comment_id }))
      await unlessGone(exchange(PERMISSION, send, 'write'))
    }
  }
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
async function unlessGone<T>(answer: Promise<T>): Promise<T | undefined> {
  try {
    return await answer
  } catch (error) {
    if (error instanceof GitHubRefusal && error.status === 404) return undefined
    throw error
  }
}
