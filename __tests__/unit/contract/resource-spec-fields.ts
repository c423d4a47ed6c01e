/** §2.4 written down once more, by hand, so that a slip in the schema shows. */

export const MAIN_INTEGERS = [
  'min_scale',
  'max_scale',
  'memory_mb',
  'memory_limit_mb',
  'queue_min_scale',
  'queue_max_scale',
  'queue_memory_mb',
  'queue_memory_limit_mb',
  'cache_memory_mb',
  'db_memory_mb',
  'db_memory_limit_mb',
  'db_storage_gi',
  'db_max_connections'
] as const

export const CPU_INTEGERS = ['cpu', 'cpu_limit', 'queue_cpu', 'queue_cpu_limit'] as const

export const DO_NOT_USE_CPU = [
  'orchestrator_cpu',
  'orchestrator_cpu_limit',
  'executor_cpu',
  'executor_cpu_limit'
] as const

export const DO_NOT_USE_OTHER = [
  'orchestrator_memory_mb',
  'orchestrator_memory_limit_mb',
  'orchestrator_min_scale',
  'orchestrator_max_scale',
  'executor_memory_mb',
  'executor_memory_limit_mb'
] as const

export const INTEGERS = [...MAIN_INTEGERS, ...CPU_INTEGERS, ...DO_NOT_USE_CPU, ...DO_NOT_USE_OTHER] as const
export const NUMBERS = ['db_cpu', 'db_cpu_limit'] as const
export const STRING_MAPS = ['labels', 'annotations'] as const
export const OTHER = [
  'service_account_name',
  'image_pull_secrets',
  'volumes',
  'volume_mounts',
  'init_containers',
  'sidecars'
] as const
export const ALL_FIELDS = [...INTEGERS, ...NUMBERS, ...STRING_MAPS, ...OTHER]
