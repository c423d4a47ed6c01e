import { execFile } from 'node:child_process'
import { devNull } from 'node:os'
import { dirname } from 'node:path'
import { CancelledError } from '../../errors.js'
import { sanitizeLine } from '../../text/sanitize.js'

/** For the paths of more than ten thousand files, in bytes. */
const MOST_BYTES = 4 * 2 ** 20

export interface GitProcess {
  variables: Record<string, string>
  cancelled: AbortSignal
  /** How long it may take, in milliseconds. */
  timeoutMs: number
}

/**
 * Ignores the repository's configuration, which could change the result, start a program or fetch. Some versions of Git
 * for Windows look for `/dev/null` in their own folder.
 */
const SETTINGS = [
  'core.fsmonitor=false',
  'core.commitGraph=false',
  'diff.relative=false',
  `diff.orderFile=${devNull}`
]
const OPTIONS = [
  '--no-pager',
  '--no-replace-objects',
  ...SETTINGS.flatMap((setting) => ['-c', setting])
]
const VARIABLES = {
  LC_ALL: 'C',
  GIT_ALLOW_PROTOCOL: 'none',
  GIT_LITERAL_PATHSPECS: '1',
  GIT_NO_LAZY_FETCH: '1',
  GIT_NO_REPLACE_OBJECTS: '1',
  GIT_OPTIONAL_LOCKS: '0',
  GIT_TERMINAL_PROMPT: '0'
}

/** What git printed, or why it could not tell. `exit_code`: of a git that ran to its end. */
export type GitAnswer = { output: Buffer } | { unknown: string; exit_code?: number }

/** What git printed as one text; undefined if it printed nothing, or could not tell. */
export function lineOf(answer: GitAnswer): string | undefined {
  return 'output' in answer ? answer.output.toString('utf8').trim() || undefined : undefined
}

/** Returns what runs git once in a folder. @throws CancelledError, at each run, if this one was cancelled. */
export function gitIn(folder: string, { variables, cancelled, timeoutMs }: GitProcess) {
  const options = {
    // If a program is looked for in the current folder first, the checkout is not the place.
    cwd: dirname(process.execPath),
    env: { ...variables, ...VARIABLES },
    encoding: 'buffer' as const,
    timeout: Math.max(1, Math.ceil(timeoutMs)),
    killSignal: 'SIGKILL' as const,
    maxBuffer: MOST_BYTES,
    signal: cancelled,
    windowsHide: true
  }
  return (...args: string[]): Promise<GitAnswer> =>
    new Promise((resolve, reject) => {
      execFile('git', ['-C', folder, ...OPTIONS, ...args], options, (error, output, problem) => {
        if (cancelled.aborted) reject(new CancelledError('cancelled', { reason: cancelled.reason }))
        else if (error === null) resolve({ output })
        else resolve({ unknown: whyNot(error, problem.toString('utf8')), ...exitCodeOf(error) })
      })
    })
}

/** Why git knows nothing of a folder. */
export const NOTHING_CHECKED_OUT = 'no code is checked out'

/** git's last message, by words that have not changed for many years. */
const REASONS: readonly (readonly [RegExp, string])[] = [
  [/not a git repository|cannot change to/i, NOTHING_CHECKED_OUT],
  [/dubious ownership/i, 'git does not trust the owner of the checkout (safe.directory)'],
  [
    /bad (?:object|revision)|unknown revision|ambiguous argument|unable to read|could not fetch/i,
    'the checkout does not contain both commits (set fetch-depth: 0)'
  ]
]

const exitCodeOf = ({ code }: { code?: unknown }) =>
  typeof code === 'number' ? { exit_code: code } : {}

function whyNot(error: Error & { code?: unknown; killed?: boolean }, problem: string): string {
  if (error.code === 'ENOENT') return 'git is not installed'
  if (error.code === 'ERR_CHILD_PROCESS_STDIO_MAXBUFFER') return 'there are too many files'
  if (error.killed) return 'git took too long'
  const known = REASONS.find(([words]) => words.test(problem))?.[1]
  return known ?? `git failed: ${sanitizeLine(problem || error.message, 150)}`
}
