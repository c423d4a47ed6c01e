/** What is requested as the inputs of the action. */
import { showImage, showPath, showRepository } from '../variations/normal-forms.js'
import { REPO_URL, type ScenarioRequest } from './scenario-request.js'

const BASE_URL = 'https://control.example/api'

export function inputsOf(
  request: ScenarioRequest,
  {
    api_key,
    deployment_id,
    api_dialect
  }: { api_key: string; deployment_id: string | undefined; api_dialect: string }
): Record<string, string> {
  const { source, settings, secrets, resource_spec, cluster_namespace, spelling, command } = request
  const common = {
    command: request.isClosing ? 'deploy' : command,
    base_url: BASE_URL,
    api_key,
    api_dialect,
    timeout: `${request.timeoutMs}ms`
  }
  if (command === 'sweep')
    return { ...common, name: request.name, github_token: 'token-of-the-job' }
  return {
    ...common,
    ...(request.by === 'id' && deployment_id !== undefined
      ? { deployment_id }
      : { name: nameInput(request) }),
    ...(request.preview !== undefined && {
      preview: 'true',
      comment: 'false',
      github_token: 'token-of-the-job'
    }),
    source,
    ...(source === 'git_host' && { repo_url: showRepository(spelling.repository, REPO_URL) }),
    ...codeInputs(request),
    ...Object.fromEntries(Object.entries(settings).map(([field, value]) => [field, String(value)])),
    ...(secrets && {
      secrets: JSON.stringify(Object.fromEntries(secrets.map(({ name, value }) => [name, value])))
    }),
    ...(resource_spec && { resource_spec: JSON.stringify(resource_spec) }),
    ...(cluster_namespace !== undefined && { cluster_namespace }),
    new_revision: request.new_revision,
    wait: String(request.wait),
    rollback: String(request.rollback),
    poll_interval: request.poll_interval
  }
}

function nameInput({ name, preview }: ScenarioRequest): string {
  return preview === undefined ? name : name.replace(`-pr-${preview}`, '')
}

function codeInputs({ code, spelling }: ScenarioRequest): Record<string, string> {
  const { repo_ref, graph_config_path, image_uri } = code
  return {
    ...(repo_ref !== undefined && { repo_ref }),
    ...(graph_config_path !== undefined && {
      graph_config_path: showPath(spelling.path, graph_config_path)
    }),
    ...(image_uri !== undefined && { image_uri: showImage(spelling.image, image_uri) })
  }
}
