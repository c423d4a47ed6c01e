/** A job of Buildkite that runs the command line: its pull request, branch, tag and commit. Pure. */
import type { PullRequest, RunContext } from '../github/run-context.js'
import { isFullCommit } from '../repository/refs.js'
import { parseRemoteAddress } from '../repository/remote-address.js'
import { gitHubApiOf, NO_EVENT } from './git-checkout.js'

/** Variables, by name. */
type Environment = Readonly<Record<string, string | undefined>>

/** What only a job of GitHub Actions has, and what stands for it here. */
export const BUILDKITE_PHRASES = [
  ['GitHub gives no secrets to its runs', 'Its builds get no secrets'],
  ['check GITHUB_OUTPUT', 'check the file of --output-file'],
  ['pull_request events', 'builds of pull requests'],
  [' (event unknown)', '']
] as const

/** Whether the variables are those of a job. */
export function isBuildkite({ BUILDKITE }: Environment): boolean {
  return BUILDKITE === 'true'
}

/**
 * Reads the context of a job.
 *
 * @param checkedOut The commit of the checkout, for a build of `HEAD`.
 */
export function readBuildkiteContext(environment: Environment, checkedOut: string | undefined): RunContext {
  const given = (name: string) => environment[`BUILDKITE_${name}`]?.trim() || undefined
  const address = parseRemoteAddress(given('REPO') ?? '')
  const pull_request = readPullRequest(given, address)
  const branch = given('BRANCH')
  const tag = given('TAG')
  const commit = given('COMMIT')?.toLowerCase()
  const isPush = given('SOURCE') === 'webhook'
  const reason = noCodeReason(address, pull_request)
  return {
    ...NO_EVENT,
    event_name: pull_request !== undefined ? 'pull_request' : isPush ? 'push' : '',
    ...(address && { ...address, api_url: gitHubApiOf(address.server_url) }),
    ref: pull_request !== undefined ? undefined : tag ? `refs/tags/${tag}` : branch && `refs/heads/${branch}`,
    sha: commit !== undefined && isFullCommit(commit) ? commit : checkedOut,
    pull_request,
    run_url: runUrl(given('BUILD_URL'), given('JOB_ID')),
    ...(reason !== undefined && { no_code_reason: reason })
  }
}

type Given = (name: string) => string | undefined

/** The build of a fork that was deleted names no repository, and so does one of a host that Buildkite knows too little of. */
function noCodeReason(base: unknown, pull_request: PullRequest | undefined): string | undefined {
  if (base === undefined) return 'BUILDKITE_REPO is not the address of a server'
  if (pull_request === undefined || pull_request.head_repository !== undefined) return undefined
  return 'BUILDKITE_PULL_REQUEST_REPO names no repository on the server of BUILDKITE_REPO'
}

/** `BUILDKITE_PULL_REQUEST` is a number, or `false`. */
function readPullRequest(given: Given, base: ReturnType<typeof parseRemoteAddress>): PullRequest | undefined {
  const number = Number(given('PULL_REQUEST'))
  const branch = given('BRANCH')
  if (!Number.isSafeInteger(number) || number < 1 || branch === undefined) return undefined
  const head = parseRemoteAddress(given('PULL_REQUEST_REPO') ?? '')
  const head_repository = head?.server_url === base?.server_url ? head?.repository : undefined
  const is_fork = head_repository?.toLowerCase() !== base?.repository.toLowerCase()
  const commit = given('COMMIT')?.toLowerCase() ?? ''
  // A build of the test merge is of a commit that the branch does not have.
  const isMerge = given('PULL_REQUEST_USING_MERGE_REFSPEC') === 'true'
  return {
    number,
    // A setting of the pipeline puts the owner in front: `owner:branch`. A branch itself holds no colon.
    head_ref: branch.slice(branch.indexOf(':') + 1),
    head_sha: isFullCommit(commit) && !isMerge ? commit : undefined,
    head_repository,
    is_fork
  }
}

/** The log of the job, on the page of its build. */
function runUrl(build: string | undefined, job: string | undefined): string | undefined {
  if (build === undefined || !URL.canParse(build) || !/^https?:$/.test(new URL(build).protocol)) return undefined
  return job === undefined ? build : `${build}#${encodeURIComponent(job)}`
}
