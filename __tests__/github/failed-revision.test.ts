import { expect, test } from '@jest/globals'
import { problemsOf, withoutMarkers } from '../security/hostile/rendered.js'
import { pullRequest } from '../support/workflow-harness/index.js'
import { NAME, PREVIEW, Rig } from './rig.js'

const rig = new Rig()
const SECRET = 'sk-plain-Value/with+signs=='
const FIRST = '1111111111111111111111111111111111111111'
const NEXT = '2222222222222222222222222222222222222222'

test('the comment has the last lines of the build after the fix, unfolded, as text and without secrets', async () => {
  const log = [
    ...Array.from({ length: 40 }, (_, i) => `step ${i}`),
    '</pre></details><img src=x> @octocat #1 [l](http://evil.example)',
    '\u001b[31m::error::x\u202e',
    `KEY=${SECRET}`,
    'x'.repeat(100_000)
  ]
  rig.emulator.setOutcome({ outcome: 'BUILD_FAILED', log })
  const result = await rig.run({ inputs: { ...PREVIEW, secrets: `KEY=${SECRET}` } })
  expect(result.exitCode).toBe(1)
  const { body } = rig.comment
  const unfolded = /<details open><summary>Last lines[^<]*<\/summary>\n\n```text\n([\s\S]*?)\n```\n/.exec(body)
  const [, lines = ''] = unfolded ?? []
  expect(lines.split('\n')).toHaveLength(10)
  expect(lines).toContain('step 39')
  expect(lines).toContain('KEY=***')
  expect(body.indexOf('**To fix:**')).toBeLessThan(unfolded?.index ?? -1)
  expect(body).not.toContain(SECRET)
  expect(body.length).toBeLessThan(65_536)
  expect(lines).not.toMatch(/[\u202e\u001b]/)
  expect(problemsOf(withoutMarkers(body))).toEqual([])
  expect(rig.states().at(-1)?.at(-1)).toBe('failure')
})

test('after a rollback the GitHub Deployment is still a failure, and the comment says what is live', async () => {
  const inputs = { ...PREVIEW, secrets: 'KEY=old-value' }
  const opened = pullRequest({ action: 'opened', headSha: FIRST })
  expect((await rig.run({ inputs, event: opened })).exitCode).toBe(0)
  rig.emulator.setOutcome('down:DEPLOY_FAILED')
  const event = pullRequest({ action: 'synchronize', headSha: NEXT })
  const result = await rig.run({ inputs: { ...inputs, secrets: 'KEY=new-value', rollback: 'true' }, event })
  expect(result.exitCode).toBe(1)
  const to = result.outputs['rolled_back_to'] ?? ''
  expect(to).not.toBe('')
  expect(rig.states().map((states) => states.at(-1))).toEqual(['success', 'failure'])
  const { body } = rig.comment
  expect(body).toContain(`### ❌ Deploy of \`${NAME}-pr-12\` failed. Rolled back`)
})
