/** The comment of a run, which other runs may write at the same time. */
import { expect, test } from '@jest/globals'
import type { Guard } from '../../../src/adapters/github/warn-on-failure.js'
import { createRedactor } from '../../../src/masking/redactor.js'
import type { GitHubWrites } from '../../../src/ports.js'
import { type Commented, commentMarker, openComment } from '../../../src/report/github/comment.js'
import { readParts } from '../../../src/report/markdown/parts.js'
import type { DeploymentState } from '../../../src/report/outcome.js'
import { AT, SimulatedGitHub } from '../../support/comments/simulated-github.js'
import { contextOf } from '../../support/fakes/inputs.js'
import { failure, recordOf } from '../../support/records.js'

const RECORDS = { name: 'a', control_plane: 'one', transient: true, comment_on: 7, deletes: false }
const SCOPE = { manifest: 'deployments.yaml' }
const KEYS = ['all', ...[0, 1, 2].flatMap((nth) => [`run${nth}-a`, `run${nth}-b`]), 'a', 'b']
const MARKER = commentMarker({ name: SCOPE, control_plane: 'one' })
const EMPTY = `### x\n\n${MARKER}\n`

interface Given extends Partial<Commented> {
  /** When the run began, in milliseconds since the first one. */
  began?: number
  cancelled?: () => boolean
}

/** The comment as one run writes it. */
function open(server: SimulatedGitHub, { began = 0, cancelled, ...over }: Given = {}) {
  const guard: Guard<GitHubWrites> = (_, task) => task(server.port)
  const clock = { ...server.clock(cancelled), date: () => AT + began }
  const ports = {
    context: contextOf(),
    clock,
    redactor: createRedactor()
  }
  const comment = openComment(
    { records: RECORDS, scope: SCOPE, keys: KEYS, ...over },
    ports,
    guard,
    server.chance
  )
  if (comment === undefined) throw new Error('The run writes no comment.')
  return comment
}

const CREATED = recordOf('DEPLOYED', { operation: 'created' })
const state = (key: string, record = CREATED): DeploymentState => ({
  key,
  name: key,
  record,
  isOver: true
})
const running = (key: string) => ({ ...state(key), isOver: false })
const failed = (key: string) => ({ ...state(key), failure: failure('It failed.') })

const kinds = (server: SimulatedGitHub) =>
  server.comments.flatMap(({ body }) => readParts(body).map(({ key, kind }) => `${key} ${kind}`))
const count = (server: SimulatedGitHub, request: string) =>
  server.log.filter((line) => line.startsWith(request)).length

/** How the one that all have ended in each run. */
const OPERATIONS = ['created', 'updated', 'unchanged'] as const

/** Runs of one manifest, each with deployments of its own and one that all of them have. */
async function playRuns(seed: number, runs: number): Promise<string[]> {
  const server = new SimulatedGitHub(seed)
  if (server.chance() < 0.3)
    await server.run(open(server, { began: -1_000 }).close([failed('run0-a')]))
  const spreadMs = [200, 2_000, 20_000][seed % 3] ?? 0
  const run = async (nth: number) => {
    await server.after(server.chance() * spreadMs)
    const comment = open(server, { began: nth })
    comment.update(running('all'), [running(`run${nth}-a`), running('all')])
    await server.after(server.chance() * spreadMs)
    comment.update(state(`run${nth}-a`), [])
    await server.after(server.chance() * spreadMs)
    const end = recordOf('DEPLOYED', { operation: OPERATIONS[nth] ?? 'created' })
    await comment.close([failed(`run${nth}-b`), state('all', end)])
  }
  await server.run(Promise.all(Array.from({ length: runs }, (_, nth) => run(nth))))
  return kinds(server)
}

