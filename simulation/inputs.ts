/** What is asked for as the inputs of the action. */
import { type Asked, REPO_URL } from './asked.js'

const BASE_URL = 'https://control.example/api'

export function askedInputs(
  asked: Asked,
  { api_key, deployment_id, api_dialect }: { api_key: string; deployment_id: string | undefined; api_dialect: string }
): Record<string, string> {
  const { source, code, settings, secrets, resource_spec, cluster_namespace } = asked
  return {
    command: asked.command,
    base_url: BASE_URL,
    api_key,
    api_dialect,
    ...(asked.by === 'id' && deployment_id !== undefined ? { deployment_id } : { name: asked.name }),
    source,
    ...(source === 'git_host' && { repo_url: REPO_URL }),
    ...code,
    ...Object.fromEntries(Object.entries(settings).map(([field, value]) => [field, String(value)])),
    ...(secrets && {
      secrets: JSON.stringify(Object.fromEntries(secrets.map(({ name, value }) => [name, value])))
    }),
    ...(resource_spec && { resource_spec: JSON.stringify(resource_spec) }),
    ...(cluster_namespace !== undefined && { cluster_namespace }),
    new_revision: asked.new_revision,
    wait: String(asked.wait),
    rollback: String(asked.rollback),
    timeout: `${asked.timeoutMs}ms`,
    poll_interval: asked.poll_interval
  }
}
