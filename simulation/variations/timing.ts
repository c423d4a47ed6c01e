/**
 * When a service shows what it already has (§3 promises no moment). All times in milliseconds; 0 is
 * at once.
 */

export interface Timing {
  /** For so long a new deployment is 404. */
  hiddenDeploymentMs: number
  /** For so long a new deployment is not in lists. */
  unlistedDeploymentMs: number
  /** For so long a new revision is 404. */
  hiddenRevisionMs: number
  /** For so long a new revision is not in the list of revisions. */
  unlistedRevisionMs: number
  /** For so long `latest_revision_id` stays on the revision before. */
  latestLateMs: number
  /** Whether the rest of the deployment follows as late as `latest_revision_id`. */
  contentsLate: boolean
  /** Every second read comes from a reader that is so far behind. */
  staleReaderMs: number
}

/** The longest that anything made before `now` may stay out of sight. */
export function hiddenFor(timing: Timing): number {
  const {
    hiddenDeploymentMs,
    unlistedDeploymentMs,
    hiddenRevisionMs,
    latestLateMs,
    staleReaderMs
  } = timing
  return (
    Math.max(hiddenDeploymentMs, unlistedDeploymentMs, hiddenRevisionMs, latestLateMs) +
    staleReaderMs
  )
}
