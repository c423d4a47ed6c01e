import { expect, test } from '@jest/globals'
import { problemsOf, withoutMarkers } from '../security/hostile/rendered.js'
import { pullRequest } from '../support/workflow-harness/index.js'
import { PREVIEW, Rig, warningsOf } from './rig.js'

const rig = new Rig()

/** A branch name that anyone can choose for a pull request. */
const HOSTILE = 'feature/$(id)"; rm -rf`|\u202e@octocat<!--::set-output'

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

test('a comment that a user deletes is written again, between two runs and during one', async () => {
  await rig.run({ inputs: PREVIEW })
  rig.github.repository.comments = []
  const run = await rig.run({
    inputs: { ...PREVIEW, new_revision: 'always' },
    onLine: (line) => {
      if (line.includes('DEPLOYED after')) rig.github.repository.comments = []
    }
  })
  expect(warningsOf(run)).toEqual([])
  expect(rig.comment.body).toMatch(/^### ✅ /)
})

test('two runs of one preview at once leave one comment and one deployment', async () => {
  const [first, second] = await Promise.all([rig.run({ inputs: PREVIEW }), rig.run({ inputs: PREVIEW })])
  expect([first.exitCode, second.exitCode]).toEqual([0, 0])
  expect(rig.names()).toHaveLength(1)
  expect(rig.comment.body).toMatch(/^### ✅ /)
  expect(rig.states().at(-1)?.at(-1)).toBe('success')
})

test('when another run writes its comment at the same moment, the oldest one stays and tells the latest', async () => {
  let other: string | undefined
  rig.github.onRequest = ({ method, path, body }) => {
    if (method !== 'POST' || !path.endsWith('/issues/12/comments') || other !== undefined) return
    other = (body as { body: string }).body
    rig.github.repository.comment(12, other)
  }
  await rig.run({ inputs: PREVIEW })
  expect(rig.comment.body).toMatch(/^### ✅ /)
})

test('a comment with our marker by a passer-by is not taken over', async () => {
  await rig.run({ inputs: PREVIEW })
  const { body } = rig.comment
  rig.github.repository.comments = []
  const bait = rig.github.repository.comment(12, body, { login: 'mallory', association: 'NONE' })
  await rig.run({ inputs: PREVIEW, event: pullRequest({ action: 'synchronize' }) })
  expect(bait.body).toBe(body)
  expect(rig.comment.body).toMatch(/^### ✅ /)
})

test('the deployments of a matrix keep a comment and a record each, side by side in one environment', async () => {
  const inputs = (name: string) => ({ ...PREVIEW, name, environment: 'staging' })
  await rig.run({ inputs: inputs('support') })
  await rig.run({ inputs: inputs('support-eu') })
  const again = await rig.run({ inputs: { ...inputs('support'), new_revision: 'always' } })
  expect(again.exitCode).toBe(0)
  expect(rig.github.repository.comments).toHaveLength(2)
  const [first, second] = rig.github.repository.comments
  expect(first?.body).toContain('### ✅ Updated `support-pr-12`')
  expect(second?.body).toMatch(/^### ✅ .*`support-eu-pr-12`/)
  expect(rig.states()).toEqual([
    ['in_progress', 'success', 'inactive'],
    ['in_progress', 'success'],
    ['in_progress', 'success']
  ])
})

test('a branch name made to break out of markdown, shell and commands shows as what it is', async () => {
  const event = pullRequest({ action: 'opened', headBranch: HOSTILE, title: '**bold** [x](http://evil.example)' })
  const run = await rig.run({ inputs: { ...PREVIEW, secrets: 'A=B-secret' }, event })
  expect(run.exitCode).toBe(0)
  for (const text of [rig.comment.body, run.summary]) {
    expect(text).not.toMatch(/evil\.example|\u202e/)
    expect(problemsOf(withoutMarkers(text))).toEqual([])
    expect(text.replaceAll('&#36;', '$')).toContain('feature/$(id)')
  }
})

test('a new revision is a change on the pull request: what changed is named, secrets by name', async () => {
  await rig.run({ inputs: { ...PREVIEW, secrets: 'FIRST=first-value' } })
  await rig.run({ inputs: { ...PREVIEW, secrets: 'FIRST=other-value\nSECOND=second-value' } })
  expect(rig.comment.body).toContain('| `secrets` | add SECOND; change FIRST |')
  expect(rig.comment.body).not.toMatch(/first-value|other-value|second-value/)
})
