/** Finds out where a run takes place. */
import { existsSync } from 'node:fs'
import { readHead } from '../git/read-head.js'
import type { CheckoutPlace } from '../runner/environment.js'
import type { Ci, CiName } from './ci.js'
import { readGitCheckout, readNothing } from './git-checkout.js'
import { type GitHubJob, isGitHubActions, readGitHubActions } from './github-actions.js'
import { isGitLab, readGitLab } from './gitlab.js'

export interface Surroundings {
  job: GitHubJob
  /** The current folder, and what git is started with. */
  place: CheckoutPlace
  cancelled: AbortSignal
}

/** Reads where the run takes place. @param choice What the user says; `auto` to find out. */
export async function detectCi(choice: CiName | 'auto', { job, place, cancelled }: Surroundings): Promise<Ci> {
  if (choice === 'none') return readNothing('--ci none turns detection off')
  const name = choice === 'auto' ? findCi(job.environment) : choice
  if (name === 'github-actions') return readGitHubActions(job)
  if (name === 'gitlab') return inFolder(readGitLab({ environment: job.environment, now: Date.now }))
  const head = await readHead(place.workspace ?? '.', { ...place, cancelled })
  if ('unknown' in head) return readNothing(`this folder is not a git checkout (${head.unknown})`)
  return readGitCheckout(head)
}

/** The CI system whose variables are set. */
function findCi(environment: GitHubJob['environment']): CiName {
  if (isGitHubActions(environment)) return 'github-actions'
  return isGitLab(environment) ? 'gitlab' : 'git'
}

/** A job may run without a checkout, such as one that stops an environment. */
function inFolder(ci: Ci): Ci {
  return { ...ci, workspace: ci.workspace !== undefined && existsSync(ci.workspace) ? ci.workspace : undefined }
}
