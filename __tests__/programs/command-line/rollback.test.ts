/** The command `rollback` of the command line: its flags, its result and its exit codes. */
import { expect, test } from '@jest/globals'
import { startTimelessPlane, type TimelessEmulator } from '../action/emulated.js'
import { at, runProgramHere } from './program-here.js'

const FAST = ['--poll-interval', '50ms', '--verify-serving', 'off']
const TARGET = ['--name', 'support', '--repo-url', 'https://github.com/acme/support']
const image = (letter: string) => `registry.example/support@sha256:${letter.repeat(64)}`

async function withTwoImages(): Promise<TimelessEmulator> {
  const plane = await startTimelessPlane()
  for (const letter of ['a', 'b']) {
    const args = ['deploy', '--name', 'support', '--image-uri', image(letter), ...FAST]
    const { status, stderr } = await runProgramHere(args, at(plane))
    if (status !== 0) throw new Error(stderr)
  }
  return plane
}

const revisions = (plane: TimelessEmulator) =>
  plane.controlPlane.dump()[0]?.revisions.map(({ id }) => id) ?? []
const rollback = (plane: TimelessEmulator, ...args: string[]) =>
  runProgramHere(['rollback', ...TARGET, ...FAST, ...args], at(plane))

test('prints the URL alone, and with --to returns to that revision', async () => {
  await using plane = await withTwoImages()
  const { status, stdout } = await rollback(plane)
  expect({ status, stdout }).toEqual({
    status: 0,
    stdout: expect.stringMatching(/^http:\/\/127\.0\.0\.1:\d+\/agents\/[0-9a-f-]+\n$/)
  })
  const [, second = ''] = revisions(plane)
  const named = await rollback(plane, '--to', second, '--json')
  expect(JSON.parse(named.stdout)).toMatchObject({
    operation: 'rolled_back',
    new_revision: true,
    rolled_back_to: second,
    revision_id: revisions(plane)[3],
    plan: { operation: 'rollback', rolls_back_to: second }
  })
})

test('refused, failed, foreign and missing each have their exit code, in the words of the command line', async () => {
  await using plane = await withTwoImages()
  const [, second = ''] = revisions(plane)
  const refused = await rollback(plane, '--to', second)
  expect({ status: refused.status, stdout: refused.stdout }).toEqual({ status: 5, stdout: '' })
  expect(refused.stderr).toContain('Name an earlier one with --to.')
  expect(
    (await rollback(plane, '--repo-url=https://github.com/acme/other', '--to', 'absent')).status
  ).toBe(2)
  const missing = await runProgramHere(
    ['rollback', '--name', 'other', ...TARGET.slice(2)],
    at(plane)
  )
  expect(missing.status).toBe(6)
  plane.setOutcome('DEPLOY_FAILED')
  expect((await rollback(plane)).status).toBe(4)
})
