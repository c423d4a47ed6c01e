/** The state before the story begins. */
import {
  DEFAULT_INTEGRATION_ID,
  DEFAULT_LISTENER_ID
} from '../../emulator/control-plane/lookups.js'
import type { DeploymentCreateRequest, Secret } from '../../src/contract/deployment.js'
import type { AllowedVariations } from '../service/allowed-variations.js'
import type { Random } from './random.js'
import { NAMESPACE, OTHER_REPO_URL, REPO_URL, type ScenarioRequest } from './scenario-request.js'
import { drawSecrets, drawSpec } from './values.js'

export interface ExistingDeployment {
  name: string
  secrets: Secret[]
  source_config: DeploymentCreateRequest['source_config']
  source_revision_config: DeploymentCreateRequest['source_revision_config']
  source: ScenarioRequest['source']
  /** How long before the story it was created. */
  ageMs: number
  /** How its revision ended, or is still to end. */
  outcome: 'DEPLOYED' | 'BUILD_FAILED' | 'pending'
}

/** A deployment like the one that is requested, or one that differs from it; sometimes none. */
export function drawExisting(
  random: Random,
  variations: AllowedVariations,
  request: ScenarioRequest
): ExistingDeployment | undefined {
  if (request.command === 'sweep') return undefined
  const isThere = random.chance(0.6) || request.by === 'id' || request.new_revision === 'never'
  if (!isThere) return undefined
  const differs = (what: string, share: number) =>
    random.chance(share) &&
    variations.take(`before: ${what} ${what.endsWith('s') ? 'differ' : 'differs'}`)
  const secrets =
    differs('secrets', 0.4) || request.secrets === undefined ? drawSecrets(random) : request.secrets
  const outcome = random.weighed([
    [6, 'DEPLOYED'],
    [1, 'BUILD_FAILED'],
    [1, 'pending']
  ] as const)
  // By name only: whoever gives an id means that deployment. A delete without `preview` names it,
  // too.
  const mayBeForeign =
    request.by === 'name' && (request.preview !== undefined || request.command === 'deploy')
  const isForeign =
    mayBeForeign &&
    request.source === 'git_host' &&
    random.chance(request.preview === undefined ? 0.06 : 0.4) &&
    variations.take('before: of another repository')
  const common = {
    name: request.name,
    secrets,
    source: request.source,
    ageMs: outcome === 'pending' ? random.between(0, 5_000) : random.between(400_000, 9_000_000),
    outcome: variations.choose(`before: ${outcome}`, outcome, 'DEPLOYED')
  }
  if (request.source === 'git_host') {
    const { graph_config_path: path = 'graph.json' } = request.code
    const repo_ref = differs('ref', 0.3) ? 'develop' : request.code.repo_ref
    const graph_config_path = differs('path', 0.2) ? 'old/graph.json' : path
    const build_on_push = !repo_ref?.startsWith('refs/tags/') && differs('build_on_push', 0.4)
    return {
      ...common,
      source_config: {
        integration_id: DEFAULT_INTEGRATION_ID,
        repo_url: isForeign ? OTHER_REPO_URL : REPO_URL,
        build_on_push
      },
      source_revision_config: { repo_ref, graph_config_path }
    }
  }
  const { image_uri: image = 'registry.example/support:1' } = request.code
  const image_uri = differs('image', 0.5) ? image.replace(/[@:][^/]*$/, ':old') : image
  const resource_spec = differs('resources', 0.3) ? drawSpec(random) : request.resource_spec
  const isPlaced = request.cluster_namespace !== undefined
  return {
    ...common,
    source_config: {
      ...(isPlaced && {
        listener_id: DEFAULT_LISTENER_ID,
        listener_config: { cluster_namespace: NAMESPACE }
      }),
      ...(resource_spec && { resource_spec })
    },
    source_revision_config: { image_uri }
  }
}
