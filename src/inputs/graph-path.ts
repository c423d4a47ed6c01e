/** Says what is wrong with `graph_config_path`, and which path was probably meant. */
import { win32 } from 'node:path'
import { canonicalPath, leavesRepository } from '../repository/path-patterns.js'
import { withSlashes } from '../repository/slashes.js'
import { sanitizeLine } from '../text/sanitize.js'
import { quote } from './fields.js'
import { isAddress, readRepositoryPage } from './web-pages.js'

const FROM_ROOT =
  'Write its path from the root of the repository, without a leading /, such as agents/support/agent.json.'
/** A graph, as the graph configuration file names it: the file of its code, and its variable. */
const GRAPH = /\.(?:py|[cm]?[jt]sx?):[\w$.]+$/

/** Describes what is wrong with the path, written with `/`; undefined if nothing is. */
export function graphPathProblem(text: string): string | undefined {
  const shown = quote(text, 80)
  if (isAddress(text)) return `${shown} is the address of a page. ${meantByPage(text)}`
  if (GRAPH.test(text))
    return `${shown} is a graph in a file of code. Write the path of the graph configuration file that names this graph, such as langgraph.json.`
  if (isFileOfRepository(text)) return undefined
  const slashed = withSlashes(text, win32)
  if (isFileOfRepository(slashed))
    return `${shown} has backslashes. Write ${sanitizeLine(slashed, 80)}.`
  return `${shown} is not a file in the repository. ${FROM_ROOT}`
}

/** Returns whether git can write the path so. Also on other systems, no file is meant by `C:/agent.json`. */
function isFileOfRepository(text: string): boolean {
  const isFromRoot = !win32.isAbsolute(text) && !text.startsWith('~')
  const path = canonicalPath(text)
  return isFromRoot && !/\\|\/$/.test(text) && path !== '' && !leavesRepository(path)
}

function meantByPage(text: string): string {
  // Behind the branch, which has no slash in most addresses.
  const path = readRepositoryPage(text)?.path.replace(/^[^/]*\//, '')
  return path ? `Write ${sanitizeLine(path, 80)}.` : FROM_ROOT
}
