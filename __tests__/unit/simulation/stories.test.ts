import { expect, test } from '@jest/globals'
import { simulate } from '../../support/simulate.js'

test.each([
  ['10 stories', ['--runs', '10']],
  ['4 stories', ['--manifest', '--runs', '4', '--dialect', 'langsmith']]
])('%s violate nothing', async (what, options) => {
  const { code, stdout } = await simulate(...options, '--seed', '1')
  expect([code, stdout]).toEqual([0, expect.stringContaining(`${what}, 0 with violations`)])
})

test('a scheduler that ignores needs is found by the first stories', async () => {
  const { code, stdout } = await simulate(
    '--manifest',
    '--runs',
    '5',
    '--most',
    '1',
    '--plant',
    'ignores-needs'
  )
  expect(stdout).toContain('a deployment starts once what it needs is live')
  expect(code).toBe(1)
})
