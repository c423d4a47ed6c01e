/**
 * Which revision is this run's: the one that the write's answer names, else the latest one, once it is another than
 * before (docs/design.md, section 3). The answer of a write tells nothing else: it may be empty, or show the state from before.
 */
import type { DeploymentAnswer, RevisionAnswer, WriteAnswer } from '../../contract/answers.js'
import { DeployError } from '../../errors.js'
import { tryRequest } from '../../requests/retry.js'
import { readDate } from '../../text/dates.js'
import { spellDuration } from '../../text/format.js'
import type { Session } from '../core/session.js'
import { REVISION_APPEARS_MS, SETTLES_MS, settle } from '../core/settle.js'

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
 * @throws DeployError when no new revision appears.
 */
export async function identifyRevision(session: Session, written: Written): Promise<Identified> {
  const { controlPlane, emit } = session
  const { deployment_id } = written
  const named = nameOf(written)
  const onWait = (ms: number) => {
    const message = `Request accepted. Waiting up to ${spellDuration(ms)} for the new revision to appear.`
    emit({ type: 'info', message })
  }
  let isShown = false
  const deployment = await settle(
    session,
    () => controlPlane.readDeployment(deployment_id),
    async (read) => (isShown = await isNew(session, written, read)),
    { forMs: named === undefined ? REVISION_APPEARS_MS : SETTLES_MS, onWait }
  )
  if (!isShown && named === undefined) throw neverAppeared(deployment_id)
  return { revision_id: named ?? deployment.latest_revision_id ?? '', deployment }
}

/** Whether the deployment shows a new revision as its latest. A delayed reader may show one from before the write. */
async function isNew(session: Session, written: Written, read: DeploymentAnswer): Promise<boolean> {
  const { previous, older = [], before, deployment_id } = written
  const { latest_revision_id: latest } = read
  if (latest === null || latest === previous || older.includes(latest)) return false
  if (before?.created_at == null || nameOf(written) !== undefined) return true
  const revision = await tryRequest(() => session.controlPlane.readRevision(deployment_id, latest, { once: true }))
  return !('value' in revision && isOlder(revision.value, before))
}

/** Whether a revision is older than another; false if either date is unknown. */
export function isOlder(revision: RevisionAnswer | null, than: RevisionAnswer | null): boolean {
  return readDate(revision?.created_at) < readDate(than?.created_at)
}

/** The new revision in the write's response; one that names an earlier revision proves nothing. */
function nameOf({ answer, previous, older = [] }: Written): string | undefined {
  const id = answer?.latest_revision_id
  return id == null || id === previous || older.includes(id) ? undefined : id
}

function neverAppeared(deploymentId: string): DeployError {
  return new DeployError(
    'write_unconfirmed',
    `The service accepted the change, but shows no new revision.\nDeployment ${deploymentId}`,
    { advice: 'Check the deployment in the service, then run again. The run compares first.' }
  )
}
