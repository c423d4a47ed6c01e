/** The layers of each deployment: `defaults`, the environment, the deployment, and its own environment. */
import type { RawInputs } from '../../inputs/raw-inputs.js'
import { suggestion } from '../../text/nearest.js'
import { sanitizeLine } from '../../text/sanitize.js'
import { type CheckedManifest, layersOf } from '../check-shape.js'
import { type ListValue, type MapValue, type Value, weightOf } from '../document.js'
import { readNeeds } from '../needs.js'
import type { ManifestProblems } from '../problems.js'
import { mergeLayers } from './merge.js'
import type { MergedDeployment } from './resolver.js'

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

/** The weight of the layers of all deployments together. A defaults section of 500 deployments counts 500 times. */
const MOST_WEIGHT = 300_000

/** Merges the layers of each deployment. Adds a problem for an environment that the file does not name at its top. */
export function mergeDeployments(
  manifest: CheckedManifest,
  environment: string | undefined,
  problems: ManifestProblems
): MergedDeployment[] {
  const named = environment === undefined ? undefined : manifest.environments.get(environment)
  const shared = [manifest.defaults, named].filter((layer) => layer !== undefined)
  const sharedWeight = shared.reduce((sum, layer) => sum + weightOf(layer), 0)
  let weight = 0
  const merged: MergedDeployment[] = []
  for (const [key, deployment] of manifest.deployments) {
    checkEnvironments(deployment, manifest, problems)
    weight += sharedWeight + weightOf(deployment)
    if (weight > MOST_WEIGHT) {
      problems.add({ offset: 0, path: [] }, 'has too many values in `defaults` and deployments together. Write fewer.')
      throw problems.error()
    }
    const chosen =
      environment === undefined ? undefined : layersOf(deployment.entries.get('environments')).get(environment)
    const own = [deployment, chosen].filter((layer) => layer !== undefined)
    const needs = readNeeds(own.flatMap((layer) => listOf(layer.entries.get('needs'))))
    const values = mergeLayers([...shared, ...own.map(withoutLayers)], deployment.place)
    merged.push({ key, place: deployment.place, values, needs })
  }
  return merged
}

/** The environments of a deployment are among those at the top, so that a misspelled one is not ignored. */
function checkEnvironments({ entries }: MapValue, { environments }: CheckedManifest, problems: ManifestProblems): void {
  for (const [name, { place }] of layersOf(entries.get('environments'))) {
    if (environments.has(name)) continue
    const meant = suggestion(name, [...environments.keys()])
    problems.add(place, `is not an environment of the file.${meant} Add it under environments at the top.`)
  }
}

const listOf = (value: Value | undefined): ListValue[] => (value?.kind === 'list' ? [value] : [])

/** Only the inputs of a layer. */
function withoutLayers({ entries, ...layer }: MapValue): MapValue {
  return { ...layer, entries: new Map([...entries].filter(([key]) => key !== 'needs' && key !== 'environments')) }
}
