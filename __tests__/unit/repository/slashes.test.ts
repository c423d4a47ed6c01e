/** Paths of Windows and of other systems, by the rules of each. */
import { posix, win32 } from 'node:path'
import { expect, test } from '@jest/globals'
import { graphPathProblem } from '../../../src/inputs/graph-path.js'
import { pathWithin, withSlashes } from '../../../src/repository/slashes.js'

test.each([
  { rules: win32, folder: 'C:\\repo', file: 'C:\\repo\\a\\b.yaml', path: 'a/b.yaml' },
  { rules: win32, folder: 'C:/Repo', file: 'c:\\repo\\a', path: 'a' },
  { rules: win32, folder: 'C:\\repo', file: 'C:\\repository\\a', path: undefined },
  { rules: win32, folder: 'C:\\repo', file: 'D:\\a', path: undefined },
  { rules: posix, folder: '/repo', file: '/repo/a/b.yaml', path: 'a/b.yaml' },
  { rules: posix, folder: '/repo', file: '/repo/a\\b', path: 'a\\b' },
  { rules: posix, folder: '/repo', file: '/repo/..a', path: '..a' },
  { rules: posix, folder: '/repo', file: '/a', path: undefined }
])('within $folder, $file is $path', ({ rules, folder, file, path }) => {
  expect(pathWithin(folder, file, rules)).toBe(path)
})

test('only where a backslash separates names, it becomes a slash', () => {
  expect(withSlashes('a\\b', win32)).toBe('a/b')
  expect(withSlashes('a\\b', posix)).toBe('a\\b')
})

test.each(['services\\bot\\agent.json', '.\\services\\bot\\agent.json'])(
  'the problem with %s is its backslashes, and the fix is the path with slashes',
  (path) => {
    expect(graphPathProblem(path)).toContain(`Write ${path.replaceAll('\\', '/')}.`)
  }
)

test.each([
  'C:/repo/agent.json',
  'C:\\repo\\agent.json',
  '\\\\server\\agent.json',
  '..\\agent.json'
])('%s is no file in a repository, with slashes neither', (path) => {
  expect(graphPathProblem(path)).toContain('is not a file in the repository')
})
