import { chmodSync, mkdirSync, writeFileSync } from 'node:fs'
import { delimiter } from 'node:path'
import { pathToFileURL } from 'node:url'
import { describe, expect, test } from '@jest/globals'
import { createCheckout } from '../../../src/adapters/git/checkout.js'
import { CancelledError } from '../../../src/errors.js'
import { isPosix } from '../../support/posix.js'
import {
  type Entry,
  git,
  type Tree,
  writeRepository
} from '../../support/repositories/repository.js'
import { scratchFolder, tree } from './scratch.js'

const at = scratchFolder()
const PATH = process.env.PATH ?? ''
const never = new AbortController().signal
const open = (workspace: string | undefined, variables: Record<string, string> = {}) =>
  createCheckout({
    workspace,
    variables: { PATH, HOME: at('home'), ...variables },
    cancelled: never
  })

/** What differs between two trees, as a repository of two commits tells it. */
async function compare(
  name: string,
  before: Tree,
  after: Tree,
  prepare: (folder: string) => void = () => {}
) {
  const folder = at(name)
  const [from = '', to = ''] = writeRepository(folder, [
    { parents: [], tree: before },
    { parents: [0], tree: after }
  ])
  prepare(folder)
  return open(folder).listChangedFiles({ from, to })
}
const file = (content: string, mode: Entry['mode'] = '100644'): Entry => ({ mode, content })
const SUBMODULE = '1'.repeat(40)

const SUB = tree({ sub: file(SUBMODULE, '160000') })
const MOVED = tree({ sub: file('2'.repeat(40), '160000') })
const ODD = ['-x', ':100644 x', '::error::x', '"c"\td', 'a\nb', 'ü 😀']

test.each<[what: string, before: Tree, after: Tree, files: string[], links?: string[]]>([
  ['a file that changed', tree({ a: '1', b: '1' }), tree({ a: '2', b: '1' }), ['a']],
  ['a new file and one that is gone', tree({ a: '1' }), tree({ b: '2' }), ['a', 'b']],
  [
    'both names of a renamed file',
    tree({ 'x/a': 'same' }),
    tree({ 'y/a': 'same' }),
    ['x/a', 'y/a']
  ],
  ['a mode alone', tree({ a: file('1') }), tree({ a: file('1', '100755') }), ['a']],
  [
    'a link that leads elsewhere',
    tree({ a: file('b', '120000') }),
    tree({ a: file('c', '120000') }),
    [],
    ['a']
  ],
  ['a file that became a link', tree({ a: 'b' }), tree({ a: file('b', '120000') }), [], ['a']],
  ['a submodule that moved', SUB, MOVED, [], ['sub']],
  ['a folder in place of a file', tree({ a: '1' }), tree({ 'a/b': '1' }), ['a', 'a/b']],
  [
    'names with line breaks and signs',
    tree({}),
    tree(Object.fromEntries(ODD.map((name) => [name, '']))),
    ODD
  ],
  ['nothing, where two commits have the same files', tree({ a: '1' }), tree({ a: '1' }), []]
])('git tells %s', async (what, before, after, files, links = []) => {
  const changed = await compare(what, before, after)
  if ('unknown' in changed) throw new Error(changed.unknown)
  expect(changed.files.toSorted()).toEqual([...files, ...links].sort())
  expect(changed.links).toEqual(links)
})

describe('nothing in the repository can hide a change', () => {
  test.each<[what: string, prepare: (folder: string) => void]>([
    [
      'a submodule that is to be ignored',
      (folder) => {
        writeFileSync(
          `${folder}/.gitmodules`,
          '[submodule "s"]\n\tpath = sub\n\turl = ./s\n\tignore = all\n'
        )
        git(folder, ['add', '.gitmodules'])
        git(folder, ['config', 'submodule.s.ignore', 'all'])
        git(folder, ['config', 'diff.ignoreSubmodules', 'all'])
      }
    ],
    [
      'renames, folders, an external program',
      (folder) => {
        const settings = {
          'diff.renames': 'copies',
          'diff.relative': 'true',
          'diff.external': 'false'
        }
        for (const [key, value] of Object.entries(settings)) git(folder, ['config', key, value])
      }
    ],
    [
      'a replaced commit',
      (folder) => {
        const [from = '', to = ''] = git(folder, ['rev-list', '--reverse', 'main'])
          .toString()
          .trim()
          .split('\n')
        git(folder, ['replace', '-f', to, from])
      }
    ],
    [
      'a sparse checkout',
      (folder) => {
        git(folder, ['sparse-checkout', 'init', '--cone'])
        git(folder, ['sparse-checkout', 'set', 'nothing'])
      }
    ]
  ])('%s', async (what, prepare) => {
    const changed = await compare(what, SUB, MOVED, prepare)
    expect(changed).toMatchObject({ files: ['sub'], links: ['sub'] })
  })
})

