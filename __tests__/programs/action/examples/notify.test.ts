import { beforeEach, expect, test } from '@jest/globals'
import { findStep, pushToBranch } from '../../../support/workflow-harness/index.js'
import { ControlPlane, deployed, SECRETS } from './control-plane.js'
import { JsonServer } from './json-server.js'

const controlPlane = new ControlPlane()
let messages: string[] = []
let status = 200
const chat = new JsonServer(({ body }) => {
  messages.push((body as { text: string }).text)
  return { status }
})

const push = async (sha: string) =>
  deployed(
    await controlPlane.run(
      'notify.yml',
      pushToBranch({ sha }),
      {},
      { secrets: { CHAT_WEBHOOK_URL: `${chat.url}/hooks/T0/B0/not-a-real-token` } }
    )
  )
const FIRST = '1111111111111111111111111111111111111111'
const SECOND = '2222222222222222222222222222222222222222'

beforeEach(() => {
  controlPlane.reset()
  messages = []
  status = 200
})

test('the chat is told of a new revision with its URL, and of nothing if nothing changed', async () => {
  const { outputs } = await push(FIRST)
  expect(messages).toEqual([expect.stringContaining(outputs['url']!)])
  expect(messages[0]).toContain(outputs['revision_id'])
  expect((await push(FIRST)).outputs['operation']).toBe('unchanged')
  expect(messages).toHaveLength(1)
})

test('the chat is told of a failed deploy with its error code, and the job fails', async () => {
  await push(FIRST)
  controlPlane.failNextBuild()
  const { job, outputs } = await push(SECOND)
  expect(job.conclusion).toBe('failure')
  expect(outputs['error_code']).toBe('revision_failed')
  expect(messages[1]).toContain('revision_failed')
  expect(messages[1]).toContain('/actions/runs/')
  for (const secret of Object.values(SECRETS)) expect(messages.join()).not.toContain(secret)
})

test('a chat that refuses the message fails no deploy', async () => {
  status = 500
  const { job } = await push(FIRST)
  expect(job.conclusion).toBe('success')
  expect(job.steps.at(-1)).toMatchObject({ outcome: 'failure', conclusion: 'success' })
  expect(findStep(job, 'deploy').conclusion).toBe('success')
})
