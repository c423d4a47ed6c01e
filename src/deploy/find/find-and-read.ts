/** Finds a deployment by its name and reads it. It may be deleted in between: the name is then looked up again. */
import { isNotFound } from '../../errors.js'
import { tryRequest } from '../../requests/retry.js'
import type { DeployedState } from '../core/model.js'
import { readCurrent, type Session } from '../core/session.js'
import { type FoundOrRecorded, findByNameOrRecord } from './find-recorded.js'

/** A name that is deleted and created again more often is not waited for. */
const MOST_LOOKUPS = 3

/** The user gave a name, so neither an id nor the address is to blame. */
const UNREADABLE =
  'The service finds the deployment by its name, and cannot read it. If it is being deleted, run again later. Otherwise check it in the service.'

/** What has the name: its state, or why there is none. */
export type FoundState = DeployedState | Exclude<FoundOrRecorded, { id: string }>

/**
 * @param read Reads what was found.
 * @throws StatusError (404) if the service still names a deployment that it cannot read; any other RequestError.
 */
export async function findAndRead(
  session: Session,
  name: string,
  read: (session: Session, id: string) => Promise<DeployedState> = readCurrent
): Promise<FoundState> {
  let unreadable: string | undefined
  for (let lookups = 1; ; lookups++) {
    const found = await findByNameOrRecord(session, name)
    if (typeof found === 'string' || 'deleting' in found) return found
    const current = await tryRequest(() => read(session, found.id))
    if ('value' in current) return current.value
    const { error } = current
    if (!isNotFound(error)) throw error
    if (found.id === unreadable || lookups === MOST_LOOKUPS) throw error.with({ advice: UNREADABLE, retryable: false })
    unreadable = found.id
  }
}
