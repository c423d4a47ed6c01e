import { execFileSync } from 'node:child_process'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from '@jest/globals'

const cacheDirectory = mkdtempSync(join(tmpdir(), 'bundles-'))
afterAll(() => rmSync(cacheDirectory, { recursive: true }))

/** Bundles only this test, twice at once. */
const TWO_RUNS = `
  import bundleAllTests from './scripts/jest/bundle-all-tests.mjs'
  const run = { testPathPatterns: { isSet: () => false }, watch: false, onlyChanged: false }
  const testPathIgnorePatterns = ['^(?!.*/bundle-all-tests\\\\.test\\\\.ts$)']
  const project = { rootDir: process.cwd(), cacheDirectory: process.argv[1], testPathIgnorePatterns }
  await Promise.all([bundleAllTests(run, project), bundleAllTests(run, project)])
`

test('two runs that bundle the tests of one clone at once leave one complete folder', () => {
  execFileSync(process.execPath, ['--input-type=module', '-e', TWO_RUNS, cacheDirectory])
  expect(readdirSync(cacheDirectory)).toEqual([expect.stringMatching(/^tests-/)])
  const [folder = ''] = readdirSync(cacheDirectory)
  expect(readdirSync(join(cacheDirectory, folder, '__tests__', 'repository'))).toEqual([
    'bundle-all-tests.test.js',
    'bundle-all-tests.test.js.map'
  ])
})
