/** How services differ where the specification is silent (§2.8, §4.1): each trait is one that some service has. */
import type { Oddities } from './oddities.js'
import type { Random } from './random.js'

export interface Traits {
  /** What list, list revisions and delete answer where the service has not got them. */
  withoutList: 404 | 405 | 501 | undefined
  /** Whether an earlier revision can only be gone back to by a patch. */
  withoutRedeploy: boolean
  /** An earlier revision that is redeployed rolls out once more, itself; undefined where one is made of it. */
  redeploysInPlace: RedeployInPlace | undefined
  /** `values`: as design section 6 has it; otherwise the names alone, or nothing. */
  secrets: 'values' | 'names' | 'absent'
  /** Whether a second deployment of a name is refused (409). The specification does not say that it is. */
  uniqueNames: boolean
  /** For so long a new revision is not yet shown as the latest. */
  showsLateMs: number
  /** What a PATCH answers: §4.1 does not show it. */
  patchAnswer: 'deployment' | 'empty'
  /** Whether a revision tells its code and commit (§2.8: not shown). */
  tellsCode: boolean
  /** Rows a page, whatever was asked for. */
  pageSize: number
  /** How long a delete takes. */
  deleteMs: number
  /** How far the service's clock is ahead of true time. */
  skewMs: number
}

export interface RedeployInPlace {
  /** How long that takes. */
  ms: number
  /** Whether it is the latest again, too. */
  isLatestAgain: boolean
}

/** @param later Draws what came to be drawn later, so that older stories stay as they are. */
export function drawTraits(random: Random, oddities: Oddities, later: Random): Traits {
  const trait = <T>(key: string, share: number, odd: T, plain: T) =>
    random.chance(share) ? oddities.choose(`service: ${key}`, odd, plain) : plain
  const withoutRedeploy = later.chance(0.4) && oddities.take('service: no redeploy')
  return {
    withoutList: trait('no list', 0.12, random.pick([404, 405, 501] as const), undefined),
    secrets: trait<Traits['secrets']>('secrets kept', 0.25, random.pick(['names', 'absent'] as const), 'values'),
    uniqueNames: trait('a name may be taken twice', 0.2, false, true),
    showsLateMs: trait('shows revisions late', 0.15, random.between(500, 6_000), 0),
    patchAnswer: trait<Traits['patchAnswer']>('PATCH answers nothing', 0.15, 'empty', 'deployment'),
    tellsCode: trait('revisions tell no code', 0.1, false, true),
    pageSize: trait('short pages', 0.2, 2, 100),
    deleteMs: trait('slow delete', 0.5, random.between(1_000, 40_000), 0),
    skewMs: trait('clock off', 0.2, random.between(-3_600_000, 3_600_000), 0),
    withoutRedeploy,
    redeploysInPlace: withoutRedeploy ? undefined : drawInPlace(later, oddities)
  }
}

/** In three of ten services; at once in some. */
function drawInPlace(later: Random, oddities: Oddities): RedeployInPlace | undefined {
  const inPlace = { ms: later.chance(0.5) ? 0 : later.between(2_000, 30_000), isLatestAgain: later.chance(0.5) }
  return later.chance(0.3) ? oddities.choose('service: redeploys in place', inPlace, undefined) : undefined
}
