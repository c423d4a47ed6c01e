/**
 * Reactions to comments. A reaction of one kind exists once per user and comment: GitHub answers 201 to the call that
 * created it and 200 to all others (https://docs.github.com/rest/reactions/reactions#create-reaction-for-an-issue-comment).
 */
import type { GitHub, GitHubReaction } from '../ports.js'
import { ageOf, readDate } from '../text/dates.js'
import { ONCE } from './connection.js'
import type { Resource } from './exchange.js'
import { unlessGone } from './pull-requests.js'

/** It shows readers that the comment is about to change. */
const CONTENT = 'eyes'

export function reactionsOf({ octokit, exchange, here }: Resource): Pick<GitHub, 'addReaction' | 'deleteReaction'> {
  return {
    addReaction: (comment_id) =>
      exchange('pull-requests: write', async () => {
        const reaction = { ...here, comment_id, content: CONTENT, request: { ...ONCE } } as const
        const { data, status, headers } = await octokit.rest.reactions.createForIssueComment(reaction)
        return { id: data.id, is_new: isCreated(status), age_ms: reactionAge(data.created_at, headers.date) }
      }),
    deleteReaction: async (comment_id, reaction_id) => {
      await unlessGone(
        exchange('pull-requests: write', async () => {
          await octokit.rest.reactions.deleteForIssueComment({ ...here, comment_id, reaction_id })
        })
      )
    }
  }
}

/** Octokit's types know only one of the two statuses. */
const isCreated = (status: number): GitHubReaction['is_new'] => status === 201

/** Both dates are GitHub's, so the clock of the runner does not matter. Without them, the reaction counts as new. */
function reactionAge(created_at: string, date: string | undefined): number {
  const age = ageOf(created_at, readDate(date))
  return Number.isNaN(age) ? 0 : age
}
