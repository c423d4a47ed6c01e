import { expect, test } from '@jest/globals'
import { pullRequest } from '../support/workflow-harness/index.js'
import { PREVIEW, PREVIEW_NAME, Rig } from './rig.js'

/** A delete takes its time, and the name stays taken meanwhile. */
const rig = new Rig({ deleteTime: 300 })

test('the run of a closing that comes late leaves the preview of what is open again alone, and its comment', async () => {
  await rig.run({ inputs: PREVIEW })
  const before = rig.comment.body
  const late = await rig.run({ inputs: PREVIEW, event: pullRequest({ action: 'closed' }) })
  expect(late).toMatchObject({ exitCode: 0, outputs: { operation: 'skipped' } })
  expect(late.stdout).toContain('::notice::Skipped: Pull request #12 was reopened, so its preview stays.')
  expect(rig.names()).toEqual([PREVIEW_NAME])
  expect([rig.comment.body, rig.states()]).toEqual([before, [['in_progress', 'success']]])
})

test('a delete that is asked for by its command does not mind that the pull request is open', async () => {
  await rig.run({ inputs: PREVIEW })
  const run = await rig.run({ inputs: { ...PREVIEW, command: 'delete' } })
  expect(run).toMatchObject({ exitCode: 0, outputs: { operation: 'deleted' } })
})

test('a preview that fails while its pull request is open fails, and is not recreated', async () => {
  rig.emulator.setOutcome('BUILD_FAILED')
  const run = await rig.run({ inputs: PREVIEW })
  expect(run.exitCode).toBe(1)
  const creates = rig.emulator.requests.filter(({ method, url }) => method === 'POST' && url === '/v2/deployments')
  expect(creates).toHaveLength(1)
})
