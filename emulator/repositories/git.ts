/** Runs git in a folder of the user. */
import { execFile, spawnSync } from 'node:child_process'

/** The output of git, or why it failed. */
export type GitAnswer = { said: string } | { problem: string }

/**
 * Without what a hook of git sets for its children:
 * git would use that repository instead of the folder.
 */
function environment(): NodeJS.ProcessEnv {
  const kept = Object.entries(process.env).filter(([name]) => !/^GIT_(?!CONFIG)/.test(name))
  return { ...Object.fromEntries(kept), GIT_TERMINAL_PROMPT: '0' }
}

/** Without the hooks and the file monitor of the user: they are programs of their own. */
const SETTINGS = ['-c', 'core.hooksPath=/dev/null', '-c', 'core.fsmonitor=false']
const inFolder = (folder: string, args: readonly string[]) => ['-C', folder, ...SETTINGS, ...args]

const firstLine = (text: string) => text.trim().split('\n', 1)[0] ?? ''

/** Runs git, and waits for it. */
export function askGit(folder: string, args: readonly string[]): GitAnswer {
  const options = { encoding: 'utf8', env: environment() } as const
  const { status, stdout, stderr, error } = spawnSync('git', inFolder(folder, args), options)
  if (error !== undefined) return { problem: error.message }
  return status === 0 ? { said: stdout.trim() } : { problem: firstLine(stderr) }
}

/** Runs git, which may take a while. */
export function runGit(
  folder: string,
  args: readonly string[],
  variables: Record<string, string> = {}
): Promise<GitAnswer> {
  return new Promise((resolve) => {
    execFile(
      'git',
      inFolder(folder, args),
      { env: { ...environment(), ...variables } },
      (error, stdout, stderr) => {
        resolve(
          error === null ? { said: stdout.trim() } : { problem: firstLine(stderr) || error.message }
        )
      }
    )
  })
}

/** Whether the folder has that commit. It does not have made-up ones. */
export const hasCommit = (folder: string, commit: string | null): commit is string =>
  commit !== null &&
  /^[0-9a-f]{7,64}$/i.test(commit) &&
  'said' in askGit(folder, ['cat-file', '-e', `${commit}^{commit}`])
