/**
 * Packs the command line: `lib/npm/` becomes a package without dependencies, and `npm pack` makes a file of it, which
 * the release carries as `deploy-agent-server.tgz`.
 * `npm run build` must have written `dist/cli` before. Publishes nothing.
 */
import { execFileSync } from 'node:child_process'
import { copyFileSync, cpSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync, constants } from 'node:zlib'

const root = fileURLToPath(new URL('..', import.meta.url))
const folder = join(root, 'lib/npm')
const { name, version, license, engines, repository } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
const repositoryUrl = `https://github.com/${repository.replace('github:', '')}`
/** Only the pages of the local control plane need it, and it is half of the bundle. */
const LARGE = 'swagger-ui-bundle.js'

rmSync(folder, { recursive: true, force: true })
mkdirSync(folder, { recursive: true })
cpSync(join(root, 'dist/cli'), join(folder, 'cli'), { recursive: true })
const large = readFileSync(join(folder, 'cli', LARGE))
writeFileSync(
  join(folder, 'cli', `${LARGE}.br`),
  brotliCompressSync(large, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: large.length } })
)
rmSync(join(folder, 'cli', LARGE))
// The demo runs the action, which the bundle of the command line contains.
const start = "process.argv.splice(2, Infinity, 'action-step')\nawait import('./index.js')\n"
writeFileSync(join(folder, 'cli/action.js'), start)
copyFileSync(join(root, 'LICENSE'), join(folder, 'LICENSE'))
writeFileSync(join(folder, 'CHANGELOG.md'), withWholeLinks('CHANGELOG.md'))
writeFileSync(join(folder, 'README.md'), withWholeLinks('docs/command-line.md'))
writeFileSync(join(folder, 'package.json'), `${JSON.stringify(manifest(), null, 2)}\n`)
const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm'
const packed = execFileSync(npm, ['pack', '--json', '--ignore-scripts'], { cwd: folder, encoding: 'utf8' })
const [{ filename, size }] = JSON.parse(packed)
renameSync(join(folder, filename), join(folder, `${name}.tgz`))
process.stdout.write(`${join('lib/npm', `${name}.tgz`)}  ${size} bytes\n`)

/** A page whose relative links lead to the release on GitHub: the package has none of their targets. */
function withWholeLinks(page) {
  const text = readFileSync(join(root, page), 'utf8')
  return text.replaceAll(/\]\((?![a-z]+:|#)([^)\s]+)\)/gi, (_, link) => {
    const path = posix.join(posix.dirname(page), link)
    const kind = /\.(?:svg|png)$/.test(path) ? 'raw' : 'blob'
    return `](${repositoryUrl}/${kind}/v${version}/${path})`
  })
}

/** The package of the repository without what only builds it. */
function manifest() {
  return {
    name,
    version,
    description: 'Deploys agent servers from any CI system or a terminal, waits until they serve, and checks them.',
    license,
    // npm compares it with the repository of the workflow that signs the provenance.
    repository: { type: 'git', url: `git+${repositoryUrl}.git` },
    type: 'module',
    engines,
    bin: { [name]: 'cli/index.js' },
    files: ['cli', 'CHANGELOG.md']
  }
}
