/** Why a deployment does not start: what it needs is not live. Pure. */
import { ERROR_CODES } from '../../error-codes.js'
import type { NeededDeployment } from '../../inputs/manifest/manifest.js'
import type { Failure } from '../../report/failure.js'

/** How a deployment ended, for those that need it. */
export type NeedEnd =
  | { live: NeededDeployment }
  /** It was part of this run. */
  | { failure: Failure }
  /** It was not, and is not live: why, in one sentence. */
  | { not_ready: string }
  /** The run was cancelled while it read the deployment. */
  | { unread: true }

/** What the run does with a deployment that does not start. */
export interface Blocked {
  phase: 'failed' | 'skipped'
  failure: Failure
}

/** Undefined if all that it needs is live. Otherwise the failure names everything that is not. */
export function blockedBy(needed: ReadonlyMap<string, NeedEnd>): Blocked | undefined {
  const unmet = [...needed].filter(([, end]) => !('live' in end))
  if (unmet.length === 0) return undefined
  // No other deployment reports it, so this one is red.
  if (unmet.some(([, end]) => 'unread' in end)) return { phase: 'failed', failure: NOT_STARTED }
  if (unmet.some(([, end]) => 'not_ready' in end)) {
    const problems = unmet.map(([key, end]) => ('not_ready' in end ? end.not_ready : `"${key}" ${howEnded(end)}.`))
    const message = `Not deployed, because of what it needs: ${problems.join(' ')}`
    return { phase: 'failed', failure: failureOf('dependency_not_ready', message) }
  }
  const which = unmet.map(([key, end]) => `"${key}", which ${howEnded(end)}`).join(', and ')
  return { phase: 'skipped', failure: failureOf('dependency_failed', `Not deployed, because it needs ${which}.`) }
}

const NOT_STARTED: Failure = {
  kind: 'cancelled',
  code: 'cancelled',
  message: 'Cancelled before it started.',
  advice: undefined
}

/** An earlier revision may still serve, so this is about the run and not about what is live. */
function howEnded(end: NeedEnd): string {
  if (!('failure' in end)) return 'failed'
  const { kind, code } = end.failure
  if (kind === 'cancelled') return 'was cancelled'
  if (code === 'dependency_failed') return 'was skipped'
  return code === 'wait_timeout' ? 'timed out' : 'failed'
}

const failureOf = (code: 'dependency_failed' | 'dependency_not_ready', message: string): Failure => ({
  kind: 'failure',
  code,
  message,
  advice: ERROR_CODES[code].fix
})
