/**
 * Turns each failure of GitHub into one warning, so that the run continues (docs/design.md,
 * section 3).
 */
import { CancelledError, GitHubError, messageOf } from '../../errors.js'
import type { GitHubConnection, GitHubQueries, GitHubWrites } from '../../ports.js'
import { sanitizeLine } from '../../text/sanitize.js'
import type { RunContext } from './run-context.js'

/**
 * Runs a task on GitHub. Returns undefined after a failure, which it has reported. Never throws.
 */
export type Guard<Api> = <T>(
  what: string,
  task: (github: Api) => Promise<T>
) => Promise<T | undefined>

export interface GitHubAccount {
  token: string
  apiUrl: string
  repository: string
}

/**
 * Opens the connection of the run, which all of its deployments share.
 *
 * @param ending Aborted once the run waits for nothing but its records.
 */
export type OpenGitHub = (account: GitHubAccount, ending?: AbortSignal) => Promise<GitHubConnection>

/** Where the problems of a run with GitHub are reported. */
export interface Problems {
  warn: (message: string) => void
  /** Keys of the problems that the run has reported. All guards of a run share it. */
  reported: Set<string>
}

/** Returns a function that reports a problem, unless the run has reported it. */
export function warnerOf({ warn, reported }: Problems): (message: string, key?: string) => void {
  return (message, key = message) => {
    if (!reported.has(key)) warn(message)
    reported.add(key)
  }
}

/** How one deployment of a run uses GitHub. */
export interface GitHubUse extends Problems {
  context: RunContext
  openGitHub: OpenGitHub
  /** What continues without GitHub. */
  command: string
  token: string | undefined
  /** Aborted once the run waits for nothing but its records. */
  ending?: AbortSignal
}

/** @throws GitHubError if there is no token or API. */
export async function connectionOf({
  token,
  context,
  openGitHub,
  ending
}: GitHubUse): Promise<GitHubConnection> {
  const { api_url, repository } = context
  if (token === undefined) throw new GitHubError('github_token is empty')
  if (repository === undefined) throw new GitHubError('The repository of this run is unknown')
  if (api_url === undefined) throw new GitHubError('The repository of this run is not on GitHub')
  return openGitHub({ token, apiUrl: api_url, repository }, ending)
}

/** Guards queries. One that is cancelled leaves nothing open, so it is no problem. */
export function guardQueries(use: GitHubUse): Guard<GitHubQueries> {
  return createGuard(use, ({ queries }) => queries, { isQuery: true })
}

/** Guards writes. One that is cancelled may leave a record open, which it says. */
export function guardWrites(use: GitHubUse): Guard<GitHubWrites> {
  return createGuard(use, ({ writes }) => writes, { isQuery: false })
}

/**
 * Guards one connection to GitHub, which it opens for its first task. A repository elsewhere has no
 * task.
 */
function createGuard<Api>(
  use: GitHubUse,
  select: (connection: GitHubConnection) => Api,
  { isQuery }: { isQuery: boolean }
): Guard<Api> {
  if (use.context.host !== undefined) return async () => undefined
  const warn = warnerOf(use)
  let connection: Promise<GitHubConnection> | undefined
  return async (what, task) => {
    try {
      connection ??= connectionOf(use)
      return await task(select(await connection))
    } catch (error) {
      if (isQuery && error instanceof CancelledError) return undefined
      const { key, message } = warningFor(what, error, use)
      warn(message, key)
      return undefined
    }
  }
}

/**
 * Returns one warning per missing permission, and one for everything else: an outage is not
 * reported for each record.
 */
function warningFor(
  what: string,
  error: unknown,
  { context, command }: GitHubUse
): { key: string; message: string } {
  if (error instanceof CancelledError) {
    const message =
      `This run was cancelled before GitHub answered, so it could not ${what}. ` +
      'The record may stay open until a later run ends.'
    return { key: what, message }
  }
  const permission = error instanceof GitHubError ? error.permission : undefined
  if (permission === undefined) {
    const message =
      `${sanitizeLine(messageOf(error))}, so this run could not ${what}. ` +
      'Other records and comments of this run on GitHub may be missing, too. ' +
      `The ${command} continues.`
    return { key: 'other', message }
  }
  const isOfFork = context.event_name === 'pull_request' && context.pull_request?.is_fork === true
  const fix = isOfFork
    ? `It needs "${permission}", which GitHub never grants to a run of a pull request from a fork.`
    : `Add to the permissions of the job: ${permission}`
  return { key: permission, message: `${messageOf(error)}, so this run could not ${what}. ${fix}` }
}
