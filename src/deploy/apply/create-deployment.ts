/** Sends a create. If its response is lost, the deployment is found by its name. */
import type { WriteAnswer } from '../../contract/answers.js'
import type { DeploymentCreateRequest } from '../../contract/deployment.js'
import { AnswerError, DeployError, type RequestError, StatusError } from '../../errors.js'
import { tryRequest } from '../../requests/retry.js'
import { sanitizeLine } from '../../text/sanitize.js'
import type { CreatePlan } from '../core/model.js'
import { isConflict, sendWrite } from '../core/send-write.js'
import type { Session } from '../core/session.js'
import { SETTLES_MS, settle } from '../core/settle.js'
import { findByName, nameReservedError } from '../find/find-by-name.js'
import { waitForName } from '../find/find-recorded.js'

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
  { request }: CreatePlan,
  deleting: string | null
): Promise<Created> {
  const { name } = request
  let ours = false
  for (let reservedBy = deleting; ; ) {
    const free = reservedBy === null ? 'absent' : await waitForName(session, name, reservedBy)
    if (typeof free === 'object') return { id: free.id, ours }
    const sent = await sendWrite(session, {
      request: CREATE,
      send: () => sendCreate(session, request, { wasReserved: reservedBy !== null }),
      find: (error) => {
        ours = true
        return findMade(session, name, error)
      }
    }).catch((error: unknown) => {
      throw isConflict(error) ? nameTaken(name, 'no deployment with exactly that name is visible', error) : error
    })
    const made: Holder = 'found' in sent ? sent.found : sent.answer
    if ('id' in made) return { ...made, ours }
    reservedBy = made.deleting
  }
}

/** What has the name: with an answer, this run has just created it. */
type Holder = { id: string; answer?: WriteAnswer } | { deleting: string }

/**
 * Sends the create. Returns what has the name if the service says that it is taken.
 *
 * @param wasReserved A service may free a name later than it hides the deployment that had it: a refusal may pass.
 */
async function sendCreate(
  session: Session,
  request: DeploymentCreateRequest,
  { wasReserved }: { wasReserved: boolean }
): Promise<Holder> {
  const { controlPlane } = session
  const sent = await tryRequest(() => controlPlane.createDeployment(request))
  if ('value' in sent) {
    const { id } = sent.value
    if (id !== undefined) return { id, answer: sent.value }
    const problem = `${CREATE}: the response contains no id of a deployment`
    throw new AnswerError(problem, { request: CREATE, mayHaveBeenApplied: true, retryable: false })
  }
  const { error } = sent
  if (!isConflict(error) && !saysTaken(error)) throw error
  const isProject = isAboutProject(error.message)
  const forMs = isConflict(error) && !wasReserved && !isProject ? SETTLES_MS : 0
  const find = () => findByName(controlPlane, request.name)
  const found = await settle(session, find, (read) => read !== 'absent', { forMs })
  if (typeof found === 'object') return found
  if (found === 'unlisted' && isConflict(error))
    throw nameTaken(request.name, 'this service has no list of deployments to find it', error)
  throw wasReserved && !isProject ? error.with({ retryable: true }) : error
}

/** Some services answer 400 for a reserved name. The status alone says nothing (§7). */
const saysTaken = (error: RequestError): error is StatusError =>
  error instanceof StatusError &&
  error.status === 400 &&
  /already (?:exists|taken|in use)|being deleted|not available/i.test(error.message)

/**
 * The deployment that a create may have made; null if there is none.
 *
 * @throws DeployError if nothing can show whether the create was applied, or that deployment is being deleted by now.
 */
async function findMade({ controlPlane }: Session, name: string, cause: RequestError): Promise<{ id: string } | null> {
  const found = await findByName(controlPlane, name)
  if (found === 'absent') return null
  if (found !== 'unlisted' && 'id' in found) return found
  if (found !== 'unlisted') throw nameReservedError(name, found.deleting)
  const shown = sanitizeLine(name)
  throw new DeployError(
    'write_unconfirmed',
    `The deployment "${shown}" may have been created, and this service has no list of deployments to check.\n${cause.message}`,
    {
      advice: `Check in the service whether "${shown}" exists. If it does, set \`deployment_id\`. Then run again.`,
      cause
    }
  )
}

/** A create makes a revision (§1). Users of the public service report that a delete can keep it. */
const LEFTOVER_PROJECT =
  'A tracing project of a deleted deployment reserves this name. Delete that tracing project in the service, or use another `name`. Then run again.'

/** The message is not about a deployment of this name. */
const isAboutProject = (message: string) =>
  /tracing project/i.test(message) || (/(?<![\w'"-])project\b/i.test(message) && /already exists/i.test(message))

function nameTaken(name: string, unseen: string, conflict: RequestError): DeployError {
  return new DeployError(
    'name_conflict',
    `The name "${sanitizeLine(name)}" is reserved, and ${unseen}.\n${conflict.message}`,
    {
      advice: isAboutProject(conflict.message)
        ? LEFTOVER_PROJECT
        : 'If the deployment exists, set `deployment_id`. Otherwise use another `name`: a deployment of another workspace, one that is being deleted, or a tracing project may reserve it.',
      cause: conflict
    }
  )
}
