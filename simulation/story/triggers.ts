/**
 * When an interruption happens: at a time, or at a certain request of a certain run, which provokes
 * races.
 */
import type { AllowedVariations } from '../service/allowed-variations.js'
import type { Random } from './random.js'

export type Trigger =
  | { at: number }
  /**
   * At the nth request of that run: before it reaches the service, once the service has acted, once
   * it is answered.
   */
  | { run: string; request: number; when: 'sent' | 'acted' | 'answered' }

export type Act =
  | 'edit secrets'
  | 'edit code'
  | 'edit settings'
  | 'edit resources'
  | 'push'
  | 'delete'

/** Another writer acts. */
export interface Intervention {
  key: string
  act: Act
  trigger: Trigger
}

/** A run is stopped: killed without a message, or cancelled (SIGTERM). */
export interface Stop {
  key: string
  how: 'kill' | 'cancel'
  trigger: Trigger
}

const ACTS = [
  [3, 'edit secrets'],
  [3, 'edit code'],
  [2, 'edit settings'],
  [1, 'edit resources'],
  [3, 'push'],
  [2, 'delete']
] as const satisfies readonly (readonly [number, Act])[]

function drawTrigger(random: Random, runs: readonly [string, ...string[]]): Trigger {
  if (random.chance(0.25)) return { at: random.between(0, 120_000) }
  return {
    run: random.pick(runs),
    request: random.between(1, random.chance(0.7) ? 8 : 40),
    when: random.pick(['sent', 'acted', 'answered'] as const)
  }
}

/** None in half of the stories, up to three in the others. */
export function drawInterventions(
  random: Random,
  variations: AllowedVariations,
  runs: readonly [string, ...string[]]
) {
  const count = random.chance(0.5) ? 0 : random.between(1, 3)
  return Array.from({ length: count }, (_, index): Intervention => {
    const act = random.weighed(ACTS)
    return { key: `another writer: ${act} (${index + 1})`, act, trigger: drawTrigger(random, runs) }
  }).filter(({ key }) => variations.take(key))
}

export function drawStop(
  random: Random,
  variations: AllowedVariations,
  run: string
): Stop | undefined {
  if (!random.chance(0.35)) return undefined
  const how = random.pick(['kill', 'kill', 'cancel'] as const)
  const stop: Stop = { key: `${run}: ${how}`, how, trigger: drawTrigger(random, [run]) }
  if (variations.take(stop.key)) return stop
  return undefined
}
