/** Finds the revision that the service builds automatically for a push (`build_on_push`, §2.2, §3). */

import type { RevisionAnswer } from '../../contract/answers.js'
import { isNotFound, type RequestError } from '../../errors.js'
import { isBuiltOf, shortCommit } from '../../repository/refs.js'
import { readDate } from '../../text/dates.js'
import { spellDuration } from '../../text/format.js'
import { listNewestFirst } from '../core/list-revisions.js'
import { pollOnce } from '../core/poll-once.js'
import { pollUntil } from '../core/poll-until.js'
import type { PollInterval } from '../core/request.js'
import { type Session, waitDeadline } from '../core/session.js'
import { isBeingDeleted, verdictOf } from '../core/status.js'
import { deploymentDeleted, WaitTimeoutError } from './failures.js'
import { arrivalDelay, pollDelay } from './poll-delay/poll-interval.js'
import { goneBack, isGoneBack, otherCommit, placeOf } from './push-place.js'

/**
 * The service may have built a newer push before this run's first poll; then no revision of this commit will appear.
 * The action waits this long before it assumes so, in milliseconds, because a branch may also have been reset to an old
 * commit.
 */
const STILL_COMES_MS = 60_000
/** How long a newer revision may be without its commit until it is taken for that of the push; in milliseconds. */
const UNTOLD_MS = 25_000

export interface PushInput {
  deployment_id: string
  commit: string
  /** Latest revision before: only newer ones are of this push, an older one of the same commit is not. */
  previous: string | null
  /** The same, as read at that time. */
  before?: RevisionAnswer | undefined
  /** Time of the push in milliseconds since 1970, if known. */
  pushed_at?: number | undefined
  interval: PollInterval
  timeoutMs: number
  startedAt: number
}

/**
 * The id; undefined when there is none yet; or why it could not be looked for. `untold`: a revision that may be it, of
 * which the service shows no commit; null: it shows none, and there is no such revision.
 */
type Looked = { id: string | undefined } | { untold: string | null } | { error: RequestError }

const stillComesMs = ({ timeoutMs }: PushInput) => Math.min(STILL_COMES_MS, timeoutMs / 2)
const untoldMs = ({ timeoutMs }: PushInput) => Math.min(UNTOLD_MS, timeoutMs / 4)

const remaining = (session: Session, input: PushInput) => waitDeadline(session, input) - session.clock.now()

const tellsCommit = ({ source_revision_config: code }: RevisionAnswer) => !!code?.repo_commit_sha

/** Looks for the revision of this commit among those newer than `previous`. */
async function lookForCommit(session: Session, input: PushInput, remainingMs: number): Promise<Looked> {
  const { controlPlane } = session
  const { deployment_id, previous } = input
  const read = await pollOnce(remainingMs, (options) => controlPlane.readDeployment(deployment_id, options))
  if ('error' in read) return read
  if (isBeingDeleted(read.value)) throw deploymentDeleted(deployment_id)
  const latest = read.value.latest_revision_id
  if (latest === null) return { id: undefined }
  if (latest === previous) {
    const stillComes = session.clock.now() - input.startedAt < stillComesMs(input)
    if (stillComes) return { id: undefined }
    const { before } = input
    if (before === undefined || tellsCommit(before))
      return lookBehind(session, { ...input, latest, previous: null }, remainingMs)
    return { untold: mayBeOfPush(before, input.pushed_at) ? latest : null }
  }
  const revision = await pollOnce(remainingMs, (options) =>
    controlPlane.readRevision(deployment_id, latest, options)
  ).catch(notYetShown)
  if ('error' in revision) return revision
  if (isBuiltOf(input.commit, revision.value)) return { id: latest }
  const behind = await lookBehind(session, { ...input, latest }, remainingMs)
  const isFound = 'error' in behind || ('id' in behind && behind.id !== undefined)
  return isFound || tellsCommit(revision.value) ? behind : { untold: latest }
}

/**
 * Whether the revision that existed at the start of this run may belong to this push: it is newer than the push.
 * Without dates, a revision that was still in progress probably does.
 */
function mayBeOfPush({ created_at, status }: RevisionAnswer, pushed_at: number | undefined): boolean {
  const madeAt = readDate(created_at)
  return pushed_at === undefined || Number.isNaN(madeAt) ? verdictOf(status) === 'pending' : madeAt >= pushed_at
}

