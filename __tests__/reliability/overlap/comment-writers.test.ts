import { expect, test } from '@jest/globals'
import { cases, withinSeconds } from '../../security/hostile/volume.js'
import { type Ended, playKilledHolder, playMatrix, playTwoRuns } from '../../support/comments/scenarios.js'

const SLOW = { reactions: 410, latencyMs: 1_500 }
const { numRuns, seed: first } = cases(1_000)

test.each<[string, (seed: number) => Promise<Ended>, slowestMs: number]>([
  ['twelve legs that end within a second', (seed) => playMatrix(seed, 1_000), 60_000],
  ['twelve legs that end within a minute', (seed) => playMatrix(seed, 60_000), 60_000],
  ['twelve legs, if GitHub refuses reactions', (seed) => playMatrix(seed, 2_000, { reactions: 403 }), 60_000],
  ['the same, and each way takes up to 1.5 s', (seed) => playMatrix(seed, 20_000, SLOW), 70_000],
  ['six legs beside a run that is killed while it holds the lock', playKilledHolder, 60_000],
  ['two runs with the same deployments', playTwoRuns, 60_000]
])(
  'no row of a comment is lost: %s',
  async (_, play, mostMs) => {
    const wrong: string[] = []
    let slowestMs = 0
    for (let seed = first * 1_000_000; seed < first * 1_000_000 + numRuns; seed++) {
      const ended = await play(seed)
      if (ended.wrong.length > 0) wrong.push(`seed ${seed}: ${ended.wrong.join(', ')}`)
      slowestMs = Math.max(slowestMs, ended.slowestMs)
    }
    expect(wrong).toEqual([])
    expect(slowestMs).toBeLessThan(mostMs)
  },
  withinSeconds(1_200)
)
