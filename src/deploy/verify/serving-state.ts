/** What the reads of `GET /info` prove so far. Pure. */

/** One read: the revision that answered, or why it names none. */
export type ServingRead =
  | { revision_id: string; is_ours: boolean; is_superseded?: boolean }
  /** It names no revision of this deployment. Without an answer, the next read may name one. */
  | { has_answer: boolean }

/** `confirmed`: the deployed revision answers. `superseded`: another run's does. `unverifiable`: the server tells nothing. */
export type ServingVerdict = 'confirmed' | 'superseded' | 'unverifiable'

export interface ServingState {
  /** Undefined while it is open. */
  verdict: ServingVerdict | undefined
  /** Reads so far. */
  reads: number
  /** The latest reads, newest first; no more than CONFIRMATIONS. */
  recent: readonly ServingRead[]
  /** Other revisions of the deployment that have answered. */
  others: ReadonlySet<string>
  /** Reads in a row that got no answer. */
  unanswered: number
  /** Whether any read named a revision of this deployment. */
  hasNamed: boolean
}

/** So many reads in a row name the revision before it counts as serving: one may reach any of several replicas. */
export const CONFIRMATIONS = 3
/** How many reads a server gets that has named nothing yet. */
const MOST_READS_UNNAMED = 2
/** How many it gets in a row that has named the deployed revision, and then no longer answers: about 40 seconds. */
const MOST_UNANSWERED = 20

/** Before the first read. */
export const NOTHING_SEEN: ServingState = {
  verdict: undefined,
  reads: 0,
  recent: [],
  others: new Set(),
  unanswered: 0,
  hasNamed: false
}

/** The state after one more read. */
export function seeServing(state: ServingState, seen: ServingRead): ServingState {
  const recent = [seen, ...state.recent].slice(0, CONFIRMATIONS)
  const reads = state.reads + 1
  const unanswered = 'has_answer' in seen ? state.unanswered + 1 : 0
  const hasNamed = state.hasNamed || 'revision_id' in seen
  const others = 'revision_id' in seen && !seen.is_ours ? new Set([...state.others, seen.revision_id]) : state.others
  const after = { recent, reads, unanswered, hasNamed, others }
  return { ...after, verdict: verdictAfter(after, seen) }
}

function verdictAfter(state: Omit<ServingState, 'verdict'>, seen: ServingRead): ServingVerdict | undefined {
  const { recent, reads, unanswered, hasNamed } = state
  if ('revision_id' in seen) {
    if (seen.is_superseded) return 'superseded'
    const areOurs = recent.every((read) => 'revision_id' in read && read.is_ours)
    return recent.length === CONFIRMATIONS && areOurs ? 'confirmed' : undefined
  }
  if (!hasNamed) return seen.has_answer || reads >= MOST_READS_UNNAMED ? 'unverifiable' : undefined
  return unanswered >= MOST_UNANSWERED ? 'unverifiable' : undefined
}

const CONFIRM_MS = 250
const SHORTEST_MS = 1_000
const LONGEST_MS = 5_000

/** Milliseconds until the next read: short to confirm, longer the longer a swap takes. */
export function nextServingDelayMs({ recent, reads }: ServingState): number {
  const last = recent[0]
  if (last !== undefined && 'revision_id' in last && last.is_ours) return CONFIRM_MS
  return Math.min(LONGEST_MS, SHORTEST_MS + Math.max(0, reads - 10) * 200)
}
