/** Finds out where a run takes place: in a job of a CI system, or else in a git checkout. */
import { shortCommit } from '../../repository/refs.js'
import {
  parseRemoteAddress,
  type RemoteAddress,
  sshAliasOf
} from '../../repository/repository-url.js'
import { count } from '../../text/format.js'
import { sanitizeLine } from '../../text/sanitize.js'
import { type Head, readHead } from '../git/read-head.js'
import { NOTHING_CHECKED_OUT } from '../git/run-git.js'
import type { CheckoutPlace } from '../runner/environment.js'
import { type Ci, type CiSystem, type Environment, type Job, NO_EVENT, NO_REPORTS } from './ci.js'
import { GITHUB_ACTIONS } from './github-actions.js'
import { GITLAB } from './gitlab.js'

/** The CI systems that are detected. A new one is a file in this folder, and an entry here. */
const SYSTEMS = [GITHUB_ACTIONS, GITLAB] as const satisfies readonly CiSystem[]

type SystemName = (typeof SYSTEMS)[number]['name']
export type CiName = SystemName | 'git' | 'none'

export const CI_NAMES: readonly CiName[] = [...SYSTEMS.map(({ name }) => name), 'git', 'none']

/** Returns the CI system whose variables these are. */
export function ciOf(environment: Environment): SystemName | undefined {
  return SYSTEMS.find(({ isHere }) => isHere(environment))?.name
}

export interface Surroundings {
  job: Job
  /** The current folder, and what git is started with. */
  place: CheckoutPlace
  cancelled: AbortSignal
  /** Files that this run writes, which are no changes of the code. */
  written: readonly string[]
}

/** Reads where the run takes place. @param choice What the user says; `auto` to find out. */
export async function detectCi(
  choice: CiName | 'auto',
  { job, place, ...more }: Surroundings
): Promise<Ci> {
  const name = choice === 'auto' ? (ciOf(job.environment) ?? 'git') : choice
  if (name === 'none') return readNothing('--ci none turns detection off')
  const system = SYSTEMS.find((known) => known.name === name)
  if (system !== undefined) return system.read(job)
  const head = await readHead(place.workspace ?? '.', { ...place, ...more })
  if (!('unknown' in head)) return readGitCheckout(head)
  const why = head.unknown === NOTHING_CHECKED_OUT ? '' : ` (${head.unknown})`
  return readNothing(`this folder is not a git checkout${why}`)
}

/**
 * Describes a run that knows nothing of its surroundings.
 * @param why Why there is no code, for messages.
 */
export function readNothing(why: string): Ci {
  return {
    context: { ...NO_EVENT, no_code_reason: why },
    workspace: undefined,
    reports: NO_REPORTS
  }
}

/**
 * Reads the facts of a run from a checkout. The service builds what the remote has, so a commit
 * that the remote lacks does not count.
 */
export function readGitCheckout(head: Head): Ci {
  const { root, commit, remote_url, remote_commit, is_pushed } = head
  const address = remote_url === undefined ? undefined : parseRemoteAddress(remote_url)
  const server_url = address?.server_url ?? NO_EVENT.server_url
  const reason = noCodeReason(head, address)
  // What the branch has at the remote is other code than a user without a commit sees.
  const ref = commit === undefined ? undefined : head.ref
  const unpushed_commits = [commit, remote_commit].filter((one) => one !== undefined)
  return {
    context: {
      ...NO_EVENT,
      server_url,
      api_url: gitHubApiOf(server_url),
      repository: address?.repository,
      ref,
      sha: is_pushed ? remote_commit : undefined,
      ...(reason !== '' && { no_code_reason: reason }),
      ...(!is_pushed && commit !== undefined && { unpushed_commits }),
      code_warnings: codeWarnings(head)
    },
    workspace: root,
    reports: NO_REPORTS
  }
}

/**
 * Returns the address of GitHub's API for a server, as GitHub Enterprise Server has it. Undefined
 * for a host without `github` or `ghe` in its name: a token of GitHub must not be sent to another
 * git host.
 */
export function gitHubApiOf(server_url: string): string | undefined {
  if (server_url === NO_EVENT.server_url) return NO_EVENT.api_url
  return /github|\bghe\b/i.test(new URL(server_url).hostname) ? `${server_url}/api/v3` : undefined
}

function noCodeReason(
  { ref, commit, remote, remote_url = '' }: Head,
  address: RemoteAddress | undefined
): string {
  const reasons = [
    ...(remote === undefined ? ['the git checkout has no remote'] : []),
    ...(ref === undefined ? ['HEAD is detached: no branch is checked out'] : []),
    ...(commit === undefined ? ['the git checkout has no commit'] : [])
  ]
  if (remote !== undefined && address === undefined) reasons.push(noAddressReason(remote_url))
  return reasons.join(', and ')
}

function noAddressReason(remote_url: string): string {
  const alias = sshAliasOf(remote_url)
  if (alias === undefined || remote_url.includes('::'))
    return 'the address of the git remote is not that of a server'
  const host = sanitizeLine(alias, 60)
  return `the host of the git remote, "${host}", is a name of the ssh configuration`
}

const MOST_PATHS = 3

function codeWarnings({
  remote = '',
  ref,
  commit,
  remote_commit,
  is_pushed,
  uncommitted
}: Head): string[] {
  if (commit === undefined || ref === undefined) return []
  const name = ref.replace(/^refs\/heads\//, '')
  const branch = `${sanitizeLine(remote, 60)}/${sanitizeLine(name, 100)}`
  const warnings: string[] = []
  if (!is_pushed)
    warnings.push(
      `Commit ${shortCommit(commit)} is not pushed to ${branch}. ` +
        'A service that builds from the remote does not have it: push first.'
    )
  else if (remote_commit !== undefined && remote_commit !== commit)
    warnings.push(
      `The checkout is behind ${branch}: it is at ${shortCommit(commit)}, ` +
        `and the service builds ${shortCommit(remote_commit)}.`
    )
  if (uncommitted.length > 0) {
    const shown = uncommitted.slice(0, MOST_PATHS).map((path) => sanitizeLine(path, 60))
    const paths = [...shown, ...(uncommitted.length > MOST_PATHS ? ['…'] : [])].join(', ')
    warnings.push(
      `${count(uncommitted.length, 'uncommitted change')}: ${paths}. ` +
        `A service that builds from ${branch} does not have that: commit and push first.`
    )
  }
  return warnings
}
