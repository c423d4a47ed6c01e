/** Names of ResourceSpec (§2.4), apart from its schema: a run reads its inputs before any schema is built. */

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
