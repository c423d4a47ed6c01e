/**
 * Names of §2 that decisions are made by, apart from the schemas: a run reads its inputs, and sends its first request,
 * before any schema is built.
 */

export const SOURCES = ['git_host', 'external_container'] as const
/** Where the code of a deployment comes from (§2.1). */
export type Source = (typeof SOURCES)[number]

/** Values of `deployment_type` (§2.2). */
export const DEPLOYMENT_TYPES = ['dev_free', 'dev', 'prod'] as const

/** What the full ref path of a tag begins with (§2.3). */
export const TAG_PREFIX = 'refs/tags/'

/**
 * What may be put into the path of a request as an identifier. §2.1 says uuid; anything that cannot leave its path
 * segment passes.
 */
export const IDENTIFIER = /^(?!\.{1,2}$)[\w.:~-]{1,200}$/

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i

/** One spelling of an id: the letters of a UUID (§2.1) may have either case, and those of any other id have one. */
export const idKey = (id: string): string => (UUID.test(id) ? id.toLowerCase() : id)

/** The fields of ResourceSpec (§2.4), in display order. */
export const RESOURCE_SPEC_FIELDS = [
  'min_scale',
  'max_scale',
  'cpu',
  'cpu_limit',
  'memory_mb',
  'memory_limit_mb',
  'queue_min_scale',
  'queue_max_scale',
  'queue_cpu',
  'queue_cpu_limit',
  'queue_memory_mb',
  'queue_memory_limit_mb',
  'orchestrator_cpu',
  'orchestrator_cpu_limit',
  'orchestrator_memory_mb',
  'orchestrator_memory_limit_mb',
  'orchestrator_min_scale',
  'orchestrator_max_scale',
  'executor_cpu',
  'executor_cpu_limit',
  'executor_memory_mb',
  'executor_memory_limit_mb',
  'cache_memory_mb',
  'labels',
  'annotations',
  'service_account_name',
  'image_pull_secrets',
  'volumes',
  'volume_mounts',
  'init_containers',
  'sidecars',
  'db_cpu',
  'db_cpu_limit',
  'db_memory_mb',
  'db_memory_limit_mb',
  'db_storage_gi',
  'db_max_connections'
] as const
export type ResourceSpecField = (typeof RESOURCE_SPEC_FIELDS)[number]

/** The fields of §2.4 that are marked do not use: accepted, with a warning. */
export const DISCOURAGED_FIELDS: readonly ResourceSpecField[] = RESOURCE_SPEC_FIELDS.filter((field) =>
  /^(?:orchestrator|executor)_/.test(field)
)
