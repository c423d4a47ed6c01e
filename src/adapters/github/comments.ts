/** The comments of a pull request. */
import { GitHubError } from '../../errors.js'
import type { GitHubComment, GitHubWrites } from '../../ports.js'
import type { Octokit } from './connection.js'
import type { Resource } from './exchange.js'
import { PAGE_SIZE, rowsOf } from './pages.js'

const PERMISSION = 'pull-requests: write'

export function commentsOf({ octokit: { rest, paginate }, exchange, here }: Resource) {
  return {
    listComments: (issue_number) => {
      const query = { ...here, issue_number, per_page: PAGE_SIZE }
      const pages = paginate.iterator(rest.issues.listComments, query)
      return rowsOf(exchange, PERMISSION, { pages, rowOf: commentOf })
    },
    createComment: (issue_number, body) =>
      exchange('create', PERMISSION, async () => {
        const { data } = await rest.issues.createComment({ ...here, issue_number, body })
        return { id: data.id }
      }),
    updateComment: (comment_id, change) =>
      // One exchange, so that no pause lies between the two, and a retry reads again.
      unlessGone(
        exchange('write', PERMISSION, async () => {
          const before = commentOf((await rest.issues.getComment({ ...here, comment_id })).data)
          const body = change(before)
          const isChanged = body !== undefined && body !== before.body
          if (isChanged) await rest.issues.updateComment({ ...here, comment_id, body })
          return body === undefined ? undefined : isChanged
        })
      ),
    deleteComment: async (comment_id) => {
      const send = () => rest.issues.deleteComment({ ...here, comment_id })
      await unlessGone(exchange('write', PERMISSION, send))
    }
  } satisfies Partial<GitHubWrites>
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

/** Returns undefined instead of a refusal with 404. */
async function unlessGone<T>(answer: Promise<T>): Promise<T | undefined> {
  return answer.catch((error: unknown) => {
    if (error instanceof GitHubError && error.status === 404) return undefined
    throw error
  })
}
