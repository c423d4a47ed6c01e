/** Waits for the revision of a rollback, and reports whether it is serving with the earlier code. */
import type { DeploymentAnswer, RevisionAnswer } from '../../contract/answers.js'
import { nameRevision } from '../../repository/refs.js'
import { isSameValue } from '../../repository/same-value.js'
import { emitActive } from '../core/emit-revision.js'
import type { DeployEvent, Emit, RollbackReport } from '../core/events.js'
import { type Session, withGrace } from '../core/session.js'
import { TAKES_OVER_MS, waitForActive } from '../verify/wait-for-active.js'
import { waitForRevision } from '../wait/wait-for-revision.js'
import { type CodeFields, codeMismatch, unverifiedReason } from './compare-code.js'
import { isUntold, type RollbackInput } from './decide-rollback.js'
import type { RollbackTarget } from './find-target.js'
import { unrestoredFields } from './rollback-patch.js'

/** Time for the last read of what is serving, in milliseconds: the time limit may be used up by then. */
export const LAST_LOOK_MS = 10_000

/** The rollback. */
export interface RollbackWait {
  target: RollbackTarget
  /** The code of the revision that failed. */
  failed: CodeFields
  /** Id of the revision of the rollback: the target itself if it was reactivated. */
  made: string
}

/** Waits until it is DEPLOYED, and sees what is live then. */
export async function waitForRollback(
  session: Session,
  input: RollbackInput,
  arriving: RollbackWait
): Promise<RollbackReport> {
  const { deployment_id, failed, interval, wanted } = input
  const { clock, deadline } = session
  const { made } = arriving
  const startedAt = clock.now()
  const timing = { interval, startedAt, timeoutMs: Math.max(0, deadline - startedAt), previous: failed.revision_id }
  const waiting = { ...session, emit: emitProgress(session.emit) }
  const wait = { deployment_id, revision_id: made, source: wanted.source, follow: false, ...timing }
  const { revision } = await waitForRevision(waiting, wait)
  const extended = withGrace(session, LAST_LOOK_MS)
  const now = await waitForActive(extended, deployment_id, (seen) => serves(made, seen, input), TAKES_OVER_MS)
  return rollbackResult(input, arriving, { revision, now, live: liveNow(session, now, input) })
}

/**
 * Whether the service says that this revision serves. One that has never named any (§2.1) says so of a new revision by
 * DEPLOYED, and of an earlier one by making it the latest again.
 */
function serves(made: string, now: DeploymentAnswer, { before, failed }: RollbackInput): boolean {
  const { active_revision_id: active, latest_revision_id: latest } = now
  return active === made || (isUntold(now, before) && latest !== failed.revision_id)
}

/** Decides the result: `rolled_back` only if it is proven. Pure. */
function rollbackResult(
  input: RollbackInput,
  { target, failed, made }: RollbackWait,
  { revision, now, live }: { revision: RevisionAnswer; now: DeploymentAnswer; live: string }
): RollbackReport {
  const isItself = made === target.id
  const to = nameRevision(target.id, target.code.repo_commit_sha)
  const back = isItself ? `Revision ${made} was reactivated` : `Revision ${made} was created to roll back to ${to}`
  // If revisions tell no code, the deployment shows that of its latest one (§2.3).
  const code = revision.source_revision_config ?? (now.latest_revision_id === made ? now.source_revision_config : {})
  const other = isItself
    ? undefined
    : (codeMismatch(code, { target: target.code, failed }, ['repo_commit_sha', 'image_uri']) ??
      unverifiedReason(code, { target: target.code, failed }))
  if (other !== undefined) return { result: 'failed', message: `${back} and is DEPLOYED, but ${other}. ${live}` }
  if (!serves(made, now, input)) {
    return { result: 'failed', message: `${back} and is DEPLOYED, but is not serving. ${live}` }
  }
  const rest = [...restLine(input, now), ...newestLine(made, now, input)]
  const serving = isItself ? `${to} is serving again` : `${made} is serving now, with the code of ${to}`
  const message = [`Revision ${serving}.`, ...rest].join('\n')
  const is_same_commit = isOneCommit(target.code, failed)
  return { result: 'rolled_back', rolled_back_to: target.id, is_same_commit, message }
}

function isOneCommit({ repo_commit_sha: commit }: CodeFields, { repo_commit_sha: failed }: CodeFields): boolean {
  return commit != null && isSameValue('repo_commit_sha', commit, failed)
}

function restLine({ wanted, before }: RollbackInput, now: DeploymentAnswer): string[] {
  const stays = unrestoredFields({ wanted, before: before ?? undefined, now })
  return stays.length === 0 ? [] : [`Not restored by the rollback: ${stays.join(', ')}.`]
}

function newestLine(
  made: string,
  { latest_revision_id: latest }: DeploymentAnswer,
  { failed }: RollbackInput
): string[] {
  const isForeign = latest !== made && latest !== failed.revision_id
  return isForeign ? [`Another run created revision ${latest}, which is in progress.`] : []
}

/** The messages of this wait concern the rollback, not the requested revision. */
function emitProgress(emit: Emit): Emit {
  return (event: DeployEvent) => {
    if (event.type === 'status_read')
      emit({ type: 'rollback_progressed', status: event.status, elapsed_ms: event.elapsed_ms })
    else if (event.type !== 'wait_ended') emit(event)
  }
}

/** Reads what is serving, if the service shows it (`isUntold`). */
export function liveNow(session: Session, now: DeploymentAnswer, { before, failed }: RollbackInput): string {
  const { active_revision_id: active } = now
  // It was DEPLOYED, so that a service names none says nothing, if it has named none before.
  const isSilent = active === null && before === null && failed.by === 'check'
  if (active === undefined || isSilent || isUntold(now, before)) return 'The service names no serving revision.'
  emitActive(session, active)
  return active === null ? 'Nothing is serving now.' : `Revision ${active} is serving now.`
}
