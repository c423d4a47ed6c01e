/** The inputs of action.yml as flags, written by `npm run generate`: change them there. */
import type { InputName } from '../../action-names.js'

/** An input as a flag. */
export interface DeclaredInput {
  input: InputName
  /** The heading under which it is listed. */
  group: string
  kind: 'boolean' | 'text'
  /** Its default; empty where it has none. */
  fallback: string
  /** Markdown. */
  help: string
}

/** In the order of the groups in docs/inputs.md. */
export const DECLARED_INPUTS: readonly DeclaredInput[] = [
  {
    input: 'revision',
    group: 'Connection and command',
    kind: 'text',
    fallback: '',
    help: 'With `command: rollback`: ID of the revision to return to. If unset, the last one before the serving one that was `DEPLOYED` and has other code.'
  },
  {
    input: 'base_url',
    group: 'Connection and command',
    kind: 'text',
    fallback: '',
    help: 'Address of the control plane, with any path prefix. https, or http to the runner itself.'
  },
  {
    input: 'api_key',
    group: 'Connection and command',
    kind: 'text',
    fallback: '',
    help: 'Key of the control plane, sent as `X-Api-Key`. Set at least one of `api_key`, `tenant_id` and `bearer_token`.'
  },
  {
    input: 'tenant_id',
    group: 'Connection and command',
    kind: 'text',
    fallback: '',
    help: 'Tenant (workspace) id, sent as `X-Tenant-Id`.'
  },
  {
    input: 'bearer_token',
    group: 'Connection and command',
    kind: 'text',
    fallback: '',
    help: 'Token, sent as `Authorization: Bearer`.'
  },
  {
    input: 'api_dialect',
    group: 'Connection and command',
    kind: 'text',
    fallback: 'neutral',
    help: 'Field names in requests: `neutral` (those of the specification) or `langsmith` (those of LangSmith Deployment).'
  },
  {
    input: 'name',
    group: 'Which deployment',
    kind: 'text',
    fallback: '',
    help: 'Exact name of the deployment. `deploy` creates the deployment if it does not exist. `sweep` deletes previews of this name.'
  },
  {
    input: 'deployment_id',
    group: 'Which deployment',
    kind: 'text',
    fallback: '',
    help: 'Id of the deployment. If unset, `name` is looked up.'
  },
  {
    input: 'source',
    group: 'Which deployment',
    kind: 'text',
    fallback: '',
    help: '`git_host` or `external_container`. If unset: `external_container` if `image_uri` is set, otherwise `git_host`.'
  },
  {
    input: 'preview',
    group: 'Which deployment',
    kind: 'boolean',
    fallback: '',
    help: '`true`: deploy a preview named `<name>-pr-<number>`, and delete it when the pull request closes. `false`: update `name` itself. Required on pull request events; elsewhere `false` if unset.'
  },
  {
    input: 'graph_config_path',
    group: 'Built from a repository',
    kind: 'text',
    fallback: '',
    help: 'Path of the graph configuration file, from the root of the repository. Required to create a `git_host` deployment.'
  },
  {
    input: 'repo_url',
    group: 'Built from a repository',
    kind: 'text',
    fallback: '',
    help: 'Repository to build from (`git_host`). If unset: this repository; on a pull request, its head repository. A delete by `name` accepts only a deployment of this repository.'
  },
  {
    input: 'repo_ref',
    group: 'Built from a repository',
    kind: 'text',
    fallback: '',
    help: 'Branch by its bare name, or tag as `refs/tags/…` (`git_host`). Not a commit id. If unset: the ref of the run; on a pull request, its head branch. Required on `merge_group`, `workflow_run` and `issue_comment`.'
  },
  {
    input: 'integration_id',
    group: 'Built from a repository',
    kind: 'text',
    fallback: '',
    help: 'Integration with the git host, to create a `git_host` deployment. If unset, the action looks it up. It uses the only one, or the one named like the owner of the repository.'
  },
  {
    input: 'deployment_type',
    group: 'Built from a repository',
    kind: 'text',
    fallback: '',
    help: '`dev_free`, `dev` or `prod` (`git_host`). Cannot be changed later.'
  },
  {
    input: 'build_on_push',
    group: 'Built from a repository',
    kind: 'boolean',
    fallback: '',
    help: '`true` or `false`: the service automatically builds each push to `repo_ref` (`git_host`). Must not be `true` with a tag.'
  },
  {
    input: 'install_command',
    group: 'Built from a repository',
    kind: 'text',
    fallback: '',
    help: 'Install command, run from the root of the repository (`git_host`, JavaScript deployments).'
  },
  {
    input: 'build_command',
    group: 'Built from a repository',
    kind: 'text',
    fallback: '',
    help: 'Build command, run from the folder of the graph configuration file (`git_host`, JavaScript deployments).'
  },
  {
    input: 'paths',
    group: 'Built from a repository',
    kind: 'text',
    fallback: '',
    help: 'Files that matter on a branch (`git_host`), one pattern per line, as in `on.push.paths`; `!` excludes. If none of them, nor the graph configuration file, differs from the deployed commit, the code needs no new revision. If unset: all files.'
  },
  {
    input: 'image_uri',
    group: 'Running an image',
    kind: 'text',
    fallback: '',
    help: 'Image to run (`external_container`). With a digest (`…@sha256:…`), an unchanged image needs no new revision.'
  },
  {
    input: 'custom_url',
    group: 'Running an image',
    kind: 'text',
    fallback: '',
    help: 'URL that serves the deployment (`external_container`).'
  },
  {
    input: 'listener_id',
    group: 'Running an image',
    kind: 'text',
    fallback: '',
    help: 'Listener that runs the deployment (`external_container`, on create). If unset and `cluster_namespace` is set, the action looks it up.'
  },
  {
    input: 'cluster_namespace',
    group: 'Running an image',
    kind: 'text',
    fallback: '',
    help: 'Namespace of the deployment (`external_container`, on create).'
  },
  {
    input: 'resource_spec',
    group: 'Running an image',
    kind: 'text',
    fallback: '',
    help: 'Resources of the deployment, as YAML or JSON (`external_container`). Replaces the whole deployed spec.'
  },
  {
    input: 'secrets',
    group: 'Secrets',
    kind: 'text',
    fallback: '',
    help: 'Environment variables of the agent: lines `NAME=value`, or a YAML or JSON map. Quote values that span lines. Replaces the whole deployed list. With `manifest`: the values of all; each deployment gets only those that it names.'
  },
  {
    input: 'allow_empty_secrets',
    group: 'Secrets',
    kind: 'boolean',
    fallback: 'false',
    help: '`true` accepts secrets with an empty value. Otherwise an empty value is an error, because the secret is probably not set for this repository, environment or event.'
  },
  {
    input: 'new_revision',
    group: 'Revision and wait',
    kind: 'text',
    fallback: 'auto',
    help: '`auto`: make a new revision only if one is needed, or may be. `always`: make one in any case. `never`: fail if one is needed, before sending anything.'
  },
  {
    input: 'wait',
    group: 'Revision and wait',
    kind: 'boolean',
    fallback: 'true',
    help: '`true`: wait until the revision is `DEPLOYED`.'
  },
  {
    input: 'timeout',
    group: 'Revision and wait',
    kind: 'text',
    fallback: '30m',
    help: 'Time limit of the step, such as `90s`, `30m` or `1h30m`. The smoke check (`smoke_timeout`) and a rollback get extra time.'
  },
  {
    input: 'poll_interval',
    group: 'Revision and wait',
    kind: 'text',
    fallback: 'auto',
    help: 'Time between polls of the revision: `auto`, or a fixed duration such as `5s`. `auto` polls after a tenth of the time already waited, at least every 10 s. Set `1s` for a local control plane.'
  },
  {
    input: 'verify_serving',
    group: 'Revision and wait',
    kind: 'text',
    fallback: 'auto',
    help: '`auto`: after `DEPLOYED`, wait until the agent server names the new revision at `GET /info`, if it names one. `off`: rely on the status.'
  },
  {
    input: 'build_logs',
    group: 'Revision and wait',
    kind: 'boolean',
    fallback: 'true',
    help: '`true`: after a failed build or rollout, show the last lines of its log in job log, summary and comment. Secrets of this step are masked. Set `false` if outsiders can read them.'
  },
  {
    input: 'rollback',
    group: 'Revision and wait',
    kind: 'boolean',
    fallback: 'false',
    help: '`true`: return to the last revision that was `DEPLOYED` if the new one fails after replacing it, or if the smoke check fails. Waits up to `timeout` again. The step still fails.'
  },
  {
    input: 'smoke_assistant',
    group: 'Smoke check',
    kind: 'text',
    fallback: '',
    help: 'Smoke check: the agent server must list this assistant, by `assistant_id`, `name` or `graph_id`.'
  },
  {
    input: 'smoke_input',
    group: 'Smoke check',
    kind: 'text',
    fallback: '',
    help: 'Smoke check: run the assistant once with this input. YAML or JSON; plain text becomes one user message.'
  },
  {
    input: 'smoke_stream_mode',
    group: 'Smoke check',
    kind: 'text',
    fallback: 'updates',
    help: 'Smoke check: stream mode of the run, such as `updates` or `messages`. Separate several with commas.'
  },
  {
    input: 'smoke_expect',
    group: 'Smoke check',
    kind: 'text',
    fallback: '',
    help: 'Smoke check: regular expression that the text of the answer must match.'
  },
  {
    input: 'smoke_timeout',
    group: 'Smoke check',
    kind: 'text',
    fallback: '2m',
    help: 'Time limit of the whole smoke check. The action retries within it while the agent server starts.'
  },
  {
    input: 'agent_api_key',
    group: 'Smoke check',
    kind: 'text',
    fallback: '',
    help: 'Key of the agent server, sent as `X-Api-Key`. If unset: `api_key`.'
  },
  {
    input: 'github_token',
    group: 'On GitHub',
    kind: 'text',
    fallback: '',
    help: 'Token for GitHub: `environment`, `comment`, the state of pull requests, and changed files (`paths`) that the checkout does not have. The deploy itself does not need it.'
  },
  {
    input: 'environment',
    group: 'On GitHub',
    kind: 'text',
    fallback: '',
    help: 'Record a GitHub Deployment in this environment. Previews default to `preview/<name>-pr-<number>`. With `manifest`: also selects that environment of the file, and each deployment is recorded in `<environment>/<name>`.'
  },
  {
    input: 'comment',
    group: 'On GitHub',
    kind: 'text',
    fallback: 'auto',
    help: 'Keep one comment per deployment (or manifest) on the pull request up to date: `auto` (only for previews), `true` or `false`. With `command: plan`, `true` posts the plan.'
  },
  {
    input: 'manifest',
    group: 'Several deployments',
    kind: 'text',
    fallback: '',
    help: 'Several deployments from one file: its path in the repository, such as `deployments.yaml`. Inputs that describe one deployment then belong in this file.'
  },
  {
    input: 'select',
    group: 'Several deployments',
    kind: 'text',
    fallback: '',
    help: 'Keys of the deployments in `manifest` to work on, separated by commas or line breaks. If unset: all. `command: delete` requires it.'
  },
  {
    input: 'variables',
    group: 'Several deployments',
    kind: 'text',
    fallback: '',
    help: 'Values for `${variables.NAME}` in `manifest`: lines `NAME=value`, or a YAML or JSON map. Not for secrets, because the action shows them.'
  },
  {
    input: 'max_age',
    group: 'Sweep',
    kind: 'text',
    fallback: '',
    help: 'For `sweep`: also delete previews of open pull requests whose latest revision is older than this, such as `14d`.'
  },
  {
    input: 'dry_run',
    group: 'Sweep',
    kind: 'boolean',
    fallback: 'false',
    help: 'For `sweep` and `rollback`: `true` only says what would be done, and changes nothing.'
  }
]
