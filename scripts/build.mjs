/** Makes `dist/` from the source: TypeScript to `lib/`, then one bundle an entry. Reproducible byte by byte. */
import { execFileSync } from 'node:child_process'
import { cpSync, rmSync } from 'node:fs'

const run = (...args) => execFileSync(process.execPath, args, { stdio: 'inherit' })

rmSync('lib', { recursive: true, force: true })
rmSync('dist', { recursive: true, force: true })
run('node_modules/typescript/bin/tsc', '-p', 'tsconfig.build.json')
// What the start page consists of is served as it is.
cpSync('emulator/start-page', 'lib/emulator/start-page', { recursive: true, filter: (path) => !path.endsWith('.ts') })
run('node_modules/@vercel/ncc/dist/ncc/cli.js', 'build', 'lib/src/index.js', '-o', 'dist', '--license', 'licenses.txt')
run(
  'node_modules/@vercel/ncc/dist/ncc/cli.js',
  'build',
  'lib/src/cli/index.js',
  '-o',
  'dist/cli',
  '--license',
  'licenses.txt'
)
