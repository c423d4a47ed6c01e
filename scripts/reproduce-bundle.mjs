/**
 * `node scripts/reproduce-bundle.mjs [NODE]`: builds the bundles of this work tree again and compares them with `dist/`
 * byte by byte. The second build uses another folder, Node, umask, locale and time zone.
 */
import { execFileSync } from 'node:child_process'
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

const node = process.argv[2] ?? process.execPath
const top = mkdtempSync(join(tmpdir(), 'reproduced-'))
const folder = join(top, 'a folder whose path is much longer than the first one', 'ünïcode', 'deep'.repeat(20))
try {
  copyWorkTree()
  const env = {
    PATH: process.env.PATH,
    HOME: top,
    LC_ALL: 'tr_TR.UTF-8',
    TZ: 'Pacific/Kiritimati',
    NODE_ENV: 'development'
  }
  const script = 'umask 077; exec "$0" scripts/build.mjs'
  execFileSync('sh', ['-c', script, node], { cwd: folder, env, stdio: ['ignore', 'ignore', 'inherit'] })
  const [here, there] = ['dist', join(folder, 'dist')].map(contentsOf)
  const names = [...new Set([...here.keys(), ...there.keys()])]
  const differing = names.filter((name) => !here.get(name)?.equals(there.get(name) ?? Buffer.alloc(0)))
  for (const name of differing) console.error(`dist/${name} differs. Run npm run build and commit dist/.`)
  console.log(`${names.length} files rebuilt by ${version()}: ${differing.length} differ`)
  process.exitCode = differing.length > 0 ? 1 : 0
} finally {
  rmSync(top, { recursive: true, force: true })
}

function copyWorkTree() {
  const listed = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    encoding: 'utf8'
  })
  for (const file of listed.split('\0').filter((path) => existsSync(path) && !path.startsWith('dist/'))) {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    copyFileSync(file, join(folder, file))
  }
  // Hard links if the file system allows them, because the folder has hundreds of megabytes.
  const copy = (...flags) => execFileSync('cp', ['-a', ...flags, 'node_modules', folder], { stdio: 'ignore' })
  try {
    copy('-l')
  } catch {
    copy()
  }
}

function contentsOf(root) {
  const files = readdirSync(root, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
  const paths = files.map(({ parentPath, name }) => join(parentPath, name)).sort()
  return new Map(paths.map((path) => [path.slice(root.length + 1), readFileSync(path)]))
}

function version() {
  return `Node ${execFileSync(node, ['--print', 'process.versions.node'], { encoding: 'utf8' }).trim()}`
}
