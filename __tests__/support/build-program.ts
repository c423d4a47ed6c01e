import { mkdirSync, mkdtempSync } from 'node:fs'
import { join } from 'node:path'
import { buildSync } from 'esbuild'

/**
 * Bundles the command line from its source, and returns the folder with `index.mjs`. As in `dist/`,
 * it has its packages, since a process that reads them one by one takes twice as long to start;
 * those of the local control plane stay outside.
 */
export function buildProgramFolder(): string {
  mkdirSync('node_modules/.cache', { recursive: true })
  const folder = mkdtempSync(join(process.cwd(), 'node_modules/.cache/cli-'))
  buildSync({
    entryPoints: ['src/cli/index.ts'],
    outfile: join(folder, 'index.mjs'),
    bundle: true,
    minify: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    external: ['fastify', '@fastify/*'],
    banner: {
      js:
        "import { createRequire } from 'node:module'\n" +
        'const require = createRequire(import.meta.url)'
    }
  })
  return folder
}
