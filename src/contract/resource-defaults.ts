/** The defaults of ResourceSpec (§2.4). */
import type { ResourceSpec } from './resource-spec.js'
import type { ResourceSpecField } from './vocabulary.js'

const twice = (value: unknown) => (typeof value === 'number' ? 2 * value : undefined)

/**
 * A resource spec with the defaults of §2.4 and §8 written out: limits are twice their request, queue values follow the
 * main ones. A field whose default is unknown stays unset.
 */
export function applyResourceDefaults(spec: ResourceSpec): ResourceSpec {
  const full = { ...spec }
  const fill = (field: ResourceSpecField, value: number | null | undefined) => {
    if (full[field] == null && value != null) Object.assign(full, { [field]: value })
  }
  fill('queue_min_scale', full.min_scale)
  fill('queue_max_scale', full.max_scale)
  fill('queue_cpu', full.cpu)
  fill('queue_memory_mb', full.memory_mb)
  for (const prefix of ['', 'queue_', 'orchestrator_', 'executor_', 'db_'] as const) {
    fill(`${prefix}cpu_limit`, twice(full[`${prefix}cpu`]))
    fill(`${prefix}memory_limit_mb`, twice(full[`${prefix}memory_mb`]))
  }
  return full
}
