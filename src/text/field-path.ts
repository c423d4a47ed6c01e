/** Paths of fields as people write them. */

/** `source_config.resource_spec.sidecars[0].name` from the parts of a path. */
export function fieldPath(path: readonly PropertyKey[]): string {
  return path.map((part, i) => (typeof part === 'number' ? `[${part}]` : `${i > 0 ? '.' : ''}${String(part)}`)).join('')
}
