/** What a rollback leaves: outputs, plan, error and summary. When it happens, and how, is in `__tests__/scenarios`. */
import { expect, test } from '@jest/globals'
import { errorOf } from '../../support/shown-messages.js'
import { COMMIT, gitInputs, runSource } from './bundle.js'
import { startTimelessPlane, type TimelessEmulator } from './emulated.js'

const OLD_COMMIT = '1'.repeat(40)

const run = (
  plane: TimelessEmulator,
  inputs: Record<string, string> = {},
  sha = COMMIT,
  more: Parameters<typeof runSource>[1] = {}
) =>
  runSource(gitInputs(plane.url, inputs), {
    clock: plane.clock,
    variables: { GITHUB_SHA: sha },
    ...more
  })

/** A branch that was deployed at OLD_COMMIT, and has moved to COMMIT. */
async function standing(): Promise<TimelessEmulator> {
  const plane = await startTimelessPlane({ heads: [{ ref: 'main', commit_sha: OLD_COMMIT }] })
  await run(plane, {}, OLD_COMMIT)
  plane.setHead({ ref: 'main', commit_sha: COMMIT })
  return plane
}

const ids = (plane: TimelessEmulator) =>
  plane.controlPlane.dump()[0]?.revisions.map(({ id }) => id) ?? []

test('a failed deploy that rolls back is red with the code of its failure, and says what serves', async () => {
  await using plane = await standing()
  plane.setOutcome('down:DEPLOY_FAILED')
  const result = await run(plane, { rollback: 'true' })
  const [first = '', second] = ids(plane)
  expect(result.exitCode).toBe(1)
  expect(result.outputs).toMatchObject({
    revision_id: second,
    rolled_back_to: first,
    status: 'DEPLOY_FAILED'
  })
  const { code, rest } = errorOf(result.stdout)
  expect(code).toBe('revision_failed')
  expect(rest.join('\n')).toContain(
    `Rolled back to the code of the previous revision ${first.slice(0, 8)}… (commit ${OLD_COMMIT.slice(0, 7)}).`
  )
  expect(result.summary).toContain(`- Previous revision: \`${first}\``)
})

test('a job that is cancelled during a rollback ends at once', async () => {
  await using plane = await standing()
  plane.setOutcome('down:DEPLOY_FAILED revision=2')
  plane.setOutcome('stuck:DEPLOYING revision=3')
  const stop = new AbortController()
  let isGoingBack = false
  const result = await run(plane, { rollback: 'true' }, COMMIT, {
    signal: stop.signal,
    onLine: (line) => {
      isGoingBack ||= line.startsWith('Rolling back to ')
      if (isGoingBack && line.endsWith(' DEPLOYING')) stop.abort()
    }
  })
  expect([result.exitCode, result.outputs.error_code]).toEqual([1, 'cancelled'])
  expect(result.stdout).toContain(
    `Cancelled while rolling back to revision ${ids(plane)[0]?.slice(0, 8)}…`
  )
  expect(result.outputs).not.toHaveProperty('rolled_back_to')
})
