/**
 * Writes `__tests__/github/server/github-api.json`: the operations of GitHub's OpenAPI description
 * that this project uses, with all definitions that they refer to. The source is the package
 * @octokit/openapi (MIT, hundreds of megabytes).
 * `node scripts/trim-github-description.mjs [VERSION]` downloads it into a temporary folder.
 */
import { execFileSync, execSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const VERSION = process.argv[2] ?? '23.0.2'
const TARGET = '__tests__/github/server/github-api.json'

const OPERATIONS = {
  '/repos/{owner}/{repo}/pulls/{pull_number}': ['get'],
  '/repos/{owner}/{repo}/issues/{issue_number}/comments': ['get', 'post'],
  '/repos/{owner}/{repo}/issues/comments/{comment_id}': ['get', 'patch', 'delete'],
  '/repos/{owner}/{repo}/deployments': ['get', 'post'],
  '/repos/{owner}/{repo}/deployments/{deployment_id}/statuses': ['get', 'post'],
  '/repos/{owner}/{repo}/compare/{basehead}': ['get'],
  '/repos/{owner}/{repo}/commits/{ref}': ['get']
}

/** Examples and prose are most of the description, and the tests need neither. */
const PROSE = new Set(['example', 'examples', 'description', 'summary', 'externalDocs', 'tags'])

const { description, license: packageLicense } = fetchDescription()
const paths = Object.fromEntries(
  Object.entries(OPERATIONS).map(([path, methods]) => [path, pick(path, methods)])
)
const components = {}
follow(paths)
const { title, license } = description.info
const trimmed = {
  openapi: description.openapi,
  info: {
    title,
    version: description.info.version,
    license,
    'x-source': `@octokit/openapi ${VERSION}`,
    'x-license': packageLicense
  },
  paths,
  components
}
writeFileSync(TARGET, `${JSON.stringify(trimmed)}\n`)

function fetchDescription() {
  const folder = mkdtempSync(join(tmpdir(), 'github-description-'))
  try {
    // Through a shell: on Windows, npm is a batch file.
    execSync(`npm pack --silent @octokit/openapi@${VERSION}`, { cwd: folder })
    const read = (file) => {
      const archive = `octokit-openapi-${VERSION}.tgz`
      execFileSync('tar', ['-xzf', archive, `package/${file}`], { cwd: folder })
      return readFileSync(join(folder, 'package', file), 'utf8')
    }
    return {
      description: JSON.parse(read('generated/api.github.com.json')),
      license: read('LICENSE').trim()
    }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

function pick(path, methods) {
  const there = description.paths[path]
  const missing = methods.filter((method) => there?.[method] === undefined)
  if (missing.length > 0)
    throw new Error(`GitHub's description has no ${missing.join(', ')} ${path}`)
  return Object.fromEntries(methods.map((method) => [method, withoutProse(there[method])]))
}

/**
 * Removes the prose. Directly below `properties` each key is a name, even `description` or `tags`.
 */
function withoutProse(value, areNames = false) {
  if (Array.isArray(value)) return value.map((one) => withoutProse(one))
  if (typeof value !== 'object' || value === null) return value
  const kept = Object.entries(value).filter(
    ([key]) => areNames || !(PROSE.has(key) || key.startsWith('x-'))
  )
  return Object.fromEntries(
    kept.map(([key, one]) => [key, withoutProse(one, !areNames && key === 'properties')])
  )
}

/** Adds the definitions that a value refers to, and those that they refer to. */
function follow(value) {
  if (typeof value !== 'object' || value === null) return
  for (const [key, one] of Object.entries(value)) {
    if (key === '$ref' && typeof one === 'string') bring(one)
    else follow(one)
  }
}

function bring(ref) {
  const [, kind, name] = /^#\/components\/([^/]+)\/([^/]+)$/.exec(ref) ?? []
  if (kind === undefined)
    throw new Error(`The description refers to ${ref}, which is not a component`)
  components[kind] ??= {}
  if (Object.hasOwn(components[kind], name)) return
  components[kind][name] = withoutProse(description.components[kind][name])
  follow(components[kind][name])
}
