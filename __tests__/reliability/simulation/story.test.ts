import { describe, expect, test } from '@jest/globals'
import { judge, runCampaign } from '../../../simulation/campaign.js'
import { PLANTS } from '../../../simulation/plants.js'
import { aliased } from '../../../simulation/play/aliases.js'
import { shrink } from '../../../simulation/shrink.js'

describe('a story', () => {
  test('is the same each time it is played', async () => {
    const tell = async () => {
      const lines: string[] = []
      await judge({ seed: 182, onLine: (line) => lines.push(line) })
      return aliased(lines.join('\n'))
    }
    expect(await tell()).toEqual(await tell())
  })

  test('shrinks to fewer variations, which violate the same', async () => {
    const plant = PLANTS['ignores-owner']
    const { violations } = await runCampaign({ runs: 200, seed: 1, plant, mostViolations: 1 })
    const [{ seed, violations: found } = { seed: 0, violations: [] }] = violations
    const invariant = found[0]?.invariant ?? ''
    const { keys } = await shrink({ seed, plant }, invariant)
    const whole = await judge({ seed, plant })
    expect(keys.length).toBeLessThan(whole.ended?.variations.met.size ?? 0)
    const smallest = await judge({ seed, plant, allowed: new Set(keys) })
    expect(smallest.violations.map((violation) => violation.invariant)).toContain(invariant)
  })
})
