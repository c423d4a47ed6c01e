import { expect, test } from '@jest/globals'
import type { GitHostWanted } from '../../src/deploy/model.js'
import { contextOf, GOOD, problemsOf, read, readDeploy } from '../fakes/inputs.js'

const pathsOf = (paths: string) => (readDeploy({ ...GOOD, paths }).wanted as GitHostWanted).paths

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
  ['"src/**"', /^paths: .* without - and quotes/],
  ["!'docs/**'\nsrc/**", /^paths: .* without - and quotes/],
  ['src/**, lib/**', /^paths: .* holds a comma: give one pattern a line/],
  ['# nothing', /^paths: holds no pattern/],
  [`${'a/'.repeat(6000)}b`, /^paths: is longer than 10000 characters/]
])('a pattern that could not do what is meant is named, with its mend (%#)', (paths, problem) => {
  const problems = problemsOf({ ...GOOD, paths })
  expect(problems).toEqual([expect.stringMatching(problem)])
  expect(problems[0]?.length).toBeLessThan(300)
  for (const command of ['delete', 'plan']) expect(problemsOf({ ...GOOD, paths, command })).toEqual(problems)
})

test('every wrong pattern is named at once', () => {
  expect(problemsOf({ ...GOOD, paths: '/a\nb/\n{c}' })).toHaveLength(3)
})

test('with an image it would be ignored, so it is an error', () => {
  const image = { ...GOOD, graph_config_path: '', image_uri: 'ghcr.io/acme/support:v1', paths: 'src/**' }
  expect(problemsOf(image)).toEqual([expect.stringMatching(/^paths: belongs to source git_host.*remove it/)])
})

test('a tag is not compared by its files, and that is said', () => {
  const request = read({ ...GOOD, paths: 'src/**' }, contextOf({ ref: 'refs/tags/v1' }))
  expect(request).toMatchObject({ notes: ['paths is for branches, and does nothing for refs/tags/v1.'] })
  expect(request).not.toHaveProperty('deploy.wanted.paths')
})
