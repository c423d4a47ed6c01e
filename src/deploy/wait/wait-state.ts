/** The state of a wait: its request, and its results so far. */

import type { DeploymentAnswer, RevisionAnswer } from '../../contract/answers.js'
import type { Source } from '../../contract/deployment.js'
import type { RequestError } from '../../errors.js'
import type { PollInterval } from '../core/request.js'
import { type Session, waitDeadline } from '../core/session.js'
import type { Pace } from './poll-delay/pace.js'

export interface WaitInput {
  deployment_id: string
  revision_id: string
  /** What was the latest revision before this run: never one that supersedes. */
  previous: string | null
  source: Source
  /** The latest revision as read before this run wrote; it may be the one that the run waits for. */
  before?: RevisionAnswer | undefined
  /** `active_revision_id` before this run wrote; undefined if unknown. */
  active_before?: string | null | undefined
  interval: PollInterval
  /** Of the whole wait, in milliseconds; the session's deadline may be sooner. */
  timeoutMs: number
  /** Time on the session's clock at which the wait began. */
  startedAt: number
  /** Why a re-run starts another revision, and what to do; undefined if it waits for the same one. */
  rerun?: string | undefined
  /** False: being superseded (SKIPPED) is a failure, and the newer revision is not followed. */
  follow?: boolean
}

/** One object for the one thing that changes, the revision that is followed. */
export interface WaitState extends WaitInput {
  session: Session
  pace: Pace
  followed?: DeploymentAnswer
  status: string | undefined
  /** The error of the last poll; undefined if it succeeded. */
  problem: RequestError | undefined
  /** The previous poll failed, and the log said so. */
  retrying: boolean
  requests: number
  /** When the deployment itself is looked at next. */
  deploymentLookAt: number
  /** Revisions that were left behind. */
  supersededIds: Set<string>
  /** Deadline for the successor of a SKIPPED revision to appear. */
  successorDeadline: number | undefined
}

/** Since the wait began, in milliseconds. */
export const elapsed = ({ session, startedAt }: WaitState) => session.clock.now() - startedAt
/** Until its deadline, in milliseconds. */
export const remaining = (wait: WaitState) => waitDeadline(wait.session, wait) - wait.session.clock.now()
