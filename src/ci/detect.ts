/** Finds out where a run takes place. */
import { existsSync } from 'node:fs'
import { type Head, readHead } from '../git/read-head.js'
import { NOTHING_CHECKED_OUT } from '../git/run-git.js'
import type { CheckoutPlace } from '../runner/environment.js'
import { BUILDKITE_PHRASES, isBuildkite, readBuildkiteContext } from './buildkite.js'
import { buildkiteAgent } from './buildkite-agent.js'
import { buildkiteReports } from './buildkite-reports.js'
import type { Ci, CiName } from './ci.js'
import { readGitCheckout, readNothing } from './git-checkout.js'
import { type GitHubJob, isGitHubActions, readGitHubActions } from './github-actions.js'
import { isGitLab, readGitLab } from './gitlab.js'

export interface Surroundings {
  job: GitHubJob
  /** The arguments of the command line, for reports. They hold no secrets. */
  args: readonly string[]
  /** The current folder, and what git is started with. */
  place: CheckoutPlace
  cancelled: AbortSignal
  warn: (message: string) => void
}

/** Which CI system the variables are those of. */
export function ciOf(environment: GitHubJob['environment']): CiName | undefined {
  if (isGitHubActions(environment)) return 'github-actions'
  if (isGitLab(environment)) return 'gitlab'
  return isBuildkite(environment) ? 'buildkite' : undefined
}

/** Reads where the run takes place. @param choice What the user says; `auto` to find out. */
export async function detectCi(choice: CiName | 'auto', surroundings: Surroundings): Promise<Ci> {
  const { job, place, cancelled } = surroundings
  const name = choice === 'auto' ? (ciOf(job.environment) ?? 'git') : choice
  if (name === 'none') return readNothing('--ci none turns detection off')
  if (name === 'github-actions') return readGitHubActions(job)
  if (name === 'gitlab') return inFolder(readGitLab({ environment: job.environment, now: Date.now }))
  const head = await readHead(place.workspace ?? '.', { ...place, cancelled })
  if (name === 'buildkite') return readBuildkite('unknown' in head ? {} : head, surroundings)
  if ('unknown' in head) {
    const why = head.unknown === NOTHING_CHECKED_OUT ? '' : ` (${head.unknown})`
    return readNothing(`this folder is not a git checkout${why}`)
  }
  return readGitCheckout(head)
}

function readBuildkite(head: Partial<Head>, { job: { environment }, args, warn }: Surroundings): Ci {
  return {
    name: 'buildkite',
    context: readBuildkiteContext(environment, head.commit),
    workspace: head.root,
    reports: buildkiteReports({ environment, args, agent: buildkiteAgent({ ...environment }), warn }),
    phrases: BUILDKITE_PHRASES
  }
}

/** A job may run without a checkout, such as one that stops an environment. */
function inFolder(ci: Ci): Ci {
  return { ...ci, workspace: ci.workspace !== undefined && existsSync(ci.workspace) ? ci.workspace : undefined }
}
