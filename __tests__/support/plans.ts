/** Plans as tests compare them: what the action does and sends stands beside the other facts. */
import type { DeploymentPatchRequest } from '../../src/contract/deployment.js'
import type { Plan } from '../../src/deploy/core/model.js'
import { type PlanInput, planDeployment } from '../../src/deploy/plan/plan.js'
import { type PlanOperation, planOperation } from '../../src/report/plan-facts.js'

export type FlatPlan = Omit<Plan, 'action'> & {
  operation: PlanOperation
  request?: DeploymentPatchRequest
}

export function flatPlan(plan: Plan): FlatPlan {
  const { action, ...facts } = plan
  const request = 'request' in action ? { request: action.request } : {}
  return { ...facts, operation: planOperation(plan), ...request }
}

export const planFlat = (input: PlanInput): FlatPlan => flatPlan(planDeployment(input))
