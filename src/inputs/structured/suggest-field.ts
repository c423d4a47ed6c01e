/** Suggests the field that an unknown key was most likely meant to be. */
import * as z from 'zod'
import { editDistance } from '../../text/edit-distance.js'

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

/** More changes than this make another word. */
const MOST_CHANGES = 2
/** A shorter key says too little to complete it. */
const SHORTEST_PREFIX = 3

const lettersOf = (name: string) => name.toLowerCase().replaceAll(/[^a-z0-9]/g, '')

/** Whether each word of the key begins the word of the field at its place: `mem_mb` for `memory_mb`. */
function abbreviates(key: string, field: string): boolean {
  const words = field.split('_')
  return key.split('_').every((part, at) => part !== '' && words[at]?.startsWith(part.toLowerCase()))
}

/** Returns the field with the least difference in letters, or that completes the key; undefined if none is near. */
export function nearestField(key: string, fields: readonly string[]): string | undefined {
  const written = lettersOf(key)
  const near = fields
    .map((field) => ({ field, distance: editDistance(written, lettersOf(field), MOST_CHANGES) }))
    .filter(({ distance }) => distance <= MOST_CHANGES && distance < written.length)
    .sort((a, b) => a.distance - b.distance)
  const completed = fields.find((field) => written.length >= SHORTEST_PREFIX && abbreviates(key, field))
  return near[0]?.distance === 0 ? near[0].field : (completed ?? near[0]?.field)
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
