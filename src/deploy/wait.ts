/** Waits for exactly one revision until it is DEPLOYED or the time is up (§1, §3; design, section 3). */
import type { DeploymentAnswer, RevisionAnswer } from '../contract/answers.js'
import { pollDelay } from './poll.js'
import type { Session } from './session.js'
import { verdictOf } from './status.js'
import { deploymentLookMs, followNewest, refuseDeleted } from './wait/deployment.js'
import { failure, timeout } from './wait/endings.js'
import { elapsed, remaining, type Wait, type WaitInput } from './wait/going.js'
import { look } from './wait/read.js'

/** What was waited for. */
export interface Waited {
  revision: RevisionAnswer
  /** Where another run's revision came in between and is followed: the deployment with that one as its latest. */
  followed?: DeploymentAnswer
}

/**
 * The revision once it is DEPLOYED; where it was superseded, the newest one instead.
 *
 * @throws RevisionFailedError, WaitTimeoutError; StatusError for 401, 403 and 404; CancelledError.
 */
export async function waitForRevision(session: Session, input: WaitInput): Promise<Waited> {
  const wait = beginWait(session, input)
  for (;;) {
    const revision = await look(wait, (options) =>
      session.controlPlane.readRevision(wait.deployment_id, wait.revision_id, options)
    )
    if (revision !== undefined) {
      noteStatus(wait, revision.status)
      const verdict = verdictOf(revision.status)
      if (verdict === 'deployed') return ended(wait, revision)
      if (verdict === 'failed') throw await failure(wait, revision.status)
      if (verdict === 'superseded' && (await followNewest(wait))) continue
    }
    await refuseDeleted(wait)
    await pause(wait)
  }
}

function beginWait(session: Session, input: WaitInput): Wait {
  const { previous, revision_id, startedAt, timeoutMs } = input
  const left = new Set(previous === null || previous === revision_id ? [] : [previous])
  const deploymentLookAt = startedAt + deploymentLookMs(timeoutMs)
  return {
    ...input,
    session,
    status: undefined,
    problem: undefined,
    requests: 0,
    deploymentLookAt,
    left,
    newerBy: undefined
  }
}

function noteStatus(wait: Wait, status: string): void {
  if (status === wait.status) return
  wait.status = status
  wait.session.emit({ type: 'status_seen', revision_id: wait.revision_id, status, elapsed_ms: elapsed(wait) })
}

function ended(wait: Wait, revision: RevisionAnswer): Waited {
  const { status } = revision
  wait.session.emit({ type: 'wait_ended', status, elapsed_ms: elapsed(wait), requests: wait.requests })
  return { revision, ...(wait.followed && { followed: wait.followed }) }
}

/** Sleeps until the next look. @throws WaitTimeoutError when the last look, at the deadline, has been. */
async function pause(wait: Wait): Promise<void> {
  const { session, interval, problem } = wait
  const remainingMs = remaining(wait)
  if (remainingMs <= 0) throw timeout(wait)
  const delay = pollDelay({ interval, elapsedMs: elapsed(wait), remainingMs, retryAfterMs: problem?.retryAfterMs })
  if (problem !== undefined) session.emit({ type: 'retrying', problem: problem.message, delay_ms: delay })
  await session.clock.sleep(delay)
}
