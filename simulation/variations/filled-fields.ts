/** Fields that a service fills in or changes itself: resource spec defaults (§2.4), secrets of its own, settings. */
import type { Secret, SourceConfigRequest } from '../../src/contract/deployment.js'

export const FILLED_WHEN = ['never', 'on reads', 'always', 'after rollout'] as const
export type FilledWhen = (typeof FILLED_WHEN)[number]

export interface FilledFields {
  /** The defaults that §2.4 states. */
  resourceDefaults: FilledWhen
  /** Resource spec fields that have no default in §2.4. */
  otherResources: FilledWhen
  /** Names of the reserved list of the public service. */
  reservedSecrets: FilledWhen
  /** A name that nothing reserves. */
  otherSecrets: FilledWhen
  /** Settings that were left unset. */
  settings: FilledWhen
  /** A slash at the end of an address: always, never, or as given. */
  slash: 'as given' | 'added' | 'removed'
}

/** Where an answer stands: what is filled in depends on it. */
export interface AnswerMoment {
  isWrite: boolean
  isRolledOut: boolean
}

export function isFilled(when: FilledWhen, { isWrite, isRolledOut }: AnswerMoment): boolean {
  return when === 'always' || (when === 'on reads' && !isWrite) || (when === 'after rollout' && isRolledOut)
}

const DOUBLED = ['cpu', 'memory_mb', 'queue_cpu', 'queue_memory_mb', 'db_cpu', 'db_memory_mb']

/** A resource spec with the defaults of §2.4, written from the specification alone. */
export function withDefaults(spec: Record<string, unknown>): Record<string, unknown> {
  const full: Record<string, unknown> = { ...spec }
  for (const field of ['min_scale', 'max_scale', 'cpu', 'memory_mb']) full[`queue_${field}`] ??= full[field]
  for (const field of DOUBLED) {
    const value = full[field]
    const limit = field.endsWith('cpu') ? `${field}_limit` : field.replace(/_mb$/, '_limit_mb')
    if (typeof value === 'number') full[limit] ??= 2 * value
  }
  return Object.fromEntries(Object.entries(full).filter(([, value]) => value !== undefined))
}

const OTHER_RESOURCES = { cache_memory_mb: 256, db_cpu: 1, db_memory_mb: 1024, service_account_name: 'default' }

export function fillResources(filled: FilledFields, spec: object | null, moment: AnswerMoment): object | null {
  let full: Record<string, unknown> | null = spec && { ...spec }
  if (isFilled(filled.otherResources, moment)) full = { ...OTHER_RESOURCES, ...full }
  return full !== null && isFilled(filled.resourceDefaults, moment) ? withDefaults(full) : full
}

/** Names that the service adds; both are on the reserved list of the public service. */
const RESERVED: Secret[] = [
  { name: 'LANGSMITH_PROJECT', value: 'support' },
  { name: 'LOG_JSON', value: 'true' }
]
const OTHER: Secret[] = [{ name: 'AGENT_SERVER_REGION', value: 'eu-west-1' }]

export function fillSecrets(filled: FilledFields, secrets: readonly Secret[], moment: AnswerMoment): Secret[] {
  const own = [
    ...(isFilled(filled.reservedSecrets, moment) ? RESERVED : []),
    ...(isFilled(filled.otherSecrets, moment) ? OTHER : [])
  ]
  return [...own.filter(({ name }) => !secrets.some((secret) => secret.name === name)), ...secrets]
}

export function fillSettings(
  filled: FilledFields,
  config: SourceConfigRequest,
  { source, ...moment }: AnswerMoment & { source: string }
): SourceConfigRequest {
  const custom_url = config.custom_url == null ? null : withSlash(filled.slash, config.custom_url)
  const slashed = { ...config, custom_url }
  if (!isFilled(filled.settings, moment) || source !== 'git_host') return slashed
  return {
    ...slashed,
    build_on_push: config.build_on_push ?? false,
    deployment_type: config.deployment_type ?? 'dev',
    install_command: config.install_command ?? 'npm ci',
    build_command: config.build_command ?? 'npm run build'
  }
}

function withSlash(form: FilledFields['slash'], url: string): string {
  if (form === 'as given') return url
  const bare = url.replace(/\/+$/, '')
  return form === 'added' ? `${bare}/` : bare
}
