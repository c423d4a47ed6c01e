/** Suggests the field that an unknown key was most likely meant to be. */
import * as z from 'zod'

/** Returns the names of the fields at a path of a schema; none if the path leads to no object. */
export function fieldsAt(schema: z.core.$ZodType, path: readonly PropertyKey[]): string[] {
  let at: z.core.$ZodType | undefined = unwrap(schema)
  for (const part of path) {
    const inner: z.core.$ZodType | undefined =
      at instanceof z.ZodArray
        ? at.element
        : at instanceof z.ZodRecord
          ? at.valueType
          : at instanceof z.ZodObject
            ? at.shape[String(part)]
            : undefined
    at = inner && unwrap(inner)
  }
  return at instanceof z.ZodObject ? Object.keys(at.shape) : []
}

function unwrap(schema: z.core.$ZodType): z.core.$ZodType {
  return schema instanceof z.ZodOptional || schema instanceof z.ZodNullable ? unwrap(schema.unwrap()) : schema
}

/** Values that such fields usually have, by the end of their names. */
const EXAMPLES: readonly [RegExp, number][] = [
  [/_mb$/, 2048],
  [/_gi$/, 20],
  [/connections$/, 100],
  [/(?:cpu|cpu_limit|scale)$/, 1]
]

/** Returns `field: value` as an example; undefined for a field that is not a number. */
export function exampleOf(field: string): string | undefined {
  const value = EXAMPLES.find(([pattern]) => pattern.test(field))?.[1]
  return value === undefined ? undefined : `${field}: ${value}`
}
