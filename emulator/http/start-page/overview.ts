/** What a user's workflow did to this control plane, for the start page: no credentials, so no secret value either. */
import * as z from 'zod'
import { activeRevisionOf, type Numbered } from '../../control-plane/active-revision.js'
import { history } from '../../control-plane/lifecycle.js'
import type { DeploymentRecord } from '../../control-plane/records.js'
import { activeAt, viewDeployment } from '../../control-plane/views.js'

/** Bounded, so that a page that looks every second stays cheap. */
const MOST_DEPLOYMENTS = 50
const MOST_REVISIONS = 10

const moment = z.iso.datetime()
const RevisionOverview = z.strictObject({
  id: z.string(),
  number: z.int(),
  code: z.string().nullable().describe('Ref or image.'),
  repo_commit_sha: z.string().nullable(),
  status: z.string(),
  serves: z.boolean(),
  problem: z.string().nullable().describe('Why it failed, where that is known.'),
  timeline: z.array(z.strictObject({ status: z.string(), since: moment }))
})
const DeploymentOverview = z.strictObject({
  id: z.string(),
  name: z.string(),
  source: z.string(),
  status: z.string(),
  url: z.string(),
  local_url: z.string().describe('Where its agent server is reached on this machine, whatever its url is.'),
  secrets: z.array(z.string()).describe('Names.'),
  revision_count: z.int(),
  revisions: z.array(RevisionOverview).describe('Newest first.')
})
/** What the start page shows. */
export const Overview = z
  .strictObject({
    now: moment,
    deployment_count: z.int(),
    deployments: z.array(DeploymentOverview).describe('Newest first.')
  })
  .meta({ id: 'EmulatorOverview' })
export type Overview = z.infer<typeof Overview>

const timestamp = (ms: number) => new Date(ms).toISOString()

function revisionOverview({ revision, number }: Numbered, serving: string | undefined, now: number) {
  const timeline = history(revision, now).map(({ status, since }) => ({ status, since: timestamp(since) }))
  const config = revision.source_revision_config
  const startProblem = typeof revision.start === 'object' ? revision.start.problem : null
  return {
    id: revision.id,
    number,
    code: config.repo_ref ?? config.image_uri,
    repo_commit_sha: config.repo_commit_sha,
    status: timeline.at(-1)?.status ?? 'UNKNOWN',
    serves: revision.id === serving,
    problem: revision.problem ?? startProblem,
    timeline
  }
}

function deploymentOverview(deployment: DeploymentRecord, now: number, origin: string) {
  const serving = activeRevisionOf(deployment, now)?.revision.id
  const revisions = deployment.revisions.map((revision, index) => ({ deployment, revision, number: index + 1 }))
  const newest = revisions.slice(-MOST_REVISIONS).reverse()
  return {
    id: deployment.id,
    name: deployment.name,
    source: deployment.source,
    status: viewDeployment(deployment, now, origin).status,
    url: activeAt(deployment, origin),
    local_url: `${origin}/agents/${deployment.id}`,
    secrets: deployment.secrets.map(({ name }) => name),
    revision_count: revisions.length,
    revisions: newest.map((revision) => revisionOverview(revision, serving, now))
  }
}

/** Deployments, newest first, each with its newest revisions. */
export function viewOverview(deployments: readonly DeploymentRecord[], now: number, origin: string): Overview {
  const newest = deployments.slice(-MOST_DEPLOYMENTS).reverse()
  return {
    now: timestamp(now),
    deployment_count: deployments.length,
    deployments: newest.map((deployment) => deploymentOverview(deployment, now, origin))
  }
}
