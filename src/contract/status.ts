/**
 * Interprets the status of a revision. The list of statuses is open (§3), so only final ones are
 * listed.
 */

/** `pending` is every status that is not final, also an unknown one. */
export type Verdict = 'deployed' | 'failed' | 'superseded' | 'pending'

export interface StatusMeaning {
  verdict: Verdict
  /** What failed, as the subject and verb of a sentence. Only where it failed. */
  failure?: string
  /** What to do about it: at the failure, or at the end of the time if the revision is still so. */
  advice?: string
  /** The log that shows why it failed, if the status says which. */
  log?: 'build' | 'deploy'
  /** It failed before it could replace the serving revision. */
  never_served?: true
  /** Only a rollout that continues has such a status. An unknown status may be anything. */
  in_progress?: true
  /** The rollout may go on from it: a failure only once it has stood for `INTERRUPTION_MS`. */
  may_pass?: true
}

/** How long a status of interruption stands until it is a failure, in milliseconds. */
export const INTERRUPTION_MS = 60_000

const ENDED = 'FAIL|ERROR|CANCEL|ABORT|CRASH|REJECT|TIMED_?OUT'
const FAILED = `${ENDED}|INTERRUPT`
/** Says interruption, and no other failure. */
const INTERRUPTED = new RegExp(`^(?![^]*(?:${ENDED}))[^]*INTERRUPT`, 'i')

/** Returns the statuses of a failure in one phase, whatever order their parts have. */
function failed(phase: string, failure: string, advice: string, more: Partial<StatusMeaning> = {}) {
  const pattern = new RegExp(`^(?=[^]*(?:${phase}))[^]*(?:${FAILED})`, 'i')
  return [pattern, { verdict: 'failed', failure, advice, ...more }] as const
}

/** The table of statuses. The first row that fits wins (docs/design.md, section 3). */
const STATUSES: readonly (readonly [RegExp, StatusMeaning])[] = [
  [/^DEPLOYED$/, { verdict: 'deployed' }],
  failed('BUILD', 'The build failed', 'Correct the error that the build log shows, then push.', {
    log: 'build',
    never_served: true
  }),
  failed(
    'INTERRUPT|CANCEL|ABORT',
    'The rollout was interrupted',
    'Check in the service what interrupted it, then run again to create a new revision.'
  ),
  failed(
    'CREATE',
    'Creating the revision failed',
    'It failed before the build. ' +
      'Fix the cause that the service shows, then run again to create a new revision.'
  ),
  failed(
    'DEPLOY',
    'The rollout failed',
    'The agent server did not start. Find the cause in its deploy log, ' +
      'such as a missing secret. Fix it, then push or run again.',
    { log: 'deploy' }
  ),
  failed(
    '',
    'The revision failed',
    'Read the logs of the revision in the service, then run again to create a new revision.'
  ),
  [/SKIPPED|SUPERSEDED|REPLACED|INACTIVE/i, { verdict: 'superseded' }],
  [/^(?:QUEUED|AWAITING_[A-Z_]+|[A-Z_]*[A-Z]ING)$/i, { verdict: 'pending', in_progress: true }]
]

export function meaningOf(status: string): StatusMeaning {
  const meaning = STATUSES.find(([pattern]) => pattern.test(status))?.[1] ?? { verdict: 'pending' }
  return INTERRUPTED.test(status) ? { ...meaning, may_pass: true } : meaning
}

export function verdictOf(status: string): Verdict {
  return meaningOf(status).verdict
}

/** Returns whether a revision was rolled out. */
export function isDeployed({ status }: { status: string }): boolean {
  return verdictOf(status) === 'deployed'
}

/** Returns whether the deployment is being deleted, so that nothing can become DEPLOYED (§3). */
export function isBeingDeleted(deployment: { status?: string | null | undefined }): boolean {
  // The public service has AWAITING_FINAL_DELETE besides.
  return /^AWAITING_(?:\w+_)?DELETE$/.test(deployment.status ?? '')
}
