import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { describe, expect, test } from '@jest/globals'

interface Outcome {
  code: number
  stdout: string
}

/** Runs the command as a user does; it is several times as fast as inside the test runner. */
async function simulate(...args: string[]): Promise<Outcome> {
  try {
    const { stdout } = await promisify(execFile)(process.execPath, [
      'scripts/start-typescript.mjs',
      'simulation/main.ts',
      ...args
    ])
    return { code: 0, stdout }
  } catch (error) {
    const { code, stdout } = error as Outcome
    return { code, stdout }
  }
}

describe('npm run simulate', () => {
  test('2,000 stories of runs, faults and other people violate nothing', async () => {
    const halves = await Promise.all(['1', '1001'].map((seed) => simulate('--runs', '1000', '--seed', seed)))
    for (const { code, stdout } of halves) {
      expect(stdout).toContain('1000 stories, 0 with violations')
      expect(code).toBe(0)
    }
  }, 240_000)

  test.each([
    ['repeat-post', 'made two revisions, and nobody else did anything'],
    ['newest-revision', 'says success, but revision id-1 is'],
    ['rollback-success', 'went back, and says success'],
    ['failed-success', '(success) puts out id-1, but what is live is'],
    ['blind-rollback', 'went back from id-1, although id-2 was live'],
    ['rollback-over-newer', 'which run 1 had made'],
    ['no-way-back', 'leaves nothing live, although nothing kept it from going back'],
    ['hasty-rollback', 'says rolled back, but nothing is live'],
    ['deletes-failed', 'which was live'],
    ['timeout-success', 'says success, but puts out the status']
  ])(
    '--plant %s is found, and its smallest story told',
    async (plant, what) => {
      const { code, stdout } = await simulate('--runs', '1000', '--plant', plant)
      expect(stdout).toContain(what)
      expect(stdout).toMatch(/\nSeed \d+: .*\n[\s\S]*what it takes:\n[\s\S]*GET \/v2\/deployments/)
      expect(code).toBe(1)
    },
    240_000
  )

  test('stories are as well in the words of the public service', async () => {
    const { code, stdout } = await simulate('--runs', '500', '--dialect', 'langsmith')
    expect(stdout).toContain('500 stories, 0 with violations')
    expect(code).toBe(0)
  }, 240_000)

  test('a fault that nobody has planted is a mistake', async () => {
    const { code } = await simulate('--plant', 'weeds')
    expect(code).toBe(2)
  })
})
