/** Turns each failure of GitHub into one warning, so that the deploy continues (docs/design.md, section 1). */
import type { Phase } from '../../adapters/github/octokit.js'
import type { RunContext } from '../../adapters/github/run-context.js'
import { CancelledError, GitHubError, messageOf } from '../../errors.js'
import type { Redactor } from '../../masking/redactor.js'
import type { Clock, GitHub } from '../../ports.js'
import { sanitizeLine } from '../../text/sanitize.js'

/** Runs a task on GitHub. Returns undefined after a failure, which it has reported. Never throws. */
export type Guard = <T>(
  what: string,
  task: (github: GitHub) => Promise<T>
) => Promise<T | undefined>

export interface GitHubAccount {
  token: string
  apiUrl: string
  repository: string
}

export type OpenGitHub = (account: GitHubAccount, phase: Phase) => Promise<GitHub>

export interface GitHubPorts {
  context: RunContext
  openGitHub: OpenGitHub
  clock: Clock
  redactor: Pick<Redactor, 'redact' | 'redactAll'>
}

export interface Problems {
  warn: (message: string) => void
  /** Keys of the problems that the run has reported. All guards of a run share it. */
  told: Set<string>
}

export interface GitHubUse extends Pick<GitHubPorts, 'context' | 'openGitHub'>, Problems {
  /** What continues without GitHub. */
  command: string
  token: string | undefined
}

/** @throws GitHubError if there is no token or API. */
export async function openFor(
  { token, context, openGitHub }: GitHubUse,
  phase: Phase
): Promise<GitHub> {
  const { api_url, repository } = context
  if (token === undefined) throw new GitHubError('github_token is empty')
  if (repository === undefined) throw new GitHubError('The repository of this run is unknown')
  if (api_url === undefined) throw new GitHubError('The repository of this run is not on GitHub')
  return openGitHub({ token, apiUrl: api_url, repository }, phase)
}

/** A guard over one connection to GitHub, which it opens for its first task. A repository elsewhere has no task. */
export function createGuard(use: GitHubUse, phase: Phase): Guard {
  if (use.context.host !== undefined) return async () => undefined
  let github: Promise<GitHub> | undefined
  return async (what, task) => {
    try {
      github ??= openFor(use, phase)
      return await task(await github)
    } catch (error) {
      // A cancelled read leaves nothing open.
      if (error instanceof CancelledError && phase === 'running') return undefined
      const [key, message] = warningFor(what, error, use)
      if (!use.told.has(key)) use.warn(message)
      use.told.add(key)
      return undefined
    }
  }
}

/** One warning per missing permission, and one for everything else: an outage is not reported for each record. */
function warningFor(
  what: string,
  error: unknown,
  { context, command }: GitHubUse
): [key: string, message: string] {
  if (error instanceof CancelledError) {
    const message = `This run was cancelled before GitHub answered, so it could not ${what}. The record may stay open until a later run ends.`
    return [what, message]
  }
  const permission = error instanceof GitHubError ? error.permission : undefined
  if (permission === undefined) {
    const message = `${sanitizeLine(messageOf(error))}, so this run could not ${what}. Other records and comments of this run on GitHub may be missing, too. The ${command} continues.`
    return ['other', message]
  }
  const isOfFork = context.event_name === 'pull_request' && context.pull_request?.is_fork === true
  const mend = isOfFork
    ? `It needs "${permission}", which GitHub never grants to a run of a pull request from a fork.`
    : `Add to the permissions of the job: ${permission}`
  return [permission, `${messageOf(error)}, so this run could not ${what}. ${mend}`]
}
