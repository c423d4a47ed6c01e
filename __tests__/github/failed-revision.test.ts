import { expect, test } from '@jest/globals'
import { pullRequest } from '../support/workflow-harness/index.js'
import { NAME, PREVIEW, Rig } from './rig.js'

const rig = new Rig()
const SECRET = 'sk-plain-Value/with+signs=='
const FIRST = '1111111111111111111111111111111111111111'
const NEXT = '2222222222222222222222222222222222222222'

const unescaped = (markdown: string) =>
  markdown.replace(/&#(\d+);/g, (_, code: string) => String.fromCharCode(Number(code)))

test('the comment has the last lines of the build folded away, as text and without secrets', async () => {
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
  const [, folded = ''] = /<details><summary>Last lines[^<]*<\/summary>\n\n<pre>\n([\s\S]*?)\n<\/pre>/.exec(body) ?? []
  expect(folded.split('\n')).toHaveLength(15)
  expect(unescaped(folded)).toContain('step 39')
  expect(unescaped(folded)).toContain('KEY=***')
  expect(unescaped(body)).not.toContain(SECRET)
  expect(body.length).toBeLessThan(65_536)
  expect(folded).not.toMatch(/[<>@#[\]`*_](?!\d)|[\u202e\u001b]/)
  expect(rig.states().at(-1)?.at(-1)).toBe('failure')
})

test('after going back the GitHub Deployment is a failure all the same, and the comment says what is live', async () => {
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
  const body = unescaped(rig.comment.body)
  expect(body).toContain(
    `Deploying <code>${NAME}-pr-12</code> failed; what served before (<code>${FIRST.slice(0, 7)}</code>) is live again`
  )
  expect(body).toContain(`Rolled back to ${to}`)
})
