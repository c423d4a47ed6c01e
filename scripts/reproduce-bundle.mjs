/**
 * `node scripts/reproduce-bundle.mjs [NODE]`: builds `dist/` in an empty folder from what the
 * registry has (`npm ci`), and compares it byte by byte. The build uses another path, umask, locale
 * and time zone, and the given Node.
 */
import { execFileSync, execSync } from 'node:child_process'
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, relative } from 'node:path'

const node = process.argv[2] ?? process.execPath
const top = mkdtempSync(join(tmpdir(), 'reproduced-'))
const folder = join(top, 'a folder whose path is much longer than the first one', 'ünïcode')
const elsewhere = { LC_ALL: 'tr_TR.UTF-8', TZ: 'Pacific/Kiritimati' }
try {
  const files = execFileSync(
    'git',
    ['ls-files', '-z', '--cached', '--others', '--exclude-standard'],
    {
      encoding: 'utf8'
    }
  )
  for (const file of files
    .split('\0')
    .filter((path) => existsSync(path) && !path.startsWith('dist/'))) {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    copyFileSync(file, join(folder, file))
  }
  // Through a shell: on Windows, npm is a batch file.
  execSync('npm ci', { cwd: folder, stdio: 'inherit' })
  process.umask(0o077)
  execFileSync(node, ['scripts/build.mjs'], {
    cwd: folder,
    env: { ...process.env, ...elsewhere },
    stdio: ['ignore', 'ignore', 'inherit']
  })
  const [here, there] = ['dist', join(folder, 'dist')].map(contentsOf)
  const names = [...new Set([...here.keys(), ...there.keys()])]
  const differing = names.filter(
    (name) => !here.get(name)?.equals(there.get(name) ?? Buffer.alloc(0))
  )
  for (const name of differing)
    console.error(`dist/${name} differs. Run npm run build and commit dist/.`)
  console.log(`${names.length} files rebuilt: ${differing.length} differ`)
  process.exitCode = differing.length > 0 ? 1 : 0
} finally {
  rmSync(top, { recursive: true, force: true })
}

function contentsOf(root) {
  const files = readdirSync(root, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile()
  )
  const paths = files.map(({ parentPath, name }) => join(parentPath, name))
  return new Map(paths.map((path) => [relative(root, path), readFileSync(path)]))
}
