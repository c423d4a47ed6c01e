/** From the text of a manifest to its deployments, or all problems at once with line and column. Pure. */
import { InputError } from '../errors.js'
import type { RunContext } from '../github/run-context.js'
import type { RawInputs } from '../inputs/raw-inputs.js'
import type { ParsedInputs } from '../inputs/reading.js'
import { type Request, readRequest } from '../inputs/request.js'
import { checkShape } from './check-shape.js'
import { readDocument } from './document.js'
import { checkNames } from './names.js'
import { checkNeeds } from './needs.js'
import { ManifestProblems, type ManifestText } from './problems.js'
import { recordedEnvironment, resolveIdentity, resolveInputs } from './resolve/deployment-inputs.js'
import { mergeDeployments, readEnvironment } from './resolve/layers.js'
import { originsOf } from './resolve/origins.js'
import { placeProblems } from './resolve/place-problems.js'
import type { NeededDeployment } from './resolve/references.js'
import type { MergedDeployment, Resolving } from './resolve/resolver.js'
import { readSelection } from './select.js'
import { readStepInputs, withoutValues } from './step-inputs.js'

export type { ManifestText } from './problems.js'
export type { NeededDeployment } from './resolve/references.js'

/** One deployment of a manifest. */
export interface ManifestDeployment {
  /** Its key in the file. */
  key: string
  /** Its resulting name, without the suffix of a preview. */
  name: string
  /** Set if the file names it: then it decides, and not the name. */
  deployment_id?: string
  /** The environment on GitHub in which it is recorded. Those of previews are not named here. */
  recorded_in: string | undefined
  /** Keys of those it needs, also outside the selection. */
  needs: readonly string[]
  is_selected: boolean
  /**
   * Reads its inputs as one step would have them, to mask and to read the request.
   *
   * @param needed By key, once they are live.
   * @throws InputError with the positions of references that have no value.
   */
  readInputs: (needed: ReadonlyMap<string, NeededDeployment>) => Promise<ParsedInputs>
  /** Reads its inputs without the facts of what it needs. */
  readKnown: () => Promise<RawInputs>
  /** Reads its request. @throws InputError with every problem and its position. */
  readRequest: (needed: ReadonlyMap<string, NeededDeployment>) => Promise<Request>
  /** One line per value: which layer it comes from. Values of secrets are not shown. */
  origins: () => string[]
}

/** Checks a request further. @throws InputError. */
export type CheckRequest = (request: Request) => Promise<void>

/** The deployments of a file, and how to run them. */
export interface Manifest {
  path: string
  environment: string | undefined
  max_parallel: number
  deployments: readonly ManifestDeployment[]
}

/**
 * Reads a manifest and validates every deployment as the action validates its inputs; one that is not selected without the
 * values that the step gives.
 *
 * @param check What else the request of a selected deployment must meet.
 * @throws InputError with all problems, each with line and column.
 */
export async function readManifest(
  file: ManifestText,
  inputs: RawInputs,
  context: RunContext,
  check: CheckRequest = async () => {}
): Promise<Manifest> {
  const problems = new ManifestProblems(file)
  const step = readStepInputs(inputs, context, problems)
  const root = readDocument(file.text)
  if ('problem' in root) {
    problems.add({ offset: root.offset ?? 0, path: [] }, root.problem)
    throw problems.error()
  }
  const manifest = checkShape(root, problems)
  if (manifest === undefined) throw problems.error()
  const environment = readEnvironment(inputs, manifest, problems)
  const selected = readSelection(inputs, manifest.keys, problems)
  const merged = mergeDeployments(manifest, environment, problems)
  checkNeeds(merged, manifest.keys, problems)
  const resolving: Resolving = { step, environment, keys: manifest.keys, lacksValues: manifest.lacksValues, problems }
  const identified = merged.map((deployment) => ({ deployment, ...resolveIdentity(deployment, resolving) }))
  checkNames(
    identified.map(({ deployment, ...identity }) => ({
      ...identity,
      key: deployment.key,
      place: placeOfName(deployment)
    })),
    step,
    problems
  )
  const others = { ...resolving, step: withoutValues(step) }
  for (const deployment of merged) {
    if (problems.isFull) break
    if (selected.has(deployment.key)) await validate(deployment, resolving, check)
    else await validate(deployment, others)
  }
  problems.throwIfAny()
  const deployments = identified.map(({ deployment, ...identity }) => ({
    ...identity,
    key: deployment.key,
    recorded_in: recordedEnvironment(identity.name, resolving),
    needs: [...deployment.needs.keys()],
    is_selected: selected.has(deployment.key),
    ...readersOf(file, deployment, resolving)
  }))
  return { path: file.path, environment, max_parallel: manifest.max_parallel, deployments }
}

