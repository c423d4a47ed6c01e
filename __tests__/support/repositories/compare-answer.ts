/**
 * What GitHub's "compare two commits" answers about a repository on this machine, with its real
 * limits.
 */
import { git } from './repository.js'

/** Of the whole comparison, whatever the page. */
const MOST_FILES = 300

export interface CompareQuery {
  per_page?: string | undefined
  page?: string | undefined
}

export interface CompareAnswer {
  status: number
  body: unknown
}

/** The answer to `GET /repos/{owner}/{repo}/compare/{base}...{head}`. */
export function compareAnswer(
  folder: string,
  basehead: string,
  query: CompareQuery
): CompareAnswer {
  const [base = '', head = ''] = basehead.split('...')
  if (![base, head].every((id) => isCommit(folder, id)))
    return { status: 404, body: { message: 'Not Found' } }
  const parted = lines(folder, ['merge-base', base, head])[0]
  if (parted === undefined) {
    return { status: 404, body: { message: `No common ancestor between ${base} and ${head}.` } }
  }
  const counts =
    lines(folder, ['rev-list', '--left-right', '--count', `${base}...${head}`])[0] ?? '0\t0'
  const [behind_by = 0, ahead_by = 0] = counts.split('\t').map(Number)
  const [size, page] = [Number(query.per_page ?? 250), Number(query.page ?? 1)]
  const commits = lines(folder, ['rev-list', '--reverse', `${base}..${head}`]).map((sha) => ({
    sha
  }))
  const body = {
    base_commit: { sha: base },
    merge_base_commit: { sha: parted },
    status: statusOf(ahead_by, behind_by),
    ahead_by,
    behind_by,
    total_commits: commits.length,
    commits: commits.slice((page - 1) * size, page * size),
    // Only the first page has them.
    files: page === 1 ? changedFiles(folder, parted, head).slice(0, MOST_FILES) : []
  }
  return { status: 200, body }
}

function statusOf(ahead_by: number, behind_by: number): string {
  if (ahead_by > 0 && behind_by > 0) return 'diverged'
  if (ahead_by > 0) return 'ahead'
  return behind_by > 0 ? 'behind' : 'identical'
}

function lines(folder: string, args: string[]): string[] {
  try {
    return git(folder, args).toString().split('\n').filter(Boolean)
  } catch {
    return []
  }
}

function isCommit(folder: string, id: string): boolean {
  return /^[0-9a-f]{40}$/.test(id) && lines(folder, ['cat-file', '-t', id])[0] === 'commit'
}

const STATUS: Record<string, string> = {
  A: 'added',
  D: 'removed',
  M: 'modified',
  R: 'renamed',
  C: 'copied',
  T: 'changed'
}

function changedFiles(folder: string, from: string, to: string): object[] {
  const parts = git(folder, ['diff-tree', '-r', '-M', '--raw', '-z', from, to])
    .toString('utf8')
    .split('\0')
  const patches = patchesOf(folder, from, to)
  const files: object[] = []
  while (parts.length > 1) {
    const [, letter = 'M'] = /([A-Z])\d*$/.exec(parts.shift() ?? '') ?? []
    const previous = letter === 'R' || letter === 'C' ? parts.shift() : undefined
    files.push({
      filename: parts.shift(),
      status: STATUS[letter],
      ...(previous && { previous_filename: previous })
    })
  }
  // A file that became a link has two patches, which GitHub omits, as it omits large ones.
  if (patches.length !== files.length) return files.map((file) => ({ ...file, changes: 2 }))
  return files.map((file, i) => {
    const patch = patches[i]
    return patch === undefined ? { ...file, changes: 0 } : { ...file, patch, changes: 2 }
  })
}

/** The patch of each file; undefined for one without lines: binary, empty, or renamed only. */
function patchesOf(folder: string, from: string, to: string): (string | undefined)[] {
  const text = `\n${git(folder, ['diff-tree', '-r', '-M', '-p', from, to]).toString('utf8')}`
  return text
    .split('\ndiff --git ')
    .slice(1)
    .map((part) => /^@@[^]*/m.exec(part)?.[0])
}
