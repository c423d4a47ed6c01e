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

/** A manifest, in one of its environments. */
export interface ManifestScope {
  /** Its path in the repository. */
  manifest: string
  /** Absent if the step selects none. */
  manifest_environment?: string
}

/**
 * The payload of our GitHub Deployments. A later run finds the deployment by it if the service has
 * no list.
 */
export interface Payload extends Partial<ManifestScope> {
  name: string
  /** Absent in payloads of other tools and people. */
  control_plane?: string
  deployment_id?: string
}

/**
 * Parses the payload of our own record; null for others. GitHub stores it as an object or as text.
 * It is untrusted, because everyone who may write deployments may have changed it.
 */
export function readPayload(payload: unknown): Payload | null {
  const found = typeof payload === 'string' ? readJson(payload) : payload
  if (typeof found !== 'object' || found === null) return null
  const fields: { [Name in keyof Payload]?: unknown } = found
  const { name, control_plane, deployment_id: id, manifest, manifest_environment } = fields
  if (typeof name !== 'string') return null
  return {
    name,
    ...(typeof control_plane === 'string' && { control_plane }),
    ...(typeof manifest === 'string' && { manifest }),
    ...(typeof manifest_environment === 'string' && { manifest_environment }),
    ...(typeof id === 'string' && IDENTIFIER.test(id) && { deployment_id: id })
  }
}

/** A GitHub Deployment that a run of this action wrote. */
export type DeploymentRecord = Payload & Pick<GitHubDeployment, 'id'>

/** How many GitHub Deployments are read: an environment of many years must not cost minutes. */
const MOST_READ = 1_000

/**
 * Lists our records of the place, newest first. One without a control plane may be of any: its id
 * is looked up anyway.
 *
 * @param warn Takes a warning if the environment has more deployments than are read.
 */
export async function* listRecords(
  github: Pick<GitHubQueries, 'listDeployments'>,
  { environment, name, control_plane }: RecordPlace,
  warn: (message: string) => void
): AsyncGenerator<DeploymentRecord> {
  const what = `Environment "${sanitizeLine(environment)}"`
  const deployments = github.listDeployments({ environment })
  for await (const { id, payload } of limitDeployments(deployments, what, warn)) {
    const record = readPayload(payload)
    const isOwn = record?.name === name && (record.control_plane ?? control_plane) === control_plane
    if (isOwn) yield { ...record, id }
  }
}

/** The previews of a pull request that runs of a manifest deployed. */
interface ManifestPreviews extends ManifestScope {
  control_plane: string
  pull: number
}

/**
 * Returns the task by which GitHub lists all previews of a pull request, whatever their
 * environments.
 */
export function previewTask(pull: number): string {
  return `deploy:pr-${pull}`
}

/**
 * Lists the names that our records say, each once. They are untrusted: they only say where to look.
 *
 * @param warn Takes a warning if the pull request has more deployments than are read.
 */
export async function listPreviewNames(
  github: Pick<GitHubQueries, 'listDeployments'>,
  previews: ManifestPreviews,
  warn: (message: string) => void
): Promise<string[]> {
  const { pull } = previews
  const names = new Set<string>()
  const deployments = github.listDeployments({ task: previewTask(pull) })
  const what = `Pull request #${pull}`
  for await (const { payload } of limitDeployments(deployments, what, warn)) {
    const record = readPayload(payload)
    const isOwn =
      record?.control_plane === previews.control_plane &&
      record.manifest === previews.manifest &&
      record.manifest_environment === previews.manifest_environment
    if (isOwn) names.add(record.name)
  }
  return [...names]
}

async function* limitDeployments(
  deployments: AsyncIterable<GitHubDeployment>,
  what: string,
  warn: (message: string) => void
): AsyncGenerator<GitHubDeployment> {
  let count = 0
  for await (const deployment of deployments) {
    if (count >= MOST_READ) {
      warn(
        `${what} has more than ${MOST_READ} GitHub Deployments. ` +
          `Only the latest ${MOST_READ} were read.`
      )
      return
    }
    count += 1
    yield deployment
  }
}
