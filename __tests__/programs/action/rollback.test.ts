/** What a rollback leaves: outputs, plan, error and summary. When it happens, and how, is in `__tests__/scenarios`. */
import { expect, test } from '@jest/globals'
import type { ActionResult } from '../../../src/cli/demo/local-runner.js'
import { errorOf } from '../../support/shown-messages.js'
import { COMMIT, gitInputs, runSource } from './bundle.js'
import { startTimelessPlane, type TimelessEmulator } from './emulated.js'

const OLD_COMMIT = '1'.repeat(40)
const BY_HAND = { command: 'rollback', graph_config_path: '' }

const run = (
  plane: TimelessEmulator,
  inputs: Record<string, string> = {},
  sha = COMMIT,
  more: Parameters<typeof runSource>[1] = {}
) => runSource(gitInputs(plane.url, inputs), { clock: plane.clock, variables: { GITHUB_SHA: sha }, ...more })

/** A branch that was deployed at OLD_COMMIT, and has moved to COMMIT. */
async function standing(): Promise<TimelessEmulator> {
  const plane = await startTimelessPlane({ heads: [{ ref: 'main', commit_sha: OLD_COMMIT }] })
  await run(plane, {}, OLD_COMMIT)
  plane.setHead({ ref: 'main', commit_sha: COMMIT })
  return plane
}

const ids = (plane: TimelessEmulator) => plane.controlPlane.dump()[0]?.revisions.map(({ id }) => id) ?? []
const planOf = ({ outputs }: ActionResult) => JSON.parse(outputs.plan ?? '{}')
const heading = ({ summary }: ActionResult) => /^### (.*)$/m.exec(summary)?.[1]

test('a failed deploy that rolls back is red with the code of its failure, and says what serves', async () => {
  await using plane = await standing()
  plane.setOutcome('down:DEPLOY_FAILED')
  const result = await run(plane, { rollback: 'true' })
  const [first = '', second] = ids(plane)
  expect(result.exitCode).toBe(1)
  expect(result.outputs).toMatchObject({ revision_id: second, rolled_back_to: first, status: 'DEPLOY_FAILED' })
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
  expect(result.stdout).toContain(`Cancelled while rolling back to revision ${ids(plane)[0]?.slice(0, 8)}…`)
  expect(result.outputs).not.toHaveProperty('rolled_back_to')
})

test('by hand: the plan, and then the rollback to the commit before', async () => {
  await using plane = await standing()
  await run(plane)
  const [first] = ids(plane)
  const dry = await run(plane, { ...BY_HAND, dry_run: 'true' })
  expect([dry.exitCode, ids(plane).length, dry.outputs.operation]).toEqual([0, 2, 'planned'])
  expect(planOf(dry)).toMatchObject({ operation: 'rollback', new_revision: true, rolls_back_to: first })
  const result = await run(plane, BY_HAND)
  expect(result.outputs).toMatchObject({
    operation: 'rolled_back',
    new_revision: 'true',
    revision_id: ids(plane)[2],
    rolled_back_to: first,
    commit_sha: OLD_COMMIT,
    status: 'DEPLOYED'
  })
  expect(planOf(result).reasons.join('\n')).toMatch(/\(commit 1111111\).*\na redeploy may bring back the secrets/)
  expect(heading(result)).toBe('✅ Rolled back `support` to `1111111`')
})
