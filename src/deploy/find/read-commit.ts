/** Which commit is deployed (`repo_commit_sha`, §2.3), if a service shows that a moment after DEPLOYED. */
import { readDate } from '../../text/dates.js'
import type { DeployedState, DesiredDeployment } from '../core/model.js'
import { pollUntil } from '../core/poll-until.js'
import { readCurrent, type Session } from '../core/session.js'
import { verdictOf } from '../core/status.js'

/** How late a service may show it, in milliseconds. */
const TOLD_MS = 5_000
/** An older revision would show its commit by now; in milliseconds. */
const FRESH_MS = 30_000
const POLL_MS = 500

const tellsCommit = ({ deployment, latest }: DeployedState) =>
  [latest?.source_revision_config, deployment.source_revision_config].some((code) => code?.repo_commit_sha != null)

/**
 * Reads again where a revision of the last seconds is DEPLOYED and does not show its commit, on which the plan depends.
 */
export async function readCommit(
  session: Session,
  current: DeployedState,
  wanted: DesiredDeployment
): Promise<DeployedState> {
  const { clock } = session
  const { latest, deployment, active } = current
  if (deployment.source != null && deployment.source !== wanted.source) return current
  if (wanted.source !== 'git_host' || wanted.commit === undefined) return current
  if (latest === null || active !== undefined || verdictOf(latest.status) !== 'deployed' || tellsCommit(current))
    return current
  const age = clock.date() - readDate(latest.created_at)
  // The clock of the service may be far ahead.
  if (Number.isNaN(age) || Math.abs(age) > FRESH_MS) return current
  const waitMs = Math.min(TOLD_MS, Math.max(0, session.deadline - clock.now()) / 4)
  const deadline = clock.now() + waitMs
  const options = { clock, deadline, delayMs: POLL_MS, pauseFirst: true }
  return pollUntil(options, () => readCurrent(session, deployment.id), tellsCommit)
}
