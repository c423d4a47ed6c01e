/**
 * Reads the facts of this run from the runner: its event, repository, ref and commit. The payload
 * is read leniently.
 */
import { isFullCommit } from '../../repository/refs.js'
import { repositoryKey } from '../../repository/repository-url.js'
import { withoutTrailingSlashes } from '../../text/web-address.js'

/** The pull request that a run belongs to. */
export interface PullRequest {
  number: number
  /** Name of the head branch. Anyone who opens a pull request chooses it. */
  head_ref: string
  /**
   * GitHub always names it; elsewhere a run may build another commit, such as the result of a
   * merge.
   */
  head_sha: string | undefined
  /** `owner/name`; undefined if the head repository was deleted. */
  head_repository: string | undefined
  /** The head is in another repository. */
  is_fork: boolean
}

/** The facts of a run from the runner. Unreliable ones are undefined. */
export interface RunContext {
  event_name: string
  /** The `action` of the event, such as `closed`. */
  event_action: string | undefined
  server_url: string
  /** GitHub's API for the server; undefined if the server is probably not one of GitHub. */
  api_url: string | undefined
  /** `owner/name`. */
  repository: string | undefined
  /** Full ref, such as `refs/heads/main`. */
  ref: string | undefined
  sha: string | undefined
  /** What the ref was at before the push that triggered the run. */
  sha_before?: string
  /** The push that triggered the run deleted its branch or tag. */
  is_ref_deleted?: true
  /** The ref that the payload of a `repository_dispatch` names, in any form. */
  dispatched_ref?: string
  pull_request: PullRequest | undefined
  /** Login of the user who triggered the run; GitHub chooses the secrets by it. */
  actor?: string
  /** The page of this run. */
  run_url: string | undefined
  /** The files of this action on GitHub, in the version that runs; absent for a local one. */
  action_url?: string
  /** False outside of GitHub's runner, which then has no settings to point to. */
  is_on_github?: false
  /** The host of the repository, if it is not GitHub: then nothing is read or recorded there. */
  host?: 'gitlab'
  /**
   * Paths of existing files that are values of variables: GitLab passes a variable of type File as
   * such a path.
   */
  variable_files?: ReadonlySet<string>
  /** Why repository or ref are unknown, if the run can tell. */
  no_code_reason?: string
  /**
   * Instead of `sha`, if the remote lacks what is checked out: that commit, and the last known one
   * of the remote.
   */
  unpushed_commits?: readonly string[]
  /** What is worth a warning if the service builds the code of this run. */
  code_warnings?: readonly string[]
}

/**
 * Returns whether the run can use GitHub. Elsewhere, only a token shows that; without one, the
 * defaults read and record nothing.
 */
export function hasGitHub(
  { is_on_github, api_url }: Pick<RunContext, 'is_on_github' | 'api_url'>,
  token: string | undefined
): boolean {
  return is_on_github !== false || (token !== undefined && api_url !== undefined)
}

/** Returns the key of the repository of this run, which takes its records. */
export const ownRepository = ({ server_url, repository }: RunContext) =>
  repository && repositoryKey(`${server_url}/${repository}`)

const REPOSITORY = /^[\w.-]+\/[\w.-]+$/
/** A tag, a branch or a commit that needs no escapes in an address. */
const PLAIN_REF = /^[\w.-]+(?:\/[\w.-]+)*$/
/** GitHub gives zeros for none. Other forms of ids are between the git host and the service. */
const NO_COMMIT = /^0+$/

/** The members of an event file that are read. Anything may stand in their place. */
interface Payload {
  action?: unknown
  before?: unknown
  deleted?: unknown
  client_payload?: { ref?: unknown } | null
  pull_request?: {
    number?: unknown
    head?: { ref?: unknown; sha?: unknown; repo?: { full_name?: unknown } | null } | null
  } | null
}

/**
 * @param env The runner's variables (`GITHUB_…`).
 * @param payload The parsed event file; anything, if there is none.
 */
export function readRunContext(
  env: Record<string, string | undefined>,
  payload: unknown
): RunContext {
  const { action, before, deleted, pull_request, client_payload } = (payload ?? {}) as Payload
  const variable = (name: string) => env[name]?.trim() || undefined
  const repository = REPOSITORY.test(env.GITHUB_REPOSITORY ?? '')
    ? env.GITHUB_REPOSITORY
    : undefined
  const server_url = withoutTrailingSlashes(variable('GITHUB_SERVER_URL') ?? 'https://github.com')
  const action_repository = variable('GITHUB_ACTION_REPOSITORY') ?? ''
  const action_ref = variable('GITHUB_ACTION_REF') ?? ''
  const dispatched_ref = textOf(client_payload?.ref)
  const isPublished = REPOSITORY.test(action_repository) && PLAIN_REF.test(action_ref)
  const sha = variable('GITHUB_SHA')
  const actor = variable('GITHUB_ACTOR')
  const run = variable('GITHUB_RUN_ID')
  return {
    event_name: variable('GITHUB_EVENT_NAME') ?? '',
    event_action: typeof action === 'string' ? action : undefined,
    server_url,
    api_url: withoutTrailingSlashes(variable('GITHUB_API_URL') ?? 'https://api.github.com'),
    repository,
    ref: variable('GITHUB_REF'),
    sha: sha !== undefined && NO_COMMIT.test(sha) ? undefined : sha,
    pull_request: readPullRequest(pull_request, repository),
    ...(typeof before === 'string' &&
      isFullCommit(before) &&
      !NO_COMMIT.test(before) && { sha_before: before }),
    ...(deleted === true && { is_ref_deleted: true as const }),
    ...(dispatched_ref !== undefined && { dispatched_ref }),
    ...(actor !== undefined && { actor }),
    ...(isPublished && { action_url: `${server_url}/${action_repository}/blob/${action_ref}` }),
    run_url:
      repository !== undefined && run !== undefined
        ? `${server_url}/${repository}/actions/runs/${run}`
        : undefined
  }
}

const textOf = (value: unknown) => (typeof value === 'string' && value.trim()) || undefined

/**
 * Reads a pull request; undefined for anything else, or an incomplete one.
 * @param here The repository of the run.
 */
function readPullRequest(
  pull: Payload['pull_request'],
  here: string | undefined
): PullRequest | undefined {
  const { number, head } = pull ?? {}
  const { ref: head_ref, sha: head_sha, repo } = head ?? {}
  if (typeof number !== 'number' || !Number.isSafeInteger(number)) return undefined
  if (number < 1) return undefined
  if (typeof head_ref !== 'string' || typeof head_sha !== 'string') return undefined
  const name = repo?.full_name
  const head_repository = typeof name === 'string' && REPOSITORY.test(name) ? name : undefined
  if (repo != null && head_repository === undefined) return undefined
  const is_fork = head_repository?.toLowerCase() !== here?.toLowerCase()
  return { number, head_ref, head_sha, head_repository, is_fork }
}
