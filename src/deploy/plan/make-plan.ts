/**
 * Reads what a plan needs beside the deployment, plans the change, and reports it. Sends only
 * reads.
 */
import type { RevisionAnswer } from '../../contract/answers.js'
import type { ChangedFiles } from '../../repository/refs.js'
import { listChangedFiles } from '../../requests/ask-histories.js'
import { tryRequest } from '../../requests/retry.js'
import { diffGitCode } from '../compare/diff-code.js'
import { notCompared } from '../compare/diff-settings.js'
import { emitCode, emitCompared, emitRevision } from '../core/events.js'
import type { Planned } from '../core/model.js'
import type { DeployRequest, Target } from '../core/request.js'
import type { Session } from '../core/session.js'
import { type Snapshot, servesAnother } from '../core/snapshot.js'
import { describeTarget } from '../find/find-by-name.js'
import type { FoundDeployment } from '../find/find-current.js'
import { refuseForeign } from '../find/ownership.js'
import { compareWithServing } from './compare-with-serving.js'
import { keepSecrets } from './keep-secrets.js'
import { fillLookups } from './lookups.js'
import { addPathFiles } from './path-files.js'
import { planDeployment } from './plan.js'
import { EXPLAINING_READ, findUndoneReturn } from './undone-return.js'

export interface PlannedDeploy extends Planned {
  /** For a create: the deployment that is being deleted and still reserves the name. */
  deleting: string | null
  changed_files?: ChangedFiles | undefined
}

/** Makes the plan, and reports it. @throws RequestError, PlanError; InputError of a lookup. */
export async function makePlan(
  session: Session,
  request: DeployRequest,
  { current, deleting, near_name }: FoundDeployment
): Promise<PlannedDeploy> {
  const { claim, new_revision, target, name_warning } = request
  const origin = await addPathFiles(session, request, current)
  const common = { origin, before: current, deleting }
  if (current === null) {
    const wanted = await fillLookups(session.controlPlane, request.wanted)
    const plan = planDeployment({
      wanted,
      origin,
      current,
      new_revision,
      near_name,
      name_warning
    })
    session.emit({ type: 'planned', plan })
    return { ...common, plan, wanted }
  }
  const { deployment, latest } = current
  await refuseForeign(session, { ...deployment, name: target.name ?? deployment.name }, claim)
  const wanted = keepSecrets(session, request.wanted, deployment)
  if (latest !== null) emitCode(session, latest)
  const serving = await readOtherServing(session, current)
  emitCompared(session, current)
  const undecided =
    wanted.source === 'git_host' ? diffGitCode(wanted, origin, current).undecided : undefined
  const changed_files = undecided && (await listChangedFiles(session, undecided))
  const made = planDeployment({ wanted, origin, current, new_revision, changed_files })
  const shown = serving === null ? made : compareWithServing(made, origin, serving)
  const warning = await findUndoneReturn(session, { ...common, wanted, plan: made })
  const plan = warning === undefined ? shown : { ...shown, warnings: [...shown.warnings, warning] }
  session.emit({ type: 'planned', plan })
  for (const message of notCompared(wanted, deployment)) session.emit({ type: 'info', message })
  return { ...common, plan, wanted, changed_files }
}

/**
 * Reads the revision that serves if that is not the latest one; null if it is, or cannot be read.
 */
async function readOtherServing(
  session: Session,
  current: Snapshot
): Promise<RevisionAnswer | null> {
  const { deployment, serving } = current
  if (serving.is !== 'revision' || !servesAnother(current)) return null
  const { id } = deployment
  const read = await tryRequest(() =>
    session.controlPlane.readRevision(id, serving.id, EXPLAINING_READ)
  )
  if ('error' in read) return null
  emitCode(session, read.value)
  return read.value
}

/**
 * Emits the end of a run that only plans: what exists, and whether a deploy would make a revision.
 */
export function emitPlanResult(
  session: Session,
  target: Target,
  { plan, before, deleting }: PlannedDeploy
): void {
  if (deleting !== null) {
    const message =
      `Deployment "${describeTarget(target)}" (${deleting}) is being deleted. ` +
      'A deploy would wait until its name is free.'
    session.emit({ type: 'warning', message })
  }
  if (before?.latest) {
    session.emit({ type: 'revision_identified', revision_id: before.latest.id })
    emitRevision(session, before.latest, 0)
  }
  session.emit({ type: 'operation_decided', operation: 'planned', new_revision: plan.new_revision })
}
