/**
 * The section `wait`: how late `poll_interval: auto` notices the end of a rollout, and how many
 * requests that takes.
 */
import { pollDelay } from '../src/deploy/wait/polling.js'
import { table } from './figures.js'
import type { Section } from './section.js'

/** How long rollouts take, in seconds; the last fifth of each has the status DEPLOYING. */
const CLASSES: readonly (readonly [what: string, from: number, to: number])[] = [
  ['only a setting', 1, 10],
  ['an image', 20, 90],
  ['a later build', 120, 300],
  ['a first build', 600, 1_200]
]
const ROLLOUT_SHARE = 0.2

export const wait: Section = {
  key: 'wait',
  title: 'The wait',
  isBrief: true,
  measure: async ({ quick }) => {
    const rollouts = quick ? 10 : 400
    const rows = CLASSES.map(([what, from, to]) => {
      const waits = Array.from({ length: rollouts }, (_, i) =>
        waitFor(1_000 * (from + ((to - from) * i) / rollouts))
      )
      const lates = waits.map(({ lateMs }) => lateMs / 1_000)
      const mean = (values: readonly number[]) =>
        values.reduce((sum, value) => sum + value, 0) / values.length
      const requests = mean(waits.map((one) => one.requests)).toFixed(0)
      return [
        `${what}, ${from} to ${to} s`,
        mean(lates).toFixed(1),
        Math.max(...lates).toFixed(1),
        requests
      ]
    })
    const most = Math.max(...rows.map(([, , latest]) => Number(latest)))
    return {
      headline: `**A run notices the end of a rollout at most ${most.toFixed(1)} s late.**`,
      details: `${table(['rollout', 'late on average, s', 'at most, s', 'requests'], rows)}

**How it was measured.** The code of the action decides when to poll, for ${rollouts} rollouts of
each class on a virtual clock.`
    }
  }
}

/** Polls until the rollout is over. */
function waitFor(takesMs: number): { lateMs: number; requests: number } {
  let [at, requests] = [0, 1]
  for (; at < takesMs; requests++) {
    const status = at < takesMs * (1 - ROLLOUT_SHARE) ? 'BUILDING' : 'DEPLOYING'
    at += pollDelay({
      interval: 'auto',
      status,
      elapsedMs: at,
      remainingMs: Number.POSITIVE_INFINITY
    })
  }
  return { lateMs: at - takesMs, requests }
}
