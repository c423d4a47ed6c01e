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

test('a pull request that closes while its preview is being made leaves no deployment running', async () => {
  const run = await rig.run({
    inputs: PREVIEW,
    onLine: (line) => {
      if (line === 'Created.') rig.github.repository.pulls.set(12, 'closed')
    }
  })
  expect(run).toMatchObject({ exitCode: 0, outputs: { operation: 'deleted' } })
  expect(run.stdout).toContain('The pull request is closed. Deleting its preview.')
  expect(rig.names()).toEqual([])
  expect(rig.states()).toEqual([['in_progress', 'inactive']])
  expect(rig.comment.body).toContain('was deleted')
})

test('a preview that the run of the closing pulls away is no failure of the run that was making it', async () => {
  rig.emulator.setOutcome('stuck:BUILDING')
  const run = await rig.run({
    inputs: { ...PREVIEW, poll_interval: '200ms', timeout: '20s' },
    onLine: (line) => {
      if (!line.includes('BUILDING')) return
      rig.github.repository.pulls.set(12, 'closed')
      for (const { id } of rig.emulator.controlPlane.dump()) rig.emulator.controlPlane.delete(id)
    }
  })
  expect(run).toMatchObject({ exitCode: 0, outputs: { operation: 'deleted' } })
  expect(run.stdout).toContain('The deploy failed')
})

test('a failed build of an open pull request fails, and the pull request says why and what to do', async () => {
  rig.emulator.setOutcome('BUILD_FAILED')
  const run = await rig.run({ inputs: PREVIEW })
  expect(run.exitCode).toBe(1)
  expect(rig.states()).toEqual([['in_progress', 'failure']])
  expect(rig.deployment.statuses.at(-1)?.description).toMatch(/^The build failed \(BUILD_FAILED\)/)
  expect(rig.comment.body).toContain('❌')
  expect(rig.comment.body).toContain('| ❌ `BUILD_FAILED` |')
  expect(rig.comment.body).toContain('**To fix:** Correct the error')
  expect(rig.comment.body).toContain(RUN_URL)
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

test('the run of a closing that comes late leaves the preview of what is open again alone, and its comment', async () => {
  await rig.run({ inputs: PREVIEW })
  const before = rig.comment.body
  const late = await rig.run({ inputs: PREVIEW, event: pullRequest({ action: 'closed' }) })
  expect(late).toMatchObject({ exitCode: 0, outputs: { operation: 'skipped' } })
  expect(late.stdout).toContain(
    '::notice::Skipped: Pull request #12 was reopened, so its preview stays.'
  )
  expect(rig.names()).toEqual([PREVIEW_NAME])
  expect([rig.comment.body, rig.states()]).toEqual([before, [['in_progress', 'success']]])
})

test('a delete that is asked for by its command does not mind that the pull request is open', async () => {
  await rig.run({ inputs: PREVIEW })
  const run = await rig.run({ inputs: { ...PREVIEW, command: 'delete' } })
  expect(run).toMatchObject({ exitCode: 0, outputs: { operation: 'deleted' } })
})

test('among 150 comments, over two pages, the one of the deployment is found and no second one is written', async () => {
  for (let i = 0; i < 120; i++)
    rig.github.repository.comment(12, `note ${i}`, { login: 'kim', association: 'NONE' })
  await rig.run({ inputs: PREVIEW })
  for (let i = 0; i < 30; i++)
    rig.github.repository.comment(12, `more ${i}`, { login: 'kim', association: 'NONE' })
  const { id } = rig.comment
  rig.github.repository.pulls.set(12, 'closed')
  await rig.run({ inputs: PREVIEW, event: pullRequest({ action: 'closed' }) })
  expect(rig.comment.id).toBe(id)
  expect(rig.comment.body).toContain('was deleted')
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
