/** What serves at the URL of a deployment, and what should be running for that (§1, §2.1). */
import { hasFailed, statusAt } from './lifecycle.js'
import type { DeploymentRecord, RevisionRecord } from './records.js'

/** A revision of a deployment, with its number (the first is 1). */
export interface Numbered {
  deployment: DeploymentRecord
  revision: RevisionRecord
  number: number
}

/** The revision that serves, and since when. */
export interface Serving extends Numbered {
  since: number
}

/** The newest revision up to this number that is DEPLOYED. */
function deployedUpTo(
  last: number,
  deployment: DeploymentRecord,
  now: number
): Serving | undefined {
  for (let number = last; number > 0; number--) {
    const revision = deployment.revisions[number - 1]
    if (revision === undefined) continue
    const { status, since } = statusAt(revision, now)
    if (status === 'DEPLOYED') return { deployment, revision, number, since }
  }
  return undefined
}

/**
 * The revision that serves (§2.1): the newest that is
 * DEPLOYED, unless a newer one has taken it down and failed.
 */
export function activeRevisionOf(deployment: DeploymentRecord, now: number): Serving | undefined {
  const active = deployedUpTo(deployment.revisions.length, deployment, now)
  const newer = deployment.revisions.slice(active?.number)
  const isDown = newer.some(
    (revision) => revision.takes_down && hasFailed(statusAt(revision, now).status)
  )
  return isDown ? undefined : active
}

/** The revision that a swap of replicas still leaves in place: the one before the active one. */
function swappedOut(deployment: DeploymentRecord, now: number): Serving | undefined {
  const active = activeRevisionOf(deployment, now)
  const swap = active?.revision.swap
  const isSwapping = active !== undefined && swap !== undefined && now < active.since + swap.ms
  return isSwapping ? deployedUpTo(active.number - 1, deployment, now) : undefined
}

/**
 * The revision whose agent server answers: the active one, unless a scripted swap is not over yet.
 *
 * @param turn Counts the requests: in a swap in turns,
 * every second one reaches the previous revision.
 */
export function answeringRevisionOf(
  deployment: DeploymentRecord,
  now: number,
  turn: number
): Serving | undefined {
  const active = activeRevisionOf(deployment, now)
  const isNewTurn = active?.revision.swap?.answers === 'in_turns' && turn % 2 === 1
  return isNewTurn ? active : (swappedOut(deployment, now) ?? active)
}

/**
 * The revisions whose processes should run: the one
 * that serves, and the one that is being rolled out.
 */
export function dueOf(deployment: DeploymentRecord, now: number): Numbered[] {
  const serving = activeRevisionOf(deployment, now)
  const number = deployment.revisions.length
  const latest = deployment.revisions[number - 1]
  const rollsOut = latest?.start === 'awaited' && statusAt(latest, now).status === 'DEPLOYING'
  const previous = swappedOut(deployment, now)
  const needed = [previous, serving].filter((one) => one !== undefined)
  return [...needed, ...(rollsOut ? [{ deployment, revision: latest, number }] : [])]
}
