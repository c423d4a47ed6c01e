/** Writes a whole history into a repository in one go, with `git fast-import`. */
import { execFileSync } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'

export interface Entry {
  mode: '100644' | '100755' | '120000' | '160000'
  /** Text of the file, target of the link, or commit of the submodule. */
  content: string
}

/** Files by their name; one that is not UTF-8 as `latin1:…`, a character a byte. */
export type Tree = ReadonlyMap<string, Entry>

export interface NewCommit {
  /** Indexes of earlier commits; none for the first of a history. */
  parents: readonly number[]
  tree: Tree
}

/** Git without the settings of whoever runs this. */
const ENVIRONMENT = {
  ...process.env,
  GIT_CONFIG_GLOBAL: '/dev/null',
  GIT_CONFIG_SYSTEM: '/dev/null',
  LC_ALL: 'C'
}

/** What git says. @throws Error when it fails. */
export function git(folder: string, args: readonly string[], input?: string): Buffer {
  const options = {
    cwd: folder,
    env: ENVIRONMENT,
    maxBuffer: 2 ** 28,
    ...(input !== undefined && { input })
  }
  return execFileSync('git', args, { ...options, stdio: ['pipe', 'pipe', 'pipe'] })
}

/**
 * Makes a repository with these commits and branches (by index). The ids of the commits, in their
 * order.
 */
export function writeRepository(
  folder: string,
  commits: readonly NewCommit[],
  branches: Record<string, number> = { main: commits.length - 1 }
): string[] {
  mkdirSync(folder, { recursive: true })
  git(folder, ['init', '--quiet', '--initial-branch=main'])
  const written = commits.map((commit, i) => commitCommand(commit, i)).join('')
  const refs = Object.entries(branches).map(
    ([name, i]) => `reset refs/heads/${name}\nfrom :${i + 1}\n\n`
  )
  const marks = join(folder, '.git', 'scratch-marks')
  git(
    folder,
    ['fast-import', '--quiet', '--force', `--export-marks=${marks}`],
    `${written}${refs.join('')}done\n`
  )
  const ids: string[] = []
  for (const [, mark, id = ''] of readFileSync(marks, 'utf8').matchAll(/^:(\d+) (\w+)$/gm))
    ids[Number(mark) - 1] = id
  rmSync(marks)
  return ids
}

function commitCommand({ parents, tree }: NewCommit, index: number): string {
  const [first, ...merged] = parents
  // Each is an id of its own, also where two have the same content and parents.
  const message = `commit ${index}`
  return [
    `reset refs/scratch/all\n`,
    `commit refs/scratch/all\nmark :${index + 1}\n` +
      `committer A <a@example.org> ${1_700_000_000 + index} +0000\n`,
    `data ${message.length}\n${message}\n`,
    first === undefined ? '' : `from :${first + 1}\n`,
    ...merged.map((parent) => `merge :${parent + 1}\n`),
    'deleteall\n',
    ...[...tree].map(([name, entry]) => fileCommand(name, entry)),
    '\n'
  ].join('')
}

function fileCommand(name: string, { mode, content }: Entry): string {
  const path = quoted(name)
  if (mode === '160000') return `M ${mode} ${content} ${path}\n`
  return `M ${mode} inline ${path}\ndata ${Buffer.byteLength(content)}\n${content}\n`
}

/** A name in quotes, with special bytes in octal. */
function quoted(name: string): string {
  const bytes = name.startsWith('latin1:')
    ? Buffer.from(name.slice(7), 'latin1')
    : Buffer.from(name)
  const escaped = [...bytes].map((byte) => {
    const char = String.fromCharCode(byte)
    return /[\w./ -]/.test(char) ? char : `\\${byte.toString(8).padStart(3, '0')}`
  })
  return `"${escaped.join('')}"`
}
