/**
 * Before a run of all tests, bundles them at once: each file of the source is then read once, not once for each test
 * that imports it.
 */
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { bundle, bundledIn } from './bundle-tests.mjs'

export default async function bundleAllTests(
  { testPathPatterns, watch, onlyChanged },
  { rootDir, cacheDirectory, testPathIgnorePatterns }
) {
  const outdir = bundledIn(cacheDirectory)
  const isWhole = !testPathPatterns.isSet() && !watch && !onlyChanged
  if (!isWhole || existsSync(outdir)) return
  const ignored = testPathIgnorePatterns.map((pattern) => new RegExp(pattern))
  const tests = readdirSync(join(rootDir, '__tests__'), { recursive: true, encoding: 'utf8' })
    .map((entry) => join(rootDir, '__tests__', entry))
    .filter((path) => path.endsWith('.test.ts') && !ignored.some((pattern) => pattern.test(path)))
  // Of an older source.
  rmSync(dirname(outdir), { recursive: true, force: true })
  const unfinished = `${outdir}-${process.pid}`
  for (const { path, contents } of await bundle(tests)) {
    const file = join(unfinished, relative(rootDir, path))
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, contents)
  }
  renameSync(unfinished, outdir)
}
