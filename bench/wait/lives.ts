/** Lives of revisions: how long each phase takes, and the earlier revisions that the service lists. */
import type { Random } from '../../simulation/story/random.js'
import { type LogNormal, logNormalOf } from '../../src/deploy/wait/poll-delay/log-normal.js'

export interface Phase {
  status: string
  /** In milliseconds. */
  duration: LogNormal
}

/** Kinds of lives: how long they take in all, and through which phases they go. */
export interface LifeClass {
  key: 'first' | 'later' | 'image'
  title: string
  source: 'git_host' | 'external_container'
  total: LogNormal
  phases: Phase[]
}

/** A revision as it came to be, and those before it, newest first. Times are in milliseconds since it was made. */
export interface Life {
  source: LifeClass['source']
  /** When each phase ends; the last is when it is DEPLOYED. */
  ends: { status: string; at: number }[]
  deployedAt: number
  earlier: Earlier[]
}

export interface Earlier {
  status: string
  /** From `created_at` to `updated_at`. */
  ms: number
}

/**
 * Shares of the mean, as in the local control plane (emulator/control-plane/lifecycle.ts), because no service publishes
 * them. Phases are independent. Queues vary by 0.8 (standard deviation of the logarithm). Work varies so that the whole
 * has the variance of its class.
 */
const SHARES = {
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
} as const
const QUEUE_SIGMA = 0.8
const isWork = (status: string) => status === 'BUILDING' || status === 'DEPLOYING'

export const meanOf = ({ median, sigma }: LogNormal) => median * Math.exp(sigma ** 2 / 2)
/** Variance by the square of the mean. */
const spreadOf = (sigma: number) => Math.exp(sigma ** 2) - 1

export function phasesOf(total: LogNormal, source: LifeClass['source']): Phase[] {
  const mean = meanOf(total)
  const queue = spreadOf(QUEUE_SIGMA)
  let left = spreadOf(total.sigma)
  let work = 0
  for (const [status, share] of SHARES[source]) {
    if (isWork(status)) work += share ** 2
    else left -= share ** 2 * queue
  }
  return SHARES[source].map(([status, share]) => {
    const spread = isWork(status) ? left / work : queue
    return { status, duration: logNormalOf(mean * share, spread * (mean * share) ** 2) }
  })
}

function lifeClass(key: LifeClass['key'], title: string, total: LogNormal): LifeClass {
  const source = key === 'image' ? 'external_container' : 'git_host'
  return { key, title, source, total, phases: phasesOf(total, source) }
}

const MINUTE = 60_000
export const CLASSES = [
  lifeClass('first', 'First git build', { median: 14 * MINUTE, sigma: 0.25 }),
  lifeClass('later', 'Later git build', { median: 3.5 * MINUTE, sigma: 0.35 }),
  lifeClass('image', 'Image rollout', { median: 75_000, sigma: 0.4 })
] as const satisfies LifeClass[]

export function draw({ median, sigma }: LogNormal, random: Random): number {
  const normal = Math.sqrt(-2 * Math.log(1 - random.next())) * Math.cos(2 * Math.PI * random.next())
  return median * Math.exp(sigma * normal)
}

export function drawPhases(phases: readonly Phase[], random: Random): { status: string; ms: number }[] {
  return phases.map(({ status, duration }) => ({ status, ms: draw(duration, random) }))
}

/** A deployment has had up to so many revisions before; a page of the list shows this one and the latest 19 of them. */
const MOST_EARLIER = 40
const LISTED = 19
const DAY = 86_400_000
/** A first revision takes this many times as long as the later ones do: 14 minutes to 3.5. */
const FIRST_TAKES = 4

/** What the service lists of the revisions before; a first build has none. Some failed, some were touched later. */
export function drawEarlier({ key, phases }: LifeClass, random: Random): Earlier[] {
  if (key === 'first') return []
  const count = random.between(1, MOST_EARLIER)
  return Array.from({ length: Math.min(count, LISTED) }, (_, index) => {
    const took = drawPhases(phases, random).reduce((sum, { ms }) => sum + ms, 0)
    const touched = random.chance(0.1) ? random.between(1, 30) * DAY : 0
    const status = random.weighed([
      [8, 'DEPLOYED'],
      [1, 'BUILD_FAILED'],
      [1, 'SKIPPED']
    ] as const)
    return { status, ms: took * (index === count - 1 ? FIRST_TAKES : 1) + touched }
  })
}

/** A life from how long its phases take. */
export function lifeOf(
  source: LifeClass['source'],
  phases: { status: string; ms: number }[],
  earlier: Earlier[]
): Life {
  let at = 0
  const ends = phases.map(({ status, ms }) => {
    at += ms
    return { status, at }
  })
  return { source, ends, deployedAt: at, earlier }
}

export function drawLife(kind: LifeClass, random: Random): Life {
  return lifeOf(kind.source, drawPhases(kind.phases, random), drawEarlier(kind, random))
}
