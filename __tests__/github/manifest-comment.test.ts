/** The comment of a manifest, over HTTP against the local API of GitHub. */
import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { createGitHub } from '../../src/github/octokit.js'
import { createGuard } from '../../src/github-records/guard.js'
import { createManifestComment } from '../../src/github-records/manifest-comment/manifest-comment.js'
import { decodeRows } from '../../src/github-records/manifest-comment/row-data.js'
import { startTimeLimit } from '../../src/http/time-limit.js'
import { createClock } from '../../src/runner/clock.js'
import { shortlyAfter } from '../../src/runner/process.js'
import { deployment } from '../support/comments/rows.js'
import { REPOSITORY } from '../support/workflow-harness/index.js'
import { GitHubServer } from './server/index.js'

const PULL = 12
let github: GitHubServer
let warnings: string[]
beforeEach(async () => {
  github = await GitHubServer.start()
  warnings = []
})
afterEach(async () => {
  await github.close()
  expect(github.violations).toEqual([])
})

/** The comment as one job writes it, with its own connections. */
function openComment(cancelled: AbortSignal = new AbortController().signal) {
  const clock = createClock(cancelled)
  const told = new Set<string>()
  const account = { token: 't', apiUrl: github.url, repository: REPOSITORY, budget: { leftMs: 60_000 } }
  const guard = (phase: 'making' | 'closing') =>
    createGuard({
      open: async () => {
        const signal = shortlyAfter(cancelled, phase)
        return createGitHub({ ...account, clock, signal, limit: startTimeLimit(clock, 3_600_000) })
      },
      emit: (event) => warnings.push(event.type === 'warning' ? event.message : event.type),
      told,
      leaves_open: true,
      fork: false,
      command: 'deploy'
    })
  return createManifestComment({
    pull: PULL,
    manifest: 'deployments.yaml',
    control_plane: 'one',
    is_plan: false,
    run_url: 'https://github.com/acme/agents/actions/runs/1',
    create: true,
    guards: { making: guard('making'), closing: guard('closing') },
    clock,
    redactAll: (value) => value
  })
}

const now = (name: string) => deployment(name, { updated_at: Date.now() })
const rows = () =>
  github.repository.comments.flatMap(({ body }) => decodeRows(body, Date.now()).map(({ name }) => name))

test('three jobs that end at once share one comment, and leave no reaction', async () => {
  const names = ['router', 'support', 'triage']
  await Promise.all(names.map((name) => openComment().close([now(name)])))
  expect([rows().sort(), github.repository.comments.length, warnings]).toEqual([names, 1, []])
  expect(github.repository.reactions).toEqual([])
})

test('a job takes the lock, reads, writes, and removes its reaction', async () => {
  await openComment().close([now('support')])
  const id = github.repository.comments[0]?.id
  expect(github.log).toEqual([
    `GET /issues/${PULL}/comments`,
    `POST /issues/${PULL}/comments`,
    `GET /issues/${PULL}/comments`,
    `POST /issues/comments/${id}/reactions`,
    `GET /issues/comments/${id}`,
    `PATCH /issues/comments/${id}`,
    expect.stringMatching(`^DELETE /issues/comments/${id}/reactions/\\d+$`),
    `GET /issues/comments/${id}`
  ])
})

test('the reaction of a killed job is recognized by the dates of GitHub', async () => {
  await openComment().close([now('support')])
  const id = github.repository.comments[0]?.id ?? 0
  github.repository.react(id, 'eyes', new Date(Date.now() - 60_000))
  const startedAt = Date.now()
  await openComment().close([now('router')])
  expect([rows().sort(), github.repository.reactions]).toEqual([['router', 'support'], []])
  expect(Date.now() - startedAt).toBeLessThan(10_000)
})

test('where reactions are refused, both rows are written', async () => {
  github.faults = [{ path: /reactions/, answer: { status: 403, body: { message: 'no' } } }]
  await Promise.all(['router', 'support'].map((name) => openComment().close([now(name)])))
  expect([rows().sort(), warnings]).toEqual([['router', 'support'], []])
})

test.each([true, false])(
  'after a cancel the row is written within 2 s (lock held by another job: %s)',
  async (isHeld) => {
    await openComment().close([now('router')])
    if (isHeld) github.repository.react(github.repository.comments[0]?.id ?? 0, 'eyes')
    const cancel = new AbortController()
    const comment = openComment(cancel.signal)
    cancel.abort()
    const startedAt = Date.now()
    await comment.close([now('support')])
    expect(Date.now() - startedAt).toBeLessThan(2_000)
    expect([rows().sort(), warnings]).toEqual([['router', 'support'], []])
  }
)

test('a token without the permission is reported once', async () => {
  github.permissions['pull-requests'] = 'read'
  const comment = openComment()
  comment.update([now('support')])
  await comment.close([now('support')])
  expect(warnings).toEqual([expect.stringContaining('Add to the permissions of the job: pull-requests: write')])
})

test('a limit during the write is waited for, and the comment is read again', async () => {
  const headers = { 'retry-after': '2' }
  const limited = { status: 403, body: { message: 'You have exceeded a secondary rate limit' }, headers }
  github.faults = [{ method: 'PATCH', answer: limited, times: 1 }]
  await openComment().close([now('support')])
  expect([rows(), warnings]).toEqual([['support'], []])
  const reads = github.log.filter((line) => /^GET .*comments\/\d+$/.test(line))
  expect(reads).toHaveLength(3)
})
