/** How long a revision is expected to take: as this deployment's earlier ones did, or else as the service says. */
import type { RevisionAnswer } from '../../../contract/answers.js'
import type { Source } from '../../../contract/deployment.js'
import { readDate } from '../../../text/dates.js'
import type { EarlierDurations } from '../../core/events.js'
import { verdictOf } from '../../core/status.js'
import type { LogNormal } from './log-normal.js'

export interface Expected {
  /** In milliseconds. */
  total: LogNormal
  /** Undefined without an earlier revision: then all of this is a guess. */
  earlier?: EarlierDurations
}

const MINUTE = 60_000
/**
 * A first git build takes about 15 minutes, later ones 2 to 5 (§1 and docs/design.md, section 6). The times of images
 * are a guess.
 */
const GUESSES = {
  first_build: { median: 15 * MINUTE, sigma: 0.28 },
  later_build: { median: 3.5 * MINUTE, sigma: 0.4 },
  image: { median: 1.25 * MINUTE, sigma: 0.45 }
} as const satisfies Record<string, LogNormal>

/** Used without an earlier revision of the deployment. */
export function guessExpected(source: Source, isFirst: boolean): Expected {
  if (source === 'external_container') return { total: GUESSES.image }
  return { total: isFirst ? GUESSES.first_build : GUESSES.later_build }
}

/** The latest few tell best; what is older was another build. */
const MOST_EARLIER = 9
/** Shorter or longer than any rollout: `updated_at` was touched for another reason, or a date is invalid. */
const PLAUSIBLE_MS = { shortest: 500, longest: 120 * MINUTE }
/** How much the times of one deployment vary, and the number of revisions that this is worth when they say otherwise. */
const USUAL_SIGMA = 0.38
const USUAL_WEIGHT = 8
/** Times that lie further apart than this are no times of one deployment. */
const CONTRADICTION_SIGMA = 1.2
const SIGMA_BOUNDS = { least: 0.35, most: 0.7 }

/**
 * From the revisions as listed, newest first.
 *
 * @param current The revision that is waited for: it is none of the earlier ones.
 * @returns undefined if they tell nothing: only DEPLOYED ones with two dates that make sense count, and not the oldest
 * listed, which may be the first: that one took longer.
 */
export function expectedFrom(rows: readonly RevisionAnswer[], current: string): Expected | undefined {
  const times = rows
    .slice(0, -1)
    .filter(({ id, status }) => id !== current && verdictOf(status) === 'deployed')
    .map(({ created_at, updated_at }) => readDate(updated_at) - readDate(created_at))
    .filter((ms) => ms >= PLAUSIBLE_MS.shortest && ms <= PLAUSIBLE_MS.longest)
    .slice(0, MOST_EARLIER)
    .toSorted((a, b) => a - b)
  const [shortest, longest] = [times[0], times.at(-1)]
  if (shortest === undefined || longest === undefined) return undefined
  const total = spreadOf(times)
  return total && { total, earlier: { shortest, longest } }
}

/** @param times In order, at least one. @returns undefined where they contradict each other. */
function spreadOf(times: readonly number[]): LogNormal | undefined {
  const logs = times.map(Math.log)
  const count = logs.length
  const middle = ((logs[(count - 1) >> 1] ?? 0) + (logs[count >> 1] ?? 0)) / 2
  const squares = logs.reduce((sum, log) => sum + (log - middle) ** 2, 0)
  if (squares / count > CONTRADICTION_SIGMA ** 2) return undefined
  const variance = (squares + USUAL_WEIGHT * USUAL_SIGMA ** 2) / (count + USUAL_WEIGHT)
  // The middle of a few is itself uncertain.
  const sigma = Math.sqrt(variance * (1 + 1 / count))
  return { median: Math.exp(middle), sigma: Math.min(Math.max(sigma, SIGMA_BOUNDS.least), SIGMA_BOUNDS.most) }
}
