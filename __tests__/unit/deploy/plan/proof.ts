/** Design section 3, "skip only what is proven unchanged", implemented independently of the code. */
import type { Secret } from '../../../../src/contract/deployment.js'
import type {
  DeployedState,
  DesiredContainerDeployment,
  DesiredDeployment,
  DesiredGitDeployment
} from '../../../../src/deploy/core/model.js'

type Fields = Record<string, unknown>

const sortedByName = (secrets: readonly { name: string }[]) => [...secrets].sort((a, b) => a.name.localeCompare(b.name))

/** The values of §2.4 and §8 that hold when a field is unset. */
const DEFAULTS: Record<string, (spec: Fields) => unknown> = {
  cpu_limit: (spec) => twice(effective(spec, 'cpu')),
  memory_limit_mb: (spec) => twice(effective(spec, 'memory_mb')),
  queue_min_scale: (spec) => effective(spec, 'min_scale'),
  queue_cpu: (spec) => effective(spec, 'cpu'),
  queue_cpu_limit: (spec) => twice(effective(spec, 'queue_cpu')),
  queue_memory_mb: (spec) => effective(spec, 'memory_mb'),
  queue_memory_limit_mb: (spec) => twice(effective(spec, 'queue_memory_mb')),
  db_cpu_limit: (spec) => twice(effective(spec, 'db_cpu')),
  orchestrator_cpu_limit: (spec) => twice(effective(spec, 'orchestrator_cpu'))
}
const PLAIN = ['cpu', 'memory_mb', 'min_scale', 'db_cpu', 'orchestrator_cpu']
const twice = (value: unknown) => (typeof value === 'number' ? value * 2 : undefined)
const effective = (spec: Fields, field: string): unknown => spec[field] ?? DEFAULTS[field]?.(spec) ?? undefined

/** The fields of a spec that random worlds use, with their defaults. */
function meaningOf(spec: Fields): string {
  const numbers = [...PLAIN, ...Object.keys(DEFAULTS)].map((field) => effective(spec, field) ?? null)
  const labels = spec['labels'] == null ? null : Object.entries(spec['labels']).sort(([a], [b]) => a.localeCompare(b))
  const sidecars = JSON.stringify(spec['sidecars'] ?? null).replaceAll(',"value":""', '')
  return JSON.stringify([numbers, labels, sidecars])
}

function imageProof(
  { source_config, source_revision_config }: DesiredContainerDeployment,
  { deployment }: DeployedState
) {
  const { image_uri } = source_revision_config
  const there = deployment.source_revision_config.image_uri
  const { custom_url, resource_spec } = source_config
  const deployed = deployment.source_config
  return {
    image: image_uri === undefined || (image_uri === there && /@sha256:[0-9a-f]{64}$/.test(image_uri)),
    url: custom_url === undefined || custom_url === deployed.custom_url,
    spec: resource_spec === undefined || meaningOf(resource_spec) === meaningOf(deployed.resource_spec ?? {})
  }
}

function gitProof(
  { source_config, source_revision_config, commit }: DesiredGitDeployment,
  { deployment, latest }: DeployedState
) {
  const { repo_ref, graph_config_path } = source_revision_config
  const there = deployment.source_revision_config
  const built = commit !== undefined && latest?.source_revision_config?.repo_commit_sha === commit
  const deployed: Fields = deployment.source_config
  return {
    ref: repo_ref === undefined || repo_ref === there.repo_ref,
    commit: repo_ref === undefined || repo_ref.startsWith('refs/tags/') || built,
    path: graph_config_path === undefined || graph_config_path === there.graph_config_path,
    settings: Object.entries(source_config).every(([field, value]) => value === undefined || value === deployed[field])
  }
}

/** Each condition that must hold for nothing to be sent. */
export function proofOf(wanted: DesiredDeployment, current: DeployedState): Record<string, boolean> {
  const { deployment, latest } = current
  const spec = wanted.source === 'external_container' ? wanted.source_config.resource_spec : undefined
  const asks = Object.keys(wanted.source_revision_config).length > 0 || (wanted.secrets ?? spec) !== undefined
  const told = Array.isArray(deployment.secrets) ? (deployment.secrets as Secret[]) : undefined
  // A service may leave out secrets that are empty.
  const listed = (secrets: readonly Secret[]) =>
    JSON.stringify(sortedByName(secrets.filter(({ value }) => value !== '' || told?.some((each) => each.value === ''))))
  const same = () => told && listed(wanted.secrets ?? []) === listed(told)
  return {
    settled: !asks || (latest !== null && !/FAILED|INTERRUPTED|SKIPPED/.test(latest.status)),
    secrets: wanted.secrets === undefined || same() === true,
    ...(wanted.source === 'git_host' ? gitProof(wanted, current) : imageProof(wanted, current))
  }
}
