/** Finds out where a run takes place. */
import { readHead } from '../git/read-head.js'
import type { CheckoutPlace } from '../runner/environment.js'
import type { Ci, CiName } from './ci.js'
import { readGitCheckout, readNothing } from './git-checkout.js'
import { type GitHubJob, isGitHubActions, readGitHubActions } from './github-actions.js'

export interface Surroundings {
  job: GitHubJob
  /** The current folder, and what git is started with. */
  place: CheckoutPlace
  cancelled: AbortSignal
}

/** Reads where the run takes place. @param choice What the user says; `auto` to find out. */
export async function detectCi(choice: CiName | 'auto', { job, place, cancelled }: Surroundings): Promise<Ci> {
  if (choice === 'none') return readNothing('--ci none turns detection off')
  const isOnGitHub = choice === 'auto' ? isGitHubActions(job.environment) : choice === 'github-actions'
  if (isOnGitHub) return readGitHubActions(job)
  const head = await readHead(place.workspace ?? '.', { ...place, cancelled })
  if ('unknown' in head) return readNothing(`this folder is not a git checkout (${head.unknown})`)
  return readGitCheckout(head)
}
