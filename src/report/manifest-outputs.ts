/** The outputs of a run of several deployments. */
import type { OutputName } from '../action-names.js'
import { lastStatus } from './known-revision.js'
import { conclude, type DeploymentState, listOf, type OutputList, tookMs } from './outcome.js'
import { planFacts } from './shown-plan.js'

/** `deployments`, a map by key, and the lists of keys by result: as JSON. */
export function manifestOutputs(states: readonly DeploymentState[]): Partial<Record<OutputName, string>> {
  const keysOf = (list: OutputList) =>
    JSON.stringify(states.filter((state) => listOf(conclude(state), state.record) === list).map(({ key }) => key))
  const swept = states.flatMap(({ record: { swept = [] } }) => swept.map(({ name }) => name))
  return {
    ...(states.some(({ record }) => record.swept !== undefined) && { swept: JSON.stringify(swept) }),
    deployments: JSON.stringify(Object.fromEntries(states.map((state) => [state.key, factsOf(state)]))),
    deployed: keysOf('deployed'),
    unchanged: keysOf('unchanged'),
    failed: keysOf('failed'),
    skipped: keysOf('skipped')
  }
}

/** GitHub's limit is 1 MiB for all outputs of a job. */
const MOST_CHARACTERS = 500_000

/** The output `plans`, as JSON; undefined if there are none. `left_out`: how many did not fit. */
export function plansOutput(states: readonly DeploymentState[]): { plans: string; left_out: number } | undefined {
  const plans = states.flatMap(({ key, record: { plan } }) =>
    plan === undefined ? [] : [`${JSON.stringify(key)}:${JSON.stringify(planFacts(plan))}`]
  )
  if (plans.length === 0) return undefined
  let length = 2
  const fitting = plans.filter((plan) => (length += plan.length + 1) <= MOST_CHARACTERS)
  return { plans: `{${fitting.join()}}`, left_out: plans.length - fitting.length }
}

/** What is unknown is left out. */
function factsOf(state: DeploymentState): Record<string, string | number | boolean | undefined> {
  const { record, failure } = state
  const { deployment_id, revision_id, url, new_revision, operation } = record
  const took = tookMs(state)
  return {
    operation: conclude(state).kind === 'blocked' ? 'skipped' : operation,
    status: lastStatus(record),
    new_revision,
    deployment_id,
    revision_id,
    url,
    error_code: failure?.code,
    seconds: took === undefined ? undefined : Math.round(took / 100) / 10
  }
}
