/**
 * Sends a create. If its response is lost, or the name is taken, the deployment is found by its
 * name.
 */
import type { WriteAnswer } from '../../contract/answers.js'
import type { DeploymentCreateRequest } from '../../contract/deployment.js'
import {
  AnswerError,
  DeployError,
  factsOfCause,
  isConflict,
  type RequestError
} from '../../errors.js'
import { orNull, tryRequest } from '../../requests/retry.js'
import { sanitizeLine } from '../../text/sanitize.js'
import { sendWrite } from '../core/send-write.js'
import type { Session } from '../core/session.js'
import { SETTLES_MS, settle } from '../core/settle.js'
import { findByName, nameReservedError } from '../find/find-by-name.js'
import { waitForName } from '../find/find-current.js'

/**
 * What has the name. `nothing`: it is free; `was_reserved`: it was not at first. `deleting`: the
 * deployment that reserves it is being deleted.
 */
type Holder =
  | { is: 'nothing'; was_reserved: boolean }
  | { is: 'deleting'; id: string }
  | ({ is: 'deployment' } & Created)

/** The created deployment. Without an answer, the one that was found instead. */
export interface Created {
  id: string
  answer?: WriteAnswer
  /** Whether this run's create may have made it. */
  ours: boolean
}

const CREATE = 'POST /v2/deployments'

/**
 * Creates the deployment. If its name is reserved or taken, what has the name decides.
 *
 * @param deleting The deployment that is being deleted and reserves the name, or null.
 * @throws RequestError if the service refuses; DeployError if reads cannot show whether it was
 * applied.
 */
export async function createDeployment(
  session: Session,
  request: DeploymentCreateRequest,
  deleting: string | null
): Promise<Created> {
  let holder: Holder =
    deleting === null ? { is: 'nothing', was_reserved: false } : { is: 'deleting', id: deleting }
  while (holder.is !== 'deployment') holder = await nextHolder(session, request, holder)
  return holder
}

/** Waits for a name that is reserved, or creates the deployment. Returns what has the name then. */
async function nextHolder(
  session: Session,
  request: DeploymentCreateRequest,
  holder: Exclude<Holder, Created>
): Promise<Holder> {
  const { name } = request
  if (holder.is === 'deleting') {
    const id = await waitForName(session, name, holder.id)
    if (id === null) return { is: 'nothing', was_reserved: true }
    return { is: 'deployment', id, ours: false }
  }
  const { was_reserved } = holder
  const sent = await sendWrite(session, {
    request: CREATE,
    send: (mayRepeat) => sendCreate(session, request, { was_reserved, mayRepeat }),
    find: (error) => findCreated(session, name, error)
  })
  return 'found' in sent ? { is: 'deployment', id: sent.found, ours: true } : sent.answer
}

/**
 * The service accepted the create, and its response contains no id. `located_id`: from its
 * `Location`.
 */
class NoIdError extends AnswerError {
  constructor(readonly located_id: string | undefined) {
    const what = `${CREATE}: the response contains no id of a deployment`
    super({ what, request: CREATE, mayHaveBeenApplied: true, retryable: false })
  }
}

/**
 * Sends the create once. Returns what has the name if the service answers 409.
 *
 * @param options.was_reserved A service may free a name later than it hides the deployment that had
 * it: a refusal may pass.
 * @param options.mayRepeat An earlier attempt may have made the deployment that has the name.
 */
async function sendCreate(
  { controlPlane, clock, deadline }: Session,
  request: DeploymentCreateRequest,
  { was_reserved, mayRepeat }: { was_reserved: boolean; mayRepeat: boolean }
): Promise<Holder> {
  const { name } = request
  const sent = await tryRequest(() => controlPlane.createDeployment(request))
  if ('value' in sent) {
    const { id, located_id } = sent.value
    if (id === undefined) throw new NoIdError(located_id)
    return { is: 'deployment', id, answer: sent.value, ours: true }
  }
  const { error } = sent
  if (!isConflict(error)) throw error
  const forMs = was_reserved ? 0 : SETTLES_MS
  const find = () => findByName(controlPlane, name)
  const found = await settle({ clock, deadline }, find, ({ is }) => is !== 'absent', { forMs })
  if (found.is === 'found') return { is: 'deployment', id: found.id, ours: mayRepeat }
  if (found.is === 'deleting') return found
  if (was_reserved && found.is === 'absent') throw error.with({ retryable: true })
  throw nameTaken(name, found.is, error)
}

/**
 * Returns the id of the deployment that a create may have made; null if there is none.
 *
 * @throws DeployError if nothing can show whether the create was applied, or that deployment is
 * being deleted by now.
 */
async function findCreated(
  { controlPlane }: Session,
  name: string,
  cause: RequestError
): Promise<string | null> {
  const found = await findByName(controlPlane, name)
  if (found.is === 'absent') return null
  if (found.is === 'found') return found.id
  if (found.is === 'deleting') throw nameReservedError(name, found.id)
  const located = cause instanceof NoIdError ? cause.located_id : undefined
  if (located !== undefined) {
    // Not readable yet, or another one: only the name says whose it is.
    const read = await orNull(controlPlane.readDeployment(located))
    if (read === null) return null
    if (read.name === name) return located
  }
  const shown = sanitizeLine(name)
  throw new DeployError('write_unconfirmed', {
    what:
      `The deployment "${shown}" may have been created, ` +
      'and this service has no list of deployments to check.',
    facts: factsOfCause('Cause', cause),
    fix: [
      `Check in the service whether "${shown}" exists.`,
      'If it does, set `deployment_id`. Then run again.'
    ],
    cause
  })
}

function nameTaken(
  name: string,
  found: 'absent' | 'unlisted',
  conflict: RequestError
): DeployError {
  const unseen =
    found === 'absent'
      ? 'no deployment with exactly that name is visible'
      : 'this service has no list of deployments to find it'
  return new DeployError('name_conflict', {
    what: `The name "${sanitizeLine(name)}" is reserved, and ${unseen}.`,
    facts: factsOfCause('Cause', conflict),
    fix: [
      'If the deployment exists, set `deployment_id`. Otherwise use another `name`: ' +
        'a deployment of another workspace, one that is being deleted, ' +
        'or the tracing project of a deleted deployment may reserve it.'
    ],
    cause: conflict
  })
}
