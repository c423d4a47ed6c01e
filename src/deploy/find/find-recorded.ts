/**
 * Finds a deployment if the service has no list: by the id that an earlier run recorded (docs/design.md, section 3). A
 * record may have been edited, so it only says where to look; the service itself has to say that this is the name.
 */
import { isNotFound, StatusError } from '../../errors.js'
import { tryRequest } from '../../requests/retry.js'
import { sanitizeLine } from '../../text/sanitize.js'
import type { Session } from '../core/session.js'
import { isBeingDeleted } from '../core/status.js'
import { type Found, findByName } from './find-by-name.js'

/** A deployment that was recreated several times has several ids; the existing one is among the newest. */
const MOST_TRIED = 5

/**
 * Without a list: `gone`, if none of the recorded deployments is there any more; `unknown`, if no record could be
 * followed.
 */
export type FoundOrRecorded = Found | 'gone' | 'unknown'

/** The deployment with exactly this name: from the list, else from the records. `unlisted`: neither has it. */
export async function findByNameOrRecord(session: Session, name: string): Promise<FoundOrRecorded> {
  const found = await findByName(session.controlPlane, name)
  return found === 'unlisted' ? recallByName(session, name) : found
}

async function recallByName(session: Session, name: string): Promise<FoundOrRecorded> {
  const recorded = await session.recall(name)
  if (recorded === null) return 'unlisted'
  let deleting: string | undefined
  let isKnown = recorded.length > 0
  for (const id of [...new Set(recorded)].slice(0, MOST_TRIED)) {
    const named = await readNamed(session, id, name)
    if (named === 'living') return { id }
    if (named === 'deleting') deleting ??= id
    if (named === 'refused') isKnown = false
  }
  if (deleting !== undefined) return { deleting }
  return isKnown ? 'gone' : 'unknown'
}

/** Whether the deployment of this id has the name: no list is needed for that. */
export async function readNamed(
  session: Session,
  id: string,
  name: string
): Promise<'living' | 'deleting' | 'another' | 'refused'> {
  const read = await tryRequest(() => session.controlPlane.readDeployment(id))
  if ('error' in read) {
    // Gone, or not ours to see: not the one. Anything else says nothing, and must not lead to a second deployment.
    if (read.error instanceof StatusError && !read.error.retryable)
      return isNotFound(read.error) ? 'another' : 'refused'
    throw read.error
  }
  if (read.value.name === name) return isBeingDeleted(read.value) ? 'deleting' : 'living'
  const message = `A GitHub Deployment records ${id} as "${sanitizeLine(name)}", but its name is "${sanitizeLine(read.value.name)}". Ignoring it.`
  session.emit({ type: 'warning', message })
  return 'another'
}
