/** The layers of each deployment: `defaults`, the environment, the deployment, and its own environment. */
import type { RawInputs } from '../inputs/raw-inputs.js'
import { suggestion } from '../text/nearest.js'
import { sanitizeLine } from '../text/sanitize.js'
import { type CheckedManifest, layersOf } from './check-shape.js'
import type { ListValue, MapValue, Value } from './document.js'
import { mergeLayers } from './merge.js'
import { readNeeds } from './needs.js'
import type { ManifestProblems } from './problems.js'
import type { MergedDeployment } from './resolve-deployment.js'

/** The environment that the step names. It must be one of the file. */
export function readEnvironment(
  { environment }: Pick<RawInputs, 'environment'>,
  { environments }: CheckedManifest,
  problems: ManifestProblems
): string | undefined {
  if (environment === undefined || environments.has(environment)) return environment
  const names = [...environments.keys()]
  const shown = `"${sanitizeLine(environment, 60)}"`
  const known =
    names.length === 0
      ? ' The manifest has no environments.'
      : suggestion(environment, names) || ` It has ${names.map((name) => sanitizeLine(name, 60)).join(', ')}.`
  problems.addInput(
    'environment',
    `${shown} is not an environment of the manifest.${known} Add it under environments, with {} if it changes nothing.`
  )
  return environment
}

/** Merges the layers of each deployment. Adds a problem for an environment that the file does not name at its top. */
export function mergeDeployments(
  manifest: CheckedManifest,
  environment: string | undefined,
  problems: ManifestProblems
): MergedDeployment[] {
  return [...manifest.deployments].map(([key, deployment]) => {
    const own = layersOf(deployment.entries.get('environments'))
    for (const [name, { place }] of own) {
      if (manifest.environments.has(name)) continue
      const names = [...manifest.environments.keys()]
      problems.add(
        place,
        `is not an environment of the file.${suggestion(name, names)} Add it under environments at the top.`
      )
    }
    const chosen = environment === undefined ? undefined : own.get(environment)
    const layers = [
      manifest.defaults,
      environment === undefined ? undefined : manifest.environments.get(environment),
      withoutLayers(deployment),
      chosen && withoutLayers(chosen)
    ]
    const needs = readNeeds([deployment, chosen].flatMap((layer) => listOf(layer?.entries.get('needs'))))
    const given = layers.filter((layer) => layer !== undefined)
    return { key, place: deployment.place, values: mergeLayers(given, deployment.place), needs }
  })
}

const listOf = (value: Value | undefined): ListValue[] => (value?.kind === 'list' ? [value] : [])

/** Only the inputs of a layer. */
function withoutLayers({ entries, ...layer }: MapValue): MapValue {
  return { ...layer, entries: new Map([...entries].filter(([key]) => key !== 'needs' && key !== 'environments')) }
}
