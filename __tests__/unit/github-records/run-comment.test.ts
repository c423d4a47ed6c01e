import { expect, test } from '@jest/globals'
import type { Guard } from '../../../src/report/github/guard.js'
import { createRunComment, type RunCommentOptions } from '../../../src/report/github/run-comment.js'
import { type Part, readParts, renderParts } from '../../../src/report/markdown/parts.js'
import type { Kind } from '../../../src/report/outcome.js'
import { AT, SimulatedGitHub } from '../../support/comments/simulated-github.js'

const MARKER = '<!-- deploy-agent-server 0123 -->'
const RUN_URL = 'https://ci.example/1'

const part = (key: string, kind: Kind = 'created', over: Partial<Part> = {}): Part => ({
  key,
  kind,
  run_started_at: AT,
  head: '| Name | Status |',
  row: `| \`${key}\` | ${kind}`,
  details: '',
  ...over
})
const textOf = (...parts: Part[]) => renderParts(parts, { heading: 'x', marker: MARKER })

/** The comment as one run writes it. */
function open(server: SimulatedGitHub, over: Partial<RunCommentOptions> = {}) {
  const guard: Guard = (_, task) => task(server.port)
  return createRunComment({
    pull: 7,
    marker: MARKER,
    run_url: RUN_URL,
    create: true,
    isShared: true,
    guard,
    clock: server.clock(),
    random: server.chance,
    ...over
  })
}

const kinds = (server: SimulatedGitHub) =>
  server.comments.flatMap(({ body }) => readParts(body).map(({ key, kind }) => `${key} ${kind}`))
const count = (server: SimulatedGitHub, request: string) => server.log.filter((line) => line.startsWith(request)).length

/** How the one that all have ended in each run. */
const BY_RUN: readonly Kind[] = ['created', 'updated', 'unchanged']

/** Runs of one manifest, each with deployments of its own and one that all of them have. */
async function playRuns(seed: number, runs: number): Promise<string[]> {
  const server = new SimulatedGitHub(seed)
  if (server.chance() < 0.3) server.create(textOf(part('run0-a', 'unchanged', { run_started_at: AT - 1_000 })))
  const spreadMs = [200, 2_000, 20_000][seed % 3] ?? 0
  const run = async (nth: number) => {
    await server.after(server.chance() * spreadMs)
    const run_started_at = AT + nth
    const state = (key: string, kind: Kind) => part(key, kind, { run_started_at })
    const comment = open(server)
    comment.update([state(`run${nth}-a`, 'pending'), state('all', nth === 0 ? 'pending' : 'running')])
    await server.after(server.chance() * spreadMs)
    comment.update([state(`run${nth}-a`, 'created')])
    await server.after(server.chance() * spreadMs)
    await comment.close([state(`run${nth}-b`, 'failed'), state('all', BY_RUN[nth] ?? 'failed')])
  }
  await server.run(Promise.all(Array.from({ length: runs }, (_, nth) => run(nth))))
  return kinds(server)
}

test.each([2, 3])(
  '%i runs that write at once end with all rows of all runs, in one comment',
  async (runs) => {
    const all = Array.from({ length: runs }, (_, nth) => [`run${nth}-a created`, `run${nth}-b failed`]).flat()
    const expected = [`all ${BY_RUN[runs - 1]}`, ...all]
    const lost: unknown[] = []
    for (let seed = 0; seed < 1_000; seed++) {
      const found = await playRuns(seed, runs)
      if (JSON.stringify(found) !== JSON.stringify(expected)) lost.push({ seed, found })
    }
    expect(lost).toEqual([])
  },
  30_000
)

test('a run that continues writes at most every 15 s, the latest state, and its end at once', async () => {
  const server = new SimulatedGitHub(1, 0)
  const writes: number[] = []
  server.afterWrite = () => writes.push(server.now)
  const work = async () => {
    const comment = open(server, { isShared: false })
    for (let second = 0; second < 40; second++) {
      comment.update([part('a', 'pending', { row: `| a | ${second}` })])
      await server.after(1_000)
    }
    await comment.close([part('a', 'created')])
  }
  await server.run(work())
  expect(writes.map((at) => Math.round(at / 1_000))).toEqual([15, 30, 40])
  expect(kinds(server)).toEqual(['a created'])
})

test('a comment that a user deletes is written again, with what this run knows', async () => {
  const server = new SimulatedGitHub(1)
  const work = async () => {
    const comment = open(server, { isShared: false })
    comment.update([part('a', 'pending')])
    await server.after(5_000)
    server.comments = []
    await comment.close([part('a')])
  }
  await server.run(work())
  expect(kinds(server)).toEqual(['a created'])
})

test.each<[string, Partial<RunCommentOptions>, Kind, number]>([
  ['a deploy', {}, 'created', 1],
  ['a delete', { create: false }, 'failed', 0],
  ['a preview that is deleted during its deploy', {}, 'deleted', 0],
  ['a run that was cancelled before it began', {}, 'cancelled', 0]
])('%s creates a comment, or none', async (_, options, kind, comments) => {
  const server = new SimulatedGitHub(1)
  await server.run(open(server, options).close([part('a', kind)]))
  expect(server.comments).toHaveLength(comments)
})

test.each<[string, (body: string) => Partial<{ body: string; is_trusted: boolean }>]>([
  ['an outsider', () => ({ is_trusted: false })],
  ['a user who quotes the marker', (body) => ({ body: `> ${body}\nlook` })],
  ['another tool', (body) => ({ body: body.replace('### ', '## ') })]
])('the comment of %s is left alone', async (_, changes) => {
  const server = new SimulatedGitHub(1)
  const other = server.create(textOf(part('b')))
  Object.assign(other, changes(other.body))
  const before = other.body
  await server.run(open(server).close([part('a')]))
  expect([server.comments.length, server.comments[0]?.body === before]).toEqual([2, true])
})

test('of two comments that were created at once, the older one stays', async () => {
  const server = new SimulatedGitHub(1, 0)
  const run = (key: string) => open(server, { isShared: false }).close([part(key)])
  await server.run(Promise.all([run('a'), run('b')]))
  expect([server.comments.length, count(server, 'delete')]).toEqual([1, 1])
})

test('a run that ends after a later one changes nothing', async () => {
  const server = new SimulatedGitHub(1)
  const { body } = server.create(textOf(part('a', 'created', { run_started_at: AT + 1 })))
  await server.run(open(server).close([part('a', 'failed')]))
  expect([server.comments[0]?.body, count(server, 'update')]).toEqual([body, 0])
})

test('another tool that empties the comment each time wins after five writes', async () => {
  const server = new SimulatedGitHub(1)
  const empty = () => {
    for (const comment of server.comments) comment.body = `### x\n\n${MARKER}\n`
  }
  server.create(`### x\n\n${MARKER}\n`)
  server.afterWrite = empty
  await server.run(open(server).close([part('a')]))
  expect(count(server, 'update')).toBe(5)
})

test.each([
  [false, 1],
  [true, 2]
])('after a cancel the row is written at once, and once more if it is lost (%s)', async (isLost, updates) => {
  const server = new SimulatedGitHub(1, 0)
  server.create(`### x\n\n${MARKER}\n`)
  server.afterWrite = () => {
    server.afterWrite = () => {}
    if (isLost) for (const comment of server.comments) comment.body = `### x\n\n${MARKER}\n`
  }
  await server.run(open(server, { clock: server.clock(() => true) }).close([part('a')]))
  expect([kinds(server), count(server, 'update')]).toEqual([['a created'], updates])
  expect(server.now).toBeLessThan(500)
})
