/**
 * The error codes: meaning, likely causes, and fix. They are the one source for the output `error_code`, for the advice
 * of errors without their own, for docs/errors.md (`npm run generate`), and for the exit codes of the command line
 * (docs/design.md). Data only; codes and exit codes are stable.
 */

/** The entry of one code. Texts are Markdown without links. */
export interface ErrorCodeEntry {
  /** What happened, in one or two sentences. */
  meaning: string
  causes: readonly string[]
  /** What to do, in the imperative. */
  fix: string
  /** Exit code of the command line. */
  exit_code: 1 | 2 | 3 | 4 | 5 | 6 | 8 | 9 | 10 | 70
}

/** Sorted by the part of the run in which they happen. */
export const ERROR_CODES = {
  input_invalid: {
    meaning: 'An input is missing, malformed, or contradicts another input or the service. Nothing was changed.',
    causes: [
      'A typo in the workflow, or a `secrets` or `vars` expression that is empty.',
      'A pull request from a fork or from Dependabot, which gets no repository secrets.',
      'A file that an input names does not exist at the commit.'
    ],
    fix: 'Correct the inputs that the message lists. It lists all problems at once.',
    exit_code: 2
  },
  auth_failed: {
    meaning: 'The control plane refused the credentials (401), or they do not permit the request (403).',
    causes: [
      'The secret behind `api_key`, `tenant_id` or `bearer_token` is wrong, expired, or belongs to another service.',
      'The key is valid but has no permission for this request or workspace.',
      'A proxy or firewall refused the request before it reached the control plane.'
    ],
    fix: 'Check the secrets behind `api_key`, `tenant_id` and `bearer_token`, and that they belong to this `base_url`.',
    exit_code: 3
  },
  control_plane_unreachable: {
    meaning:
      'The control plane did not answer, or kept answering with an error of its own (408, 425, 429 or 5xx), after several attempts.',
    causes: [
      '`base_url` has a typo, or its host is only reachable from another network.',
      'The service is down, overloaded, or limits the requests of this key.',
      'A proxy is required, or the certificate of the service is not trusted by this machine.'
    ],
    fix: 'Check `base_url` and the network. If the service was down, run again: the run reads first and continues from what exists.',
    exit_code: 1
  },
  invalid_response: {
    meaning: 'The address answered, but not with what the API returns.',
    causes: [
      '`base_url` leads to a web page, a sign-in page or a proxy.',
      'A redirect, which is not followed because it would forward the key.',
      '`api_dialect` does not fit the service.'
    ],
    fix: 'Set `base_url` to the address of the API itself.',
    exit_code: 1
  },
  request_refused: {
    meaning: 'The control plane refused a request (400, 409, 422 or another 4xx). The message quotes its reason.',
    causes: [
      'A value that the service does not accept, such as a name, a plan, or a size.',
      'A limit of the account.',
      'Another change to the same deployment at the same time (409).'
    ],
    fix: 'Correct what the answer in the message names, then run again.',
    exit_code: 1
  },
  operation_unsupported: {
    meaning: 'This service does not offer an operation that the command needs.',
    causes: ['The service has no list of deployments, or cannot delete one.', '`base_url` has the wrong path.'],
    fix: 'Check `base_url`. If it is right, set `deployment_id`, or do the operation in the service.',
    exit_code: 1
  },
  not_found: {
    meaning: 'The deployment or revision does not exist, or these credentials cannot see it.',
    causes: [
      '`deployment_id` is wrong, or the deployment was deleted.',
      'The key belongs to another workspace.',
      '`base_url` has the wrong path, so that every request is answered with 404.'
    ],
    fix: 'Check `deployment_id` and `base_url`.',
    exit_code: 6
  },
  name_conflict: {
    meaning: 'The name does not lead to exactly one deployment that this run may use.',
    causes: [
      'Two deployments have the same name.',
      'The name is reserved by a deployment that is being deleted, by another workspace, or by a tracing project.'
    ],
    fix: 'Set `deployment_id`, or choose another `name`.',
    exit_code: 5
  },
  foreign_deployment: {
    meaning: 'The deployment belongs to another repository, so this run did not change it.',
    causes: ['Two repositories use the same name on one control plane.', '`base_url`, `name` or `repo_url` is wrong.'],
    fix: 'Choose another `name`, or check `base_url` and `repo_url`.',
    exit_code: 5
  },
  immutable_field: {
    meaning: 'The inputs change a field that cannot change after a deployment is created. Nothing was changed.',
    causes: [
      '`source`, `repo_url`, `deployment_type`, `integration_id`, `listener_id` or `cluster_namespace` differs.'
    ],
    fix: 'Set the input to the deployed value or leave it out, or deploy under another name and delete the old deployment.',
    exit_code: 5
  },
  new_revision_refused: {
    meaning: '`new_revision` is `never`, but a new revision would result. Nothing was changed.',
    causes: ['The code, the image, the secrets or the `resource_spec` changed, or cannot be shown to be unchanged.'],
    fix: 'Set `new_revision` to `auto` to allow it, or undo the change.',
    exit_code: 5
  },
  write_unconfirmed: {
    meaning: 'A request that changes the deployment was sent, and its result could not be confirmed.',
    causes: [
      'The connection broke and the service could not be read afterwards.',
      'The service accepted the request, but does not show its effect.'
    ],
    fix: 'Run again: the run reads first and continues from what exists.',
    exit_code: 1
  },
  revision_failed: {
    meaning: 'The build or the rollout of the revision failed.',
    causes: [
      'A dependency or command of the build failed.',
      'The agent server did not start, for example because a secret is missing.',
      'The rollout was interrupted in the service.'
    ],
    fix: 'Read the last lines of the log in the message, fix the cause, then push again.',
    exit_code: 4
  },
  superseded: {
    meaning: 'A revision of another run, or of a person, replaced the revision of this run.',
    causes: ['Another run or a person deployed at the same time.', 'A rollback to an earlier revision.'],
    fix: 'Check which revision is serving. Set `concurrency` in the workflow so that one run at a time deploys.',
    exit_code: 10
  },
  wait_timeout: {
    meaning: 'The time limit (`timeout`) ended first. A rollout in progress continues.',
    causes: ['The build takes longer than `timeout`.', 'The service is slow, or does not build pushes at the moment.'],
    fix: 'Set `timeout` to a longer time, or run again to resume waiting. With `new_revision: always`, or if the run does not know its commit, a re-run starts a new revision instead.',
    exit_code: 9
  },
  deployment_deleted: {
    meaning: 'The deployment was deleted, or is being deleted, while this run worked on it.',
    causes: ['Another run, a sweep, or a person deleted it.', 'The pull request of the preview was closed.'],
    fix: 'Run again once the deletion finished to create it again.',
    exit_code: 6
  },
  revision_mismatch: {
    meaning: 'The revision is deployed, but what the service shows is not what this run requested.',
    causes: [
      'Another run or an edit in the service came in between.',
      'The service accepted the update, but did not apply all of it.',
      'The service shows a value, such as a secret or a number, in another form than this run sent.'
    ],
    fix: 'Check the deployment in the service, then run again. Set `concurrency` in the workflow.',
    exit_code: 4
  },
  other_commit: {
    meaning:
      'The service built another commit, which does not contain the commit of this run. What was asked for is not live.',
    causes: [
      'The service, or its mirror of the repository, had not seen the push yet.',
      'The branch or tag was reset after this run began.'
    ],
    fix: 'Check that the service has the commit, then run again.',
    exit_code: 4
  },
  not_active: {
    meaning: 'The revision is deployed, but it is not the one that serves.',
    causes: ['The service did not switch to it.', 'A newer revision of another run replaced it and failed.'],
    fix: 'Check in the service which revision serves, then run again with `new_revision: always`.',
    exit_code: 4
  },
  not_verified: {
    meaning: 'The revision is deployed, but the service could not be read to verify that it serves.',
    causes: ['The service failed or was unreachable right after the rollout.'],
    fix: 'Run again once the service responds. It compares first, and makes no second revision.',
    exit_code: 4
  },
  not_serving: {
    meaning: 'The revision is DEPLOYED, but the agent server still answers from an earlier revision.',
    causes: ['The rollout swaps replicas after the status, and needed longer than `timeout`.', 'The rollout is stuck.'],
    fix: 'Check the rollout in the service. If it only needs more time, set `timeout` to more and run again.',
    exit_code: 4
  },
  check_failed: {
    meaning: 'The revision is deployed, but the smoke check of the agent server failed.',
    causes: [
      'The assistant does not exist, or the agent reported an error.',
      'The answer does not match `smoke_expect`.',
      'The agent server refused the key, or was not ready within `smoke_timeout`.'
    ],
    fix: 'Read the answer in the message and the log of the revision, then fix the agent or the `smoke_…` inputs.',
    exit_code: 4
  },
  rollback_refused: {
    meaning: 'The revision cannot be restored. Nothing was changed.',
    causes: [
      'The revision failed, was skipped, or is serving already.',
      'Its code is a commit of a branch, and the service cannot redeploy a revision. A patch would build the head of the branch.',
      'The service has no list of revisions, or does not show their code.'
    ],
    fix: 'Name another one with `revision`, deploy a tag or a digest that works, or revert the change and push.',
    exit_code: 5
  },
  rollback_failed: {
    meaning: 'The deploy failed, and so did the rollback to the last revision that was deployed.',
    causes: [
      'The earlier revision can no longer be deployed.',
      'The service failed, or another run deployed meanwhile.'
    ],
    fix: 'Check which revision serves. If none does, revert the change and push.',
    exit_code: 4
  },
  sweep_incomplete: {
    meaning: 'Some previews could not be read or deleted. The message lists each with its reason.',
    causes: ['The service refused a request, or did not answer.'],
    fix: 'Correct the reasons that the message lists, then run the sweep again.',
    exit_code: 1
  },
  dependency_failed: {
    meaning:
      'The deployment was not started, because another one that it needs failed or was skipped. Nothing was changed.',
    causes: ['A deployment under its `needs` failed, was skipped, or was cancelled.'],
    fix: 'Correct the deployment that failed, then run again.',
    exit_code: 1
  },
  dependency_not_ready: {
    meaning: 'A deployment under `needs` is not part of this run (`select`), and it is not live.',
    causes: ['It was never deployed, its deploy failed, or it is still in progress.'],
    fix: 'Deploy it first, or add it to `select`.',
    exit_code: 1
  },
  deployments_failed: {
    meaning: 'Several deployments of the manifest failed, for different reasons. The message lists each with its code.',
    causes: ['See the code of each deployment.'],
    fix: 'Correct the causes that the message lists, then run again.',
    exit_code: 1
  },
  outputs_not_written: {
    meaning: 'The outputs could not be written.',
    causes: ['The disk is full.', 'An earlier step removed the file behind `GITHUB_OUTPUT`.'],
    fix: 'Free disk space, then run again.',
    exit_code: 1
  },
  github_unavailable: {
    meaning: 'GitHub did not answer, or refused a request. A deploy continues without it; the log shows a warning.',
    causes: ['GitHub is down or limits the requests of the token.', 'The token lacks a permission.'],
    fix: 'Grant the permission that the warning names, or run again later.',
    exit_code: 1
  },
  cancelled: {
    meaning: 'The run was cancelled. A rollout in progress continues.',
    causes: ['A person cancelled the workflow.', 'A newer run of the same `concurrency` group cancelled it.'],
    fix: 'Run again to resume waiting. With `new_revision: always`, or if the run does not know its commit, a re-run starts a new revision instead.',
    exit_code: 8
  },
  internal: {
    meaning: 'Internal error. This is a bug in this program.',
    causes: ['A defect of the action.'],
    fix: 'Run again with debug logging (`ACTIONS_STEP_DEBUG` on GitHub, `--verbose` on the command line), then report the error with the log.',
    exit_code: 70
  }
} as const satisfies Record<string, ErrorCodeEntry>

/** A stable name of an error. */
export type ErrorCode = keyof typeof ERROR_CODES
