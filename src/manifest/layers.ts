/** The layers of each deployment: `defaults`, the environment, the deployment, and its own environment. */
import type { RawInputs } from '../inputs/raw-inputs.js'
import { didYouMean } from '../text/did-you-mean.js'
import { sanitizeLine } from '../text/sanitize.js'
import { mergeLayers } from './merge.js'
import { MOST_WORK, type ParsedManifest, TOO_MUCH_WORK } from './parse.js'
import type { ManifestProblems } from './problems.js'
import { childOf, isMap, mapAt, type Path, type Values, valueAt } from './values.js'

/** The inputs that one part of the file sets, as they are written. */
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

/** The environment that the step names. It must be one of the file. */
export function readEnvironment(
  { environment }: Pick<RawInputs, 'environment'>,
  { texts }: ParsedManifest,
  problems: ManifestProblems
): string | undefined {
  const environments = mapAt(texts, ['environments'])
  if (environment === undefined || Object.hasOwn(environments, environment)) return environment
  const names = Object.keys(environments)
  const shown = `"${sanitizeLine(environment, 60)}"`
  const known =
    names.length === 0
      ? ' The manifest has no environments.'
      : didYouMean(environment, names) || ` It has ${names.map((name) => sanitizeLine(name, 60)).join(', ')}.`
  problems.addInput(
    'environment',
    `${shown} is not an environment of the manifest.${known} Add it under environments, with {} if it changes nothing.`
  )
  return environment
}

/** Merges the layers of each deployment. Adds a problem for an environment that the file does not name at its top. */
export function mergeDeployments(
  parsed: ParsedManifest,
  environment: string | undefined,
  problems: ManifestProblems
): MergedDeployment[] {
  const { texts, sizeOf } = parsed
  const keys = Object.keys(mapAt(texts, ['deployments']))
  const shared: Path[] = [['defaults'], ...(environment === undefined ? [] : [['environments', environment]])]
  const work = (path: Path) => sizeOf(valueAt(texts, path))
  const all = keys.map((key) => work(['deployments', key])).reduce((sum, one) => sum + one, 0)
  if (all + keys.length * shared.map(work).reduce((sum, one) => sum + one, 0) > MOST_WORK) {
    problems.add([], TOO_MUCH_WORK)
    throw problems.error()
  }
  return keys.map((key) => {
    const path = ['deployments', key]
    checkEnvironments(parsed, path, problems)
    const own = [path, ...(environment === undefined ? [] : [[...path, 'environments', environment]])]
    const layers = [...shared, ...own].map((path) => layerAt(parsed, path))
    const needs = new Map(own.flatMap((path) => needsAt(parsed, [...path, 'needs'])))
    return { key, values: mergeLayers(layers.map(({ values }) => values)), layers, needs }
  })
}

/** The environments of a deployment are among those at the top, so that a misspelled one is not ignored. */
function checkEnvironments({ texts }: ParsedManifest, path: Path, problems: ManifestProblems): void {
  const known = Object.keys(mapAt(texts, ['environments']))
  for (const name of Object.keys(mapAt(texts, [...path, 'environments']))) {
    if (known.includes(name)) continue
    const meant = didYouMean(name, known)
    problems.add(
      [...path, 'environments', name],
      `is not an environment of the file.${meant} Add it under environments at the top.`
    )
  }
}

/** Only the inputs. Numbers within a structure stay numbers. */
function layerAt({ texts, values }: ParsedManifest, path: Path): Layer {
  const written = mapAt(texts, path)
  const typed = mapAt(values, path)
  const keys = Object.keys(written).filter((key) => key !== 'needs' && key !== 'environments')
  const isStructure = (key: string) => STRUCTURES.has(key) && isMap(typed[key])
  return { path, values: Object.fromEntries(keys.map((key) => [key, (isStructure(key) ? typed : written)[key]])) }
}

const STRUCTURES: ReadonlySet<string> = new Set(['resource_spec', 'smoke_input'])

function needsAt({ texts }: ParsedManifest, path: Path): [string, Path][] {
  const needs = valueAt(texts, path)
  return Array.isArray(needs) ? needs.map((key, i) => [String(key), [...path, i]]) : []
}

/** Where a merged value is written: in the nearest layer that has it, or else what is above it. */
export function originOf({ key, layers, values }: MergedDeployment, path: Path): Path {
  for (let length = path.length; length > 0; length--) {
    for (const layer of layers.toReversed()) {
      const found = pathIn(layer.values, values, path.slice(0, length))
      if (found !== undefined) return [...layer.path, ...found, ...path.slice(length)]
    }
  }
  return ['deployments', key, ...path]
}

/** The path in a layer to what is at a path of the merged values. */
function pathIn(layer: unknown, merged: unknown, [part, ...rest]: Path): Path | undefined {
  if (part === undefined) return layer === undefined || layer === null ? undefined : []
  const value = childOf(merged, part)
  // Lines of paths.
  if (typeof layer === 'string' && Array.isArray(merged)) return []
  const at = Array.isArray(layer) ? placeInList(layer, part, value) : part
  const found = at === undefined ? undefined : pathIn(childOf(layer, at), value, rest)
  return at === undefined || found === undefined ? undefined : [at, ...found]
}

/** In a list of names of secrets, the name is the key of the merged value. */
function placeInList(list: readonly unknown[], part: string | number, value: unknown): number | undefined {
  const sought = typeof part === 'number' ? value : part
  const shown = JSON.stringify(sought)
  const isSame = (item: unknown) => item === sought || (typeof item === 'object' && JSON.stringify(item) === shown)
  const at = list.findLastIndex(isSame)
  return at < 0 ? undefined : at
}
