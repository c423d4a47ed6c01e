import { expect, test } from '@jest/globals'
import { pullRequest } from '../harness/index.js'
import { NAME, PREVIEW, Rig, RUN_URL, warningsOf } from './rig.js'

const rig = new Rig()
const PREVIEW_NAME = `${NAME}-pr-12`
const HEAD = '9f8e7d6c5b4a39281706f5e4d3c2b1a098765432'
const NEXT = '2222222222222222222222222222222222222222'

const head = (commit_sha: string) => rig.emulator.setHead({ ref: 'feature/greeting', commit_sha })

test('a pull request gets a preview, a new commit updates it, closing deletes it, and closing again is fine', async () => {
  head(HEAD)
  const opened = await rig.run({ inputs: PREVIEW })
  expect(opened.stdout).not.toMatch(/::(error|warning)::/)
  expect(opened.outputs).toMatchObject({ operation: 'created', status: 'DEPLOYED', commit_sha: HEAD })
  expect(rig.names()).toEqual([PREVIEW_NAME])
  expect(rig.deployment).toMatchObject({
    ref: HEAD,
    environment: `preview/${PREVIEW_NAME}`,
    transient_environment: true,
    payload: { name: PREVIEW_NAME, deployment_id: opened.outputs['deployment_id'] }
  })
  expect(rig.deployment.statuses).toMatchObject([
    { state: 'in_progress', log_url: RUN_URL },
    { state: 'success', log_url: RUN_URL, environment_url: opened.outputs['url'] }
  ])
  expect(rig.comment.body).toContain(opened.outputs['url'])
  expect(rig.comment.body).toContain('is deployed')

  head(NEXT)
  const pushed = await rig.run({
    inputs: PREVIEW,
    event: pullRequest({ action: 'synchronize', headSha: NEXT })
  })
  expect(pushed.outputs).toMatchObject({ operation: 'updated', commit_sha: NEXT })
  expect(rig.states()).toEqual([
    ['in_progress', 'success', 'inactive'],
    ['in_progress', 'success']
  ])
  expect(rig.comment.body).toContain(NEXT.slice(0, 7))

  rig.github.repository.pulls.set(12, 'closed')
  const event = pullRequest({ action: 'closed' })
  const closed = await rig.run({ inputs: PREVIEW, event })
  expect(closed).toMatchObject({ exitCode: 0, outputs: { operation: 'deleted' } })
  expect(rig.names()).toEqual([])
  expect(rig.states().map((states) => states.at(-1))).toEqual(['inactive', 'inactive'])
  expect(rig.comment.body).toContain('is deleted')

  const again = await rig.run({ inputs: PREVIEW, event })
  expect(again).toMatchObject({ exitCode: 0, outputs: { operation: 'deleted' } })
  expect(warningsOf(again)).toEqual([])
})
