/** Finds the revision that the service builds by itself for a push (`build_on_push`, §2.2, §3). */
import type { RevisionAnswer } from '../contract/answers.js'
import { attempt } from './patience.js'
import { type PollInterval, pollDelay } from './poll.js'
import { sameCommit, shortCommit } from './repository.js'
import type { Session } from './session.js'
import { WaitTimeoutError } from './wait.js'

export interface PushInput {
  deployment_id: string
  commit: string
  interval: PollInterval
  timeoutMs: number
  startedAt: number
}

/** A revision of the commit, and the newest of all: another one, where the service has moved on since. */
interface Found {
  revision_id: string
  newest: string
}

/** The newest revision of this commit, if there is one now. Reading errors count as not there. */
async function lookForCommit(session: Session, { deployment_id, commit }: PushInput): Promise<Found | undefined> {
  const { controlPlane } = session
  const isOurs = (revision: RevisionAnswer) => {
    const built = revision.source_revision_config?.repo_commit_sha
    return built != null && sameCommit(built, commit)
  }
  const listed = await attempt(() => controlPlane.listRevisions(deployment_id))
  if ('value' in listed && listed.value !== null) {
    const ours = listed.value.find(isOurs)
    return ours && { revision_id: ours.id, newest: listed.value[0]?.id ?? ours.id }
  }
  const deployment = await attempt(() => controlPlane.readDeployment(deployment_id))
  const latest = 'value' in deployment ? deployment.value.latest_revision_id : null
  if (latest === null) return undefined
  const revision = await attempt(() => controlPlane.readRevision(deployment_id, latest))
  return 'value' in revision && isOurs(revision.value) ? { revision_id: latest, newest: latest } : undefined
}

/**
 * The revision to wait for: that of the push, or the newest where that has taken its place.
 *
 * @throws WaitTimeoutError when the service has not begun to build the push by the deadline.
 */
export async function findPushRevision(session: Session, input: PushInput): Promise<string> {
  const { clock } = session
  for (;;) {
    const found = await lookForCommit(session, input)
    if (found !== undefined) return newestOf(session, found)
    const elapsedMs = clock.now() - input.startedAt
    const remainingMs = input.timeoutMs - elapsedMs
    if (remainingMs <= 0) {
      throw new WaitTimeoutError(
        `The service has not made a revision for commit ${shortCommit(input.commit)}, although build_on_push is on.`,
        {
          advice:
            'Check that the integration of the git host still reports pushes. To deploy without it, set build_on_push to false, or new_revision to always.'
        }
      )
    }
    await clock.sleep(pollDelay({ interval: input.interval, elapsedMs, remainingMs }))
  }
}

/** What was built of this push is not what is live once something newer is there: that is followed, as after SKIPPED. */
function newestOf({ emit }: Session, { revision_id, newest }: Found): string {
  if (newest === revision_id) return revision_id
  const message = `Revision ${revision_id} of this push was superseded by ${newest}, which is followed now.`
  emit({ type: 'warned', message })
  return newest
}
