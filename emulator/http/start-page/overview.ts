/**
 * Deployments and revisions as the pages show them. Anyone who
 * reaches this server may read it, so it has no secret values.
 */
import * as z from 'zod'
import { activeRevisionOf, type Numbered } from '../../control-plane/active-revision.js'
import type { Snapshot } from '../../control-plane/control-plane.js'
import { hasFailed, history } from '../../control-plane/lifecycle.js'
import {
  type DeploymentRecord,
  latestRevision,
  type RevisionRecord
} from '../../control-plane/records.js'
import { revisionLog } from '../../control-plane/revision-log.js'
import { problemOf } from '../../control-plane/status-changes.js'
import { activeAt, deploymentStatus } from '../../control-plane/views.js'
import { withoutSecretsInUrls } from '../request-secrets.js'

/** Limits, because open pages ask for it every second. */
const MOST_DEPLOYMENTS = 50
const MOST_REVISIONS = 10
const MOST_LOG_LINES = 50

const moment = z.iso.datetime()
const RevisionShape = z.strictObject({
  id: z.string(),
  number: z.int(),
  code: z.string().nullable().describe('Ref or image.'),
  repo_commit_sha: z.string().nullable(),
  status: z.string(),
  serves: z.boolean(),
  rollback_to: z
    .int()
    .nullable()
    .describe('Number of the earlier revision whose code and secrets it has again.'),
  problem: z.string().nullable().describe('Why it failed, if known.'),
  log: z
    .array(z.string())
    .describe(`The last ${MOST_LOG_LINES} lines of the build and deploy log of a failed revision.`),
  planned_ms: z.number().describe('How long it takes to its last status, in milliseconds.'),
  timeline: z.array(z.strictObject({ status: z.string(), since: moment }))
})
export type RevisionOverview = z.infer<typeof RevisionShape>
const DeploymentShape = z.strictObject({
  id: z.string(),
  name: z.string(),
  source: z.string(),
  status: z.string(),
  url: z.string(),
  local_url: z.string().describe('The address of its agent server on this machine.'),
  secrets: z.array(z.string()).describe('Names.'),
  revision_count: z.int(),
  revisions: z.array(RevisionShape).describe('Newest first.')
})
export type DeploymentOverview = z.infer<typeof DeploymentShape>
/** What GET /_emulator/overview answers. */
export const Overview = z
  .strictObject({
    now: moment,
    deployment_count: z.int(),
    deployments: z.array(DeploymentShape).describe('The one that changed last is first.')
  })
  .meta({ id: 'EmulatorOverview' })
export type Overview = z.infer<typeof Overview>

const timestamp = (ms: number) => new Date(ms).toISOString()

/** The end of both logs of a failed revision, and the first error in it. */
function failureOf(
  { deployment, revision }: Numbered,
  now: number
): { log: string[]; error: string | null } {
  const logs = (['build', 'deploy'] as const).flatMap((log) =>
    revisionLog(deployment, revision, { log, now })
  )
  // A failure outside build and rollout is in both logs.
  const lines = new Map(logs.map(({ timestamp, message }) => [`${timestamp} ${message}`, message]))
  return {
    log: [...lines.values()].slice(-MOST_LOG_LINES).map(withoutSecretsInUrls),
    error: logs.find(({ level }) => level === 'ERROR')?.message ?? null
  }
}

/** Writes what a revision is made of as one text; null if its commit is unknown. */
function contentsOf({ source_revision_config, secrets }: RevisionRecord): string | null {
  const { repo_ref, repo_commit_sha } = source_revision_config
  if (repo_ref !== null && repo_commit_sha === null) return null
  return JSON.stringify([source_revision_config, secrets])
}

/**
 * Returns the number of the earlier revision that a revision went back to, by a redeploy or by
 * a patch; null if it has something new. `contents` has an entry per revision, oldest first.
 */
function rollbackTarget(contents: readonly (string | null)[], number: number): number | null {
  const own = contents[number - 1] ?? null
  if (own === null || own === contents[number - 2]) return null
  const index = contents.slice(0, number - 1).lastIndexOf(own)
  return index < 0 ? null : index + 1
}

const shown = (text: string | null) => (text === null ? null : withoutSecretsInUrls(text))

function revisionOverview(
  numbered: Numbered,
  { serving, rollback_to }: { serving: string | undefined; rollback_to: number | null },
  now: number
): RevisionOverview {
  const { revision, number } = numbered
  const timeline = history(revision, now).map(({ status, since }) => ({
    status,
    since: timestamp(since)
  }))
  const config = revision.source_revision_config
  const status = timeline.at(-1)?.status ?? 'UNKNOWN'
  const { log, error } = hasFailed(status) ? failureOf(numbered, now) : { log: [], error: null }
  return {
    id: revision.id,
    number,
    code: shown(config.repo_ref ?? config.image_uri),
    repo_commit_sha: config.repo_commit_sha,
    status,
    serves: revision.id === serving,
    rollback_to,
    problem: shown(problemOf(revision) ?? error),
    log,
    planned_ms: revision.life.at(-1)?.at ?? 0,
    timeline
  }
}

/** One deployment with its newest revisions, and the one that serves. */
function viewDeploymentOverview(
  deployment: DeploymentRecord,
  now: number,
  origin: string
): DeploymentOverview {
  const serving = activeRevisionOf(deployment, now)?.revision.id
  const contents = deployment.revisions.map(contentsOf)
  const revisions = deployment.revisions.map((revision, index) => ({
    deployment,
    revision,
    number: index + 1
  }))
  const isNew = (number: number) => number > revisions.length - MOST_REVISIONS
  const newest = revisions
    .filter(({ revision, number }) => isNew(number) || revision.id === serving)
    .reverse()
  return {
    id: deployment.id,
    name: deployment.name,
    source: deployment.source,
    status: deploymentStatus(deployment, now),
    url: activeAt(deployment, origin),
    local_url: `${origin}/agents/${deployment.id}`,
    secrets: deployment.secrets.map(({ name }) => name),
    revision_count: revisions.length,
    revisions: newest.map((revision) => {
      const rollback_to = rollbackTarget(contents, revision.number)
      return revisionOverview(revision, { serving, rollback_to }, now)
    })
  }
}

/**
 * Sorts deployments by the time of their last write. Of two with one time, the newer one is first.
 */
export const lastChangedFirst = (deployments: readonly DeploymentRecord[]): DeploymentRecord[] =>
  deployments.toReversed().sort((one, other) => other.updated_at - one.updated_at)

/** Deployments, the one that changed last first, each with its newest revisions. */
export function viewOverview({ deployments, now, origin }: Snapshot): Overview {
  const latest = lastChangedFirst(deployments).slice(0, MOST_DEPLOYMENTS)
  return {
    now: timestamp(now),
    deployment_count: deployments.length,
    deployments: latest.map((deployment) => viewDeploymentOverview(deployment, now, origin))
  }
}

/** What the page of a deployment shows; undefined if there is no such deployment. */
export function overviewOf(
  { deployments, now, origin }: Snapshot,
  id: string
): { deployment: DeploymentOverview; now: number; graphs: string[] } | undefined {
  const deployment = deployments.find((each) => each.id === id.toLowerCase())
  if (deployment === undefined) return undefined
  const { graphs } = activeRevisionOf(deployment, now)?.revision ?? latestRevision(deployment)
  return {
    deployment: viewDeploymentOverview(deployment, now, origin),
    now,
    graphs: graphs.map(({ graph_id }) => graph_id)
  }
}
