/**
 * The outputs of the step: of one deployment, and of a manifest. Each value of an output is written
 * once.
 */
import type { OutputName } from '../action-names.js'
import { DeployError, messageOf } from '../errors.js'
import type { Runner } from '../ports.js'
import { sanitizeLine } from '../text/sanitize.js'
import { conclude, type DeploymentState, listOf, type OutputList, tookMs } from './outcome.js'
import { planFacts } from './plan-facts.js'
import type { RunRecord } from './record.js'
import { lastStatus } from './rollout.js'
import { servingCommit } from './serving-text.js'

export type OutputValues = Partial<Record<OutputName, string>>

/** Outputs that only a run of several deployments has, and the code of a failure. */
type OtherOutput = OutputList | 'deployments' | 'plans' | 'matrix' | 'error_code'

/** The outputs of one deployment. An unknown value is undefined. */
const OUTPUTS: Record<
  Exclude<OutputName, OtherOutput>,
  (record: RunRecord) => string | undefined
> = {
  deployment_id: ({ target }) => target.id,
  revision_id: ({ revision }) => revision.id,
  url: ({ target }) => target.url,
  operation: ({ operation }) => operation,
  dashboard_url: ({ target }) => target.dashboard_url,
  smoke: ({ operation, check }) => operation && (check?.result ?? 'skipped'),
  new_revision: ({ new_revision }) => new_revision?.toString(),
  status: (record) => {
    const status = lastStatus(record)
    return status && sanitizeLine(status, 200)
  },
  commit_sha: servingCommit,
  docs_url: ({ target: { url } }) => url && `${url}/docs`,
  serving_revision_id: ({ serving }) => serving.named_by_agent,
  rolled_back_to: ({ rollback, rolled_back_to }) =>
    rollback?.result?.rolled_back_to ?? rolled_back_to,
  plan: ({ plan }) => plan && JSON.stringify(planFacts(plan)),
  swept: ({ sweep }) => sweep && JSON.stringify(sweep.swept.map(({ name }) => name))
}

/** Returns the outputs of one deployment that are known. */
export function outputsOf(record: RunRecord): OutputValues {
  const outputs: OutputValues = {}
  for (const [name, valueOf] of Object.entries(OUTPUTS)) {
    const value = valueOf(record)
    if (value !== undefined) outputs[name as OutputName] = value
  }
  return outputs
}

/** Returns the result of each deployment by its key, and the lists of keys by result: as JSON. */
export function manifestOutputs(states: readonly DeploymentState[]): OutputValues {
  const deployments: Record<string, object> = {}
  for (const state of states) deployments[state.key] = resultOf(state)
  return {
    ...sweptOutput(states),
    deployments: JSON.stringify(deployments),
    deployed: keysOf('deployed', states),
    unchanged: keysOf('unchanged', states),
    failed: keysOf('failed', states),
    skipped: keysOf('skipped', states)
  }
}

function keysOf(list: OutputList, states: readonly DeploymentState[]): string {
  const listed = states.filter((state) => listOf(conclude(state), state.record) === list)
  return JSON.stringify(listed.map(({ key }) => key))
}

function sweptOutput(states: readonly DeploymentState[]): OutputValues {
  const sweeps = states.flatMap(({ record }) => record.sweep ?? [])
  if (sweeps.length === 0) return {}
  const names = sweeps.flatMap(({ swept }) => swept.map(({ name }) => name))
  return { swept: JSON.stringify(names) }
}

function resultOf(state: DeploymentState): object {
  const { record, failure } = state
  const { target, revision, operation, new_revision } = record
  const took = tookMs(state)
  return {
    operation: conclude(state).kind === 'blocked' ? 'skipped' : operation,
    status: lastStatus(record),
    new_revision,
    deployment_id: target.id,
    revision_id: revision.id,
    url: target.url,
    dashboard_url: target.dashboard_url,
    error_code: failure?.code,
    seconds: took === undefined ? undefined : Math.round(took / 100) / 10
  }
}

/** Returns the output `plans`, a map by key, as JSON; nothing if there are no plans. */
export function plansOutput(states: readonly DeploymentState[]): OutputValues {
  const plans: Record<string, object> = {}
  for (const { key, record } of states) {
    if (record.plan !== undefined) plans[key] = planFacts(record.plan)
  }
  return Object.keys(plans).length === 0 ? {} : { plans: JSON.stringify(plans) }
}

/** The outputs that a run has written. */
export class Outputs {
  private readonly written = new Map<OutputName, string>()
  private lostBy: unknown
  private isReported = false

  constructor(private readonly runner: Pick<Runner, 'output'>) {}

  /** Writes the values that differ. One that cannot be written counts as lost. */
  write(values: OutputValues): void {
    for (const [name, value] of Object.entries(values) as [OutputName, string][]) {
      if (this.written.get(name) === value) continue
      this.written.set(name, value)
      try {
        this.runner.output(name, value)
      } catch (error) {
        this.lostBy ??= error
      }
    }
  }

  /** Returns the error of lost values, once. @param changes What the run has changed, to say so. */
  takeLoss(changes = ''): DeployError | undefined {
    if (this.lostBy === undefined || this.isReported) return undefined
    this.isReported = true
    const reason = sanitizeLine(messageOf(this.lostBy))
    return new DeployError('outputs_not_written', {
      what: `Not all outputs of this step could be written: ${reason}`,
      fix: [`Free space on the disk of the runner, and check GITHUB_OUTPUT.${changes}`]
    })
  }
}
