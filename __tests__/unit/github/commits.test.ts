import { describe, expect, test } from '@jest/globals'
import { commitsOf } from '../../../src/adapters/github/commits.js'
import type { Resource } from '../../../src/adapters/github/exchange.js'

interface Answer {
  base: string
  parted: string
  files?: { filename: string; previous_filename?: string; patch?: string }[]
}

/** GitHub answers each comparison like this, by its base. */
function answering(answers: Record<string, Answer>) {
  const asked: unknown[] = []
  const compareCommitsWithBasehead = async (query: { basehead: string }) => {
    asked.push(query)
    const { base, parted, files } = answers[query.basehead.split('...')[0] ?? ''] as Answer
    return { data: { base_commit: { sha: base }, merge_base_commit: { sha: parted }, files } }
  }
  const permissions: string[] = []
  const resource = {
    octokit: { rest: { repos: { compareCommitsWithBasehead } } },
    exchange: async <T>(permission: string, send: () => Promise<T>) => {
      permissions.push(permission)
      return send()
    },
    here: { owner: 'acme', repo: 'support' }
  }
  return { commits: commitsOf(resource as unknown as Resource), asked, permissions }
}

/** Compares `from` with `to`. */
async function compare(answers: Record<string, Answer>) {
  const { commits, asked, permissions } = answering(answers)
  const changed = await commits.listChangedFiles({ from: 'from', to: 'to' })
  return { changed, asked, permissions, names: 'files' in changed ? changed.files.map(({ path }) => path) : undefined }
}

const file = (filename: string, patch = '@@ -1,9 +1,9 @@') => ({ filename, patch })
const many = (count: number) => Array.from({ length: count }, (_, nth) => file(`f${nth}`))
const AHEAD: Answer = { base: 'from', parted: 'from', files: [file('a')] }
const SIDES = {
  from: { base: 'from', parted: 'base', files: [file('a')] },
  to: { base: 'to', parted: 'base', files: [file('b')] }
}

test('newer commits are one comparison, of one page', async () => {
  const { changed, asked, permissions } = await compare({ from: AHEAD })
  expect(changed).toEqual({ from: 'from', to: 'to', files: [{ path: 'a', may_be_link: false }] })
  expect(asked).toEqual([{ owner: 'acme', repo: 'support', basehead: 'from...to', per_page: 1 }])
  expect(permissions).toEqual(['contents: read'])
})

test('of a rewritten branch, the changes of both sides count', async () => {
  const { names, asked } = await compare(SIDES)
  expect(names).toEqual(['a', 'b'])
  expect(asked).toMatchObject([{ basehead: 'from...to' }, { basehead: 'to...from' }])
})

test('a renamed file has two names', async () => {
  const files = [{ ...file('new'), previous_filename: 'old' }]
  expect((await compare({ from: { ...AHEAD, files } })).names).toEqual(['new', 'old'])
})

// A file that is not listed counts as unchanged: then a deploy of changed code is skipped.
describe('what GitHub does not list for sure is unknown, and counts as changed', () => {
  test.each<[string, Record<string, Answer>]>([
    ['another base', { from: { ...AHEAD, base: 'x' } }],
    ['another base of the other side', { ...SIDES, to: { ...SIDES.to, base: 'x' } }],
    ['another merge base of the other side', { ...SIDES, to: { ...SIDES.to, parted: 'x' } }],
    ['no files', { from: { base: 'from', parted: 'from' } }],
    ['no files of the other side', { ...SIDES, to: { base: 'to', parted: 'base' } }],
    ['as many files as GitHub lists at most', { from: { ...AHEAD, files: many(300) } }],
    ['as many on the other side', { ...SIDES, to: { ...SIDES.to, files: many(300) } }]
  ])('%s', async (_, answers) => {
    expect((await compare(answers)).changed).toEqual({
      from: 'from',
      to: 'to',
      unknown: expect.stringMatching(/^GitHub /)
    })
  })

  test('fewer files are all of them', async () => {
    expect((await compare({ from: { ...AHEAD, files: many(299) } })).names).toHaveLength(299)
  })
})

describe('GitHub shows no file modes: what has one line, before or after, may be a link', () => {
  test.each([
    ['@@ -1 +1 @@', true],
    ['@@ -0,0 +1 @@', true],
    ['@@ -1 +0,0 @@', true],
    ['@@ -1,20 +1 @@', true],
    ['@@ -1 +1,20 @@', true],
    ['@@ -1,20 +1,20 @@', false],
    ['@@ -12,3 +12,3 @@', false],
    ['@@ -1,20 +12 @@', false],
    ['text\n@@ -1 +1 @@', false],
    [undefined, true]
  ])('%j', async (patch, may_be_link) => {
    const files = [{ filename: 'a', ...(patch !== undefined && { patch }) }]
    expect((await compare({ from: { ...AHEAD, files } })).changed).toMatchObject({
      files: [{ path: 'a', may_be_link }]
    })
  })
})

test.each<[string, Answer, boolean]>([
  ['a later one', AHEAD, true],
  ['one beside it', SIDES.from, false],
  ['an earlier one', { base: 'from', parted: 'to' }, false]
])('a commit is contained in its descendants: %s', async (_, answer, expected) => {
  const { commits, asked } = answering({ from: answer })
  expect(await commits.containsCommit({ from: 'from', to: 'to' })).toBe(expected)
  expect(asked).toMatchObject([{ basehead: 'from...to' }])
})
