/**
 * Packs `dist/cli`, which `npm run build` must have written, as a package without dependencies: the
 * release carries it as `lib/npm/deploy-agent-server.tgz`. Publishes nothing.
 */
import { execSync } from 'node:child_process'
import {
  copyFileSync,
  cpSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync
} from 'node:fs'
import { join, posix } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))
const folder = join(root, 'lib/npm')
const { name, version, license, engines, repository } = JSON.parse(
  readFileSync(join(root, 'package.json'), 'utf8')
)
const repositoryUrl = `https://github.com/${repository.replace('github:', '')}`

rmSync(folder, { recursive: true, force: true })
mkdirSync(folder, { recursive: true })
cpSync(join(root, 'dist/cli'), join(folder, 'cli'), { recursive: true })
copyFileSync(join(root, 'LICENSE'), join(folder, 'LICENSE'))
writeFileSync(join(folder, 'CHANGELOG.md'), withWholeLinks('CHANGELOG.md'))
writeFileSync(join(folder, 'README.md'), withWholeLinks('docs/command-line.md'))
const manifest = {
  name,
  version,
  description:
    'Deploys agent servers from any CI system or a terminal, ' +
    'waits until they serve, and checks them.',
  license,
  // npm compares it with the repository of the workflow that signs the provenance.
  repository: { type: 'git', url: `git+${repositoryUrl}.git` },
  type: 'module',
  engines,
  bin: { [name]: 'cli/index.js' },
  files: ['cli', 'CHANGELOG.md']
}
writeFileSync(join(folder, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`)
// Through a shell: on Windows, npm is a batch file.
const packed = execSync('npm pack --json --ignore-scripts', { cwd: folder, encoding: 'utf8' })
const [{ filename, size }] = JSON.parse(packed)
renameSync(join(folder, filename), join(folder, `${name}.tgz`))
process.stdout.write(`${join('lib/npm', `${name}.tgz`)}  ${size} bytes\n`)

/**
 * A page whose relative links lead to the release on GitHub: the package has none of their targets.
 */
function withWholeLinks(page) {
  const text = readFileSync(join(root, page), 'utf8')
  return text.replaceAll(/\]\((?![a-z]+:|#)([^)\s]+)\)/gi, (_, link) => {
    const path = posix.join(posix.dirname(page), link)
    const kind = /\.(?:svg|png)$/.test(path) ? 'raw' : 'blob'
    return `](${repositoryUrl}/${kind}/v${version}/${path})`
  })
}
