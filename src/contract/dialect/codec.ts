/** What goes over the wire, in the words of a dialect and back: by the schemas that say where a word stands. */
import type * as z from 'zod'
import { type Dialect, NEUTRAL_WORDS } from './dialect.js'
import { translate, translatePath } from './translate.js'

/** Nothing is translated, and nothing is walked. */
const isNeutral = ({ words }: Dialect) => words === NEUTRAL_WORDS

/** A request body as the service wants it. */
export function writeBody(dialect: Dialect, body: unknown, schema: z.core.$ZodType): unknown {
  return isNeutral(dialect) ? body : translate(body, schema, { words: dialect.words, way: 'write' })
}

/** Translates a response to neutral words. Unknown fields stay unchanged. */
export function readAnswer(dialect: Dialect, json: unknown, schema: z.core.$ZodType): unknown {
  if (isNeutral(dialect)) return json
  return translate(json, schema, { words: dialect.words, way: 'accept' })
}

/** A list in whichever of its shapes: a bare array, `{resources}`, one record alone (§2.8: not shown). */
export function readRows(dialect: Dialect, json: unknown, schema: z.core.$ZodType): unknown {
  const read = (row: unknown) => readAnswer(dialect, row, schema)
  if (isNeutral(dialect)) return json
  if (Array.isArray(json)) return json.map(read)
  if (typeof json !== 'object' || json === null || !('resources' in json)) return read(json)
  const { resources } = json
  return Array.isArray(resources) ? { ...json, resources: resources.map(read) } : read(json)
}

/** The location of a problem in a request: `loc` of §2.7. */
type Path = readonly (string | number)[]

/** The path of a 422's entry in neutral words. @param schema Of the request's body, if it has one. */
export function readPath(dialect: Dialect, loc: Path, schema?: z.core.$ZodType): Path {
  const [root, ...path] = loc
  if (isNeutral(dialect) || root !== 'body' || schema === undefined) return loc
  return [root, ...translatePath(path, schema, { words: dialect.words, way: 'accept' })]
}
