/** The comment of a run on a pull request: about one deployment, or about all of a manifest. */
import type { Clock, GitHub, GitHubComment } from '../ports.js'
import { mergeParts, type Part, readParts, renderParts } from '../report/markdown/parts.js'
import type { Guard } from './guard.js'

export const WHAT = 'write the comment on the pull request'
/** Time between two writes while the run continues, in milliseconds: GitHub limits how much a token writes an hour. */
const BETWEEN_WRITES_MS = 15_000
/** Another run that read the comment before this write has written it by then. */
const CHECK_AFTER_MS = 3_000
const MOST_ROUNDS = 5
/** The clocks of two runners may differ by so much. A part from the future would never be replaced. */
const CLOCK_SKEW_MS = 3_600_000
/** A comment is not created for these alone. */
const NOTHING_DONE = new Set(['deleted', 'absent', 'cancelled'])

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
  /** Markdown for the heading above these parts. */
  headingOf: (parts: readonly Part[]) => string
  guard: Guard
  clock: Clock
  /** Between 0 and 1, for waits. */
  random?: () => number
}

/** The comment as this run writes it. */
export function createRunComment(options: RunCommentOptions): RunComment {
  const { guard, clock, isShared } = options
  const own = new Map<string, Part>()
  const writer = createWriter(options, own)
  const closing = new AbortController()
  let isOutdated = false
  let writing: Promise<void> | undefined
  const note = (parts: readonly Part[]) => {
    for (const part of parts) own.set(part.key, part)
    isOutdated = true
  }
  const writeWhileOutdated = async () => {
    while (isOutdated && !closing.signal.aborted) {
      isOutdated = false
      await guard(WHAT, writer.write)
      if (!(await wait(clock, BETWEEN_WRITES_MS, closing.signal))) break
    }
    writing = undefined
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
      const isDone = async (github: GitHub) => {
        await (isShared ? writer.writeUntilKept(github) : writer.write(github))
        return writer.hasComment()
      }
      return own.size > 0 && (await guard(WHAT, isDone)) === true
    }
  }
}

/** False if the run is cancelled. */
function wait(clock: Clock, ms: number, until?: AbortSignal): Promise<boolean> {
  return clock.sleep(ms, until).then(
    () => true,
    () => false
  )
}

/** Writes the own parts over those in the comment. */
function createWriter(options: RunCommentOptions, own: ReadonlyMap<string, Part>) {
  const { pull, marker, run_url, headingOf, clock, random = Math.random } = options
  let comment: number | undefined
  let written: readonly Part[] = []

  /** @param before The text of the comment, empty if there is none. */
  const bodyOver = (before: string) => {
    const existing = readParts(before).filter(({ run_started_at }) => run_started_at < clock.date() + CLOCK_SKEW_MS)
    const parts = mergeParts(existing, [...own.values()])
    // Later runs have written all of them.
    const isSuperseded = parts.every((part) => existing.includes(part))
    const body = isSuperseded ? before : renderParts(parts, { heading: headingOf(parts), marker, run_url })
    written = readParts(body).filter(({ key }) => own.has(key))
    return body
  }
  const update = async (github: GitHub, id: number) => {
    const isWritten = await github.updateComment(id, (before) =>
      isOurs(before, marker) ? bodyOver(before.body) : undefined
    )
    comment = isWritten ? id : undefined
    return isWritten
  }
  /** False if there is no comment. */
  const write = async (github: GitHub): Promise<boolean> => {
    if (comment !== undefined && (await update(github, comment))) return true
    const found = await findComment(github, pull, marker)
    if (found !== undefined && (await update(github, found))) return true
    if (!options.create || [...own.values()].every(({ kind }) => NOTHING_DONE.has(kind))) return false
    const made = await github.createComment(pull, bodyOver(''))
    comment = made.id
    // Another run may have created one at the same time: each run keeps the oldest.
    const oldest = await findComment(github, pull, marker)
    if (oldest === undefined || oldest === made.id) return true
    await github.deleteComment(made.id)
    return update(github, oldest)
  }
  const isKept = async (github: GitHub) => {
    const found = comment === undefined ? undefined : await github.readComment(comment)
    const parts = new Map(readParts(found?.body ?? '').map((part) => [part.key, part]))
    return written.every((part) => isSameOrLater(parts.get(part.key), part))
  }
  /** Another run may have read the comment before it was written, and overwrite it. */
  const writeUntilKept = async (github: GitHub): Promise<void> => {
    if (!(await write(github))) return
    for (let round = 1; round < MOST_ROUNDS; round++) {
      // Runs that overwrite each other must not do it again in step.
      const hasTime = await wait(clock, CHECK_AFTER_MS * (1 + random() * round))
      if (await isKept(github)) return
      await write(github)
      if (!hasTime) return
    }
  }
  return { write, writeUntilKept, hasComment: () => comment !== undefined }
}

function isSameOrLater(found: Part | undefined, part: Part): boolean {
  if (found === undefined) return false
  if (found.run_started_at > part.run_started_at) return true
  // Without the name, which a comment about one deployment has in its heading.
  const isSame = ({ kind, run_started_at, row }: Part) => JSON.stringify([kind, run_started_at, row.slice(1)])
  return isSame(found) === isSame(part)
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
