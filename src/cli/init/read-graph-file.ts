/**
 * Reads what `init` needs of a graph configuration file: whether it lists graphs, and the names of
 * its variables.
 */
import { lstatSync, readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import * as z from 'zod'
import { messageOf } from '../../errors.js'
import { decodeText } from '../../text/decode-text.js'
import { sanitizeLine } from '../../text/sanitize.js'
import { parseDotenv } from '../flags/dotenv.js'

/** The variables that a graph configuration file gives its agent. Their values are never kept. */
export interface AgentVariables {
  /** The file that lists them, from the root. */
  source: string
  names: readonly string[]
  /** Why the names are unknown. */
  problem?: string
}

/** A file that lists graphs. */
export interface GraphFile {
  /** From the root, with slashes. */
  path: string
  variables?: AgentVariables
}

/**
 * What is found at a path: `other` is a file that lists no graphs, and does not seem to be meant
 * to.
 */
export type FoundFile =
  | { is: 'graphs'; file: GraphFile }
  | { is: 'broken'; path: string; problem: string }
  | { is: 'other' }
  | { is: 'missing' }

const GRAPHS = z.object({
  graphs: z.record(z.string(), z.union([z.string(), z.object({ path: z.string() })]))
})

/** The file that LangSmith's own tools create. */
export const LANGSMITH_FILE = 'langgraph.json'

/**
 * Reads the file at a path from the root. Whatever it is called, the service reads its map
 * `graphs`.
 */
export function readGraphFile(root: string, path: string): FoundFile {
  if (!isFileIn(root, path)) return { is: 'missing' }
  const decoded = decodeText(readFileSync(join(root, path)))
  const isNamed = posix.basename(path) === LANGSMITH_FILE
  const broken = (problem: string): FoundFile => ({ is: 'broken', path, problem })
  if ('problem' in decoded)
    return isNamed ? broken(`${decoded.problem}. ${decoded.fix}`) : { is: 'other' }
  if (!isNamed && !decoded.text.includes('"graphs"')) return { is: 'other' }
  const parsed = parseJson(decoded.text)
  if ('problem' in parsed) return broken(parsed.problem)
  const { value } = parsed
  if (GRAPHS.safeParse(value).success)
    return { is: 'graphs', file: { path, ...variablesOf(root, path, value as object) } }
  const isMeant = isNamed || (isObject(value) && 'graphs' in value)
  return isMeant ? broken('It has no map "graphs" from names to paths.') : { is: 'other' }
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null

function parseJson(text: string): { value: unknown } | { problem: string } {
  try {
    return { value: JSON.parse(text) }
  } catch (error) {
    return { problem: `It is not valid JSON: ${describeSyntax(messageOf(error), text)}.` }
  }
}

/**
 * Names the line instead of the position, and quotes nothing of the file: it may hold values of
 * secrets.
 */
function describeSyntax(message: string, text: string): string {
  const [what = ''] = message.split(/, (?:\.\.\.)?"| in JSON at| after JSON at/)
  const [, position] = / at position (\d+)/.exec(message) ?? []
  if (position === undefined) return sanitizeLine(what, 100)
  const line = text.slice(0, Number(position)).split('\n').length
  return `${sanitizeLine(what, 100)} in line ${line}`
}

/** A link may lead out of the repository, and so may a path. */
function isFileIn(root: string, path: string): boolean {
  if (posix.isAbsolute(path) || posix.normalize(path).startsWith('..')) return false
  return lstatSync(join(root, path), { throwIfNoEntry: false })?.isFile() ?? false
}

/**
 * Reads the member `env`: a map, or the path of a dotenv file from the folder of the graph
 * configuration file.
 */
function variablesOf(
  root: string,
  path: string,
  config: { env?: unknown }
): { variables?: AgentVariables } {
  const { env } = config
  if (isObject(env)) return { variables: { source: path, names: Object.keys(env) } }
  if (typeof env !== 'string' || env.trim() === '') return {}
  const source = posix.join(posix.dirname(path), env.trim())
  const unknown = (problem: string) => ({ variables: { source, names: [], problem } })
  if (!isFileIn(root, source)) return unknown('does not exist in the repository')
  const decoded = decodeText(readFileSync(join(root, source)))
  if ('problem' in decoded) return unknown(decoded.problem)
  const parsed = parseDotenv(decoded.text)
  if ('variables' in parsed) return { variables: { source, names: Object.keys(parsed.variables) } }
  return unknown(`is not NAME=value in line ${parsed.wrong_lines.join(', ')}`)
}
