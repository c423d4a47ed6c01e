/**
 * The layers of each deployment, merged: `defaults`, the environment, the deployment, and its own
 * environment.
 */
import { isDeepStrictEqual } from 'node:util'
import { didYouMean } from '../../text/did-you-mean.js'
import {
  isMap,
  type ManifestProblems,
  mapAt,
  type ParsedManifest,
  type Path,
  type Values,
  valueAt
} from './document.js'

/** The inputs that one part of the file sets. */
interface Layer {
  /** Where the part is. */
  path: Path
  values: Values
}

/** A deployment whose layers are merged. */
export interface MergedDeployment {
  key: string
  /** Scalars are texts as they are spelled, except within `resource_spec` and `smoke_input`. */
  values: Values
  /** The later one wins. */
  layers: readonly Layer[]
  /** Keys that it needs, with the place of each. */
  needs: ReadonlyMap<string, Path>
}

/**
 * Merges the layers of each deployment. Adds a problem for an environment that the file does not
 * name at its top.
 */
export function mergeDeployments(
  parsed: ParsedManifest,
  {
    environment,
    environments: known
  }: { environment: string | undefined; environments: readonly string[] },
  problems: ManifestProblems
): MergedDeployment[] {
  const within = (path: Path) =>
    environment === undefined ? [] : [[...path, 'environments', environment]]
  return Object.keys(mapAt(parsed.texts, ['deployments'])).map((key) => {
    const path = ['deployments', key]
    for (const name of Object.keys(mapAt(parsed.texts, [...path, 'environments']))) {
      // A misspelled one must not be ignored.
      if (!known.includes(name))
        problems.add(
          [...path, 'environments', name],
          `is not an environment of the file.${didYouMean(name, known)} ` +
            'Add it under environments at the top.'
        )
    }
    const own = [path, ...within(path)]
    const layers = [['defaults'], ...within([]), ...own].map((path) => layerAt(parsed, path))
    const needs = new Map(own.flatMap((path) => needsAt(parsed, [...path, 'needs'])))
    return { key, values: mergeLayers(layers.map(({ values }) => values)), layers, needs }
  })
}

/** Only the inputs. Numbers within a structure stay numbers. */
function layerAt({ texts, values }: ParsedManifest, path: Path): Layer {
  const { needs: _needs, environments: _environments, ...written } = mapAt(texts, path)
  const { resource_spec, smoke_input } = mapAt(values, path)
  const structures = Object.entries({ resource_spec, smoke_input }).filter(([, value]) =>
    isMap(value)
  )
  return { path, values: withPlainForms({ ...written, ...Object.fromEntries(structures) }) }
}

function needsAt({ texts }: ParsedManifest, path: Path): [string, Path][] {
  const needs = valueAt(texts, path)
  return Array.isArray(needs) ? needs.map((key, i) => [String(key), [...path, i]]) : []
}

/**
 * Brings what may be written in two forms into one: `[A]` is short for `{A: '${secrets.A}'}`, and
 * `paths` may be lines.
 */
export function withPlainForms(layer: Values): Values {
  const { secrets, paths } = layer
  return {
    ...layer,
    ...(Array.isArray(secrets) && {
      secrets: Object.fromEntries(secrets.map((name: string) => [name, `\${secrets.${name}}`]))
    }),
    ...(typeof paths === 'string' && {
      paths: paths.split(/\r\n|\n|\r/).filter((line) => !/^\s*(?:#|$)/.test(line))
    })
  }
}

/** Merges layers in their plain forms, in their order. */
export function mergeLayers(layers: readonly Values[]): Values {
  const merged = Object.entries(layers.reduce<Values>(mergeMaps, {}))
  return withoutNulls(Object.fromEntries(merged.filter(([, value]) => !isEmptied(value))))
}

/**
 * Maps are merged, lists are joined, and all else is replaced. A null stays as a mark, until
 * `withoutNulls`.
 */
function mergeMaps(earlier: Values, later: Values): Values {
  const added = Object.entries(later).map(([key, value]) => {
    const before = valueAt(earlier, [key])
    if (isMap(before) && isMap(value)) return [key, mergeMaps(before, value)]
    return [
      key,
      Array.isArray(before) && Array.isArray(value) ? joinLists([...before, ...value]) : value
    ]
  })
  return { ...earlier, ...Object.fromEntries(added) }
}

/** Of equal values the last stays: among patterns of paths, the last match decides. */
function joinLists(items: readonly unknown[]): unknown[] {
  const last = new Map(items.map((item, at) => [JSON.stringify(item), at]))
  return items.filter((item, at) => last.get(JSON.stringify(item)) === at)
}

/**
 * A map that loses all its entries is unset. One that is written as {} is not: it says that nothing
 * is left.
 */
function isEmptied(value: unknown): boolean {
  const entries = isMap(value) ? Object.values(value) : []
  return entries.length > 0 && entries.every((entry) => entry === null)
}

function withoutNulls(map: Values): Values {
  const entries = Object.entries(map).filter(([, value]) => value !== null)
  return Object.fromEntries(
    entries.map(([key, value]) => [key, isMap(value) ? withoutNulls(value) : value])
  )
}

/**
 * Where a merged value is written: in the nearest layer that has it, or else what is above it. A
 * list that is joined from two layers is in neither.
 */
export function originOf({ key, layers, values }: MergedDeployment, path: Path): Path {
  for (let length = path.length; length > 0; length--) {
    const at = path.slice(0, length)
    const value = valueAt(values, at)
    const layer = layers.findLast((one) => isDeepStrictEqual(valueAt(one.values, at), value))
    if (value !== undefined && layer !== undefined) return [...layer.path, ...path]
  }
  return ['deployments', key, ...path]
}

/**
 * One line per input: every place of the file that its value comes from.
 * @param given Inputs that the step sets instead.
 */
export function originsOf(
  { key, values, layers }: MergedDeployment,
  given: readonly string[],
  problems: ManifestProblems
): string[] {
  const placesOf = (input: string) =>
    layers
      .filter(({ values }) => Object.hasOwn(values, input))
      .map(({ path }) => problems.nameOf([...path, input]))
  return [
    ...Object.keys(values)
      .filter((input) => !given.includes(input))
      .map((input) => `${key}.${input} ← ${placesOf(input).join(', ')}`),
    ...given.map((input) => `${key}.${input} ← input ${input} of the step`)
  ]
}
