/** Compiles the simulation into one file below node_modules/.cache, and runs it. */
import { build } from 'esbuild'

const outfile = 'node_modules/.cache/simulation/main.mjs'
await build({
  entryPoints: ['simulation/main.ts'],
  outfile,
  bundle: true,
  platform: 'node',
  format: 'esm',
  target: 'node20',
  packages: 'external',
  sourcemap: 'inline'
})
await import(new URL(`../${outfile}`, import.meta.url).href)
