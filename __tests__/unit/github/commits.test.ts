import { expect, test } from '@jest/globals'
import { commitsOf } from '../../../src/adapters/github/commits.js'
import type { Resource } from '../../../src/adapters/github/exchange.js'

interface Answer {
  base: string
  parted: string
  files?: { filename: string; previous_filename?: string; patch?: string; changes: number }[]
}

/** GitHub answers each comparison like this, by its base. */
function answering(answers: Record<string, Answer>) {
  const compareCommitsWithBasehead = async ({ basehead }: { basehead: string }) => {
    const { base, parted, files } = answers[basehead.split('...')[0] ?? ''] as Answer
    return { data: { base_commit: { sha: base }, merge_base_commit: { sha: parted }, files } }
  }
  const resource = {
    octokit: { rest: { repos: { compareCommitsWithBasehead } } },
    exchange: async <T>(_kind: string, _permission: string, send: () => Promise<T>) => send(),
    here: { owner: 'acme', repo: 'support' }
  }
  return commitsOf(resource as unknown as Resource)
}

const changedFiles = (answers: Record<string, Answer>) =>
  answering(answers).listChangedFiles({ from: 'from', to: 'to' })
const many = (count: number) =>
  Array.from({ length: count }, (_, nth) => ({ filename: `f${nth}`, changes: 1 }))
const AHEAD: Answer = { base: 'from', parted: 'from', files: many(1) }
const SIDES = {
  from: { base: 'from', parted: 'base', files: many(1) },
  to: { base: 'to', parted: 'base', files: many(1) }
}

// A file that is not listed counts as unchanged: then a deploy of changed code is skipped.
test.each<[string, Record<string, Answer>]>([
  ['another base', { from: { ...AHEAD, base: 'x' } }],
  ['another base of the other side', { ...SIDES, to: { ...SIDES.to, base: 'x' } }],
  ['another merge base of the other side', { ...SIDES, to: { ...SIDES.to, parted: 'x' } }],
  ['no files', { from: { base: 'from', parted: 'from' } }],
  ['no files of the other side', { ...SIDES, to: { base: 'to', parted: 'base' } }],
  ['as many files as GitHub lists at most', { from: { ...AHEAD, files: many(300) } }],
  ['as many on the other side', { ...SIDES, to: { ...SIDES.to, files: many(300) } }]
])(
  'what GitHub does not list for sure is unknown, and counts as changed: %s',
  async (_, answers) => {
    expect(await changedFiles(answers)).toEqual({
      from: 'from',
      to: 'to',
      unknown: expect.stringMatching(/^GitHub /)
    })
  }
)

const CUT = '\n\\ No newline at end of file'
test.each<[string, { patch?: string; changes: number; previous_filename?: string }, boolean]>([
  ['a link', { patch: `@@ -1 +1 @@\n-a${CUT}\n+b${CUT}`, changes: 2 }, true],
  ['a new link', { patch: `@@ -0,0 +1 @@\n+b${CUT}`, changes: 1 }, true],
  ['a link that is gone', { patch: `@@ -1 +0,0 @@\n-a${CUT}`, changes: 1 }, true],
  ['a link in place of a file', { patch: `@@ -1,20 +1 @@\n-x\n+b${CUT}`, changes: 21 }, true],
  [
    'a submodule',
    { patch: '@@ -1 +1 @@\n-Subproject commit 1\n+Subproject commit 2', changes: 2 },
    true
  ],
  ['a change that is not shown', { changes: 2 }, true],
  ['a file that is renamed without a change', { changes: 0, previous_filename: 'b' }, true],
  ['a binary file', { changes: 0 }, false],
  ['a file of one line', { patch: '@@ -1 +1 @@\n-a\n+b', changes: 2 }, false],
  ['a longer file', { patch: `@@ -1,20 +1,20 @@\n-a${CUT}`, changes: 2 }, false],
  ['lines within a file', { patch: `@@ -12,3 +12 @@\n-a${CUT}`, changes: 2 }, false]
])('GitHub shows no file modes, so this may be a link: %s', async (_, entry, mayBe) => {
  const files = [{ filename: 'a', ...entry }]
  const names = [entry.previous_filename ?? [], 'a'].flat().sort()
  expect(await changedFiles({ from: { ...AHEAD, files } })).toMatchObject({
    files: expect.arrayContaining(names),
    links: mayBe ? expect.arrayContaining(names) : []
  })
})

test.each<[string, Answer, boolean]>([
  ['a later one', AHEAD, true],
  ['one beside it', SIDES.from, false],
  ['an earlier one', { base: 'from', parted: 'to' }, false]
])('a commit is contained in its descendants: %s', async (_, answer, expected) => {
  expect(await answering({ from: answer }).containsCommit({ from: 'from', to: 'to' })).toBe(
    expected
  )
})
