/**
 * Names the agents of a repository with several graph configuration files, and writes their
 * manifest. Pure.
 */
import { posix } from 'node:path'

/** One deployment of a manifest. */
export interface Agent {
  name: string
  graph_config_path: string
  secrets: readonly string[]
}

/** Names of files that say nothing about the agent. */
const GENERIC = new Set(['langgraph', 'agent', 'agents', 'graph', 'graphs', 'config'])

/**
 * Returns a name for each file: its own, that of its folder, or for one at the root that of the
 * repository. If two would be equal, the whole path.
 */
export function nameAgents(paths: readonly string[], repository: string): Map<string, string> {
  const short = new Map(paths.map((path) => [path, shortName(path, repository)]))
  const names = [...short.values()]
  const chosen = new Map<string, string>()
  for (const [path, name] of short) {
    const isUnique = names.filter((other) => other === name).length === 1
    const wanted = isUnique ? name : nameOf(path.replace(/\.json$/, ''))
    chosen.set(path, withNumber(wanted, [...chosen.values()]))
  }
  return chosen
}

function shortName(path: string, repository: string): string {
  const stem = nameOf(posix.basename(path, '.json'))
  if (!GENERIC.has(stem)) return stem
  const folder = posix.basename(posix.dirname(path))
  return folder === '.' ? repository : nameOf(folder)
}

/** Lower case words, beginning with a letter. */
export function nameOf(text: string): string {
  const name = (text.toLowerCase().match(/[a-z\d]+/g) ?? []).join('-')
  return /^[a-z]/.test(name) ? name : `agent${name && '-'}${name}`
}

function withNumber(name: string, taken: readonly string[]): string {
  let unique = name
  for (let number = 2; taken.includes(unique); number++) unique = `${name}-${number}`
  return unique
}

export const MANIFEST = 'deployments.yaml'

const SCHEMA =
  'https://raw.githubusercontent.com/deploy-agent-server/deploy-agent-server/' +
  'v1/schema/deployments.schema.json'

/** The text of the manifest. All texts in it are safe in YAML. */
export function manifestText(agents: readonly Agent[]): string {
  const deployments: string[] = []
  for (const { name, graph_config_path, secrets } of agents) {
    deployments.push(`  ${scalar(name)}:`, `    graph_config_path: ${scalar(graph_config_path)}`)
    const names = secrets.map(scalar).join(', ')
    const comment = '# names; the values come from the pipeline'
    if (secrets.length > 0) deployments.push(`    secrets: [${names}] ${comment}`)
  }
  return [
    `# yaml-language-server: $schema=${SCHEMA}`,
    '# The agents of this repository. ' +
      'Each new commit builds all of them, unless `paths` lists the files of one.',
    'version: 1',
    '',
    '# The pipeline chooses one.',
    'environments:',
    '  preview: { deployment_type: dev }',
    '  production: { deployment_type: prod }',
    '',
    'deployments:',
    ...deployments,
    ''
  ].join('\n')
}

/** In quotes if YAML would read it as another value than a text. */
export const scalar = (text: string) =>
  /^(?:y|n|yes|no|on|off|true|false|null|[^A-Za-z_].*)$/i.test(text) ? `'${text}'` : text
