/** Plain values of a manifest, and the paths that lead to them. */

/** Keys that lead to a value from the top of the file, or of a deployment. */
export type Path = readonly (string | number)[]

/** Values by their names. */
export type Values = Readonly<Record<string, unknown>>

export const isMap = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The value under a key, or at a place of a list; undefined if there is none. */
export function childOf(value: unknown, part: PropertyKey): unknown {
  const holds = typeof value === 'object' && value !== null && Object.hasOwn(value, part)
  return holds ? (value as Record<PropertyKey, unknown>)[part] : undefined
}

/** The value at a path; undefined if there is none. */
export const valueAt = (value: unknown, path: readonly PropertyKey[]): unknown => path.reduce(childOf, value)

/** The map at a path. What is no map counts as an empty one. */
export function mapAt(value: unknown, path: Path): Values {
  const found = valueAt(value, path)
  return isMap(found) ? found : {}
}
