/** A manifest as plain values, and the paths that lead to them. */
import { offsetOf, type Place, parseOne, spelledValueOf, type TextProblem, valueOf } from '../structured/yaml.js'

/** Keys that lead to a value from the top of the file, or of a deployment. */
export type Path = readonly (string | number)[]

/** Values by their names. */
export type Values = Readonly<Record<string, unknown>>

export const isMap = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The value under a key, or at a place of a list; undefined if there is none. */
function childOf(value: unknown, part: PropertyKey): unknown {
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

/** A file with the values of its one document. */
export interface ParsedManifest {
  /** With numbers and booleans. */
  values: unknown
  /** The same values, but numbers and booleans as they are spelled. */
  texts: unknown
  /** Where the value at a path starts, or what is nearest above it: its key, or the entry of a list. */
  placeOf: (path: Path) => Place
}

/** Parses one YAML or JSON document. */
export function parseManifest(text: string): ParsedManifest | TextProblem {
  const parsed = parseOne(text)
  if ('problem' in parsed) return withHint(parsed, text)
  const { document, placeOf } = parsed
  if (document.contents === null) return { problem: 'is empty. Describe your deployments in it.' }
  const read = valueOf(document)
  if ('problem' in read) return read
  const texts = spelledValueOf(document)
  return { values: read.value, texts, placeOf: (path) => placeOf(offsetOf(document, path)) }
}

/** YAML reads the { of an unquoted reference as the start of a map. */
function withHint({ problem, place }: TextProblem, text: string): TextProblem {
  if (place === undefined) return { problem }
  const isReference = text.split('\n')[place.line - 1]?.includes('${')
  return { problem: isReference ? `${problem} Quote values with references: '\${…}'.` : problem, place }
}
