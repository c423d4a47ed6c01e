import { beforeEach, describe, expect, test } from '@jest/globals'
import { CancelledError, GitHubError } from '../../../../src/errors.js'
import { bodyOf } from '../../../../src/github-records/manifest-comment/comment-writer.js'
import { startPace } from '../../../../src/github-records/manifest-comment/pace.js'
import type { CommentRow } from '../../../../src/github-records/manifest-comment/stored-row.js'
import { commentMarker } from '../../../../src/report/markdown/comment.js'
import { AT, deployment, recordOf, row } from '../../../support/comments/rows.js'
import { refused, SimulatedGitHub } from '../../../support/comments/simulated-github.js'
import { Writer } from '../../../support/comments/writer.js'
import { VirtualClock } from '../../../support/fakes/virtual-clock.js'

const MARKER = commentMarker({ name: { manifest: 'deployments.yaml' }, control_plane: 'one' })
const building = (name: string) => deployment(name, { record: recordOf('BUILDING'), under_way: true })

let server: SimulatedGitHub
beforeEach(() => start())

function start(behavior: ConstructorParameters<typeof SimulatedGitHub>[1] = {}) {
  server = new SimulatedGitHub(7, { skewMs: 0, latencyMs: 0, ...behavior })
}

/** A run whose waits are as short as they may be. */
const open = () => new Writer(server, { random: () => 0 })
const names = () => server.rows.map(({ name }) => name)
const count = (request: string) => server.log.filter((line) => line.startsWith(request)).length

/** Plays the steps, and says what is wrong in the end. */
async function play(steps: () => Promise<void>) {
  void steps().catch((error: unknown) => server.problems.push(String(error)))
  await server.run()
  return server.problems
}

/** Another tool, or a run without a lock, replaces all rows. */
function overwrite(...rows: CommentRow[]) {
  const [comment] = server.comments
  if (comment) comment.body = bodyOf(rows, { marker: MARKER, run_url: undefined }).body
}

/** Acts at this time after the first update of the comment. */
async function afterUpdate(ms: number, act: () => void) {
  while (count('update') === 0) await server.after(5)
  await server.after(ms)
  act()
}

const writeSupport = () => open().comment.close([deployment('support')])

describe('a row that another run overwrites is written again', () => {
  test.each([
    ['with the lock, right after the write', {}, 500],
    ['without reactions, right after the write', { reactions: 403 }, 500],
    ['without reactions, some seconds after it', { reactions: 403 }, 6_000]
  ])('%s', async (_, behavior, ms) => {
    start(behavior)
    const problems = await play(async () => {
      void afterUpdate(ms, () => overwrite(row('router')))
      await writeSupport()
    })
    expect([names(), problems]).toEqual([['router', 'support'], []])
  })

  test('without reactions, as long as others still write', async () => {
    start({ reactions: 403 })
    await play(async () => {
      void afterUpdate(2_000, () => overwrite(row('support', { run_started_at: AT }), row('router')))
      void afterUpdate(7_800, () => overwrite(row('router')))
      await writeSupport()
    })
    expect(names()).toEqual(['router', 'support'])
    expect(server.now).toBeLessThan(25_000)
  })

  test('if the other run lost one of two rows, or has an older one', async () => {
    await play(async () => {
      void afterUpdate(500, () => overwrite(row('router'), row('support', { run_started_at: AT - 60_000 })))
      await open().comment.close([deployment('router'), deployment('support')])
    })
    expect(server.rows.map(({ name, run_started_at }) => [name, run_started_at >= AT])).toEqual([
      ['router', true],
      ['support', true]
    ])
  })

  test('but not for ever: another tool that empties the comment each time wins', async () => {
    const problems = await play(async () => {
      const writing = { isOver: false }
      const empty = async () => {
        while (!writing.isOver) {
          await server.after(50)
          overwrite()
        }
      }
      void empty()
      await writeSupport()
      expect(server.now).toBeLessThan(65_000)
      writing.isOver = true
    })
    expect([names(), problems]).toEqual([[], []])
    expect(count('update')).toBeLessThanOrEqual(20)
  })

  test('after a cancel, once: each update is overwritten before it is read', async () => {
    const problems = await play(async () => {
      server.create(`### x\n\n${MARKER}\n`)
      server.behavior.reactions = 403
      server.afterUpdate = () => overwrite()
      const writer = open()
      writer.isCancelled = true
      await writer.comment.close([deployment('support')])
    })
    expect([problems, count('update'), count('read')]).toEqual([[], 2, 4])
  })
})

