/**
 * What may go wrong with one request: whether and when the service acts on it, and what comes back
 * instead.
 */
import { isWrite, type OperationName } from '../story/operation.js'
import type { Random } from '../story/random.js'

/**
 * The latest that an effect lands after its connection was lost, in milliseconds: what the deciding
 * may count on.
 */
export const LATEST_EFFECT_MS = 8_000

export type Back =
  | { kind: 'refused' | 'dropped' | 'cut' | 'garbage' | 'hanging' | 'slow'; ms: number }
  | { kind: 'status'; status: number; retryAfter: string | undefined; ms: number }

export interface Fault {
  /** Milliseconds until the service acts; undefined where it never does. */
  actsMs: number | undefined
  back: Back
  /** For the story and the figures. */
  name: string
}

const NOT_PROCESSED = [425, 429] as const
const AMBIGUOUS = [408, 500, 502, 503, 504] as const

/** Whether the service acts at once, later, or not at all. */
function drawEffect(random: Random): { actsMs: number | undefined; word: string } {
  const when = random.pick(['before', 'after', 'late'] as const)
  if (when === 'before') return { actsMs: undefined, word: 'without effect' }
  if (when === 'after') return { actsMs: random.between(5, 50), word: 'after acting' }
  return { actsMs: random.between(500, LATEST_EFFECT_MS), word: 'acted upon later' }
}

/** Retry-After in seconds, as a date by the service's clock, as invalid, or none. */
function drawRetryAfter(
  random: Random,
  serviceDate: number
): [text: string | undefined, word: string] {
  const seconds = random.weighed([
    [5, random.between(0, 3)],
    [3, random.between(5, 40)],
    [1, 86_400]
  ])
  return random.weighed([
    [3, [undefined, '']],
    [3, [String(seconds), `, Retry-After ${seconds}`]],
    [
      2,
      [
        new Date(serviceDate + seconds * 1000).toUTCString(),
        `, Retry-After as a date in ${seconds} s`
      ]
    ],
    [1, ['soon', ', Retry-After: soon']]
  ] as const satisfies readonly (readonly [number, [string | undefined, string]])[])
}

function statusFault(
  random: Random,
  status: number,
  serviceDate: number,
  effect: ReturnType<typeof drawEffect>
): Fault {
  const [retryAfter, word] = drawRetryAfter(random, serviceDate)
  const back = { kind: 'status', status, retryAfter, ms: random.between(20, 400) } as const
  return { actsMs: effect.actsMs, back, name: `${status} ${effect.word}${word}` }
}

const NEVER = { actsMs: undefined, word: 'without effect' }

/** @param serviceDate The service's idea of the time, which a Retry-After date goes by. */
export function drawFault(random: Random, operation: OperationName, serviceDate: number): Fault {
  const effect = drawEffect(random)
  const ms = random.between(20, 400)
  const plain = (kind: Exclude<Back['kind'], 'status'>, of = effect, after = ms): Fault => ({
    actsMs: of.actsMs,
    back: { kind, ms: after },
    name: `${kind} ${of.word}`
  })
  const acted = { actsMs: 10, word: 'after acting' }
  const draw = random.weighed<() => Fault>([
    [5, () => statusFault(random, random.pick(AMBIGUOUS), serviceDate, effect)],
    [3, () => statusFault(random, random.pick(NOT_PROCESSED), serviceDate, NEVER)],
    // Another writer's write is in progress.
    [isWrite(operation) ? 2 : 0, () => statusFault(random, 409, serviceDate, NEVER)],
    [1, () => plain('refused', NEVER)],
    [5, () => plain('dropped')],
    [2, () => plain('cut', acted)],
    // The login page of a proxy, with 200: the service has not seen the request.
    [2, () => plain('garbage', random.chance(0.5) ? acted : NEVER)],
    [3, () => plain('slow', acted, random.between(2_000, 45_000))],
    [2, () => plain('hanging', effect, Number.POSITIVE_INFINITY)]
  ])
  return draw()
}
