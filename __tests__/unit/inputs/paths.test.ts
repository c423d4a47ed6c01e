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
  ['!docs/**', /^paths: needs at least one pattern that does not start with "!"/],
  ['- src/**', /^paths: "- src\/\*\*" is written like an item of a YAML list/],
  ['"src/**"', /^paths: .* is in quotes/],
  ["!'docs/**'\nsrc/**", /^paths: .* Remove the - and the quotes/],
  ['src/**, lib/**', /^paths: .* contains a comma.*Write one pattern per line/],
  ['src, lib', /^paths: .* contains a comma.*Write one pattern per line/],
  ['["docs/**"]', /^paths: .* is a YAML or JSON list on one line. Write one pattern per line/],
  ['["docs/**", "lib/**"]', /^paths: .* is a YAML or JSON list/],
  ["[ 'docs/[ab]/**' ]", /^paths: .* is a YAML or JSON list/],
  ['[docs/**]', /^paths: .* is a YAML or JSON list/],
  ['[docs/**, lib/[ab]]', /^paths: .* is a YAML or JSON list/],
  ['![docs/**,lib]\n**', /^paths: .* is a YAML or JSON list/],
  ['docs/** lib/**', /^paths: .* a space between two patterns. Write one pattern per line, or write \[ \]/],
  ['docs/** README.md', /^paths: .* a space between/],
  ['src/*.py  lib/agent.py', /^paths: .* a space between/],
  ['src/agent !src/docs', /^paths: .* a space between/],
  ['* docs/**', /^paths: .* a space between/],
  ['docs/**; lib/**', /^paths: .* contains a comma, semicolon.*Write one pattern per line/],
  ['docs/**|lib/**', /^paths: .* contains a comma, semicolon or/],
  ['docs/**|README.md', /^paths: .* contains a comma, semicolon or/],
  ['(docs|lib)/**', /^paths: .* contains a comma, semicolon or/],
  ['docs/**,', /^paths: .* contains a comma/],
  ['docs/**,README.md', /^paths: .* contains a comma/],
  ['src/agent.py;', /^paths: .* contains a comma, semicolon/],
  ['docs/** # documentation', /^paths: .* has a comment after the pattern/],
  ['docs/** #documentation', /^paths: .* has a comment after the pattern/],
  ['src/agent.py # the agent', /^paths: .* has a comment after the pattern/],
  ['\u201cdocs/**\u201d', /^paths: .* is in quotes/],
  ['\u2018docs/**\u2019', /^paths: .* is in quotes/],
  ['`docs/**`', /^paths: .* is in quotes/],
  ['paths: docs/**', /^paths: .* starts with a key/],
  ['paths-ignore: docs/**', /^paths: .* starts with a key/],
  ['~/docs/**', /^paths: .* starts with ~\/. Write it from the root/],
  ['**\n! docs/**', /^paths: .* has a space after the !/],
  ['# nothing', /^paths: needs at least one pattern/],
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
  expect(problemsOf(image)).toEqual([expect.stringMatching(/^paths: belongs to source git_host.*Remove it/)])
})

test('a tag is not compared by its files, and the log says so', () => {
  const request = read({ ...GOOD, paths: 'src/**' }, contextOf({ ref: 'refs/tags/v1' }))
  expect(request).toMatchObject({ notes: ['`paths` applies to branches and is ignored for the tag refs/tags/v1.'] })
  expect(request).not.toHaveProperty('deploy.wanted.paths')
})
