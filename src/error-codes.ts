/**
 * The error codes: meaning and fix. They are the one source for the output `error_code`, for the advice of errors
 * without their own, for docs/errors.md (`npm run generate`), and for the exit codes of the command line
 * (docs/design.md). Data only; codes and exit codes are stable.
 */

/** The entry of one code. Texts are Markdown without links. */
export interface ErrorCodeEntry {
  /** What happened, in one or two sentences. */
  meaning: string
  /** What to do, in the imperative. */
  fix: string
  /** Exit code of the command line. */
  exit_code: 1 | 2 | 3 | 4 | 5 | 6 | 8 | 9 | 10 | 70
}

/** Sorted by the part of the run in which they happen. */
export const ERROR_CODES = {
  input_invalid: {
    meaning: 'An input is missing, malformed, or contradicts another input or the service. Nothing was changed.',
    fix: 'Correct the inputs that the message lists. It lists all problems at once.',
    exit_code: 2
  },
  auth_failed: {
    meaning: 'The control plane refused the credentials (401), or they do not permit the request (403).',
    fix: 'Check the secrets behind `api_key`, `tenant_id` and `bearer_token`, and that they belong to this `base_url`.',
    exit_code: 3
  },
  control_plane_unreachable: {
    meaning:
      'The control plane did not answer, or kept answering with an error of its own (408, 425, 429 or 5xx), after several attempts.',
    fix: 'Check `base_url` and the network. If the service was down, run again: the run reads first and continues from what exists.',
    exit_code: 1
  },
  invalid_response: {
    meaning: 'The address answered, but not with what the API returns.',
    fix: 'Set `base_url` to the address of the API itself.',
    exit_code: 1
  },
  request_refused: {
    meaning: 'The control plane refused a request (400, 409, 422 or another 4xx). The message quotes its reason.',
    fix: 'Correct what the answer in the message names, then run again.',
    exit_code: 1
  },
  operation_unsupported: {
    meaning: 'This service does not offer an operation that the command needs.',
    fix: 'Check `base_url`. If it is right, set `deployment_id`, or do the operation in the service.',
    exit_code: 1
  },
  not_found: {
    meaning: 'The deployment or revision does not exist, or these credentials cannot see it.',
    fix: 'Check `deployment_id` and `base_url`.',
    exit_code: 6
  },
  name_conflict: {
    meaning: 'The name does not lead to exactly one deployment that this run may use.',
    fix: 'Set `deployment_id`, or choose another `name`.',
    exit_code: 5
  },
  foreign_deployment: {
    meaning: 'The deployment belongs to another repository, so this run did not change it.',
    fix: 'Choose another `name`, or check `base_url` and `repo_url`.',
    exit_code: 5
  },
  immutable_field: {
    meaning: 'The inputs change a field that cannot change after a deployment is created. Nothing was changed.',
    fix: 'Set the input to the deployed value or leave it out, or deploy under another name and delete the old deployment.',
    exit_code: 5
  },
  new_revision_refused: {
    meaning: '`new_revision` is `never`, but a new revision would result. Nothing was changed.',
    fix: 'Set `new_revision` to `auto` to allow it, or undo the change.',
    exit_code: 5
  },
  write_unconfirmed: {
    meaning: 'A request that changes the deployment was sent, and its result could not be confirmed.',
    fix: 'Run again: the run reads first and continues from what exists.',
    exit_code: 1
  },
  revision_failed: {
    meaning: 'The build or the rollout of the revision failed.',
    fix: 'Read the last lines of the log in the message, fix the cause, then push again.',
    exit_code: 4
  },
  superseded: {
    meaning: 'A revision of another run, or of a person, replaced the revision of this run.',
    fix: 'Check which revision is serving. Set `concurrency` in the workflow so that one run at a time deploys.',
    exit_code: 10
  },
  wait_timeout: {
    meaning: 'The time limit (`timeout`) ended first. A rollout in progress continues.',
    fix: 'Set `timeout` to a longer time, or run again to resume waiting. With `new_revision: always`, or if the run does not know its commit, a re-run starts a new revision instead.',
    exit_code: 9
  },
  deployment_deleted: {
    meaning: 'The deployment was deleted, or is being deleted, while this run worked on it.',
    fix: 'Run again once the deletion finished to create it again.',
    exit_code: 6
  },
  revision_mismatch: {
    meaning: 'The revision is deployed, but what the service shows is not what this run requested.',
    fix: 'Check the deployment in the service, then run again. Set `concurrency` in the workflow.',
    exit_code: 4
  },
  other_commit: {
    meaning:
      'The service built another commit, which does not contain the commit of this run. What was asked for is not live.',
    fix: 'Check that the service has the commit, then run again.',
    exit_code: 4
  },
  not_active: {
    meaning: 'The revision is deployed, but it is not the one that serves.',
    fix: 'Check in the service which revision serves, then run again with `new_revision: always`.',
    exit_code: 4
  },
  not_verified: {
    meaning: 'The revision is deployed, but the service could not be read to verify that it serves.',
    fix: 'Run again once the service responds. It compares first, and makes no second revision.',
    exit_code: 4
  },
  not_serving: {
    meaning: 'The revision is DEPLOYED, but the agent server still answers from an earlier revision.',
    fix: 'Check the rollout in the service. If it only needs more time, set `timeout` to more and run again.',
    exit_code: 4
  },
  check_failed: {
    meaning: 'The revision is deployed, but the smoke check of the agent server failed.',
    fix: 'Read the answer in the message and the log of the revision, then fix the agent or the `smoke_…` inputs.',
    exit_code: 4
  },
  rollback_refused: {
    meaning: 'The revision cannot be restored. Nothing was changed.',
    fix: 'Name another one with `revision`, deploy a tag or a digest that works, or revert the change and push.',
    exit_code: 5
  },
  rollback_failed: {
    meaning: 'The deploy failed, and so did the rollback to the last revision that was deployed.',
    fix: 'Check which revision serves. If none does, revert the change and push.',
    exit_code: 4
  },
  sweep_incomplete: {
    meaning: 'Some previews could not be read or deleted. The message lists each with its reason.',
    fix: 'Correct the reasons that the message lists, then run the sweep again.',
    exit_code: 1
  },
  dependency_failed: {
    meaning:
      'The deployment was not started, because another one that it needs failed or was skipped. Nothing was changed.',
    fix: 'Correct the deployment that failed, then run again.',
    exit_code: 1
  },
  dependency_not_ready: {
    meaning: 'A deployment under `needs` is not part of this run (`select`), and it is not live.',
    fix: 'Deploy it first, or add it to `select`.',
    exit_code: 1
  },
  deployments_failed: {
    meaning: 'Several deployments of the manifest failed, for different reasons. The message lists each with its code.',
    fix: 'Correct the causes that the message lists, then run again.',
    exit_code: 1
  },
  outputs_not_written: {
    meaning: 'The outputs could not be written.',
    fix: 'Free disk space, then run again.',
    exit_code: 1
  },
  github_unavailable: {
    meaning: 'GitHub did not answer, or refused a request. A deploy continues without it; the log shows a warning.',
    fix: 'Grant the permission that the warning names, or run again later.',
    exit_code: 1
  },
  cancelled: {
    meaning: 'The run was cancelled. A rollout in progress continues.',
    fix: 'Run again to resume waiting. With `new_revision: always`, or if the run does not know its commit, a re-run starts a new revision instead.',
    exit_code: 8
  },
  internal: {
    meaning: 'Internal error. This is a bug in this program.',
    fix: 'Run again with debug logging (`ACTIONS_STEP_DEBUG` on GitHub, `--verbose` on the command line), then report the error with the log.',
    exit_code: 70
  }
} as const satisfies Record<string, ErrorCodeEntry>

/** A stable name of an error. */
export type ErrorCode = keyof typeof ERROR_CODES
