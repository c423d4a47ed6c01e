import { describe, expect, test } from '@jest/globals'

import { MANIFEST_PLANTS, PLANTS, type PlantName } from '../../../simulation/plants.js'
import { APPLIED_PARTS } from '../../../simulation/variations/applied-parts.js'
import { simulate } from '../../support/simulate.js'

describe('npm run simulate', () => {
  test.each(['neutral', 'langsmith'])(
    '300 stories in the dialect %s violate nothing',
    async (dialect) => {
      const { code, stdout } = await simulate('--runs', '300', '--dialect', dialect)
      expect(stdout).toContain('300 stories, 0 with violations')
      expect(code).toBe(0)
    },
    240_000
  )

  test.each(APPLIED_PARTS.filter((parts) => parts !== 'all'))(
    '60 stories of a service that applies %s violate nothing',
    async (parts) => {
      const { stdout } = await simulate('--runs', '60', '--service', JSON.stringify({ applied: { parts } }))
      expect(stdout).toContain('60 stories, 0 with violations')
    },
    240_000
  )

  test('60 stories of a service with one row on a page violate nothing', async () => {
    const service = JSON.stringify({ lists: { pageSize: 1, paging: 'offset' } })
    const { stdout } = await simulate('--runs', '60', '--service', service)
    expect(stdout).toContain('60 stories, 0 with violations')
  }, 240_000)

  test.each(Object.keys(PLANTS) as PlantName[])(
    '--plant %s is found, and its smallest story printed',
    async (plant) => {
      const { code, stdout } = await simulate('--runs', '1000', '--most', '1', '--plant', plant)
      expect(stdout).toMatch(/\nSeed \d+: .*\n[\s\S]*what it takes:\n[\s\S]*GET \/v2\/deployments/)
      expect(code).toBe(1)
    },
    240_000
  )

  test.each(['neutral', 'langsmith'])(
    '150 stories of manifests in the dialect %s violate nothing',
    async (dialect) => {
      const { code, stdout } = await simulate('--manifest', '--runs', '150', '--dialect', dialect)
      expect(stdout).toContain('150 stories, 0 with violations')
      expect(code).toBe(0)
    },
    480_000
  )

  test.each(Object.keys(MANIFEST_PLANTS))(
    '--manifest --plant %s is found, and its smallest story printed',
    async (plant) => {
      const { code, stdout } = await simulate('--manifest', '--runs', '100', '--most', '1', '--plant', plant)
      expect(stdout).toMatch(/\nSeed \d+: .*\n[\s\S]*what it takes:\n[\s\S]*Manifest deployments.yaml/)
      expect(code).toBe(1)
    },
    480_000
  )

  test('an unknown name of a fault is a mistake', async () => {
    const { code } = await simulate('--plant', 'weeds')
    expect(code).toBe(2)
  })
})
