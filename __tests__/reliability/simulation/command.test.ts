import { describe, expect, test } from '@jest/globals'
import { MANIFEST_PLANTS, PLANTS } from '../../../simulation/plants.js'
import { APPLIED_PARTS } from '../../../simulation/variations/applied-parts.js'
import { simulate } from '../../support/simulate.js'

const LIMIT_MS = 480_000
/** A space in quotes is part of an argument. */
const argumentsOf = (line: string) => line.match(/(?:"[^"]*"|\S)+/g) ?? []
const SOUND = [
  ...['neutral', 'langsmith'].map((dialect) => `--runs 300 --dialect ${dialect}`),
  ...['neutral', 'langsmith'].map((dialect) => `--runs 150 --dialect ${dialect} --manifest`),
  ...APPLIED_PARTS.filter((parts) => parts !== 'all').map(
    (parts) => `--runs 60 --service {"applied":{"parts":"${parts}"}}`
  ),
  '--runs 60 --service {"lists":{"pageSize":1,"paging":"offset"}}'
]
const PLANTED = [
  ...Object.keys(PLANTS).map((plant) => `--runs 1000 --most 1 --plant ${plant}`),
  ...Object.keys(MANIFEST_PLANTS).map((plant) => `--runs 100 --most 1 --manifest --plant ${plant}`)
]

describe('npm run simulate', () => {
  test.each(SOUND)(
    '%s: no story violates anything',
    async (line) => {
      const { code, stdout } = await simulate(...argumentsOf(line))
      expect(stdout).toMatch(/\d+ stories, 0 with violations/)
      expect(code).toBe(0)
    },
    LIMIT_MS
  )

  test.each(PLANTED)(
    '%s: the defect is found, and its smallest story printed',
    async (line) => {
      const { code, stdout } = await simulate(...argumentsOf(line))
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
