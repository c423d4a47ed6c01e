/**
 * `node scripts/start-typescript.mjs ENTRY …`: compiles ENTRY into one file below
 * node_modules/.cache, and runs it.
 */
import { rmSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'

const [entry] = process.argv.splice(2, 1)
// One file per process, so that two at once do not overwrite each other.
const started = new URL(`../node_modules/.cache/started/${process.pid}.mjs`, import.meta.url)
const outfile = fileURLToPath(started)
process.on('exit', () => rmSync(outfile, { force: true }))
await build({
  absWorkingDir: fileURLToPath(new URL('..', import.meta.url)),
  entryPoints: [entry],
  outfile,
  bundle: true,
  platform: 'node',
  format: 'esm',
  target: 'node20',
  packages: 'external',
  sourcemap: 'inline'
})
await import(started.href)
