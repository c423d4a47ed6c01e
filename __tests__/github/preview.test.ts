import { expect, test } from '@jest/globals'
import { pullRequest } from '../support/workflow-harness/index.js'
import { PREVIEW, PREVIEW_NAME, Rig, RUN_URL, warningsOf } from './rig.js'

const rig = new Rig()
const HEAD = '9f8e7d6c5b4a39281706f5e4d3c2b1a098765432'
const NEXT = '2222222222222222222222222222222222222222'

const CLOSED = pullRequest({ action: 'closed' })

test('a pull request gets a preview, a new commit updates it, closing deletes it, and closing again is fine', async () => {
  const opened = await rig.run({ inputs: PREVIEW })
  expect(opened.stdout).not.toMatch(/::(error|warning)::/)
  expect(opened.outputs).toMatchObject({
    operation: 'created',
    status: 'DEPLOYED',
    commit_sha: HEAD
  })
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
  expect(rig.comment.body).toMatch(/^### ✅ Created /)
  expect(opened.stdout).toMatch(
    /^Wrote the comment on pull request #12: .*\nRecorded the .* environment preview\/support-agent-pr-12: /m
  )

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
  const closed = await rig.run({ inputs: PREVIEW, event: CLOSED })
  expect(closed).toMatchObject({ exitCode: 0, outputs: { operation: 'deleted' } })
  expect(rig.names()).toEqual([])
  expect(rig.states().map((states) => states.at(-1))).toEqual(['inactive', 'inactive'])
  expect(rig.comment.body).toContain('was deleted')

  const again = await rig.run({ inputs: PREVIEW, event: CLOSED })
  expect(again).toMatchObject({ exitCode: 0, outputs: { operation: 'deleted' } })
  expect(warningsOf(again)).toEqual([])
})

test('a closed event that comes before anything was created ends well and writes no comment', async () => {
  rig.github.repository.pulls.set(12, 'closed')
  const early = await rig.run({ inputs: PREVIEW, event: CLOSED })
  expect(early).toMatchObject({ exitCode: 0, outputs: { operation: 'deleted' } })
  expect(rig.github.repository.comments).toEqual([])
  expect(rig.github.repository.deployments).toEqual([])

  const late = await rig.run({ inputs: PREVIEW })
  expect(late).toMatchObject({ exitCode: 0, outputs: { operation: 'deleted' } })
  expect(late.stdout).toContain('The pull request is closed. Deleting its preview.')
  expect(rig.emulator.requests.filter(({ method }) => method === 'POST')).toEqual([])
})

test('a cancelled run closes what it opened on GitHub, and goes at once', async () => {
  rig.emulator.setOutcome('stuck:BUILDING')
  const stop = new AbortController()
  let stoppedAt = 0
  rig.github.onRequest = ({ method, body }) => {
    if (method !== 'POST' || (body as { state?: string }).state !== 'in_progress') return
    stoppedAt = performance.now()
    stop.abort()
  }
  const run = await rig.run({ inputs: PREVIEW, signal: stop.signal })
  expect(performance.now() - stoppedAt).toBeLessThan(5_000)
  expect(run.exitCode).toBe(1)
  expect(rig.states()).toEqual([['in_progress', 'error']])
  expect(rig.comment.body).toContain(': Cancelled while ')
  expect(rig.comment.body).toContain('`cancelled`')
})

test('two runs of one preview at once leave one comment and one deployment', async () => {
  const [first, second] = await Promise.all([
    rig.run({ inputs: PREVIEW }),
    rig.run({ inputs: PREVIEW })
  ])
  expect([first.exitCode, second.exitCode]).toEqual([0, 0])
  expect(rig.names()).toHaveLength(1)
  expect(rig.comment.body).toMatch(/^### ✅ /)
  expect(rig.states().at(-1)?.at(-1)).toBe('success')
})
