/** The graphs that a revision serves, as the graph configuration file names them (§2.3, §4.2). */
import { readdirSync, readFileSync, realpathSync } from 'node:fs'
import { join, posix, sep } from 'node:path'
import * as z from 'zod'
import { firstProblem } from '../option-error.js'
import { askGit, hasCommit } from './git.js'

/** A graph that an agent server serves. */
export interface Graph {
  graph_id: string
  /** Where its code is; null if there is no repository on this machine. */
  path: string | null
}
/** The graphs of a revision, in the order of the configuration file. */
export type Graphs = readonly Graph[]

/** The source of a revision's graphs. */
export interface GraphSource {
  graph_config_path: string | null
  repo_commit_sha: string | null
}
/** Its graphs, or why it cannot be built. */
export type GraphsRead = { graphs: Graphs } | { problem: string }

/** The graph that is served if the file is unknown. */
const ONE_AGENT: Graphs = [{ graph_id: 'agent', path: null }]

const NO_GRAPHS = 'must name at least one graph, such as {"graphs": {"agent": "./agent.py:graph"}}'
const GraphConfig = z.looseObject({
  graphs: z
    .record(z.string().min(1), z.union([z.string(), z.looseObject({ path: z.string() })]), {
      error: ({ input }) => (input === undefined ? NO_GRAPHS : undefined)
    })
    .refine((graphs) => Object.keys(graphs).length > 0, NO_GRAPHS)
})

/** The file at a commit. */
function atCommit(folder: string, commit: string, path: string): string | undefined {
  const asked = askGit(folder, ['cat-file', 'blob', `${commit}:./${path}`])
  return 'said' in asked ? asked.said : undefined
}

/**
 * Whether each name in the path is spelled as on disk. git
 * distinguishes `Agent.json` and `agent.json`; many disks do not.
 */
function isSpelledAlike(folder: string, path: string): boolean {
  const names = path.split('/')
  return names.every((name, at) => {
    const inFolder = join(folder, ...names.slice(0, at))
    return readdirSync(inFolder).includes(name)
  })
}

/** The file on disk; never one outside the folder. */
function onDisk(folder: string, path: string): string | undefined {
  try {
    const found = realpathSync(join(folder, path))
    const isInside = found.startsWith(realpathSync(folder) + sep)
    return isInside && isSpelledAlike(folder, path) ? readFileSync(found, 'utf8') : undefined
  } catch {
    return undefined
  }
}

function parseConfig(text: string): GraphsRead {
  let document: unknown
  try {
    document = JSON.parse(text)
  } catch (error) {
    return {
      problem: `is not valid JSON: ${error instanceof Error ? error.message : String(error)}`
    }
  }
  const result = GraphConfig.safeParse(document)
  if (!result.success)
    return { problem: `is not a graph configuration: ${firstProblem(result.error)}` }
  const graphs = Object.entries(result.data.graphs)
  return {
    graphs: graphs.map(([graph_id, at]) => ({
      graph_id,
      path: typeof at === 'string' ? at : at.path
    }))
  }
}

/**
 * Reads the graphs of a revision in `folder`: at its commit if the folder has it, otherwise
 * from the files on disk. Without a folder, or for an image, there is one graph named `agent`.
 */
export function readGraphs(
  folder: string | undefined,
  { graph_config_path, repo_commit_sha }: GraphSource
): GraphsRead {
  if (folder === undefined || graph_config_path === null) return { graphs: ONE_AGENT }
  const path = posix.normalize(graph_config_path)
  if (path.startsWith('/') || path.startsWith('..')) {
    return { problem: `graph_config_path: "${graph_config_path}" is outside the repository.` }
  }
  const committed = hasCommit(folder, repo_commit_sha)
  const text = committed ? atCommit(folder, repo_commit_sha, path) : onDisk(folder, path)
  if (text === undefined) {
    const where = committed ? `at commit ${repo_commit_sha.slice(0, 12)}` : `in ${folder}`
    return {
      problem: `graph_config_path: the file "${graph_config_path}" does not exist ${where}.`
    }
  }
  const read = parseConfig(text)
  return 'problem' in read
    ? { problem: `graph_config_path: "${graph_config_path}" ${read.problem}` }
    : read
}
