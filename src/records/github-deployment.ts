/** The GitHub Deployment of a run, and the end of those before it (design, section 2: `environment`). */
import type { GitHub, GitHubDeployment, GitHubDeploymentState, NewGitHubStatus } from '../ports.js'
import type { RunRecord } from '../report/record.js'
import { webAddress } from '../text/web-address.js'
import { readPayload } from './payload.js'
import type { RecordsWanted } from './wanted.js'

/** How far back an environment is read. Shared environments hold the records of other deployments too. */
const MOST_READ = 300
/** Ended badly: nothing serves because of it, so nothing is taken off. */
const ENDED_BADLY = new Set(['failure', 'error'])

export type InEnvironment = RecordsWanted & { environment: string }

/** A record for what this run deploys. It can hold the deployment's id only from the beginning on. */
export async function createRecord(
  github: GitHub,
  { name, environment, transient, ref = '' }: InEnvironment,
  { deployment_id, description }: { deployment_id?: string | undefined; description: string }
): Promise<number> {
  const payload = { name, ...(deployment_id !== undefined && { deployment_id }) }
  const transient_environment = transient
  const made = await github.createDeployment({ ref, environment, description, transient_environment, payload })
  return made.id
}

/** The status that tells how a run stands. */
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

/** Our records of this deployment, newest first. */
export async function* ownRecords(
  github: GitHub,
  { environment, name }: Pick<InEnvironment, 'environment' | 'name'>
): AsyncGenerator<GitHubDeployment> {
  let read = 0
  for await (const deployment of github.listDeployments(environment)) {
    if (++read > MOST_READ) return
    if (readPayload(deployment.payload)?.name === name) yield deployment
  }
}

/**
 * Marks the records before `current` (all, where there is none) as inactive. GitHub does that by itself only for
 * environments that are neither transient nor production, and there for other deployments of the same environment too.
 */
export async function retireRecords(github: GitHub, wanted: InEnvironment, current?: number): Promise<void> {
  for await (const { id } of ownRecords(github, wanted)) {
    if (current !== undefined && id >= current) continue
    const state = await github.latestState(id)
    // Whoever retired it retired those before it.
    if (state === 'inactive') return
    if (state !== null && ENDED_BADLY.has(state)) continue
    const description = current === undefined ? 'The deployment was deleted' : 'Another run has deployed since'
    await github.addStatus(id, { state: 'inactive', description })
  }
}
