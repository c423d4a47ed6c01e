/** Repositories for `init`, made in a folder of their own. */
import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

/** What lists a graph, as `init` finds it. */
export const GRAPHS = '{ "graphs": { "agent": "./agent.py:graph" } }'

/** @param files Texts by path. @param remote URL of `origin`; none if empty. */
export function createRepository(
  files: Record<string, string>,
  remote = 'git@github.com:octo-org/support-agent.git'
) {
  const root = mkdtempSync(join(tmpdir(), 'init-'))
  const git = (...args: string[]) => execFileSync('git', ['-C', root, ...args], { stdio: 'ignore' })
  git('init', '--quiet', '--initial-branch', 'main')
  if (remote !== '') git('remote', 'add', 'origin', remote)
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), text)
  }
  return {
    root,
    git,
    /** Files that did not exist at the beginning. */
    written: () =>
      readdirSync(root, { recursive: true, encoding: 'utf8', withFileTypes: true })
        .filter((entry) => !entry.isDirectory())
        .map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1))
        .filter((path) => !path.startsWith('.git/') && !Object.hasOwn(files, path))
        .sort(),
    [Symbol.dispose]: () => rmSync(root, { recursive: true, force: true })
  }
}
