/** Writes a comment on a pull request, which other runs may write at the same time. */
import type { Clock, GitHub, GitHubComment } from '../../ports.js'
import { headingOf, mergeParts, type Part, readParts, renderParts } from '../markdown/parts.js'
import type { Kind } from '../outcome.js'
import type { Guard } from './guard.js'

export const WHAT = 'write the comment on the pull request'
/** Time between two writes while the run continues, in milliseconds: GitHub limits how much a token writes an hour. */
const BETWEEN_WRITES_MS = 15_000
/** Another run that read the comment before this write has written it by then. */
const CHECK_AFTER_MS = 3_000
const MOST_ROUNDS = 5
/** A comment is not created for these alone. */
const NOTHING_DONE = new Set<Kind>(['deleted', 'absent', 'cancelled'])

export interface RunComment {
  /**
   * Notes the present state of some deployments. The requests to GitHub run while the deploys continue; of several
   * states only the latest is written. Never throws.
   */
  update(parts: readonly Part[]): void
  /** Writes the final state of these deployments, and the latest one of all others. True if the comment has it. Never throws. */
  close(parts: readonly Part[]): Promise<boolean>
}

export interface RunCommentOptions {
  pull: number
  /** Last line of the comment. */
  marker: string
  run_url: string | undefined
  /** Write a comment if there is none. */
  create: boolean
  /** Other runs may write it at the same time. */
  isShared: boolean
  guard: Guard
  clock: Clock
  /** Between 0 and 1, for waits. */
  random?: () => number
}

/** The comment as this run writes it. */
export function createRunComment(options: RunCommentOptions): RunComment {
  const { guard, clock, isShared, random = Math.random } = options
  const own = new Map<string, Part>()
  const writer = createWriter(options, own)
  const closing = new AbortController()
  let isOutdated = false
  let writing: Promise<void> | undefined
  const note = (parts: readonly Part[]) => {
    for (const part of parts) own.set(part.key, part)
    isOutdated = true
  }
  /** False if the run is cancelled. */
  const wait = (ms: number, until?: AbortSignal): Promise<boolean> =>
    clock.sleep(ms, until).then(
      () => true,
      () => false
    )
  const writeWhileOutdated = async () => {
    while (isOutdated && !closing.signal.aborted) {
      isOutdated = false
      await guard(WHAT, writer.write)
      if (!(await wait(BETWEEN_WRITES_MS, closing.signal))) break
    }
    writing = undefined
  }
  /** Another run may have read the comment before it was written, and overwrite it. */
  const writeUntilKept = async (github: GitHub): Promise<boolean> => {
    await writer.write(github)
    const rounds = isShared ? MOST_ROUNDS : 1
    for (let round = 1; writer.hasComment() && round < rounds; round++) {
      // Runs that overwrite each other must not do it again in step.
      const hasTime = await wait(CHECK_AFTER_MS * (1 + random() * round))
      if (!(await writer.write(github)) || !hasTime) break
    }
    return writer.hasComment()
  }
  return {
    update(parts) {
      note(parts)
      writing ??= writeWhileOutdated()
    },
    async close(parts) {
      note(parts)
      closing.abort()
      await writing
      return own.size > 0 && (await guard(WHAT, writeUntilKept)) === true
    }
  }
}

/** Writes the own parts over those in the comment. `write`: true if the comment did not have them already. */
function createWriter({ pull, marker, run_url, create }: RunCommentOptions, own: ReadonlyMap<string, Part>) {
  let comment: number | undefined

  /** The text of the comment with the own parts in it. @param before Empty if there is no comment. */
  const bodyOver = (before: string): string => {
    const existing = readParts(before)
    const parts = mergeParts(existing, [...own.values()])
    // Later runs have written all of them.
    const isSuperseded = parts.every((part) => existing.includes(part))
    return isSuperseded ? before : renderParts(parts, { heading: headingOf(parts), marker, run_url })
  }
  /** Whether it had to be written; undefined if it is gone. */
  const update = async (github: GitHub, id: number | undefined): Promise<boolean | undefined> => {
    if (id === undefined) return undefined
    const change = (before: GitHubComment) => (isOurs(before, marker) ? bodyOver(before.body) : undefined)
    const isWritten = await github.updateComment(id, change)
    comment = isWritten === undefined ? undefined : id
    return isWritten
  }
  const createOne = async (github: GitHub): Promise<boolean> => {
    if (!create || [...own.values()].every(({ kind }) => NOTHING_DONE.has(kind))) return false
    const { id } = await github.createComment(pull, bodyOver(''))
    comment = id
    // Another run may have created one at the same time: each run keeps the oldest.
    const oldest = await findComment(github, pull, marker)
    if (oldest === undefined || oldest === id) return true
    await github.deleteComment(id)
    return (await update(github, oldest)) ?? false
  }
  const write = async (github: GitHub): Promise<boolean> =>
    (await update(github, comment)) ??
    (await update(github, await findComment(github, pull, marker))) ??
    (await createOne(github))
  return { write, hasComment: () => comment !== undefined }
}

/** Id of the oldest comment with the marker. */
async function findComment(github: GitHub, pull: number, marker: string): Promise<number | undefined> {
  for await (const comment of github.listComments(pull)) {
    if (isOurs(comment, marker)) return comment.id
  }
  return undefined
}

/** A comment begins with a heading and ends with its marker. A marker anywhere else may be quoted, or part of a log. */
function isOurs({ is_trusted, body }: GitHubComment, marker: string): boolean {
  return is_trusted && body.startsWith('### ') && body.trimEnd().split('\n').at(-1) === marker
}