test.each([2, 3])(
  '%i runs that write at once end with all rows of all runs, in one comment',
  async (runs) => {
    const rowsOf = (end: string) => Array.from({ length: runs }, (_, nth) => `run${nth}-${end}`)
    const expected = [...rowsOf('b failed'), `all ${OPERATIONS[runs - 1]}`, ...rowsOf('a created')]
    const lost: unknown[] = []
    for (let seed = 0; seed < 1_000; seed++) {
      const found = await playRuns(seed, runs)
      if (JSON.stringify(found) !== JSON.stringify(expected)) lost.push({ seed, found })
    }
    expect(lost).toEqual([])
  },
  60_000
)

test('a run that continues writes at most every 15 s, the latest state, and its end at once', async () => {
  const server = new SimulatedGitHub(1, 0)
  const writes: number[] = []
  server.afterWrite = () => writes.push(server.now)
  const work = async () => {
    const comment = open(server, { scope: undefined, keys: [''] })
    for (let second = 0; second < 40; second++) {
      const now = { ...state('a', recordOf(`BUILDING ${second}`)), isOver: false }
      comment.update(now, [now])
      await server.after(1_000)
    }
    await comment.close([state('a')])
  }
  await server.run(work())
  expect(writes.map((at) => Math.round(at / 1_000))).toEqual([15, 30, 40])
  expect(kinds(server)).toEqual(['a created'])
})

test('a comment that a user deletes is written again, with what this run knows', async () => {
  const server = new SimulatedGitHub(1)
  const work = async () => {
    const comment = open(server)
    comment.update(running('a'), [running('a')])
    await server.after(5_000)
    server.comments = []
    await comment.close([state('a')])
  }
  await server.run(work())
  expect(kinds(server)).toEqual(['a created'])
})

test.each<[string, (body: string) => Partial<{ body: string; is_trusted: boolean }>]>([
  ['an outsider', () => ({ is_trusted: false })],
  ['a user who quotes the marker', (body) => ({ body: `> ${body}\nlook` })],
  ['another tool', (body) => ({ body: body.replace('### ', '## ') })]
])('the comment of %s is left alone', async (_, changes) => {
  const server = new SimulatedGitHub(1)
  const other = server.create(EMPTY)
  Object.assign(other, changes(other.body))
  const before = other.body
  await server.run(open(server).close([state('a')]))
  expect([server.comments.length, server.comments[0]?.body === before]).toEqual([2, true])
})

test('of two comments that were created at once, the older one stays', async () => {
  const server = new SimulatedGitHub(1, 0)
  await server.run(Promise.all(['a', 'b'].map((key) => open(server).close([state(key)]))))
  expect([server.comments.length, count(server, 'delete')]).toEqual([1, 1])
})

test('a run that ends after a later one changes nothing', async () => {
  const server = new SimulatedGitHub(1)
  await server.run(open(server, { began: 1 }).close([state('a')]))
  const body = server.comments[0]?.body
  await server.run(open(server).close([failed('a')]))
  expect([server.comments[0]?.body, count(server, 'update')]).toEqual([body, 0])
})

test('another tool that empties the comment each time wins after five writes', async () => {
  const server = new SimulatedGitHub(1)
  server.create(EMPTY)
  server.afterWrite = () => {
    for (const comment of server.comments) comment.body = EMPTY
  }
  await server.run(open(server).close([state('a')]))
  expect(count(server, 'update')).toBe(5)
})

test.each([
  [false, 1],
  [true, 2]
])(
  'after a cancel the row is written at once, and once more if it is lost (%s)',
  async (isLost, updates) => {
    const server = new SimulatedGitHub(1, 0)
    server.create(EMPTY)
    server.afterWrite = () => {
      server.afterWrite = () => {}
      if (isLost) for (const comment of server.comments) comment.body = EMPTY
    }
    await server.run(open(server, { cancelled: () => true }).close([state('a')]))
    expect([kinds(server), count(server, 'update')]).toEqual([['a created'], updates])
    expect(server.now).toBeLessThan(500)
  }
)
