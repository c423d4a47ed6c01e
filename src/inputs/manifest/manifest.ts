/** From the text of a manifest to its deployments, or all problems at once with line and column. Pure. */
import type { RunContext } from '../../adapters/github/run-context.js'
import { isFalse } from '../fields.js'
import type { RawInputs } from '../raw-inputs.js'
import type { ParsedInputs } from '../reading.js'
import { type Request, readRequest } from '../request.js'
import { readDeploymentInputs, recordedEnvironment } from './deployment-inputs.js'
import { type MergedDeployment, mergeDeployments, originOf, readEnvironment } from './layers.js'
import { checkNames } from './names.js'
import { checkNeeds, checkWaits } from './needs.js'
import { originsOf } from './origins.js'
import { parseManifest } from './parse.js'
import { placeInputProblems, placeValueProblems } from './place-problems.js'
import { ManifestProblems, type ManifestText } from './problems.js'
import type { NeededDeployment } from './references.js'
import { resolveIdentity, type Shared } from './resolve-values.js'
import { readSelection } from './select.js'
import { checkShape } from './shape.js'
import { listsOnly, readStepInputs } from './step-inputs.js'

export type { ManifestText } from './problems.js'
export type { NeededDeployment } from './references.js'

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
 * Reads a manifest in two stages, each with all its problems: first its shape, then its names and needs, and the
 * selected deployments as the action reads its inputs.
 *
 * @param inputs Those of the step, without defaults.
 * @param check What else the request of a selected deployment must meet.
 * @throws InputError with all problems of a stage, each with line and column.
 */
export async function readManifest(
  file: ManifestText,
  inputs: RawInputs,
  context: RunContext,
  check: CheckRequest = async () => {}
): Promise<Manifest> {
  const parsed = parseManifest(file.text)
  const offsetOf = 'problem' in parsed ? () => parsed.offset ?? 0 : parsed.offsetOf
  const problems = new ManifestProblems(file, offsetOf)
  const step = readStepInputs(inputs, context, problems)
  if ('problem' in parsed) {
    problems.add([], parsed.problem)
    throw problems.error()
  }
  const checked = checkShape(parsed.values, problems)
  if (checked === undefined) throw problems.error()
  const keys = Object.keys(checked.deployments)
  const environment = readEnvironment(inputs, parsed, problems)
  const selected = readSelection(inputs, keys, problems)
  const shared: Shared = { step, environment, keys }
  const merged = mergeDeployments(parsed, environment, problems)
  checkNeeds(merged, problems)
  const identified = merged.map((deployment) => {
    const { key, values } = deployment
    const { found, ...identity } = resolveIdentity(deployment, shared)
    placeValueProblems(found, deployment, problems)
    return {
      ...identity,
      key,
      path: Object.hasOwn(values, 'name') ? originOf(deployment, ['name']) : ['deployments', key]
    }
  })
  checkNames(identified, step, problems)
  // Without a credential, a matrix lists the deployments and sends nothing.
  const used = listsOnly(inputs) ? [] : merged.filter(({ key }) => selected.has(key))
  const waits = await validateAll(used, { shared, problems, check })
  if (!step.is_removal) checkWaits(merged, waits, problems)
  problems.throwIfAny()
  const deployments = merged.map((deployment, at) => {
    const { path: _path, ...identity } = identified[at]!
    return {
      ...identity,
      recorded_in: recordedEnvironment(identity.name, shared),
      needs: [...deployment.needs.keys()],
      is_selected: selected.has(deployment.key),
      ...readersOf(deployment, shared, () => new ManifestProblems(file, offsetOf))
    }
  })
  return { path: file.path, environment, max_parallel: checked.max_parallel, deployments }
}

/** Stands for a deployment that is not live yet, while its dependents are validated or planned. */
const PLACEHOLDER: Required<NeededDeployment> = {
  url: 'https://not-deployed-yet.invalid',
  id: '00000000-0000-4000-8000-000000000000',
  revision_id: '00000000-0000-4000-8000-000000000000'
}

interface Validation {
  shared: Shared
  problems: ManifestProblems
  check: CheckRequest
}

/** Reads each request as the run will, to find its problems before anything is sent. Returns which are waited for. */
async function validateAll(
  deployments: readonly MergedDeployment[],
  { shared, problems, check }: Validation
): Promise<ReadonlyMap<string, boolean>> {
  const { step, keys } = shared
  const needed = new Map(keys.map((key) => [key, PLACEHOLDER]))
  const waits = new Map<string, boolean>()
  for (const deployment of deployments) {
    if (problems.isFull) break
    const { inputs, found } = await readDeploymentInputs(deployment, shared, needed, (path) => problems.lineOf(path))
    waits.set(deployment.key, !isFalse(inputs.raw.wait))
    placeValueProblems(found, deployment, problems)
    try {
      await check(readRequest(inputs, step.context))
    } catch (error) {
      const reported = found.map(({ path }) => path[0])
      placeInputProblems(error, { deployment, step, reported, problems })
    }
  }
  return waits
}

function readersOf(
  deployment: MergedDeployment,
  shared: Shared,
  newProblems: () => ManifestProblems
): Pick<ManifestDeployment, 'readInputs' | 'readKnown' | 'readRequest' | 'origins'> {
  const { keys, step } = shared
  const isPlan = step.raw.command === 'plan' || step.raw.command === 'matrix'
  const read = (needed: ReadonlyMap<string, NeededDeployment>) => {
    // A plan deploys nothing, so what it needs may not exist yet.
    const known = new Map(keys.map((key) => [key, { ...(isPlan && PLACEHOLDER), ...needed.get(key) }] as const))
    return readDeploymentInputs(deployment, shared, known, (path) => newProblems().lineOf(path))
  }
  const readInputs = async (needed: ReadonlyMap<string, NeededDeployment>) => {
    const problems = newProblems()
    const { inputs, found } = await read(needed)
    placeValueProblems(found, deployment, problems)
    problems.throwIfAny()
    return inputs
  }
  return {
    readInputs,
    readKnown: async () => (await read(new Map())).inputs.raw,
    readRequest: async (needed) => {
      const inputs = await readInputs(needed)
      try {
        return readRequest(inputs, step.context)
      } catch (error) {
        const problems = newProblems()
        placeInputProblems(error, { deployment, step, reported: [], problems })
        throw problems.error()
      }
    },
    origins: () => originsOf(deployment, step, newProblems())
  }
}
