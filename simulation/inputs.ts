/** What is asked for as the inputs of the action. */
import { type Asked, PLAIN_SPELLING, REPO_URL } from './asked.js'
import { showImage, showPath, showRepository } from './variations/normal-forms.js'

const BASE_URL = 'https://control.example/api'

export function askedInputs(
  asked: Asked,
  { api_key, deployment_id, api_dialect }: { api_key: string; deployment_id: string | undefined; api_dialect: string }
): Record<string, string> {
  const { source, settings, secrets, resource_spec, cluster_namespace, spelling, command } = asked
  const common = {
    command: asked.isClosing ? 'deploy' : command,
    base_url: BASE_URL,
    api_key,
    api_dialect,
    timeout: `${asked.timeoutMs}ms`
  }
  if (command === 'sweep') return { ...common, name: asked.name, github_token: 'token-of-the-job' }
  return {
    ...common,
    ...(asked.by === 'id' && deployment_id !== undefined
      ? { deployment_id }
      : { name: api_dialect === 'neutral' ? nameInput(asked) : nameInput({ ...asked, spelling: PLAIN_SPELLING }) }),
    ...(asked.preview !== undefined && { preview: 'true', comment: 'false', github_token: 'token-of-the-job' }),
    source,
    ...(source === 'git_host' && { repo_url: showRepository(spelling.repository, REPO_URL) }),
    ...codeInputs(asked),
    ...Object.fromEntries(Object.entries(settings).map(([field, value]) => [field, String(value)])),
    ...(settings.custom_url !== undefined && {
      custom_url: `${settings.custom_url}${spelling.slash === 'added' ? '/' : ''}`
    }),
    ...(secrets && {
      secrets: JSON.stringify(Object.fromEntries(secrets.map(({ name, value }) => [name, value])))
    }),
    ...(resource_spec && { resource_spec: JSON.stringify(resource_spec) }),
    ...(cluster_namespace !== undefined && { cluster_namespace }),
    new_revision: asked.new_revision,
    wait: String(asked.wait),
    rollback: String(asked.rollback),
    poll_interval: asked.poll_interval
  }
}

function nameInput({ name, preview, spelling }: Asked): string {
  const given = preview === undefined ? name : name.replace(`-pr-${preview}`, '')
  return spelling.name === 'capital' ? given.replace(/^./, (letter) => letter.toUpperCase()) : given
}

function codeInputs({ code, spelling }: Asked): Record<string, string> {
  const { repo_ref, graph_config_path, image_uri } = code
  return {
    ...(repo_ref !== undefined && { repo_ref }),
    ...(graph_config_path !== undefined && { graph_config_path: showPath(spelling.path, graph_config_path) }),
    ...(image_uri !== undefined && { image_uri: showImage(spelling.image, image_uri) })
  }
}
