import { expect, test } from '@jest/globals'
import { type Ended, playKilledHolder, playMatrix, playTwoRuns } from '../../../support/comments/scenarios.js'

/** The campaign "overlap" plays a thousand of each. */
test.each<[string, (seed: number) => Promise<Ended>]>([
  ['twelve legs of a matrix', (seed) => playMatrix(seed, 5_000)],
  ['twelve legs, without reactions', (seed) => playMatrix(seed, 2_000, { reactions: 403 })],
  ['six legs beside a run that is killed while it holds the lock', playKilledHolder],
  ['two runs with the same deployments', playTwoRuns]
])('no row is lost: %s', async (_, play) => {
  for (let seed = 1; seed <= 4; seed++) expect([seed, (await play(seed)).wrong]).toEqual([seed, []])
})
