import { expect, test } from '@jest/globals'
import { simulate } from '../../support/simulate.js'

test.each(['neutral', 'langsmith'])('10 stories in the dialect %s violate nothing', async (dialect) => {
  const { code, stdout } = await simulate('--runs', '10', '--seed', '1', '--dialect', dialect)
  expect(stdout).toContain('10 stories, 0 with violations')
  expect(code).toBe(0)
})

test('a planted defect is found by the first stories', async () => {
  const { code, stdout } = await simulate('--runs', '30', '--seed', '1', '--most', '1', '--plant', 'ignores-owner')
  expect(stdout).toContain('nothing of others')
  expect(code).toBe(1)
})

test.each(['neutral', 'langsmith'])('4 stories of manifests in the dialect %s violate nothing', async (dialect) => {
  const { code, stdout } = await simulate('--manifest', '--runs', '4', '--seed', '1', '--dialect', dialect)
  expect(stdout).toContain('4 stories, 0 with violations')
  expect(code).toBe(0)
})

test('a scheduler that ignores needs is found by the first stories', async () => {
  const { code, stdout } = await simulate('--manifest', '--runs', '5', '--most', '1', '--plant', 'ignores-needs')
  expect(stdout).toContain('a deployment starts once what it needs is live')
  expect(code).toBe(1)
})
