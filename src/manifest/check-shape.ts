/** Checks the shape of a manifest with its schema, and names each problem in plain words at its place. */
import type * as z from 'zod'
import { fieldsAt, nearestField } from '../inputs/structured/suggest-field.js'
import { sanitizeLine } from '../text/sanitize.js'
import { deepestAt, type MapValue, type Place, plainOf, type Value } from './document.js'
import { isStepInput } from './keys.js'
import type { ManifestProblems } from './problems.js'
import { DEFAULT_PARALLEL, ManifestSchema } from './schema.js'

/** The parts of a file that have the right shape. */
export interface CheckedManifest {
  max_parallel: number
  defaults: MapValue | undefined
  environments: ReadonlyMap<string, MapValue>
  deployments: ReadonlyMap<string, MapValue>
  /** Keys of all deployments, also of those that are wrong. */
  keys: readonly string[]
  /** Whether a value of this deployment, or of all, is left out because its key or its shape is wrong. */
  lacksValues: (key: string) => boolean
}

type Path = readonly PropertyKey[]

/** Adds every problem of shape. What remains is free of them; undefined if nothing remains. */
export function checkShape(root: Value, problems: ManifestProblems): CheckedManifest | undefined {
  const checked = ManifestSchema.safeParse(plainOf(root))
  const wrong: Path[] = []
  const misplaced = misplacedDeployments(root)
  if (misplaced !== undefined) {
    problems.add(misplaced, 'belongs at the top of the file. Remove the indentation.')
    wrong.push(misplaced.path)
  }
  for (const issue of checked.error?.issues ?? []) {
    for (const { path, problem } of describe(issue, root)) {
      if (misplaced !== undefined && isWithin(path, misplaced.path)) continue
      problems.add(placeOf(root, path), problem)
      wrong.push(path)
    }
  }
  const right = without(root, wrong)
  if (right?.kind !== 'map') return undefined
  const deployments = mapOf(right.entries.get('deployments'))
  if (deployments === undefined) return undefined
  return {
    max_parallel: checked.data?.max_parallel ?? DEFAULT_PARALLEL,
    defaults: mapOf(right.entries.get('defaults')),
    environments: layersOf(right.entries.get('environments')),
    deployments: layersOf(deployments),
    keys: [...layersOf(root.kind === 'map' ? root.entries.get('deployments') : undefined).keys()],
    lacksValues: (key) => wrong.some(([top, name]) => (top === 'deployments' ? name === key : SHARED.has(top)))
  }
}

/** What has values for all deployments. */
const SHARED: ReadonlySet<PropertyKey | undefined> = new Set(['defaults', 'environments'])

/** Where `deployments` stands if it is indented by mistake, so that another key contains it. */
function misplacedDeployments(root: Value): Place | undefined {
  const top = mapOf(root)
  if (top === undefined || top.entries.has('deployments')) return undefined
  const inner = [...top.entries.values()].flatMap((value) => mapOf(value) ?? [])
  const deeper = inner.flatMap(({ entries }) => [...entries.values()].flatMap((value) => mapOf(value) ?? []))
  return [...inner, ...deeper].flatMap(({ entries }) => entries.get('deployments')?.place ?? [])[0]
}

/** Of the key that stands elsewhere, its absence at the top is no problem of its own. */
const isWithin = (path: Path, above: Path) =>
  (path.length === 1 && path[0] === 'deployments') || above.every((part, i) => part === path[i])

const mapOf = (value: Value | undefined): MapValue | undefined => (value?.kind === 'map' ? value : undefined)

/** The entries of a map of layers. One without any values counts as empty. */
export function layersOf(value: Value | undefined): Map<string, MapValue> {
  const entries = [...(mapOf(value)?.entries ?? [])]
  return new Map(
    entries.map(([name, layer]) => [
      name,
      layer.kind === 'map' ? layer : { kind: 'map', place: layer.place, entries: new Map() }
    ])
  )
}

/** Of a missing key: the map that lacks it. */
function placeOf(root: Value, path: Path): Place {
  return { offset: deepestAt(root, path).value.place.offset, path: path as Place['path'] }
}

interface Described {
  path: Path
  problem: string
}

function describe(issue: z.core.$ZodIssue, root: Value, above: Path = []): Described[] {
  const path = [...above, ...issue.path]
  if (issue.code === 'unrecognized_keys')
    return issue.keys
      .slice(0, MOST_UNKNOWN)
      .map((key) => ({ path: [...path, key], problem: describeUnknown(key, path) }))
  if (issue.code === 'invalid_key') return issue.issues.map(({ message }) => ({ path, problem: message }))
  // The branch that got furthest is the one that was meant.
  const branches = issue.code === 'invalid_union' ? issue.errors : []
  const inner = branches.find((branch) => branch.some((one) => one.path.length > 0))
  if (inner !== undefined) return inner.flatMap((one) => describe(one, root, path))
  return [{ path, problem: isMissing(root, path) ? (REQUIRED[String(path[0])] ?? issue.message) : issue.message }]
}

/** More unknown keys of one map are not described. */
const MOST_UNKNOWN = 200

const REQUIRED: Readonly<Record<string, string>> = {
  version: 'is required. Write version: 1.',
  deployments: 'is required. Describe your deployments in it, each under its name.'
}

const isMissing = (root: Value, path: Path) => deepestAt(root, path).rest.length > 0

/** @param path Of the map that has the key. */
function describeUnknown(key: string, path: Path): string {
  if (isStepInput(key) && path.length > 0) return 'is an input of the step. Set it there, under `with`.'
  const known = fieldsAt(ManifestSchema, path)
  if (key === 'needs' || key === 'environments') return 'belongs in a deployment. Move it there.'
  const near = nearestField(key, known)
  if (near !== undefined) return `is not a key. Did you mean ${sanitizeLine(near)}?`
  return path.length === 0
    ? `is not a key. Use ${known.join(', ')}.`
    : 'is not a key. Use an input of the action that belongs to one deployment.'
}

/** The value without what is at the paths. */
function without(value: Value, paths: readonly Path[]): Value | undefined {
  if (paths.some((path) => path.length === 0)) return undefined
  if (paths.length === 0 || value.kind === 'null' || value.kind === 'text') return value
  const below = (key: string | number) =>
    paths.flatMap(([first, ...rest]) => (String(first) === String(key) ? [rest] : []))
  const keep = (inner: Value, key: string | number): Value[] => {
    const kept = without(inner, below(key))
    return kept === undefined ? [] : [kept]
  }
  if (value.kind === 'list') return { ...value, items: value.items.flatMap(keep) }
  const entries = [...value.entries].flatMap(([key, inner]) => keep(inner, key).map((kept) => [key, kept] as const))
  return { ...value, entries: new Map(entries) }
}
