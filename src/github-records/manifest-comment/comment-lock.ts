/**
 * A lock on a comment, because GitHub updates a comment without comparing. Who creates our reaction to the comment holds the
 * lock: GitHub creates it once (src/github/reactions.ts), and the token of every job of a repository is the same user.
 */
import { CancelledError } from '../../errors.js'
import type { Clock, GitHub } from '../../ports.js'

/** An older reaction is left from a run that was killed. GitHub's clock decides, in milliseconds. */
const STALE_MS = 20_000
/** Who holds the lock begins no write after this time: with the 10 s of a request, it ends before the lock is stale. */
const HOLD_MS = 6_000

/** A lock that this run holds. */
export interface HeldLock {
  /** Too late to begin a write. */
  isOver(): boolean
  /** Never throws. */
  release(): Promise<void>
}

export interface LockOptions {
  clock: Pick<Clock, 'now'>
  /** Waits before the next attempt. False: there is no time to wait. */
  wait: (attempt: number) => Promise<boolean>
}

/** Reactions of this run that it could not remove, by comment. */
export type Leftovers = Map<number, number>

/**
 * Takes the lock; undefined if there is no time to wait for it, or if GitHub refuses reactions.
 *
 * @throws CancelledError.
 */
export async function lockComment(
  github: GitHub,
  comment: number,
  { clock, wait, leftovers }: LockOptions & { leftovers: Leftovers }
): Promise<HeldLock | undefined> {
  const held = (reaction: number, since: number): HeldLock => ({
    isOver: () => clock.now() - since > HOLD_MS,
    release: async () => {
      leftovers.set(comment, reaction)
      if (await tryRemove(github, comment, reaction)) leftovers.delete(comment)
    }
  })
  const left = leftovers.get(comment)
  let removed: number | undefined
  for (let attempt = 0; ; ) {
    const since = clock.now()
    const reaction = await tryAdd(github, comment)
    if (reaction === undefined) return undefined
    if (reaction.is_new) return held(reaction.id, since)
    const isOwn = reaction.id === left
    if ((isOwn || reaction.age_ms > STALE_MS) && reaction.id !== removed) {
      // By its id, so that the newer reaction of another run that did the same stays.
      removed = reaction.id
      await tryRemove(github, comment, reaction.id)
    } else if (!(await wait(attempt++))) return undefined
  }
}

/** Undefined after any failure: a lock is no reason to write no comment. */
async function tryAdd(github: GitHub, comment: number) {
  try {
    return await github.addReaction(comment)
  } catch (error) {
    if (error instanceof CancelledError) throw error
    return undefined
  }
}

async function tryRemove(github: GitHub, comment: number, reaction: number): Promise<boolean> {
  try {
    await github.deleteReaction(comment, reaction)
    return true
  } catch {
    return false
  }
}
