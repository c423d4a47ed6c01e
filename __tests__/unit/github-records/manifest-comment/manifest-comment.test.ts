import { beforeEach, describe, expect, test } from '@jest/globals'
import { GitHubError } from '../../../../src/errors.js'
import type { ManifestCommentOptions } from '../../../../src/github-records/manifest-comment/manifest-comment.js'
import { commentMarker } from '../../../../src/report/markdown/comment.js'
import { deployment, failure, recordOf } from '../../../support/comments/rows.js'
import { refused, SimulatedGitHub } from '../../../support/comments/simulated-github.js'
import { Writer } from '../../../support/comments/writer.js'

const MARKER = commentMarker({ name: { manifest: 'deployments.yaml' }, control_plane: 'one' })
const building = (name: string) => deployment(name, { record: recordOf('BUILDING'), under_way: true })

let server: SimulatedGitHub
beforeEach(() => {
  server = new SimulatedGitHub(7, { skewMs: 0 })
})

const open = (options: Partial<ManifestCommentOptions> = {}) => new Writer(server, options)

/** A run that only writes the end of these deployments. */
async function write(names: readonly string[], options: Partial<ManifestCommentOptions> = {}) {
  void open(options).comment.close(names.map((name) => deployment(name)))
  await server.run()
}

const names = () => server.rows.map(({ name }) => name)
const count = (request: string) => server.log.filter((line) => line.startsWith(request)).length

test('the first version has no data, as GitHub mails its source; the data follows at once', async () => {
  await write(['support'])
  expect(server.created).toHaveLength(1)
  expect(server.created[0]).toContain('| ✅ Deployed |')
  expect(server.created[0]?.match(/<!--.*/g)).toEqual([MARKER])
  expect(names()).toEqual(['support'])
  expect([server.reactions.size, server.problems]).toEqual([0, []])
})

test('a later run keeps the rows of others, and links each row to its run', async () => {
  await write(['support'], { run_url: 'https://ci.example/1' })
  await write(['router'], { run_url: 'https://ci.example/2' })
  const [comment] = server.comments
  expect(comment?.body).toContain('### ✅ 2 deployments deployed')
  expect(comment?.body).toMatch(/^\| `router` \| .* \| \[Log\]\(https:\/\/ci\.example\/2\) \|$/m)
  expect(comment?.body).toMatch(/^\| `support` \| .* \| \[Log\]\(https:\/\/ci\.example\/1\) \|$/m)
})

test('a run that creates no comment updates one that exists', async () => {
  await write(['support'], { create: false })
  expect(server.comments).toEqual([])
  await write(['support'])
  await write(['router'], { create: false })
  expect(names()).toEqual(['support', 'router'])
})

test('a second write of the same rows changes nothing', async () => {
  const writer = open()
  void writer.comment.close([deployment('support')])
  await server.run()
  const before = count('update')
  void open().comment.close([])
  await server.run()
  expect(count('update')).toBe(before)
})

test('states that follow each other quickly are written together', async () => {
  const { comment } = open()
  const deploys = async () => {
    for (let i = 0; i < 40; i++) {
      comment.update([building(`agent-${i}`)])
      await server.after(500)
    }
    await comment.close([])
  }
  void deploys()
  await server.run()
  expect(names()).toHaveLength(40)
  expect(count('update')).toBeLessThanOrEqual(4)
})

test('an update that no longer matters is dropped when the run closes', async () => {
  server.create(`### x\n\n${MARKER}\n`)
  server.reactions.set(server.comments[0]?.id ?? 0, { id: 900, created_at: 0 })
  const { comment } = open()
  const run = async () => {
    comment.update([building('support')])
    await server.after(3_000)
    server.reactions.clear()
    await comment.close([deployment('support')])
  }
  void run()
  await server.run()
  expect([names(), count('update')]).toEqual([['support'], 1])
})

