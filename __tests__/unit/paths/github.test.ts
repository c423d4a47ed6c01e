import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { GitHubError } from '../../../src/errors.js'
import { GitHubServer } from '../../github/server/index.js'
import { type NewCommit, writeRepository } from '../../support/repositories/repository.js'
import { gitHubAt } from '../../support/servers/github-at.js'
import { scratchFolder, tree } from './scratch.js'

const at = scratchFolder()
let server: GitHubServer
beforeEach(async () => {
  server = await GitHubServer.start()
})
afterEach(async () => {
  const { violations } = server
  await server.close()
  expect(violations).toEqual([])
})

function compare(from: string, to: string) {
  return gitHubAt(server.url).listChangedFiles({ from, to })
}

/** What GitHub tells between two commits of a history, by their index. */
async function ofHistory(name: string, commits: NewCommit[], from: number, to: number) {
  const ids = writeRepository(at(name), commits)
  server.repository.code = at(name)
  return compare(ids[from] ?? '', ids[to] ?? '')
}

type Files = Parameters<typeof tree>[0]
const between = (name: string, before: Files, after: Files) =>
  ofHistory(
    name,
    [before, after].map((files, i) => ({ parents: i === 0 ? [] : [0], tree: tree(files) })),
    0,
    1
  )

const many = (n: number) =>
  Object.fromEntries(Array.from({ length: n }, (_, i) => [`f${i}`, `${i}`]))
const text = (lines: number, first = 'x') =>
  [first, ...Array.from({ length: lines }, (_, i) => `line ${i}`), ''].join('\n')
const names = (changed: Awaited<ReturnType<typeof compare>>) =>
  'files' in changed ? changed.files.toSorted() : changed.unknown

test('newer commits: one request, with both names of a renamed file', async () => {
  const before = { a: text(20), 'old/b': text(30), c: '1' }
  const after = { a: text(20, 'y'), 'new/b': text(30) }
  expect(names(await between('ahead', before, after))).toEqual(['a', 'c', 'new/b', 'old/b'])
  expect(server.requests).toHaveLength(1)
  expect(server.requests[0]?.query).toEqual({ per_page: '1' })
})

const base = { parents: [], tree: tree({ a: '1', b: '1', c: '1' }) }

test('a rewritten branch: the changes of both sides count, although GitHub lists only one', async () => {
  const deployed = { parents: [0], tree: tree({ a: '2', b: '1', c: '1' }) }
  const pushed = { parents: [0], tree: tree({ a: '1', b: '2', c: '1' }) }
  expect(names(await ofHistory('diverged', [base, deployed, pushed], 1, 2))).toEqual(['a', 'b'])
  expect(server.requests).toHaveLength(2)
})

test('more commits than a page holds hide no file: those of all commits stand on the first page', async () => {
  const old = { parents: [], tree: tree({ first: '0' }) }
  const commits = Array.from({ length: 300 }, (_, i): NewCommit => {
    return { parents: [i], tree: tree({ first: '0', [i === 0 ? 'early' : 'late']: `${i}` }) }
  })
  // The first of the commits brought a file that the last one no longer has, and the last ones another.
  const last = { parents: [300], tree: tree({ first: '1', late: '299' }) }
  expect(names(await ofHistory('commits', [old, ...commits, last], 0, 301))).toEqual([
    'first',
    'late'
  ])
  expect(server.requests).toHaveLength(1)
})

test.each([
  [299, false],
  [300, true]
])(
  '%i changed files: GitHub stops at 300 and does not say so (unknown: %s)',
  async (n, unknown) => {
    expect('unknown' in (await between(`many-${n}`, {}, many(n)))).toBe(unknown)
  }
)

test('histories with nothing in common are refused by GitHub, and not taken for equal', async () => {
  await expect(
    ofHistory('strangers', [base, { parents: [], tree: tree({ a: '2' }) }], 0, 1)
  ).rejects.toThrow(/404/)
})

test('a possible link is reported, because GitHub shows no file modes', async () => {
  const files = (id: number) => ({
    link: { mode: '120000', content: `${id}` } as const,
    text: text(9, `${id}`),
    line: `${id}\n`,
    sub: { mode: '160000', content: `${id}`.repeat(40) } as const
  })
  const changed = await between('links', files(1), files(2))
  if ('unknown' in changed) throw new Error(changed.unknown)
  expect(changed.links.toSorted()).toEqual(['link', 'sub'])
})

test('an answer about other commits than were asked for proves nothing', async () => {
  const sha = 'c'.repeat(40)
  const body = { base_commit: { sha }, merge_base_commit: { sha }, status: 'ahead', files: [] }
  server.faults = [{ answer: { status: 200, body } }]
  expect(await compare('a'.repeat(40), 'b'.repeat(40))).toHaveProperty('unknown')
})

test('a token that cannot read the code gets the name of the missing permission', async () => {
  server.permissions['contents'] = 'none'
  const refused = await ofHistory('refused', [base, { ...base, parents: [0] }], 0, 1).catch(
    (error: unknown) => error
  )
  expect(refused).toBeInstanceOf(GitHubError)
  expect(refused).toMatchObject({ permission: 'contents: read', status: 403 })
})

test('GitHub that does not answer is an error of GitHub, not an empty list', async () => {
  server.faults = [{ answer: 'down' }]
  await expect(compare('a'.repeat(40), 'b'.repeat(40))).rejects.toThrow(GitHubError)
}, 60_000)