test('a run whose lock is too old writes nothing over what another run wrote meanwhile', async () => {
  const { id } = server.create(`### x\n\n${MARKER}\n`)
  server.slow.push({ request: /^read/, ms: 25_000, times: 1 })
  await play(async () => {
    void open().comment.close([deployment('support')])
    await server.after(21_500)
    await open().comment.close([deployment('router')])
  })
  expect(server.log.filter((line) => line === `update ${id}`)).toHaveLength(2)
  expect(names().sort()).toEqual(['router', 'support'])
})

describe('a comment that a user deletes', () => {
  test('right after it was created is created again', async () => {
    server.slow.push({ request: /^create/, ms: 500, times: 1 })
    const problems = await play(async () => {
      void server.after(100).then(() => (server.comments = []))
      await writeSupport()
    })
    expect([names(), problems, server.created.length]).toEqual([['support'], [], 2])
  })

  test('between the read and the write is created again', async () => {
    server.create(`### x\n\n${MARKER}\n`)
    server.slow.push({ request: /^read/, ms: 500, times: 1 })
    const problems = await play(async () => {
      void server.after(400).then(() => (server.comments = []))
      await writeSupport()
    })
    expect([names(), problems, count('update')]).toEqual([['support'], [], 2])
  })

  test('right after the write is created again', async () => {
    const problems = await play(async () => {
      void afterUpdate(500, () => (server.comments = []))
      await writeSupport()
    })
    expect([names(), problems]).toEqual([['support'], []])
  })
})

describe('requests that cost other jobs of the repository their limit', () => {
  test('nothing is sent but one search for a comment that does not exist and is not wanted', async () => {
    const writer = new Writer(server, { create: false })
    expect(await play(() => writer.comment.close([deployment('support')]))).toEqual([])
    expect(server.log).toEqual(['list'])
  })

  test('a run looks for its comment once, and writes an unchanged state once', async () => {
    const { comment } = open()
    await play(async () => {
      comment.update([building('support')])
      await server.after(100_000)
      comment.update([deployment('support')])
      await server.after(100_000)
      await comment.close([])
    })
    expect([count('list'), count('update'), count('react')]).toEqual([2, 2, 3])
  })

  test('a state that changes soon after a write is written before the end of the run', async () => {
    const { comment } = open()
    const problems = await play(async () => {
      comment.update([building('support')])
      await server.after(8_000)
      comment.update([building('router')])
      await server.after(60_000)
      expect(names().sort()).toEqual(['router', 'support'])
      await comment.close([])
    })
    expect(problems).toEqual([])
  })

  test('a lock that another run holds for ever is asked for more and more seldom, then done without', async () => {
    const { id } = server.create(`### x\n\n${MARKER}\n`)
    server.reactions.set(id, { id: 900, created_at: 1_000_000 })
    expect(await play(writeSupport)).toEqual([])
    expect(names()).toEqual(['support'])
    expect(count('react')).toBeGreaterThan(5)
    expect(count('react')).toBeLessThan(20)
  })

  test('a lock of a killed run that cannot be removed is tried once, and done without', async () => {
    const { id } = server.create(`### x\n\n${MARKER}\n`)
    server.reactions.set(id, { id: 900, created_at: -60_000 })
    server.faults.push({ request: /^release/, error: refused(403), times: 99 })
    expect(await play(writeSupport)).toEqual([])
    expect([names(), count('release')]).toEqual([['support'], 1])
  })

  test('a write that a later one replaces releases its lock', async () => {
    server.create(`### x\n\n${MARKER}\n`)
    server.slow.push({ request: /^react/, ms: 2_000, times: 1 })
    const { comment } = open()
    const problems = await play(async () => {
      comment.update([building('support')])
      await server.after(1_000)
      await comment.close([deployment('support')])
      expect(server.now).toBeLessThan(8_000)
    })
    expect([names(), server.reactions.size, problems]).toEqual([['support'], 0, []])
  })

  test('rows that do not fit are not tried again', async () => {
    const random = (i: number) => Array.from({ length: 90 }, (_, k) => ((i + 7) * (k + 3) ** 3).toString(36)).join('')
    const { comment } = open()
    await play(() => comment.close(Array.from({ length: 150 }, (_, i) => deployment(random(i)))))
    expect(server.rows.length).toBeGreaterThan(20)
    expect(server.rows.length).toBeLessThan(150)
    expect([count('update'), count('read')]).toEqual([1, 2])
  })

  test('after a cancel a row that the lock has protected is not read again', async () => {
    server.create(`### x\n\n${MARKER}\n`)
    const writer = open()
    writer.isCancelled = true
    await play(() => writer.comment.close([deployment('support')]))
    expect([names(), count('read')]).toEqual([['support'], 1])
  })
})

