/** The outputs of the action, each as soon as it is known (docs/design.md, section 2). */
import type { OutputName } from '../action-names.js'
import { commitOf, lastStatus } from './known-revision.js'
import type { RunRecord, ShownPlan } from './record.js'

/** The plan for the output `plan`: what is sent stays out of it, as it holds the values of secrets. */
export function planOutput({ operation, new_revision, reasons, changes, warnings, compared }: ShownPlan): string {
  return JSON.stringify({ operation, new_revision, reasons, changes, warnings, compared })
}

/** Every output that is known. */
export function outputsOf(record: RunRecord): Partial<Record<OutputName, string>> {
  const { deployment_id, revision_id, url, operation, new_revision, plan, check, swept, rollback } = record
  const status = lastStatus(record)
  const commit_sha = commitOf(record)
  return {
    ...(deployment_id !== undefined && { deployment_id }),
    ...(revision_id !== undefined && { revision_id }),
    ...(url !== undefined && { url, docs_url: `${url}/docs` }),
    ...(operation !== undefined && { operation, smoke: check?.result ?? 'skipped' }),
    ...(new_revision !== undefined && { new_revision: String(new_revision) }),
    ...(status !== undefined && { status }),
    ...(commit_sha !== undefined && { commit_sha }),
    ...(rollback?.rolled_back_to !== undefined && { rolled_back_to: rollback.rolled_back_to }),
    ...(swept !== undefined && { swept: JSON.stringify(swept) }),
    ...(plan !== undefined && { plan: planOutput(plan) })
  }
}
