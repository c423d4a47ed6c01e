/** Merges the layers of a deployment: lists are joined, maps are merged, all else is replaced, and null removes. */
import type { ListValue, MapValue, Place, Value } from '../document.js'

/** The value of an earlier layer with that of a later one. A null stays as a mark, until `withoutNulls`. */
export function merge(earlier: Value, later: Value): Value {
  if (earlier.kind === 'map' && later.kind === 'map') return mergeMaps(earlier, later)
  if (earlier.kind === 'list' && later.kind === 'list') return joinLists(earlier, later)
  return later
}

/** Merges layers in their order. */
export function mergeLayers(layers: readonly MapValue[], place: Place): MapValue {
  const empty: MapValue = { kind: 'map', place, entries: new Map() }
  const { entries, ...merged } = layers.map(withPlainForms).reduce(mergeMaps, empty)
  const kept = [...entries].filter(([, value]) => !isEmptied(value))
  return withoutNulls({ ...merged, entries: new Map(kept) })
}

/** A map that loses all its entries is unset. One that is written as {} is not: it says that nothing is left. */
function isEmptied(value: Value): boolean {
  if (value.kind !== 'map' || value.entries.size === 0) return false
  return [...value.entries.values()].every(({ kind }) => kind === 'null')
}

function mergeMaps(earlier: MapValue, later: MapValue): MapValue {
  const entries = new Map(earlier.entries)
  for (const [key, value] of later.entries) {
    const before = entries.get(key)
    entries.set(key, before === undefined ? value : merge(before, value))
  }
  return { kind: 'map', place: later.place, entries }
}

/** Of equal values the last stays: among patterns of paths, the last match decides. */
function joinLists(earlier: ListValue, later: ListValue): ListValue {
  const items = new Map<string, Value>()
  for (const item of [...earlier.items, ...later.items]) {
    const shown = contentOf(item)
    items.delete(shown)
    items.set(shown, item)
  }
  return { kind: 'list', place: later.place, items: [...items.values()] }
}

/** Equal for equal values, whatever their places. */
function contentOf(value: Value): string {
  switch (value.kind) {
    case 'null':
      return 'null'
    case 'text':
      return JSON.stringify(value.text)
    case 'list':
      return `[${value.items.map(contentOf).join()}]`
    case 'map':
      return `{${[...value.entries].map(([key, inner]) => `${JSON.stringify(key)}:${contentOf(inner)}`).join()}}`
  }
}

function withoutNulls(map: MapValue): MapValue {
  const entries = [...map.entries].flatMap(([key, value]) => {
    if (value.kind === 'null') return []
    return [[key, value.kind === 'map' ? withoutNulls(value) : value] as const]
  })
  return { ...map, entries: new Map(entries) }
}

/** Brings what may be written in two forms into one, so that layers can be merged: `secrets` and `paths`. */
function withPlainForms(layer: MapValue): MapValue {
  const entries = new Map(layer.entries)
  const secrets = entries.get('secrets')
  const paths = entries.get('paths')
  if (secrets?.kind === 'list') entries.set('secrets', namedSecrets(secrets))
  if (paths?.kind === 'text') entries.set('paths', listOfLines(paths))
  return { ...layer, entries }
}

/** `[A]` is short for `{A: '${secrets.A}'}`. */
function namedSecrets({ place, items }: ListValue): MapValue {
  const entries = items.flatMap((item) => {
    if (item.kind !== 'text') return []
    const text = `\${secrets.${item.text}}`
    return [[item.text, { kind: 'text', place: item.place, text, value: text }] as const]
  })
  return { kind: 'map', place, entries: new Map(entries) }
}

function listOfLines({ place, text }: { place: Place; text: string }): ListValue {
  const lines = text.split(/\r\n|\n|\r/).filter((line) => !/^\s*(?:#|$)/.test(line))
  return { kind: 'list', place, items: lines.map((line) => ({ kind: 'text', place, text: line, value: line })) }
}
