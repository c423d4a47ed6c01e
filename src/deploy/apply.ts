/** Carries a plan out. A write whose fate is unknown is read back, never repeated blindly (design, section 3). */
import { describeDeployment } from './find.js'
import { identifyRevision } from './identify.js'
import { type Applied, keepDeployment } from './keep.js'
import type { ChangedFiles, Current, NewRevisionPolicy, Plan, Wanted } from './model.js'
import { type OwnershipClaim, refuseForeign } from './ownership.js'
import { differsFrom, planDeployment } from './plan.js'
import { readCurrent, type Session } from './session.js'

export interface ApplyInput {
  plan: Plan
  wanted: Wanted
  /** What the plan was made from; null for a create. */
  current: Current | null
  /** For a create: the deployment on its way out that still has the name. */
  leaving?: string | null
  new_revision: NewRevisionPolicy
  /** What the plan was made from, too. */
  changed_files?: ChangedFiles | undefined
  /** With a preview: it must not be deployed over another repository's. */
  claim?: OwnershipClaim | undefined
}

/** @throws RequestError when the service refuses; DeployError when nobody can know whether it acted. */
export async function applyPlan(session: Session, input: ApplyInput): Promise<Applied> {
  const { plan, current } = input
  if (plan.operation === 'create') {
    const { createDeployment } = await import('./create.js')
    const made = await createDeployment(session, plan, input.leaving ?? null)
    if ('found' in made) return adopt(session, input, made)
    return applied(await identifyRevision(session, { deployment: made.deployment, previous: null }))
  }
  if (current === null) throw new Error('an update needs a deployment')
  if (plan.operation === 'unchanged') return keepDeployment(plan, current)
  const { patchDeployment } = await import('./patch.js')
  return patchDeployment(session, { ...input, plan, current })
}

function applied(deployment: Current['deployment']): Applied {
  const { latest_revision_id } = deployment
  return { operation: 'created', deployment, revision_id: latest_revision_id, previous: null, new_revision: true }
}

/** What is there, once its first revision is: a service may show that later than the deployment itself. */
async function readWithRevision(session: Session, id: string): Promise<Current> {
  const current = await readCurrent(session, id)
  if (current.latest !== null) return current
  await identifyRevision(session, { deployment: current.deployment, previous: null })
  return readCurrent(session, id)
}

/**
 * Goes on from a deployment that was not there when the plan was made. It is this run's own create (`ours`) if nothing
 * in it is known to differ; otherwise another run made it, and it is brought to what is wanted.
 */
async function adopt(
  session: Session,
  input: ApplyInput,
  { found, ours }: { found: string; ours: boolean }
): Promise<Applied> {
  const current = await readWithRevision(session, found)
  const message = `Read back: ${describeDeployment(current.deployment)} is there. Going on from it.`
  session.emit({ type: 'noted', message })
  await refuseForeign(session, current.deployment, input.claim)
  if (ours && !differsFrom(current, input.wanted)) return applied(current.deployment)
  const plan = planDeployment({ ...input, current })
  session.emit({ type: 'planned', plan })
  return applyPlan(session, { ...input, plan, current })
}
