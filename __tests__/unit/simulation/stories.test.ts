import { expect, test } from '@jest/globals'
import { simulate } from '../../support/simulate.js'

test('10 stories violate nothing', async () => {
  const { code, stdout } = await simulate('--runs', '10', '--seed', '1')
  expect(stdout).toContain('10 stories, 0 with violations')
  expect(code).toBe(0)
})

test('4 stories of manifests in the dialect langsmith violate nothing', async () => {
  const { code, stdout } = await simulate('--manifest', '--runs', '4', '--seed', '1', '--dialect', 'langsmith')
  expect(stdout).toContain('4 stories, 0 with violations')
  expect(code).toBe(0)
})

test('a scheduler that ignores needs is found by the first stories', async () => {
  const { code, stdout } = await simulate('--manifest', '--runs', '5', '--most', '1', '--plant', 'ignores-needs')
  expect(stdout).toContain('a deployment starts once what it needs is live')
  expect(code).toBe(1)
})
