/** Sends a create. If its response is lost, or the name is taken, the deployment is found by its name. */
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

/** The created deployment. Without an answer, the one that was found instead. */
export interface Created {
  id: string
  answer?: WriteAnswer
  /** Whether this run's create may have made it. */
  ours: boolean
}

const CREATE = 'POST /v2/deployments'

/**
 * @param deleting The deployment that is being deleted and reserves the name, or null.
 * @throws RequestError if the service refuses; DeployError if reads cannot show whether it was applied.
 */
export async function createDeployment(
  session: Session,
  request: DeploymentCreateRequest,
  deleting: string | null
): Promise<Created> {
  const { name } = request
  let ours = false
  let located: string | undefined
  for (let reservedBy = deleting; ; ) {
    const free = reservedBy === null ? 'absent' : await waitForName(session, name, reservedBy)
    if (typeof free === 'object') return { id: free.id, ours }
    const sent = await sendWrite(session, {
      request: CREATE,
      send: () =>
        sendCreate(session, request, {
          wasReserved: reservedBy !== null,
          onLocated: (id) => (located = id)
        }),
      find: (error) => {
        ours = true
        return findMade(session, { name, located }, error)
      }
    })
    const made: Holder = 'found' in sent ? sent.found : sent.answer
    if ('id' in made) return { ...made, ours }
    reservedBy = made.deleting
  }
}

/** What has the name: with an answer, this run has just created it. */
type Holder = { id: string; answer?: WriteAnswer } | { deleting: string }

/**
 * Sends the create. Returns what has the name if the service answers 409.
 *
 * @param wasReserved A service may free a name later than it hides the deployment that had it: a refusal may pass.
 */
async function sendCreate(
  { controlPlane, clock, deadline }: Session,
  request: DeploymentCreateRequest,
  { wasReserved, onLocated }: { wasReserved: boolean; onLocated: (id: string | undefined) => void }
): Promise<Holder> {
  const { name } = request
  const sent = await tryRequest(() => controlPlane.createDeployment(request))
  if ('value' in sent) {
    const { id, located_id } = sent.value
    if (id !== undefined) return { id, answer: sent.value }
    onLocated(located_id)
    throw new AnswerError({
      what: `${CREATE}: the response contains no id of a deployment`,
      request: CREATE,
      mayHaveBeenApplied: true,
      retryable: false
    })
  }
  const { error } = sent
  if (!isConflict(error)) throw error
  const forMs = wasReserved ? 0 : SETTLES_MS
  const find = () => findByName(controlPlane, name)
  const found = await settle({ clock, deadline }, find, (read) => read !== 'absent', { forMs })
  if (typeof found === 'object') return found
  if (wasReserved && found === 'absent') throw error.with({ retryable: true })
  throw nameTaken(name, found, error)
}

/**
 * The deployment that a create may have made; null if there is none.
 *
 * @throws DeployError if nothing can show whether the create was applied, or that deployment is being deleted by now.
 */
async function findMade(
  { controlPlane }: Session,
  { name, located }: { name: string; located: string | undefined },
  cause: RequestError
): Promise<{ id: string } | null> {
  const found = await findByName(controlPlane, name)
  if (found === 'absent') return null
  if (found !== 'unlisted') {
    if ('id' in found) return found
    throw nameReservedError(name, found.deleting)
  }
  if (located !== undefined) {
    // Not readable yet, or another one: only the name says whose it is.
    const read = await orNull(controlPlane.readDeployment(located))
    if (read === null) return null
    if (read.name === name) return { id: located }
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
