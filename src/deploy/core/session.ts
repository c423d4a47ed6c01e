/** The state that all steps of one run share: its ports, its clock, and its deadline. */
import type {
  Clock,
  CodeHistory,
  CommitFiles,
  ControlPlane,
  DeploymentRecords
} from '../../ports.js'
import { orNull, type RetryOptions } from '../../requests/retry.js'
import type { Emit } from './events.js'
import { type Serving, type Snapshot, snapshotOf } from './snapshot.js'

/** What a session is made of. */
export interface SessionParts {
  clock: Clock
  emit: Emit
  /** What earlier runs recorded. */
  records: DeploymentRecords
  /** Takes secret values out of a text of the service's, before it is shortened. */
  redact: (text: string) => string
  /** Who may know what changed between two commits, in the order in which they are asked. */
  histories: readonly CodeHistory[]
  /** Reads files of the code that is deployed; absent if nothing is deployed. */
  files?: CommitFiles
  /** Time on `clock` at which requests outside the wait are given up. */
  deadline: number
  /** How long what follows the deadline may take, in milliseconds. Absent: 30 s. */
  graceMs?: number
}

/** What every step of a run is given. */
export interface Session extends SessionParts {
  /** Reads are retried until `deadline`; a step that polls asks for single attempts (`once`). */
  controlPlane: ControlPlane
  /** The same control plane with reads that are retried as these options say. */
  retried: (options: RetryOptions) => ControlPlane
}

/** Opens a session over a control plane whose reads `retried` retries. */
export function openSession(parts: SessionParts, retried: Session['retried']): Session {
  return { ...parts, retried, controlPlane: retried(retryOptions(parts)) }
}

/**
 * Time on the session's clock at which a wait ends: with the step, but not at once, or by the limit
 * of its own.
 */
export function waitDeadline(
  { deadline }: Session,
  wait: { startedAt: number; timeoutMs: number }
): number {
  const { startedAt, timeoutMs } = wait
  return Math.min(startedAt + timeoutMs, Math.max(deadline, startedAt + 500))
}

/** Returns the session with another deadline, a time on its clock. */
export function withDeadline(session: Session, deadline: number): Session {
  return openSession({ ...session, deadline }, session.retried)
}

/**
 * How long what follows the deadline may take, in milliseconds: to read the result, to clean up.
 */
const GRACE_MS = 30_000

/** Returns the session for what follows its deadline. */
export function withGrace(session: Session): Session {
  const { deadline, graceMs = GRACE_MS } = session
  return withDeadline(session, deadline + graceMs)
}

/** Returns how requests outside the wait are retried. Each retry is reported. */
export function retryOptions({
  clock,
  deadline,
  emit
}: Omit<SessionParts, 'controlPlane'>): RetryOptions {
  return {
    clock,
    deadline,
    onRetry: (error, delay_ms) => emit({ type: 'retrying', problem: error.brief, delay_ms })
  }
}

/**
 * Reads a deployment and its latest revision.
 * @param earlier What an earlier read showed to serve.
 */
export async function readSnapshot(
  { controlPlane }: Session,
  deploymentId: string,
  earlier?: Serving
): Promise<Snapshot> {
  const deployment = await controlPlane.readDeployment(deploymentId)
  const { latest_revision_id: latestId } = deployment
  const latest = latestId === null ? null : await controlPlane.readRevision(deploymentId, latestId)
  return snapshotOf(deployment, latest, earlier)
}

/**
 * Reads a deployment that a list or a record names, and its latest revision; null if the service
 * does not find one of them. A row may outlive its deployment for some seconds, so a missing one is
 * not waited for here.
 */
export async function readListed(
  { controlPlane }: Session,
  deploymentId: string
): Promise<Snapshot | null> {
  const options = { missing_is_final: true }
  const deployment = await orNull(controlPlane.readDeployment(deploymentId, options))
  if (deployment === null) return null
  const { latest_revision_id: latestId } = deployment
  if (latestId === null) return snapshotOf(deployment, null)
  const latest = await orNull(controlPlane.readRevision(deploymentId, latestId, options))
  return latest && snapshotOf(deployment, latest)
}
