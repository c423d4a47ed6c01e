/**
 * Which revision is this run's: the one that the write's answer names, else the latest one, once it is another than
 * before (docs/design.md, section 3). The answer of a write tells nothing else: it may be empty, or show the state from before.
 */
import type { DeploymentAnswer, RevisionAnswer, WriteAnswer } from '../../contract/answers.js'
import { DeployError } from '../../errors.js'
import { tryRequest } from '../../requests/retry.js'
import { readDate } from '../../text/dates.js'
import { spellDuration } from '../../text/format.js'
import { pollUntil } from '../core/poll-until.js'
import type { Session } from '../core/session.js'

/** Time for a service to show the revision that a write made, in milliseconds. */
const REVISION_APPEARS_MS = 60_000
/** The same if the response has named it: the run waits for that id, and this read is only for comparison. */
const NAMED_APPEARS_MS = 10_000
/** A reader is behind for some seconds at most. What is the latest for longer is new: its date is of a clock that is behind. */
const LONGEST_BEHIND_MS = 15_000
const POLL_MS = 1_000

export interface Written {
  deployment_id: string
  /** The response to the write. */
  answer?: WriteAnswer
  /** Id of the latest revision before the write; null if there was none. */
  previous: string | null
  /** Ids of older revisions: a delayed reader may name one of them as the latest. */
  older?: readonly string[]
  /** The latest revision before the write. Its date distinguishes an older revision from a new one. */
  before?: RevisionAnswer | null
}

/** The new revision, with the deployment of the first read that showed it; otherwise of the last read. */
export interface Identified {
  revision_id: string
  deployment: DeploymentAnswer
}

/**
 * Reads the deployment until it shows a new revision.
 *
 * @param isOther Where a write may show in another way than by a new revision: whether it does.
 * @throws DeployError when no new revision appears.
 */
export async function identifyRevision(
  session: Session,
  written: Written,
  isOther: (deployment: DeploymentAnswer) => Promise<boolean> = async () => false
): Promise<Identified> {
  const { controlPlane, clock, emit } = session
  const { previous, deployment_id, older = [] } = written
  const named = nameOf(written)
  const appearsMs = named === undefined ? REVISION_APPEARS_MS : NAMED_APPEARS_MS
  const onPending = (polls: number, remainingMs: number) => {
    if (polls > 1) return
    const message = `Request accepted. Waiting up to ${spellDuration(remainingMs)} for the new revision to appear.`
    emit({ type: 'info', message })
  }
  const startedAt = clock.now()
  const deadline = Math.min(session.deadline, startedAt + appearsMs)
  const isNew = ({ latest_revision_id: latest }: DeploymentAnswer) =>
    latest !== null && latest !== previous && !older.includes(latest)
  let isShown = false
  const deployment = await pollUntil(
    { clock, deadline, delayMs: POLL_MS, onPending },
    () => controlPlane.readDeployment(deployment_id),
    async (read) => {
      const mayBeBehind = clock.now() - startedAt < LONGEST_BEHIND_MS
      isShown = (isNew(read) && !(mayBeBehind && (await isBehind(session, written, read)))) || (await isOther(read))
      return isShown
    }
  )
  if (!isShown && named === undefined) throw neverAppeared(deployment_id)
  return { revision_id: named ?? deployment.latest_revision_id ?? '', deployment }
}

/**
 * Whether a delayed reader shows a revision older than the latest one before. Checked only if the response to the write
 * named no revision.
 */
async function isBehind({ controlPlane }: Session, written: Written, read: DeploymentAnswer): Promise<boolean> {
  const { before, deployment_id } = written
  const { latest_revision_id: latest } = read
  if (before?.created_at == null || latest === null || nameOf(written) !== undefined) return false
  const revision = await tryRequest(() => controlPlane.readRevision(deployment_id, latest, { once: true }))
  return 'value' in revision && isOlder(revision.value, before)
}

/** Whether a revision is older than another; false if either date is unknown. */
export function isOlder(revision: RevisionAnswer, than: RevisionAnswer | null): boolean {
  return readDate(revision.created_at) < readDate(than?.created_at)
}

/** The new revision in the write's response; one that names the earlier revision proves nothing. */
function nameOf({ answer, previous }: Written): string | undefined {
  const id = answer?.latest_revision_id
  return id === null || id === previous ? undefined : id
}

function neverAppeared(deploymentId: string): DeployError {
  return new DeployError(
    'write_unconfirmed',
    `The service accepted the change, but shows no new revision.\nDeployment ${deploymentId}`,
    { advice: 'Check the deployment in the service, then run again. The run compares first.' }
  )
}
