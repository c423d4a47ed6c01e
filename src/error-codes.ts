/**
 * The error codes, each with the exit code of the command line (docs/design.md) and what to do: for
 * the output `error_code`, and as the fix of errors without their own. docs/errors.md says what
 * each means; `npm run generate` puts fix and exit code there. Data only; codes and exit codes are
 * stable.
 */

/**
 * Sorted by the part of the run in which they happen. `fix`: in the imperative; Markdown without
 * links.
 */
export const ERROR_CODES = {
  input_invalid: {
    exit_code: 2,
    fix: 'Correct the inputs that the message lists.'
  },
  auth_failed: {
    exit_code: 3,
    fix:
      'Check the secrets behind `api_key`, `tenant_id` and `bearer_token`, ' +
      'and that they belong to this `base_url`.'
  },
  control_plane_unreachable: {
    exit_code: 1,
    fix:
      'Check `base_url` and the network. ' +
      'If the service was down, run again: the run reads first and continues from what exists.'
  },
  invalid_response: { exit_code: 1, fix: 'Set `base_url` to the address of the API itself.' },
  request_refused: {
    exit_code: 1,
    fix: 'Correct what the answer in the message names, then run again.'
  },
  operation_unsupported: {
    exit_code: 1,
    fix:
      'Check `base_url`. ' +
      'If it is right, set `deployment_id`, or do the operation in the service.'
  },
  not_found: { exit_code: 6, fix: 'Check `deployment_id` and `base_url`.' },
  name_conflict: { exit_code: 5, fix: 'Set `deployment_id`, or choose another `name`.' },
  foreign_deployment: {
    exit_code: 5,
    fix: 'Choose another `name`, or check `base_url` and `repo_url`.'
  },
  immutable_field: {
    exit_code: 5,
    fix:
      'Set the input to the deployed value or leave it out, ' +
      'or deploy under another name and delete the old deployment.'
  },
  new_revision_refused: {
    exit_code: 5,
    fix: 'Set `new_revision` to `auto` to allow it, or undo the change.'
  },
  write_unconfirmed: {
    exit_code: 1,
    fix: 'Run again: the run reads first and continues from what exists.'
  },
  revision_failed: {
    exit_code: 4,
    fix: 'Read the last lines of the log in the message, fix the cause, then push again.'
  },
  superseded: {
    exit_code: 10,
    fix:
      'Check which revision is serving. ' +
      'Set `concurrency` in the workflow so that one run at a time deploys.'
  },
  wait_timeout: {
    exit_code: 9,
    fix:
      'Set `timeout` to a longer time, or run again to resume waiting. ' +
      'With `new_revision: always`, or if the run does not know its commit, ' +
      'a re-run starts a new revision instead.'
  },
  deployment_deleted: {
    exit_code: 6,
    fix: 'Run again once the deletion finished to create it again.'
  },
  revision_mismatch: {
    exit_code: 4,
    fix: 'Check the deployment in the service, then run again. Set `concurrency` in the workflow.'
  },
  other_commit: { exit_code: 4, fix: 'Check that the service has the commit, then run again.' },
  not_active: {
    exit_code: 4,
    fix: 'Check in the service which revision serves, then run again with `new_revision: always`.'
  },
  not_verified: {
    exit_code: 4,
    fix: 'Run again once the service responds. It compares first, and makes no second revision.'
  },
  not_serving: {
    exit_code: 4,
    fix:
      'Check the rollout in the service. ' +
      'If it only needs more time, set `timeout` to more and run again.'
  },
  check_failed: {
    exit_code: 4,
    fix:
      'Read the answer in the message and the log of the revision, ' +
      'then fix the agent or the `smoke_…` inputs.'
  },
  rollback_refused: {
    exit_code: 5,
    fix:
      'Name another one with `revision`, ' +
      'deploy a tag or a digest that works, or revert the change and push.'
  },
  rollback_failed: {
    exit_code: 4,
    fix: 'Check which revision serves. If none does, revert the change and push.'
  },
  sweep_incomplete: {
    exit_code: 1,
    fix: 'Correct the reasons that the message lists, then run the sweep again.'
  },
  dependency_failed: {
    exit_code: 1,
    fix: 'Get the deployment that it needs live, then run again.'
  },
  dependency_not_ready: { exit_code: 1, fix: 'Deploy it first, or add it to `select`.' },
  deployments_failed: {
    exit_code: 1,
    fix: 'Correct the causes that the message lists, then run again.'
  },
  outputs_not_written: { exit_code: 1, fix: 'Free disk space, then run again.' },
  github_unavailable: {
    exit_code: 1,
    fix: 'Grant the permission that the warning names, or run again later.'
  },
  cancelled: {
    exit_code: 8,
    fix:
      'Run again to resume waiting. With `new_revision: always`, ' +
      'or if the run does not know its commit, a re-run starts a new revision instead.'
  },
  internal: {
    exit_code: 70,
    fix:
      'Run again with debug logging (`ACTIONS_STEP_DEBUG` on GitHub, ' +
      '`--verbose` on the command line), then report the error with the log.'
  }
} as const satisfies Record<
  string,
  { exit_code: 1 | 2 | 3 | 4 | 5 | 6 | 8 | 9 | 10 | 70; fix: string }
>

/** A stable name of an error. */
export type ErrorCode = keyof typeof ERROR_CODES