describe('the lock', () => {
  const heldFor = (ms: number) => {
    const { id } = server.create(`### x\n\n${MARKER}\n`)
    server.reactions.set(id, { id: 900, created_at: -ms })
    return id
  }

  test('of a run that was killed is removed once it is 20 s old by the clock of GitHub', async () => {
    heldFor(30_000)
    await write(['support'])
    expect([names(), server.reactions.size]).toEqual([['support'], 0])
    expect(server.now).toBeLessThan(10_000)
  })

  test('that another run holds is waited for', async () => {
    const id = heldFor(0)
    void server.after(5_000).then(() => server.reactions.delete(id))
    await write(['support'])
    expect(server.log.indexOf(`update ${id}`)).toBeGreaterThan(server.log.lastIndexOf(`react ${id}`))
    expect(server.now).toBeGreaterThan(5_000)
    expect([names(), server.reactions.size]).toEqual([['support'], 0])
  })

  test.each([403, 404, 405, 410, 422, 500])('is done without if GitHub answers %i to it', async (status) => {
    server = new SimulatedGitHub(7, { reactions: status })
    await write(['support'])
    await write(['router'])
    expect([names().sort(), server.problems]).toEqual([['router', 'support'], []])
  })

  test.each([3_000, 10_000])('that could not be released %i ms ago is not waited for by its own run', async (ms) => {
    server.faults.push({
      request: /^release/,
      error: new GitHubError('GitHub answered 502', { status: 502 }),
      times: 1
    })
    const { comment } = open()
    const run = async () => {
      comment.update([building('support')])
      await server.after(ms)
      await comment.close([deployment('support')])
      expect(server.now).toBeLessThan(ms + 4_000)
    }
    void run().catch((error: unknown) => server.problems.push(String(error)))
    await server.run()
    expect(server.rows.map(({ under_way }) => under_way)).toEqual([false])
    expect([server.reactions.size, server.problems]).toEqual([0, []])
  })
})

test('after a cancel the row is written within 2 s, also if another run holds the lock', async () => {
  await write(['router'])
  const id = server.comments[0]?.id ?? 0
  const writer = open()
  let tookMs: number | undefined
  const run = async () => {
    writer.comment.update([building('support')])
    await server.after(20_000)
    server.reactions.set(id, { id: 900, created_at: server.now })
    writer.isCancelled = true
    const from = server.now
    await writer.comment.close([deployment('support', { failure: failure('Cancelled.', { kind: 'cancelled' }) })])
    tookMs = server.now - from
  }
  void run()
  await server.run()
  expect(tookMs).toBeLessThan(2_000)
  expect(server.rows.map(({ name, failure: failed }) => [name, failed?.kind])).toEqual([
    ['router', undefined],
    ['support', 'cancelled']
  ])
})

describe('what GitHub answers', () => {
  const fail = (request: RegExp, times: number, options: ConstructorParameters<typeof GitHubError>[1]) =>
    server.faults.push({ request, error: new GitHubError('GitHub failed', options), times })

  test('a failure is followed by another attempt, with what the comment holds by then', async () => {
    fail(/^update/, 2, { status: 502 })
    await write(['support'])
    expect([names(), server.problems]).toEqual([['support'], []])
  })

  test('a limit is waited for as long as GitHub asks', async () => {
    fail(/^update/, 1, { status: 403, retry_after_ms: 20_000 })
    await write(['support'])
    expect([names(), server.problems]).toEqual([['support'], []])
    expect(server.now).toBeGreaterThan(15_000)
  })

  test('a limit that lasts too long is reported at once', async () => {
    fail(/^update/, 1, { status: 403, retry_after_ms: 900_000 })
    await write(['support'])
    expect(server.problems).toHaveLength(1)
    expect(server.now).toBeLessThan(10_000)
  })

  test('after repeated failures there is no further attempt', async () => {
    fail(/^(?:list|read|update)/, 99, {})
    await write(['support'])
    expect(server.problems).toHaveLength(1)
    expect(server.now).toBeLessThan(20_000)
  })

  test('a missing permission is reported, and nothing is tried again', async () => {
    server.faults.push({ request: /^create/, error: refused(403), times: 99 })
    await write(['support'])
    expect([count('create'), server.problems]).toEqual([1, ['GitHubRefusal: GitHub answered 403']])
  })
})

