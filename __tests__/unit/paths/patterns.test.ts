import { expect, test } from '@jest/globals'
import * as fc from 'fast-check'
import {
  findUnmatched,
  isUnder,
  parsePattern,
  problemOf
} from '../../../src/repository/path-patterns.js'
import { runs } from '../../support/runs.js'
import { matchesPatterns } from '../../support/workflow-harness/patterns.js'

const under = (patterns: string[], path: string) => isUnder(patterns.map(parsePattern), path)

/** The examples of GitHub's "patterns to match file paths", and where its patterns differ from the usual globs. */
test.each<[pattern: string, matches: string[], misses: string[]]>([
  ['*', ['README.md', '.env'], ['docs/README.md']],
  ['*.jsx?', ['page.js', 'page.jsx'], ['page.jsxx', 'a/page.js']],
  ['**', ['all/the/files.md', 'x'], []],
  ['**.js', ['index.js', 'js/index.js', 'src/js/app.js'], ['index.jsx']],
  ['docs/*', ['docs/README.md', 'docs/file.txt'], ['docs/mona/a.txt', 'docs']],
  ['docs/**', ['docs/README.md', 'docs/mona/octocat.txt'], ['docs', 'adocs/x', 'docs2/x']],
  [
    'docs/**/*.md',
    ['docs/README.md', 'docs/mona/hello-world.md', 'docs/a/markdown/file.md'],
    ['docs/a.txt']
  ],
  [
    '**/docs/**',
    ['docs/hello.md', 'dir/docs/my-file.txt', 'space/docs/plan/space.doc'],
    ['adocs/x']
  ],
  ['**/*src/**', ['a/src/app.js', 'my-src/code/js/app.js', 'src/x'], ['srcs/x']],
  ['a**/b', ['a/b', 'ax/y/b'], ['ab']],
  ['[1-2]00+', ['100', '200', '20000'], ['20', '300']],
  ['[b-c]at', ['bat', 'cat'], ['aat', 'dat', '-at', '[at', ']at']],
  ['ab+c?', ['ab', 'abbb', 'abbc'], ['a', 'abcc']],
  ['a[*]b', ['a*b'], ['axb']],
  ['(a|b)$^', ['(a|b)$^'], ['a']],
  ['ü/**', ['ü/a', 'ü/ñ\n"x"'], ['u/a']],
  ['😀?x', ['😀x', 'x'], ['😀😀x']]
])('%s means what it means in a workflow', (pattern, matches, misses) => {
  expect(problemOf(pattern)).toBeUndefined()
  expect(matches.filter((path) => !under([pattern], path))).toEqual([])
  expect(misses.filter((path) => under([pattern], path))).toEqual([])
})

test('of several patterns the last one that matches decides, so the order counts', () => {
  const patterns = ['**', '!docs/**', 'docs/agent/**']
  expect([
    under(patterns, 'a'),
    under(patterns, 'docs/a'),
    under(patterns, 'docs/agent/a')
  ]).toEqual([true, false, true])
  expect(under(['!docs/**', '**'], 'docs/a')).toBe(true)
})

test('no pattern matches other files than it does in a workflow', () => {
  const piece = fc.constantFrom(
    'a',
    'b',
    '/',
    '*',
    '**',
    '**/',
    '[ab]',
    'a?',
    'b+',
    '[ab]+',
    '.',
    '/**/'
  )
  const patterns = fc.array(
    fc
      .tuple(fc.constantFrom('', '!'), fc.array(piece, { minLength: 1, maxLength: 9 }))
      .map(([sign, pieces]) => sign + pieces.join(''))
      .filter((text) => problemOf(text) === undefined),
    { minLength: 1, maxLength: 4 }
  )
  const path = fc
    .array(fc.constantFrom('a', 'b', '/', '.'), { minLength: 1, maxLength: 12 })
    .map((parts) => parts.join(''))
  // The harness takes a `**/` in the middle of a name for one at its beginning; GitHub's page does not say so.
  const alike = (texts: string[]) => texts.every((text) => !/[^/!]\*\*+\//.test(text))
  fc.assert(
    fc.property(
      patterns.filter(alike),
      path,
      (texts, name) => under(texts, name) === matchesPatterns(texts, name)
    ),
    { numRuns: runs(3000) }
  )
})

test('a path that was made for a pattern takes no longer than another', () => {
  const folders = `${'src/test/'.repeat(400)}x`
  for (const pattern of ['**/src/**/test/**/*.md', '**src**test*.md', 'src/**/[a-z]+/**.md']) {
    expect(under([pattern], folders)).toBe(false)
  }
  for (const pattern of ['*a*a*a*a*a*b', '**a**a**a**a**b', 'a**a*a*a**a*a*b']) {
    expect(under([pattern], 'a'.repeat(4_000))).toBe(false)
    expect(under([pattern], `${'a'.repeat(4_000)}b`)).toBe(true)
  }
})

test.each([
  '/src/**',
  'src\\**',
  '../src/**',
  '- src/**',
  './src/**',
  'src/',
  'src//x',
  '!',
  '[ab',
  '[!a]',
  '[z-a]',
  '?x',
  '*?',
  'src/**/*.{ts,js}',
  'src/?x',
  'src[/_]x',
  'a\u0007'
])('%j would never match as it is meant, so it is refused', (pattern) => {
  expect(problemOf(pattern)).toBeDefined()
})

test.each<[string, pattern: string, isUnmatched: boolean]>([
  ['a folder in which a file is', 'agents/support/**', false],
  ['a folder by its plain name', 'agents/support', false],
  ['a file by its plain name', 'README.md', false],
  ['the ending of a file', '**.py', false],
  ['an ending that no file has, excluded', '!**.rst', false],
  ['a typo in the name of a folder', 'agents/suport/**', true],
  ['the name of a folder in other case', 'Agents/support/**', true],
  ['a part of the name of a folder', 'agents/supp', true],
  ['an ending that no file has', '**.rst', true]
])('which patterns match no file: %s', (_, pattern, isUnmatched) => {
  const files = ['README.md', 'agents/support/main.py']
  expect(findUnmatched(['**', pattern], files)).toEqual(isUnmatched ? [pattern] : [])
})
