/** Records what a wait has learned about the pace of its revision, and computes the delay until the next poll. */
import type { RevisionAnswer } from '../../../contract/answers.js'
import type { Source } from '../../../contract/deployment.js'
import type { Clock } from '../../../ports.js'
import { backoffDelay } from '../../../requests/retry.js'
import { ageOf } from '../../../text/dates.js'
import { autoDelay } from './auto.js'
import { type Expected, guessExpected } from './expected.js'

/** Times are on the clock of the session, in milliseconds. */
export interface Pace {
  source: Source
  expected: Expected
  /** When the revision was made. */
  madeAt: number
  /** Since when it has the status that was seen last. */
  since: number
  /** The last poll that read it in progress; undefined before the first. */
  seenAt: number | undefined
  /** How long after the look before it the last one was that saw a new status; undefined where it saw the same one, or was the first. */
  changedWithin: number | undefined
  /** Polls in a row without information: they failed, or the successor of a SKIPPED revision had not appeared. */
  failedPolls: number
}

/** A run resumes a revision that is at most this old; older dates are invalid. */
const LONGEST_AGE_MS = 7_200_000

/**
 * A service whose status changes from poll to poll in the first seconds is a fast one. The next delay is then not
 * longer than the last. Times in milliseconds.
 */
const QUICK_MS = 15_000
const QUICK_LOOK_MS = 500

export interface PaceInput {
  source: Source
  /** Of a deployment that had none before. */
  isFirst: boolean
  startedAt: number
  /** The revision itself, if it was in progress before the wait began. */
  alreadyInProgress: RevisionAnswer | undefined
}

export function startPace({ source, isFirst, startedAt, alreadyInProgress }: PaceInput, clock: Clock): Pace {
  const age = ageOf(alreadyInProgress?.created_at, clock.date())
  const madeAt = startedAt - (age <= LONGEST_AGE_MS ? age : 0)
  return {
    source,
    expected: guessExpected(source, isFirst),
    madeAt,
    since: madeAt,
    seenAt: undefined,
    changedWithin: undefined,
    failedPolls: 0
  }
}

/**
 * Records a status that is not final. A new status began between the last poll and this one: at `updated_at` if that
 * lies between them, otherwise in the middle.
 */
export function recordPoll(
  pace: Pace,
  revision: RevisionAnswer,
  { isNew, clock }: { isNew: boolean; clock: Clock }
): void {
  const now = clock.now()
  const before = pace.seenAt ?? pace.madeAt
  if (isNew) {
    const age = ageOf(revision.updated_at, clock.date())
    pace.since = now - (age <= now - before ? age : (now - before) / 2)
  }
  pace.changedWithin = isNew && pace.seenAt !== undefined ? now - before : undefined
  pace.seenAt = now
  pace.failedPolls = 0
}

/** Another revision is followed from now on. */
export function restartPace(pace: Pace, now: number): void {
  Object.assign(pace, {
    madeAt: now,
    since: now,
    seenAt: undefined,
    changedWithin: undefined,
    failedPolls: 0
  } satisfies Partial<Pace>)
}

/** What `auto` comes to at this moment, in milliseconds. */
export function nextPause(pace: Pace, status: string | undefined, now: number): number {
  const { source, expected, madeAt, since, failedPolls, changedWithin } = pace
  const elapsedMs = now - madeAt
  const delay = autoDelay({ source, expected, status, elapsedMs, inStatusMs: now - since })
  if (failedPolls > 0) return Math.min(delay, backoffDelay(failedPolls))
  const isQuick = changedWithin !== undefined && elapsedMs <= QUICK_MS
  return isQuick ? Math.min(delay, Math.max(changedWithin, QUICK_LOOK_MS)) : delay
}
