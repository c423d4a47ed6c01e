/**
 * The floor under the action: what its packages cost alone. A minimal script with them, bundled into one CommonJS file
 * with the same stand-ins as `dist/`.
 */
import { join, resolve } from 'node:path'
import { build } from 'esbuild'

const STAND_INS: Readonly<Record<string, string>> = {
  undici: 'src/stand-ins/undici.ts',
  tunnel: 'src/stand-ins/tunnel.cts',
  '@actions/exec': 'src/stand-ins/actions-exec.ts'
}

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
        setup: ({ onResolve }) => {
          onResolve({ filter: /^(undici|tunnel|@actions\/exec)$/ }, ({ path }) => ({
            path: resolve(STAND_INS[path] ?? path)
          }))
        }
      }
    ]
  })
  return outfile
}
