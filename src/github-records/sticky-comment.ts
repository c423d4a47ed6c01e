/** Keeps one comment per deployment on a pull request up to date, and finds it by its marker. */
import { GitHubRefusal } from '../errors.js'
import type { GitHub, GitHubComment } from '../ports.js'

export interface StickyComment {
  pull: number
  /** Last line of the comment. */
  marker: string
  /** Made from the text of the comment before this run, if there is one. */
  body: (earlier?: string) => string
  /** Id, if this run has written it before. */
  known?: number | undefined
  /** Write one if there is none. */
  create: boolean
}

/** Writes the comment. Returns its id, or undefined if there is none. */
export async function keepComment(github: GitHub, comment: StickyComment): Promise<number | undefined> {
  const { pull, body, known } = comment
  if (known !== undefined && (await update(github, known, body()))) return known
  const found = await findComment(github, comment)
  if (found !== undefined && (await update(github, found.id, body(found.body)))) return found.id
  if (!comment.create) return undefined
  const made = await github.createComment(pull, body())
  // Another run may have written one at the same time: each run keeps the oldest.
  const oldest = await findComment(github, comment)
  if (oldest === undefined || oldest.id === made.id) return made.id
  await github.deleteComment(made.id)
  await github.updateComment(oldest.id, body())
  return oldest.id
}

/** The oldest comment with the marker. */
export async function findComment(
  github: GitHub,
  { pull, marker }: Pick<StickyComment, 'pull' | 'marker'>
): Promise<GitHubComment | undefined> {
  for await (const comment of github.listComments(pull)) {
    if (comment.is_trusted && isOurs(comment.body, marker)) return comment
  }
  return undefined
}

/** A comment begins with a heading and ends with its marker. A marker anywhere else may be quoted, or part of a log. */
export function isOurs(body: string, marker: string): boolean {
  return body.startsWith('### ') && body.trimEnd().split('\n').at(-1) === marker
}

/** False if a user has deleted it. */
async function update(github: GitHub, id: number, body: string): Promise<boolean> {
  try {
    await github.updateComment(id, body)
    return true
  } catch (error) {
    if (error instanceof GitHubRefusal && error.status === 404) return false
    throw error
  }
}
