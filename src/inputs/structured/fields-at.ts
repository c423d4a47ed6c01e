/** The fields that a schema has. */
import * as z from 'zod'

/** Returns the names of the fields at a path of a schema; none if the path leads to no object. */
export function fieldsAt(schema: z.core.$ZodType, path: readonly PropertyKey[]): string[] {
  const at = path.reduce<z.core.$ZodType | undefined>((outer, part) => outer && innerOf(unwrap(outer), part), schema)
  const found = at && unwrap(at)
  return found instanceof z.ZodObject ? Object.keys(found.shape) : []
}

function innerOf(schema: z.core.$ZodType, part: PropertyKey): z.core.$ZodType | undefined {
  if (schema instanceof z.ZodArray) return schema.element
  if (schema instanceof z.ZodRecord) return schema.valueType
  return schema instanceof z.ZodObject ? schema.shape[String(part)] : undefined
}

function unwrap(schema: z.core.$ZodType): z.core.$ZodType {
  return schema instanceof z.ZodOptional || schema instanceof z.ZodNullable ? unwrap(schema.unwrap()) : schema
}
