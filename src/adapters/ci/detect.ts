/** Finds out where a run takes place. */
import { readHead } from '../git/read-head.js'
import { NOTHING_CHECKED_OUT } from '../git/run-git.js'
import type { CheckoutPlace } from '../runner/environment.js'
import type { Ci, CiSystem, Environment, Job } from './ci.js'
import { readGitCheckout, readNothing } from './git-checkout.js'
import { GITHUB_ACTIONS } from './github-actions.js'
import { GITLAB } from './gitlab.js'

/** The CI systems that are detected. A new one is a file in this folder, and an entry here. */
const SYSTEMS = [GITHUB_ACTIONS, GITLAB] as const satisfies readonly CiSystem[]

type SystemName = (typeof SYSTEMS)[number]['name']
export type CiName = SystemName | 'git' | 'none'

export const CI_NAMES: readonly CiName[] = [...SYSTEMS.map(({ name }) => name), 'git', 'none']

/** The CI system whose variables these are. */
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
export async function detectCi(choice: CiName | 'auto', { job, place, ...more }: Surroundings): Promise<Ci> {
  const name = choice === 'auto' ? (ciOf(job.environment) ?? 'git') : choice
  if (name === 'none') return readNothing('--ci none turns detection off')
  const system = SYSTEMS.find((known) => known.name === name)
  if (system !== undefined) return system.read(job)
  const head = await readHead(place.workspace ?? '.', { ...place, ...more })
  if (!('unknown' in head)) return readGitCheckout(head)
  const why = head.unknown === NOTHING_CHECKED_OUT ? '' : ` (${head.unknown})`
  return readNothing(`this folder is not a git checkout${why}`)
}
