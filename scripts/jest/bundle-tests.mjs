/**
 * Compiles a test file for jest in one piece with the source that it imports: jest loads one module instead of hundreds,
 * for each test file. Packages stay outside. Types are checked by
 * `npm run types`.
 */
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join, relative } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { build, version } from 'esbuild'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))
/** Everything that a test may import. */
const FOLDERS = ['src', 'emulator', 'simulation', 'bench', '__tests__', 'scripts']

/** In one file, each module keeps the address of its own file. */
const keepAddresses = {
  name: 'keep-addresses',
  setup: ({ onLoad }) =>
    onLoad({ filter: /\.ts$/ }, ({ path }) => {
      const text = readFileSync(path, 'utf8')
      const url = JSON.stringify(pathToFileURL(path).href)
      const address = text.includes('import.meta.url') ? `const addressOfModule = ${url}; ` : ''
      return { loader: 'ts', contents: `${address}${text}` }
    })
}

/** Bundles test files, each in one piece: with `js` instead of `ts` in its path, and its source map. */
export async function bundle(paths) {
  const { outputFiles } = await build({
    absWorkingDir: ROOT,
    entryPoints: paths,
    outbase: ROOT,
    outdir: ROOT,
    write: false,
    bundle: true,
    packages: 'external',
    format: 'esm',
    platform: 'node',
    target: 'node20',
    sourcemap: 'external',
    sourcesContent: false,
    define: { 'import.meta.url': 'addressOfModule' },
    plugins: [keepAddresses]
  })
  return outputFiles
}

/** Where `bundle-all-tests.mjs` leaves the bundles of the present source. */
export const bundledIn = (cacheDirectory) => join(cacheDirectory, `${BUNDLES_OF_ROOT}${hashSources()}`)
/** How the names of these folders begin: clones may share the folder that they are in. */
export const BUNDLES_OF_ROOT = `tests-${createHash('sha1').update(ROOT).digest('hex')}-`

async function processAsync(_text, path, { config: { cacheDirectory } }) {
  const bundled = readBundled(join(bundledIn(cacheDirectory), relative(ROOT, path).replace(/ts$/, 'js')))
  if (bundled !== undefined) return bundled
  const [map, code] = (await bundle([path])).map(({ text }) => text)
  return { code, map }
}

/** Undefined if it was not bundled, or if another run with a newer source has removed it. */
function readBundled(file) {
  try {
    return { code: readFileSync(file, 'utf8'), map: readFileSync(`${file}.map`, 'utf8') }
  } catch {
    return undefined
  }
}

/** What any test may import, as a hash that is taken again after a second: in watch mode, a process outlives an edit. */
let sources = { takenAt: Number.NEGATIVE_INFINITY, hash: '' }

function hashSources() {
  const now = performance.now()
  if (now - sources.takenAt > 1_000) sources = { takenAt: now, hash: readHash() }
  return sources.hash
}

function readHash() {
  const hash = createHash('sha1').update(version)
  for (const folder of FOLDERS)
    for (const entry of readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })) {
      if (!/\.(?:ts|mjs|json)$/.test(entry)) continue
      const { mtimeMs, size } = statSync(join(ROOT, folder, entry))
      hash.update(`${folder}/${entry} ${mtimeMs} ${size}\n`)
    }
  return hash.digest('hex')
}

async function getCacheKeyAsync(text, path) {
  return createHash('sha1').update(`${hashSources()} ${path}\n${text}`).digest('hex')
}

export default { processAsync, getCacheKeyAsync, canInstrument: false }
