import { type JobState, runnerContext } from './job-state.js'
import type { StepFiles } from './step-files.js'

/** The members of the `github` context that the runner also gives to a step as `GITHUB_*`. */
const EXPORTED = [
  'actor',
  'actor_id',
  'api_url',
  'base_ref',
  'event_name',
  'graphql_url',
  'head_ref',
  'job',
  'ref',
  'ref_name',
  'ref_protected',
  'ref_type',
  'repository',
  'repository_id',
  'repository_owner',
  'repository_owner_id',
  'retention_days',
  'run_attempt',
  'run_id',
  'run_number',
  'server_url',
  'sha',
  'triggering_actor',
  'workflow',
  'workflow_ref',
  'workflow_sha',
  'workspace'
]

/** Where a step gets its variables from, besides its job. */
export interface StepSources {
  id: string
  /** The job's and its own. */
  env: Record<string, string>
  files: StepFiles
  /** For an action: where it comes from. */
  action?: { repository: string; ref: string }
}

/** All variables of a step, and none of the test process but `HOME` and `PATH`. */
export function stepVariables(
  state: JobState,
  { id, env, files, action }: StepSources
): Record<string, string> {
  const { HOME = '', PATH = '' } = process.env
  return {
    HOME,
    PATH,
    CI: 'true',
    ...env,
    GITHUB_ACTIONS: 'true',
    ...githubVariables(state),
    ...runnerVariables(state),
    GITHUB_ACTION: id,
    GITHUB_ACTION_REPOSITORY: action?.repository ?? '',
    GITHUB_ACTION_REF: action?.ref ?? '',
    GITHUB_EVENT_PATH: state.eventPath,
    GITHUB_OUTPUT: files.output,
    GITHUB_ENV: files.env,
    GITHUB_PATH: files.path,
    GITHUB_STEP_SUMMARY: files.stepSummary,
    GITHUB_STATE: files.state
  }
}

/** The variables that hand inputs to an action. */
export function inputVariables(inputs: Record<string, string>): Record<string, string> {
  const entries = Object.entries(inputs)
  return Object.fromEntries(
    entries.map(([name, value]) => [`INPUT_${name.replaceAll(' ', '_').toUpperCase()}`, value])
  )
}

function githubVariables({ contexts }: JobState): Record<string, string> {
  const { github } = contexts
  return Object.fromEntries(
    EXPORTED.map((key) => [`GITHUB_${key.toUpperCase()}`, (github[key] ?? '') as string])
  )
}

function runnerVariables(state: JobState): Record<string, string> {
  return Object.fromEntries(
    Object.entries(runnerContext(state)).map(([key, value]) => [
      `RUNNER_${key.toUpperCase()}`,
      value
    ])
  )
}
