import { expect, test } from '@jest/globals'
import { readOuterDependencies } from '../../../src/repository/graph-config.js'

const PATH = 'agents/support/langgraph.json'
const list = (...dependencies: unknown[]) => JSON.stringify({ dependencies })

test.each<[string, text: string, path: string, paths: string[], outside: string[]]>([
  ['its own folder is none', list('.', './', '../support'), PATH, [], []],
  ['what is below its folder is none', list('./src', './src/../lib'), PATH, [], []],
  ['a folder beside it is one', list('.', '../router'), PATH, ['agents/router'], []],
  ['a folder with a longer name is one', list('../support2'), PATH, ['agents/support2'], []],
  ['a folder further up is one', list('../../libs/tools/'), PATH, ['libs/tools'], []],
  ['a folder above it is one', list('..'), PATH, ['agents'], []],
  ['the root of the repository is one', list('../..'), PATH, [''], []],
  ['a way through its folder is one', list('./src/../../../libs'), PATH, ['libs'], []],
  ['what leads out of the repository is outside', list('../../../kit'), PATH, [], ['../../../kit']],
  ['what leads out of the root is outside', list('..', '.'), 'langgraph.json', [], ['..']],
  ['the folder of a file in the root is none', list('.', './libs'), 'langgraph.json', [], []],
  ['a name that begins with two dots is none', list('./..kit'), 'langgraph.json', [], []],
  ['packages and URLs are none', list('kit', 'kit>=1', 'git+https://a/../b', '/x'), PATH, [], []],
  ['a URL is none, however it goes on', list('https://a/../../../router'), PATH, [], []],
  ['a byte order mark is ignored', `\uFEFF${list('../router')}`, PATH, ['agents/router'], []],
  ['no list has none', '{}', PATH, [], []],
  ['null has none', '{"dependencies": null}', PATH, [], []]
])('the dependencies outside its folder: %s', (_, text, path, paths, outside) => {
  expect(readOuterDependencies(text, path)).toEqual({ paths, outside })
})

test.each<[string, text: string]>([
  ['a text that is not JSON', 'dependencies: [..]'],
  ['an empty file', ''],
  ['a list at the top', '["../router"]'],
  ['dependencies as a map', '{"dependencies": {"kit": ".."}}'],
  ['a dependency that is no text', list('..', 1)]
])('unknown: %s', (_, text) => {
  expect(readOuterDependencies(text, PATH)).toBeUndefined()
})
