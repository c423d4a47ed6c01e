/** What runs record about a deployment in GitHub Deployments: where, and which of them are ours. */
import { IDENTIFIER } from '../../contract/answers.js'
import type { GitHubDeployment, GitHubQueries } from '../../ports.js'
import { readJson } from '../../text/json.js'
import { sanitizeLine } from '../../text/sanitize.js'

/** Where runs record a deployment, and whose records they are. */
export interface RecordPlace {
  environment: string
  name: string
  /** Key of the control plane: the same name on two of them is two deployments. */
  control_plane: string
}

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

/** A GitHub Deployment that a run of this action wrote. */
export type DeploymentRecord = Payload & Pick<GitHubDeployment, 'id'>

/** How many GitHub Deployments of an environment are read: one of many years must not cost minutes. */
const MOST_READ = 1_000

/**
 * Lists our records of the place, newest first. One without a control plane may be of any: its id is looked up anyway.
 *
 * @param warn Takes a warning if the environment has more deployments than are read.
 */
export async function* listRecords(
  github: Pick<GitHubQueries, 'listDeployments'>,
  { environment, name, control_plane }: RecordPlace,
  warn: (message: string) => void
): AsyncGenerator<DeploymentRecord> {
  let count = 0
  for await (const { id, payload } of github.listDeployments(environment)) {
    if (count >= MOST_READ) {
      warn(
        `Environment "${sanitizeLine(environment)}" has more than ${MOST_READ} GitHub Deployments. ` +
          `Only the latest ${MOST_READ} were read.`
      )
      return
    }
    count += 1
    const record = readPayload(payload)
    const isOwn = record?.name === name && (record.control_plane ?? control_plane) === control_plane
    if (isOwn) yield { ...record, id }
  }
}
