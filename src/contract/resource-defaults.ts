/** The defaults of ResourceSpec (§2.4). */
import type { ResourceSpec, ResourceSpecField } from './resource-spec.js'

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

/** Null and absent mean the same, at any depth; so does an unset `value` of an environment variable (§2.4). */
function withoutNulls(value: unknown, within = ''): unknown {
  if (Array.isArray(value)) return value.map((entry) => withoutNulls(entry, `${within}[]`))
  if (typeof value !== 'object' || value === null) return value
  const set = Object.entries(value).filter(([, inner]) => inner != null)
  const plain = Object.fromEntries(set.map(([key, inner]) => [key, withoutNulls(inner, key)]))
  return within === 'env[]' && !('valueFrom' in plain) ? { value: '', ...plain } : plain
}

/** Applies the defaults of §2.4. An empty list or map counts as unset, except deeper down (`emptyDir: {}`). */
export function normalizedSpec(spec: Record<string, unknown> | null | undefined): Record<string, unknown> {
  const isEmpty = (value: unknown) => typeof value === 'object' && value !== null && Object.keys(value).length === 0
  const set = Object.entries(spec ?? {}).filter(([, value]) => !isEmpty(value))
  return withoutNulls(applyResourceDefaults(Object.fromEntries(set))) as Record<string, unknown>
}
