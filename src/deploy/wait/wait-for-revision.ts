/** Waits for exactly one revision until it is DEPLOYED or the time is up (§1, §3; docs/design.md, section 3). */
import type { DeploymentAnswer, RevisionAnswer } from '../../contract/answers.js'
import { emitCommit } from '../core/emit-revision.js'
import { pollUntil } from '../core/poll-until.js'
import { type Session, waitDeadline } from '../core/session.js'
import { verdictOf } from '../core/status.js'
import { readEarlierRevisions } from './earlier-revisions.js'
import { revisionFailed, waitTimedOut } from './failures.js'
import { nextPause, recordPoll, startPace } from './poll-delay/pace.js'
import { pollDelay } from './poll-delay/poll-interval.js'
import { countedRead } from './read-counted.js'
import { deploymentLookMs, FOLLOWED_AT_ONCE, followNewest, followServing, successorShowsMs } from './superseded.js'
import { elapsed, remaining, type WaitInput, type WaitState } from './wait-state.js'

/** `auto` looks this long after a revision was made for the first time, in milliseconds: next to nothing is over any sooner. */
const FIRST_LOOK_MS = 4_000

/** What was waited for. */
export interface Waited {
  revision: RevisionAnswer
  /** Where another run's revision came in between and is followed: the deployment with that one as its latest. */
  followed?: DeploymentAnswer
}

/**
 * The revision once it is DEPLOYED; if it was superseded, the newest one instead.
 *
 * @throws RevisionFailedError, WaitTimeoutError; StatusError for 401, 403 and 404; CancelledError.
 */
export async function waitForRevision(session: Session, input: WaitInput): Promise<Waited> {
  const wait = beginWait(session, input)
  if (wait.interval === 'auto' && !isInProgress(input)) {
    await session.clock.sleep(pollDelay({ interval: 'auto', autoMs: FIRST_LOOK_MS, remainingMs: remaining(wait) }))
  }
  let listed = await readEarlierRevisions(wait)
  if (wait.problem !== undefined && remaining(wait) > 0) await session.clock.sleep(nextDelay(wait))
  const poll = async (): Promise<Waited | undefined> => {
    const revision: RevisionAnswer | undefined = listed ?? (await readRevision(wait))
    listed = undefined
    const judged = revision && (await judgeRevision(wait, revision))
    if (judged === 'follow') return poll()
    if (judged === undefined && (await followServing(wait))) return poll()
    return judged
  }
  const { clock } = session
  const options = { clock, deadline: waitDeadline(session, input), delayMs: () => nextDelay(wait) }
  const waited = await pollUntil(options, poll, (found) => found !== undefined)
  if (waited === undefined) throw waitTimedOut(wait)
  return waited
}

/** The result of a status: undefined if the wait continues; `follow` if another revision is polled at once. */
async function judgeRevision(wait: WaitState, revision: RevisionAnswer): Promise<Waited | 'follow' | undefined> {
  recordAnswer(wait)
  recordStatus(wait, revision)
  switch (verdictOf(revision.status)) {
    case 'deployed':
      return ended(wait, revision)
    case 'failed':
      throw await revisionFailed(wait, revision)
    case 'superseded':
      return (await followNewest(wait)) && wait.supersededIds.size <= FOLLOWED_AT_ONCE ? 'follow' : undefined
    case 'pending':
      return undefined
  }
}

/** It was in progress before this run, which had nothing to send. */
const isInProgress = ({ previous, revision_id }: WaitInput) => previous === revision_id

function beginWait(session: Session, input: WaitInput): WaitState {
  const { previous, revision_id, startedAt, timeoutMs, source, before } = input
  const alreadyInProgress = isInProgress(input) ? before : undefined
  const pace = startPace({ source, isFirst: previous === null, startedAt, alreadyInProgress }, session.clock)
  const supersededIds = new Set(previous === null || previous === revision_id ? [] : [previous])
  const deploymentLookAt = startedAt + deploymentLookMs(timeoutMs)
  return {
    ...input,
    session,
    pace,
    status: undefined,
    problem: undefined,
    retrying: false,
    requests: 0,
    deploymentLookAt,
    supersededIds,
    successorDeadline: undefined
  }
}

async function readRevision(wait: WaitState): Promise<RevisionAnswer | undefined> {
  const { session, deployment_id, pace } = wait
  const revision = await countedRead(wait, (options) =>
    session.controlPlane.readRevision(deployment_id, wait.revision_id, options)
  )
  if (revision === undefined) pace.failedPolls++
  return revision
}

function recordAnswer(wait: WaitState): void {
  if (wait.retrying) wait.session.emit({ type: 'recovered' })
  wait.retrying = false
}

function recordStatus(wait: WaitState, revision: RevisionAnswer): void {
  const { session, pace, revision_id } = wait
  const { status } = revision
  const isNew = status !== wait.status
  if (verdictOf(status) === 'pending') recordPoll(pace, revision, { isNew, clock: session.clock })
  if (!isNew) return
  const { earlier } = wait.status === undefined ? pace.expected : {}
  wait.status = status
  session.emit({ type: 'status_read', revision_id, status, elapsed_ms: elapsed(wait), ...(earlier && { earlier }) })
}

function ended(wait: WaitState, revision: RevisionAnswer): Waited {
  const { session, requests, pace } = wait
  const { status } = revision
  const within = pace.seenAt === undefined ? {} : { within_ms: session.clock.now() - pace.seenAt }
  emitCommit(session, revision)
  session.emit({ type: 'wait_ended', status, elapsed_ms: elapsed(wait), requests, ...within })
  return { revision, ...(wait.followed && { followed: wait.followed }) }
}

/** Milliseconds until the next poll; tells why, where the last one failed. */
function nextDelay(wait: WaitState): number {
  const { session, interval, problem, pace, status } = wait
  const remainingMs = Math.min(remaining(wait), successorShowsMs(wait))
  const autoMs = nextPause(pace, status, session.clock.now())
  const delay = pollDelay({ interval, autoMs, remainingMs, retryAfterMs: problem?.retryAfterMs })
  if (problem !== undefined) session.emit({ type: 'retrying', problem: problem.brief, delay_ms: delay })
  wait.retrying = problem !== undefined
  return delay
}
