/** Finds the deployment: by id, or by its exact name over all pages of the list (design, section 3). */
import type { DeploymentAnswer, DeploymentRow } from '../contract/answers.js'
import { DeployError } from '../errors.js'
import type { ControlPlane } from '../ports.js'
import { inert } from '../text/inert.js'
import { isBeingDeleted } from './status.js'

/** The most the public service gives (design, section 6). */
const PAGE_SIZE = 100
const MOST_PAGES = 1000

export interface Target {
  /** Wins over the name. */
  deployment_id?: string
  name?: string
}

/** `leaving`: it is being deleted. `unlisted`: the service has no list, so nobody knows whether the name is taken. */
export type Found = { id: string } | { leaving: string } | 'absent' | 'unlisted'

type List = Pick<ControlPlane, 'listDeployments'>

/**
 * All deployments whose name contains `name`, or null where the service has no list. A service may give fewer a page
 * than it was asked for, so a page is the last one only when it is shorter than another, or holds one row at most.
 */
export async function listAll(controlPlane: List, name: string): Promise<DeploymentRow[] | null> {
  const rows = new Map<string, DeploymentRow>()
  let fullPage = 2
  for (let page = 0, offset = 0; page < MOST_PAGES; page++) {
    const found = await controlPlane.listDeployments({ name_contains: name, limit: PAGE_SIZE, offset })
    if (found === null) return null
    const known = rows.size
    for (const row of found) rows.set(row.id, row)
    if (found.length < fullPage || rows.size === known) break
    fullPage = found.length
    offset += found.length
  }
  return [...rows.values()]
}

/** The deployment with exactly this name. @throws DeployError when two have it. */
export async function findByName(controlPlane: List, name: string): Promise<Found> {
  const rows = await listAll(controlPlane, name)
  if (rows === null) return 'unlisted'
  const exact = rows.filter((row) => row.name === name)
  const living = exact.filter((row) => !isBeingDeleted(row))
  const [first, second] = living
  if (second !== undefined) {
    throw new DeployError(`Two deployments are named ${inert(name)}: ${living.map(({ id }) => id).join(', ')}`, {
      advice: 'Give deployment_id to say which one, or delete the other.'
    })
  }
  if (first !== undefined) return { id: first.id }
  return exact[0] === undefined ? 'absent' : { leaving: exact[0].id }
}

/** Why a deployment on its way out is not worked on. */
export function beingDeleted(name: string, id: string): DeployError {
  return new DeployError(`Deployment ${inert(name)} (${id}) is being deleted (AWAITING_DELETE).`, {
    advice:
      'Its name stays taken until the service is done with it. Run again then, raise timeout to wait for longer, or use another name.'
  })
}

/** A short name for the target, for messages. */
export function describeTarget(target: Target): string {
  return inert(target.name ?? target.deployment_id ?? '')
}

/** `name (id)` of a deployment, for messages. */
export function describeDeployment({ name, id }: Pick<DeploymentAnswer, 'name' | 'id'>): string {
  return `${inert(name)} (${id})`
}