describe('an error of GitHub', () => {
  const answer = (status: number) => new GitHubError(`GitHub answered ${status}`, { status })
  test.each<[string, RegExp, Error, attempts: number]>([
    ['500 is tried three times', /^read/, answer(500), 3],
    ['422 is tried once', /^read/, answer(422), 1],
    ['a missing permission is tried once', /^update/, refused(403), 1],
    ['a cancel is none, and ends it', /^read/, new CancelledError(), 1],
    ['a cancel while it takes the lock ends it', /^react/, new CancelledError(), 1],
    ['a bug of ours is tried once', /^read/, new TypeError('bug'), 1]
  ])('%s', async (_, request, error, attempts) => {
    server.create(`### x\n\n${MARKER}\n`)
    server.faults.push({ request, error, times: 99 })
    expect(await play(writeSupport)).toEqual([String(error)])
    expect(server.log.filter((line) => request.test(line))).toHaveLength(attempts)
    expect(names()).toEqual([])
  })
})

test('a row shows when its state became known, and a later state of the same millisecond is newer', async () => {
  const { comment } = open()
  await play(async () => {
    comment.update([building('support')])
    await comment.close([deployment('support')])
  })
  expect(server.rows.map(({ updated_at, under_way }) => [updated_at, under_way])).toEqual([[AT + 1, false]])
})

describe('the pace of a write', () => {
  const begin = (random = 0) => {
    const clock = new VirtualClock()
    const hurry = new AbortController()
    return { clock, hurry, pace: startPace({ clock, random: () => random, hurry: hurry.signal }) }
  }

  test('waits longer each time, and up to half as long again', async () => {
    const [even, late] = [begin(), begin(1)]
    for (const attempt of [0, 1, 2, 3, 9]) for (const { pace } of [even, late]) await pace.wait(attempt)
    expect(even.clock.sleeps).toEqual([1_000, 2_000, 4_000, 4_000, 4_000])
    expect(late.clock.sleeps).toEqual([1_500, 3_000, 6_000, 6_000, 6_000])
  })

  test('has a minute for all waits: a longer one is not started', async () => {
    const { clock, pace } = begin()
    expect(await pace.wait(0, 60_001)).toBe(false)
    expect(await pace.wait(0, 59_000)).toBe(true)
    expect([pace.hasTime(), await pace.wait(1)]).toEqual([true, false])
    clock.pass(1_000)
    expect([pace.hasTime(), clock.sleeps]).toEqual([false, [59_000]])
  })

  test('has no time once a later write is to begin', async () => {
    const { clock, hurry, pace } = begin()
    hurry.abort()
    expect([await pace.wait(0), pace.hasTime(), pace.isSuperseded(), clock.sleeps]).toEqual([false, false, true, []])
  })
})
