/** Lives that go otherwise than anything known of them says: the pace must bear it. */
import type { Random } from '../../simulation/story/random.js'
import {
  CLASSES,
  draw,
  drawEarlier,
  drawPhases,
  type Earlier,
  type Life,
  type LifeClass,
  lifeOf,
  meanOf
} from './lives.js'

export interface World {
  title: string
  draw: (kind: LifeClass, random: Random) => Life
}

/** The same life with each phase changed; what came before stays. */
function changed(change: (status: string) => number) {
  return (kind: LifeClass, random: Random): Life => {
    const phases = drawPhases(kind.phases, random).map(({ status, ms }) => ({ status, ms: ms * change(status) }))
    return lifeOf(kind.source, phases, drawEarlier(kind, random))
  }
}

/** What is seen of one phase tells of the next: each is a fixed share of the whole, which varies as the class says. */
function drawInStep(kind: LifeClass, random: Random): Life {
  const total = draw(kind.total, random)
  const means = kind.phases.map(({ status, duration }) => ({ status, ms: meanOf(duration) }))
  const sum = means.reduce((before, { ms }) => before + ms, 0)
  const phases = means.map(({ status, ms }) => ({ status, ms: (ms / sum) * total }))
  return lifeOf(kind.source, phases, drawEarlier(kind, random))
}

const QUICK_MS = 10_000
/** The first revision of a service that takes ten seconds for anything. */
function drawQuick(kind: LifeClass, random: Random): Life {
  const share = QUICK_MS / meanOf(kind.total)
  const phases = drawPhases(kind.phases, random).map(({ status, ms }) => ({ status, ms: ms * share }))
  return lifeOf(kind.source, phases, [])
}

const CACHED = 0.1
/** Every other build finds everything in its cache; so did every other one before. */
function drawCached(kind: LifeClass, random: Random): Life {
  const isCached = random.chance(0.5)
  const phases = drawPhases(kind.phases, random).map(({ status, ms }) => ({
    status,
    ms: isCached && status === 'BUILDING' ? ms * CACHED : ms
  }))
  const earlier = drawEarlier(kind, random).map((each): Earlier => {
    return random.chance(0.5) ? { ...each, ms: each.ms * (0.3 + 0.7 * CACHED) } : each
  })
  return lifeOf(kind.source, phases, earlier)
}

/** The earlier ones were builds if this is a rollout, and the other way round. */
function drawAfterOthers(kind: LifeClass, random: Random): Life {
  const [, later, image] = CLASSES
  return lifeOf(kind.source, drawPhases(kind.phases, random), drawEarlier(kind === image ? later : image, random))
}

function drawRenamed(kind: LifeClass, random: Random): Life {
  const phases = drawPhases(kind.phases, random).map(({ ms }, index) => ({ status: `STAGE_${index + 1}`, ms }))
  return lifeOf(kind.source, phases, drawEarlier(kind, random))
}

function drawLiars(kind: LifeClass, random: Random): Life {
  const earlier = drawEarlier(kind, random).map((each) => ({ ...each, ms: random.pick([-9e9, 0, 700, 7e6, 9e9]) }))
  return lifeOf(kind.source, drawPhases(kind.phases, random), earlier)
}

export const WORLDS: readonly World[] = [
  { title: 'Three times as long as before', draw: changed(() => 3) },
  { title: 'A third of the usual time', draw: changed(() => 1 / 3) },
  { title: 'Each phase takes the same share of the whole', draw: drawInStep },
  { title: 'First revision of a service that takes 10 s', draw: drawQuick },
  { title: 'Every second build is cached', draw: drawCached },
  { title: 'The rollout takes three times its share', draw: changed((status) => (status === 'DEPLOYING' ? 3 : 1)) },
  { title: 'Earlier revisions were of another class', draw: drawAfterOthers },
  { title: 'Wrong dates', draw: drawLiars },
  { title: 'Unknown statuses', draw: drawRenamed }
]
