import { expect, test } from '@jest/globals'
import { pullRequest } from '../support/workflow-harness/index.js'
import { PREVIEW, Rig } from './rig.js'

const rig = new Rig()

test('among 150 comments, over two pages, the one of the deployment is found and no second one is written', async () => {
  for (let i = 0; i < 120; i++) rig.github.repository.comment(12, `note ${i}`, { login: 'kim', association: 'NONE' })
  await rig.run({ inputs: PREVIEW })
  for (let i = 0; i < 30; i++) rig.github.repository.comment(12, `more ${i}`, { login: 'kim', association: 'NONE' })
  const { id } = rig.comment
  rig.github.repository.pulls.set(12, 'closed')
  await rig.run({ inputs: PREVIEW, event: pullRequest({ action: 'closed' }) })
  expect(rig.comment.id).toBe(id)
  expect(rig.comment.body).toContain('was deleted')
})

test('two runs of one preview at once leave one comment and one deployment', async () => {
  const [first, second] = await Promise.all([rig.run({ inputs: PREVIEW }), rig.run({ inputs: PREVIEW })])
  expect([first.exitCode, second.exitCode]).toEqual([0, 0])
  expect(rig.names()).toHaveLength(1)
  expect(rig.comment.body).toMatch(/^### ✅ /)
  expect(rig.states().at(-1)?.at(-1)).toBe('success')
})