/** A new revision may be 404 for some seconds. */
function notYetShown(error: unknown): { error: RequestError } {
  if (isNotFound(error)) return { error }
  throw error
}

/** A push that came later may have taken the first place already; then its revision is the one to wait for. */
async function lookBehind(
  session: Session,
  input: PushInput & { latest: string },
  remainingMs: number
): Promise<Looked> {
  const { deployment_id, previous, latest } = input
  // A page may end before the revision of this push, or before the one that was rolled back to.
  const isEnough = (rows: readonly RevisionAnswer[]) => {
    const place = placeOf(rows, input)
    if (place.ours === undefined) return previous === null || rows.some(({ id }) => id === previous)
    return otherCommit(place) === undefined || isGoneBack(place)
  }
  const listed = await pollOnce(remainingMs, (options) =>
    listNewestFirst(session.controlPlane, { ...options, deployment_id, sought: latest, isEnough })
  )
  if ('error' in listed) return listed
  const place = placeOf(listed.value ?? [], input)
  const { ours, newest } = place
  if (ours === undefined || newest === undefined || newest === ours) return { id: ours?.id }
  if (isGoneBack(place)) throw goneBack(ours, newest)
  // If a newer revision exists, this push is no longer live: the run waits for the newer one, as after SKIPPED.
  const message = `Revision ${ours.id} of this push was superseded by ${newest.id}. Now waiting for ${newest.id}.`
  session.emit({ type: 'warning', message })
  return { id: newest.id }
}

/**
 * Waits until the service has started to build the push. Undefined if reads cannot show that: the service shows no
 * commits, and has made no newer revision.
 *
 * @throws WaitTimeoutError at the deadline; StatusError for 401, 403 and 404; RevisionFailedError; CancelledError.
 */
export async function findPushRevision(session: Session, input: PushInput): Promise<string | undefined> {
  const { clock, emit } = session
  let problem: RequestError | undefined
  let untoldSince: number | undefined
  const poll = async (): Promise<PushPoll> => {
    const looked = await lookForCommit(session, input, remaining(session, input))
    problem = 'error' in looked ? looked.error : undefined
    if ('id' in looked && looked.id !== undefined) return { built: looked.id }
    if (!('untold' in looked)) return 'pending'
    const { untold } = looked
    if (untold === null) return { built: undefined }
    untoldSince ??= clock.now()
    if (untold !== input.previous && clock.now() - untoldSince < untoldMs(input)) return 'pending'
    const message = `The service shows no commit for revision ${untold}. Assuming that it was built from this push (${shortCommit(input.commit)}).`
    emit({ type: 'warning', message })
    return { built: untold }
  }
  const delayMs = (polls: number, remainingMs: number) => {
    if (polls === 1 && problem === undefined) emit({ type: 'info', message: notYet(input) })
    const autoMs = arrivalDelay(clock.now() - input.startedAt)
    const delay = pollDelay({ interval: input.interval, autoMs, remainingMs, retryAfterMs: problem?.retryAfterMs })
    if (problem !== undefined) emit({ type: 'retrying', problem: problem.brief, delay_ms: delay })
    return delay
  }
  const deadline = waitDeadline(session, input)
  const polled = await pollUntil({ clock, deadline, delayMs }, poll, (found) => found !== 'pending')
  if (polled === 'pending') throw neverBuilt(input.commit, problem)
  return polled.built
}

/** What one poll for the revision of a push came to. Without an id: nothing shows that it was built, nor that it will be. */
type PushPoll = { built: string | undefined } | 'pending'

function notYet(input: PushInput): string {
  const from = spellDuration(stillComesMs(input))
  return `No revision of this push exists yet. After ${from}, an earlier revision of this commit counts too.`
}

function neverBuilt(commit: string, problem: RequestError | undefined): WaitTimeoutError {
  const why = problem === undefined ? '' : `\nThe last poll failed: ${problem.message}`
  return new WaitTimeoutError(
    `The service created no revision for commit ${shortCommit(commit)}, although build_on_push is true.${why}`,
    {
      advice:
        'Check that the integration still receives pushes from the git host. To deploy without it, set `build_on_push` to false or `new_revision` to always.',
      cause: problem
    }
  )
}
