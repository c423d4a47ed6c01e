/** Creates in the words of the public service, with everything that it needs. */
import { DEFAULT_INTEGRATION_ID } from '../../emulator/index.js'

/** A create from git. */
export const publicGit = (source_config: Record<string, unknown> = {}) => ({
  name: 'support',
  source: 'github',
  source_config: {
    integration_id: DEFAULT_INTEGRATION_ID,
    repo_url: 'https://git.example/acme/support',
    deployment_type: 'dev',
    build_on_push: false,
    ...source_config
  } as Record<string, unknown>,
  source_revision_config: { repo_ref: 'main', langgraph_config_path: 'github' },
  secrets: [{ name: 'k8s', value: 'git_host' }]
})

/** A create from an image. */
export const publicImage = (resource_spec: unknown = {}) => ({
  name: 'billing',
  source: 'external_docker',
  source_config: { resource_spec } as Record<string, unknown>,
  source_revision_config: { image_uri: 'registry.example/k8s:1' },
  secrets: [] as { name: string; value: string }[]
})