/** A folder with a program called git, found before the real one. */
function fakeGit(name: string, script: string): string {
  mkdirSync(at(name), { recursive: true })
  writeFileSync(at(`${name}/git`), `#!/bin/sh\n${script}\n`)
  chmodSync(at(`${name}/git`), 0o755)
  return `${at(name)}${delimiter}${PATH}`
}
describe('if git has no answer, the result is unknown, with the reason', () => {
  const [from, to] = ['a'.repeat(40), 'b'.repeat(40)]
  const two = [
    { parents: [], tree: tree({ a: '1' }) },
    { parents: [0], tree: tree({ a: '2' }) }
  ]

  type Case = [what: string, run: () => ReturnType<typeof open>, unknown: RegExp]
  const fakes: Case[] = [
    [
      'a git that hangs',
      () => open(at('.'), { PATH: fakeGit('hangs', 'exec sleep 600') }),
      /took too long/
    ],
    [
      'a git that never stops',
      () => open(at('.'), { PATH: fakeGit('babbles', 'exec yes') }),
      /too many files/
    ],
    [
      'a git that answers something else',
      () => open(at('.'), { PATH: fakeGit('strange', 'echo hello') }),
      /unknown form/
    ]
  ]
  test.each<Case>([
    ['no workspace', () => open(undefined), /no workspace/],
    ['no git', () => open(at('.'), { PATH: at('nowhere') }), /git is not installed/],
    ...(isPosix ? fakes : [])
  ])('%s', async (what, checkout, unknown) => {
    mkdirSync(at('.'), { recursive: true })
    const timeoutMs = what === 'a git that hangs' ? 200 : 20_000
    expect(await checkout().listChangedFiles({ from, to }, { timeoutMs })).toEqual({
      from,
      to,
      unknown: expect.stringMatching(unknown)
    })
  })

  test('a shallow checkout, which has this commit alone', async () => {
    const ids = writeRepository(at('whole'), two)
    git(at('.'), [
      'clone',
      '--quiet',
      '--depth',
      '1',
      pathToFileURL(at('whole')).href,
      at('shallow')
    ])
    const changed = await open(at('shallow')).listChangedFiles({
      from: ids[0] ?? '',
      to: ids[1] ?? ''
    })
    expect(changed).toMatchObject({
      unknown: expect.stringMatching(/does not contain both commits.*fetch-depth: 0/)
    })
  })

  test.each([
    ['trees is not filled up over the network', 'tree:0', { unknown: expect.any(String) }],
    ['the contents of files is enough', 'blob:none', { files: ['a'] }]
  ])('a checkout without %s', async (_, filter, expected) => {
    const whole = at(`whole-${filter}`)
    const [from = '', to = ''] = writeRepository(whole, two)
    git(whole, ['config', 'uploadpack.allowFilter', 'true'])
    git(whole, ['config', 'uploadpack.allowAnySHA1InWant', 'true'])
    const clone = ['clone', '--quiet', '--no-checkout', `--filter=${filter}`]
    git(at('.'), [...clone, pathToFileURL(whole).href, at(`partial-${filter}`)])
    expect(await open(at(`partial-${filter}`)).listChangedFiles({ from, to })).toMatchObject(
      expected
    )
  })

  test('a name that is not UTF-8', async () => {
    const changed = await compare('latin1', tree({}), tree({ 'latin1:caf\xe9/a': '1' }))
    expect(changed).toMatchObject({ unknown: expect.stringMatching(/not UTF-8/) })
  })
})

test('a cancelled run does not wait for git', async () => {
  const stop = new AbortController()
  const variables = { PATH: fakeGit('slow', 'exec sleep 600') }
  const checkout = createCheckout({ workspace: at('.'), variables, cancelled: stop.signal })
  const asked = checkout.listChangedFiles({ from: 'a'.repeat(40), to: 'b'.repeat(40) })
  stop.abort()
  await expect(asked).rejects.toThrow(CancelledError)
})

test('only the full ids of commits become arguments', async () => {
  for (const from of ['main', '--output=x', 'a'.repeat(39), `${'a'.repeat(40)}^`]) {
    await expect(open(at('.')).listChangedFiles({ from, to: 'b'.repeat(40) })).rejects.toThrow(
      /full id/
    )
  }
})

describe('whether a commit contains another', () => {
  const empty = tree({})
  // A - B - C, and X beside B.
  const commits = [[], [0], [1], [0]].map((parents) => ({ parents, tree: empty }))
  const [A = '', B = '', C = '', X = ''] = writeRepository(at('history'), commits, {
    main: 2,
    other: 3
  })
  const clone = (name: string, ...options: string[]) => {
    git(at('.'), ['clone', '--quiet', ...options, pathToFileURL(at('history')).href, at(name)])
    return name
  }
  const one = clone('depth-one', '--depth', '1')
  // Has C and B, and X without its parent.
  const two = clone('depth-two', '--depth', '2')
  git(at(two), ['fetch', '--quiet', '--depth', '1', 'origin', 'other'])

  test.each<[string, string | undefined, string, string, boolean | undefined]>([
    ['a later one', 'history', A, C, true],
    ['an earlier one', 'history', C, A, false],
    ['one beside it', 'history', B, X, false],
    ['one that is not checked out', 'history', 'f'.repeat(40), C, undefined],
    ['something that is no commit', 'history', A, '--all', undefined],
    ['a later one, in a shallow checkout', two, B, C, true],
    ['an earlier one, in a shallow checkout', two, C, B, false],
    ['one beside it, in a shallow checkout', two, X, C, undefined],
    ['one that a shallow checkout lacks', one, B, C, undefined],
    ['any, outside of a repository', 'no-repository', A, C, undefined]
  ])('%s', async (_, folder, from, to, expected) => {
    expect(await open(folder && at(folder)).containsCommit({ from, to })).toBe(expected)
  })
})
