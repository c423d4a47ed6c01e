/** A path in the tree of a commit, by what `git ls-tree` lists. Pure. */
/**
 * The entry at a path. `link`: the path leads through a symbolic link or a submodule, so only the checked-out files
 * would show it.
 */
export type PathInTree = 'file' | 'folder' | 'link' | 'missing'

/** Mode and path of an entry. */
export interface TreeEntry {
  mode: string
  path: string
}

/** Of a folder, a submodule and a symbolic link. */
const FOLDER = '040000'
const LINKS = new Set(['160000', '120000'])

/** The path and each of its parent folders: the paths to ask git for. */
export function pathAndFolders(path: string): string[] {
  const parts = path.split('/')
  return parts.map((_, i) => parts.slice(0, i + 1).join('/'))
}

/** What is at a path, by the entries of the path and its folders. */
export function judgePath(path: string, entries: readonly TreeEntry[]): PathInTree {
  const asked = new Set(pathAndFolders(path))
  if (entries.some((entry) => asked.has(entry.path) && LINKS.has(entry.mode))) return 'link'
  const found = entries.find((entry) => entry.path === path)
  if (found === undefined) return 'missing'
  return found.mode === FOLDER ? 'folder' : 'file'
}

/** Entries of `ls-tree -z`: `mode type id`, a tab, the path. Undefined for any other form. */
export function parseTree(output: Buffer): TreeEntry[] | undefined {
  const lines = output.toString('utf8').split('\0')
  if (lines.pop() !== '') return undefined
  const entries = lines.map((line) => /^([0-7]{6}) [a-z]+ [0-9a-f]+\t([^]+)$/.exec(line))
  if (entries.includes(null)) return undefined
  return entries.map((entry) => ({ mode: entry?.[1] ?? '', path: entry?.[2] ?? '' }))
}
