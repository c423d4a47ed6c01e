/**
 * Fields that a service fills in or changes itself: resource spec defaults (§2.4), secrets of its
 * own, settings.
 */
import type { Secret, SourceConfigRequest } from '../../src/contract/deployment.js'

export interface FilledFields {
  /** The defaults that §2.4 states. */
  resourceDefaults: boolean
  /** Resource spec fields that have no default in §2.4. */
  otherResources: boolean
  /** Names of the reserved list of the public service. */
  reservedSecrets: boolean
  /** A name that nothing reserves. */
  otherSecrets: boolean
  /** Settings that were left unset. */
  settings: boolean
}

const DOUBLED = ['cpu', 'memory_mb', 'queue_cpu', 'queue_memory_mb', 'db_cpu', 'db_memory_mb']

/** A resource spec with the defaults of §2.4, written from the specification alone. */
export function withDefaults(spec: Record<string, unknown>): Record<string, unknown> {
  const full: Record<string, unknown> = { ...spec }
  for (const field of ['min_scale', 'max_scale', 'cpu', 'memory_mb'])
    full[`queue_${field}`] ??= full[field]
  for (const field of DOUBLED) {
    const value = full[field]
    const limit = field.endsWith('cpu') ? `${field}_limit` : field.replace(/_mb$/, '_limit_mb')
    if (typeof value === 'number') full[limit] ??= 2 * value
  }
  return Object.fromEntries(Object.entries(full).filter(([, value]) => value !== undefined))
}

const OTHER_RESOURCES = {
  cache_memory_mb: 256,
  db_cpu: 1,
  db_memory_mb: 1024,
  service_account_name: 'default'
}

export function fillResources(filled: FilledFields, spec: object | null): object | null {
  const full = filled.otherResources ? { ...OTHER_RESOURCES, ...spec } : spec
  return full !== null && filled.resourceDefaults ? withDefaults({ ...full }) : full
}

/** Names that the service adds; both are on the reserved list of the public service. */
const RESERVED: Secret[] = [
  { name: 'LANGSMITH_PROJECT', value: 'support' },
  { name: 'LOG_JSON', value: 'true' }
]
const OTHER: Secret[] = [{ name: 'AGENT_SERVER_REGION', value: 'eu-west-1' }]

export function fillSecrets(filled: FilledFields, secrets: readonly Secret[]): Secret[] {
  const own = [...(filled.reservedSecrets ? RESERVED : []), ...(filled.otherSecrets ? OTHER : [])]
  return [...own.filter(({ name }) => !secrets.some((secret) => secret.name === name)), ...secrets]
}

export function fillSettings(
  filled: FilledFields,
  config: SourceConfigRequest,
  source: string
): SourceConfigRequest {
  if (!filled.settings || source !== 'git_host') return config
  return {
    ...config,
    build_on_push: config.build_on_push ?? false,
    deployment_type: config.deployment_type ?? 'dev',
    install_command: config.install_command ?? 'npm ci',
    build_command: config.build_command ?? 'npm run build'
  }
}
