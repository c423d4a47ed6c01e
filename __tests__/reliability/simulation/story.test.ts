import { describe, expect, test } from '@jest/globals'
import { aliased } from '../../../simulation/aliases.js'
import { judge } from '../../../simulation/campaign.js'
import { PLANTS } from '../../../simulation/plants.js'
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

  test('shrinks to what it takes', async () => {
    const { keys } = await shrink({ seed: 182, plant: PLANTS['repeat-post'] }, 'one deployment a name')
    expect(keys).toEqual(['service: a name may be taken twice', expect.stringMatching(/^run 1: create 1: /)])
  })
})
