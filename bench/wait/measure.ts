/** Measures every schedule on the same lives, beside the bound. */
import { Random } from '../../simulation/story/random.js'
import { type BoundPoint, boundCurve, type Grid, sharesOf, sumOf } from './bound.js'
import { type Figures, figuresOf } from './figures.js'
import { CLASSES, drawLife, type Life, type LifeClass } from './lives.js'
import { PEERS, type Shown, waitAuto, waitLike } from './schedules.js'
import { WORLDS } from './worlds.js'

/** How much is measured. */
export interface Size {
  lives: number
  /** Of each world in which everything goes otherwise. */
  strangeLives: number
  /** How many times coarser than need be the grid of the bound is. */
  coarse: number
  /** Of one request, in milliseconds of lag. */
  prices: readonly number[]
}

/** What services show, and what `auto` is called there. */
export const SHOWN = {
  told: { title: '`auto`, the service shows statuses', shown: { statuses: true, dates: true } },
  listed: { title: '`auto`, it shows no statuses', shown: { statuses: false, dates: true } },
  bare: { title: '`auto`, it shows nothing else either', shown: { statuses: false, dates: false } }
} as const satisfies Record<string, { title: string; shown: Shown }>
export type ShownKey = keyof typeof SHOWN

export interface ClassResult {
  kind: LifeClass
  auto: Record<ShownKey, Figures>
  /** In the order of PEERS. */
  peers: Figures[]
  /** The bound with the phase at each poll, and without. */
  bound: { told: BoundPoint[]; untold: BoundPoint[] }
}

const SEED = 1
/** Step of the grid: a fraction of the shortest delay of a good schedule. */
const STEP_MS = { first: 600, later: 300, image: 150 }
/** A grid reaches this many standard deviations beyond the median. */
const REACH = 4.4

export async function measureClass(kind: LifeClass, { lives: count, coarse, prices }: Size): Promise<ClassResult> {
  const random = new Random(SEED, kind.key)
  const lives = Array.from({ length: count }, () => drawLife(kind, random))
  const auto = {
    told: await figuresOfAuto(lives, SHOWN.told.shown),
    listed: await figuresOfAuto(lives, SHOWN.listed.shown),
    bare: await figuresOfAuto(lives, SHOWN.bare.shown)
  }
  const peers = PEERS.map((peer) => figuresOf(lives.map((life) => waitLike(peer, life))))
  const { median, sigma } = kind.total
  const stepMs = STEP_MS[kind.key] * coarse
  const grid: Grid = { stepMs, cells: Math.ceil((median / stepMs) * Math.exp(REACH * sigma)) }
  const last = kind.phases.length - 1
  const phases = kind.phases.map(({ duration }, index) => sharesOf(duration, grid, index === last))
  const bound = { told: boundCurve(phases, grid, prices), untold: boundCurve([phases.reduce(sumOf)], grid, prices) }
  return { kind, auto, peers, bound }
}

async function figuresOfAuto(lives: readonly Life[], shown: Shown): Promise<Figures> {
  return figuresOf(await Promise.all(lives.map((life) => waitAuto(life, shown))))
}

export interface StrangeResult {
  world: string
  kind: LifeClass
  told: Figures
  listed: Figures
  /** The 15-second poll on the same lives. */
  every15: Figures
}

/** Each world for each class to which it can happen: a first build has nothing before it. */
export async function measureStrange({ strangeLives }: Size): Promise<StrangeResult[]> {
  const results: StrangeResult[] = []
  const [, , every15] = PEERS
  if (every15 === undefined) return results
  for (const { title: world, draw } of WORLDS) {
    for (const kind of CLASSES) {
      const random = new Random(SEED, `${world} ${kind.key}`)
      const lives = Array.from({ length: strangeLives }, () => draw(kind, random))
      results.push({
        world,
        kind,
        told: await figuresOfAuto(lives, SHOWN.told.shown),
        listed: await figuresOfAuto(lives, SHOWN.listed.shown),
        every15: figuresOf(lives.map((life) => waitLike(every15, life)))
      })
    }
  }
  return results
}
