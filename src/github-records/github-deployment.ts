/** The GitHub Deployment of a run, and the end of those before it (docs/design.md, section 2: `environment`). */
import type { GitHub, GitHubDeployment, GitHubDeploymentState, KeptSecrets, NewGitHubStatus } from '../ports.js'
import type { RunRecord } from '../report/record.js'
import { webAddress } from '../text/web-address.js'
import { describeKept } from './outcome.js'
import { isOfDeployment } from './payload.js'
import type { RecordsWanted } from './wanted.js'

/** How many records of an environment are read: one page. Shared environments also contain those of other deployments. */
const MOST_READ = 100

export type InEnvironment = RecordsWanted & { environment: string }

/** Creates the record of this run. The deployment's id can only be set at creation. */
export async function createRecord(
  github: GitHub,
  { name, control_plane, environment, transient, ref = '' }: InEnvironment,
  { deployment_id, description, commit }: { deployment_id?: string | undefined; description: string; commit?: string }
): Promise<number> {
  const payload = { name, control_plane, ...(deployment_id !== undefined && { deployment_id }) }
  const transient_environment = transient
  const made = await github.createDeployment({
    ref: commit ?? ref,
    environment,
    description,
    transient_environment,
    payload
  })
  return made.id
}

/** The status for the state of a run. */
export function statusOf(
  state: GitHubDeploymentState,
  { description, url, run_url }: { description: string; url: RunRecord['url']; run_url: string | undefined }
): NewGitHubStatus {
  const environment_url = state === 'success' ? webAddress(url) : undefined
  return {
    state,
    description,
    ...(run_url !== undefined && { log_url: run_url }),
    ...(environment_url !== undefined && { environment_url })
  }
}

type RecordOwner = Pick<InEnvironment, 'environment' | 'name' | 'control_plane'>

/** Our records of this deployment, newest first. */
export async function* ownRecords(
  github: Pick<GitHub, 'listDeployments'>,
  owner: RecordOwner
): AsyncGenerator<GitHubDeployment> {
  let read = 0
  for await (const deployment of github.listDeployments(owner.environment)) {
    if (isOfDeployment(deployment.payload, owner)) yield deployment
    // Beyond it, the next page would be requested.
    if (++read === MOST_READ) return
  }
}

/** The record to keep; a deleted deployment retires all of them. */
export interface Retirement {
  /** Id of the first record that stays. */
  before?: number
  description: string
}

/**
 * Marks the records before that one as inactive (all, if none stays). GitHub does this only for environments that are
 * neither transient nor production, and then also for other deployments of the same environment.
 */
export async function retireRecords(
  github: Pick<GitHub, 'listDeployments' | 'latestStatus' | 'addStatus'>,
  wanted: RecordOwner,
  { before = Number.POSITIVE_INFINITY, description }: Retirement
): Promise<void> {
  for await (const { id } of ownRecords(github, wanted)) {
    if (id >= before) continue
    const state = (await github.latestStatus(id))?.state
    // The run that retired it also retired those before it.
    if (state === 'inactive') return
    // Nothing serves because of these: GitHub keeps showing how they ended.
    if (state === 'failure' || state === 'error') continue
    await github.addStatus(id, { state: 'inactive', description })
  }
}

/** How many records are read to find the last one that succeeded. */
const MOST_STATUSES = 5

/** Whether the last run that succeeded recorded that the service kept these secrets when it deployed this revision. */
export async function hasKeptSecrets(
  github: Pick<GitHub, 'listDeployments' | 'latestStatus'>,
  owner: RecordOwner,
  { revision_id, names }: KeptSecrets
): Promise<boolean> {
  let read = 0
  for await (const { id } of ownRecords(github, owner)) {
    if (++read > MOST_STATUSES) return false
    const status = await github.latestStatus(id)
    if (status?.state === 'success')
      return status.description.includes(revision_id) && status.description.endsWith(describeKept(names))
  }
  return false
}
