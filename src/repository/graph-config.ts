/** Reads which code a graph configuration file needs beside its own folder. */
import { posix } from 'node:path'
import * as z from 'zod'
import { readJson } from '../text/json.js'
import { canonicalPath, leavesRepository } from './path-patterns.js'

/** The local dependencies of a graph configuration file that are not in its folder. */
export interface OuterDependencies {
  /** Paths from the root of the repository. Empty: the root itself. */
  paths: string[]
  /** Those that lead out of the repository, as written. */
  outside: string[]
}

/** Only a local dependency begins with a dot; all others are names or URLs of packages. */
const GRAPH_CONFIG = z.object({ dependencies: z.array(z.string()).nullish() })

/**
 * Returns the outer dependencies that the text lists; undefined if it has another form.
 * @param path Of the file.
 */
export function readOuterDependencies(text: string, path: string): OuterDependencies | undefined {
  const parsed = GRAPH_CONFIG.safeParse(readJson(text.replace(/^\uFEFF/, '')))
  if (!parsed.success) return undefined
  const folder = canonicalPath(posix.dirname(path))
  const outer: OuterDependencies = { paths: [], outside: [] }
  for (const dependency of parsed.data.dependencies ?? []) {
    const target = canonicalPath(posix.join(folder, dependency))
    const isInFolder = folder === '' || target === folder || target.startsWith(`${folder}/`)
    if (!dependency.startsWith('.')) continue
    if (leavesRepository(target)) outer.outside.push(dependency)
    else if (!isInFolder) outer.paths.push(target)
  }
  return outer
}
