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
  const shown = { ...config }
  for (const field of Object.keys(config).filter((name) => FIXED.has(name))) {
    if (form === 'null') shown[field] = null
    else delete shown[field]
  }
  return shown
}

export const showEmptyList = (form: Emptiness['emptyList']): unknown => EMPTY_LISTS[form]
