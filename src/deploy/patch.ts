/** Sends a patch, and finds out which revision it made. */
import type { DeploymentAnswer, RevisionAnswer } from '../contract/answers.js'
import { DeployError, RequestError, StatusError } from '../errors.js'
import { lookForEffect } from './effect.js'
import { identifyRevision } from './identify.js'
import type { Current, NewRevisionPolicy, UnchangedPlan, UpdatePlan, Wanted } from './model.js'
import { attempt, nextTry } from './patience.js'
import { differsFrom, planDeployment } from './plan.js'
import { readCurrent, type Session } from './session.js'

/** A plan that was carried out. */
export interface Applied {
  operation: 'created' | 'updated' | 'unchanged'
  deployment: DeploymentAnswer
  /** The deployment from which the write was planned, where there was one. */
  before?: DeploymentAnswer
  /** The latest revision now: this run's, where the plan makes one. */
  revision_id: string | null
  /** What was the latest revision before. */
  previous: string | null
  new_revision: boolean
  /** Commit whose revision the service builds by itself, when that is the one to wait for. */
  built_by_push?: string
  /** The revision of `revision_id`, where nothing was sent and it has just been read. */
  latest?: RevisionAnswer
}

export interface PatchInput {
  plan: UpdatePlan
  wanted: Wanted
  /** What the plan was made from. */
  current: Current
  new_revision: NewRevisionPolicy
}

/** Nothing to send: the latest revision is the one. */
export function keepDeployment(plan: UnchangedPlan, { deployment, latest }: Current): Applied {
  const id = deployment.latest_revision_id
  const kept = { operation: 'unchanged', deployment, revision_id: id, previous: id } as const
  return outcome(plan, { ...kept, ...(latest && { latest }) })
}

function outcome(
  { new_revision, built_by_push }: UpdatePlan | UnchangedPlan,
  made: Omit<Applied, 'new_revision' | 'built_by_push'>
): Applied {
  return { ...made, new_revision, ...(built_by_push !== undefined && { built_by_push }) }
}

function makesRevision(plan: UpdatePlan): boolean {
  return plan.changes.some((change) => change.new_revision)
}

/** @throws RequestError when the service refuses; DeployError when the revision that is due does not appear. */
export async function patchDeployment(session: Session, first: PatchInput): Promise<Applied> {
  const { controlPlane, clock, emit } = session
  const { id } = first.current.deployment
  let input = first
  for (let tries = 1; ; tries++) {
    const sent = await attempt(() => controlPlane.patchDeployment(id, input.plan.request))
    if ('value' in sent) return sent.value ? identifyPatched(session, input, sent.value) : findPatched(session, input)
    const { error } = sent
    const unclear = error.mayHaveActed || isConflict(error)
    const made = error.mayHaveActed ? await lookForEffect(session, error, () => readBack(session, input)) : null
    if (made !== null) return made
    const delay = nextTry(passing(error), tries, session.deadline - clock.now())
    if (delay === null) throw error
    emit({ type: 'retrying', problem: error.message, delay_ms: delay })
    await clock.sleep(delay)
    if (!unclear) continue
    const late = await readBack(session, input)
    if (late !== null) return late
    const current = await readCurrent(session, id)
    const plan = planDeployment({ ...input, current })
    if (plan.operation === 'unchanged') return keepDeployment(plan, current)
    input = { plan, wanted: first.wanted, current, new_revision: first.new_revision }
  }
}

function isConflict(error: RequestError): boolean {
  return error instanceof StatusError && error.status === 409
}

/** A conflict on a patch is most often another run's write on its way: worth another look, and another try. */
function passing(error: RequestError): RequestError {
  if (!isConflict(error)) return error
  const { request, retryAfterMs, mayHaveActed } = error
  return new RequestError(error.message, { request, retryAfterMs, mayHaveActed, passing: true })
}

/** Whether a patch whose answer was lost has been applied: then what it made; null when it has not (yet). */
async function readBack(session: Session, input: PatchInput): Promise<Applied | null> {
  const { plan } = input
  const previous = input.current.deployment.latest_revision_id
  const current = await readCurrent(session, input.current.deployment.id)
  const { deployment } = current
  const revision_id = deployment.latest_revision_id
  if (makesRevision(plan) && revision_id === previous) return null
  if (differsFrom(current, input.wanted)) return null
  session.emit({ type: 'noted', message: 'Read back: the patch was applied.' })
  return outcome(plan, { operation: 'updated', deployment, before: input.current.deployment, revision_id, previous })
}

/** What a PATCH answers is not shown (§4.1): where it is no deployment, only what is there afterwards tells. */
async function findPatched(session: Session, input: PatchInput): Promise<Applied> {
  const request = `PATCH /v2/deployments/${input.current.deployment.id}`
  const message = `${request}: was answered, but not with a deployment.`
  const made = await lookForEffect(session, { request, message }, () => readBack(session, input))
  if (made !== null) return made
  throw new DeployError(`${message} The deployment does not show what was asked for.`, {
    advice:
      'Check that base_url leads to the service itself, and not to a web page or a proxy before it; and that no other run came in between. Running again is safe: it compares first.'
  })
}

async function identifyPatched(session: Session, input: PatchInput, taken: DeploymentAnswer): Promise<Applied> {
  const { latest_revision_id: previous } = input.current.deployment
  const deployment = makesRevision(input.plan) ? await identifyRevision(session, taken, previous) : taken
  return outcome(input.plan, {
    operation: 'updated',
    deployment,
    before: input.current.deployment,
    revision_id: deployment.latest_revision_id,
    previous
  })
}
