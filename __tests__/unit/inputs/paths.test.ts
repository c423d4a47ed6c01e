import { expect, test } from '@jest/globals'
import type { DesiredGitDeployment } from '../../../src/deploy/core/model.js'
import { contextOf, GOOD, problemsOf, read, readDeploy } from '../../support/fakes/inputs.js'

const pathsOf = (paths: string) => (readDeploy({ ...GOOD, paths }).wanted as DesiredGitDeployment).paths

test('patterns are read one a line, in their order, without comments and empty lines', () => {
  expect(pathsOf('# what the agent is made of\r\n\n  src/**  \n!src/**/*.md\n\t# more\nsrc/prompt.md\n')).toEqual([
    'src/**',
    '!src/**/*.md',
    'src/prompt.md'
  ])
  expect(pathsOf('a file with blanks.txt')).toEqual(['a file with blanks.txt'])
  expect(pathsOf("it's,\nsrc[,]/**")).toEqual(["it's,", 'src[,]/**'])
  expect(pathsOf('')).toBeUndefined()
})

test.each<[paths: string, problem: RegExp]>([
  ['src/**\n/etc/**', /^paths: "\/etc\/\*\*" is an absolute path.*from the root of the repository/],
  ['../other/**', /^paths: .* as a folder/],
  ['src\\**', /^paths: .* backslash/],
  ['!docs/**', /^paths: holds no pattern that takes a file.*give what matters first/],
  ['- src/**', /^paths: "- src\/\*\*" is written as in a list of YAML.*give it alone/],
  ['"src/**"', /^paths: .* is in quotes: give the pattern alone/],
  ["!'docs/**'\nsrc/**", /^paths: .* without - and quotes/],
  ['src/**, lib/**', /^paths: .* holds a comma.*: give one pattern a line/],
  ['["docs/**"]', /^paths: .* is a list of YAML or JSON on one line: give one pattern a line/],
  ['["docs/**", "lib/**"]', /^paths: .* is a list/],
  ["[ 'docs/[ab]/**' ]", /^paths: .* is a list/],
  ['[docs/**]', /^paths: .* is a list/],
  ['[docs/**, lib/[ab]]', /^paths: .* is a list/],
  ['![docs/**,lib]\n**', /^paths: .* is a list/],
  ['docs/** lib/**', /^paths: .* a blank between two patterns: give one pattern a line, or write \[ \]/],
  ['docs/** README.md', /^paths: .* a blank between/],
  ['src/*.py  lib/agent.py', /^paths: .* a blank between/],
  ['src/agent !src/docs', /^paths: .* a blank between/],
  ['* docs/**', /^paths: .* a blank between/],
  ['docs/**; lib/**', /^paths: .* holds a comma, semicolon.*: give one pattern a line/],
  ['docs/**|lib/**', /^paths: .* holds a comma, semicolon or/],
  ['docs/**|README.md', /^paths: .* holds a comma, semicolon or/],
  ['(docs|lib)/**', /^paths: .* holds a comma, semicolon or/],
  ['docs/**,', /^paths: .* holds a comma/],
  ['docs/**,README.md', /^paths: .* holds a comma/],
  ['src/agent.py;', /^paths: .* holds a comma, semicolon/],
  ['docs/** # documentation', /^paths: .* has a comment behind the pattern/],
  ['docs/** #documentation', /^paths: .* has a comment behind the pattern/],
  ['src/agent.py # the agent', /^paths: .* has a comment behind the pattern/],
  ['\u201cdocs/**\u201d', /^paths: .* is in quotes: give the pattern alone/],
  ['\u2018docs/**\u2019', /^paths: .* is in quotes/],
  ['`docs/**`', /^paths: .* is in quotes/],
  ['paths: docs/**', /^paths: .* begins with a key, as in a workflow/],
  ['paths-ignore: docs/**', /^paths: .* begins with a key/],
  ['~/docs/**', /^paths: .* begins with ~\/: give it from the root/],
  ['**\n! docs/**', /^paths: .* has a blank after the !/],
  ['# nothing', /^paths: holds no pattern/],
  [`${'a/'.repeat(6000)}b`, /^paths: is longer than 10000 characters/]
])('a pattern that cannot work as intended is named, with its fix (%#)', (paths, problem) => {
  const problems = problemsOf({ ...GOOD, paths })
  expect(problems).toEqual([expect.stringMatching(problem)])
  expect(problems[0]?.length).toBeLessThan(300)
  expect(problemsOf({ ...GOOD, paths, command: 'plan' })).toEqual(problems)
})

test.each([
  '[ab]/**',
  '[ab]/[cd]',
  '[ab]',
  '[*]',
  "[']s/a[b]",
  'a;b|c',
  'docs/a;b.md',
  "docs/it's/**",
  'docs,old',
  'docs[;]/**',
  'issue #3.md',
  'C[#]/**',
  '~backup/**',
  'my docs/**',
  'src/my docs/**',
  'docs/*[ ]draft/**',
  'app/(group)/**'
])('a name that only looks odd is no slip: %s', (paths) => {
  expect(problemsOf({ ...GOOD, paths })).toEqual([])
})

test('every wrong pattern is named at once', () => {
  expect(problemsOf({ ...GOOD, paths: '/a\nb/\n{c}' })).toHaveLength(3)
})

test('with an image it would be ignored, so it is an error', () => {
  const image = { ...GOOD, graph_config_path: '', image_uri: 'ghcr.io/acme/support:v1', paths: 'src/**' }
  expect(problemsOf(image)).toEqual([expect.stringMatching(/^paths: belongs to source git_host.*remove it/)])
})

test('a tag is not compared by its files, and the log says so', () => {
  const request = read({ ...GOOD, paths: 'src/**' }, contextOf({ ref: 'refs/tags/v1' }))
  expect(request).toMatchObject({ notes: ['paths is for branches, and does nothing for refs/tags/v1.'] })
  expect(request).not.toHaveProperty('deploy.wanted.paths')
})
