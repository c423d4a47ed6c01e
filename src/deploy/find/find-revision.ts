/** Finds the revision that a person names. */
import type { RevisionAnswer } from '../../contract/answers.js'
import { DeployError, type Fact, StatusError } from '../../errors.js'
import { listNewestFirst } from '../../requests/lists.js'
import { tryRequest } from '../../requests/retry.js'
import { sanitizeLine } from '../../text/sanitize.js'
import type { Session } from '../core/session.js'
import type { Snapshot } from '../core/snapshot.js'

/** Shorter beginnings may be of any revision, in characters. */
const SHORTEST = 8

/**
 * Returns the revision with this ID, or the only one whose ID begins with it. @throws DeployError
 * (`not_found`); RequestError.
 *
 * @param input How the user names the revision, for the fix.
 */
export async function findRevision(
  { controlPlane }: Pick<Session, 'controlPlane'>,
  { deployment, latest, serving }: Snapshot,
  { id, input }: { id: string; input: string }
): Promise<RevisionAnswer> {
  const read = isBeginning(id, latest)
    ? undefined
    : await tryRequest(() => controlPlane.readRevision(deployment.id, id))
  if (read !== undefined && 'value' in read) return read.value
  if (read !== undefined && !isNoRevision(read.error)) throw read.error
  const listed = await tryRequest(() =>
    listNewestFirst(controlPlane, { deployment_id: deployment.id, sought: id })
  )
  const rows = 'value' in listed ? listed.value : null
  if (read === undefined && rows === null) throw unlisted(id, listed)
  const matching = (rows ?? []).filter((row) => row.id.startsWith(id))
  const [found, ...more] = id.length < SHORTEST ? [] : matching
  if (found !== undefined && more.length === 0) return found
  const name = `"${sanitizeLine(deployment.name)}"`
  const given = `"${sanitizeLine(id, 60)}"`
  const what =
    found === undefined
      ? `Deployment ${name} has no revision ${given}.`
      : `Deployment ${name} has ${more.length + 1} revisions that begin with ${given}.`
  const fix = [
    `Set ${input} to the ID of a revision, or to at least its first ${SHORTEST} characters.`
  ]
  const facts: Fact[] = []
  if (latest !== null)
    facts.push({
      label: 'Latest revision',
      value: `${sanitizeLine(latest.id, 60)} (${sanitizeLine(latest.status, 40)})`
    })
  if (serving.is === 'revision' && serving.id !== latest?.id)
    facts.push({ label: 'Serving revision', value: sanitizeLine(serving.id, 60) })
  throw new DeployError('not_found', { what, facts, fix, cause: read?.error })
}

/** Returns whether the service has no revision with this ID, or says that it cannot be an ID. */
const isNoRevision = (error: Error) =>
  error instanceof StatusError && [400, 404, 422].includes(error.status)

/**
 * Returns whether a text is shorter than an id of this service: a read of it would be retried in
 * vain.
 */
const isBeginning = (id: string, latest: RevisionAnswer | null) =>
  latest !== null && id.length < latest.id.length

function unlisted(id: string, listed: { error: Error } | { value: unknown }): Error {
  if ('error' in listed) return listed.error
  const what =
    `"${sanitizeLine(id, 60)}" is too short for the ID of a revision, ` +
    'and this service lists no revisions.'
  return new DeployError('operation_unsupported', { what, fix: ['Give the whole ID.'] })
}
