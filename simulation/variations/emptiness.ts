/** How a service says that there is nothing: null, absent and empty mean the same (§2: all of these fields are nullable). */

export interface Emptiness {
  /** Unset fields. */
  unset: 'null' | 'absent' | 'empty'
  /** Fields that cannot be changed after creation. */
  fixed: 'told' | 'null' | 'absent'
  /** A list without entries. */
  emptyList: 'page' | 'array' | '{}' | 'null resources' | 'null' | 'no body'
}

const FIXED = new Set(['integration_id', 'repo_url', 'deployment_type', 'listener_id', 'listener_config'])
/** Fields whose empty value is no text. */
const EMPTY: Record<string, unknown> = {
  resource_spec: {},
  listener_config: {},
  labels: {},
  annotations: {},
  build_on_push: null
}

/** The fields of a configuration, with what is unset as the service says it. */
export function showUnset(form: Emptiness['unset'], config: object): Record<string, unknown> {
  const entries = Object.entries(config) as [string, unknown][]
  if (form === 'absent') return Object.fromEntries(entries.filter(([, value]) => value != null))
  if (form === 'null') return Object.fromEntries(entries)
  return Object.fromEntries(
    entries.map(([field, value]) => [field, value ?? (field in EMPTY ? EMPTY[field] : emptyOf(field))])
  )
}

/** Identifiers and enumerated values cannot be empty text. */
const emptyOf = (field: string) => (/_id$|_type$/.test(field) ? null : '')

/** The source configuration, with its fixed fields as the service shows them. */
export function showFixed(form: Emptiness['fixed'], config: Record<string, unknown>): Record<string, unknown> {
  if (form === 'told') return config
  const entries = Object.entries(config).map(([field, value]) => [field, FIXED.has(field) ? null : value] as const)
  return Object.fromEntries(form === 'null' ? entries : entries.filter(([field]) => !FIXED.has(field)))
}

export function showEmptyList(form: Emptiness['emptyList']): unknown {
  switch (form) {
    case 'page':
      return { resources: [], offset: 0 }
    case 'array':
      return []
    case '{}':
      return {}
    case 'null resources':
      return { resources: null }
    case 'null':
      return null
    case 'no body':
      return undefined
  }
}
