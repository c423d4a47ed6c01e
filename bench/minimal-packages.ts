/**
 * The floor under the action: what its packages cost alone. A minimal script with them, bundled
 * into one file.
 */
import { join } from 'node:path'
import { build } from 'esbuild'

/** Writes the bundle below `folder`, and says where it is. */
export async function bundleMinimalPackages(folder: string): Promise<string> {
  const outfile = join(folder, 'minimal-packages.cjs')
  await build({
    entryPoints: ['bench/minimal-packages.mjs'],
    outfile,
    bundle: true,
    platform: 'node',
    target: 'node20'
  })
  return outfile
}