describe('a comment', () => {
  test('that a user deletes meanwhile is created again', async () => {
    const { comment } = open()
    const run = async () => {
      comment.update([building('support')])
      await server.after(10_000)
      server.comments = []
      await comment.close([deployment('support')])
    }
    void run()
    await server.run()
    expect([names(), server.problems]).toEqual([['support'], []])
  })

  test('whose data a user has broken is written again', async () => {
    await write(['support'])
    const [comment] = server.comments
    if (comment) comment.body = comment.body.replace(/rows \S+/, 'rows x')
    await write(['router'])
    expect([names(), server.comments.length]).toEqual([['router'], 1])
  })

  test('of which a user has removed the marker is not ours any more', async () => {
    await write(['support'])
    const [comment] = server.comments
    if (comment) comment.body = 'mine'
    await write(['router'])
    expect(server.comments.map(({ body }) => body.split('\n')[0])).toEqual(['mine', '### ✅ `router` is deployed'])
  })

  test('of two runs that create one at the same time, the oldest stays with the rows of both', async () => {
    void open().comment.close([deployment('support')])
    void open().comment.close([deployment('router')])
    await server.run()
    expect(server.created).toHaveLength(2)
    expect([names().sort(), server.comments.length]).toEqual([['router', 'support'], 1])
  })
})

test('without reactions, a row that others restore and then remove again is written again', async () => {
  server = new SimulatedGitHub(7, { reactions: 410, skewMs: 0 })
  const { id, body: without } = server.create(`### x\n\n${MARKER}\n`)
  const setBody = (body: string) => void Object.assign(server.find(id) ?? {}, { body })
  const until = async (isReached: () => boolean) => {
    while (!isReached() && server.now < 60_000) await server.after(20)
  }
  const others = async () => {
    await until(() => count('update') === 1)
    const { body: withRow = '' } = server.find(id) ?? {}
    setBody(without)
    await until(() => count('read') === 2)
    setBody(withRow)
    await until(() => count('read') === 3)
    setBody(without)
  }
  void others()
  await write(['support'])
  expect(names()).toEqual(['support'])
})

test('each environment, manifest, control plane and kind has its own comment, and none is that of one deployment', () => {
  const scope = { manifest: 'deployments.yaml', environment: 'staging' }
  const markers = [
    commentMarker({ name: scope, control_plane: 'one' }),
    commentMarker({ name: { ...scope, environment: 'production' }, control_plane: 'one' }),
    commentMarker({ name: { manifest: 'deployments.yaml' }, control_plane: 'one' }),
    commentMarker({ name: { ...scope, manifest: 'other.yaml' }, control_plane: 'one' }),
    commentMarker({ name: scope, control_plane: 'two' }),
    commentMarker({ name: scope, control_plane: 'one', is_plan: true }),
    commentMarker({ name: 'deployments.yaml', control_plane: 'one' }),
    commentMarker({ name: JSON.stringify(scope), control_plane: 'one' })
  ]
  expect(new Set(markers).size).toBe(markers.length)
})

test('neither the text nor the data holds a secret', async () => {
  const redactAll = <T>(value: T): T => JSON.parse(JSON.stringify(value).replaceAll('hunter2', '***')) as T
  const told = deployment('support', { failure: failure('The key hunter2 is wrong.') })
  void open({ redactAll }).comment.close([told])
  await server.run()
  expect(names()).toEqual(['support'])
  expect(JSON.stringify([server.created, server.comments, server.rows])).not.toContain('hunter2')
})
