/** Builds `dist/` from the source: TypeScript to `lib/`, then one bundle per entry. Reproducible byte by byte. */
import { execFileSync } from 'node:child_process'
import {
  appendFileSync,
  copyFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync
} from 'node:fs'
import { join, relative } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { buildSync } from 'esbuild'
import { arrangeChunks } from './arrange-chunks.mjs'
import { buildCli, STAND_INS } from './build-cli.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))
const lib = join(root, 'lib')
const COMMON_JS = `${JSON.stringify({ type: 'commonjs' })}\n`
const run = (cwd, program, ...args) =>
  execFileSync(process.execPath, [join(root, 'node_modules', program), ...args], { cwd, stdio: 'inherit' })
// ncc would reuse a cache from a build at the same path with other options.
const ALWAYS = ['--license', 'licenses.txt', '--no-cache']
const bundle = (entry, folder, ...options) =>
  run(lib, '@vercel/ncc/dist/ncc/cli.js', 'build', entry, '-o', join(root, folder), ...ALWAYS, ...options)

process.chdir(root)
rmSync('lib', { recursive: true, force: true })
rmSync('dist', { recursive: true, force: true })
run(root, 'typescript/bin/tsc', '-p', 'tsconfig.build.json')
// The start page is served from its own files.
cpSync('emulator/http/start-page', 'lib/emulator/http/start-page', {
  recursive: true,
  filter: (path) => !path.endsWith('.ts')
})
// ncc reads such paths from the tsconfig.json of the folder that it starts in.
const paths = Object.fromEntries(Object.entries(STAND_INS).map(([name, file]) => [name, [`./src/stand-ins/${file}`]]))
writeFileSync('lib/tsconfig.json', JSON.stringify({ compilerOptions: { paths } }))
leaveOutUnused('@actions/core')
// A path leads nowhere for a module of Node.
changeImport('@actions/http-client/lib/index.js', 'https')
changeImport('@actions/core/lib/file-command.js', 'crypto')
for (const name of readdirSync('lib/src', { recursive: true }).filter((name) => name.endsWith('.js'))) {
  loadOnDemand(join('lib/src', name), 'crypto')
}
await keepUsedEndpoints()
// The files of the API reference lie where the source expects them.
cpSync('node_modules/@fastify/swagger-ui/static', 'lib/node_modules/@fastify/swagger-ui/static', { recursive: true })
// ncc bundles whole modules, and zod's are large. esbuild keeps only the parts that are used.
const parts = 'lib/src/contract/zod-parts.js'
buildSync({
  absWorkingDir: root,
  entryPoints: [parts],
  outfile: parts,
  allowOverwrite: true,
  bundle: true,
  format: 'esm'
})
// As a CommonJS file, the action starts without Node's loader of ES modules.
mkdirSync('lib/action')
writeFileSync('lib/action/package.json', COMMON_JS)
writeFileSync('lib/action/index.js', "require('../src/index.js')\n")
// For ES5, webpack wraps a module in a `function`: an arrow function V8 would compile twice, on Node 20.
bundle('action/index.js', 'dist', '--target', 'es5', '--stats-out', join(root, 'lib/stats.json'))
arrangeChunks('dist', 'lib/stats.json')
for (const name of readdirSync('dist')) if (name.endsWith('.js')) escapeNonAscii(join('dist', name))
writeFileSync('dist/package.json', COMMON_JS)
await buildCli(root)
// emulator/action.yml names files, and an action cannot pass arguments to them.
for (const phase of ['start', 'stop']) {
  const start = `process.argv.splice(2, Infinity, 'emulator-step', '${phase}')\nawait import('./index.js')\n`
  writeFileSync(`dist/cli/emulator-${phase}.js`, start)
}

