/** Reads the deployed state, plans the change, and looks up what the change needs. Sends only reads. */

import type { ChangedFiles, Comparison } from '../../repository/changed-files.js'
import { repositoryOwner } from '../../repository/repository-url.js'
import { diffGitCode } from '../compare/diff-code.js'
import { emitCommit, emitRevision } from '../core/emit-revision.js'
import type { DeployedState, DesiredDeployment, NewRevisionPolicy, Plan } from '../core/model.js'
import type { DeployRequest, OwnershipClaim, Target } from '../core/request.js'
import type { Session } from '../core/session.js'
import { describeTarget } from '../find/find-by-name.js'
import type { FoundDeployment } from '../find/find-current.js'
import { refuseForeign } from '../find/ownership.js'
import { findIntegration, findListener } from './choose-lookups.js'
import { unshownFields } from './immutable-fields.js'
import { planDeployment } from './plan.js'
import { planUpdate, type UpdateInput } from './plan-update.js'
import { findUndoneRollback } from './undone-rollback.js'

/** A plan and its inputs. */
export interface Planned {
  plan: Plan
  wanted: DesiredDeployment
  /** Null for a create. */
  current: DeployedState | null
  /** For a create: the deployment that is being deleted and still reserves the name. */
  deleting: string | null
  new_revision: NewRevisionPolicy
  changed_files: ChangedFiles | undefined
  /** With a preview: it must not be deployed over another repository's. */
  claim: OwnershipClaim | undefined
}

/** The plan, already reported, and its inputs. @throws RequestError, PlanError; InputError of a lookup. */
export async function makePlan(
  session: Session,
  request: DeployRequest,
  { current, deleting, near_name }: FoundDeployment
): Promise<Planned> {
  const { claim, target } = request
  if (current !== null) {
    const { deployment, latest } = current
    await refuseForeign(session, { ...deployment, name: target.name ?? deployment.name }, claim)
    if (latest !== null) emitCommit(session, latest)
  }
  const wanted = current === null ? await fillLookups(session, request.wanted) : request.wanted
  const { new_revision } = request
  const due = current === null ? undefined : comparisonDue({ wanted, current, new_revision })
  const changed_files = due && (await listChangedFiles(session, due))
  const planned = planDeployment({ wanted, current, new_revision, changed_files, near_name })
  const undone = current === null ? undefined : await findUndoneRollback(session, current, planned)
  const plan = undone === undefined ? planned : { ...planned, reasons: [...planned.reasons, undone] }
  session.emit({ type: 'planned', plan })
  if (undone !== undefined) session.emit({ type: 'info', message: undone })
  const unshown = current === null ? [] : unshownFields(wanted, current.deployment)
  if (unshown.length > 0) {
    const message = `Not compared, because the service does not show it for this deployment: ${unshown.join(', ')}.`
    session.emit({ type: 'info', message })
  }
  return { plan, current, deleting, wanted, changed_files, claim, new_revision }
}

/** Emits the plan without applying it. */
export function emitPlanned(session: Session, target: Target, { plan, current, deleting }: Planned): void {
  if (deleting !== null) {
    const message = `Deployment "${describeTarget(target)}" (${deleting}) is being deleted. A deploy would wait until its name is free.`
    session.emit({ type: 'warning', message })
  }
  if (current?.latest) {
    session.emit({ type: 'revision_identified', revision_id: current.latest.id })
    emitRevision(session, current.latest, 0)
  }
  session.emit({ type: 'operation_decided', operation: 'planned', new_revision: plan.new_revision })
}

/**
 * Returns the comparison that decides about a revision; undefined if `paths` is unset, or another field decides.
 *
 * @throws PlanError as `planUpdate` does.
 */
export function comparisonDue(input: UpdateInput): Comparison | undefined {
  const { wanted, current } = input
  if (wanted.source !== 'git_host') return undefined
  const { undecided } = diffGitCode(wanted, current)
  if (undecided === undefined) return undefined
  const without = planUpdate({ ...input, changed_files: { ...undecided, files: [] } })
  return without.new_revision ? undefined : undecided
}

/** How long one comparison may take, in milliseconds: the deploy continues without it. */
const COMPARISON_MS = 60_000

/** Asks one after the other until one knows; else all their reasons. @throws CancelledError. */
export async function listChangedFiles(
  { histories, clock, deadline }: Pick<Session, 'histories' | 'clock' | 'deadline'>,
  comparison: Comparison
): Promise<ChangedFiles> {
  const reasons: string[] = []
  for (const history of histories) {
    const timeoutMs = Math.min(COMPARISON_MS, deadline - clock.now())
    const changed = await history.listChangedFiles(comparison, { timeoutMs })
    if (!('unknown' in changed)) return changed
    reasons.push(changed.unknown)
  }
  return { ...comparison, unknown: reasons.join('; ') }
}

/** A create needs an integration, and a listener if a namespace is given: looked up when not given (§4.1). */
async function fillLookups(session: Session, wanted: DesiredDeployment): Promise<DesiredDeployment> {
  const { controlPlane } = session
  if (wanted.source === 'git_host') {
    if (wanted.source_config.integration_id !== undefined) return wanted
    const rows = await controlPlane.listIntegrations()
    const integration_id = findIntegration(rows, repositoryOwner(wanted.source_config.repo_url ?? ''))
    return { ...wanted, source_config: { integration_id, ...wanted.source_config } }
  }
  const namespace = wanted.source_config.listener_config?.cluster_namespace
  if (namespace == null || wanted.source_config.listener_id !== undefined) return wanted
  const rows = await controlPlane.listListeners()
  const listener_id = findListener(rows, namespace)
  return { ...wanted, source_config: { listener_id, ...wanted.source_config } }
}
