/** Sends a patch, and finds out which revision it made. */
import type { DeploymentAnswer, RevisionAnswer } from '../contract/answers.js'
import { RequestError, StatusError } from '../errors.js'
import { identifyRevision } from './identify.js'
import type { Current, NewRevisionPolicy, UnchangedPlan, UpdatePlan, Wanted } from './model.js'
import { attempt, nextTry } from './patience.js'
import { hasDefiniteChange, planDeployment } from './plan.js'
import { readCurrent, readPatiently, type Session } from './session.js'

/** A plan that was carried out. */
export interface Applied {
  operation: 'created' | 'updated' | 'unchanged'
  deployment: DeploymentAnswer
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
    if ('value' in sent) return identifyPatched(session, input, sent.value)
    const { error } = sent
    const unclear = error.mayHaveActed || isConflict(error)
    const made = unclear ? await readBack(session, input) : null
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
  if (hasDefiniteChange(planDeployment({ ...input, current, new_revision: 'auto' }))) return null
  session.emit({ type: 'noted', message: 'Read back: the patch was applied, although its answer was lost.' })
  return outcome(plan, { operation: 'updated', deployment, revision_id, previous })
}

async function identifyPatched(session: Session, input: PatchInput, answer: DeploymentAnswer | null): Promise<Applied> {
  const { id, latest_revision_id: previous } = input.current.deployment
  const taken = answer ?? (await readPatiently(session, () => session.controlPlane.readDeployment(id)))
  const deployment = makesRevision(input.plan) ? await identifyRevision(session, taken, previous) : taken
  return outcome(input.plan, {
    operation: 'updated',
    deployment,
    revision_id: deployment.latest_revision_id,
    previous
  })
}
