/**
 * Bundles the command line to `dist/cli/index.js`. esbuild leaves out what is not used, which keeps the package small. Its
 * input is `lib/`, which `scripts/build.mjs` compiles.
 */
import { copyFileSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { build } from 'esbuild'

/** CommonJS packages use these, which an ES module does not have. */
const COMMON_JS = `import { createRequire as createRequireHere } from 'node:module'
import { dirname as dirnameHere } from 'node:path'
import { fileURLToPath as pathHere } from 'node:url'
const require = createRequireHere(import.meta.url)
const __filename = pathHere(import.meta.url)
const __dirname = dirnameHere(__filename)`

/**
 * Writes the bundle with its files and licenses.
 *
 * @param root Folder of the repository.
 */
export async function buildCli(root) {
  const folder = join(root, 'dist/cli')
  mkdirSync(folder, { recursive: true })
  const { metafile } = await build({
    absWorkingDir: root,
    entryPoints: { index: 'lib/src/cli/index.js' },
    outdir: 'dist/cli',
    bundle: true,
    splitting: false,
    minify: true,
    legalComments: 'none',
    format: 'esm',
    platform: 'node',
    target: 'node20',
    banner: { js: COMMON_JS },
    plugins: [loadOnDemand(root), copyFiles(folder)],
    metafile: true,
    logLevel: 'warning'
  })
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify({ type: 'module' })}\n`)
  writeFileSync(join(folder, 'licenses.txt'), licensesOf(root, Object.keys(metafile.inputs)))
}

/** What modules import at their start, but need only with a proxy, for https or later: the stand-ins load it on demand. */
export const STAND_INS = {
  undici: 'undici.js',
  tunnel: 'tunnel.cjs',
  'https-on-demand': 'https.cjs',
  'crypto-on-demand': 'crypto.cjs'
}
const loadOnDemand = (root) => ({
  name: 'load-on-demand',
  setup: ({ onResolve }) =>
    onResolve({ filter: new RegExp(`^(?:${Object.keys(STAND_INS).join('|')})$`) }, ({ path }) => ({
      path: join(root, 'lib/src/stand-ins', STAND_INS[path])
    }))
})

/** Copies what a module reads beside it (`new URL('FILE', import.meta.url)`) to the folder of the bundle. */
const copyFiles = (folder) => ({
  name: 'copy-files',
  setup: ({ onLoad }) =>
    onLoad({ filter: /\blib\/emulator\/.*\.js$/ }, ({ path }) => {
      const contents = readFileSync(path, 'utf8').replace(
        /new URL\('([^']+\.(?:css|js))', import\.meta\.url\)/g,
        (_, file) => {
          copyFileSync(join(dirname(path), file), join(folder, basename(file)))
          return `new URL('./${basename(file)}', import.meta.url)`
        }
      )
      return { contents, loader: 'js' }
    })
})

/** The license of each package of which a file is bundled, in the form that ncc writes. */
function licensesOf(root, inputs) {
  const folders = inputs.map((path) => /^.*node_modules\/(?:@[^/]+\/)?[^/]+(?=\/)/.exec(path)?.[0])
  const entries = [...new Set(folders.filter((folder) => folder !== undefined))].map((folder) => {
    // A copy of a package that was changed for the bundle has its license, too.
    const { name, license } = JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8'))
    const file = readdirSync(join(root, folder)).find((entry) => /^licen[cs]e/i.test(entry))
    return { name, text: `${name}\n${license}\n${file ? readFileSync(join(root, folder, file), 'utf8') : ''}` }
  })
  const unique = new Map(entries.map(({ name, text }) => [`${name}\n${text}`, text]))
  return [...unique.entries()]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([, text]) => `${text.trimEnd()}\n`)
    .join('\n')
}
