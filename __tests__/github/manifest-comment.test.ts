/** The comment of a manifest, over HTTP against the local API of GitHub. */
import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { connectGitHub } from '../../src/adapters/github/client.js'
import { guardWrites } from '../../src/adapters/github/warn-on-failure.js'
import { createClock, shortlyAfter } from '../../src/adapters/runner/process.js'
import { createRedactor } from '../../src/masking/redactor.js'
import { Comment } from '../../src/report/github/comment.js'
import { readParts } from '../../src/report/markdown/parts.js'
import { contextOf } from '../support/fakes/inputs.js'
import { SkippingClock } from '../support/fakes/skipping-clock.js'
import { recordOf } from '../support/records.js'
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

/** The comment as one job writes it, with its own connection. */
function openComment(cancelled?: AbortSignal) {
  const never = new AbortController().signal
  const clock = cancelled === undefined ? new SkippingClock() : createClock(cancelled)
  const ended = cancelled === undefined ? never : shortlyAfter(cancelled)
  const account = { token: 't', apiUrl: github.url, repository: REPOSITORY }
  const connection = connectGitHub({ ...account, clock, cancelled: cancelled ?? never, ended })
  const warn = (message: string) => void warnings.push(message)
  const context = contextOf({ repository: REPOSITORY, api_url: github.url })
  const openGitHub = async () => connection
  const reported = new Set<string>()
  const use = { command: 'deploy', token: 't', context, openGitHub, reported, warn }
  const guard = guardWrites(use)
  const records = {
    name: '',
    control_plane: 'one',
    transient: true,
    comment_on: PULL,
    deletes: false
  }
  const about = {
    records,
    scope: { manifest: 'deployments.yaml' },
    keys: ['router', 'support', 'triage']
  }
  return new Comment(about, PULL, {
    context,
    clock,
    redactor: createRedactor(),
    guard,
    random: Math.random
  })
}

const now = (key: string) => ({ key, name: key, record: recordOf('DEPLOYED'), isOver: true })
const rows = () =>
  github.repository.comments.flatMap(({ body }) => readParts(body).map(({ key }) => key))

test('three jobs that end at once share one comment', async () => {
  const names = ['router', 'support', 'triage']
  await Promise.all(names.map((name) => openComment().close([now(name)])))
  expect({ rows: rows(), comments: github.repository.comments.length, warnings }).toEqual({
    rows: names,
    comments: 1,
    warnings: []
  })
})

test('a job finds the comment, reads it, writes it, and looks at it once more', async () => {
  await openComment().close([now('support')])
  const id = github.repository.comments[0]?.id
  expect(github.log).toEqual([
    `GET /issues/${PULL}/comments`,
    `POST /issues/${PULL}/comments`,
    `GET /issues/${PULL}/comments`,
    `GET /issues/comments/${id}`
  ])
  const sent = github.log.length
  await openComment().close([now('router')])
  expect(github.log.slice(sent)).toEqual([
    `GET /issues/${PULL}/comments`,
    `GET /issues/comments/${id}`,
    `PATCH /issues/comments/${id}`,
    `GET /issues/comments/${id}`
  ])
})

test('after a cancel the row is written within 2 s', async () => {
  await openComment().close([now('router')])
  const cancel = new AbortController()
  const comment = openComment(cancel.signal)
  cancel.abort()
  const startedAt = Date.now()
  await comment.close([now('support')])
  expect(Date.now() - startedAt).toBeLessThan(2_000)
  expect({ rows: rows(), warnings }).toEqual({ rows: ['router', 'support'], warnings: [] })
})

test('a limit during the write is waited for, and the comment is read again', async () => {
  await openComment().close([now('router')])
  const headers = { 'retry-after': '2' }
  const limited = {
    status: 403,
    body: { message: 'You have exceeded a secondary rate limit' },
    headers
  }
  github.faults = [{ method: 'PATCH', answer: limited, times: 1 }]
  const sent = github.log.length
  await openComment().close([now('support')])
  expect({ rows: rows(), warnings }).toEqual({ rows: ['router', 'support'], warnings: [] })
  expect(github.log.slice(sent).filter((line) => /^GET .*comments\/\d+$/.test(line))).toHaveLength(
    3
  )
})
