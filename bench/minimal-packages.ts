/**
 * The floor under the action: what its packages cost alone. A minimal script with them, bundled into one CommonJS file
 * as `dist/` is: with the same stand-ins, and without what is not used of @actions/core.
 */
import { dirname, join, resolve } from 'node:path'
import { build } from 'esbuild'

const STAND_INS: Readonly<Record<string, string>> = {
  undici: 'src/stand-ins/undici.ts',
  tunnel: 'src/stand-ins/tunnel.cts'
}
const OF_CORE = /\/@actions\/core\/lib\//

/** Writes the bundle below `folder`, and says where it is. */
export async function bundleMinimalPackages(folder: string): Promise<string> {
  const outfile = join(folder, 'minimal-packages.cjs')
  await build({
    entryPoints: ['bench/unchanged/minimal-packages.mjs'],
    outfile,
    bundle: true,
    platform: 'node',
    target: 'node20',
    external: ['undici/index.js', 'tunnel/lib/tunnel.js'],
    plugins: [
      {
        name: 'stand-ins',
        setup: (bundler) => {
          bundler.onResolve({ filter: /^(undici|tunnel)$/ }, ({ path }) => ({ path: resolve(STAND_INS[path] ?? path) }))
          bundler.onResolve({ filter: /^\./ }, ({ path, importer }) =>
            OF_CORE.test(importer) ? { path: join(dirname(importer), path), sideEffects: false } : undefined
          )
        }
      }
    ]
  })
  return outfile
}
