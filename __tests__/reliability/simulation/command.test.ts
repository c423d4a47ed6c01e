import { describe, expect, test } from '@jest/globals'
import { MANIFEST_PLANTS, PLANTS } from '../../../simulation/plants.js'
import { APPLIED_PARTS } from '../../../simulation/variations/applied-parts.js'
import { simulate } from '../../support/simulate.js'

const LIMIT_MS = 480_000
const service = (variations: object) => ['--service', JSON.stringify(variations)]

describe('npm run simulate', () => {
  test.each([
    ...['neutral', 'langsmith'].flatMap((dialect) => [
      [300, '--dialect', dialect],
      [150, '--dialect', dialect, '--manifest']
    ]),
    ...APPLIED_PARTS.filter((parts) => parts !== 'all').map((parts) => [60, ...service({ applied: { parts } })]),
    [60, ...service({ lists: { pageSize: 1, paging: 'offset' } })]
  ])(
    '%s stories with %s %s %s violate nothing',
    async (runs, ...args) => {
      const { code, stdout } = await simulate('--runs', String(runs), ...args.map(String))
      expect(stdout).toContain(`${runs} stories, 0 with violations`)
      expect(code).toBe(0)
    },
    LIMIT_MS
  )

  test.each([
    ...Object.keys(PLANTS).map((plant) => [plant, '--runs', '1000']),
    ...Object.keys(MANIFEST_PLANTS).map((plant) => [plant, '--runs', '100', '--manifest'])
  ])(
    'the planted defect %s is found, and its smallest story printed',
    async (plant, ...args) => {
      const { code, stdout } = await simulate(...args, '--most', '1', '--plant', plant)
      expect(stdout).toMatch(
        /\nSeed \d+: .*\n[\s\S]*what it takes:\n[\s\S]*(GET \/v2\/deployments|Manifest deployments.yaml)/
      )
      expect(code).toBe(1)
    },
    LIMIT_MS
  )

  test('an unknown name of a fault is a mistake', async () => {
    const { code } = await simulate('--plant', 'weeds')
    expect(code).toBe(2)
  })
})
