/** Parses the text of a manifest into plain values, and finds where each is written. */
import { offsetOf, parseOne, type TextProblem, valueOf } from '../structured/yaml.js'
import { isMap, type Path } from './values.js'

/** A file with the values of its one document. */
export interface ParsedManifest {
  /** With numbers and booleans. */
  values: unknown
  /** The same values, but numbers and booleans as they are spelled: `1.10` stays `1.10`. */
  texts: unknown
  /** Where the value at a path starts, or what is nearest above it: its key, or the entry of a list. */
  offsetOf: (path: Path) => number
}

/** Parses one YAML or JSON document. */
export function parseManifest(text: string): ParsedManifest | TextProblem {
  const document = parseOne(text)
  if ('problem' in document) return withHint(document, text)
  if (document.contents === null) return { problem: 'is empty. Describe your deployments in it.' }
  const typed = valueOf(document)
  if ('problem' in typed) return typed
  const spelled = parseOne(text, 'failsafe')
  const texts = 'problem' in spelled ? typed.value : spell(typed.value, spelled.toJS({ maxAliasCount: -1 }))
  return { values: typed.value, texts, offsetOf: (path) => offsetOf(document, path) }
}

/** The values with numbers and booleans as texts. */
function spell(value: unknown, spelled: unknown): unknown {
  if (Array.isArray(value)) return value.map((item, i) => spell(item, (spelled as unknown[])[i]))
  if (!isMap(value)) return value === null ? null : spelled
  const texts = spelled as Record<string, unknown>
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, spell(inner, texts[key])]))
}

/** YAML reads the { of an unquoted reference as the start of a map. */
function withHint({ problem, offset }: TextProblem, text: string): TextProblem {
  if (offset === undefined) return { problem }
  const start = text.lastIndexOf('\n', offset - 1) + 1
  const [line = ''] = text.slice(start).split('\n', 1)
  const hint = line.includes('${') ? " Quote values with references: '${…}'." : ''
  return { problem: `${problem}${hint}`, offset }
}
