/** The GitHub Deployments of a deployment: which are ours, and the end of those before (docs/design.md, section 2). */
import { IDENTIFIER } from '../../contract/answers.js'
import type { RecordsWanted } from '../../inputs/records.js'
import type { GitHub } from '../../ports.js'
import { readJson } from '../../text/json.js'

export type InEnvironment = RecordsWanted & { environment: string }

/** Where runs record a deployment, and whose records they are. */
export type RecordOwner = Pick<InEnvironment, 'environment' | 'name' | 'control_plane'>

/** The payload of our GitHub Deployments. A later run finds the deployment by it if the service has no list. */
export interface Payload {
  name: string
  /** Absent in payloads of other tools and people. */
  control_plane?: string
  deployment_id?: string
}

/**
 * Parses the payload of our own record; null for others. GitHub stores it as an object or as text. It is untrusted,
 * because everyone who may write deployments may have changed it.
 */
export function readPayload(payload: unknown): Payload | null {
  const found = typeof payload === 'string' ? readJson(payload) : payload
  if (typeof found !== 'object' || found === null) return null
  const { name, control_plane, deployment_id: id }: { [Name in keyof Payload]?: unknown } = found
  if (typeof name !== 'string') return null
  return {
    name,
    ...(typeof control_plane === 'string' && { control_plane }),
    ...(typeof id === 'string' && IDENTIFIER.test(id) && { deployment_id: id })
  }
}

/** Our records of this deployment, newest first. One without a control plane may be of any: its id is looked up anyway. */
async function ownRecords(
  github: Pick<GitHub, 'listDeployments'>,
  { environment, name, control_plane }: RecordOwner
): Promise<(Payload & { id: number })[]> {
  const records = await github.listDeployments(environment)
  return records.flatMap(({ id, payload }) => {
    const read = readPayload(payload)
    const isOwn = read?.name === name && (read.control_plane ?? control_plane) === control_plane
    return isOwn ? [{ ...read, id }] : []
  })
}

/** The ids of the deployment that earlier runs recorded, newest first. */
export async function recordedIds(
  github: Pick<GitHub, 'listDeployments'>,
  owner: RecordOwner
): Promise<string[]> {
  const records = await ownRecords(github, owner)
  return records.flatMap(({ deployment_id }) => deployment_id ?? [])
}

/**
 * Marks our records as inactive. GitHub does this only for environments that are neither transient nor production, and
 * then also for other deployments of the same environment.
 *
 * @param before Id of the first record that stays. If absent, none does: the deployment was deleted.
 */
export async function retireRecords(
  github: Pick<GitHub, 'listDeployments' | 'latestState' | 'addStatus'>,
  owner: RecordOwner,
  { before = Number.POSITIVE_INFINITY, description }: { before?: number; description: string }
): Promise<void> {
  for (const { id } of await ownRecords(github, owner)) {
    if (id >= before) continue
    const state = await github.latestState(id)
    // The run that retired it also retired those before it.
    if (state === 'inactive') return
    // Nothing serves because of these: GitHub keeps showing how they ended.
    if (state !== 'failure' && state !== 'error')
      await github.addStatus(id, { state: 'inactive', description })
  }
}
