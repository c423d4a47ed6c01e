/** After a wait: that what came up, and what serves, is what was asked for (docs/design.md, section 3). */
import type { DeploymentAnswer, RevisionAnswer } from '../../contract/answers.js'
import { DeployError } from '../../errors.js'
import { isTag, sameCommit, shortCommit } from '../../repository/repository.js'
import { sanitizeLine } from '../../text/sanitize.js'
import type { Applied } from '../apply/applied.js'
import { assertNoMismatch, type ContentsInput, findMismatches, namesStillListed } from '../compare/find-mismatches.js'
import type { DesiredDeployment } from '../core/model.js'
import { tryRequest } from '../core/retry.js'
import { readWithRetry, type Session } from '../core/session.js'
import { isBeingDeleted } from '../core/status.js'
import { describeDeployment } from '../find/find-by-name.js'

/** Two readers of a service may disagree for some seconds: a verdict that makes a run fail is confirmed; in milliseconds. */
const CONFIRMED_AFTER_MS = 15_000
const READ_AGAIN_MS = 1_000

interface Seen {
  wanted: DesiredDeployment
  applied: Applied
  /** The last read. */
  deployment: DeploymentAnswer
  revision_id: string | null
  /** On the session's clock: nothing is read again after it. */
  deadline: number
}

/**
 * The deployment once it shows what was asked for, as far as it shows any of that.
 *
 * @throws DeployError when it still shows another value in clear after some seconds.
 */
export async function assertContentsMatch(session: Session, seen: Seen): Promise<DeploymentAnswer> {
  const { clock, controlPlane, emit } = session
  const giveUp = Math.min(seen.deadline, clock.now() + CONFIRMED_AFTER_MS)
  let last = seen.deployment
  for (;;) {
    const reads = readsOf(seen, last)
    const mismatches = findMismatches(reads)
    const isStale = seen.applied.new_revision && last.latest_revision_id === seen.applied.previous
    if (mismatches.length === 0 && !isStale) {
      const names = namesStillListed(reads)
      if (names.length > 0) emit({ type: 'info', message: stillListed(names) })
      return last
    }
    if (clock.now() >= giveUp) {
      assertNoMismatch(nameOf(seen), mismatches)
      return last
    }
    await clock.sleep(READ_AGAIN_MS)
    const read = await tryRequest(() => readWithRetry(session, () => controlPlane.readDeployment(last.id)))
    if ('value' in read) last = read.value
    else if (!read.error.retryable) throw read.error
  }
}

const nameOf = ({ revision_id, deployment }: Seen) =>
  revision_id === null ? `Deployment ${describeDeployment(deployment)}` : `Revision ${revision_id}`

/** The reads to compare. The first one after the write counts only where it shows the revision that the write made. */
function readsOf({ wanted, applied }: Seen, last: DeploymentAnswer): ContentsInput {
  const { before, sent, unconfirmed, deployment, new_revision, revision_id } = applied
  const isBaseline = !new_revision || deployment.latest_revision_id === revision_id
  return { wanted, before, sent, unconfirmed, last, baseline: isBaseline ? deployment : undefined }
}

const stillListed = (names: readonly string[]) =>
  `The service still lists secrets that this run removed: ${sanitizeLine(names.join(', '), 300)}. It may add them itself.`

/** @throws DeployError when the deployment is being deleted: exit code 0 means that what was asked for holds. */
export function assertStays(deployment: DeploymentAnswer): void {
  if (!isBeingDeleted(deployment)) return
  throw new DeployError(`Deployment ${deployment.id} is being deleted (AWAITING_DELETE).`, {
    advice: 'Somebody deleted it while this run deployed. Run again once it is gone to create it anew.'
  })
}

/** Warnings about the commit that was built. `retained_commit`: the one that this run has left in place. */
export function compareBuiltCommit(
  wanted: DesiredDeployment,
  revision: RevisionAnswer,
  retained_commit?: string
): string[] {
  const built = revision.source_revision_config?.repo_commit_sha
  if (wanted.source !== 'git_host' || wanted.commit === undefined || built == null) return []
  if (sameCommit(built, wanted.commit) || (retained_commit !== undefined && sameCommit(built, retained_commit)))
    return []
  const here = shortCommit(wanted.commit)
  const moved = isTag(wanted.source_revision_config.repo_ref)
    ? `the tag has moved. Tags that stay lead back to what was deployed: give ${here} a tag of its own, and deploy that.`
    : `the branch has moved, and the service builds it where it stands. Nothing is to be done where that is the newer one; to deploy exactly ${here}, tag it and deploy the tag.`
  return [`Revision ${revision.id} was built from commit ${shortCommit(built)}, this run is at ${here}: ${moved}`]
}