// For a part that is loaded on demand, ncc lists only the licenses of that part. One bundle of everything lists them
// all.
writeFileSync(
  'lib/in-one-piece.js',
  ['./src/index.js', ...onDemand('lib/src')].map((from) => `import '${from}'\n`).join('')
)
bundle('in-one-piece.js', 'lib/in-one-piece')
copyFileSync('lib/in-one-piece/licenses.txt', 'dist/licenses.txt')

// Adds packages without a license text, and the origin of the reference pages, which no package names.
appendFileSync('dist/cli/licenses.txt', `\n${readFileSync('emulator/further-licenses.txt', 'utf8')}`)
/** Writes what is not ASCII as `\uXXXX`: V8 keeps such a file in one byte a character, and compiles it faster. */
function escapeNonAscii(path) {
  const escape = (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`
  writeFileSync(path, readFileSync(path, 'utf8').replace(/[^\0-\x7f]/g, escape))
}

/**
 * Declares, in a copy for ncc, that loading the modules of a package has no side effects. The package does not declare
 * it, so ncc would also load unused modules: those that start programs (child_process) and load fs/promises.
 */
function leaveOutUnused(name) {
  const copy = join('lib/node_modules', name)
  cpSync(join('node_modules', name), copy, { recursive: true, dereference: true })
  const manifest = JSON.parse(readFileSync(join(copy, 'package.json'), 'utf8'))
  writeFileSync(join(copy, 'package.json'), JSON.stringify({ ...manifest, sideEffects: false }))
}

/** Loads what a file of a package imports when it is used, in a copy for ncc. */
function changeImport(file, module) {
  const copy = join('lib/node_modules', file.split('/', 2).join('/'))
  const folder = join('node_modules', file.split('/', 2).join('/'))
  if (!existsSync(copy)) cpSync(folder, copy, { recursive: true, dereference: true })
  if (!loadOnDemand(join('lib/node_modules', file), module)) throw new Error(`${file} does not import ${module}`)
}

/** True if the file imported the module of Node, and imports its stand-in now. */
function loadOnDemand(path, module) {
  const text = readFileSync(path, 'utf8')
  const changed = text.replace(new RegExp(`from '(?:node:)?${module}'`), `from '${module}-on-demand'`)
  if (changed !== text) writeFileSync(path, changed)
  return changed !== text
}

/** Keeps, in a copy, the few of GitHub's thousand endpoints that the source calls: they are a table, which no bundler trims. */
async function keepUsedEndpoints() {
  for (const name of ['@actions/github', '@octokit/plugin-rest-endpoint-methods']) {
    cpSync(join('node_modules', name), join('lib/node_modules', name), { recursive: true, dereference: true })
  }
  const table = 'lib/node_modules/@octokit/plugin-rest-endpoint-methods/dist-src/generated/endpoints.js'
  const { default: endpoints } = await import(pathToFileURL(join(root, table)).href)
  const used = {}
  for (const file of readdirSync('lib/src/github').filter((name) => name.endsWith('.js'))) {
    for (const [, scope, method] of readFileSync(join('lib/src/github', file), 'utf8').matchAll(
      /\brest\.(\w+)\.(\w+)/g
    )) {
      if (endpoints[scope]?.[method] === undefined) throw new Error(`GitHub has no endpoint ${scope}.${method}`)
      used[scope] = { ...used[scope], [method]: endpoints[scope][method] }
    }
  }
  writeFileSync(table, `export default ${JSON.stringify(used, undefined, 2)}\n`)
}

/** What the modules of a folder import on demand, as `lib/in-one-piece.js` would. The command line is a bundle of its own. */
function onDemand(folder) {
  return readdirSync(folder, { recursive: true })
    .filter((name) => name.endsWith('.js') && !name.startsWith('cli/'))
    .sort((a, b) => (a < b ? -1 : 1))
    .flatMap((name) => {
      const path = join(folder, name)
      const imported = readFileSync(path, 'utf8').matchAll(/\bimport\('([^']+)'\)/g)
      return [...imported].map(([, from]) =>
        from.startsWith('.') ? `./${relative('lib', join(path, '..', from))}` : from
      )
    })
}
