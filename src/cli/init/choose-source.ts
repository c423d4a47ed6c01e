/**
 * Chooses what is deployed: one graph configuration file, several, or the image of a Dockerfile.
 */
import { posix } from 'node:path'
import { canonicalPath } from '../../repository/path-patterns.js'
import { withSlashes } from '../../repository/slashes.js'
import { misspelled } from '../../text/did-you-mean.js'
import { count } from '../../text/format.js'
import { sanitizeLine } from '../../text/sanitize.js'
import type { Inputs } from '../flags/input-flags.js'
import { UsageError } from '../usage-error.js'
import { fitting, SAFE_PATH } from './fitting.js'
import { FILES, type RepositoryFacts } from './read-facts.js'
import type { FoundFile, GraphFile } from './read-graph-file.js'

/** What the user gives, by the flags of the same name. */
export type InitFlags = Omit<Inputs, 'secrets'> & {
  ci: string
  secrets: readonly string[]
  dockerfile?: string | undefined
}

/**
 * What is deployed. Without graph files, an image is built of the Dockerfile; otherwise that is
 * empty.
 */
export interface Source {
  graph_files: readonly GraphFile[]
  dockerfile: string
  /** Whether each graph configuration file lists graphs. */
  has_graphs: boolean
  /** What was not chosen. */
  notes: readonly string[]
}

/** A graph configuration file, for those who have none. */
export const GRAPH_FILE = '{ "graphs": { "agent": "./agent.py:graph" } }'

/** @throws UsageError if nothing can be deployed, or the user must choose. */
export function chooseSource(facts: RepositoryFacts, flags: InitFlags): Source {
  const { graph_config_path: given, source, dockerfile } = flags
  const isImage = source === 'external_container' || dockerfile !== undefined
  if (isImage) return chooseImage(facts, dockerfile)
  if (given !== undefined) return chooseGiven(facts, given)
  if (facts.has.manifest) {
    throw new UsageError(
      'deployments.yaml exists, and init does not write workflows for an existing manifest.',
      'Choose one file with --graph-config-path. ' +
        `For the manifest, start from ${FILES}/examples/manifest.yml`
    )
  }
  const graph_files = facts.graph_files.filter(({ path }) => SAFE_PATH.test(path))
  const broken = facts.broken_files.map(describeBroken)
  if (graph_files.length > 0) {
    const notes = broken.map((problem) => `Ignored: ${problem}`)
    return { graph_files, dockerfile: '', has_graphs: true, notes }
  }
  if (broken.length > 0) throw new UsageError(broken.join(' '), FIX_BROKEN)
  if (source !== 'git_host' && facts.dockerfiles.length > 0) return chooseImage(facts)
  throw new UsageError(
    'Nothing to deploy is found: no valid JSON file has a map "graphs".',
    'Pass --graph-config-path PATH, or create agent.json with what it serves:',
    GRAPH_FILE
  )
}

const FIX_BROKEN = 'Fix the file, or pass --source external_container to deploy an image.'

const describeBroken = ({ path, problem }: Extract<FoundFile, { is: 'broken' }>) =>
  `${sanitizeLine(path, 200)} cannot be used. ${problem}`

/** @throws UsageError if the file does not exist or is broken. */
function chooseGiven({ graph_files, readGraphFile }: RepositoryFacts, given: string): Source {
  const path = canonicalPath(fitting(withSlashes(given), SAFE_PATH, '--graph-config-path'))
  const found = readGraphFile(path)
  if (found.is === 'missing') {
    const paths = graph_files.map((file) => file.path)
    const near = misspelled(path, paths) ?? paths.find((other) => other.endsWith(`/${path}`))
    const meant = near === undefined ? '' : `Did you mean ${sanitizeLine(near, 200)}? `
    throw new UsageError(
      `--graph-config-path: "${path}" does not exist in the repository.`,
      `${meant}Write its path from the root of the repository.`
    )
  }
  if (found.is === 'broken')
    throw new UsageError(`--graph-config-path: ${describeBroken(found)}`, 'Fix the file.')
  const file = found.is === 'graphs' ? found.file : { path }
  return { graph_files: [file], dockerfile: '', has_graphs: found.is === 'graphs', notes: [] }
}

/**
 * The given one, the only one, or that of the root.
 *
 * @throws UsageError if there is none of these.
 */
function chooseImage({ dockerfiles, readGraphFile }: RepositoryFacts, given?: string): Source {
  const image = (dockerfile: string, notes: string[] = []): Source => ({
    graph_files: [],
    dockerfile,
    has_graphs: false,
    notes
  })
  if (given !== undefined) {
    const path = canonicalPath(fitting(withSlashes(given), SAFE_PATH, '--dockerfile'))
    if (readGraphFile(path).is !== 'missing') return image(path)
    throw new UsageError(
      `--dockerfile: "${path}" does not exist in the repository.`,
      'Write its path from the root of the repository.'
    )
  }
  const safe = dockerfiles.filter((path) => SAFE_PATH.test(path))
  const found = safe.filter((path) => posix.basename(path) === 'Dockerfile')
  const [first, another] = found
  if (first === undefined) {
    throw new UsageError(
      'This repository has no Dockerfile.',
      'Add a Dockerfile, name one with --dockerfile, or leave out --source.'
    )
  }
  if (another === undefined) return image(first)
  if (found.includes('Dockerfile')) {
    const others = found.filter((path) => path !== 'Dockerfile')
    return image('Dockerfile', [
      `Dockerfile is used, and not ${others.join(', ')}. To choose another, use --dockerfile.`
    ])
  }
  throw new UsageError(
    `${count(found.length, 'Dockerfile')} could be built: ${found.join(', ')}.`,
    'Choose one with --dockerfile PATH.'
  )
}
