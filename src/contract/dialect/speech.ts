/** What goes over the wire, in the words of a dialect and back: by the schemas that say where a word stands. */
import * as z from 'zod'
import { Deployment } from '../deployment.js'
import type { Dialect } from './dialect.js'
import { translate, translatePath } from './translate.js'
import { NEUTRAL_WORDS } from './words.js'

/** Nothing is translated, and nothing is walked. */
const isNeutral = ({ words }: Dialect) => words === NEUTRAL_WORDS

/** A request body as the service wants it. */
export function writeBody(dialect: Dialect, body: unknown, schema: z.core.$ZodType): unknown {
  return isNeutral(dialect) ? body : translate(body, schema, { words: dialect.words, way: 'write' })
}

/** An answer in neutral words. What the schema does not know passes as it is. */
export function readAnswer(dialect: Dialect, json: unknown, schema: z.core.$ZodType): unknown {
  if (isNeutral(dialect)) return json
  const answer = translate(json, schema, { words: dialect.words, way: 'accept' })
  return dialect.customs.keepsListenerConfig && schema === Deployment ? withoutUntold(answer) : answer
}

const Untold = z.looseObject({ source_config: z.looseObject({ listener_config: z.null() }) })

/** What the service keeps to itself is not known, rather than not set: an update must not fail over it. */
function withoutUntold(answer: unknown): unknown {
  const told = Untold.safeParse(answer)
  if (!told.success) return answer
  const { listener_config: _untold, ...source_config } = told.data.source_config
  return { ...told.data, source_config }
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

/** Where in a request something is wrong: `loc` of §2.7. */
type Path = readonly (string | number)[]

/** The path of a 422's entry in neutral words. @param schema Of the request's body, where it has one. */
export function readPath(dialect: Dialect, loc: Path, schema?: z.core.$ZodType): Path {
  const [root, ...path] = loc
  if (isNeutral(dialect) || root !== 'body' || schema === undefined) return loc
  return [root, ...translatePath(path, schema, { words: dialect.words, way: 'accept' })]
}
