/**
 * Which revision is this run's: the one that the write's answer names, else the latest one, once it
 * is another than before (docs/design.md, section 3). The answer of a write tells nothing else: it
 * may be empty, or show the state from before.
 */
import type { DeploymentAnswer, RevisionAnswer, WriteAnswer } from '../../contract/answers.js'
import { DeployError } from '../../errors.js'
import { tryRequest } from '../../requests/retry.js'
import { readDate } from '../../text/dates.js'
import { spellDuration } from '../../text/format.js'
import type { Session } from '../core/session.js'
import { REVISION_APPEARS_MS, settle } from '../core/settle.js'

/**
 * What there was before a write. A delayed reader may show any of it as the latest for some
 * seconds.
 */
export interface BeforeWrite {
  deployment_id: string
  /** Id of the latest revision before the write; null if there was none. */
  previous: string | null
  /** Ids of older revisions. */
  older?: readonly string[] | undefined
  /**
   * The latest revision before the write. Its date distinguishes an older revision from a new one.
   */
  before?: RevisionAnswer | null
}

/**
 * The new revision, with the deployment of the first read that showed it; otherwise of the last
 * read.
 */
export interface Identified {
  revision_id: string
  deployment: DeploymentAnswer
}

/**
 * Reads the deployment until it shows a new revision.
 *
 * @param answer The response to the write, if there was one.
 * @throws DeployError when no new revision appears.
 */
export async function identifyRevision(
  session: Session,
  written: BeforeWrite,
  answer?: WriteAnswer
): Promise<Identified> {
  const found = await awaitRevision(session, written, REVISION_APPEARS_MS, answer)
  if (found !== null) return found
  throw new DeployError('write_unconfirmed', {
    what: 'The service accepted the change, but shows no new revision.',
    facts: [{ label: 'Deployment', value: written.deployment_id }],
    fix: ['Check the deployment in the service, then run again. The run compares first.']
  })
}

/** Reads the deployment until it shows a new revision; null if none appears within `forMs`. */
export async function awaitRevision(
  session: Session,
  written: BeforeWrite,
  forMs: number,
  answer?: WriteAnswer
): Promise<Identified | null> {
  const { controlPlane, emit } = session
  const { deployment_id } = written
  const onWait = (ms: number) => {
    const forAtMost = `Waiting up to ${spellDuration(ms)} for the new revision to appear.`
    emit({ type: 'info', message: `Request accepted. ${forAtMost}` })
  }
  const answered = answer?.latest_revision_id
  if (isAnother(written, answered)) {
    const read = () => controlPlane.readDeployment(deployment_id)
    const isShown = (shown: DeploymentAnswer) => isAnother(written, shown.latest_revision_id)
    const deployment = await settle(session, read, isShown, { onWait })
    return { revision_id: answered, deployment }
  }
  const find = () => findNewRevision(session, written)
  return settle(session, find, (identified) => identified !== null, { forMs, onWait })
}

/** Returns whether the id is another than those before the write. */
function isAnother(
  { previous, older = [] }: BeforeWrite,
  id: string | null | undefined
): id is string {
  return id != null && id !== previous && !older.includes(id)
}

/** Reads the new revision; null if the latest one is from before the write. */
export async function findNewRevision(
  session: Session,
  written: BeforeWrite
): Promise<Identified | null> {
  const deployment = await session.controlPlane.readDeployment(written.deployment_id)
  const { latest_revision_id } = deployment
  if (!isAnother(written, latest_revision_id)) return null
  const isOld = await isOlder(session, written, latest_revision_id)
  return isOld ? null : { deployment, revision_id: latest_revision_id }
}

/**
 * Returns whether a revision is older than the latest one before the write. False if either date is
 * unknown.
 */
async function isOlder(
  { controlPlane }: Session,
  { deployment_id, before }: BeforeWrite,
  id: string
): Promise<boolean> {
  if (before?.created_at == null) return false
  const read = await tryRequest(() => controlPlane.readRevision(deployment_id, id, { once: true }))
  return 'value' in read && readDate(read.value.created_at) < readDate(before.created_at)
}
