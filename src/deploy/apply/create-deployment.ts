/** Sends a create. If its response is lost, the deployment is found by its name. */
import type { WriteAnswer } from '../../contract/answers.js'
import type { DeploymentCreateRequest } from '../../contract/deployment.js'
import { AnswerError, DeployError, type RequestError, StatusError } from '../../errors.js'
import { tryRequest } from '../../requests/retry.js'
import { sanitizeLine } from '../../text/sanitize.js'
import { confirmedWrite, confirmWrite, isConflict } from '../core/confirmed-write.js'
import type { CreatePlan } from '../core/model.js'
import type { Session } from '../core/session.js'
import { findByName, nameReservedError } from '../find/find-by-name.js'
import { waitForName } from '../find/wait-for-name.js'

/** The created deployment; or the one found instead, and whether this run's create may have made it. */
export type Created = { id: string; answer: WriteAnswer } | { found: string; ours: boolean }

/**
 * @param deleting The deployment that is being deleted and reserves the name, or null.
 * @throws RequestError if the service refuses; DeployError if reads cannot show whether it was applied.
 */
export async function createDeployment(session: Session, plan: CreatePlan, deleting: string | null): Promise<Created> {
  const { request } = plan
  let mayBeOurs = false
  let reservedBy = deleting
  for (;;) {
    const found = reservedBy === null ? null : await waitForName(session, request.name, reservedBy)
    // A service may free a name later than it hides the deployment that had it: such a conflict is retried.
    const wasDeleted = reservedBy !== null
    if (found !== null && typeof found === 'object') return { found: found.id, ours: mayBeOurs }
    const made: Created | Holder = await confirmedWrite(session, {
      request: CREATE,
      send: () => sendCreate(session, request, wasDeleted),
      accept: async (sent) => ('holder' in sent ? sent.holder : locate(session, request, sent.answer)),
      isUnclear: (error) => error.mayHaveBeenApplied || (isConflict(error) && !wasDeleted),
      find: (error) => {
        mayBeOurs ||= error.mayHaveBeenApplied
        return findHolder(session, request, error)
      },
      finalError: (error, isLast) =>
        isConflict(error) && (isLast || !wasDeleted || isAboutProject(error.message))
          ? nameTaken(request.name, 'no deployment with exactly that name is visible', error)
          : undefined,
      // The pause before a retry may be long, and the service slow: any earlier attempt may show by now.
      beforeResend: async (error) => (mayBeOurs || isConflict(error) ? findHolder(session, request, error) : null)
    })
    if ('answer' in made || 'found' in made) return made
    if ('id' in made) return { found: made.id, ours: mayBeOurs }
    reservedBy = made.deleting
  }
}

/** Sends the create. Returns the deployment that has the name if another answer than 409 says that it is taken. */
async function sendCreate(
  session: Session,
  request: DeploymentCreateRequest,
  wasDeleted: boolean
): Promise<{ answer: WriteAnswer } | { holder: Holder }> {
  const { controlPlane } = session
  const sent = await tryRequest(() => controlPlane.createDeployment(request))
  if ('value' in sent) return { answer: sent.value }
  const { error } = sent
  if (!saysTaken(error)) throw error
  const found = await findByName(controlPlane, request.name)
  if (typeof found === 'string') throw wasDeleted ? error.with({ retryable: true }) : error
  return { holder: found }
}

/** Finds the created deployment: by the id in the response, otherwise by its name, which a list may show late. */
async function locate(session: Session, request: DeploymentCreateRequest, answer: WriteAnswer): Promise<Created> {
  const { name } = request
  if (answer.id !== undefined) return { id: answer.id, answer }
  const problem = 'the response contains no id of a deployment'
  const unnamed = new AnswerError(`${CREATE}: ${problem}`, {
    request: CREATE,
    mayHaveBeenApplied: true,
    retryable: false
  })
  const holder = await confirmWrite(session, unnamed, () => findMade(session, request, unnamed))
  if (holder === null) throw perhapsCreated(name, unnamed, 'no deployment of that name appeared')
  if ('deleting' in holder) throw nameReservedError(name, holder.deleting)
  return { found: holder.id, ours: true }
}

const CREATE = 'POST /v2/deployments'

/** Finds what has the name after a create that failed or may have failed. */
type Holder = { id: string } | { deleting: string }

/** @throws DeployError when the deployment that may be this run's is being deleted by now. */
async function findHolder(
  session: Session,
  request: DeploymentCreateRequest,
  error: RequestError
): Promise<Holder | null> {
  const holder = await findMade(session, request, error)
  if (holder !== null && 'deleting' in holder && !isConflict(error))
    throw nameReservedError(request.name, holder.deleting)
  return holder
}

/** Some services answer 400 for a reserved name. The status alone says nothing (§7). */
const saysTaken = (error: RequestError): error is StatusError =>
  error instanceof StatusError &&
  error.status === 400 &&
  /already (?:exists|taken|in use)|being deleted|not available/i.test(error.message)

/** The deployment that a create may have made, or that has its name; null if there is none. */
async function findMade(
  session: Session,
  request: DeploymentCreateRequest,
  cause: RequestError
): Promise<Holder | null> {
  const { name } = request
  const found = await findByName(session.controlPlane, name)
  if (found === 'absent') return null
  if (found !== 'unlisted') return found
  throw isConflict(cause)
    ? nameTaken(name, 'this service has no list of deployments to find it', cause)
    : perhapsCreated(name, cause, 'this service has no list of deployments to check')
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

/** Nothing shows whether the create was applied. */
function perhapsCreated(name: string, cause: RequestError, why: string): DeployError {
  return new DeployError(
    'write_unconfirmed',
    `The deployment "${sanitizeLine(name)}" may have been created, and ${why}.\n${cause.message}`,
    {
      advice: `Check in the service whether "${sanitizeLine(name)}" exists. If it does, set \`deployment_id\`. Then run again.`,
      cause
    }
  )
}
