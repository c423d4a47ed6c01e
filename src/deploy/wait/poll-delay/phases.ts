/**
 * Guesses the phases of a revision. This is only a hint: the list of statuses is open, and their durations are not
 * shown (§3). A wrong guess costs polls or some lag, within the bounds of `autoDelay`.
 */
import type { Source } from '../../../contract/deployment.js'

export interface Phase {
  status: string
  /** Of the whole time, on average. */
  share: number
  /** Queues vary more than the work that is done. */
  kind: 'queue' | 'work'
  /** During this phase, the next poll comes before the time since its beginning has grown by this factor. */
  growth: number
}

/** In order. */
const PHASES: Record<Source, readonly Phase[]> = {
  git_host: [
    { status: 'CREATING', share: 0.02, kind: 'queue', growth: 6 },
    { status: 'QUEUED', share: 0.05, kind: 'queue', growth: 6 },
    { status: 'AWAITING_BUILD', share: 0.05, kind: 'queue', growth: 6 },
    { status: 'BUILDING', share: 0.65, kind: 'work', growth: 1.5 },
    { status: 'AWAITING_DEPLOY', share: 0.03, kind: 'queue', growth: 1.5 },
    { status: 'DEPLOYING', share: 0.2, kind: 'work', growth: 1.5 }
  ],
  external_container: [
    { status: 'CREATING', share: 0.05, kind: 'queue', growth: 6 },
    { status: 'QUEUED', share: 0.1, kind: 'queue', growth: 6 },
    { status: 'AWAITING_DEPLOY', share: 0.15, kind: 'queue', growth: 6 },
    { status: 'DEPLOYING', share: 0.7, kind: 'work', growth: 1.5 }
  ]
}

/** The phase of a status and those still to come; undefined for a status that is not among them. */
export function phasesFrom(source: Source, status: string | undefined): [now: Phase, ...later: Phase[]] | undefined {
  const index = PHASES[source].findIndex((phase) => phase.status === status)
  const [now, ...later] = index < 0 ? [] : PHASES[source].slice(index)
  return now && [now, ...later]
}
