import { expect, test } from '@jest/globals'
import { createCheckout } from '../../../src/git/checkout.js'
import { judgePath, parseTree, pathAndFolders, type TreeEntry } from '../../../src/git/tree.js'

const ID = '1'.repeat(40)
const entry = (mode: string, path: string): TreeEntry => ({ mode, path })

test.each<[string, string, TreeEntry[]]>([
  ['file', 'a/b.json', [entry('040000', 'a'), entry('100644', 'a/b.json')]],
  ['file', 'run.sh', [entry('100755', 'run.sh')]],
  ['folder', 'a', [entry('040000', 'a')]],
  ['missing', 'a/b.json', [entry('040000', 'a'), entry('100644', 'a/b.json5')]],
  ['missing', 'a/b.json', []],
  ['link', 'a/b.json', [entry('120000', 'a')]],
  ['link', 'a/b.json', [entry('160000', 'a')]],
  ['link', 'a/b.json', [entry('040000', 'a'), entry('120000', 'a/b.json')]],
  // A link beside the path leads nowhere on it.
  ['file', 'a/b.json', [entry('120000', 'a/c.json'), entry('120000', 'a/b'), entry('100644', 'a/b.json')]]
])('a graph file is a %s: %s', (found, path, entries) => {
  expect(judgePath(path, entries)).toBe(found)
})

test('git is asked for a path and each of its folders, from the root', () => {
  expect(pathAndFolders('a/b/c.json')).toEqual(['a', 'a/b', 'a/b/c.json'])
})

test('names in a tree may hold tabs and line breaks', () => {
  const output = Buffer.from(`040000 tree ${ID}\ta\x00100644 blob ${ID}\ta/b\tc\nü.json\x00`)
  expect(parseTree(output)).toEqual([entry('040000', 'a'), entry('100644', 'a/b\tc\nü.json')])
  expect(parseTree(Buffer.from(''))).toEqual([])
})

test.each([
  `100644 blob ${ID}\ta`,
  `100644 blob ${ID} a\x00`,
  `100644 blob ${ID}\t\x00`,
  `00644 blob ${ID}\ta\x00`,
  `x100644 blob ${ID}\ta\x00`
])('a tree of another form is unknown, not empty: %j', (output) => {
  expect(parseTree(Buffer.from(output))).toBeUndefined()
})

test.each([
  [ID, 'main'],
  ['--output=x', ID],
  [ID, ID.slice(0, 7)]
])('only whole commits are compared, and nothing that git may take for an option: %s and %s', async (from, to) => {
  const checkout = createCheckout({ workspace: '.', variables: {}, cancelled: new AbortController().signal })
  await expect(checkout.listChangedFiles({ from, to })).rejects.toThrow('not the full id')
})
