/** A wait that is going on: what it was asked to do, and what has come of it so far. */

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
  /** The latest revision as it was read before this run wrote anything; it may be the very one that is waited for. */
  before?: RevisionAnswer | undefined
  /** `active_revision_id` before this run wrote anything; undefined where it is not known. */
  active_before?: string | null | undefined
  interval: PollInterval
  /** Of the whole wait, in milliseconds; the session's deadline may be sooner. */
  timeoutMs: number
  /** Time on the session's clock at which the wait began. */
  startedAt: number
  /** False: being superseded (SKIPPED) is a failure, and the newer revision is not followed. */
  follow?: boolean
}

/** One object for the one thing that changes, the revision that is followed. */
export interface WaitState extends WaitInput {
  session: Session
  pace: Pace
  followed?: DeploymentAnswer
  status: string | undefined
  /** Why the last look failed; undefined when it did not. */
  problem: RequestError | undefined
  /** The look before failed, and that was told. */
  retrying: boolean
  requests: number
  /** When the deployment itself is looked at next. */
  deploymentLookAt: number
  /** Revisions that were left behind. */
  supersededIds: Set<string>
  /** Until when the revision that takes the place of a SKIPPED one may still show. */
  successorDeadline: number | undefined
}

/** Since the wait began, in milliseconds. */
export const elapsed = ({ session, startedAt }: WaitState) => session.clock.now() - startedAt
/** Until its deadline, in milliseconds. */
export const remaining = (wait: WaitState) => waitDeadline(wait.session, wait) - wait.session.clock.now()
