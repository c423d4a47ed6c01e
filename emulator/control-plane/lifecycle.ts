/**
 * The life of a revision (§3) as a pure function of its plan and the time
 * since it was created. There are no timers: the status is computed at each
 * read. A restart therefore loses nothing, and a test can move the clock.
 */
import type { Source } from '../../src/contract/deployment.js'

/** A status, and how many milliseconds after its creation a revision gets there. */
export interface Step {
  status: string
  at: number
}
export type Lifecycle = readonly Step[]

/**
 * Share of the whole time that a revision spends in each
 * status of the public service (docs/design.md, section 3).
 */
const SHARES: Record<Source, readonly (readonly [status: string, share: number])[]> = {
  git_host: [
    ['CREATING', 0.01],
    ['QUEUED', 0.04],
    ['AWAITING_BUILD', 0.05],
    ['BUILDING', 0.7],
    ['AWAITING_DEPLOY', 0.03],
    ['DEPLOYING', 0.17]
  ],
  external_container: [
    ['CREATING', 0.03],
    ['QUEUED', 0.12],
    ['AWAITING_DEPLOY', 0.15],
    ['DEPLOYING', 0.7]
  ]
}

/**
 * The status during (or at the end of) which each
 * scripted end comes; image revisions are never built.
 */
const ENDS_AFTER: Record<string, readonly string[]> = {
  CREATE_FAILED: ['CREATING'],
  SKIPPED: ['QUEUED'],
  INTERRUPTED: ['BUILDING', 'DEPLOYING'],
  BUILD_FAILED: ['BUILDING', 'AWAITING_DEPLOY']
}

/** The statuses of the public service. */
export const STATUSES: readonly string[] = [
  ...SHARES.git_host.map(([status]) => status),
  'DEPLOYED',
  ...Object.keys(ENDS_AFTER),
  'DEPLOY_FAILED',
  'UNKNOWN'
]

/**
 * The planned result of a revision: its end (`after` the status that it usually comes after,
 * unless this says otherwise), the status in which it gets stuck, or additional statuses.
 */
export type Ending = { end: string; after?: string } | { stuck: string } | { through: string }

/** A status from which a revision does not move on automatically. */
export function isOver(status: string): boolean {
  return (
    status === 'DEPLOYED' ||
    status === 'SKIPPED' ||
    status === 'INTERRUPTED' ||
    status.includes('FAILED')
  )
}

/** Whether a revision that ended there failed. */
export const hasFailed = (status: string) =>
  isOver(status) && status !== 'DEPLOYED' && status !== 'SKIPPED'

function walk(source: Source, total: number): Step[] {
  const steps: Step[] = []
  let at = 0
  for (const [status, share] of SHARES[source]) {
    steps.push({ status, at: Math.round(at) })
    at += share * total
  }
  return steps
}

/** When the status at `index` is left. */
const leaves = (steps: Step[], index: number, total: number) => steps[index + 1]?.at ?? total

function indexOfAny(steps: Step[], statuses: readonly string[]): number {
  for (const status of statuses) {
    const index = steps.findIndex((step) => step.status === status)
    if (index >= 0) return index
  }
  return steps.length - 1
}

/** The life of a revision of `source` that takes `total` milliseconds until it is DEPLOYED. */
export function planLifecycle(
  source: Source,
  total: number,
  ending: Ending = { end: 'DEPLOYED' }
): Lifecycle {
  const steps = walk(source, total)
  if ('end' in ending) {
    const last = indexOfAny(
      steps,
      ending.after !== undefined ? [ending.after] : (ENDS_AFTER[ending.end] ?? ['DEPLOYING'])
    )
    return [...steps.slice(0, last + 1), { status: ending.end, at: leaves(steps, last, total) }]
  }
  const deployed: Step = { status: 'DEPLOYED', at: total }
  const queued = indexOfAny(steps, ['QUEUED'])
  const afterQueued = leaves(steps, queued, total)
  if ('through' in ending) {
    const middle = leaves(steps, queued + 1, total)
    const detour: Step = { status: ending.through, at: Math.round((afterQueued + middle) / 2) }
    return [...steps.slice(0, queued + 2), detour, ...steps.slice(queued + 2), deployed]
  }
  const stuck = steps.findIndex((step) => step.status === ending.stuck)
  if (stuck >= 0) return steps.slice(0, stuck + 1)
  return [...steps.slice(0, queued + 1), { status: ending.stuck, at: afterQueued }]
}

/** The same life with a rollout that takes `ms` longer. */
export function withSlowStart(life: Lifecycle, ms: number): Lifecycle {
  const last = life.at(-1)
  const rollsOut =
    last !== undefined && (last.status === 'DEPLOYED' || last.status === 'DEPLOY_FAILED')
  return ms > 0 && rollsOut ? [...life.slice(0, -1), { ...last, at: last.at + ms }] : life
}

/** How the process of a revision started, if revisions are processes: `awaited` until it has. */
export type Start = 'awaited' | { at: number; problem: string | null }

/** The facts that determine the status of a revision. */
export interface RevisionProgress {
  created_at: number
  life: Lifecycle
  /** When a newer revision replaced it while it was in progress. */
  superseded_at: number | null
  /** Only for processes: the revision is not DEPLOYED before its process serves. */
  start?: Start
}

interface RevisionState {
  status: string
  since: number
}

/** The status that time alone gives, and the one before it. */
function byTime(
  { created_at, life }: RevisionProgress,
  now: number
): [RevisionState, RevisionState | undefined] {
  const index = life.findLastIndex((step) => created_at + step.at <= now)
  const at = (step: Step | undefined) =>
    step && { status: step.status, since: created_at + step.at }
  return [
    at(life[index] ?? life[0]) ?? { status: 'UNKNOWN', since: created_at },
    at(life[index - 1])
  ]
}

/** The status of a revision at a time, and since when it has had it. */
export function statusAt(progress: RevisionProgress, now: number): RevisionState {
  const { superseded_at, start } = progress
  if (superseded_at !== null && superseded_at <= now)
    return { status: 'SKIPPED', since: superseded_at }
  const [current, before] = byTime(progress, now)
  if (start === undefined) return current
  if (start !== 'awaited' && start.problem !== null)
    return { status: 'DEPLOY_FAILED', since: start.at }
  if (current.status !== 'DEPLOYED') return current
  return start === 'awaited'
    ? (before ?? current)
    : { status: 'DEPLOYED', since: Math.max(start.at, current.since) }
}

/** Every status a revision has had so far, and since when. */
export function history(progress: RevisionProgress, now: number): RevisionState[] {
  const last = statusAt(progress, now)
  const passed = progress.life
    .map((step) => ({ status: step.status, since: progress.created_at + step.at }))
    .filter(({ status, since }) => since <= last.since && status !== last.status && !isOver(status))
  return [...passed, last]
}
