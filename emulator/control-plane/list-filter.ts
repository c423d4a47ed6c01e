/** Which deployments a list asks for. */
import type { DeploymentRecord } from './records.js'
import { activeAt, deploymentStatus } from './views.js'

/** The filters of a list; the public service has all of them. */
export interface ListFilter {
  name?: string | undefined
  name_contains?: string | undefined
  status?: string | undefined
  deployment_type?: string | undefined
  /** Separated by commas. */
  deployment_ids?: string | undefined
  url?: string | undefined
}

/**
 * Returns whether a deployment passes every filter, at
 * a time and below the address of the control plane.
 */
export function passes(
  deployment: DeploymentRecord,
  filter: ListFilter,
  { now, origin }: { now: number; origin: string }
): boolean {
  const ids = filter.deployment_ids?.split(',').map((id) => id.trim().toLowerCase())
  const hasValue = (wanted: string | undefined, value: string | null | undefined) =>
    wanted === undefined || wanted === value
  const conditions = [
    hasValue(filter.name, deployment.name),
    deployment.name.includes(filter.name_contains ?? ''),
    hasValue(filter.status, deploymentStatus(deployment, now)),
    hasValue(filter.deployment_type, deployment.source_config.deployment_type),
    ids === undefined || ids.includes(deployment.id),
    hasValue(filter.url, activeAt(deployment, origin))
  ]
  return conditions.every(Boolean)
}
