/** The peers: deploy programs whose published packages run against an address of this machine. */
import { execFileSync } from 'node:child_process'
import { mkdirSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** A deploy program from the package registry. */
export interface Peer {
  /** Package and exact version. */
  name: string
  version: string
  /** What is started with Node, below `node_modules`, and its arguments: a request that needs a valid key. */
  program: string
  args: readonly string[]
  /** Its key, and where it finds the service. */
  env: (url: string) => Record<string, string>
}

export const PEERS: readonly Peer[] = [
  {
    name: 'wrangler',
    version: '4.164.0',
    program: 'wrangler/bin/wrangler.js',
    args: ['deployments', 'list', '--name', 'support'],
    env: (url) => ({
      CLOUDFLARE_API_BASE_URL: url,
      CLOUDFLARE_API_TOKEN: 'key-of-the-benchmark',
      CLOUDFLARE_ACCOUNT_ID: '0'.repeat(32),
      WRANGLER_SEND_METRICS: 'false'
    })
  },
  {
    name: 'aws-cdk',
    version: '3.0.0',
    program: 'aws-cdk/bin/cdk',
    args: ['bootstrap', 'aws://123456789012/us-east-1'],
    env: (url) => ({
      AWS_ENDPOINT_URL: url,
      AWS_ACCESS_KEY_ID: 'key-of-the-benchmark',
      AWS_SECRET_ACCESS_KEY: 'key-of-the-benchmark',
      AWS_REGION: 'us-east-1',
      AWS_EC2_METADATA_DISABLED: 'true'
    })
  }
]

/** What has to be downloaded before a program starts, and what it is then; in bytes. */
export interface Size {
  downloaded: number
  installed: number
}

/** Installs a peer below `folder` from the registry alone: no install scripts, no cache. */
export function installPeer({ name, version }: Peer, folder: string): { modules: string; size: Size } {
  const [prefix, cache] = [join(folder, name), join(folder, `${name}-cache`)]
  mkdirSync(prefix)
  const quiet = ['--ignore-scripts', '--no-audit', '--no-fund', '--no-update-notifier', '--loglevel=error']
  execFileSync('npm', ['install', '--prefix', prefix, '--cache', cache, ...quiet, `${name}@${version}`], {
    stdio: ['ignore', 'ignore', 'inherit']
  })
  const modules = join(prefix, 'node_modules')
  return { modules, size: { downloaded: bytesIn(join(cache, '_cacache/content-v2')), installed: bytesIn(modules) } }
}

/** The size of the action, as GitHub sends it to a runner. */
export function sizeOfAction(): Size {
  const bytesOf = (format: string) =>
    execFileSync('git', ['archive', `--format=${format}`, 'HEAD'], { maxBuffer: 1 << 28 }).length
  return { downloaded: bytesOf('tar.gz'), installed: bytesOf('tar') }
}

function bytesIn(folder: string): number {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .reduce((sum, entry) => sum + statSync(join(entry.parentPath, entry.name)).size, 0)
}
