/**
 * `init`: looks at the repository, writes the workflows that deploy it, and says what is left to
 * do.
 */
import { lstatSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { withSlashes } from '../../repository/slashes.js'
import { escapeCommands, sanitizeLine } from '../../text/sanitize.js'
import { widthOf, wrapText } from '../console/wrap.js'
import type { Arguments } from '../flags/arguments.js'
import { tableLines } from '../table.js'
import { FILE_PROBLEMS, UsageError } from '../usage-error.js'
import { chooseSetup, type Setup } from './choose-setup.js'
import { GRAPH_FILE } from './choose-source.js'
import { INCLUDED, makeFiles, type NewFile } from './fill-example.js'
import { readFacts } from './read-facts.js'

/**
 * Prints the paths of the files to standard output, and what is left to do to standard error.
 *
 * @throws UsageError
 */
export async function runInit({ flags, secretNames, options }: Arguments): Promise<void> {
  const facts = await readFacts(process.cwd())
  const { ci, dockerfile } = options
  const setup = chooseSetup(facts, { ...flags, ci, dockerfile, secrets: secretNames })
  const files = makeFiles(setup)
  if (flags.dry_run === 'true') {
    for (const { path, text } of files) process.stdout.write(`# ${path}\n${text}\n`)
    for (const note of setup.notes) process.stderr.write(`${escapeCommands(note)}\n`)
    return
  }
  writeFiles(facts.root, files)
  process.stdout.write(`${files.map(({ path }) => path).join('\n')}\n`)
  const steps = escapeCommands(nextSteps(setup, files).join('\n'))
  process.stderr.write(`${wrapText(steps, widthOf(process.stderr))}\n`)
}

/**
 * All or none, and never over what exists.
 *
 * @throws UsageError after a failed write: what was written is removed.
 */
export function writeFiles(root: string, files: readonly NewFile[]): void {
  const written: string[] = []
  try {
    for (const { path, text } of files) {
      const target = join(root, path)
      assertNoLink(root, dirname(path))
      mkdirSync(dirname(target), { recursive: true })
      // Fails if it exists, also as a link that leads nowhere.
      writeFileSync(target, text, { flag: 'wx' })
      written.push(target)
    }
  } catch (error) {
    for (const target of written) rmSync(target, { force: true })
    const advice =
      'Rename or remove what exists, or use --dry-run to see the files, and copy what you need.'
    throw new UsageError(`Nothing was written: ${problemOf(root, error)}.`, advice)
  }
}

/** Says what is in the way, with its path from the root. */
function problemOf(root: string, error: unknown): string {
  const { code, path, syscall, message } = error as NodeJS.ErrnoException
  if (code === undefined || path === undefined) return message
  const name = sanitizeLine(withSlashes(relative(root, path)), 200)
  if (syscall === 'mkdir' && code === 'EEXIST') return `${name} is a file, not a folder`
  return `${name}: ${FILE_PROBLEMS[code] ?? code}`
}

/** A link among the folders may lead out of the repository. */
function assertNoLink(root: string, folder: string): void {
  if (folder === '.') return
  const found = lstatSync(join(root, folder), { throwIfNoEntry: false })
  if (found?.isSymbolicLink()) throw new Error(`${folder} is a symbolic link`)
  assertNoLink(root, dirname(folder))
}

/** What was chosen, and what is left to do. */
function nextSteps(setup: Setup, files: readonly NewFile[]): string[] {
  const { graph_config_path: path, has_graphs, branch, secrets, service, chosen, notes } = setup
  const steps = [
    ...(path !== '' && !has_graphs
      ? [`${path} lists no graphs yet. Write it, such as:\n  ${GRAPH_FILE}`]
      : []),
    ...(files[0]?.path === INCLUDED ? [INCLUDE] : []),
    ...valuesToSet(setup, files.map(({ text }) => text).join('\n')),
    accessStep(setup),
    `Commit the files to ${branch}.`
  ]
  const passed = secrets.length > 0 ? '' : ' The agent gets no secrets: --secret NAME passes one.'
  return [
    `Chosen: ${chosen}`,
    ...setup.agents.map(({ name, graph_config_path }) => `  ${name}: ${graph_config_path}`),
    ...notes,
    `The files are for ${service}.${passed} ${OTHERWISE}`,
    'Next:',
    ...steps.map((step, i) => `${i + 1}. ${step}`)
  ]
}

const OTHERWISE = 'To choose otherwise, remove the files and run init again with other flags.'
const INCLUDE = `Add to .gitlab-ci.yml:
     include:
       - local: ${INCLUDED}
   If it lists stages, list those of the file, too.`
const ACTIONS_SETTINGS = 'Settings → Secrets and variables → Actions'
const CI_CD = 'Settings → CI/CD → Variables'
const ADDRESS = 'address of the control plane, such as https://control-plane.example/api'
const REGIONS =
  'US https://api.host.langchain.com, ' +
  'EU https://eu.api.host.langchain.com (likewise apac. and aws.), ' +
  'own https://<host>/api-host'

/** The variables and secrets that the files name, each with what it is. */
function valuesToSet({ ci, web_url, secrets, is_langsmith }: Setup, text: string): string[] {
  const meaningOf = (name: string) => {
    if (secrets.includes(name)) return 'a secret of the agent'
    if (name === 'CLUSTER_NAMESPACE') return 'namespace of the cluster in which the agent runs'
    if (/(?:TENANT|WORKSPACE)_ID$/.test(name)) return 'LangSmith, Settings → Workspaces'
    if (name.endsWith('_API_KEY'))
      return is_langsmith ? 'LangSmith, Settings → API Keys' : 'its key'
    return is_langsmith ? REGIONS : ADDRESS
  }
  const set = (what: string, pattern: RegExp, more: readonly string[] = []) => {
    const names = new Set([...[...text.matchAll(pattern)].map(([, name = '']) => name), ...more])
    const rows = [...names].map((name) => [name, meaningOf(name)])
    return [`Set these ${what}`, ...tableLines(rows).map((row) => `     ${row}`)].join('\n')
  }
  if (ci === 'gitlab') {
    const page = web_url ? `${web_url}/-/settings/ci_cd (${CI_CD})` : CI_CD
    const named = /\b(DEPLOY_AGENT_SERVER_\w+|CLUSTER_NAMESPACE(?="))/g
    const schedule = 'Add a schedule for the sweep: Build → Pipeline schedules.'
    return [set(`variables, the keys masked: ${page}`, named, secrets), schedule]
  }
  const at = (kind: string) =>
    web_url ? `${kind}: ${web_url}/settings/${kind}/actions` : `${kind}: ${ACTIONS_SETTINGS}`
  return [set(at('variables'), /\bvars\.(\w+)/g), set(at('secrets'), /\bsecrets\.(\w+)/g)]
}

/** What the service needs besides the values. */
function accessStep({ ci, image, is_langsmith }: Setup): string {
  const isProject = ci === 'gitlab'
  const registry = isProject ? 'the registry of this project, with a deploy token' : image
  if (image !== '')
    return `Let the cluster pull images from ${registry}${isProject ? '' : ': it is private'}.`
  if (!is_langsmith)
    return 'Give the control plane access to the repository: it reads the code itself.'
  return (
    'Install the GitHub app of LangSmith: ' +
    'https://smith.langchain.com → Deployments → New Deployment. ' +
    'It builds only from GitHub: ' +
    'mirror other repositories there, or use --source external_container.'
  )
}
