/** What is there, what it takes to get to what is wanted, and what has to be looked up for that. Sends reads only. */

import { repositoryOwner } from '../../repository/repository-url.js'
import { emitCommit } from '../core/emit-revision.js'
import { activeOf, type DesiredDeployment } from '../core/model.js'
import { readWithRetry, type Session } from '../core/session.js'
import type { DeployRequest } from '../deploy.js'
import type { FoundDeployment } from '../find/find-current.js'
import { refuseForeign } from '../find/ownership.js'
import { readActive } from '../verify/verify-active.js'
import { findIntegration, findListener } from './choose-lookups.js'
import { comparisonDue, listChangedFiles } from './compare-commits.js'
import { planDeployment } from './plan.js'

/** The plan, told already, and what it was made from. @throws RequestError, PlanError; InputError of a lookup. */
export async function decideDeployment(
  session: Session,
  request: DeployRequest,
  { current: found, leaving }: FoundDeployment
) {
  const { claim, target } = request
  if (found !== null) {
    const { deployment } = found
    await refuseForeign(session, { ...deployment, name: target.name ?? deployment.name }, claim)
  }
  const current = found && (await readActive(session, found))
  const latest = current && activeOf(current).latest
  if (latest) emitCommit(session, latest)
  const wanted = current === null ? await fillLookups(session, request.wanted) : request.wanted
  const { new_revision } = request
  const due = current === null ? undefined : comparisonDue({ wanted, current, new_revision })
  const changed_files = due && (await listChangedFiles(session, due))
  const plan = planDeployment({ wanted, current, new_revision, changed_files })
  session.emit({ type: 'planned', plan })
  return { plan, current, leaving, wanted, changed_files, claim }
}

/** A create needs an integration, and a listener where a namespace is given: looked up when not given (§4.1). */
async function fillLookups(session: Session, wanted: DesiredDeployment): Promise<DesiredDeployment> {
  const { controlPlane } = session
  if (wanted.source === 'git_host') {
    if (wanted.source_config.integration_id !== undefined) return wanted
    const rows = await readWithRetry(session, () => controlPlane.listIntegrations())
    const integration_id = findIntegration(rows, repositoryOwner(wanted.source_config.repo_url ?? ''))
    return { ...wanted, source_config: { integration_id, ...wanted.source_config } }
  }
  const namespace = wanted.source_config.listener_config?.cluster_namespace
  if (namespace == null || wanted.source_config.listener_id !== undefined) return wanted
  const rows = await readWithRetry(session, () => controlPlane.listListeners())
  const listener_id = findListener(rows, namespace)
  return { ...wanted, source_config: { listener_id, ...wanted.source_config } }
}
