/** Merges the layers of a deployment: lists are joined, maps are merged, all else is replaced, and null removes. */
import { isMap, type Values } from './document.js'

/** Merges layers in their plain forms, in their order. */
export function mergeLayers(layers: readonly Values[]): Values {
  const merged = layers.reduce(mergeMaps, {})
  return withoutNulls(Object.fromEntries(Object.entries(merged).filter(([, value]) => !isEmptied(value))))
}

/** The value of an earlier layer with that of a later one. A null stays as a mark, until `withoutNulls`. */
function merge(earlier: unknown, later: unknown): unknown {
  if (isMap(earlier) && isMap(later)) return mergeMaps(earlier, later)
  return Array.isArray(earlier) && Array.isArray(later) ? joinLists([...earlier, ...later]) : later
}

function mergeMaps(earlier: Values, later: Values): Values {
  const added = Object.entries(later).map(([key, value]) => [
    key,
    Object.hasOwn(earlier, key) ? merge(earlier[key], value) : value
  ])
  return { ...earlier, ...Object.fromEntries(added) }
}

/** Of equal values the last stays: among patterns of paths, the last match decides. */
function joinLists(items: readonly unknown[]): unknown[] {
  const last = new Map(items.map((item, at) => [JSON.stringify(item), at]))
  return items.filter((item, at) => last.get(JSON.stringify(item)) === at)
}

/** A map that loses all its entries is unset. One that is written as {} is not: it says that nothing is left. */
function isEmptied(value: unknown): boolean {
  const entries = isMap(value) ? Object.values(value) : []
  return entries.length > 0 && entries.every((entry) => entry === null)
}

function withoutNulls(map: Values): Values {
  const entries = Object.entries(map).filter(([, value]) => value !== null)
  return Object.fromEntries(entries.map(([key, value]) => [key, isMap(value) ? withoutNulls(value) : value]))
}

/** Brings what may be written in two forms into one: `[A]` is short for `{A: '${secrets.A}'}`, and `paths` may be lines. */
export function withPlainForms(layer: Values): Values {
  const { secrets, paths } = layer
  return {
    ...layer,
    ...(Array.isArray(secrets) && {
      secrets: Object.fromEntries(secrets.map((name: string) => [name, `\${secrets.${name}}`]))
    }),
    ...(typeof paths === 'string' && { paths: paths.split(/\r\n|\n|\r/).filter((line) => !/^\s*(?:#|$)/.test(line)) })
  }
}
