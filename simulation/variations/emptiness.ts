/**
 * How a service says that there is nothing: null and absent mean the same (§2: all of these fields
 * are nullable).
 */

export interface Emptiness {
  /** Unset fields. */
  unset: 'null' | 'absent'
  /** Fields that cannot be changed after creation. */
  fixed: 'told' | 'null' | 'absent'
  /** A list without entries. */
  emptyList: 'page' | 'array' | '{}'
}

const FIXED = new Set([
  'integration_id',
  'repo_url',
  'deployment_type',
  'listener_id',
  'listener_config'
])
const EMPTY_LISTS = { page: { resources: [], offset: 0 }, array: [], '{}': {} }

/** The fields of a configuration, with what is unset as the service says it. */
export function showUnset(form: Emptiness['unset'], config: object): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(config).filter(([, value]) => form === 'null' || value != null)
  )
}

/** The source configuration, with its fixed fields as the service shows them. */
export function showFixed(
  form: Emptiness['fixed'],
  config: Record<string, unknown>
): Record<string, unknown> {
  if (form === 'told') return config
  const entries = Object.entries(config).map(
    ([field, value]) => [field, FIXED.has(field) ? null : value] as const
  )
  return Object.fromEntries(
    form === 'null' ? entries : entries.filter(([field]) => !FIXED.has(field))
  )
}

export const showEmptyList = (form: Emptiness['emptyList']): unknown => EMPTY_LISTS[form]
