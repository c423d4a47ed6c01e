/** Makes `dist/` from the source: TypeScript to `lib/`, then one bundle an entry. Reproducible byte by byte. */
import { execFileSync } from 'node:child_process'
import { appendFileSync, copyFileSync, cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs'

const run = (...args) => execFileSync(process.execPath, args, { stdio: 'inherit' })
const bundle = (entry, folder) =>
  run('node_modules/@vercel/ncc/dist/ncc/cli.js', 'build', entry, '-o', folder, '--license', 'licenses.txt')

rmSync('lib', { recursive: true, force: true })
rmSync('dist', { recursive: true, force: true })
run('node_modules/typescript/bin/tsc', '-p', 'tsconfig.build.json')
// What the start page consists of is served as it is.
cpSync('emulator/start-page', 'lib/emulator/start-page', { recursive: true, filter: (path) => !path.endsWith('.ts') })
bundle('lib/src/index.js', 'dist')
bundle('lib/src/cli/index.js', 'dist/cli')

// Where a part is loaded on demand, ncc lists the licences of that part only: a bundle in one piece has them all.
writeFileSync('lib/in-one-piece.js', "import './src/index.js'\nimport './src/github/octokit.js'\n")
bundle('lib/in-one-piece.js', 'lib/in-one-piece')
copyFileSync('lib/in-one-piece/licenses.txt', 'dist/licenses.txt')

// Packages without a licence text; and what the pages of the reference are from, which no package names.
appendFileSync('dist/cli/licenses.txt', `\n${readFileSync('emulator/further-licences.txt', 'utf8')}`)
