/** The inputs of action.yml as flags, written by `npm run generate`: change them there. */
import type { InputName } from '../../action-names.js'

/** What each input means, as Markdown, in the order of docs/inputs.md. */
export const INPUT_HELP = {
  revision:
    'With `command: rollback`: ID of the revision to return to. If unset, the last one before the serving one that was `DEPLOYED` and has other code.',
  base_url: 'Address of the control plane, with any path prefix. https, or http to the same machine.',
  api_key:
    'Key of the control plane, sent as `X-Api-Key`. Set at least one of `api_key`, `tenant_id` and `bearer_token`.',
  tenant_id: 'Tenant (workspace) id, sent as `X-Tenant-Id`.',
  bearer_token: 'Token, sent as `Authorization: Bearer`.',
  api_dialect:
    'Field names in requests: `neutral` (those of the specification) or `langsmith` (those of LangSmith Deployment). If unset: `langsmith` if `base_url` is `https://….langchain.com`, otherwise `neutral`.',
  name: 'Exact name of the deployment. `deploy` creates the deployment if it does not exist. `sweep` deletes previews of this name.',
  deployment_id: 'Id of the deployment. If unset, `name` is looked up.',
  source:
    '`git_host` or `external_container`. If unset: `external_container` if `image_uri` is set, otherwise `git_host`.',
  preview:
    '`true`: deploy a preview named `<name>-pr-<number>`, and delete it when the pull request closes. `false`: update `name` itself. Required on pull request events; elsewhere `false` if unset.',
  graph_config_path:
    'Path of the graph configuration file, from the root of the repository. Required to create a `git_host` deployment.',
  repo_url:
    'Repository to build from (`git_host`). If unset: this repository; on a pull request, its head repository. A delete by `name` accepts only a deployment of this repository.',
  repo_ref:
    'Branch by its bare name, or tag as `refs/tags/…` (`git_host`). Not a commit id. If unset: the ref of the run; on a pull request, its head branch. Required on `merge_group`, `workflow_run` and `issue_comment`.',
  integration_id:
    'Integration with the git host, to create a `git_host` deployment. If unset, the run looks it up. It uses the only one, or the one named like the owner of the repository.',
  deployment_type: '`dev_free`, `dev` or `prod` (`git_host`). Cannot be changed later.',
  build_on_push:
    '`true` or `false`: the service automatically builds each push to `repo_ref` (`git_host`). Must not be `true` with a tag.',
  install_command: 'Install command, run from the root of the repository (`git_host`, JavaScript deployments).',
  build_command:
    'Build command, run from the folder of the graph configuration file (`git_host`, JavaScript deployments).',
  paths:
    'Files that matter on a branch (`git_host`), one pattern per line, as in `on.push.paths`; `!` excludes. If none of them, nor the graph configuration file, differs from the deployed commit, the code needs no new revision. If unset: all files.',
  image_uri:
    'Image to run (`external_container`). With a digest (`…@sha256:…`), an unchanged image needs no new revision.',
  custom_url: 'URL that serves the deployment (`external_container`).',
  listener_id:
    'Listener that runs the deployment (`external_container`, on create). If unset and `cluster_namespace` is set, the run looks it up.',
  cluster_namespace: 'Namespace of the deployment (`external_container`, on create).',
  resource_spec:
    'Resources of the deployment, as YAML or JSON (`external_container`). Replaces the whole deployed spec.',
  secrets:
    'Environment variables of the agent: lines `NAME=value`, or a YAML or JSON map. Quote values that span lines. Replaces the whole deployed list. With `manifest`: the values of all; each deployment gets only those that it names.',
  allow_empty_secrets:
    '`true` accepts secrets with an empty value. Otherwise an empty value is an error, because the secret is probably not set for this repository, environment or event.',
  new_revision:
    '`auto`: make a new revision only if one is needed, or may be. `always`: make one in any case. `never`: fail if one is needed, before sending anything.',
  wait: '`true`: wait until the revision is `DEPLOYED`.',
  timeout:
    'Time limit, such as `90s`, `30m` or `1h30m`. The smoke check (`smoke_timeout`) and a rollback get extra time.',
  poll_interval:
    'Time between polls of the revision: `auto`, or a fixed duration such as `5s`. `auto` polls after a tenth of the time already waited, at least every 10 s.',
  verify_serving:
    '`auto`: after `DEPLOYED`, wait until the agent server names the new revision at `GET /info`, if it names one. `off`: rely on the status.',
  build_logs:
    '`true`: after a failed build or rollout, show the last lines of its log in log, summary and comment. Secrets of this run are masked. Set `false` if outsiders can read them.',
  rollback:
    '`true`: return to the last revision that was `DEPLOYED` if the new one fails after replacing it, or if the smoke check fails. Waits up to `timeout` again. The run still fails.',
  smoke_assistant:
    'Smoke check: the agent server must list this assistant, by `assistant_id`, `name` or `graph_id`. If unset, with `smoke_input`: the only graph of the deployment.',
  smoke_input:
    'Smoke check: run the assistant once with this input. YAML or JSON; plain text becomes one user message.',
  smoke_stream_mode:
    'Smoke check: stream mode of the run, such as `updates` or `messages`. Separate several with commas.',
  smoke_expect: 'Smoke check: regular expression that the text of the answer must match.',
  smoke_timeout: 'Time limit of the whole smoke check. The run retries within it while the agent server starts.',
  agent_api_key: 'Key of the agent server, sent as `X-Api-Key`. If unset: `api_key`.',
  github_token:
    'Token for GitHub: `environment`, `comment`, the state of pull requests, and changed files (`paths`) that the checkout does not have. The deploy itself does not need it.',
  environment:
    'Record a GitHub Deployment in this environment. Previews default to `preview/<name>-pr-<number>`. With `manifest`: also selects that environment of the file, and each deployment is recorded in `<environment>/<name>`.',
  comment:
    'Keep one comment per deployment (or manifest) on the pull request up to date: `auto` (only for previews), `true` or `false`. With `command: plan`, `true` posts the plan.',
  manifest:
    'Several deployments from one file: its path in the repository, such as `deployments.yaml`. Inputs that describe one deployment then belong in this file.',
  select:
    'Keys of the deployments in `manifest` to work on, separated by commas or line breaks. If unset: all. `command: delete` requires it.',
  variables:
    'Values for `${variables.NAME}` in `manifest`: lines `NAME=value`, or a YAML or JSON map. Not for secrets, because the log shows them.',
  max_age:
    'For `sweep`: also delete previews of open pull requests whose latest revision is older than this, such as `14d`.',
  dry_run: 'For `sweep` and `rollback`: `true` only says what would be done, and changes nothing.'
} as const satisfies Partial<Record<InputName, string>>

/** Those that are true or false. */
export const BOOLEAN_INPUTS: ReadonlySet<InputName> = new Set<InputName>([
  'preview',
  'build_on_push',
  'allow_empty_secrets',
  'wait',
  'build_logs',
  'rollback',
  'dry_run'
])
