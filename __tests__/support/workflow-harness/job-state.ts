import type { JsonObject, Scope } from './expressions.js'
import type { Masks } from './masks.js'
import type { StepRun } from './results.js'
import type { Run } from './run-context.js'
import { type Standing, statusFunctions } from './status-functions.js'
import type { JobDefinition } from './workflow-file.js'

/** A running job, on its own runner. */
export interface JobState {
  run: Run
  definition: JobDefinition
  /** All contexts but those that change from step to step. */
  contexts: JsonObject & { github: JsonObject }
  /** Of the workflow and the job. */
  env: Record<string, string>
  steps: StepRun[]
  masks: Masks
  workspace: string
  temp: string
  eventPath: string
  /** Runs the post scripts of the actions, in the order in which the end of the job runs them. */
  posts: (() => Promise<void>)[]
}

/** How the job stands after the steps so far. */
export function standingOf(state: JobState): Standing {
  const failed = state.steps.some((step) => step.conclusion === 'failure')
  const cancelled = state.run.options.signal?.aborted ?? false
  return { failed, cancelled, succeeded: !failed && !cancelled }
}

function statusOf({ cancelled, failed }: Standing): string {
  if (cancelled) return 'cancelled'
  return failed ? 'failure' : 'success'
}

/** What the expressions of a step see. */
export function stepScope(state: JobState, env: Record<string, string>): Scope {
  const standing = standingOf(state)
  return {
    contexts: {
      ...state.contexts,
      env,
      job: { status: statusOf(standing) },
      runner: runnerContext(state),
      steps: stepsContext(state.steps)
    },
    functions: statusFunctions(standing)
  }
}

/** The `runner` context; its members are also the `RUNNER_*` variables. */
export function runnerContext(state: JobState): Record<string, string> {
  return {
    os: 'Linux',
    arch: 'X64',
    name: 'Harness 1',
    environment: 'github-hosted',
    temp: state.temp,
    tool_cache: state.temp,
    workspace: state.workspace
  }
}

/** Steps that the file gives no id cannot be referred to. */
function stepsContext(steps: StepRun[]): JsonObject {
  const named = steps.filter(({ id }) => !id.startsWith('__'))
  return Object.fromEntries(
    named.map(({ id, outputs, outcome, conclusion }) => [
      id,
      { outputs: { ...outputs }, outcome, conclusion }
    ])
  )
}