const placeOfName = ({ values, place }: MergedDeployment) => values.entries.get('name')?.place ?? place

/** Stands for a deployment that is not live yet, while its dependents are validated or planned. */
const PLACEHOLDER: Required<NeededDeployment> = {
  url: 'https://not-deployed-yet.invalid',
  id: '00000000-0000-4000-8000-000000000000',
  revision_id: '00000000-0000-4000-8000-000000000000'
}

/** Reads the request as the run will, to find its problems before anything is sent. */
async function validate(deployment: MergedDeployment, resolving: Resolving, check?: CheckRequest): Promise<void> {
  const needed = new Map(resolving.keys.map((key) => [key, PLACEHOLDER]))
  const request = await requestOf(deployment, resolving, needed)
  if (request === undefined || check === undefined) return
  try {
    await check(request)
  } catch (error) {
    if (!(error instanceof InputError)) throw error
    placeProblems(error.problems, deployment, resolving)
  }
}

/** Undefined if there are problems, which are then added. */
async function requestOf(
  deployment: MergedDeployment,
  resolving: Resolving,
  needed: ReadonlyMap<string, NeededDeployment>
): Promise<Request | undefined> {
  const { inputs, unresolved } = await resolveInputs(deployment, resolving, needed)
  // The source decides which of the other values are right.
  if (resolving.step.lacks_values && unresolved.has('source')) return undefined
  try {
    return readRequest(inputs, resolving.step.context)
  } catch (error) {
    if (!(error instanceof InputError)) throw error
    // What is wrong with a reference is reported already.
    const others = error.problems.filter(({ input }) => !unresolved.has(input.split(/[.[]/, 1)[0] ?? ''))
    placeProblems(others, deployment, resolving)
    return undefined
  }
}

function readersOf(
  file: ManifestText,
  deployment: MergedDeployment,
  validated: Resolving
): Pick<ManifestDeployment, 'readInputs' | 'readKnown' | 'readRequest' | 'origins'> {
  const isPlan = validated.step.raw.command === 'plan' || validated.step.raw.command === 'matrix'
  const start = (needed: ReadonlyMap<string, NeededDeployment>) => {
    const problems = new ManifestProblems(file)
    // A plan deploys nothing, so what it needs may not exist yet.
    const known = new Map(
      validated.keys.map((key) => [key, { ...(isPlan && PLACEHOLDER), ...needed.get(key) }] as const)
    )
    const step = { ...validated.step, lists_only: false }
    return { problems, resolving: { ...validated, step, problems }, known }
  }
  return {
    readInputs: async (needed) => {
      const { problems, resolving, known } = start(needed)
      const { inputs } = await resolveInputs(deployment, resolving, known)
      problems.throwIfAny()
      return inputs
    },
    readKnown: async () => {
      const { resolving, known } = start(new Map())
      return (await resolveInputs(deployment, resolving, known)).inputs.raw
    },
    readRequest: async (needed) => {
      const { problems, resolving, known } = start(needed)
      const request = await requestOf(deployment, resolving, known)
      problems.throwIfAny()
      if (request === undefined) throw problems.error()
      return request
    },
    origins: () => originsOf(deployment, validated)
  }
}
