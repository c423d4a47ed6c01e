/**
 * Builds `dist/` from the source: `tsc`, then one `ncc build` for each program. The result is the
 * same byte by byte.
 */
import { execFileSync } from 'node:child_process'
import {
  appendFileSync,
  copyFileSync,
  cpSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync
} from 'node:fs'
import { join } from 'node:path'

const PROGRAMS = [
  { entry: 'src/index.js', folder: 'dist', parts: /^src\/(?!cli\/)/ },
  { entry: 'src/cli/index.js', folder: 'dist/cli', parts: /^(?:src|emulator)\// }
]

process.chdir(join(import.meta.dirname, '..'))
for (const folder of ['lib', 'dist']) rmSync(folder, { recursive: true, force: true })
run('typescript/bin/tsc', '-p', 'tsconfig.build.json')
copyPages()
for (const { entry, folder, parts } of PROGRAMS) {
  bundle(join('lib', entry), folder)
  writeLicenses(parts, folder)
}
// Packages without a license text, and the API reference, which is no part of a program.
appendFileSync(
  'dist/cli/licenses.txt',
  `\n${readFileSync('emulator/further-licenses.txt', 'utf8')}`
)

function run(program, ...args) {
  execFileSync(process.execPath, [join('node_modules', program), ...args], { stdio: 'inherit' })
}

function bundle(entry, folder) {
  run(
    '@vercel/ncc/dist/ncc/cli.js',
    'build',
    entry,
    '--out',
    folder,
    '--license',
    'licenses.txt',
    '--no-cache'
  )
}

/** Copies the files that a program reads to where its compiled code reads them. */
function copyPages() {
  const pages = ['emulator/http/start-page/page.css', 'emulator/http/start-page/page.js']
  const reference = ['swagger-ui-bundle.js', 'swagger-ui.css'].map(
    (file) => `node_modules/@fastify/swagger-ui/static/${file}`
  )
  const texts = readdirSync('examples').flatMap((name) =>
    name.endsWith('.yml') ? [`examples/${name}`] : []
  )
  for (const path of [...pages, ...reference, 'schema/flags.json', ...texts])
    cpSync(path, join('lib', path))
}

/**
 * With `import()`, ncc lists only the packages of one file. A bundle of all modules, at once, lists
 * them all.
 */
function writeLicenses(parts, folder) {
  const modules = readdirSync('lib', { recursive: true }).map((path) => path.replaceAll('\\', '/'))
  const imports = modules
    .filter((path) => parts.test(path) && path.endsWith('.js'))
    .sort((a, b) => (a < b ? -1 : 1))
  writeFileSync('lib/everything.js', imports.map((path) => `import './${path}'\n`).join(''))
  bundle('lib/everything.js', 'lib/everything')
  copyFileSync('lib/everything/licenses.txt', join(folder, 'licenses.txt'))
}
