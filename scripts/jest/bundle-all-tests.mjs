/**
 * Before a run of all tests, bundles them at once: each file of the source is then read once, not once for each test
 * that imports it.
 */
import { existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { basename, dirname, join, relative } from 'node:path'
import { BUNDLES_OF_ROOT, bundle, bundledIn } from './bundle-tests.mjs'

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
  // A file that does not compile fails its own tests, and no others.
  const outputFiles = await bundle(tests).catch(() => undefined)
  if (outputFiles === undefined) return
  mkdirSync(cacheDirectory, { recursive: true })
  removeOlder(cacheDirectory, basename(outdir))
  const unfinished = mkdtempSync(join(cacheDirectory, 'unfinished-tests-'))
  for (const { path, contents } of outputFiles) {
    const file = join(unfinished, relative(rootDir, path))
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, contents)
  }
  moveUnlessThere(unfinished, outdir)
}

/** Removes the bundles of an older source. */
function removeOlder(cacheDirectory, present) {
  for (const name of readdirSync(cacheDirectory)) {
    if (!name.startsWith(BUNDLES_OF_ROOT) || name === present) continue
    rmSync(join(cacheDirectory, name), { recursive: true, force: true })
  }
}

/** Another run in this clone may have bundled the same meanwhile. */
function moveUnlessThere(from, to) {
  try {
    renameSync(from, to)
  } catch (error) {
    if (!existsSync(to)) throw error
    rmSync(from, { recursive: true })
  }
}
